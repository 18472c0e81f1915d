"""What an answer would bring, in numbers, before it is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.errors import RulesError
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.session.session import Session


@dataclass(frozen=True, slots=True)
class Effect:
    """What an answer changes for its seat: credits, VP, and the need left on each stack.

    ``known`` is false where the answer would bring news: then nothing is told.
    """

    known: bool
    credits: int = 0
    vp: int = 0
    needs: tuple[int | None, int | None] = (None, None)


def tried(session: Session, action: Action, seat: Seat, viewer: Seat | None) -> tuple[Any, Any] | None:
    """Return what lies before ``seat`` now, and after ``action``; ``None`` where it would bring news.

    It is tried on a copy and nothing is kept.
    """
    try:
        found = session.preview(action, viewer)
    except RulesError:
        return None
    return None if found is None else (session.view(viewer).seats[seat], found.view.seats[seat])


def effect_of(session: Session, action: Action, seat: Seat, viewer: Seat | None) -> Effect:
    """Return what ``action`` would bring ``seat`` in a game of Roll."""
    found = tried(session, action, seat, viewer)
    if found is None:
        return Effect(known=False)
    before, after = found
    needs = tuple(
        None if stack.need is None else max(0, stack.need - len(stack.dice)) for stack in after.stacks
    )
    return Effect(
        known=True,
        credits=after.credits - before.credits,
        vp=after.points - before.points,
        needs=(needs[0], needs[1]),
    )
