"""Wording of the powers of Develop and Settle: prices, Military, placing, takeovers."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rftg_desktop.rules.race.powers import fighting as fight
from rftg_desktop.rules.race.powers import paying as pay
from rftg_desktop.rules.race.powers import placing as place
from rftg_desktop.rules.race.powers.base import Power
from rftg_desktop.views.words.race.names import cards, good_name, goods, kind_name, prestige, trait_name
from rftg_desktop.views.words.translation import either, mark, number, tr

EACH: Final[Mapping[str, str]] = {
    "military_world": mark("each of your military worlds"),
    "chromosome_world": mark("each of your worlds with a chromosome"),
    "genes_world": mark("each of your Genes worlds"),
    "rebel_world": mark("each of your Rebel worlds"),
}
PLACED: Final[Mapping[str, str]] = {
    "any_development": mark("a development"),
    "rebel_development": mark("a Rebel development"),
    "six_cost_development": mark("a development of cost 6"),
    "rebel_military_world": mark("a Rebel military world"),
    "production_world": mark("a production world"),
}
TEMPORARY: Final = mark("{military} until the phase ends")


def each_of(measure: str) -> str:
    """Return what is counted: "each of your military worlds"."""
    return tr(EACH[measure])


def strength(amount: int) -> str:
    """Return "+2 Military", "-1 Military"."""
    return tr("{amount} Military", amount=f"{amount:+}")


def _but(excluded: tuple[str, ...]) -> str:
    """Return which worlds are left out, where some are."""
    if not excluded:
        return ""
    return tr(" (no {kinds} world)", kinds=either([good_name(kind) for kind in excluded]))


# ---------------------------------------------------------------- prices


def _discount(power: pay.Discount) -> str:
    less = cards(power.amount)
    if power.good is not None:
        return tr("{kind} worlds cost you {less} less", kind=good_name(power.good), less=less)
    kind = "development" if power.when == "develop" else "world"
    return tr("{kinds} cost you {less} less", kinds=kind_name(kind, 2), less=less)


def _discard_self_for_discount(power: pay.DiscardSelfForDiscount) -> str:
    return tr("discard this card while you pay: {less} less", less=cards(power.amount))


def _discard_self_for_free_world(power: pay.DiscardSelfForFreeWorld) -> str:
    text = tr("discard this card to pay nothing for a world")
    return text + _but(power.excluded)


def _spend_good_for_discount(power: pay.SpendGoodForDiscount) -> str:
    return tr(
        "discard {good} while you pay: {less} less", good=goods(1, power.good), less=cards(power.amount)
    )


def _pay_for_military(power: pay.PayForMilitary) -> str:
    world = {
        None: mark("pay for a military world"),
        "rebel": mark("pay for a Rebel military world"),
        "chromosome": mark("pay for a military world with a chromosome"),
        "alien": mark("pay for an Alien Technology military world"),
    }[power.only]
    price = tr("its defence in cards")
    if power.discount:
        price = tr("its defence less {amount} in cards", amount=power.discount)
    return tr("{world}: {price}", world=tr(world), price=price) + _but(power.excluded)


def _pay_for_military_discount(power: pay.PayForMilitaryDiscount) -> str:
    return tr("military worlds that you pay for cost you {less} less", less=cards(power.amount))


def _pay_for_military_prestige(power: pay.PayForMilitaryPrestige) -> str:
    return tr("take {gain} whenever you pay for a military world", gain=prestige(power.prestige))


def _save_payment_card(power: pay.SavePaymentCard) -> str:
    return tr(
        "when you pay, {cards} of the payment goes under this world, not to the discard pile",
        cards=cards(power.cards),
    )


# ---------------------------------------------------------------- Military


def _conquer_peaceful(power: pay.ConquerPeaceful) -> str:
    text = tr("discard this card to conquer a world that is not military, as if its cost were its defence")
    if power.bonus:
        text = tr("{text}, with {strength}", text=text, strength=strength(power.bonus))
    if power.prestige:
        text = tr("{text}; take {gain}", text=text, gain=prestige(power.prestige))
    return text


def _military(power: fight.Military) -> str:
    text = strength(power.amount)
    if power.against == "rebel":
        text = tr("{text} against Rebel worlds", text=text)
    elif power.against is not None:
        text = tr("{text} against {kind} worlds", text=text, kind=good_name(power.against))
    if power.per is not None:
        text = tr("{text} for {each}", text=text, each=each_of(power.per))
    if power.if_owned is not None:
        trait = trait_name(power.if_owned)
        text = tr("{text} if you own a card with the keyword {trait}", text=text, trait=trait)
    return text


def _discard_self_for_military(power: fight.DiscardSelfForMilitary) -> str:
    more = tr(TEMPORARY, military=strength(power.amount))
    return tr("discard this card for {more}", more=more)


def _discard_hand_for_military(power: fight.DiscardHandForMilitary) -> str:
    more = tr(TEMPORARY, military=strength(power.per_card))
    if power.max_cards == 1:
        return tr("discard one hand card for {more}", more=more)
    return tr("discard up to {count} hand cards, each for {more}", count=number(power.max_cards), more=more)


def _spend_good_for_military(power: fight.SpendGoodForMilitary) -> str:
    more = tr(TEMPORARY, military=strength(power.amount))
    return tr("discard {good} for {more}", good=goods(1, power.good), more=more)


def _spend_prestige_for_military(power: fight.SpendPrestigeForMilitary) -> str:
    more = tr(TEMPORARY, military=strength(power.amount))
    return tr("spend {prestige} for {more}", prestige=prestige(power.prestige), more=more)


def _unplayed(text: str) -> str:
    return tr("{text} (takeovers are not played here)", text=text)


def _takeover(power: fight.Takeover) -> str:
    target = {
        "military_world": mark("take a military world over from {owner}"),
        "rebel_military_world": mark("take a Rebel military world over from {owner}"),
    }[power.target]
    owner = {
        "anything": mark("a rival"),
        "imperium": mark("a rival with an Imperium card"),
        "positive_military": mark("a rival with Military above 0"),
        "rebel_military_world": mark("a rival with a Rebel military world"),
    }[power.owner_has]
    text = tr(target, owner=tr(owner))
    if power.destroy:
        text = tr("{text} and destroy it", text=text)
    if power.bonus_per_own_rebel_military_world:
        more = strength(power.bonus_per_own_rebel_military_world)
        text = tr("{text}, {more} for each of your Rebel military worlds", text=text, more=more)
    if power.prestige_cost:
        text = tr("spend {cost} to {text}", cost=prestige(power.prestige_cost), text=text)
    if power.discard_self:
        text = tr("discard this card to {text}", text=text)
    if power.prestige_on_success:
        text = tr("{text}, for {gain}", text=text, gain=prestige(power.prestige_on_success))
    return _unplayed(text)


def _takeover_defence(power: fight.TakeoverDefence) -> str:
    text = tr(
        "{more} against takeovers for each of your military worlds", more=strength(power.per_military_world)
    )
    if power.per_rebel_military_world_extra:
        extra = strength(power.per_rebel_military_world_extra)
        text = tr("{text}, {extra} more if it is a Rebel world", text=text, extra=extra)
    return _unplayed(text)


def _takeover_cancel(power: fight.TakeoverCancel) -> str:
    return _unplayed(tr("spend {prestige} to stop a takeover", prestige=prestige(power.prestige)))


# ---------------------------------------------------------------- placing


def _then_discard(text: str, count: int) -> str:
    return tr("{text}, then discard {cards}", text=text, cards=cards(count)) if count else text


def _draw_at_start(power: place.DrawAtStart) -> str:
    text = tr("draw {cards} before you choose what to place", cards=cards(power.cards))
    return _then_discard(text, power.then_discard)


def _draw_after_placing(power: place.DrawAfterPlacing) -> str:
    kind = kind_name("development" if power.when == "develop" else "world")
    text = tr("draw {cards} after you place a {kind}", cards=cards(power.cards), kind=kind)
    return _then_discard(text, power.then_discard)


def _prestige_after_placing(power: place.PrestigeAfterPlacing) -> str:
    what = tr(PLACED[power.condition])
    return tr("take {gain} after you place {what}", gain=prestige(power.prestige), what=what)


def _good_on_settled(_power: place.GoodOnSettledProductionWorld) -> str:
    return tr("a production world that you place arrives with a good")


def _extra_world(power: place.ExtraWorld) -> str:
    one = mark("conquer one more world") if power.conquering else mark("place one more world")
    if power.discard_self:
        return tr("discard this card to {one} after you placed one", one=tr(one))
    return tr("{one} after you placed one", one=tr(one))


def _replace_world(power: place.ReplaceWorld) -> str:
    text = tr("put a world from your hand, without paying, in the place of one of yours")
    limits = []
    if power.non_military:
        limits.append(tr("neither is military"))
    if power.same_good:
        limits.append(tr("of the same kind"))
    limits.append(tr("up to {amount} dearer", amount=power.max_cost_increase))
    text = tr("{text} ({limits})", text=text, limits=", ".join(limits))
    if power.prestige:
        text = tr("{text}; take {gain}", text=text, gain=prestige(power.prestige))
    return text


BODIES: Final[Mapping[type[Power], Callable[[Any], str]]] = {
    fight.DiscardHandForMilitary: _discard_hand_for_military,
    fight.DiscardSelfForMilitary: _discard_self_for_military,
    fight.Military: _military,
    fight.SpendGoodForMilitary: _spend_good_for_military,
    fight.SpendPrestigeForMilitary: _spend_prestige_for_military,
    fight.Takeover: _takeover,
    fight.TakeoverCancel: _takeover_cancel,
    fight.TakeoverDefence: _takeover_defence,
    pay.ConquerPeaceful: _conquer_peaceful,
    pay.DiscardSelfForDiscount: _discard_self_for_discount,
    pay.DiscardSelfForFreeWorld: _discard_self_for_free_world,
    pay.Discount: _discount,
    pay.PayForMilitary: _pay_for_military,
    pay.PayForMilitaryDiscount: _pay_for_military_discount,
    pay.PayForMilitaryPrestige: _pay_for_military_prestige,
    pay.SavePaymentCard: _save_payment_card,
    pay.SpendGoodForDiscount: _spend_good_for_discount,
    place.DrawAfterPlacing: _draw_after_placing,
    place.DrawAtStart: _draw_at_start,
    place.ExtraWorld: _extra_world,
    place.GoodOnSettledProductionWorld: _good_on_settled,
    place.PrestigeAfterPlacing: _prestige_after_placing,
    place.ReplaceWorld: _replace_world,
}
