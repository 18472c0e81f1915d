"""What a card demands, and how a seat meets it: payment, reductions, Military of every kind.

A placement goes through a bill. The way is settled first (pay, conquer, or a power that lets its owner
pay for a military world); then every answer lowers the price or raises the strength, until it is met.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.game import ChoiceRule, ChoiceTable
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.actions import PayCard, Place, Tuck, UsePower, Way
from rftg_desktop.rules.race.brink.tucking import keeper, owed
from rftg_desktop.rules.race.means import (
    can_conquer,
    can_pay,
    can_pay_without_goods,
    defence_left,
    from_hand,
    offers,
    reductions,
    reinforcements,
)
from rftg_desktop.rules.race.powers.base import Owner, Power
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.powers.paying import PayForMilitaryPrestige
from rftg_desktop.rules.race.sums import CONQUER, PAY, price_of, way_prices

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.catalog import Card
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import SeatState, State
    from rftg_desktop.rules.race.verbs import RaceDraft


PRICE, MILITARY = "price", "military"
"""What goods were given up for while a card is paid: the one excludes the other."""


def ways_of(game: RaceGame, state: State, seat: Seat, card: Card, hand: int) -> tuple[str, ...]:
    """Return the ways in which a seat with ``hand`` other cards can come by ``card``."""
    if not card.military:
        price = price_of(game, state, seat, card, PAY)
        first = (PAY,) if can_pay(game, state, seat, card, price, hand) else ()
        return first + _conquests(game, state, seat, card, hand) if card.is_world else first
    ways: tuple[str, ...] = (CONQUER,) if can_conquer(game, state, seat, card, CONQUER, hand) else ()
    strong = bool(ways) and defence_left(game, state, seat, card, CONQUER) <= 0
    for way in way_prices(game, state.seats[seat].active, card):
        price = price_of(game, state, seat, card, way)
        if strong and not price and not _earns_by_paying(game, state, seat):
            continue  # conquered or paid with nothing: the same
        if can_pay(game, state, seat, card, price, hand):
            ways += (way,)
    return ways


def _earns_by_paying(game: RaceGame, state: State, seat: Seat) -> bool:
    found = powers_of(game.catalog, state.seats[seat].active, "react", "settle")
    return any(isinstance(power, PayForMilitaryPrestige) for _, _, power in found)


def _conquests(game: RaceGame, state: State, seat: Seat, card: Card, hand: int) -> tuple[str, ...]:
    """Return the cards whose powers let a seat conquer a world that is not military."""
    active = state.seats[seat].active
    return tuple(
        name
        for name, place, power in powers_of(game.catalog, active, "conquest", "settle")
        if power.conquest(state, Owner(seat, name, place), card) is not None
        and can_conquer(game, state, seat, card, name, hand)
    )


def is_conquest(card: Card, way: str) -> bool:
    """Tell whether a way asks for Military in place of cards."""
    return way == CONQUER or (way != PAY and not card.military)


# -- the bill --------------------------------------------------------------------------------------


def conquests_of(game: RaceGame, state: State, seat: Seat, card: Card, hand: int) -> tuple[str, ...]:
    """Return the ways to ``card`` that ask for Military only."""
    return tuple(way for way in ways_of(game, state, seat, card, hand) if is_conquest(card, way))


def placeable(game: RaceGame, state: State, seat: Seat, phase: str, conquering: bool = False) -> list[str]:
    """Return the hand cards a seat can place: its bill can be met, and no development twice."""
    value, cards = state.seats[seat], game.catalog.cards
    kind, hand = ("development" if phase == "develop" else "world"), len(value.hand) - 1
    find = conquests_of if conquering else ways_of
    return [
        name
        for name in kinds(value.hand)
        if cards[name].kind == kind
        and name not in value.tableau
        and find(game, state, seat, cards[name], hand)
    ]


def begin_bill(draft: RaceDraft, seat: Seat, name: str, phase: str, conquering: bool = False) -> None:
    """Open the bill of a card that was turned up; ask for the way if there are several."""
    state, card = draft.state, draft.game.catalog.cards[name]
    find = conquests_of if conquering else ways_of
    ways = find(draft.game, state, seat, card, len(state.seats[seat].hand))
    if len(ways) > 1:
        draft.push(seat, steps.ChooseWay(name, phase, conquering))
    else:
        _open(draft, seat, name, phase, ways[0])


def way_options(game: RaceGame, state: State, seat: Seat, choice: steps.ChooseWay) -> list[Way]:
    """List the ways to the world."""
    hand = len(state.seats[seat].hand)
    find = conquests_of if choice.conquering else ways_of
    return [Way(way) for way in find(game, state, seat, game.catalog.cards[choice.card], hand)]


def take_way(draft: RaceDraft, seat: Seat, choice: steps.ChooseWay, action: Way) -> None:
    """Open the bill for the way."""
    draft.pop(seat)
    _open(draft, seat, choice.card, choice.phase, action.way)


def _open(draft: RaceDraft, seat: Seat, name: str, phase: str, way: str) -> None:
    card = draft.game.catalog.cards[name]
    conquest = is_conquest(card, way)
    price = 0 if conquest else price_of(draft.game, draft.state, seat, card, way)
    if conquest and way != CONQUER:
        draft.spend_card(seat, way)  # given up for this conquest; its standing Military stays for the phase
    _go_on(draft, seat, steps.Bill(name, phase, way, price, 0))


def _go_on(draft: RaceDraft, seat: Seat, bill: steps.Bill) -> None:
    """Ask on, or close a bill that is met and leaves nothing to decide."""
    found = bill_options(draft.game, draft.state, seat, bill)
    hand = draft.seat(seat).hand
    if found == [DONE]:
        _close(draft, seat, bill)
    elif bill.price == len(hand) and all(isinstance(action, PayCard) for action in found):
        draft.discard(seat, hand, at.HAND, "pay")  # all of the hand has to go: nothing to choose
        _close(draft, seat, replace(bill, price=0, paid=bill.paid + len(hand)))
    else:
        draft.push(seat, bill)


def bill_options(game: RaceGame, state: State, seat: Seat, bill: steps.Bill) -> list[Action]:
    """List what lowers the price or raises the strength; ``Done`` when the bill is met."""
    card = game.catalog.cards[bill.card]
    if is_conquest(card, bill.way):
        return _conquer_options(game, state, seat, card, bill.way)
    found = _arming(game, state, seat, card, bill) if card.is_world else []
    if not bill.price:
        return [*found, DONE]
    hand = len(state.seats[seat].hand)
    if not bill.paid:  # reductions come before the cards: a card paid too much would not come back
        less = reductions(game, state, seat, card)
        if bill.goods == MILITARY:
            less = [means for means in less if not means.power.uses_goods]
        found += offers(game, state, card, less, bill.price - hand)
    if bill.price <= hand:
        found += _payments(game, state.seats[seat], bill)
    return found


def _arming(game: RaceGame, state: State, seat: Seat, card: Card, bill: steps.Bill) -> list[Action]:
    """List what can be given up for Military while a world is paid for: it may serve a later conquest.

    That are no hand cards, and no goods if goods lower the price of the same world or have to.
    """
    found = [means for means in reinforcements(game, state, seat, card) if not means.power.uses_hand]
    if bill.goods == PRICE or not (bill.paid or can_pay_without_goods(game, state, seat, card, bill.price)):
        found = [means for means in found if not means.power.uses_goods]
    return offers(game, state, card, found, 0)


def _payments(game: RaceGame, value: SeatState, bill: steps.Bill) -> list[Action]:
    """List the hand cards to pay with: by discarding, and by tucking as long as that is still due."""
    tucking = owed(game.catalog, value, bill)
    cards = kinds(value.hand)
    found: list[Action] = [PayCard(card) for card in cards] if bill.price > tucking else []
    return [*found, *(Tuck(card) for card in cards)] if tucking else found


def _conquer_options(game: RaceGame, state: State, seat: Seat, card: Card, way: str) -> list[Action]:
    found = reinforcements(game, state, seat, card)
    need = defence_left(game, state, seat, card, way)
    uses = offers(game, state, card, found, need - from_hand(found, len(state.seats[seat].hand)))
    return [*uses, DONE] if need <= 0 else uses


def take_bill(draft: RaceDraft, seat: Seat, bill: steps.Bill, action: Action) -> None:
    """Pay a card, use a power, or close the bill."""
    draft.pop(seat)
    if isinstance(action, PayCard):
        draft.discard(seat, (action.card,), at.HAND, "pay")
        bill = replace(bill, price=bill.price - 1, paid=bill.paid + 1)
    elif isinstance(action, Tuck):
        world, _ = keeper(draft.game.catalog, draft.seat(seat), bill.phase)
        draft.tuck(seat, action.card, world)
        bill = replace(bill, price=bill.price - 1, paid=bill.paid + 1, tucked=bill.tucked + 1)
    elif isinstance(action, UsePower):
        owner = Owner(seat, action.card, action.index)
        catalog = draft.game.catalog
        power = catalog.power(action.card, action.index)
        lowers = not is_conquest(catalog.cards[bill.card], bill.way) and _reduces(power)
        if power.uses_goods:
            bill = replace(bill, goods=PRICE if lowers else MILITARY)
        if lowers:
            most = power.reduction(draft.game, draft.state, owner, catalog.cards[bill.card])
            saved = min(most, bill.price)
            bill = replace(bill, price=bill.price - saved, saved=(*bill.saved, (action.card, saved)))
        power.take(draft, owner, action)
    else:
        _close(draft, seat, bill)
        return
    _go_on(draft, seat, bill)


def _reduces(power: Power) -> bool:
    return type(power).reduction is not Power.reduction


def _close(draft: RaceDraft, seat: Seat, bill: steps.Bill) -> None:
    draft.push(seat, steps.AfterPlacing(bill.card, bill.phase, bill.way, bill.paid))


def why_not_place(game: RaceGame, state: State, seat: Seat, choice: Any, action: Action) -> str:
    """Explain a refusal."""
    if not isinstance(action, Place):
        return ""
    card = game.catalog.cards[action.card]
    developing = isinstance(choice, steps.ChoosePlacement) and choice.phase == "develop"
    if card.is_world == developing:
        return "Worlds are placed in Settle." if developing else "Developments are placed in Develop."
    if card.id in state.seats[seat].tableau:
        return "The same development may not be placed twice."
    if card.military:
        return "The Military does not reach the defence of this world."
    return "There are not enough cards in the hand to pay for this."


CHOICES: ChoiceTable = {
    steps.ChooseWay: ChoiceRule(way_options, take_way),
    steps.Bill: ChoiceRule(bill_options, take_bill),
}
