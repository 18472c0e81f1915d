"""The record as lines of facts for a viewer. Words are made of them in the views."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.session.history import seen
from rftg_desktop.session.session import Session


class LogLine(msgspec.Struct, frozen=True):
    """One fact: when it happened, whom it is about (``None``: the table), and the event.

    ``entry`` counts the answers that this viewer has noticed, from 0; it is -1 for what happened
    before the first. How many answers another seat gave in secret cannot be read from it.
    """

    entry: int
    round: int
    phase: int | str | None
    seat: Seat | None
    event: Event


def lines(session: Session, viewer: Seat | None) -> tuple[LogLine, ...]:
    """Return all that ``viewer`` may read of the game so far, oldest first."""
    after = session.box.spec.moment_after
    now = session.box.spec.moment(session.timeline.start)
    if session.timeline.opening:
        now = (0, None)
    found: list[LogLine] = []
    for number, _, events in _noticed(session, viewer):
        for event in events:
            now = after(now, event)
            found.append(LogLine(number, *now, getattr(event, "seat", None), event))
    return tuple(found)


def recent(session: Session, viewer: Seat | None, count: int) -> tuple[Event, ...]:
    """Return the newest ``count`` events of :func:`lines`, oldest first, without reading the whole game."""
    first, last = len(session.earlier), len(session.entries)
    notes: dict[int, list[Event]] = {}
    place = 0
    for note in session.notes:  # none stands before one that was made earlier
        place = max(place, note.at - first)
        notes.setdefault(min(place, last), []).append(note.event)
    found: list[Event] = list(reversed(notes.get(last, ())))
    for at in range(last - 1, -1, -1):
        if len(found) >= count:
            break
        found += reversed(seen(session.entries[at].events, viewer))
        found += reversed(notes.get(at, ()))
    else:
        found += reversed(seen(session.timeline.opening, viewer))
    return tuple(found[:count][::-1])


def position_of(session: Session, viewer: Seat | None, entry: int) -> int:
    """Return which entry of the session a line's ``entry`` is, for ``Session.view_at``.

    Raises:
        IndexError: the viewer has noticed no such answer.
    """
    if entry < 0:
        return 0
    for number, at, _ in _noticed(session, viewer):
        if number == entry:
            return at
    raise IndexError(entry)


def _noticed(session: Session, viewer: Seat | None) -> Iterator[tuple[int, int, tuple[Event, ...]]]:
    """Yield the viewer's number of each answer it noticed, its place, and what it saw of it.

    Notes stand before the answer that was given after them, with the number of the one before.
    """
    yield -1, 0, seen(session.timeline.opening, viewer)
    number = -1
    notes = list(session.notes)
    first = len(session.earlier)
    for at, entry in enumerate(session.entries):
        while notes and notes[0].at <= first + at:
            yield number, at, (notes.pop(0).event,)
        events = seen(entry.events, viewer)
        if events:
            number += 1
            yield number, at, events
    yield number, len(session.entries), tuple(note.event for note in notes)
