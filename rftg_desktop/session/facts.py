"""The small things a session speaks in: seats, notes, what undo and previews tell."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.errors import RulesError
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat

HUMAN: Final = "human"
Policy = Literal["strict", "consent", "practice"]


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: ``kind`` is ``human`` or the name of a bot."""

    name: str
    colour: str = ""
    kind: str = HUMAN


class TookBack(Event, frozen=True, tag="took_back"):
    """A note: by consent or in practice, undo went past new information or another's answer.

    ``count`` answers were dropped, the first of them given by ``seat``.
    """

    seat: Seat
    count: int
    policy: str


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note of the log and after how many entries it was made."""

    at: int
    event: TookBack


class UndoRefused(RulesError):
    """Nothing can be taken back (or brought back) now; the message says why, for the player."""


class UndoWords(msgspec.Struct, frozen=True):
    """What undo would take back, as a viewer may know it.

    ``action`` is ``None`` where it is another seat's secret; ``consent`` tells that all must agree.
    """

    seat: Seat
    action: Action | None
    consent: bool


class Preview(msgspec.Struct, frozen=True):
    """What an answer would lead to: what happens, and the table then, both for one viewer."""

    events: tuple[Event, ...]
    view: Any
