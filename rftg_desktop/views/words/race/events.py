"""The log: a line for what happened, in the players' names. Events come already masked for their reader.

:func:`event_line` words one event; :func:`merge` words a row of them and joins what belongs together, such as
a payment with the card it was for, or a row of the robot's mat with all that came of it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.brink import events as bev
from rftg_desktop.rules.race.catalog import Catalog
from rftg_desktop.rules.race.robot import events as rev
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.state import PHASES
from rftg_desktop.session.facts import TookBack
from rftg_desktop.views.words.forms import LogText, tidy
from rftg_desktop.views.words.notes import took_back
from rftg_desktop.views.words.race import brink_lines as brink
from rftg_desktop.views.words.race import lines, robot_lines
from rftg_desktop.views.words.race.joins import tell
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.rows import Told, read_out

ICONS: Final = frozenset(
    {*PHASES, "action", "card", "dice", "end", "good", "lock", "prestige", "robot", "round", "undo", "vp"}
)
"""The keys of the small pictures beside a line."""

Wording = Callable[[Any, Speaker], str | None]

SILENT: Final[frozenset[type[Event]]] = frozenset(
    {ev.ActionMarked, ev.PhaseEnded, ev.PhaseEnding, ev.PowerUsed, ev.RoundEnded, ev.SeatBegins}
)
"""What needs no line: another line tells it, or nothing is to be seen."""

LINES: Final[Mapping[type[Event], tuple[str, Wording]]] = {
    TookBack: ("undo", lambda event, words: took_back(event, words.who(event.seat))),
    bev.CardTucked: ("card", brink.card_tucked),
    bev.StartCardTucked: ("card", brink.start_card_tucked),
    bev.CardsSalvaged: ("card", brink.cards_salvaged),
    bev.CategoryNamed: ("prestige", brink.category_named),
    bev.LeadersChanged: ("prestige", brink.leaders_changed),
    bev.PrestigeCardChosen: ("prestige", brink.card_chosen),
    bev.PrestigeCardShown: ("prestige", brink.card_shown),
    bev.SearchFailed: ("prestige", brink.search_failed),
    bev.SearchFlipped: ("card", brink.search_flipped),
    bev.TuckedLost: ("card", brink.tucked_lost),
    bev.TuckedTaken: ("card", brink.tucked_taken),
    bev.WorldReplaced: ("settle", brink.world_replaced),
    ev.ActionsShown: ("action", lines.actions_shown),
    ev.AnteShown: ("card", lines.ante_shown),
    ev.CardFlipped: ("card", lines.card_flipped),
    ev.CardPlaced: ("card", lines.card_placed),
    ev.CardShown: ("card", lines.card_shown),
    ev.CardSpent: ("card", lines.card_spent),
    ev.CardsDiscarded: ("card", lines.cards_discarded),
    ev.CardsDrawn: ("card", lines.cards_drawn),
    ev.CardsFlipped: ("card", lines.cards_flipped),
    ev.CardsKept: ("card", lines.cards_kept),
    ev.DeckShuffled: ("card", lines.deck_shuffled),
    ev.GameEnded: ("end", lines.game_ended),
    ev.GoodMade: ("good", lines.good_made),
    ev.GoodSpent: ("good", lines.good_spent),
    ev.LockedIn: ("lock", lines.locked_in),
    ev.PhaseBegan: ("", lines.phase_began),
    ev.PhasesChosen: ("action", lines.phases_chosen),
    ev.PlacementChosen: ("card", lines.placement_chosen),
    ev.PoolEmptied: ("end", lines.pool_emptied),
    ev.PrestigeChanged: ("prestige", lines.prestige_changed),
    ev.RoundBegan: ("round", lines.round_began),
    ev.StartChosen: ("card", lines.start_chosen),
    ev.StartShown: ("card", lines.start_shown),
    ev.StrengthGained: ("settle", lines.strength_gained),
    ev.VpGained: ("vp", lines.vp_gained),
    rev.RobotCounterPlaced: ("robot", robot_lines.other),
    rev.RobotCreditChanged: ("robot", robot_lines.other),
    rev.RobotDiePlaced: ("dice", robot_lines.die_placed),
    rev.RobotDrew: ("robot", robot_lines.drew),
    rev.RobotEconomyChanged: ("robot", robot_lines.other),
    rev.RobotEqualsChanged: ("robot", robot_lines.other),
    rev.RobotFlipped: ("robot", robot_lines.flipped),
    rev.RobotFoundNothing: ("robot", robot_lines.other),
    rev.RobotPlaced: ("robot", robot_lines.placed),
    rev.RobotRolled: ("dice", robot_lines.rolled),
    rev.RobotRow: ("robot", robot_lines.row_began),
    rev.RobotTileSpent: ("robot", robot_lines.other),
}
"""Each event's icon (empty: that of its phase) and sentence."""


def _line(event: Event, text: str | None, first: int = 0) -> LogText | None:
    if text is None:
        return None
    icon = LINES[type(event)][0]
    if isinstance(event, ev.PhaseBegan):
        icon = event.phase
    heading = isinstance(event, ev.RoundBegan | ev.PhaseBegan)
    return LogText(_seat(event), tidy(text), icon, heading, first)


def _seat(event: Event) -> Seat | None:
    """Return whose sign stands before a line: what the robot's mat does is the robot's."""
    if type(event).__module__ == rev.__name__:
        return ROBOT
    seat: Seat | None = getattr(event, "seat", None)
    return seat


def event_line(event: Event, names: Sequence[str], catalog: Catalog) -> LogText | None:
    """Return the line for one event, ``None`` where none is worth reading.

    ``names`` are the players' names by seat; ``event`` is what the reader may know of it (``seen_by``).
    """
    found = LINES.get(type(event))
    return None if found is None else _line(event, found[1](event, Speaker(names, catalog)))


def merge(events: Sequence[Event], names: Sequence[str], catalog: Catalog) -> tuple[LogText, ...]:
    """Return the lines for a row of events, what belongs together in one."""
    words = Speaker(names, catalog)

    def told(place: int) -> tuple[Told, int]:
        joined = tell(events, place, words)
        if joined is not None:
            return joined
        event = events[place]
        known = LINES.get(type(event))
        return [(event, known[1](event, words) if known else None)], 1

    found = (_line(event, text, place) for place, event, text in read_out(events, told))
    return tuple(line for line in found if line is not None)
