"""What variable developments are worth at the end: the lines of ``end_bonus``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race.powers.base import Kind

if TYPE_CHECKING:
    from rftg_desktop.rules.race.catalog import Card

    Cards = list[Card]


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"kind": "type"}):
    """Which cards a line counts; what is left out does not matter. ``cost`` is the printed one."""

    kind: Literal["world", "development"] | None = None
    good: Kind | None = None
    production: Literal["production", "windfall"] | None = None
    trait: str | None = None
    military: bool | None = None
    printed_name: str | None = None
    cost: int | None = None
    power_row: Literal["explore", "trade", "consume"] | None = None

    def fits(self, card: Card) -> bool:
        """Tell whether ``card`` is one of them."""
        wanted: tuple[tuple[Any, Any], ...] = (
            (self.kind, card.kind),
            (self.good, card.good),
            (self.production, card.production),
            (self.military, card.military),
            (self.printed_name, card.name),
            (self.cost, card.cost),
        )
        if any(want is not None and want != has for want, has in wanted):
            return False
        if self.trait is not None and self.trait not in card.traits:
            return False
        return self.power_row is None or self.power_row in card.rows


class Bonus(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """Base of the kinds of lines that do not look at single cards."""

    def points(self, game: Any, state: Any, seat: Seat, cards: Cards) -> int:
        """Return the victory points of the line; ``cards`` are those of the tableau."""
        raise NotImplementedError


class PerCard(Bonus, frozen=True, tag="per_card", kw_only=True):
    """Points for each card of the tableau whose first fitting line this is (see ``card_points``)."""

    points_each: int = msgspec.field(name="points")
    match: Match

    def points(self, game: Any, state: Any, seat: Seat, cards: Cards) -> int:
        """Count nothing by itself: a card scores for one line only, so all lines are read together."""
        return 0


class PerMilitary(Bonus, frozen=True, tag="per_military", kw_only=True):
    """A point for each point of Military that counts against everything; negative Military costs."""

    points_each: int = msgspec.field(name="points")

    def points(self, game: Any, state: Any, seat: Seat, cards: Cards) -> int:
        """Return the Military of the whole tableau, nothing temporary."""
        return self.points_each * int(game.military(state, seat))


class PerNegativeMilitary(Bonus, frozen=True, tag="per_negative_military", kw_only=True):
    """A point for each point of Military below zero; positive Military does not cost (D1)."""

    points_each: int = msgspec.field(name="points")

    def points(self, game: Any, state: Any, seat: Seat, cards: Cards) -> int:
        """Return what lies below zero."""
        return self.points_each * max(0, -int(game.military(state, seat)))


class PerVpChips(Bonus, frozen=True, tag="per_vp_chips", kw_only=True):
    """Points for every so many victory points in chips, rounded down."""

    points_each: int = msgspec.field(name="points")
    chips: int

    def points(self, game: Any, state: Any, seat: Seat, cards: Cards) -> int:
        """Return them."""
        return self.points_each * int(state.seats[seat].chips // self.chips)


class PerPrestige(Bonus, frozen=True, tag="per_prestige", kw_only=True):
    """Points for every so much prestige."""

    points_each: int = msgspec.field(name="points")
    prestige: int

    def points(self, game: Any, state: Any, seat: Seat, cards: Cards) -> int:
        """Return them."""
        return self.points_each * int(state.seats[seat].prestige // self.prestige)


class KindsOfWorld(Bonus, frozen=True, tag="kinds_of_world", kw_only=True):
    """Points by the number of different kinds among production and windfall worlds."""

    table: tuple[int, ...]

    def points(self, game: Any, state: Any, seat: Seat, cards: Cards) -> int:
        """Return them."""
        goods = {card.good for card in cards} - {""}
        return self.table[min(len(goods), len(self.table) - 1)]


class PerGoodLeft(Bonus, frozen=True, tag="per_good_left", kw_only=True):
    """Points for each good on a world at the end (second edition)."""

    points_each: int = msgspec.field(name="points")

    def points(self, game: Any, state: Any, seat: Seat, cards: Cards) -> int:
        """Return them."""
        return self.points_each * len(state.seats[seat].goods)


AnyBonus = PerCard | PerMilitary | PerNegativeMilitary | PerVpChips | PerPrestige | KindsOfWorld | PerGoodLeft


def counted_cards(lines: Iterable[Bonus], cards: Cards) -> tuple[tuple[PerCard, Cards], ...]:
    """Return each ``per_card`` line of one development with those of ``cards`` that count for it.

    The lines fall in points; a card counts for the first line it fits and for no other.
    """
    per_card = [line for line in lines if isinstance(line, PerCard)]
    found: list[Cards] = [[] for _ in per_card]
    for card in cards:
        first = next((at for at, line in enumerate(per_card) if line.match.fits(card)), None)
        if first is not None:
            found[first].append(card)
    return tuple(zip(per_card, found, strict=True))


def card_points(lines: tuple[Bonus, ...], cards: list[Card]) -> int:
    """Return the points of all ``per_card`` lines of one development over ``cards``."""
    return sum(line.points_each * len(found) for line, found in counted_cards(lines, cards))
