"""Multisets are sorted tuples: equal contents are equal values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rftg_desktop.kernel.multiset import bag_of, kinds, with_one, without_one

things = st.lists(st.integers(0, 5))


@given(things, st.integers(0, 5))
def test_putting_in_and_taking_out(items: list[int], thing: int) -> None:
    bag = bag_of(items)
    fuller = with_one(bag, thing)
    assert fuller == bag_of([*items, thing])
    assert without_one(fuller, thing) == bag
    assert bag_of(reversed(items)) == bag


@given(things, st.integers(0, 5))
def test_what_is_not_there_cannot_be_taken(items: list[int], thing: int) -> None:
    bag = bag_of(items)
    if thing in bag:
        assert len(without_one(bag, thing)) == len(bag) - 1
    else:
        with pytest.raises(KeyError):
            without_one(bag, thing)


@given(things)
def test_kinds_are_each_once_in_order(items: list[int]) -> None:
    assert kinds(bag_of(items)) == tuple(sorted(set(items)))
