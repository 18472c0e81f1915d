"""The wording of a power, made from its record: one or two plain sentences for tooltip and inspector.

Each kind of power has one entry; a test walks over all cards and sees that none is missing. The sentences say
what happens and leave special cases to the rules, where :mod:`anchors` tells the paragraph of each kind.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rftg_desktop.rules.race.powers import consuming as con
from rftg_desktop.rules.race.powers import drawing as dr
from rftg_desktop.rules.race.powers import producing as prod
from rftg_desktop.rules.race.powers import trading as trade
from rftg_desktop.rules.race.powers.base import Gain, Power
from rftg_desktop.views.words.forms import tidy, upper_first
from rftg_desktop.views.words.names import points
from rftg_desktop.views.words.race import building
from rftg_desktop.views.words.race.names import cards, gains, good_name, goods, phase_name, prestige
from rftg_desktop.views.words.translation import mark, number, tr

Wording = Callable[[Any], str]


def power_line(power: Power) -> str:
    """Return a power as a full line: "Settle: Genes worlds cost you 2 cards less."."""
    body = power_text(power)
    if power.may:
        body = tr("you may {body}", body=body)
    if power.when == "none":
        return tidy(upper_first(body) + ".")
    row = "trade" if power.in_trade_row else power.when
    return tidy(tr("{phase}: {body}.", phase=phase_name(row), body=body))


def power_text(power: Power) -> str:
    """Return what a power does, without its phase and without a full stop: for a list of powers to use."""
    wording = BODIES.get(type(power))
    if wording is None:
        return tr("a power this version has no words for")
    return wording(power)


# ---------------------------------------------------------------- exploring and drawing


def _explore_draw(power: dr.ExploreDraw) -> str:
    return tr("draw {cards} more", cards=cards(power.amount))


def _explore_keep(power: dr.ExploreKeep) -> str:
    return tr("keep {cards} more", cards=cards(power.amount))


def _explore_mix(_power: dr.ExploreMix) -> str:
    return tr("discard from your whole hand, the cards you draw included")


def _times(times: int) -> str:
    return tr(", up to {times} times", times=number(times)) if times > 1 else ""


def _discard_for_prestige(power: dr.DiscardForPrestige) -> str:
    text = tr(
        "discard {cards} before you draw, for {gain}",
        cards=cards(power.cards),
        gain=prestige(power.prestige),
    )
    return text + _times(power.times)


def _draw(power: dr.Draw) -> str:
    return tr("draw {cards}", cards=cards(power.cards))


def _gain_vp(power: dr.GainVp) -> str:
    return tr("take {vp}, doubled like VP from consuming", vp=points(power.vp))


# ---------------------------------------------------------------- consuming


def _gain(gain: Gain) -> str:
    return gains(gain.vp, gain.cards, gain.prestige)


def _consume(power: con.Consume) -> str:
    diet, gain, most = power.goods, _gain(power.gain), power.times * power.goods.count
    if diet.from_this_world:
        return tr("discard the good of this world for {gain}", gain=gain)
    if diet.different and diet.count == 1:
        fed = goods(most, diet.kind)
        return tr("discard up to {goods} of different kinds, each for {gain}", goods=fed, gain=gain)
    if diet.count == 1 and power.times > 1:
        return tr("discard up to {goods}, each for {gain}", goods=goods(most, diet.kind), gain=gain)
    text = mark("discard {goods} of different kinds for {gain}") if diet.different else None
    text = tr(text or mark("discard {goods} for {gain}"), goods=goods(diet.count, diet.kind), gain=gain)
    return text + _times(power.times)


def _consume_all(power: con.ConsumeAll) -> str:
    gain = _gain(power.gain_per_good)
    if power.minus:
        but = number(power.minus)
        return tr("discard all goods you have left: {gain} for each but {but}", gain=gain, but=but)
    return tr("discard all goods you have left: {gain} for each", gain=gain)


def _consume_cards(power: con.ConsumeCards) -> str:
    gain = _gain(power.gain)
    if power.cards == 1 and power.times > 1:
        text = tr("discard up to {count} hand cards, each for {gain}", count=number(power.times), gain=gain)
    else:
        pattern = mark("discard {count} hand card for {gain}")
        many = mark("discard {count} hand cards for {gain}")
        count = number(power.cards)
        text = tr(pattern if power.cards == 1 else many, count=count, gain=gain) + _times(power.times)
    return tr("{text} (never doubled)", text=text) if power.gain.vp else text


def _consume_prestige(power: con.ConsumePrestige) -> str:
    text = tr("spend {prestige} for {gain}", prestige=prestige(power.prestige), gain=_gain(power.gain))
    return text + _times(power.times)


def _consume_trade(power: trade.ConsumeTrade) -> str:
    if power.trade_bonuses:
        return tr("sell one good, with your Trade powers")
    return tr("sell one good for the price of its kind; Trade powers do not count")


def _gamble_number(power: con.GambleNumber) -> str:
    return tr(
        "name a number from {least} to {most} and turn up the next card of the deck: "
        "you keep it if that is its cost or defence",
        least=power.min,
        most=power.max,
    )


def _gamble_ante(power: con.GambleAnte) -> str:
    return tr(
        "show a hand card of cost or defence {least} to {most} and turn up as many cards: "
        "take one if any costs more, else the card shown is lost",
        least=power.min_ante,
        most=power.max_ante,
    )


def _trade_bonus(power: trade.TradeBonus) -> str:
    if power.from_this_world:
        good = tr("the good of this world")
        if power.good != "any":
            good = tr("the {kind} good of this world", kind=good_name(power.good))
    elif power.good == "any":
        good = tr("any good")
    else:
        good = tr("{kind} goods", kind=good_name(power.good))
    text = tr("draw {cards} more for {good}", cards=cards(power.amount), good=good)
    if power.per is not None:
        return tr("{text}, for {each}", text=text, each=building.each_of(power.per))
    return text


def _no_trade(_power: trade.NoTrade) -> str:
    return tr("the good of this world cannot be sold by the Trade action")


# ---------------------------------------------------------------- producing


def _produce(power: prod.Produce) -> str:
    if power.discard_cards:
        return tr("discard {cards} to make a good on this world", cards=cards(power.discard_cards))
    return tr("this world makes a good")


def _windfall_production(power: prod.WindfallProduction) -> str:
    kind = "" if power.good == "any" else good_name(power.good)
    if power.exclude_this_world:
        where = mark("make a good on another empty {kind} windfall world of yours")
    else:
        where = mark("make a good on an empty {kind} windfall world of yours")
    text = " ".join(tr(where, kind=kind).split())
    if power.discard_cards:
        return tr("discard {cards} to {text}", cards=cards(power.discard_cards), text=text)
    return text


def _draw_if_produced(power: prod.DrawIfProduced) -> str:
    return tr("draw {cards} if a good is made on this world", cards=cards(power.cards))


def _prestige_if_produced(power: prod.PrestigeIfProduced) -> str:
    return tr("take {gain} if a good is made on this world", gain=prestige(power.prestige))


def _draw_per(power: prod.DrawPer) -> str:
    if power.per == "good_produced":
        each = tr("each {kind} good you made", kind=good_name(power.good)) if power.good else None
        each = each or tr("each good you made")
    elif power.per == "kind_produced":
        each = tr("each kind of good you made")
    else:
        each = building.each_of(power.per)
    return tr("draw {cards} for {each}", cards=cards(power.cards), each=each)


def _draw_if_most(power: prod.DrawIfMost) -> str:
    if power.good == "any":
        return tr("draw {cards} if you made more goods than every rival", cards=cards(power.cards))
    return tr(
        "draw {cards} if you made more {kind} goods than every rival",
        cards=cards(power.cards),
        kind=good_name(power.good),
    )


def _prestige_if_most(power: prod.PrestigeIfMost) -> str:
    return tr(
        "take {gain} if you own more worlds with a chromosome than every rival", gain=prestige(power.prestige)
    )


def _take_saved_cards(_power: prod.TakeSavedCards) -> str:
    return tr("take the cards under this world into your hand")


# ---------------------------------------------------------------- outside the phases


def _start_hand(power: dr.StartHand) -> str:
    return tr("as your start world: you keep {cards} of your first hand", cards=cards(power.keep))


def _start_save(power: dr.StartSave) -> str:
    return tr(
        "as your start world: {cards} of your first hand goes face down under it", cards=cards(power.cards)
    )


def _hand_limit(power: dr.HandLimit) -> str:
    return tr("you may hold {cards} at the end of a round", cards=cards(power.cards))


def _game_end_size(power: dr.GameEndSize) -> str:
    return tr("your tableau ends the game with {cards} only", cards=cards(power.cards))


def _take_round_end_discards(_power: dr.TakeRoundEndDiscards) -> str:
    return tr("you take the cards that the others discard at the end of a round")


def _choose_action_last(_power: dr.ChooseActionLast) -> str:
    return tr("you choose your last action when those of the others are known")


BODIES: Final[Mapping[type[Power], Wording]] = {
    **building.BODIES,
    con.Consume: _consume,
    con.ConsumeAll: _consume_all,
    con.ConsumeCards: _consume_cards,
    con.ConsumePrestige: _consume_prestige,
    con.GambleAnte: _gamble_ante,
    con.GambleNumber: _gamble_number,
    dr.ChooseActionLast: _choose_action_last,
    dr.DiscardForPrestige: _discard_for_prestige,
    dr.Draw: _draw,
    dr.ExploreDraw: _explore_draw,
    dr.ExploreKeep: _explore_keep,
    dr.ExploreMix: _explore_mix,
    dr.GainVp: _gain_vp,
    dr.GameEndSize: _game_end_size,
    dr.HandLimit: _hand_limit,
    dr.StartHand: _start_hand,
    dr.StartSave: _start_save,
    dr.TakeRoundEndDiscards: _take_round_end_discards,
    prod.DrawIfMost: _draw_if_most,
    prod.DrawIfProduced: _draw_if_produced,
    prod.DrawPer: _draw_per,
    prod.PrestigeIfMost: _prestige_if_most,
    prod.PrestigeIfProduced: _prestige_if_produced,
    prod.Produce: _produce,
    prod.TakeSavedCards: _take_saved_cards,
    prod.WindfallProduction: _windfall_production,
    trade.ConsumeTrade: _consume_trade,
    trade.NoTrade: _no_trade,
    trade.TradeBonus: _trade_bonus,
}
"""Every kind of power and what it does, as it stands after "you may" or after the phase."""
