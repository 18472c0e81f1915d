"""The record as lines of facts for a viewer. Words are made of them in the views."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

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


def recent(session: Session, viewer: Seat | None, count: int, until: int | None = None) -> tuple[Event, ...]:
    """Return the newest ``count`` events of :func:`lines`, oldest first, without reading the whole game.

    ``until`` leaves out what happened after so many answers.
    """
    found = ((at, event) for at, event in _backwards(session, viewer) if until is None or at <= until)
    return tuple(event for _, event in islice(found, count))[::-1]


def answers_until(session: Session, viewer: Seat | None, back: int) -> int:
    """Return how many answers had been given when an event was over, for ``Session.view_at``.

    ``back`` counts the events of :func:`lines` from the newest, which is 1.

    Raises:
        IndexError: the viewer has noticed no such event.
    """
    for at, _ in islice(_backwards(session, viewer), back - 1, back):
        return at
    raise IndexError(back)


def _backwards(session: Session, viewer: Seat | None) -> Iterator[tuple[int, Event]]:
    """Yield the events of :func:`lines`, newest first, each with how many answers had been given after it."""
    first, last = len(session.earlier), len(session.entries)
    notes: dict[int, list[Event]] = {}
    place = 0
    for note in session.notes:  # none stands before one that was made earlier
        place = max(place, note.at - first)
        notes.setdefault(min(place, last), []).append(note.event)
    for at in range(last, -1, -1):
        yield from ((at, event) for event in reversed(notes.get(at, ())))
        told = session.entries[at - 1].events if at else session.timeline.opening
        yield from ((at, event) for event in reversed(seen(told, viewer)))


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
