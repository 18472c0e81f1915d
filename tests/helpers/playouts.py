"""Random games: every position on the way, with the options that were there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.roll.game import RollGame, base_game
from rftg_desktop.rules.roll.state import Setup, State

MAX_MOVES = 20_000
"""Far more than random games need."""


class Move(NamedTuple):
    """One answer on the way through a game."""

    before: State
    seat: int
    options: tuple[Action, ...]
    action: Action
    events: list[Event]
    after: State


def playout(
    seed: int, seats: int = 3, state: State | None = None, game: RollGame | None = None
) -> Iterator[Move]:
    """Play at random from ``state``, or from the set-up, to the end of the game."""
    game = game or base_game()
    chance = random.Random(seed)
    if state is None:
        state, _ = game.new(Setup(seats=seats), seed)
    for _ in range(MAX_MOVES):
        if engine.is_over(state):
            return
        asked = engine.waiting(state)
        assert asked, "nobody is asked, and the game is not over"
        seat = chance.choice(asked)
        options = engine.options(game, state, seat)
        assert options, "no legal move"
        action = chance.choice(options)
        after, events = engine.apply(game, state, seat, action)
        yield Move(state, seat, options, action, events, after)
        state = after
    raise AssertionError("the game does not end")
