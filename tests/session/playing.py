"""Playing sessions at random, for tests."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from rftg_desktop.rules.roll.state import Setup
from rftg_desktop.session.session import HUMAN, SeatInfo, Session

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eva")


def deal(count: int, seed: int, *, bots: int = 0, first_game: bool = False, **how: Any) -> Session:
    """Deal a game of Roll for ``count`` seats, the last ``bots`` of them computer players."""
    seats = [
        SeatInfo(NAMES[seat], f"colour {seat}", HUMAN if seat < count - bots else "random")
        for seat in range(count)
    ]
    return Session.new("roll", Setup(seats=count, first_game=first_game), seed, seats=seats, **how)


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
    """Return a game of random answers: so many, or all of them."""
    session, chance = deal(count, seed, **how), random.Random(seed)
    while not session.is_over and len(session.entries) < answers:
        answer(session, chance)
    return session


def choice_name(session: Session) -> str:
    """Return the name of what is asked."""
    return type(session.choice).__name__
