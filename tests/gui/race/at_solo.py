"""Solitaire games of Race put before the real window."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from rftg_desktop.bots.base import POLICIES
from rftg_desktop.rules.race.actions import RaceAction, UsePower
from rftg_desktop.rules.race.robot.state import DIFFICULTIES, RobotSetup
from rftg_desktop.rules.race.state import Setup, State
from rftg_desktop.session.history import start_at
from rftg_desktop.session.session import SeatInfo, Session
from tests.session.playing import deal_any

ACTIONS: tuple[type, ...] = RaceAction.__args__
SENSE, VARIED = 0.8, 0.5
"""How often an answer is a sensible one, in games as they are played and where all sorts of answers count."""
DECKS = ("base", "base+1", "base+1+2", "base+1+2+3")


def setup(seed: int = 0, deck: str = "") -> Setup:
    """A solitaire set-up; the seed varies sets and difficulty."""
    robot = RobotSetup(difficulty=DIFFICULTIES[seed % 3])
    return Setup(seats=1, actions=2, deck=deck or DECKS[seed % len(DECKS)], robot=robot)


def dealt(seed: int = 0, deck: str = "") -> Session:
    """A new solitaire game."""
    return deal_any(("race", setup(seed, deck)), seed)


BOX = dealt(1).box


def session_at(state: State, name: str = "Ana") -> Session:
    """A session that begins with a position."""
    return Session(BOX, start_at(state), seed=1, seats=[SeatInfo(name)])


def answer(session: Session, chance: random.Random, sense: float = SENSE) -> None:
    """Give an answer: a sensible one, or now and then any, so that games are rich and not all alike."""
    seat, options = session.asked, session.options()
    assert seat is not None
    wanted = chance.choice(options)
    if chance.random() < sense:
        wanted = POLICIES["greedy"].choose(session.view(seat), options, session.bot_seed(seat))
    session.submit(seat, wanted)


def walk(seed: int, moves: int = 1000, often: float = 1.0, sense: float = SENSE) -> Iterator[Session]:
    """A game; now and then a position of it."""
    chance = random.Random(seed)
    session = dealt(seed)
    while not session.is_over and len(session.entries) < moves:
        if chance.random() < often:
            yield session
        answer(session, chance, sense)


def sort_of(action: Any, state: State) -> str:
    """The class of an action; uses of a power are told apart by what they take."""
    name = type(action).__name__
    if not isinstance(action, UsePower):
        return name
    if action.thing:
        return f"{name} with a {'card' if action.thing in state.seats[0].hand else 'good'}"
    return name if action.card else f"{name} of the prestige card"


@cache
def examples(seeds: int = 40, each: int = 1) -> dict[tuple[str, str], list[tuple[State, Any]]]:
    """For each class of actions, by the choice it answers, positions with such an option."""
    found: dict[tuple[str, str], list[tuple[State, Any]]] = {}
    for seed in range(seeds):
        for session in walk(seed, sense=VARIED):
            state, choice = session.state, type(session.choice).__name__
            for action in session.options():
                places = found.setdefault((sort_of(action, state), choice), [])
                if len(places) < each and all(before is not state for before, _ in places):
                    places.append((state, action))
    return found
