"""Steps: units of rules work waiting to happen, kept as data in the state."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Step(msgspec.Struct, frozen=True, gc=False):
    """Base of tasks and choices. Subclasses are tagged: their names are part of save files.

    ``asks`` tells a choice from a task; the engine asks for it at every step.
    """

    asks: ClassVar[bool] = False


class Task(Step, frozen=True):
    """A step that runs by itself.

    ``reveals`` marks tasks that bring new information (a roll, a draw). Such a task is never the
    unasked consequence of a move: the engine asks for a confirmation first, so the move before it
    can still be undone.
    """

    reveals: ClassVar[bool] = False


class Choice(Step, frozen=True):
    """A step that waits for an action of its seat.

    ``private`` marks choices that need the seat's secrets on the screen. ``always`` marks those that are
    asked even if there is one answer only, since to be left out would tell the others so.
    """

    asks: ClassVar[bool] = True
    private: ClassVar[bool] = False
    always: ClassVar[bool] = False


class Wait(Task, frozen=True, tag="wait"):
    """Blocks its lane until all other lanes are empty."""


class Confirm(Choice, frozen=True, tag="confirm"):
    """The last stop before new information: its only answer is ``Done``."""
