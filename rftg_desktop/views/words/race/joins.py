"""Which events of a row belong together in one line of the log."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.brink import events as bev
from rftg_desktop.rules.race.robot import events as rev
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.views.words.race import brink_lines, lines, robot_lines
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.rows import EventRow, Told, of_kind
from rftg_desktop.views.words.translation import mark, tr

QUIET: Final = (ev.PowerUsed, ev.SeatBegins, ev.PhaseEnding)
"""Events that no line tells of, and that do not part what belongs together."""

OF_A_ROW: Final = (
    rev.RobotCounterPlaced,
    rev.RobotCreditChanged,
    rev.RobotDrew,
    rev.RobotEconomyChanged,
    rev.RobotEqualsChanged,
    rev.RobotFlipped,
    rev.RobotFoundNothing,
    rev.RobotPlaced,
    rev.RobotTileSpent,
)


@dataclass(frozen=True, slots=True)
class Row(EventRow):
    """Events from ``at`` on, with what is needed to word them."""

    words: Speaker

    def while_(self, fits: Callable[[Any], bool]) -> list[Any]:
        """Return the first event and those after it as long as they fit; quiet ones in between count too."""
        found = [self.first]
        for event in self.events[self.at + 1 :]:
            if not (isinstance(event, QUIET) or fits(event)):
                break
            found.append(event)
        while isinstance(found[-1], QUIET):
            found.pop()
        return found


def _alike(row: Row, *kinds: type[Event], why: str) -> list[Any]:
    """Return the events of some kinds, of the first one's seat, that name one reason."""
    seat = row.first.seat
    return row.while_(
        lambda event: (
            isinstance(event, kinds)
            and getattr(event, "seat", None) == seat
            and getattr(event, "why", getattr(event, "card", "")) == why
        )
    )


# ---------------------------------------------------------------- cards


def _kept(row: Row) -> tuple[Told, int]:
    """Cards kept one by one, and the others."""
    seat = row.first.seat
    found = row.while_(
        lambda event: (
            getattr(event, "seat", None) == seat
            and (
                isinstance(event, ev.CardsKept)
                or (isinstance(event, ev.CardsDiscarded) and event.zone == at.SEEN)
            )
        )
    )
    kept, lost = of_kind(found, ev.CardsKept), of_kind(found, ev.CardsDiscarded)
    return [(row.first, lines.kept_text(kept, lost, row.words))], len(found)


@dataclass(frozen=True, slots=True)
class Payment:
    """What was paid for a card: discards, cards tucked, and the placement they end with, if it follows."""

    paid: list[ev.CardsDiscarded]
    tucked: list[bev.CardTucked]
    placed: ev.CardPlaced | None

    @property
    def count(self) -> int:
        """How many events it takes up."""
        return len(self.paid) + len(self.tucked) + (self.placed is not None)


def _payment(row: Row, start: int) -> Payment:
    """Return the payment that begins ``start`` events after the first one."""
    found = Payment([], [], None)
    while True:
        at_ = start + found.count
        card, tucked = row.after(at_, ev.CardsDiscarded), row.after(at_, bev.CardTucked)
        if card is not None and card.why == "pay":
            found.paid.append(card)
        elif tucked is not None:
            found.tucked.append(tucked)
        else:
            return Payment(found.paid, found.tucked, row.after(at_, ev.CardPlaced))


def _discarded(row: Row) -> tuple[Told, int]:
    """Cards discarded one by one for one reason: a payment with its card, a power with its gain."""
    first = row.first
    if first.why == "pay":
        found = _payment(row, 0)
        if found.placed is not None:
            met = lines.placed_text(found.paid, found.tucked, found.placed, row.words)
            return [(found.placed, met)], found.count
    alike = _alike(row, ev.CardsDiscarded, *_GAINS, why=first.why)
    lost, gained = of_kind(alike, ev.CardsDiscarded), [each for each in alike if isinstance(each, _GAINS)]
    if gained and first.why in row.words.catalog.cards:
        return [(first, lines.given_text(lost, gained, row.words))], len(alike)
    return [(first, lines.discarded_text(lost, row.words))], alike.index(lost[-1]) + 1


def _shown(row: Row) -> tuple[Told, int]:
    """A card turned up, with its good, the prestige of its symbol, and how it was met if that follows."""
    first, good, gain, taken = row.first, None, None, 1
    found = row.after(taken, ev.GoodMade)
    if found is not None and (found.world, found.why) == (first.card, "windfall"):
        good, taken = found, taken + 1
    found = row.after(taken, ev.PrestigeChanged)
    if found is not None and found.why == first.card:
        gain, taken = found, taken + 1
    payment = _payment(row, taken)
    text = lines.shown_text(first, good, gain, row.words)
    if payment.placed is None:
        return [(first, text)], taken
    met = lines.met_text(payment.paid, payment.tucked, payment.placed, row.words)
    pattern = mark("{line} and {met}.") if taken == 1 else mark("{line}, and {met}.")
    return [(first, tr(pattern, line=text[:-1], met=met))], taken + payment.count


def _given_up(row: Row) -> tuple[Told, int]:
    gain = row.after(1, ev.StrengthGained)
    if gain is not None and gain.card == row.first.card:
        return [(row.first, lines.spent_text(row.first, gain, row.words))], 2
    return [(row.first, lines.card_spent(row.first, row.words))], 1


# ---------------------------------------------------------------- goods

_GAINS: Final = (ev.CardsDrawn, ev.PrestigeChanged, ev.StrengthGained, ev.VpGained)


def _fed(row: Row) -> tuple[Told, int]:
    """Goods given to one power or sold, and what they bring."""
    found = _alike(row, ev.GoodSpent, *_GAINS, why=row.first.why)
    goods, gains = of_kind(found, ev.GoodSpent), [each for each in found if isinstance(each, _GAINS)]
    return [(row.first, lines.fed_text(goods, gains, row.words))], len(found)


def _made(row: Row) -> tuple[Told, int]:
    first = row.first
    if first.why == "windfall":
        return [(first, lines.good_made(first, row.words))], 1
    found = row.while_(
        lambda event: isinstance(event, ev.GoodMade) and event.seat == first.seat and event.why != "windfall"
    )
    return [(first, lines.made_text(of_kind(found, ev.GoodMade), row.words))], len(found)


# ---------------------------------------------------------------- search and robot


def _flipped(row: Row) -> tuple[Told, int]:
    """Cards turned up in a search, up to the first that fits."""
    found = row.run()
    fits = next((place for place, event in enumerate(found, start=1) if event.fits), len(found))
    return [(row.first, brink_lines.flipped_text(found[:fits], row.words))], fits


def _rolled(row: Row) -> tuple[Told, int]:
    found = row.while_(lambda event: isinstance(event, rev.RobotDiePlaced))
    return [(row.first, robot_lines.rolled_text(row.first, found[1:], row.words))], len(found)


def _row(row: Row) -> tuple[Told, int]:
    """A row of the mat with all that comes of it; a new deck and an empty pool have lines of their own."""
    aside = (ev.DeckShuffled, ev.PoolEmptied)
    found = row.while_(
        lambda event: (
            isinstance(event, (*OF_A_ROW, *aside))
            or (isinstance(event, ev.VpGained | ev.PrestigeChanged) and event.seat == ROBOT)
        )
    )
    done = [event for event in found[1:] if not isinstance(event, (*aside, *QUIET))]
    told: Told = [(row.first, robot_lines.row_text(row.first, done, row.words))]
    for event in found:
        if isinstance(event, ev.DeckShuffled):
            told.insert(0, (event, lines.deck_shuffled(event, row.words)))
        elif isinstance(event, ev.PoolEmptied):
            told.append((event, lines.pool_emptied(event, row.words)))
    return told, len(found)


def _led(row: Row) -> tuple[Told, int]:
    """What the robot gets as the prestige leader; other draws outside a row stand for themselves."""
    found = row.while_(
        lambda event: (
            isinstance(event, rev.RobotCreditChanged)
            or (isinstance(event, ev.VpGained) and event.seat == ROBOT)
        )
    )
    if any(isinstance(event, ev.VpGained) and event.why == "leader" for event in found):
        return [(row.first, robot_lines.led_text(found, row.words))], len(found)
    return [(row.first, robot_lines.drew(row.first, row.words))], 1


def _led_without_card(row: Row) -> tuple[Told, int]:
    """What the robot gets as the prestige leader while there is no card to draw; other chips stand alone."""
    first, found = row.first, row.while_(lambda event: isinstance(event, rev.RobotCreditChanged))
    if len(found) < 2 or (first.seat, first.why) != (ROBOT, "leader"):
        return [(first, lines.vp_gained(first, row.words))], 1
    return [(first, robot_lines.led_text(found, row.words))], len(found)


Join = Callable[[Row], tuple[Told, int]]

JOINS: Final[Mapping[type[Event], Join]] = {
    bev.SearchFlipped: _flipped,
    ev.CardShown: _shown,
    ev.CardSpent: _given_up,
    ev.CardsDiscarded: _discarded,
    ev.CardsKept: _kept,
    ev.GoodMade: _made,
    ev.GoodSpent: _fed,
    ev.VpGained: _led_without_card,
    rev.RobotDrew: _led,
    rev.RobotRolled: _rolled,
    rev.RobotRow: _row,
}
"""How each event joins with those after it; gives the lines and how many events they tell of."""


def tell(events: Sequence[Event], place: int, words: Speaker) -> tuple[Told, int] | None:
    """Return the joined lines that begin at ``place``; ``None`` where the event stands for itself."""
    join = JOINS.get(type(events[place]))
    return None if join is None else join(Row(events, place, words))
