"""The log of Roll in lines, each with the colour of its seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.events import PhaseBegan, RoundBegan
from rftg_desktop.rules.roll.tile_events import TopShown, WorkerPlaced
from rftg_desktop.rules.roll.view import View
from rftg_desktop.views.table.framing import counted_back, log_line, parts
from rftg_desktop.views.table.paint_side import LogLine
from rftg_desktop.views.table.sitting import Sitting
from rftg_desktop.views.words.events import merge

Tops = dict[tuple[Seat, int], str | None]


def log_of(events: Sequence[Event], sitting: Sitting, catalog: Catalog, view: View) -> tuple[LogLine, ...]:
    """Return the lines for the newest events, oldest first; ``view`` is the table after them."""
    tops = _unchanged(events, view)
    found: list[tuple[int, LogLine]] = []
    before = 0
    for part in parts(events, (RoundBegan, PhaseBegan)):
        building = any(isinstance(event, WorkerPlaced) for event in part)
        lines = _worded(part, sitting, catalog, tuple(tops.items()) if building else ())
        found += ((before + first, line) for first, line in lines)
        before += len(part)
        tops.update(_shown(part))
    return counted_back(found, len(events))


def _shown(events: Sequence[Event]) -> Tops:
    return {(event.seat, event.stack): event.tile for event in events if isinstance(event, TopShown)}


def _unchanged(events: Sequence[Event], view: View) -> Tops:
    """Return the tops that lay there all the time: of a stack that changed the first is not known."""
    now = {
        (number, stack): pile.tiles[0] if pile.tiles else None
        for number, seat in enumerate(view.seats)
        for stack, pile in enumerate(seat.stacks)
    }
    changed = _shown(events)
    return {place: tile for place, tile in now.items() if place not in changed}


@lru_cache(maxsize=128)
def _worded(
    events: tuple[Event, ...],
    sitting: Sitting,
    catalog: Catalog,
    tops: tuple[tuple[tuple[Seat, int], str | None], ...],
) -> tuple[tuple[int, LogLine], ...]:
    """Return the lines for a part of the log; all but the newest stay as they are from move to move."""
    return tuple(
        (text.first, log_line(text, sitting)) for text in merge(events, sitting.names, catalog, dict(tops))
    )
