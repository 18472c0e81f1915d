"""What was answered and what came of it: entries, barriers, and whole courses of play as values.

A :class:`Timeline` never changes. Undo, redo and revision put another one in its place, so that a
former course can be kept, compared and brought back at no cost.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event, seen_by
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.registry import Box

E = TypeVar("E", bound=Event)

_json = msgspec.json.Encoder(order="deterministic")


class Entry(msgspec.Struct, frozen=True):
    """One answer: the position it was given in, who gave it, and all that followed.

    ``private`` tells whether its choice needed its seat's secrets on the screen; ``digest`` covers
    every answer and public event up to here.
    """

    before: Any
    seat: Seat
    action: Action
    events: tuple[Event, ...]
    private: bool
    digest: bytes

    @property
    def reveals(self) -> bool:
        """Whether it brought new information to anybody: undo stops after it."""
        return any(event.reveals for event in self.events)

    def reveals_to(self, seat: Seat) -> bool:
        """Tell whether ``seat`` learned something by it that it could not know before."""
        return any(
            event.reveals or (event.uncovers and getattr(event, "seat", None) != seat)
            for event in self.events
        )


class Timeline(msgspec.Struct, frozen=True):
    """A course of play: where it began, what happened at once, the entries, and the position now."""

    start: Any
    opening: tuple[Event, ...]
    entries: tuple[Entry, ...]
    state: Any
    root: bytes

    @property
    def digest(self) -> bytes:
        """The digest of the log and the public events so far."""
        return self.entries[-1].digest if self.entries else self.root

    def before(self, index: int) -> Any:
        """Return the position before entry ``index``, or the present one past the last."""
        return self.entries[index].before if index < len(self.entries) else self.state

    def cut(self, index: int) -> Timeline:
        """Return the course up to entry ``index``, without it."""
        if index >= len(self.entries):
            return self
        return Timeline(self.start, self.opening, self.entries[:index], self.entries[index].before, self.root)


def begin(box: Box, setup: Any, seed: int) -> Timeline:
    """Set up a game.

    Raises:
        ValueError: the set-up asks for what the box does not hold.
    """
    state, opening = box.new(setup, seed)
    return start_at(state, opening)


def start_at(state: Any, opening: tuple[Event, ...] = (), root: bytes = b"") -> Timeline:
    """Return a course that begins at ``state``; ``root`` is the digest of what came before."""
    return Timeline(state, opening, (), state, _chained(root, opening))


def extend(box: Box, timeline: Timeline, seat: Seat, action: Action) -> Timeline:
    """Return the course with one more answer.

    Raises:
        IllegalAction: ``action`` is not among the options of ``seat``.
    """
    before = timeline.state
    private = box.asked_privately(before, seat)
    state, events = engine.apply(box.game, before, seat, action)
    happened = tuple(events)
    digest = _chained(timeline.digest, happened, seat, action)
    entry = Entry(before, seat, action, happened, private, digest)
    return Timeline(timeline.start, timeline.opening, (*timeline.entries, entry), state, timeline.root)


def seen(events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
    """Return ``events`` as ``viewer`` may know them."""
    return tuple(known for event in events if (known := seen_by(event, viewer)) is not None)


def _chained(
    digest: bytes, events: tuple[Event, ...], seat: Seat | None = None, action: Action | None = None
) -> bytes:
    """Add an answer and its public events: the shape of the state has no part in it."""
    return sha256(digest + _json.encode((seat, action, seen(events, None)))).digest()


def last_event(timeline: Timeline, kind: type[E]) -> E | None:
    """Return the last event of a kind; none where history begins after it."""
    for entry in reversed(timeline.entries):
        for event in reversed(entry.events):
            if isinstance(event, kind):
                return event
    return None
