"""What a game tells of its actions: how each is made on the table. One :class:`GestureTable` a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rftg_desktop.controller.affordances import Button, Gesture, Spot
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice

Way = Gesture | Button


@dataclass(frozen=True, slots=True)
class Shake:
    """A roll that its seat brings about at the table before it is shown.

    ``waits`` is the class of choices that a roll comes before; ``is_roll`` tells whether an event is the
    roll of a seat; ``unrolled`` gives a view as it was before that.
    """

    waits: type[Choice]
    is_roll: Callable[[Event, Seat], bool]
    unrolled: Callable[[Any, Seat], Any]


@dataclass(frozen=True, slots=True)
class GestureTable:
    """How the actions of one game are made.

    ``ways`` gives the drags or the button of an option, as the view shows it; ``revision_ways`` the drags
    that change the earlier answer into another, or take it back; ``fits`` tells whether the table is still
    such that one can be made: its piece lies there, and its place is free. ``meant`` guesses, for a refusal
    alone, which action a drop was to be, and ``wanted`` which one a click on a piece that cannot be moved.
    """

    ways: Callable[[Choice, Seat, Action, Any], tuple[Way, ...]]
    revision_ways: Callable[[Seat, Action, Action | None], tuple[Gesture, ...]]
    fits: Callable[[Any, Gesture], bool]
    meant: Callable[[Spot, Spot], Action | None]
    shake: Shake | None = None
    wanted: Callable[[Choice, Spot], Action | None] | None = None
