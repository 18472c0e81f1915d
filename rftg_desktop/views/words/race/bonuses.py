"""The sum behind a development that counts at the end: each part of its formula with what was counted."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rftg_desktop.rules.race.catalog import GOODS, Card, Catalog
from rftg_desktop.rules.race.powers import scoring as end
from rftg_desktop.rules.race.scoring import readings
from rftg_desktop.rules.race.view import SeatView
from rftg_desktop.views.words.race.cards import per_card_groups
from rftg_desktop.views.words.race.names import good_name
from rftg_desktop.views.words.translation import mark, tr


@dataclass(frozen=True, slots=True)
class BonusPart:
    """One part of a formula: ``text`` tells what counts, how often and for how much; ``named`` is counted."""

    text: str
    points: int
    named: tuple[str, ...] = ()

    def whole(self) -> str:
        """Return the text with the names: "development of cost 6: 1 × 2 (Galactic Federation)"."""
        return (
            tr("{text} ({names})", text=self.text, names=", ".join(self.named)) if self.named else self.text
        )


def bonus_parts(card: str, seat: SeatView, catalog: Catalog) -> tuple[BonusPart, ...]:
    """Return what the lines of a development count for a seat; those that count nothing are left out."""
    tableau = _as_read(seat, catalog)
    parts = _parts(catalog.cards[card], tableau, seat, catalog)
    return tuple(part for part in parts if part.points)


def _as_read(seat: SeatView, catalog: Catalog) -> list[Card]:
    """Return the tableau as it scores most: a world of any kind counts as one kind for all developments."""
    return max(
        readings([catalog.cards[card] for card in seat.tableau]),
        key=lambda cards: sum(
            part.points for card in cards if card.end_bonus for part in _parts(card, cards, seat, catalog)
        ),
    )


def _parts(card: Card, tableau: list[Card], seat: SeatView, catalog: Catalog) -> list[BonusPart]:
    counting = [line for line in card.end_bonus if isinstance(line, end.PerCard)]
    counted = dict(end.counted_cards(counting, tableau))
    parts = []
    for each, what, lines in per_card_groups(catalog, counting):
        found = [other.name for line in lines for other in counted[line]]
        text = tr("{what}: {count} × {each}", what=what, count=len(found), each=each)
        parts.append(BonusPart(text, len(found) * each, tuple(found)))
    others = [line for line in card.end_bonus if not isinstance(line, end.PerCard)]
    return parts + [PARTS[type(line)](line, seat, tableau) for line in others]


def _times(what: str, count: int, each: int) -> BonusPart:
    return BonusPart(tr("{what}: {count} × {each}", what=what, count=count, each=each), count * each)


def _every(what: str, size: int, amount: int, each: int) -> BonusPart:
    """Return a part that pays for every so many: "VP in chips: 14 / 5, rounded down, × 1"."""
    if size == 1:
        return _times(what, amount, each)
    pattern = mark("{what}: {amount} / {size} × {each}, rounded down")
    if not amount % size:
        pattern = mark("{what}: {amount} / {size} × {each}")
    text = tr(pattern, what=what, amount=amount, size=size, each=each)
    return BonusPart(text, amount // size * each)


def _military(line: end.PerMilitary, seat: SeatView, _tableau: Sequence[Card]) -> BonusPart:
    return _times(tr("Military"), seat.military, line.points_each)


def _no_military(line: end.PerNegativeMilitary, seat: SeatView, _tableau: Sequence[Card]) -> BonusPart:
    return _times(tr("Military below 0"), max(0, -seat.military), line.points_each)


def _chips(line: end.PerVpChips, seat: SeatView, _tableau: Sequence[Card]) -> BonusPart:
    return _every(tr("VP in chips"), line.chips, seat.chips, line.points_each)


def _prestige(line: end.PerPrestige, seat: SeatView, _tableau: Sequence[Card]) -> BonusPart:
    return _every(tr("prestige"), line.prestige, seat.prestige, line.points_each)


def _goods(line: end.PerGoodLeft, seat: SeatView, _tableau: Sequence[Card]) -> BonusPart:
    return _times(tr("goods left"), len(seat.goods), line.points_each)


def _kinds(line: end.KindsOfWorld, _seat: SeatView, tableau: Sequence[Card]) -> BonusPart:
    found = {card.good for card in tableau} - {""}
    vp = line.table[min(len(found), len(line.table) - 1)]
    text = tr("kinds of good among the worlds: {count} for {vp}", count=len(found), vp=vp)
    return BonusPart(text, vp, tuple(good_name(kind) for kind in GOODS if kind in found))


PARTS: Final[Mapping[type[end.Bonus], Callable[[Any, SeatView, Sequence[Card]], BonusPart]]] = {
    end.KindsOfWorld: _kinds,
    end.PerGoodLeft: _goods,
    end.PerMilitary: _military,
    end.PerNegativeMilitary: _no_military,
    end.PerPrestige: _prestige,
    end.PerVpChips: _chips,
}
"""Every kind of line but those that count cards."""
