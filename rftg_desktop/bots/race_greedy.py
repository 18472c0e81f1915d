"""A player of Race that takes what looks best now: sensible, not strong.

Each option gets a number, the greatest is taken. The actions of a round are weighed together with what the
robot may roll, and a card that is placed with the rest of the round (:mod:`rftg_desktop.bots.race_round`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from itertools import combinations
from typing import Any

from rftg_desktop.bots.race_round import Round, robot_phases, round_worth
from rftg_desktop.bots.race_worth import Outlook, gain
from rftg_desktop.kernel.actions import Action, Done
from rftg_desktop.kernel.game import Options
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race.game import RaceGame, race_game
from rftg_desktop.rules.race.powers import consuming, drawing, fighting, paying
from rftg_desktop.rules.race.state import ACTIONS, SEARCH, SECONDS
from rftg_desktop.rules.race.view import View

_NEVER = -100.0


class GreedyBot:
    """Weighs the options of Race one by one."""

    def choose(self, view: View, options: Options, _seed: int, game: RaceGame | None = None) -> Action:
        """Return the option with the greatest number; of equals the first.

        ``game`` has the cards in play; without it they are those of the box, in the edition in play.
        """
        if len(options) == 1:
            return options[0]
        assert view.viewer is not None
        thought = Thought(game or race_game(view.setup.second_edition), view, view.viewer)
        return max(options, key=lambda option: WEIGHTS[type(option)](thought, option))


class Thought(Outlook):
    """What is thought over for one answer."""

    @cached_property
    def rounds(self) -> Mapping[frozenset[str], float]:
        """What the round is worth with each set of actions that can still be chosen."""
        given, number = set(self.marks), self.view.setup.actions - (self.me.boosted == SEARCH)
        chances = robot_phases(self)
        return {
            frozenset(spaces): round_worth(self, spaces, chances)
            for spaces in combinations(ACTIONS, number)
            if given <= set(spaces) and all(SECONDS.get(space, space) in spaces for space in spaces)
        }

    def now(self) -> Round:
        """Return the round as it stands, to be gone on with."""
        return Round(self, self.marks, list(self.hand), self.me.goods)

    def go_on(self, round_: Round) -> float:
        """Return what a round is worth that goes on after the phase being done."""
        view = self.view
        done = view.phases.index(view.phase) + view.turn + 1 if view.phase in view.phases else 0
        rest = view.phases[done:]
        return round_.play(rest, turn=int(rest[:1] == (view.phase,)))

    @cached_property
    def search(self) -> float:
        """What a search for the best category brings more than a card that Explore lets one keep."""
        best = max(self.category(each.id) for each in self.catalog.constants.search)
        return best - _mean_of_best(self._deck.values(), 3)

    @cached_property
    def _deck(self) -> Mapping[str, float]:
        """How much each card that may be in the deck appeals."""
        held = {*self.me.tableau, *self.hand}
        return {
            card: self.appeal(card) for card in self.catalog.deck(self.view.setup.deck) if card not in held
        }

    def category(self, name: str) -> float:
        """Return what a card of a category is worth: one of two can be taken."""
        (found,) = (each for each in self.catalog.constants.search if each.id == name)
        fitting = [value for card, value in self._deck.items() if found.fits(self.catalog.cards[card])]
        return _mean_of_best(fitting, 2)


def _mean_of_best(values: Iterable[float], share: int) -> float:
    """Return the mean of the better half of some values, of the best third and so on."""
    best = sorted(values, reverse=True)
    best = best[: max(1, len(best) // share)]
    return sum(best) / len(best) if best else 0.0


# -- actions of a round ----------------------------------------------------------------------------


def _mark(thought: Thought, action: act.Mark) -> float:
    """Return what the best round with this action is worth."""
    return max(worth for spaces, worth in thought.rounds.items() if action.space in spaces)


def _boost(thought: Thought, action: act.Boost) -> float:
    """Return what the prestige card brings.

    A search takes the place of an action: it must find more than the best round with that action.
    """
    if action.space == SEARCH:
        return _searching(thought)
    if action.space != "consume_x2":
        return _NEVER
    more = thought.consumed(thought.me.goods, 3)[0] - thought.consumed(thought.me.goods, 2)[0]
    return more - 2


def _searching(thought: Thought) -> float:
    spaces = [space for space in ACTIONS if space not in SECONDS]
    alone = thought.view.setup.actions - 1
    chances = robot_phases(thought)
    rest = max(
        round_worth(thought, found, chances)
        for found in map(set, combinations(spaces, alone))
        if set(thought.marks) <= found
    )
    return rest + thought.card + thought.weights.search * thought.search - thought.weights.plainly


# -- cards -----------------------------------------------------------------------------------------


def _keep(thought: Thought, action: Any) -> float:
    return thought.appeal(action.card)


def _give_up(thought: Thought, action: Any) -> float:
    """Return what a hand card costs that is paid or discarded."""
    return -thought.appeal(action.card)


def _place(thought: Thought, action: act.Place) -> float:
    """Return what placing the card brings in the cheapest way, with the rest of the round."""
    ways = [each for each in thought.me.demands if each.card == action.card and each.possible]
    missing = min((each.left for each in ways if each.conquest), default=0)
    prices = [each.sum for each in ways if not each.conquest]
    free = any(each.conquest and not each.left for each in ways)
    round_ = thought.now()
    round_.put(action.card, price=0 if free or not prices else min(prices))
    if not free and not prices:
        round_.worth -= _missing_cost(thought, missing)
    bonus = f"settle{'_second' if thought.view.turn else ''}" in thought.marks
    if bonus and thought.catalog.cards[action.card].is_world:
        round_.unknown += 1
    return thought.go_on(round_)


def _missing_cost(thought: Thought, missing: int) -> float:
    """Return what it costs to find Military for a moment."""
    return 0.8 * missing


def _pass(thought: Thought, _action: act.Pass) -> float:
    """Return what the rest of the round is worth; where no phase is done, that nothing is taken."""
    return thought.go_on(thought.now()) if thought.view.phase in ("develop", "settle") else 0.3


def _way(thought: Thought, action: act.Way) -> float:
    """Return minus what a way costs; a card that is given up for it counts as much as it is worth."""
    demand = next(each for each in thought.me.demands if each.way == action.way)
    given_up = demand.conquest and action.way in thought.me.tableau
    cost = _missing_cost(thought, demand.left) if demand.conquest else thought.card * demand.sum
    return -cost - (thought.value(action.way) if given_up else 0.0)


def _replace(thought: Thought, action: act.Replace) -> float:
    """Return what the exchange brings over the rest of the round without it."""
    lost = thought.goods_worth((action.world,)) if action.world in thought.me.goods else 0.0
    gained = thought.value(action.card) - thought.value(action.world) - lost - thought.card
    return thought.go_on(thought.now()) + gained


# -- powers and goods ------------------------------------------------------------------------------


def _use(thought: Thought, action: act.UsePower) -> float:
    """Return what a power brings, less what is given for it."""
    power = thought.catalog.power(action.card, action.index)
    weigh = USES.get(type(power))
    return weigh(thought, action, power) if weigh is not None else 0.1


def _use_consume(thought: Thought, _action: act.UsePower, power: consuming.Consume) -> float:
    times = 2 if "consume_x2" in thought.marks else 1
    return 1.0 + gain(power.gain, times) / power.goods.count


def _use_cards(thought: Thought, _action: act.UsePower, power: consuming.ConsumeCards) -> float:
    worst = sorted(map(thought.appeal, thought.hand))[: power.cards]
    return gain(power.gain) - sum(worst) if thought.left else gain(power.gain)


def _use_prestige(thought: Thought, _action: act.UsePower, power: consuming.ConsumePrestige) -> float:
    return gain(power.gain, 2 if "consume_x2" in thought.marks else 1) - power.prestige


def _use_reduction(thought: Thought, action: act.UsePower, power: Any) -> float:
    """Return the cards saved on the bill, less the card that is thrown away."""
    left = thought.me.demands[0].left
    return thought.card * min(left, getattr(power, "amount", left)) - thought.value(action.card)


def _use_strength(thought: Thought, action: act.UsePower, _power: Any) -> float:
    """Return minus what is given for Military: it is asked for only while it is missing."""
    return -(thought.appeal(action.thing) if action.thing else thought.value(action.card))


def _use_discard(thought: Thought, action: act.UsePower, power: drawing.DiscardForPrestige) -> float:
    return power.prestige - thought.appeal(action.thing)


def _never(_thought: Thought, _action: Any, _power: Any = None) -> float:
    return _NEVER


USES: Mapping[type, Callable[[Thought, act.UsePower, Any], float]] = {
    consuming.Consume: _use_consume,
    consuming.ConsumeCards: _use_cards,
    consuming.ConsumePrestige: _use_prestige,
    consuming.GambleAnte: _never,
    drawing.DiscardForPrestige: _use_discard,
    fighting.DiscardHandForMilitary: _use_strength,
    fighting.DiscardSelfForMilitary: _use_strength,
    fighting.SpendPrestigeForMilitary: _use_strength,
    paying.DiscardSelfForDiscount: _use_reduction,
    paying.DiscardSelfForFreeWorld: _use_reduction,
}
"""Powers that give something up, or that are worth more than others; the rest are used when they can be."""


def _sell(thought: Thought, action: act.Sell) -> float:
    return next(float(sale.sum) for sale in thought.me.sales if sale.world == action.world)


def _give_good(thought: Thought, action: act.GiveGood) -> float:
    return -thought.sale(action.world)


def _produce_on(thought: Thought, action: act.ProduceOn) -> float:
    """Return what the good sells for, less the hand card that a power may take for it."""
    power = thought.catalog.cards[action.card].powers[action.index] if action.card else None
    return thought.card * (thought.sale(action.world) - 1.5 * getattr(power, "discard_cards", 0))


def _name_number(thought: Thought, action: act.NameNumber) -> float:
    """Return how many cards of the box have that cost."""
    deck = thought.catalog.deck(thought.view.setup.deck)
    return float(Counter(thought.catalog.cards[card].cost for card in deck)[action.number])


def _done(_thought: Thought, _action: Done) -> float:
    return 0.0


WEIGHTS: Mapping[type, Callable[[Thought, Any], float]] = {
    Done: _done,
    act.KeepStart: _keep,
    act.Mark: _mark,
    act.Boost: _boost,
    act.Search: _never,
    act.Discard: _give_up,
    act.Keep: _keep,
    act.Place: _place,
    act.Pass: _pass,
    act.Way: _way,
    act.PayCard: _give_up,
    act.Tuck: _give_up,
    act.Replace: _replace,
    act.UsePower: _use,
    act.Sell: _sell,
    act.GiveGood: _give_good,
    act.NameNumber: _name_number,
    act.ProduceOn: _produce_on,
}
"""What each kind of answer is worth; a kind that is missing here is a mistake."""
