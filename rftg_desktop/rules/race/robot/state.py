"""What lies on the robot's mat, as part of the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rftg_desktop.kernel.ids import Seat

if TYPE_CHECKING:
    from rftg_desktop.rules.race.state import State

ROBOT: Seat = 1
"""The robot sits across the only seat. It is asked nothing; events, scores and addresses name it so."""

DIFFICULTIES = ("easy", "medium", "hard")


class RobotSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the robot plays. ``start`` is the id of its start world; empty means at random.

    The rest are house options, off by default. ``start_keep``: how many of the six cards the player
    keeps, ``None`` for the official number. ``more_chips``: with The Brink of War its extra VP chips
    are in the pool, as in a game of several players.
    """

    difficulty: str = "medium"
    start: str = ""
    start_keep: int | None = None
    more_chips: bool = False


class RobotDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A die as it lies: its ``face``, what it was read as (``meant``), its ``space`` and why there.

    A ``match`` is read as the face of the space it lies on; ``meant`` is empty if it has none.
    ``why`` is ``face`` (the space it shows), ``second`` (the pair's second space, the first was taken),
    ``robot`` (read as the "robot =" counter), ``match`` (below a marker of the player), ``other``
    (below the other marker, the right one was taken), ``shifted`` (moved left within a pair) or
    ``none`` (it has no space).
    """

    face: str
    meant: str
    space: str
    why: str


class RobotState(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """The robot's side of the table.

    ``stack`` is its draw stack, the top first; ``tableau`` its cards, the start world first.
    ``counters`` of six-cost developments are still beside the mat, ``placed`` in the tableau.
    ``equals`` is the face of its "robot =" counter; ``tile`` tells whether a mat tile that works once
    still lies there: never, if its start world has none.
    """

    start: str
    stack: tuple[str, ...] = ()
    tableau: tuple[str, ...] = ()
    credit: int = 0
    economy: int = 0
    counters: int = 0
    placed: int = 0
    chips: int = 0
    prestige: int = 0
    equals: str = ""
    tile: bool = False
    dice: tuple[RobotDie, ...] = ()


def robot_of(state: State) -> RobotState:
    """Return the robot's side of a solitaire game."""
    assert state.robot is not None, "this is no solitaire game"
    return state.robot
