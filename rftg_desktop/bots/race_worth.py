"""What a card, a good and a round may be worth to a player of Race: rough sums, in victory points.

Everything is guessed from one seat's view and the facts of the cards in play. The numbers to turn are
:data:`WEIGHTS` and :data:`RATES`: what a power brings in one round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import exp
from typing import Any, Final

from rftg_desktop.rules.race.catalog import Card
from rftg_desktop.rules.race.game import RaceGame
from rftg_desktop.rules.race.powers import consuming, drawing, fighting, paying, placing, producing, trading
from rftg_desktop.rules.race.powers.base import Gain, Power
from rftg_desktop.rules.race.powers.scoring import card_points
from rftg_desktop.rules.race.view import SeatView, View


@dataclass(frozen=True)
class Weights:
    """The numbers of the guesses, in victory points where nothing else is said."""

    card: float = 0.5
    """A card of the hand that can still be used."""
    early_card: float = 0.12
    """How much more a card is worth for each round that is still to come."""
    cards_a_round: float = 4.0
    """So many cards of the hand can be used in a round; the more there are, the less is one more worth."""
    longest: float = 6.0
    """Rounds: nothing is planned further ahead."""
    last_pool: float = 2.5
    """VP of the pool for each side with which a round is likely the last."""
    pool_a_round: float = 1.9
    """VP of the pool that each side takes in a round."""
    cards_of_a_tableau: float = 1.5
    """Cards that a tableau grows by in a round."""
    income: float = 1.0
    """How much of what its powers may bring a card brings indeed."""
    growing: float = 0.3
    """What a development that counts others gains in a round, by those that are still to come."""
    production: float = 0.25
    """A production world in a round, besides the price of its good."""
    production_price: float = 0.08
    wanted_good: float = 0.3
    """A production world more in a round, where consume powers have too few goods."""
    shared_goods: float = 0.5
    """How much of what consume powers take already a further one will not get."""
    windfall_price: float = 0.04
    """For each card that such a good sells for."""
    missing_military: float = 0.8
    """What a point of missing Military takes from the hope of conquering a world."""
    too_dear: float = 0.3
    """What a card of its price that is not at hand takes from the worth of holding a card."""
    kept_good: float = 0.7
    """How much of what a good will bring it is worth on its world at the end of a round."""
    new_card: float = 0.3
    """The hope that a card drawn in this round can be placed at once."""
    rivalry: float = 0.8
    """How much of what the robot gains counts against a round."""
    robot_find: float = 2.2
    """What a card that the robot finds brings it."""
    robot_credit: float = 0.7
    robot_economy: float = 1.5
    """What a step on its tracks brings it."""
    search: float = 0.4
    """How much of what a search finds more than an Explore counts."""
    plainly: float = 2.0
    """By so much a search must be better than the action it takes the place of."""
    choice: float = 0.09
    """Each card seen more than kept."""


WEIGHTS: Final = Weights()

RATES: Final[Mapping[type, Callable[[Any], float]]] = {
    consuming.ConsumeAll: lambda _: 0.8,
    consuming.ConsumeCards: lambda power: 0.2 * power.times * gain(power.gain),
    drawing.Draw: lambda power: 0.3 * power.cards,
    drawing.ExploreDraw: lambda power: 0.08 * power.amount,
    drawing.ExploreKeep: lambda power: 0.2 * power.amount,
    drawing.GainVp: lambda power: 0.4 * power.vp,
    fighting.DiscardHandForMilitary: lambda power: 0.1 * power.max_cards,
    fighting.DiscardSelfForMilitary: lambda _: 0.15,
    fighting.Military: lambda power: 0.3 * power.amount if power.against is None else 0.15 * power.amount,
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

_LITTLE: Final = 0.03


def gain(what: Gain, times: int = 1) -> float:
    """Return what a gain is worth; ``times`` is the multiplier of its VP chips."""
    return what.vp * times + what.cards * WEIGHTS.card + what.prestige


class Outlook:
    """One seat's prospects: how long the game may last, and what things are worth until then."""

    def __init__(self, game: RaceGame, view: View, seat: int, weights: Weights = WEIGHTS) -> None:
        self.game = game
        self.catalog = game.catalog
        self.weights = weights
        self.view = view
        self.me: SeatView = view.seats[seat]
        self.hand: tuple[str, ...] = self.me.hand if isinstance(self.me.hand, tuple) else ()
        self.marks: tuple[str, ...] = self.me.marks if isinstance(self.me.marks, tuple) else ()
        self.tableau = [self.catalog.cards[card] for card in self.me.tableau]
        self.left = self._rounds_left()
        self._values: dict[str, float] = {}
        self._prices: dict[str, int] = {}
        self._sales: dict[str, int] = {}
        self._consumed: dict[tuple[tuple[str, ...], int], tuple[float, tuple[str, ...]]] = {}

    def _rounds_left(self) -> float:
        """Guess how many rounds are still to come after this one."""
        view, weights = self.view, self.weights
        sizes = [len(seat.tableau) for seat in view.seats]
        if view.robot is not None:
            sizes.append(len(view.robot.tableau) + view.robot.placed)
        room = self.catalog.constants.end_tableau_cards - max(sizes)
        by_pool = (view.pool / len(sizes) - weights.last_pool) / weights.pool_a_round
        return max(0.0, min(weights.longest, room / weights.cards_of_a_tableau - 0.5, by_pool))

    def powers(self, kind: type[Any]) -> Iterator[tuple[Card, Any]]:
        """Yield the powers of a kind in the tableau, each with its card."""
        return ((card, power) for card in self.tableau for power in card.powers if isinstance(power, kind))

    # -- cards -------------------------------------------------------------------------------------

    def cards_worth(self, count: float) -> float:
        """Return what so many cards of the hand are worth: at the end of the game nothing."""
        most = self.left * self.weights.cards_a_round
        each = self.weights.card + self.weights.early_card * self.left
        return each * most * (1 - exp(-count / most)) if most else 0.0

    @property
    def card(self) -> float:
        """What one card more or less is worth now."""
        return self.cards_worth(len(self.hand) + 1) - self.cards_worth(len(self.hand))

    def value(self, name: str) -> float:
        """Return what a card is worth once it lies in the tableau, its first good left aside."""
        if name not in self._values:
            card = self.catalog.cards[name]
            points = card.vp + card_points(card.end_bonus, [*self.tableau, card])
            points += sum(card_points(other.end_bonus, [card]) for other in self.tableau)
            rate = self._rate_of_world(card) + sum(map(self._rate, card.powers))
            growth = self.weights.growing * bool(card.end_bonus)
            self._values[name] = points + self.left * (self.weights.income * rate + growth)
        return self._values[name]

    def _rate_of_world(self, card: Card) -> float:
        price = self.catalog.constants.trade_values.get(card.good, 3) if card.good else 0
        if card.production == "production":
            wanted = self.weights.wanted_good * (self._mouths > self._makers)
            return self.weights.production + self.weights.production_price * price + wanted
        return self.weights.windfall_price * price if card.is_windfall else 0.0

    def _rate(self, power: Power) -> float:
        """Return what a power brings in a round; a consume power as far as there are goods for it."""
        if isinstance(power, consuming.Consume):
            fitting = [card for card in self.tableau if card.good and power.goods.kind in ("any", card.good)]
            made = sum(0.5 if card.is_windfall else 1.0 for card in fitting)
            goods = 0.3 + max(0.0, made - self.weights.shared_goods * self._mouths)
            return 0.7 * gain(power.gain) * min(power.times, goods / power.goods.count)
        rate = RATES.get(type(power))
        return _LITTLE if rate is None else rate(power)

    @cached_property
    def _mouths(self) -> int:
        """How many goods the consume powers can take in a round."""
        return sum(min(3, power.times * power.goods.count) for _, power in self.powers(consuming.Consume))

    @cached_property
    def _makers(self) -> float:
        """How many goods the worlds make in a round."""
        return sum(0.5 if card.is_windfall else 1.0 for card in self.tableau if card.good)

    @cached_property
    def _discounts(self) -> list[Any]:
        return [power for _, power in self.powers(paying.Discount)]

    def price(self, name: str) -> int:
        """Return the cards that a card will cost, by the standing reductions; of a military world, 0."""
        if name not in self._prices:
            card = self.catalog.cards[name]
            when = "settle" if card.is_world else "develop"
            saved = sum(power.saving(card) for power in self._discounts if power.when == when)
            self._prices[name] = 0 if card.military else max(0, card.cost - saved)
        return self._prices[name]

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
        """Return what placing a card brings after what it costs, with the good of a windfall world."""
        good = self.sale(name) * self.card if self.catalog.cards[name].is_windfall else 0.0
        return self.value(name) + good - self.price(name) * self.card

    def is_dead(self, name: str) -> bool:
        """Tell whether a card can never be placed: the same development lies there."""
        return name in self.me.tableau and not self.catalog.cards[name].is_world

    def appeal(self, name: str) -> float:
        """Return what it is worth to hold a card: less, the farther its placing is."""
        twice = self.hand.count(name) > 1 and not self.catalog.cards[name].is_world
        if self.is_dead(name) or twice:
            return 0.0
        too_dear = max(0, self.price(name) - len(self.hand))
        hope = self.weights.missing_military * self.missing(name)
        return self.net(name) - hope - self.weights.too_dear * too_dear

    # -- goods -------------------------------------------------------------------------------------

    def sale(self, world: str) -> int:
        """Return the cards that the good of a world sells for."""
        if world not in self._sales:
            card = self.catalog.cards[world]
            value = self.catalog.constants.trade_values.get(card.good, 0)
            for owner, power in self.powers(trading.TradeBonus):
                fits = power.good in ("any", card.good) and power.per is None
                value += power.amount * (fits and (not power.from_this_world or owner.id == world))
            self._sales[world] = value
        return self._sales[world]

    def consumed(self, goods: tuple[str, ...], times: int) -> tuple[float, tuple[str, ...]]:
        """Return what the consume powers make of the goods on some worlds, and the goods left over.

        The best power comes first; that goods may have to be different is overlooked.
        """
        key = (goods, times)
        if key not in self._consumed:
            self._consumed[key] = self._consume(list(goods), times)
        return self._consumed[key]

    def _consume(self, rest: list[str], times: int) -> tuple[float, tuple[str, ...]]:
        cards, total = self.catalog.cards, 0.0
        found = [power for _, power in self.powers(consuming.Consume)]
        for power in sorted(found, key=lambda one: gain(one.gain, times) / one.goods.count, reverse=True):
            fitting = [world for world in rest if power.goods.kind in ("any", cards[world].good)]
            uses = min(power.times, len(fitting) // power.goods.count)
            for world in fitting[: uses * power.goods.count]:
                rest.remove(world)
            total += uses * gain(power.gain, times)
        return total, tuple(rest)

    def goods_worth(self, goods: tuple[str, ...]) -> float:
        """Return what goods that are left on worlds may bring in a later round."""
        if not goods or self.left <= 0:
            return 0.0
        sold = max(map(self.sale, goods)) * self.weights.card
        times = 2 if self.left >= 1 else 1
        return self.weights.kept_good * max(sold, self.consumed(goods, times)[0]) * min(1.0, self.left)

    def filled(self, goods: tuple[str, ...], bonus: bool) -> tuple[str, ...]:
        """Return the goods after a Produce; with its ``bonus`` also one on a windfall world."""
        empty = [card for card in self.tableau if card.good and card.id not in goods]
        made = [card.id for card in empty if card.production == "production"]
        windfalls = sorted((card.id for card in empty if card.is_windfall), key=self.sale)
        powers = sum(1 for _ in self.powers(producing.WindfallProduction)) + bonus
        return (*goods, *made, *(windfalls[-powers:] if powers else ()))
