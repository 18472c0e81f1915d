"""Random games of Race for the tests of words: positions with their choice, the answer, what it brought."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.engine import apply, choice_of, is_over, options, waiting
from rftg_desktop.kernel.events import Event, seen_by
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot.state import RobotSetup
from rftg_desktop.rules.race.state import DECKS, Setup, State
from rftg_desktop.rules.race.view import View, observe

NAMES: Final = ("Ana", "Ben {x} %s", "Cy", "Dora " * 12, "Ève-Łucja 5")
"""Short, with signs that formatting could stumble over, long, and with accents."""

UGLY: Final = re.compile(r"\bNone\b|\bTrue\b|\bFalse\b|_|<|>|\s\s|\s[.,;:]|\.\.|,,|^\s|\s$|\(\)|\{(?!x\})")
"""What no reader should ever see: ids, values of the code, broken punctuation."""

GAME: Final = race_game()
CATALOG: Final = GAME.catalog


@dataclass(frozen=True)
class Turn:
    """A position before an answer, and what the answer brought."""

    state: State
    seat: Seat
    choice: Choice
    offered: tuple[Action, ...]
    action: Action
    events: tuple[Event, ...]
    after: State


def solo(seed: int, deck: str = "base", difficulty: str = "medium") -> Setup:
    """Return a solitaire game against one start world after the other."""
    starts = CATALOG.start_worlds(deck)
    robot = RobotSetup(difficulty=difficulty, start=starts[seed % len(starts)])
    return Setup(seats=1, actions=2, deck=deck, robot=robot)


@cache
def games() -> tuple[tuple[Turn, ...], ...]:
    """Play some games once for all tests: against each kind of robot, and among several players."""
    setups = [solo(seed, deck, ("easy", "medium", "hard")[seed % 3]) for deck in DECKS for seed in range(4)]
    setups += [Setup(seats=2, actions=2), Setup(seats=3, deck=DECKS[-1]), Setup(seats=4, deck="base+1+2")]
    return tuple(tuple(plays(setup, number)) for number, setup in enumerate(setups))


def turns() -> Iterator[Turn]:
    """Give all moves of those games."""
    for game in games():
        yield from game


def opening(setup: Setup, seed: int) -> tuple[Event, ...]:
    """Return what happens before the first choice."""
    return tuple(GAME.new(setup, seed)[1])


def plays(setup: Setup, seed: int) -> Iterator[Turn]:
    """Play a game of random answers to its end."""
    source = random.Random(seed)
    state, _ = GAME.new(setup, seed)
    while not is_over(state):
        seat = source.choice(waiting(state))
        choice, offered = choice_of(state, seat), options(GAME, state, seat)
        assert choice is not None
        action = source.choice(offered)
        after, events = apply(GAME, state, seat, action)
        yield Turn(state, seat, choice, offered, action, tuple(events), after)
        state = after


def names_of(state: State) -> tuple[str, ...]:
    """Return the players' names: one less than there are sides, where the robot is one."""
    return NAMES[: len(state.seats)]


def view_of(state: State, viewer: Seat | None) -> View:
    """The table as a seat sees it."""
    return observe(GAME, state, viewer)


def known(events: tuple[Event, ...], viewer: Seat | None) -> list[Event]:
    """What a reader may know of events."""
    seen = [seen_by(event, viewer) for event in events]
    return [event for event in seen if event is not None]


def looks_well(text: str) -> bool:
    """Tell whether a text is fit to be shown."""
    for name in NAMES:
        text = text.replace(name, "Name")
    return bool(text) and not UGLY.search(text)
