"""How far answers can be taken back or changed, and what the course of play is then. All pure.

Undo is per seat: while several lanes are open, one seat's answer is left out and the later ones of
other people are given again. Lanes share nothing, so they come out equal; where they do not, it is
refused. Bots' later answers are dropped: they decide again, and alike.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from rftg_desktop.kernel.actions import DONE, Action, Done
from rftg_desktop.kernel.engine import choice_of, options
from rftg_desktop.kernel.errors import IllegalAction
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.registry import Box
from rftg_desktop.session.history import Entry, Timeline, extend


class Revision(msgspec.Struct, frozen=True):
    """An earlier answer of a seat that may still be changed.

    ``replacements`` are the other answers that were possible in its place for the same piece; taking
    it back altogether is always possible.
    """

    entry: int
    action: Action
    replacements: tuple[Action, ...]


class Rewritten(msgspec.Struct, frozen=True):
    """Another course of play, and the later answers of the seat that do not fit it."""

    timeline: Timeline
    dropped: tuple[Action, ...] = ()


class Table(msgspec.Struct, frozen=True):
    """Whose entries count in what way."""

    box: Box
    humans: tuple[Seat, ...]


def last_of(timeline: Timeline, seats: Collection[Seat]) -> int | None:
    """Return the place of the last answer given by one of ``seats``."""
    entries = timeline.entries
    return next((at for at in reversed(range(len(entries))) if entries[at].seat in seats), None)


def take_back(table: Table, timeline: Timeline, at: int) -> Timeline | None:
    """Return the course without entry ``at``, or ``None`` where the strict rule forbids it.

    It stops at new information, and at other people's later answers that would come out differently.
    """
    entry = timeline.entries[at]
    later = timeline.entries[at + 1 :]
    if entry.reveals_to(entry.seat) or any(other.reveals_to(entry.seat) for other in later):
        return None
    found = _given_again(table, timeline.cut(at), later, entry.seat)
    return None if found is None else found.timeline


def _given_again(table: Table, timeline: Timeline, later: Sequence[Entry], seat: Seat) -> Rewritten | None:
    """Give ``later`` answers again: those of ``seat`` as far as they fit, those of others exactly."""
    dropped: list[Action] = []
    for entry in later:
        if entry.seat == seat:
            fitting = _extended(table.box, timeline, entry)
            if fitting is None:
                dropped.append(entry.action)
            else:
                timeline = fitting
        elif entry.seat in table.humans:
            try:
                timeline = extend(table.box, timeline, entry.seat, entry.action)
            except IllegalAction:
                return None
            if timeline.entries[-1].events != entry.events:
                return None
    return Rewritten(timeline, tuple(dropped))


def _extended(box: Box, timeline: Timeline, entry: Entry) -> Timeline | None:
    """Give one answer again, ending a follow-up question first that no longer has its answer."""
    choice, former = choice_of(timeline.state, entry.seat), choice_of(entry.before, entry.seat)
    try:
        return extend(box, timeline, entry.seat, entry.action)
    except IllegalAction:
        if choice is None or type(choice) is type(former):
            return None
    try:
        closed = extend(box, timeline, entry.seat, DONE)
        return extend(box, closed, entry.seat, entry.action)
    except IllegalAction:
        return None


# -- the present choice of a seat ------------------------------------------------------------------


def present(table: Table, timeline: Timeline, seat: Seat) -> list[int]:
    """Return the places of the answers that ``seat`` gave to its present private choice, oldest first."""
    if not table.box.asked_privately(timeline.state, seat):
        return []
    base, when = timeline.state.lanes[seat][-1], table.box.spec.moment(timeline.state)
    found: list[int] = []
    others: set[Seat] = set()
    for at in reversed(range(len(timeline.entries))):
        entry = timeline.entries[at]
        if entry.reveals_to(seat) or table.box.spec.moment(entry.before) != when:
            break
        if entry.seat != seat:
            others |= {entry.seat} & set(table.humans)
            continue
        lanes = entry.before.lanes
        lane = lanes[seat]
        if not entry.private or type(lane[-1]) is not type(base):
            break
        if not all(lanes[other] for other in others):
            break  # others were asked only after it, and so by it
        if isinstance(entry.action, Done) and len(lane) == 1:
            break
        found.append(at)
    return found[::-1]


def own_tail(table: Table, timeline: Timeline, seat: Seat) -> list[int]:
    """Return the places of the answers ``seat`` has just given in a row in this phase, oldest first."""
    when = table.box.spec.moment(timeline.state)
    found: list[int] = []
    for at in reversed(range(len(timeline.entries))):
        entry = timeline.entries[at]
        if entry.seat != seat or entry.reveals or table.box.spec.moment(entry.before) != when:
            break
        found.append(at)
    return found[::-1]


def revisions(table: Table, timeline: Timeline, seat: Seat) -> tuple[Revision, ...]:
    """Return the answers of the present private choice of ``seat`` that may be changed."""
    found = []
    for at in present(table, timeline, seat):
        entry = timeline.entries[at]
        if isinstance(entry.action, Done):
            continue
        possible = options(table.box.game, entry.before, seat)
        same_piece = table.box.spec.same_piece
        others = tuple(action for action in possible if same_piece(entry.action, action))
        found.append(Revision(at, entry.action, others))
    return tuple(found)


def revise(table: Table, timeline: Timeline, at: int, action: Action | None) -> Rewritten | None:
    """Return the course with another answer at ``at``, or with none (``None``).

    ``None`` is returned where it cannot be: not an answer of the present private choice, not legal
    there, or others' answers would change. Of the ways to take an answer back the one that keeps most
    later answers is taken: without the answer that opened its question as well, if need be.
    """
    seat = timeline.entries[at].seat
    chosen = present(table, timeline, seat)
    if at not in chosen:
        return None
    later = timeline.entries[at + 1 :]
    if action is not None:
        try:
            changed = extend(table.box, timeline.cut(at), seat, action)
        except IllegalAction:
            return None
        return _given_again(table, changed, later, seat)
    ways = [_given_again(table, timeline.cut(at), later, seat)]
    opener = _opener(timeline, chosen, at)
    if opener is not None:
        skipped = timeline.entries[opener + 1 : at]
        without = _given_again(table, timeline.cut(opener), (*skipped, *later), seat)
        if without is not None:
            opened = timeline.entries[opener].action
            ways.append(Rewritten(without.timeline, (opened, *without.dropped)))
    fitting = [way for way in ways if way is not None]
    return min(fitting, key=lambda way: len(way.dropped), default=None)


def _opener(timeline: Timeline, chosen: Sequence[int], at: int) -> int | None:
    """Return the answer that opened the follow-up question which ``at`` answered, if it was one."""
    seat = timeline.entries[at].seat
    depth = len(timeline.entries[at].before.lanes[seat])
    earlier = [place for place in chosen if place < at]
    for place in reversed(earlier):
        if len(timeline.entries[place].before.lanes[seat]) < depth:
            return place
    return None


def reset(table: Table, timeline: Timeline, seat: Seat) -> Timeline | None:
    """Return the course as it was when the present choice of ``seat`` began; ``None``: nothing to reset."""
    if table.box.asked_privately(timeline.state, seat):
        chosen = present(table, timeline, seat)
    else:
        chosen = own_tail(table, timeline, seat)
    if not chosen:
        return None
    later = [entry for entry in timeline.entries[chosen[0] + 1 :] if entry.seat != seat]
    found = _given_again(table, timeline.cut(chosen[0]), later, seat)
    return None if found is None else found.timeline
