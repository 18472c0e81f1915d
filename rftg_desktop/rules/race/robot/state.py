"""What lies on the robot's mat, as part of the position."""

from __future__ import annotations

import msgspec

from rftg_desktop.kernel.ids import Seat

ROBOT: Seat = 1
"""The robot sits across the only seat. It is asked nothing; events, scores and addresses name it so."""

DIFFICULTIES = ("easy", "medium", "hard")


class RobotSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the robot plays. ``start`` is the id of its start world; empty means at random."""

    difficulty: str = "medium"
    start: str = ""


class RobotDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A die as it lies: its ``face``, what it was read as (``meant``), its ``space`` and why there.

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
    still lies there.
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
    tile: bool = True
    dice: tuple[RobotDie, ...] = ()
