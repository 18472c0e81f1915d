"""Actions in a few words: for the chooser, previews and accessible names."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rftg_desktop.kernel.actions import Action, Done
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.catalog import Card, Catalog
from rftg_desktop.rules.race.demands import Demand
from rftg_desktop.rules.race.powers.base import Power
from rftg_desktop.rules.race.powers.consuming import GambleAnte
from rftg_desktop.rules.race.powers.fighting import DiscardHandForMilitary, SpendGoodForMilitary
from rftg_desktop.rules.race.powers.paying import SavePaymentCard, SpendGoodForDiscount
from rftg_desktop.rules.race.powers.placing import (
    GoodOnSettledProductionWorld,
    PrestigeAfterPlacing,
    ReplaceWorld,
)
from rftg_desktop.rules.race.state import SEARCH
from rftg_desktop.rules.race.view import SeatView, View
from rftg_desktop.views.words.names import points
from rftg_desktop.views.words.race.names import (
    cards,
    category_name,
    good_name,
    phase_name,
    prestige,
    space_bonus,
    space_name,
    zone_name,
)
from rftg_desktop.views.words.race.powers import power_text
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.race.sums import demand_sum, left_text, sale_sum, way_text
from rftg_desktop.views.words.translation import either, mark, tr


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would change for its seat; ``None`` where nothing is known.

    ``cards`` of the hand (lost ones are negative), ``vp`` in chips, ``prestige``, and temporary Military.
    """

    cards: int | None = None
    vp: int | None = None
    prestige: int | None = None
    strength: int | None = None


NO_PREVIEW: Final = Preview()


@dataclass(frozen=True, slots=True)
class _Table:
    """The table an action is worded for."""

    view: View
    seat: SeatView
    words: Speaker
    preview: Preview

    def demands(self, card: str) -> list[Demand]:
        """Return the demands of a card in the ways that can be gone."""
        return [each for each in self.seat.demands if each.card == card and each.possible]

    def card(self, card: str) -> Card:
        """Return a card by its id."""
        return self.words.catalog.cards[card]

    def awake(self) -> list[Power]:
        """Return the powers of the seat's tableau that work in this phase."""
        cards_ = [card for card in self.seat.tableau if card not in self.seat.asleep]
        return [power for card in cards_ for power in self.card(card).powers]

    def symbol(self, card: str) -> int:
        """Return the prestige that the symbol of a card brings in this game."""
        with_prestige = self.words.catalog.has_prestige(self.view.setup.deck)
        return int("prestige" in self.card(card).traits and with_prestige)

    def power(self, card: str, index: int) -> Power | None:
        """Return a power of a card."""
        found = self.words.catalog.cards.get(card)
        return found.powers[index] if found and index < len(found.powers) else None


def action_phrase(
    action: Action,
    view: View,
    catalog: Catalog,
    *,
    seat: Seat | None = None,
    preview: Preview | None = None,
) -> str:
    """Return an action in a few words, with its sum or its gain where that is known.

    ``seat`` acts; by default the seat that ``view`` belongs to. ``preview`` tells the outcome.
    """
    acting = view.viewer if seat is None else seat
    table = _Table(view, view.seats[acting or 0], Speaker((), catalog), preview or NO_PREVIEW)
    wording = PHRASES.get(type(action))
    return wording(action, table) if wording else tr("Do this")


def revision_phrase(action: Action, view: View, catalog: Catalog, *, seat: Seat | None = None) -> str:
    """Return another answer to an earlier choice in a few words."""
    return tr("Instead: {action}", action=action_phrase(action, view, catalog, seat=seat))


def undo_phrase(action: Action | None, view: View, catalog: Catalog, *, seat: Seat | None = None) -> str:
    """Return what undo takes back; ``None`` stands for what the reader may not know."""
    if action is None:
        return tr("Take back the last answer")
    return tr("Take back: {action}", action=action_phrase(action, view, catalog, seat=seat))


def _brings(preview: Preview) -> str:
    """Return what an action brings: ", 2 VP, 1 card"; what it costs is said by the action itself."""
    parts = [points(preview.vp)] if preview.vp else []
    parts += [prestige(preview.prestige)] if preview.prestige and preview.prestige > 0 else []
    parts += [cards(preview.cards)] if preview.cards and preview.cards > 0 else []
    return "".join(f", {part}" for part in parts)


# ---------------------------------------------------------------- set-up and actions


def _done(_action: Done, _table: _Table) -> str:
    return tr("Done")


def _keep_start(action: act.KeepStart, table: _Table) -> str:
    return tr("Start with {card}", card=table.words.card(action.card))


def _mark(action: act.Mark, _table: _Table) -> str:
    return tr("Choose {space}: {bonus}", space=space_name(action.space), bonus=space_bonus(action.space))


def _boost(action: act.Boost, _table: _Table) -> str:
    if action.space == SEARCH:
        return tr("Search for a card, in place of an action")
    return tr("Play the prestige card on {space}", space=space_name(action.space))


def _search(action: act.Search, _table: _Table) -> str:
    return tr("Search for {category}", category=category_name(action.category))


# ---------------------------------------------------------------- hand cards


def _discard(action: act.Discard, table: _Table) -> str:
    return tr("Discard {card}", card=table.words.card(action.card)) + _brings(table.preview)


def _keep(action: act.Keep, table: _Table) -> str:
    return tr("Keep {card}", card=table.words.card(action.card))


def _place(action: act.Place, table: _Table) -> str:
    card = table.words.card(action.card)
    sums = [demand_sum(each, table.words) for each in table.demands(action.card)]
    text = tr("Place {card} ({sum})", card=card, sum=either(sums)) if sums else tr("Place {card}", card=card)
    placed, powers = table.card(action.card), table.awake()
    honours = [each for each in powers if isinstance(each, PrestigeAfterPlacing) and each.fits(placed)]
    gain = table.symbol(action.card) + sum(each.prestige for each in honours)
    text = tr("{text}: {gain}", text=text, gain=prestige(gain)) if gain else text
    filled = any(isinstance(each, GoodOnSettledProductionWorld) for each in powers)
    if placed.is_windfall or (filled and placed.production == "production"):
        return tr("{text}; it arrives with a good", text=text)
    return text


def _pass(_action: act.Pass, _table: _Table) -> str:
    return tr("Pass")


def _way(action: act.Way, table: _Table) -> str:
    for demand in table.seat.demands:
        if demand.way == action.way:
            return way_text(demand, table.words)
    plain = {"pay": mark("Pay for it"), "conquer": mark("Conquer it")}
    return tr(plain.get(action.way, mark("By {card}")), card=table.words.card(action.way))


def _pay_card(action: act.PayCard, table: _Table) -> str:
    return _paid(tr("Pay with {card}", card=table.words.card(action.card)), table)


def _paid(text: str, table: _Table) -> str:
    """Add what would be left to pay."""
    for demand in table.seat.demands:
        if not demand.conquest and demand.left > 0:
            left = left_text(demand.paid + 1, demand.left - 1)
            return tr("{action}: {left}", action=text, left=left)
    return text


def _tuck(action: act.Tuck, table: _Table) -> str:
    card, cards_ = table.words.card(action.card), table.words.catalog.cards
    keepers = [
        name
        for name in table.seat.tableau
        if any(isinstance(power, SavePaymentCard) for power in cards_[name].powers)
    ]
    world = table.words.card(keepers[0]) if keepers else tr("your start world")
    if any(not demand.conquest for demand in table.seat.demands):
        return _paid(tr("Pay with {card}, which goes under {world}", card=card, world=world), table)
    return tr("Put {card} under {world}", card=card, world=world)


def _replace(action: act.Replace, table: _Table) -> str:
    world, card = table.words.card(action.world), table.words.card(action.card)
    text = tr("Put {card} in the place of {world}", card=card, world=world)
    gain = _prestige_of_replacing(action, table)
    parts = [tr("{text}: {gain}", text=text, gain=prestige(gain)) if gain else text]
    if action.world in table.seat.goods:
        parts.append(tr("the good of {world} is lost", world=world))
    if table.seat.tucked and any(
        isinstance(each, SavePaymentCard) for each in table.card(action.world).powers
    ):
        parts.append(tr("so are the cards under it"))
    if table.card(action.card).is_windfall:
        parts.append(tr("{card} arrives with a good", card=card))
    return "; ".join(parts)


def _prestige_of_replacing(action: act.Replace, table: _Table) -> int:
    """Return what the power brings, and the symbol of the new world where the game plays with prestige."""
    gains = [power.prestige for power in table.awake() if isinstance(power, ReplaceWorld)]
    return max(gains, default=0) + table.symbol(action.card)


# ---------------------------------------------------------------- powers and goods


def _use_power(action: act.UsePower, table: _Table) -> str:
    if action.card:
        power, card = table.power(action.card, action.index), table.words.card(action.card)
    else:
        power, card = table.words.catalog.constants.prestige_card.hand_power, zone_name(at.PRESTIGE_CARD)
    if power is None:
        return tr("Use {card}", card=card)
    if action.thing:
        text = tr(_taken(power), thing=table.words.card(action.thing), card=card)
    else:
        text = tr("{card}: {what}", card=card, what=power_text(power))
    return text + _brings(table.preview)


def _taken(power: Power) -> str:
    """Return what is done to the thing that a power takes."""
    if isinstance(power, GambleAnte):
        return mark("Show {thing} ({card})")
    if isinstance(power, DiscardHandForMilitary):
        return mark("Discard {thing} for Military ({card})")
    if isinstance(power, SpendGoodForMilitary):
        return mark("Discard the good of {thing} for Military ({card})")
    if isinstance(power, SpendGoodForDiscount):
        return mark("Discard the good of {thing} to pay less ({card})")
    return mark("Discard {thing} ({card})")


def _sell(action: act.Sell, table: _Table) -> str:
    world = table.words.card(action.world)
    for sale in table.seat.sales:
        if sale.world == action.world:
            return tr("Sell the good of {world}: {sum}", world=world, sum=sale_sum(sale, table.words))
    return tr("Sell the good of {world}", world=world)


def _give_good(action: act.GiveGood, table: _Table) -> str:
    card = table.words.catalog.cards.get(action.world)
    text = tr(
        "Give the good of {world} ({kind})",
        world=table.words.card(action.world),
        kind=good_name(card.good if card else ""),
    )
    return text + _brings(table.preview)


def _name_number(action: act.NameNumber, _table: _Table) -> str:
    return tr("Bet on {number}", number=action.number)


def _produce_on(action: act.ProduceOn, table: _Table) -> str:
    by = table.words.card(action.card) if action.card else tr("bonus of {phase}", phase=phase_name("produce"))
    world = table.words.card(action.world)
    price = getattr(table.power(action.card, action.index), "discard_cards", 0)
    if price:
        by = tr("{by}, for {cards}", by=by, cards=cards(price))
    if action.kind:
        pattern = mark("Make a {kind} good on {world} ({by})")
        return tr(pattern, kind=good_name(action.kind), world=world, by=by)
    return tr("Make a good on {world} ({by})", world=world, by=by)


PHRASES: Final[Mapping[type[Action], Callable[[Any, _Table], str]]] = {
    Done: _done,
    act.Boost: _boost,
    act.Discard: _discard,
    act.GiveGood: _give_good,
    act.Keep: _keep,
    act.KeepStart: _keep_start,
    act.Mark: _mark,
    act.NameNumber: _name_number,
    act.Pass: _pass,
    act.PayCard: _pay_card,
    act.Place: _place,
    act.ProduceOn: _produce_on,
    act.Replace: _replace,
    act.Search: _search,
    act.Sell: _sell,
    act.Tuck: _tuck,
    act.UsePower: _use_power,
    act.Way: _way,
}
