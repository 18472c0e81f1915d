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
from rftg_desktop.rules.race.actions import PayCard, UsePower, Way
from rftg_desktop.rules.race.powers.base import Owner, Power
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.powers.paying import PayForMilitaryPrestige
from rftg_desktop.rules.race.sums import CONQUER, PAY, price_of, strength_parts, total, way_prices

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.catalog import Card
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State
    from rftg_desktop.rules.race.verbs import RaceDraft


def _reductions(game: RaceGame, state: State, seat: Seat, card: Card) -> list[tuple[Owner, Any, int]]:
    """Return the optional reductions that could be used on a card, with what they save."""
    when = "settle" if card.is_world else "develop"
    found = []
    for name, place, power in powers_of(game.catalog, state.seats[seat].active, "reduction", when):
        owner = Owner(seat, name, place)
        saved = power.reduction(game, state, owner, card)
        if saved > 0:
            found.append((owner, power, saved))
    return found


def _reinforcements(game: RaceGame, state: State, seat: Seat) -> list[tuple[Owner, Any, int]]:
    """Return the powers that could still bring Military in this phase, with how much."""
    found = []
    for name, place, power in powers_of(game.catalog, state.seats[seat].active, "reinforcement", "settle"):
        owner = Owner(seat, name, place)
        more = power.reinforcement(game, state, owner)
        if more > 0:
            found.append((owner, power, more))
    return found


# -- what can be met -------------------------------------------------------------------------------


def can_pay(game: RaceGame, state: State, seat: Seat, card: Card, price: int, hand: int) -> bool:
    """Tell whether ``hand`` cards and the optional reductions reach ``price``."""
    if price <= hand:
        return True
    return price - sum(saved for _, _, saved in _reductions(game, state, seat, card)) <= hand


def defence_left(game: RaceGame, state: State, seat: Seat, card: Card, way: str) -> int:
    """Return the Military still missing to conquer ``card``: standing, temporary and of the way counted."""
    return card.cost - total(strength_parts(game, state, seat, card, way))


def can_conquer(game: RaceGame, state: State, seat: Seat, card: Card, way: str, hand: int) -> bool:
    """Tell whether Military and what could still be used reach the defence of ``card``."""
    need = defence_left(game, state, seat, card, way)
    if need <= 0:
        return True
    by_hand = 0
    for _, power, more in _reinforcements(game, state, seat):
        if power.uses_hand:
            by_hand += more
        else:
            need -= more
    return need <= min(by_hand, hand)


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
    # A card may be given up for Military while another world is paid for: it may serve a later conquest.
    found = _reinforcing(game, state, seat, by_hand=False) if card.is_world else []
    if not bill.price:
        return [*found, DONE]
    if not bill.paid:  # reductions come before the cards: a card paid too much would not come back
        for owner, power, _ in _reductions(game, state, seat, card):
            found += power.offers(game, state, owner)
    hand = state.seats[seat].hand
    if bill.price <= len(hand):
        found += [PayCard(other) for other in kinds(hand)]
    return found


def _reinforcing(game: RaceGame, state: State, seat: Seat, by_hand: bool) -> list[Action]:
    """List the uses of powers for temporary Military, those that take hand cards only if ``by_hand``."""
    found: list[Action] = []
    for owner, power, _ in _reinforcements(game, state, seat):
        if by_hand or not power.uses_hand:
            found += power.offers(game, state, owner)
    return found


def _conquer_options(game: RaceGame, state: State, seat: Seat, card: Card, way: str) -> list[Action]:
    found = _reinforcing(game, state, seat, by_hand=True)
    if defence_left(game, state, seat, card, way) <= 0:
        found.append(DONE)
    return found


def take_bill(draft: RaceDraft, seat: Seat, bill: steps.Bill, action: Action) -> None:
    """Pay a card, use a power, or close the bill."""
    draft.pop(seat)
    if isinstance(action, PayCard):
        draft.discard(seat, (action.card,), at.HAND, "pay")
        bill = replace(bill, price=bill.price - 1, paid=bill.paid + 1)
    elif isinstance(action, UsePower):
        owner = Owner(seat, action.card, action.index)
        catalog = draft.game.catalog
        power = catalog.power(action.card, action.index)
        if not is_conquest(catalog.cards[bill.card], bill.way) and _reduces(power):
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


CHOICES: ChoiceTable = {
    steps.ChooseWay: ChoiceRule(way_options, take_way),
    steps.Bill: ChoiceRule(bill_options, take_bill),
}
