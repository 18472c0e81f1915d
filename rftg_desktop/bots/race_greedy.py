"""A player of Race that takes what looks best now: sensible, not strong.

Each option gets a number, the greatest is taken. The actions of a round are weighed together, by going
through the phases they bring with rough sums (:mod:`rftg_desktop.bots.race_worth`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

from rftg_desktop.bots.race_worth import CARD, Outlook, gain
from rftg_desktop.kernel.actions import Action, Done
from rftg_desktop.kernel.game import Options
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.powers import consuming, drawing, fighting, paying
from rftg_desktop.rules.race.state import ACTIONS, SECONDS
from rftg_desktop.rules.race.view import View

_NEVER = -100.0


class GreedyBot:
    """Weighs the options of Race one by one."""

    def choose(self, view: View, options: Options, _seed: int) -> Action:
        """Return the option with the greatest number; of equals the first."""
        if len(options) == 1:
            return options[0]
        assert view.viewer is not None
        game = race_game(view.setup.second_edition)
        outlook = Outlook(game.catalog, view, view.viewer)
        return max(options, key=lambda option: WEIGHTS[type(option)](outlook, option))


# -- actions of a round ----------------------------------------------------------------------------


def _mark(outlook: Outlook, action: act.Mark) -> float:
    """Return what the best round with this action is worth."""
    given = {action.space, *outlook.marks}
    number = outlook.view.setup.actions
    found = (set(spaces) for spaces in combinations(ACTIONS, number) if given <= set(spaces))
    return max(
        round_worth(outlook, spaces)
        for spaces in found
        if all(SECONDS.get(space, space) in spaces for space in spaces)
    )


def round_worth(outlook: Outlook, spaces: set[str]) -> float:
    """Return what the phases of some actions may bring, one after the other."""
    hand, goods, total = len(outlook.hand), list(outlook.me.goods), 0.0
    if "explore_5" in spaces or "explore_1_1" in spaces:
        kept = 1 + ("explore_1_1" in spaces)
        total += CARD * kept + 0.45 * ("explore_5" in spaces)
        hand += kept
    placed: list[str] = []
    for space in ("develop", "develop_second", "settle", "settle_second"):
        if space in spaces:
            worlds = space.startswith("settle")
            worth, used = _placement(outlook, worlds, hand, placed)
            bonus = worlds and space == "settle" and bool(placed)
            total += worth + CARD * bonus
            hand += bonus - used
    goods += [name for name in placed if outlook.catalog.cards[name].is_windfall]
    if "consume_trade" in spaces and goods:
        sold = max(goods, key=outlook.sale)
        total += CARD * outlook.sale(sold)
        goods.remove(sold)
    if "consume_trade" in spaces or "consume_x2" in spaces:
        worth, goods = outlook.consumed(goods, 2 if "consume_x2" in spaces else 1)
        total += worth
    return total + (_produced(outlook, goods) if "produce" in spaces else 0.0)


def _placement(outlook: Outlook, worlds: bool, hand: int, placed: list[str]) -> tuple[float, int]:
    """Add the best card to ``placed``; return its worth and the hand cards it takes."""
    saved = 0 if worlds else 1
    found = [name for name in outlook.placeable(worlds, hand, saved) if name not in placed]
    if not found or outlook.net(found[0]) <= 0:
        return 0.0, 0
    placed.append(found[0])
    price = max(0, outlook.price(found[0]) - saved)
    return outlook.value(found[0]) - CARD * price, price + 1


def _produced(outlook: Outlook, goods: list[str]) -> float:
    """Return what goods on empty worlds may bring in a later round."""
    worlds = outlook.empty_worlds(goods)
    if not worlds or outlook.left < 1:
        return 0.0
    best = max(CARD * outlook.sale(world) for world in worlds)
    more = outlook.consumed([*goods, *worlds], 2)[0] - outlook.consumed(goods, 2)[0]
    return 0.75 * max(best, more)


def _boost(outlook: Outlook, action: act.Boost) -> float:
    """Return what the prestige card brings: best where many goods are consumed, and never for a search."""
    if action.space != "consume_x2" or outlook.consumed(outlook.me.goods, 2)[0] < 4:
        return _NEVER
    return 1.0


# -- cards -----------------------------------------------------------------------------------------


def _keep(outlook: Outlook, action: Any) -> float:
    return outlook.appeal(action.card)


def _give_up(outlook: Outlook, action: Any) -> float:
    """Return what a hand card costs that is paid or discarded."""
    return -outlook.appeal(action.card)


def _place(outlook: Outlook, action: act.Place) -> float:
    """Return what placing the card brings, in the cheapest way that is possible."""
    ways = [each for each in outlook.me.demands if each.card == action.card and each.possible]
    costs = [_missing_cost(outlook, each.left) if each.conquest else CARD * each.sum for each in ways]
    return outlook.value(action.card) - min(costs, default=CARD * outlook.price(action.card))


def _missing_cost(outlook: Outlook, missing: int) -> float:
    """Return what it costs to find Military for a moment."""
    return 0.8 * missing


def _pass(outlook: Outlook, _action: act.Pass) -> float:
    return 0.3


def _way(outlook: Outlook, action: act.Way) -> float:
    """Return minus what a way costs; a card that is given up for it counts as much as it is worth."""
    demand = next(each for each in outlook.me.demands if each.way == action.way)
    given_up = demand.conquest and action.way in outlook.me.tableau
    cost = _missing_cost(outlook, demand.left) if demand.conquest else CARD * demand.sum
    return -cost - (outlook.value(action.way) if given_up else 0.0)


def _replace(outlook: Outlook, action: act.Replace) -> float:
    return outlook.value(action.card) - outlook.value(action.world)


# -- powers and goods ------------------------------------------------------------------------------


def _use(outlook: Outlook, action: act.UsePower) -> float:
    """Return what a power brings, less what is given for it."""
    power = outlook.catalog.power(action.card, action.index)
    weigh = USES.get(type(power))
    return weigh(outlook, action, power) if weigh is not None else 0.1


def _use_consume(outlook: Outlook, _action: act.UsePower, power: consuming.Consume) -> float:
    times = 2 if "consume_x2" in outlook.marks else 1
    return 1.0 + gain(power.gain, times) / power.goods.count


def _use_cards(outlook: Outlook, _action: act.UsePower, power: consuming.ConsumeCards) -> float:
    worst = sorted(map(outlook.appeal, outlook.hand))[: power.cards]
    return gain(power.gain) - sum(worst) if outlook.left else gain(power.gain)


def _use_prestige(outlook: Outlook, _action: act.UsePower, power: consuming.ConsumePrestige) -> float:
    return gain(power.gain, 2 if "consume_x2" in outlook.marks else 1) - power.prestige


def _use_reduction(outlook: Outlook, action: act.UsePower, power: Any) -> float:
    """Return the cards saved on the bill, less the card that is thrown away."""
    left = outlook.me.demands[0].left
    return CARD * min(left, getattr(power, "amount", left)) - outlook.value(action.card)


def _use_strength(outlook: Outlook, action: act.UsePower, _power: Any) -> float:
    """Return minus what is given for Military: it is asked for only while it is missing."""
    return -(outlook.appeal(action.thing) if action.thing else outlook.value(action.card))


def _use_discard(outlook: Outlook, action: act.UsePower, power: drawing.DiscardForPrestige) -> float:
    return power.prestige - outlook.appeal(action.thing)


def _never(_outlook: Outlook, _action: Any, _power: Any = None) -> float:
    return _NEVER


USES: Mapping[type, Callable[[Outlook, act.UsePower, Any], float]] = {
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


def _sell(outlook: Outlook, action: act.Sell) -> float:
    return next(float(sale.sum) for sale in outlook.me.sales if sale.world == action.world)


def _give_good(outlook: Outlook, action: act.GiveGood) -> float:
    return -outlook.sale(action.world)


def _produce_on(outlook: Outlook, action: act.ProduceOn) -> float:
    """Return what the good sells for, less the hand card that a power may take for it."""
    power = outlook.catalog.cards[action.card].powers[action.index] if action.card else None
    return CARD * (outlook.sale(action.world) - 1.5 * getattr(power, "discard_cards", 0))


def _name_number(outlook: Outlook, action: act.NameNumber) -> float:
    """Return how many cards of the box have that cost."""
    deck = outlook.catalog.deck(outlook.view.setup.deck)
    return float(Counter(outlook.catalog.cards[card].cost for card in deck)[action.number])


def _done(_outlook: Outlook, _action: Done) -> float:
    return 0.0


WEIGHTS: Mapping[type, Callable[[Outlook, Any], float]] = {
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
