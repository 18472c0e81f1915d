"""Powers that answer to a placement, or allow one more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.powers.base import Owner, Power
from rftg_desktop.rules.race.powers.lookup import is_used
from rftg_desktop.rules.race.steps import AskDiscards, DrawCards

if TYPE_CHECKING:
    from rftg_desktop.rules.race.catalog import Card


class DrawAtStart(Power, frozen=True, tag="draw_at_start", kw_only=True):
    """At the start of Develop draw ``cards``, then discard hand cards.

    All such powers draw before any discards, so the phase adds them up (``develop.start_draws``).
    """

    cards: int
    then_discard: int = 0

    def start_draw(self) -> tuple[int, int]:
        """Return cards to draw and to discard."""
        return self.cards, self.then_discard


class DrawAfterPlacing(Power, frozen=True, tag="draw_after_placing", kw_only=True):
    """Draw ``cards`` after each placement of the phase, then discard hand cards."""

    cards: int
    then_discard: int = 0

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Draw when a card was placed."""
        if isinstance(event, ev.CardPlaced):
            if self.then_discard:
                draft.push(owner.seat, AskDiscards(self.then_discard))
            draft.push(owner.seat, DrawCards(self.cards, owner.card))


class PrestigeAfterPlacing(Power, frozen=True, tag="prestige_after_placing", kw_only=True):
    """Prestige after each placement of a certain sort; a cost is the printed one."""

    prestige: int
    condition: Literal[
        "any_development",
        "rebel_development",
        "six_cost_development",
        "rebel_military_world",
        "production_world",
    ] = msgspec.field(name="if")

    def fits(self, card: Card) -> bool:
        """Tell whether a placed card is of the sort."""
        if self.condition == "production_world":
            return card.production == "production"
        if self.condition == "rebel_military_world":
            return card.military and "rebel" in card.traits
        if card.is_world:
            return False
        if self.condition == "rebel_development":
            return "rebel" in card.traits
        return self.condition == "any_development" or card.cost == 6

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Gain it when such a card was placed."""
        if isinstance(event, ev.CardPlaced) and self.fits(draft.game.catalog.cards[event.card]):
            draft.gain_prestige(owner.seat, self.prestige, owner.card)


class GoodOnSettledProductionWorld(Power, frozen=True, tag="good_on_settled_production_world", kw_only=True):
    """A production world just placed gets a good. This is no production: powers for that stay silent."""

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Put the good on it."""
        if not isinstance(event, ev.CardPlaced):
            return
        if draft.game.catalog.cards[event.card].production == "production":
            draft.arrive_with_good(owner.seat, event.card)


class ExtraWorld(Power, frozen=True, tag="extra_world", kw_only=True):
    """Place one more world after one was placed; perhaps only a conquered one, and the card is given up."""

    mode: Literal["any", "conquer_only"]
    discard_self: bool = False

    def extra_world(self) -> bool:
        """Return that it allows one."""
        return True

    @property
    def conquering(self) -> bool:
        """Whether that world must be conquered."""
        return self.mode == "conquer_only"


class ReplaceWorld(Power, frozen=True, tag="replace_world", kw_only=True):
    """Once a phase: put a world from the hand in the place of another one, without paying.

    It costs as much by its print, or up to ``max_cost_increase`` more. The good of an any-kind world is
    the ``same_good`` as every other.
    """

    max_cost_increase: int
    same_good: bool = False
    non_military: bool = False
    prestige: int = 0

    def replacements(self, game: Any, state: Any, owner: Owner) -> list[tuple[str, str]]:
        """Return the worlds that lay there when the phase began, each with what can take its place."""
        if is_used(state, owner):
            return []
        value, cards = state.seats[owner.seat], game.catalog.cards
        worlds = [world for world in value.tableau if world in value.active]
        return [
            (world, card)
            for world in worlds
            for card in kinds(value.hand)
            if self._fits(cards[world], cards[card])
        ]

    def _fits(self, old: Card, new: Card) -> bool:
        if not (old.is_world and new.is_world) or (self.non_military and (old.military or new.military)):
            return False
        alike = old.good == new.good or ("any" in (old.good, new.good) and bool(old.good and new.good))
        return 0 <= new.cost - old.cost <= self.max_cost_increase and (alike or not self.same_good)
