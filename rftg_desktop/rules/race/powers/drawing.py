"""Powers of Explore, plain draws, and what acts outside the phases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.actions import UsePower
from rftg_desktop.rules.race.powers.base import Drawing, Owner, Power
from rftg_desktop.rules.race.powers.lookup import is_used, mark_used
from rftg_desktop.rules.race.steps import DrawCards


class ExploreDraw(Power, frozen=True, tag="explore_draw", kw_only=True):
    """See ``amount`` cards more in Explore."""

    amount: int

    def drawing(self) -> Drawing:
        """Return the cards seen."""
        return Drawing(draw=self.amount)


class ExploreKeep(Power, frozen=True, tag="explore_keep", kw_only=True):
    """Keep ``amount`` cards more in Explore."""

    amount: int

    def drawing(self) -> Drawing:
        """Return the cards kept."""
        return Drawing(keep=self.amount)


class ExploreMix(Power, frozen=True, tag="explore_mix", kw_only=True):
    """The cards seen join the hand first, and the discards come from all of it."""

    def drawing(self) -> Drawing:
        """Return the right."""
        return Drawing(mix=True)


class DiscardForPrestige(Power, frozen=True, tag="discard_for_prestige", kw_only=True):
    """Before anybody draws in Explore: a hand card for prestige, as its owner likes."""

    cards: int
    prestige: int
    times: int

    def offers(self, _game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """Offer each hand card, once a phase."""
        if is_used(state, owner):
            return ()
        return [UsePower(owner.card, owner.place, card) for card in kinds(state.seats[owner.seat].hand)]

    def take(self, draft: Any, owner: Owner, action: Action) -> None:
        """Discard it for prestige."""
        assert isinstance(action, UsePower)
        mark_used(draft, owner)
        draft.discard(owner.seat, (action.thing,), at.HAND, owner.card)
        draft.gain_prestige(owner.seat, self.prestige, owner.card)


class Draw(Power, frozen=True, tag="draw", kw_only=True):
    """Draw ``cards`` once in the phase, of itself."""

    cards: int

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Draw when the seat begins the phase."""
        if isinstance(event, ev.SeatBegins):
            draft.push(owner.seat, DrawCards(self.cards, owner.card))


class GainVp(Power, frozen=True, tag="gain_vp", kw_only=True):
    """Gain VP chips once in the phase, of itself, multiplied like those of consume powers."""

    vp: int

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Gain them when the seat begins the phase."""
        if isinstance(event, ev.SeatBegins):
            draft.gain_vp(owner.seat, self.vp * draft.multiplier(owner.seat), owner.card)


class StartHand(Power, frozen=True, tag="start_hand", kw_only=True):
    """As a start world: keep so many cards of the first hand."""

    keep: int

    def start_hand(self) -> int:
        """Return the number."""
        return self.keep


class StartSave(Power, frozen=True, tag="start_save", kw_only=True):
    """As a start world: cards of the first hand are tucked under it."""

    cards: int

    def start_save(self) -> int:
        """Return the number."""
        return self.cards


class HandLimit(Power, frozen=True, tag="hand_limit", kw_only=True):
    """Hold so many cards at the end of a round; two such powers do no more than one."""

    cards: int

    def hand_limit(self) -> int:
        """Return the number."""
        return self.cards


class GameEndSize(Power, frozen=True, tag="game_end_size", kw_only=True):
    """So many cards in its owner's tableau end the game, in place of the usual number."""

    cards: int

    def end_size(self) -> int:
        """Return the number."""
        return self.cards


class TakeRoundEndDiscards(Power, frozen=True, tag="take_round_end_discards", kw_only=True):
    """Take what the others discard at the end of the round."""

    def salvages(self) -> bool:
        """Return that it does so."""
        return True


class ChooseActionLast(Power, frozen=True, tag="choose_action_last", kw_only=True):
    """Choose an action after the others have shown theirs."""

    def chooses_last(self) -> bool:
        """Return that it does so."""
        return True
