"""Multisets as sorted tuples: they hash, compare and print, and equal contents are equal values."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable
from typing import Any, TypeVar

T = TypeVar("T")


def bag_of(things: Iterable[T]) -> tuple[T, ...]:
    """Return the multiset of ``things``."""
    return tuple(sorted(things))  # type: ignore[type-var]


def with_one(zone: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """Return ``zone`` with one more ``thing``."""
    items: list[Any] = list(zone)
    insort(items, thing)
    return tuple(items)


def without_one(zone: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """Return ``zone`` with one ``thing`` fewer.

    Raises:
        KeyError: ``thing`` is not there.
    """
    items: tuple[Any, ...] = zone
    at = bisect_left(items, thing)
    if at == len(zone) or zone[at] != thing:
        raise KeyError(thing)
    return zone[:at] + zone[at + 1 :]


def kinds(zone: tuple[T, ...]) -> tuple[T, ...]:
    """Return each different thing of ``zone`` once, in order."""
    if len(zone) < 2:
        return zone
    if zone[0] == zone[-1]:
        return zone[:1]
    return tuple(dict.fromkeys(zone))
