"""The options of the engine are those of a plain enumerator written from the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from rftg_desktop.kernel import engine
from rftg_desktop.rules.roll.game import base_game
from tests.helpers.brute_force import CHOICES, legal, normal
from tests.helpers.playouts import playout, rich_position
from tests.helpers.position import show

MOVES_OF_A_GAME = 400


def _compare(seed: int, seats: int, rich: bool) -> Counter[str]:
    """Compare at each position of a game; return how often each kind of choice was met."""
    met: Counter[str] = Counter()
    state = rich_position(seed, seats) if rich else None
    for number, step in enumerate(playout(seed, seats, state)):
        if number == MOVES_OF_A_GAME:
            break
        found = [normal(step.before, step.seat, option) for option in step.options]
        where = f"seat {step.seat}\n{show(step.before)}"
        assert len(set(found)) == len(found), f"an option is offered twice: {where}"
        assert set(found) == legal(step.before, step.seat), where
        met[type(engine.choice_of(step.before, step.seat)).__name__] += 1
    return met


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_options_equal_the_enumerators(seats: int, how_many: Callable[[int, int], int]) -> None:
    """Ordinary games and games from full tableaus; every kind of choice must have come up."""
    met: Counter[str] = Counter()
    for seed in range(how_many(40, 4000)):
        met += _compare(1000 * seats + seed, seats, rich=seed % 4 > 0)
    assert set(met) == CHOICES, f"never met: {set(CHOICES) - set(met)}"
    assert set(CHOICES) == {kind.__name__ for kind in base_game().choices}
