"""What a seat could still use for a card it places: reductions of the price, Military till the phase ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rftg_desktop.kernel.actions import Action
from rftg_desktop.rules.race.actions import UsePower
from rftg_desktop.rules.race.powers.base import Owner
from rftg_desktop.rules.race.powers.goods import most_of_goods
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.sums import strength_parts, total

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.catalog import Card
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State


class Means(NamedTuple):
    """A power that could be used, and what it would bring: cards saved, or Military."""

    owner: Owner
    power: Any
    amount: int


def reductions(game: RaceGame, state: State, seat: Seat, card: Card) -> list[Means]:
    """Return the optional reductions that could be used on a card."""
    when = "settle" if card.is_world else "develop"
    found = []
    for name, place, power in powers_of(game.catalog, state.seats[seat].active, "reduction", when):
        owner = Owner(seat, name, place)
        found.append(Means(owner, power, power.reduction(game, state, owner, card)))
    return [means for means in found if means.amount > 0]


def reinforcements(game: RaceGame, state: State, seat: Seat, card: Card) -> list[Means]:
    """Return the powers that could still bring Military in this phase."""
    found = []
    for name, place, power in powers_of(game.catalog, state.seats[seat].active, "reinforcement", "settle"):
        owner = Owner(seat, name, place)
        found.append(Means(owner, power, power.reinforcement(game, state, owner, card)))
    return [means for means in found if means.amount > 0]


def together(
    game: RaceGame, state: State, card: Card, found: Sequence[Means], given: tuple[Means, str] | None = None
) -> int:
    """Return what all of them can bring together but for hand cards; a good serves one of them.

    ``given`` settles for one of them which world's good it takes.
    """
    chosen, taken = given or (None, "")
    plain, of_goods = 0, []
    for means in found:
        if means is chosen or not (means.power.uses_goods or means.power.uses_hand):
            plain += means.amount
        elif means.power.uses_goods:
            worlds = means.power.spendable(game, state, means.owner, card.id)
            of_goods.append((means.amount, [world for world in worlds if world != taken]))
    return plain + most_of_goods(of_goods)


def offers(game: RaceGame, state: State, card: Card, found: Sequence[Means], need: int) -> list[Action]:
    """List the uses of ``found`` after which the others can still bring what is left of ``need``."""
    uses: list[Action] = []
    for means in found:
        owner, power, _ = means
        if not power.uses_goods:
            uses += power.offers(game, state, owner)
            continue
        for world in power.spendable(game, state, owner, card.id):
            if together(game, state, card, found, (means, world)) >= need:
                uses.append(UsePower(owner.card, owner.place, world))
    return uses


# -- what can be met -------------------------------------------------------------------------------


def can_pay(game: RaceGame, state: State, seat: Seat, card: Card, price: int, hand: int) -> bool:
    """Tell whether ``hand`` cards and the optional reductions reach ``price``."""
    if price <= hand:
        return True
    return price - together(game, state, card, reductions(game, state, seat, card)) <= hand


def can_pay_without_goods(game: RaceGame, state: State, seat: Seat, card: Card, price: int) -> bool:
    """Tell whether the hand and the reductions that take no good reach ``price``."""
    plain = [means for means in reductions(game, state, seat, card) if not means.power.uses_goods]
    return price - together(game, state, card, plain) <= len(state.seats[seat].hand)


def defence_left(game: RaceGame, state: State, seat: Seat, card: Card, way: str) -> int:
    """Return the Military still missing to conquer ``card``: standing, temporary and of the way counted."""
    return card.cost - total(strength_parts(game, state, seat, card, way))


def from_hand(found: Sequence[Means], hand: int) -> int:
    """Return the Military that ``hand`` cards can bring."""
    return min(hand, sum(means.amount for means in found if means.power.uses_hand))


def can_conquer(game: RaceGame, state: State, seat: Seat, card: Card, way: str, hand: int) -> bool:
    """Tell whether Military and what could still be used reach the defence of ``card``."""
    need = defence_left(game, state, seat, card, way)
    if need <= 0:
        return True
    found = reinforcements(game, state, seat, card)
    return need <= together(game, state, card, found) + from_hand(found, hand)
