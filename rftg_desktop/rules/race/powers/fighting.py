"""Powers of Military: standing, conditional and temporary; takeovers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.actions import UsePower
from rftg_desktop.rules.race.powers.base import Owner, Power
from rftg_desktop.rules.race.powers.goods import SpendGood
from rftg_desktop.rules.race.powers.lookup import is_there, is_used, mark_used, used_note
from rftg_desktop.rules.race.powers.measures import worlds_of

if TYPE_CHECKING:
    from rftg_desktop.rules.race.catalog import Card


class Military(Power, frozen=True, tag="military", kw_only=True):
    """``amount`` Military: always, ``against`` Rebel worlds or a kind of good, or with a condition.

    ``per`` counts the worlds of its owner, ``if_owned`` looks for a keyword; both look at the cards
    that are active in the phase.
    """

    amount: int
    against: Literal["rebel", "novelty", "rare", "genes", "alien"] | None = None
    per: Literal["military_world", "chromosome_world"] | None = None
    if_owned: Literal["imperium"] | None = None

    def strength(self, game: Any, state: Any, owner: Owner, card: Card | None) -> int:
        """Return the Military against ``card``; without one, what counts against everything."""
        if self.against is not None and not self._is_against(card):
            return 0
        active: tuple[str, ...] = state.seats[owner.seat].active
        if self.per is not None:
            return self.amount * worlds_of(game, active, self.per)
        if self.if_owned is not None:
            owned = any(self.if_owned in game.catalog.cards[other].traits for other in active)
            return self.amount if owned else 0
        return self.amount

    def _is_against(self, card: Card | None) -> bool:
        if card is None:
            return False
        return "rebel" in card.traits if self.against == "rebel" else card.good == self.against


class DiscardSelfForMilitary(Power, frozen=True, tag="discard_self_for_military", kw_only=True):
    """Throw the card away: ``amount`` Military until the end of the phase."""

    amount: int

    def reinforcement(self, _game: Any, state: Any, owner: Owner, _card: Card) -> int:
        """Return the amount while the card is there."""
        return self.amount if is_there(state, owner) else 0

    def offers(self, _game: Any, _state: Any, owner: Owner) -> Sequence[Action]:
        """Offer to throw it away."""
        return (UsePower(owner.card, owner.place),)

    def take(self, draft: Any, owner: Owner, _action: Action) -> None:
        """Throw it away for Military."""
        draft.spend_card(owner.seat, owner.card)
        draft.gain_strength(owner.seat, self.amount, owner.card)


class DiscardHandForMilitary(Power, frozen=True, tag="discard_hand_for_military", kw_only=True):
    """Discard up to ``max_cards`` hand cards: ``per_card`` Military for each until the phase ends."""

    uses_hand: ClassVar[bool] = True
    max_cards: int
    per_card: int

    def reinforcement(self, _game: Any, state: Any, owner: Owner, _card: Card) -> int:
        """Return what is left of the number; the caller knows how many hand cards are free."""
        notes = state.seats[owner.seat].phase_notes
        used: int = notes.count(used_note(owner.card, owner.place))
        return self.per_card * (self.max_cards - used)

    def offers(self, _game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """Offer each hand card."""
        return [UsePower(owner.card, owner.place, card) for card in kinds(state.seats[owner.seat].hand)]

    def take(self, draft: Any, owner: Owner, action: Action) -> None:
        """Discard the card for Military."""
        assert isinstance(action, UsePower)
        mark_used(draft, owner)
        draft.discard(owner.seat, (action.thing,), at.HAND, owner.card)
        draft.gain_strength(owner.seat, self.per_card, owner.card)


class SpendGoodForMilitary(SpendGood, frozen=True, tag="spend_good_for_military", kw_only=True):
    """Give up a good of a kind: ``amount`` Military until the phase ends."""

    def reinforcement(self, game: Any, state: Any, owner: Owner, card: Card) -> int:
        """Return the amount while there is a good for it."""
        return self.amount if self.spendable(game, state, owner, card.id) else 0

    def take(self, draft: Any, owner: Owner, action: Action) -> None:
        """Give the good up for Military."""
        super().take(draft, owner, action)
        draft.gain_strength(owner.seat, self.amount, owner.card)


class SpendPrestigeForMilitary(Power, frozen=True, tag="spend_prestige_for_military", kw_only=True):
    """Give up prestige for Military until the phase ends, once."""

    prestige: int
    amount: int

    def reinforcement(self, _game: Any, state: Any, owner: Owner, _card: Card) -> int:
        """Return the amount while it was not used and there is prestige."""
        enough = state.seats[owner.seat].prestige >= self.prestige
        return self.amount if enough and not is_used(state, owner) else 0

    def offers(self, _game: Any, _state: Any, owner: Owner) -> Sequence[Action]:
        """Offer to spend it."""
        return (UsePower(owner.card, owner.place),)

    def take(self, draft: Any, owner: Owner, _action: Action) -> None:
        """Spend it for Military."""
        mark_used(draft, owner)
        draft.gain_prestige(owner.seat, -self.prestige, owner.card)
        draft.gain_strength(owner.seat, self.amount, owner.card)


class Takeover(Power, frozen=True, tag="takeover", kw_only=True):
    """Attack a rival's military world. Known and shown; takeovers are not played."""

    target: Literal["rebel_military_world", "military_world"]
    owner_has: Literal["rebel_military_world", "imperium", "positive_military", "anything"]
    bonus_per_own_rebel_military_world: int = 0
    discard_self: bool = False
    destroy: bool = False
    prestige_cost: int = 0
    prestige_on_success: int = 0


class TakeoverDefence(Power, frozen=True, tag="takeover_defence", kw_only=True):
    """Defend against takeovers. Known and shown; takeovers are not played."""

    per_military_world: int = 0
    per_rebel_military_world_extra: int = 0


class TakeoverCancel(Power, frozen=True, tag="takeover_cancel", kw_only=True):
    """Stop a takeover. Known and shown; takeovers are not played."""

    prestige: int
