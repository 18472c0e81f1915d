"""Random games for the tests of words: every position with its choice, the answer and what it brought."""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.engine import apply, choice_of, is_over, options, waiting
from rftg_desktop.kernel.events import Event, seen_by
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice
from rftg_desktop.rules.roll.game import base_game
from rftg_desktop.rules.roll.state import Setup, State
from rftg_desktop.rules.roll.view import View, observe

NAMES: Final = ("Ana", "Ben {x} %s", "Cy", "Dora " * 12, "Ève-Łucja 5")
"""Short, with signs that formatting could stumble over, long, and with accents."""

UGLY: Final = re.compile(
    r"\b(?:base|faction|home)-\d|\bNone\b|\bTrue\b|\bFalse\b|_|<|>|\s\s|\s[.,;:]|\.\.|^\s|\s$|\{(?!x\})"
)
"""What no reader should ever see: ids, values of the code, broken punctuation."""

GAME: Final = base_game()
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


def plays(seats: int, seed: int) -> Iterator[Turn]:
    """Play a game of random answers to its end."""
    source = random.Random(seed)
    state, _ = GAME.new(Setup(seats=seats), seed)
    while not is_over(state):
        seat = source.choice(waiting(state))
        choice, offered = choice_of(state, seat), options(GAME, state, seat)
        assert choice is not None
        action = source.choice(offered)
        after, events = apply(GAME, state, seat, action)
        yield Turn(state, seat, choice, offered, action, tuple(events), after)
        state = after


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
