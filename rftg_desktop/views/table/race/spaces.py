"""How the nine action spaces look in a view."""

from __future__ import annotations

from rftg_desktop.kernel.ids import Hidden
from rftg_desktop.rules.race.state import SECONDS
from rftg_desktop.rules.race.view import View
from rftg_desktop.views.sprites.race.faces import ACTIVE, CLOSED, IDLE, LIT, SPACES, SpaceFace
from rftg_desktop.views.words.race.names import space_bonus, space_name


def space_face(view: View, name: str) -> SpaceFace:
    """Return how a space looks now."""
    return SpaceFace(name, space_name(name), space_bonus(name), _state(view, name))


def _state(view: View, name: str) -> str:
    """Return what becomes of a space: being done, in this round, not open yet, or nothing.

    A phase is done on all its spaces that were chosen; Develop and Settle on one after the other.
    """
    phase, second = SPACES[name][0], name in SECONDS
    if view.phases:
        if name not in chosen(view):
            return IDLE
        now = view.phase == phase and (phase not in SECONDS.values() or view.turn == second)
        return ACTIVE if now else LIT
    marks = view.seats[0].marks
    known = () if isinstance(marks, Hidden) else marks
    return CLOSED if second and SECONDS[name] not in known else IDLE


def chosen(view: View) -> set[str]:
    """Return the spaces that somebody has chosen, as far as the viewer knows."""
    found = {die.space for die in view.robot.dice} if view.robot is not None else set()
    for seat in view.seats:
        found |= set() if isinstance(seat.marks, Hidden) else set(seat.marks)
    return found
