"""Chance gives the same numbers on every machine, for ever: saved games stand on it."""

from __future__ import annotations

from collections import Counter

from rftg_desktop.kernel import rng


def test_the_published_sequence() -> None:
    """The first numbers of SplitMix64 from state 0, as its authors publish them."""
    state, found = 0, []
    for _ in range(4):
        bits, state = rng.draw(state)
        found.append(bits)
    assert found == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]


def test_fixed_values_of_a_seed() -> None:
    state = rng.seeded(7)
    rolls = []
    for _ in range(12):
        roll, state = rng.below(state, 6)
        rolls.append(roll)
    assert rolls == [0, 2, 0, 0, 1, 1, 2, 4, 3, 3, 5, 0]
    assert rng.shuffled(rng.seeded(7), "abcdefgh")[0] == tuple("hgdefacb")


def test_any_whole_number_is_a_seed() -> None:
    states = {rng.seeded(seed) for seed in (-1, 0, 1, 2**64, 2**64 + 1, 10**30)}
    assert all(0 <= state < 2**64 for state in states)
    assert len(states) > 3


def test_rolls_are_even_enough() -> None:
    state, counts = rng.seeded(1), Counter[int]()
    for _ in range(60_000):
        roll, state = rng.below(state, 6)
        counts[roll] += 1
    assert set(counts) == set(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_shuffles_keep_everything_and_reach_every_order() -> None:
    state, orders = rng.seeded(2), set()
    for _ in range(500):
        order, state = rng.shuffled(state, (1, 2, 2, 3))
        assert sorted(order) == [1, 2, 2, 3]
        orders.add(order)
    assert len(orders) == 12
    assert rng.shuffled(5, ()) == ((), 5)
    assert rng.shuffled(5, "x") == (("x",), 5)
