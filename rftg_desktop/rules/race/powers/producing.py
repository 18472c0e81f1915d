"""Powers of Produce."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.actions import ProduceOn
from rftg_desktop.rules.race.powers.base import AnyKind, Kind, Owner, Power
from rftg_desktop.rules.race.powers.lookup import is_used, mark_used, powers_of
from rftg_desktop.rules.race.powers.measures import goods_made, has_most, kinds_made, worlds_of
from rftg_desktop.rules.race.steps import AskDiscards, DrawCards

ARRIVED = "windfall"
"""Why a world has the good it arrived with: that was no production."""


class Produce(Power, frozen=True, tag="produce", kw_only=True):
    """A production world makes a good, perhaps only for a hand card."""

    discard_cards: int = 0

    def makes(self) -> bool:
        """Tell whether it makes its good of itself."""
        return not self.discard_cards

    def offers(self, _game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """Offer the good that costs a card."""
        value = state.seats[owner.seat]
        if not self.discard_cards or len(value.hand) < self.discard_cards:
            return ()
        empty = owner.card not in dict(value.goods)
        return (ProduceOn(owner.card, owner.place, owner.card),) if empty else ()

    def take(self, draft: Any, owner: Owner, _action: Action) -> None:
        """Make it and ask for the card."""
        mark_used(draft, owner)
        draft.push(owner.seat, AskDiscards(self.discard_cards))
        draft.make_good(owner.seat, owner.card, owner.card)


class WindfallProduction(Power, frozen=True, tag="windfall_production", kw_only=True):
    """A good on an empty windfall world of a kind (or any), perhaps for a hand card or elsewhere only."""

    good: AnyKind
    discard_cards: int = 0
    exclude_this_world: bool = False

    def offers(self, game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """Offer the empty windfall worlds that fit."""
        value = state.seats[owner.seat]
        if is_used(state, owner) or len(value.hand) < self.discard_cards:
            return ()
        worlds = empty_windfalls(game, value, self.good)
        if self.exclude_this_world and owner.card in worlds:
            worlds.remove(owner.card)
        return productions(game, state, owner, worlds, self.good)

    def take(self, draft: Any, owner: Owner, action: Action) -> None:
        """Make the good, and ask for the card."""
        assert isinstance(action, ProduceOn)
        mark_used(draft, owner)
        if self.discard_cards:
            draft.push(owner.seat, AskDiscards(self.discard_cards))
        draft.make_good(owner.seat, action.world, owner.card, action.kind)


def productions(game: Any, state: Any, owner: Owner, worlds: Sequence[str], good: str) -> list[ProduceOn]:
    """Return the goods that can be made on windfall worlds by something that makes ``good`` (or any).

    On a world of any kind that is the kind made; where it is free and somebody counts it, each is named.
    """
    found = []
    for world in worlds:
        kinds: tuple[str, ...] = ("",)
        if game.catalog.cards[world].good == "any":
            free = get_args(Kind) if _kinds_matter(game, state) else ("",)
            kinds = free if good == "any" else (good,)
        found += [ProduceOn(owner.card, owner.place, world, kind) for kind in kinds]
    return found


def _kinds_matter(game: Any, state: Any) -> bool:
    return any(
        power.counts_kinds()
        for value in state.seats
        for _, _, power in powers_of(game.catalog, value.active, "counts_kinds", "produce")
    )


def empty_windfalls(game: Any, value: Any, kind: str) -> list[str]:
    """Return the windfall worlds of a kind (or any) without a good; that of any kind fits every kind."""
    full = dict(value.goods)
    cards = game.catalog.cards
    return [
        world
        for world in value.tableau
        if cards[world].is_windfall
        and world not in full
        and (kind == "any" or cards[world].good in (kind, "any"))
    ]


class DrawIfProduced(Power, frozen=True, tag="draw_if_produced", kw_only=True):
    """Draw ``cards`` when a good is produced on this very world."""

    cards: int

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Draw."""
        if isinstance(event, ev.GoodMade) and event.world == owner.card and event.why != ARRIVED:
            draft.push(owner.seat, DrawCards(self.cards, owner.card))


class PrestigeIfProduced(Power, frozen=True, tag="prestige_if_produced", kw_only=True):
    """Prestige when a good is produced on this very world."""

    prestige: int

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Gain it."""
        if isinstance(event, ev.GoodMade) and event.world == owner.card and event.why != ARRIVED:
            draft.gain_prestige(owner.seat, self.prestige, owner.card)


class DrawPer(Power, frozen=True, tag="draw_per", kw_only=True):
    """Draw ``cards`` for each thing of a sort, after all have produced."""

    cards: int
    per: Literal[
        "good_produced", "kind_produced", "genes_world", "military_world", "rebel_world", "chromosome_world"
    ]
    good: Kind | None = None

    def counted(self, game: Any, state: Any, owner: Owner) -> int:
        """Count the things."""
        value = state.seats[owner.seat]
        if self.per == "good_produced":
            return goods_made(value, self.good or "any")
        return kinds_made(value) if self.per == "kind_produced" else worlds_of(game, value.active, self.per)

    def counts_kinds(self) -> bool:
        """Tell whether it counts goods of a kind, or kinds."""
        return self.per == "kind_produced" or self.good is not None

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Draw when the phase ends."""
        if isinstance(event, ev.PhaseEnding):
            number = self.cards * self.counted(draft.game, draft.state, owner)
            if number:
                draft.push(owner.seat, DrawCards(number, owner.card))


class DrawIfMost(Power, frozen=True, tag="draw_if_most", kw_only=True):
    """Draw ``cards`` if its owner produced more goods of a kind than every other seat."""

    cards: int
    measure: Literal["goods_produced"]
    good: AnyKind

    def counts_kinds(self) -> bool:
        """Tell whether it counts goods of a kind."""
        return self.good != "any"

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Draw when the phase ends; ties bring nothing."""
        if isinstance(event, ev.PhaseEnding):
            counts = [goods_made(value, self.good) for value in draft.state.seats]
            if has_most(counts, owner.seat):
                draft.push(owner.seat, DrawCards(self.cards, owner.card))


class PrestigeIfMost(Power, frozen=True, tag="prestige_if_most", kw_only=True):
    """Prestige if its owner has more worlds with a chromosome than every other seat."""

    prestige: int
    measure: Literal["chromosome_worlds"]

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Gain it when the phase ends; ties bring nothing."""
        if isinstance(event, ev.PhaseEnding):
            game = draft.game
            counts = [worlds_of(game, value.active, "chromosome_world") for value in draft.state.seats]
            if has_most(counts, owner.seat):
                draft.gain_prestige(owner.seat, self.prestige, owner.card)


class TakeSavedCards(Power, frozen=True, tag="take_saved_cards", kw_only=True):
    """All tucked cards go to the hand."""

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Take them when the seat begins the phase."""
        if isinstance(event, ev.SeatBegins):
            draft.take_tucked(owner.seat, owner.card)
