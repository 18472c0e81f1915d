"""The log: a line for what happened, in the players' names. Events come already masked for their reader.

:func:`event_line` words one event; :func:`merge` words a row of them and joins what belongs together, such as
several builders laid in one go or a trade with the credits it brought.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.roll import events as ev
from rftg_desktop.rules.roll import tile_events as tev
from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.dice import PHASES
from rftg_desktop.session.facts import TookBack
from rftg_desktop.views.words import round_lines as rounds
from rftg_desktop.views.words import tile_lines as tiles
from rftg_desktop.views.words.forms import LogText, tidy
from rftg_desktop.views.words.log_joins import JOINS, Row, Tops
from rftg_desktop.views.words.notes import took_back
from rftg_desktop.views.words.pieces import Speaker
from rftg_desktop.views.words.rows import Told, read_out

ICONS: Final = frozenset(
    {*PHASES, "assign", "bag", "credits", "dice", "end", "good", "lock", "round", "tile", "undo", "vp"}
)
"""The keys of the small pictures beside a line."""


Wording = Callable[[Any, Speaker], str | None]

SILENT: Final[frozenset[type[Event]]] = frozenset(
    {ev.PhaseEnded, ev.PhaseEnding, ev.RoundEnded, ev.SelectorJoined, tev.Completed, tev.WorkersCounted}
)
"""What needs no line: another line tells it, or nothing is to be seen."""

LINES: Final[Mapping[type[Event], tuple[str, Wording]]] = {
    TookBack: ("undo", lambda event, words: took_back(event, words.who(event.seat))),
    ev.CreditsChanged: ("credits", rounds.credits_changed),
    ev.DiceRolled: ("dice", rounds.dice_rolled),
    ev.DieGained: ("dice", rounds.die_gained),
    ev.DieRemoved: ("dice", rounds.die_removed),
    ev.DieShort: ("dice", rounds.die_short),
    ev.GameEnded: ("end", rounds.game_ended),
    ev.LockedIn: ("lock", rounds.locked_in),
    ev.PhaseBegan: ("", rounds.phase_began),
    ev.PhaseDieRolled: ("dice", rounds.phase_die_rolled),
    ev.PhaseSelected: ("assign", rounds.phase_selected),
    ev.PhasesChosen: ("assign", rounds.phases_chosen),
    ev.PoolEmptied: ("end", rounds.pool_emptied),
    ev.Recalled: ("dice", rounds.recalled),
    ev.Recruited: ("credits", rounds.recruited),
    ev.RoundBegan: ("round", rounds.round_began),
    ev.ScreensLifted: ("assign", rounds.screens_lifted),
    ev.VpGained: ("vp", rounds.vp_gained),
    ev.WorkerAssigned: ("assign", rounds.worker_assigned),
    ev.WorkerParked: ("assign", rounds.worker_parked),
    ev.WorkersAdded: ("dice", rounds.workers_added),
    ev.WorkersRetired: ("dice", rounds.workers_retired),
    ev.WorkersReturned: ("dice", rounds.workers_returned),
    tev.BagRefilled: ("bag", tiles.bag_refilled),
    tev.Consumed: ("vp", tiles.consumed),
    tev.Produced: ("good", tiles.produced),
    tev.Scouted: ("explore", tiles.scouted),
    tev.Stocked: ("credits", tiles.stocked),
    tev.TileAbandoned: ("explore", tiles.tile_abandoned),
    tev.TileKept: ("tile", tiles.tile_kept),
    tev.TileMoved: ("tile", tiles.tile_moved),
    tev.TilePlaced: ("tile", tiles.tile_placed),
    tev.TilesDrawn: ("explore", tiles.tiles_drawn),
    tev.TopShown: ("tile", tiles.top_shown),
    tev.Traded: ("credits", tiles.traded),
    tev.WorkerPlaced: ("", tiles.worker_placed),
    tev.WorkerSentToCup: ("dice", tiles.worker_sent_to_cup),
    tev.WorkerSpared: ("dice", tiles.worker_spared),
    tev.WorkersUsed: ("tile", tiles.workers_used),
}
"""Each event's icon (empty: that of its phase) and sentence."""


def _line(event: Event, text: str | None, first: int = 0) -> LogText | None:
    if text is None:
        return None
    icon = LINES[type(event)][0]
    if not icon and isinstance(event, ev.PhaseBegan | tev.WorkerPlaced):
        icon = PHASES[event.phase]
    heading = isinstance(event, ev.RoundBegan | ev.PhaseBegan)
    return LogText(getattr(event, "seat", None), tidy(text), icon, heading, first)


def event_line(event: Event, names: Sequence[str], catalog: Catalog) -> LogText | None:
    """Return the line for one event, ``None`` where none is worth reading.

    ``names`` are the players' names by seat; ``event`` is what the reader may know of it (``seen_by``).
    """
    found = LINES.get(type(event))
    return None if found is None else _line(event, found[1](event, Speaker(names, catalog)))


def merge(
    events: Sequence[Event], names: Sequence[str], catalog: Catalog, tops: Tops = MappingProxyType({})
) -> tuple[LogText, ...]:
    """Return the lines for a row of events, what belongs together in one.

    ``tops`` are the tiles that were seen on the stacks before them: they name what builders were laid on.
    """
    words = Speaker(names, catalog)

    def tell(at: int) -> tuple[Told, int]:
        event = events[at]
        join = JOINS.get(type(event))
        if join is not None:
            return join(Row(events, at, words, tops))
        known = LINES.get(type(event))
        return [(event, known[1](event, words) if known else None)], 1

    lines = (_line(event, text, at) for at, event, text in read_out(events, tell))
    return tuple(line for line in lines if line is not None)
