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
from tests.helpers.position import position

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


_SOUGHT = (
    *("base-01.d", "base-05.d", "base-09.d", "base-11.d", "base-13.d", "base-15.d", "base-16.d", "base-19.d"),
    *("base-22.d", "base-31.d", "base-36.d", "base-38.d", "base-40.d", "base-02.d", "base-12.d", "base-43.d"),
)
"""Sides whose powers ask questions or change what is offered."""


def rich_position(seed: int, seats: int) -> State:
    """Return a position before a roll with full tableaus, stacks and many colours of dice; a third
    of them with three tiles in the bag."""
    chance = random.Random(seed)
    catalog = base_game().catalog
    tiles = list(catalog.tiles)
    chance.shuffle(tiles)
    factions, homes = chance.sample(catalog.factions, seats), chance.sample(catalog.homes, seats)
    sought = dict.fromkeys(side.rpartition(".")[0] for side in chance.sample(_SOUGHT, seats * 2))
    tiles = [tile for tile in tiles if tile not in sought]
    special = [f"{tile}.d" for tile in sought]
    dice = list("HHHHHHHMMMMMCCNNNNRRRGGAA" * 4)
    chance.shuffle(dice)
    lines = []
    for faction, home in zip(factions, homes, strict=True):
        tableau = [special.pop() for _ in range(min(2, len(special)))]
        tableau += (f"{tiles.pop()}.{chance.choice('dw')}" for _ in range(chance.randint(1, 4)))
        top, *under = [tiles.pop() for _ in range(chance.randint(0, 3))] or [""]
        world = [tiles.pop() for _ in range(chance.randint(0, 3))]
        cup, citizenry = ("".join(dice.pop() for _ in range(chance.randint(2, 7))) for _ in (0, 1))
        on_it = "".join(dice.pop() for _ in range(chance.choice((0, 0, 1, 3))))
        lines.append(
            f"faction {faction} | home {home} | cup {cup} | citizenry {citizenry} | ${chance.randint(0, 9)}"
            f" | dev {', '.join((f'{top}({on_it})', *under))} | world {', '.join(world)}"
            f" | tableau {', '.join(tableau)}"
        )
    bag = f" | bag only {', '.join(tiles[:3])}" if seed % 3 == 0 else ""
    return position(f"table rng {seed}{bag}", *lines, "> roll")
