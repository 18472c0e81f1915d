"""What a card, a good and a round may be worth to a player of Race: rough sums, in victory points.

Everything is guessed from one seat's view and the facts of the cards. A card in the hand counts as
:data:`CARD`, what a power brings in one round is in :data:`RATES`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from rftg_desktop.rules.race.catalog import Card, Catalog
from rftg_desktop.rules.race.powers import consuming, drawing, fighting, paying, placing, producing, trading
from rftg_desktop.rules.race.powers.base import Gain, Power
from rftg_desktop.rules.race.powers.scoring import card_points
from rftg_desktop.rules.race.view import SeatView, View

CARD: Final = 0.55
"""A card of the hand: about two pay for one point."""

_LONGEST: Final = 7.0
_SURE_MILITARY: Final = 0.8
"""What a point of missing Military takes from the hope of ever conquering a world."""


def gain(what: Gain, times: int = 1) -> float:
    """Return what a gain is worth; ``times`` is the multiplier of its VP chips."""
    return what.vp * times + what.cards * CARD + what.prestige


RATES: Final[Mapping[type, Callable[[Any], float]]] = {
    consuming.ConsumeAll: lambda _: 0.8,
    consuming.ConsumeCards: lambda power: 0.2 * power.times * gain(power.gain),
    drawing.Draw: lambda power: 0.3 * power.cards,
    drawing.ExploreDraw: lambda power: 0.08 * power.amount,
    drawing.ExploreKeep: lambda power: 0.2 * power.amount,
    drawing.GainVp: lambda power: 0.4 * power.vp,
    fighting.DiscardHandForMilitary: lambda power: 0.1 * power.max_cards,
    fighting.DiscardSelfForMilitary: lambda _: 0.15,
    fighting.Military: lambda power: 0.2 * power.amount if power.against is None else 0.1 * power.amount,
    paying.DiscardSelfForFreeWorld: lambda _: 0.2,
    paying.Discount: lambda power: (0.22 if power.good is None else 0.12) * power.amount,
    paying.PayForMilitary: lambda _: 0.2,
    placing.DrawAfterPlacing: lambda power: 0.25 * power.cards,
    placing.DrawAtStart: lambda power: 0.2 * power.cards,
    placing.ExtraWorld: lambda _: 0.4,
    placing.PrestigeAfterPlacing: lambda power: 0.4 * power.prestige,
    producing.DrawIfProduced: lambda power: 0.2 * power.cards,
    producing.DrawPer: lambda power: 0.35 * power.cards,
    producing.WindfallProduction: lambda _: 0.25,
    trading.TradeBonus: lambda power: 0.1 * power.amount,
}
"""What a power of each kind brings in a round; kinds that are not named bring a little."""


class Outlook:
    """One seat's prospects: how long the game may last, and what things are worth until then."""

    def __init__(self, catalog: Catalog, view: View, seat: int) -> None:
        self.catalog = catalog
        self.view = view
        self.me: SeatView = view.seats[seat]
        self.hand: tuple[str, ...] = self.me.hand if isinstance(self.me.hand, tuple) else ()
        self.marks: tuple[str, ...] = self.me.marks if isinstance(self.me.marks, tuple) else ()
        self.tableau = [catalog.cards[card] for card in self.me.tableau]
        self.left = self._rounds_left()

    def _rounds_left(self) -> float:
        """Guess how many rounds are still to come after this one."""
        size, view = self.catalog.constants.end_tableau_cards, self.view
        sizes = [len(seat.tableau) for seat in view.seats]
        if view.robot is not None:
            sizes.append(len(view.robot.tableau) + view.robot.placed)
        return max(0.0, min(_LONGEST, (size - max(sizes)) / 1.4, view.pool / 3))

    def powers(self, kind: type[Any]) -> Iterator[tuple[Card, Any]]:
        """Yield the powers of a kind in the tableau, each with its card."""
        for card in self.tableau:
            for power in card.powers:
                if isinstance(power, kind):
                    yield card, power

    # -- cards -------------------------------------------------------------------------------------

    def value(self, name: str) -> float:
        """Return what a card is worth once it lies in the tableau."""
        card = self.catalog.cards[name]
        points = card.vp + card_points(card.end_bonus, [*self.tableau, card])
        points += sum(card_points(other.end_bonus, [card]) for other in self.tableau)
        good = self.sale(name) * CARD if card.is_windfall else 0.0
        return points + good + self.left * (self._income(card) + sum(map(self._rate, card.powers)))

    def _income(self, card: Card) -> float:
        kind = self.catalog.constants.trade_values.get(card.good, 3) if card.good else 0
        return {"production": 0.25 + 0.08 * kind, "windfall": 0.04 * kind, "none": 0.0}[card.production]

    def _rate(self, power: Power) -> float:
        """Return what a power brings in a round; a consume power as far as there are goods for it."""
        if isinstance(power, consuming.Consume):
            fitting = [card for card in self.tableau if card.good and power.goods.kind in ("any", card.good)]
            goods = 0.2 + sum(0.5 if card.is_windfall else 1.0 for card in fitting)
            return 0.7 * gain(power.gain) * min(power.times, goods / power.goods.count)
        rate = RATES.get(type(power))
        return 0.03 if rate is None else rate(power)

    def price(self, name: str) -> int:
        """Return the cards that a card will cost, by the standing reductions; of a military world, 0."""
        card = self.catalog.cards[name]
        if card.military:
            return 0
        when = "settle" if card.is_world else "develop"
        saved: int = sum(
            power.saving(card) for _, power in self.powers(paying.Discount) if power.when == when
        )
        return max(0, card.cost - saved)

    def missing(self, name: str) -> int:
        """Return the Military that is missing to conquer a world; 0 for what is not military."""
        card = self.catalog.cards[name]
        if not card.military:
            return 0
        wanted = (card.good, *card.traits)
        special: int = sum(
            power.amount for _, power in self.powers(fighting.Military) if power.against in wanted
        )
        return max(0, card.cost - self.me.military - special)

    def net(self, name: str) -> float:
        """Return what placing a card brings after what it costs."""
        return self.value(name) - self.price(name) * CARD

    def appeal(self, name: str) -> float:
        """Return what it is worth to hold a card: less, the farther its placing is."""
        if name in self.me.tableau:
            return 0.0
        too_dear = max(0, self.price(name) - len(self.hand))
        return self.net(name) - _SURE_MILITARY * self.missing(name) - 0.3 * too_dear

    def placeable(self, worlds: bool, hand: int, saved: int = 0) -> list[str]:
        """Return the hand cards of a sort that ``hand`` cards can pay for, the best first."""
        cards = self.catalog.cards
        found = {
            name
            for name in self.hand
            if cards[name].is_world == worlds
            and name not in self.me.tableau
            and not self.missing(name)
            and self.price(name) - saved < hand
        }
        return sorted(found, key=self.net, reverse=True)

    # -- goods -------------------------------------------------------------------------------------

    def sale(self, world: str) -> int:
        """Return the cards that the good of a world sells for."""
        card = self.catalog.cards[world]
        value = self.catalog.constants.trade_values.get(card.good, 0)
        for owner, power in self.powers(trading.TradeBonus):
            fits = power.good in ("any", card.good) and power.per is None
            value += power.amount * (fits and (not power.from_this_world or owner.id == world))
        return value

    def consumed(self, goods: Sequence[str], times: int) -> tuple[float, list[str]]:
        """Return what the consume powers make of the goods on some worlds, and the goods left over.

        The best power comes first; that goods may have to be different is overlooked.
        """
        cards, rest = self.catalog.cards, list(goods)
        found = [power for _, power in self.powers(consuming.Consume)]
        total = 0.0
        for power in sorted(found, key=lambda one: gain(one.gain, times) / one.goods.count, reverse=True):
            fitting = [world for world in rest if power.goods.kind in ("any", cards[world].good)]
            uses = min(power.times, len(fitting) // power.goods.count)
            for world in fitting[: uses * power.goods.count]:
                rest.remove(world)
            total += uses * gain(power.gain, times)
        return total, rest

    def empty_worlds(self, goods: Sequence[str]) -> list[str]:
        """Return the production worlds that are not among those with goods, and the best windfall one."""
        empty = [card for card in self.tableau if card.good and card.id not in goods]
        made = [card.id for card in empty if card.production == "production"]
        windfalls = sorted((card.id for card in empty if card.is_windfall), key=self.sale)
        return made + windfalls[-1:]
