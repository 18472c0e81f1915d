"""Actions: answers to choices."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Action(msgspec.Struct, frozen=True, order=True, tag_field="type", gc=False):
    """Base of all actions: plain values that hash, sort and go into save files.

    ``reveals`` marks those that bring new information by themselves (a draw). As the only answer
    left they are not taken unasked: the move before could then no longer be undone.
    """

    reveals: ClassVar[bool] = False


class Done(Action, frozen=True, tag="done"):
    """Ends a choice that may be ended; also the answer to ``Confirm``."""


DONE = Done()
