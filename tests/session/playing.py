"""Playing sessions at random, for tests."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from rftg_desktop.rules.race.robot.state import RobotSetup
from rftg_desktop.rules.race.state import Setup as RaceSetup
from rftg_desktop.rules.roll.state import Setup
from rftg_desktop.session.session import HUMAN, SeatInfo, Session

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eva", "Fay")

Setting = tuple[str, Any]
"""The name of a game and what it is begun with."""

ROLL: tuple[Setting, ...] = tuple(("roll", Setup(seats=seats)) for seats in (2, 3, 4, 5))
RACE: tuple[Setting, ...] = (
    ("race", RaceSetup(seats=2, deck="base+1+2+3", actions=2)),
    ("race", RaceSetup(seats=4, second_edition=True)),
)
SOLO: Setting = (
    "race",
    RaceSetup(seats=1, actions=2, deck="base+1+2+3", robot=RobotSetup(difficulty="hard")),
)
SETTINGS = (*ROLL, *RACE, SOLO)


def name_of(setting: Setting) -> str:
    """Return a word for a setting, as the id of a test."""
    return f"{setting[0]} {setting[1].seats}"


def deal_any(setting: Setting, seed: int, *, bots: int = 0, **how: Any) -> Session:
    """Deal a game of any sort, the last ``bots`` of its seats computer players."""
    game, setup = setting
    seats = [
        SeatInfo(NAMES[seat], f"colour {seat}", HUMAN if seat < setup.seats - bots else "random")
        for seat in range(setup.seats)
    ]
    return Session.new(game, setup, seed, seats=seats, **how)


def deal(count: int, seed: int, *, first_game: bool = False, **how: Any) -> Session:
    """Deal a game of Roll for ``count`` seats, the last ``bots`` of them computer players."""
    return deal_any(("roll", Setup(seats=count, first_game=first_game)), seed, **how)


def answer(session: Session, chance: random.Random) -> None:
    """Give any answer."""
    seat = session.asked
    assert seat is not None
    session.submit(seat, chance.choice(session.options()))


def play_until(session: Session, chance: random.Random, stop: Callable[[Session], bool]) -> bool:
    """Play at random until ``stop``; return whether it came to that before the end."""
    while not session.is_over:
        if stop(session):
            return True
        answer(session, chance)
    return False


def played(count: int, seed: int, answers: int = 100_000, **how: Any) -> Session:
    """Return a game of Roll of random answers: so many, or all of them."""
    return play(deal(count, seed, **how), seed, answers)


def play(session: Session, seed: int, answers: int = 100_000) -> Session:
    """Give random answers, so many or all, and return the game."""
    chance = random.Random(seed)
    while not session.is_over and len(session.entries) < answers:
        answer(session, chance)
    return session


def choice_name(session: Session) -> str:
    """Return the name of what is asked."""
    return type(session.choice).__name__
