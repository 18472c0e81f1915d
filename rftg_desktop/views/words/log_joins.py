"""Which events of a row belong together in one line of the log."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from msgspec.structs import replace

from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll import events as ev
from rftg_desktop.rules.roll import tile_events as tev
from rftg_desktop.views.words import round_lines as rounds
from rftg_desktop.views.words import tile_lines as tiles
from rftg_desktop.views.words.pieces import Speaker
from rftg_desktop.views.words.rows import EventRow, Told, of_kind
from rftg_desktop.views.words.translation import tr

Tops = Mapping[tuple[Seat, int], str | None]
"""The tile on top of each stack (0 or 1) of each seat, as far as it is known."""


@dataclass(frozen=True, slots=True)
class Row(EventRow):
    """Events from ``at`` on, with what is needed to word them; ``tops`` lay there before all events."""

    words: Speaker
    tops: Tops

    def top(self, seat: Seat, stack: int) -> str | None:
        """Return the tile that lay on a stack, as far as it was shown."""
        for event in reversed(self.events[: self.at]):
            if isinstance(event, tev.TopShown) and (event.seat, event.stack) == (seat, stack):
                return event.tile
        return self.tops.get((seat, stack))


def _simple(wording: Callable[[Sequence[Any], Speaker], str | None]) -> "Join":
    """Return the join of equal events in a row."""

    def join(row: Row) -> tuple[Told, int]:
        found = row.run()
        return [(found[0], wording(found, row.words))], len(found)

    return join


def _tiles(wording: Callable[[Sequence[Any], Speaker], str | None]) -> "Join":
    """Return the join of tiles that change places, with what lies on top after the last."""

    def join(row: Row) -> tuple[Told, int]:
        found = row.run(tev.TopShown)
        tops = of_kind(found, tev.TopShown)
        told: Told = [(found[0], wording(of_kind(found, type(found[0])), row.words))]
        if tops:
            told.append((tops[0], tiles.tops_text(tops, row.words)))
        return told, len(found)

    return join


def _gained(row: Row) -> tuple[Told, int]:
    """Dice that one tile brings to one place, so that they read as one gain."""
    found = list(
        takewhile(lambda each: (each.zone, each.tile) == (row.first.zone, row.first.tile), row.run())
    )
    return [(row.first, rounds.gained_text(found, row.words))], len(found)


def _scouted(row: Row) -> tuple[Told, int]:
    """A Scout and its draw, where the reader sees no more of that than the number."""
    drawn = row.after(1, tev.TilesDrawn)
    line = (row.first, tiles.scouted(row.first, row.words))
    if drawn is not None and None in drawn.tiles and len(drawn.tiles) == row.first.count:
        return [line], 2
    return [line], 1


def _stocked(row: Row) -> tuple[Told, int]:
    gain = row.after(1, ev.CreditsChanged)
    if gain is not None and gain.why == "stock":
        return [(row.first, tiles.stocked_for(row.first, gain, row.words))], 2
    return [(row.first, tiles.stocked(row.first, row.words))], 1


def _traded(row: Row) -> tuple[Told, int]:
    gain = row.after(1, ev.CreditsChanged)
    if gain is not None and gain.why == "trade":
        return [(row.first, tiles.traded_for(row.first, gain, row.words))], 2
    return [(row.first, tiles.traded(row.first, row.words))], 1


def _consumed(row: Row) -> tuple[Told, int]:
    gain = row.after(1, ev.VpGained)
    taken = 2 if gain is not None and gain.why == "consume" else 1
    return [(row.first, tiles.consumed(row.first, row.words))], taken


def _credits(row: Row) -> tuple[Told, int]:
    """Credits paid for VP; other changes stand for themselves."""
    gain = row.after(1, ev.VpGained)
    if row.first.why == "buy" and gain is not None and gain.why == "buy":
        return [(gain, tiles.bought_text(row.first, gain, row.words))], 2
    return [(row.first, rounds.credits_changed(row.first, row.words))], 1


def _recruited(row: Row) -> tuple[Told, int]:
    """Dice hired one by one, and the credit that follows where none is left."""
    found = row.run()
    dice = tuple(sorted(die for event in found for die in event.dice))
    whole = replace(found[0], dice=dice, cost=sum(event.cost for event in found))
    text, taken = rounds.recruited(whole, row.words), len(found)
    lift = row.after(taken, ev.CreditsChanged)
    if lift is not None and lift.why == "lift":
        more = rounds.credits_changed(lift, row.words).partition(": ")[2]
        text, taken = tr("{line} Then {more}", line=text, more=more), taken + 1
    return [(found[0], text)], taken


def _placed(row: Row) -> tuple[Told, int]:
    """Builders, on the tile that they finish or that lay on top."""
    found, first = row.run(), row.first
    taken = len(found)
    counted = row.after(taken, tev.WorkersCounted)
    used = row.after(taken + 1, tev.WorkersUsed) if counted else None
    if used is not None and used.stack == first.stack:
        name = used.tile.rpartition(".")[0]
    else:
        name = row.top(first.seat, first.stack)
    return [(first, tiles.placed_text(found, name, row.words))], taken


def _finished(row: Row) -> tuple[Told, int]:
    """A finished tile with its builders: those that powers send to the cup get a line of their own."""
    used = row.first
    found = row.run(tev.WorkerSentToCup, ev.WorkersRetired, tev.TilePlaced)
    placed = of_kind(found, tev.TilePlaced)
    if not placed:
        return [(used, tiles.workers_used(used, row.words))], 1
    taken = found.index(placed[0]) + 1
    told: Told = [(placed[0], tiles.finished_text(placed[0], used.dice, row.words))]
    sent: dict[str, list[tev.WorkerSentToCup]] = {}
    for event in of_kind(found[:taken], tev.WorkerSentToCup):
        sent.setdefault(event.tile, []).append(event)
    told += [(events[0], tiles.sent_text(events, row.words)) for events in sent.values()]
    return told, taken


Join = Callable[[Row], tuple[Told, int]]

JOINS: Final[Mapping[type[Event], Join]] = {
    ev.CreditsChanged: _credits,
    ev.DieGained: _gained,
    ev.Recalled: _simple(rounds.recalled_text),
    ev.Recruited: _recruited,
    ev.WorkersReturned: _simple(rounds.returned_text),
    tev.Consumed: _consumed,
    tev.Produced: _simple(tiles.produced_text),
    tev.Scouted: _scouted,
    tev.Stocked: _stocked,
    tev.TileAbandoned: _tiles(tiles.abandoned_text),
    tev.TileKept: _tiles(tiles.kept_text),
    tev.TopShown: _simple(tiles.tops_text),
    tev.Traded: _traded,
    tev.WorkerPlaced: _placed,
    tev.WorkersUsed: _finished,
}
"""How each event joins with those after it; gives the lines and how many events they tell of."""
