"""Actions: answers to choices."""

from __future__ import annotations

import msgspec


class Action(msgspec.Struct, frozen=True, order=True, tag_field="type", gc=False):
    """Base of all actions: plain values that hash, sort and go into save files."""


class Done(Action, frozen=True, tag="done"):
    """Ends a choice that may be ended; also the answer to ``Confirm``."""


DONE = Done()
