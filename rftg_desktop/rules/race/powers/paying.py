"""Powers that change what a card costs, or open another way to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.actions import UsePower
from rftg_desktop.rules.race.powers.base import Kind, Owner, Power
from rftg_desktop.rules.race.powers.goods import SpendGood
from rftg_desktop.rules.race.powers.lookup import is_there, is_used

if TYPE_CHECKING:
    from rftg_desktop.rules.race.catalog import Card


class Discount(Power, frozen=True, tag="discount", kw_only=True):
    """Every card placed in the phase costs ``amount`` less; in Settle perhaps only one kind of world."""

    amount: int
    good: Kind | None = None

    def saving(self, card: Card) -> int:
        """Return the amount where it applies. A world of any kind of good counts as no other kind."""
        return self.amount if self.good is None or card.good == self.good else 0


class DiscardSelfForDiscount(Power, frozen=True, tag="discard_self_for_discount", kw_only=True):
    """Throw the card itself away while paying: ``amount`` less."""

    amount: int

    def reduction(self, _game: Any, state: Any, owner: Owner, _card: Card) -> int:
        """Return the amount while the card is there."""
        return self.amount if is_there(state, owner) else 0

    def offers(self, _game: Any, _state: Any, owner: Owner) -> Sequence[Action]:
        """Offer to throw it away."""
        return (UsePower(owner.card, owner.place),)

    def take(self, draft: Any, owner: Owner, _action: Action) -> None:
        """Throw it away."""
        draft.spend_card(owner.seat, owner.card)


class DiscardSelfForFreeWorld(Power, frozen=True, tag="discard_self_for_free_world", kw_only=True):
    """Throw the card itself away while paying for a world: nothing is left to pay.

    Never for a world whose good is one of ``excluded``. A military world has a price only by a power
    that lets its owner pay for it, so without one this does not help there.
    """

    excluded: tuple[Kind, ...] = msgspec.field(name="not", default=())

    def reduction(self, _game: Any, state: Any, owner: Owner, card: Card) -> int:
        """Return more than any price where it may be used."""
        return 99 if is_there(state, owner) and card.good not in self.excluded else 0

    def offers(self, _game: Any, _state: Any, owner: Owner) -> Sequence[Action]:
        """Offer to throw it away."""
        return (UsePower(owner.card, owner.place),)

    def take(self, draft: Any, owner: Owner, _action: Action) -> None:
        """Throw it away."""
        draft.spend_card(owner.seat, owner.card)


class SpendGoodForDiscount(SpendGood, frozen=True, tag="spend_good_for_discount", kw_only=True):
    """Give up a good of a kind while paying: ``amount`` less, for further cards of the phase as well."""

    def reduction(self, game: Any, state: Any, owner: Owner, card: Card) -> int:
        """Return the amount while there is a good for it."""
        return self.amount if self.spendable(game, state, owner, card.id) else 0

    def lasting(self, state: Any, owner: Owner) -> int:
        """Return the amount once a good was given up."""
        return self.amount if is_used(state, owner) else 0


class PayForMilitary(Power, frozen=True, tag="pay_for_military", kw_only=True):
    """Place a military world as if it were none, for its defence less ``discount``.

    Never one whose good is among ``excluded``; ``only`` narrows it to Rebel worlds, to those with a
    chromosome, or to those with an Alien technology good.
    """

    discount: int = 0
    only: Literal["rebel", "chromosome", "alien"] | None = None
    excluded: tuple[Kind, ...] = msgspec.field(name="not", default=())

    def way_price(self, card: Card) -> int | None:
        """Return the price before reductions, or ``None`` where it may not be used."""
        if not card.military or card.good in self.excluded:
            return None
        marks = (card.good,) if self.only == "alien" else card.traits  # an Alien world by its good
        fits = self.only is None or self.only in marks
        return max(0, card.cost - self.discount) if fits else None


class PayForMilitaryDiscount(Power, frozen=True, tag="pay_for_military_discount", kw_only=True):
    """Whenever its owner pays for a military world: ``amount`` less."""

    amount: int

    def way_saving(self) -> int:
        """Return the amount."""
        return self.amount


class PayForMilitaryPrestige(Power, frozen=True, tag="pay_for_military_prestige", kw_only=True):
    """Whenever its owner pays for a military world: prestige."""

    prestige: int

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Gain it when a military world was paid for by a power that allows that."""
        if not isinstance(event, ev.CardPlaced) or not draft.game.catalog.cards[event.card].military:
            return
        if event.way != "conquer":
            draft.gain_prestige(owner.seat, self.prestige, owner.card)


class ConquerPeaceful(Power, frozen=True, tag="conquer_peaceful", kw_only=True):
    """Throw the card away to conquer a world that is not military: its cost is then its defence.

    ``bonus`` Military helps there; ``prestige`` is gained. Nothing is paid, no reduction counts.
    """

    bonus: int = 0
    prestige: int = 0
    usable_in_takeover: bool = False

    def conquest(self, state: Any, owner: Owner, card: Card) -> int | None:
        """Return the bonus while the card is there."""
        return self.bonus if not card.military and is_there(state, owner) else None

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Gain the prestige when a world was conquered by this card."""
        if isinstance(event, ev.CardPlaced) and event.way == owner.card:
            draft.gain_prestige(owner.seat, self.prestige, owner.card)


class SavePaymentCard(Power, frozen=True, tag="save_payment_card", kw_only=True):
    """Of the cards paid, ``cards`` are tucked under this world; those given for Military are no payment."""

    cards: int

    def saves_payment(self) -> int:
        """Return the number."""
        return self.cards
