"""Positions from outside that The Brink of War could not bring about are refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.rules.race.brink.steps import FlipForSearch, FoundCard
from rftg_desktop.rules.race.checks import check
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import State
from tests.helpers.race_table import Spot, Table

GAME = race_game()


def searching() -> State:
    """Return a position in which seat 0 is asked for its actions."""
    return Table("", Spot("old_earth", prestige=1), Spot("new_sparta"), sets="base+1+2+3").state


def seated(state: State, **fields: Any) -> State:
    return replace(state, seats=(replace(state.seats[0], **fields), *state.seats[1:]))


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        (lambda state: seated(state, boosted="settle"), "which was not chosen"),
        (lambda state: replace(state, leaders=(7,)), "who does not play"),
        (
            lambda state: replace(state, lanes=((FoundCard("alien_world", "gem_world", False),), ())),
            "found that is not there",
        ),
        (lambda state: replace(state, lanes=((FlipForSearch("everything"),), ())), "no category"),
    ],
)
def test_they_are_refused(changed: Any, words: str) -> None:
    state = searching()
    check(GAME, state)
    with pytest.raises(BrokenInvariant, match=words):
        check(GAME, changed(state))
