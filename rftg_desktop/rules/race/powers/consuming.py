"""Powers of Consume."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.race.actions import UsePower
from rftg_desktop.rules.race.powers.base import AnyKind, Gain, Kind, Owner, Power
from rftg_desktop.rules.race.powers.lookup import is_used, mark_used
from rftg_desktop.rules.race.steps import Feed, FlipForAnte, Gamble, GiveCards

Goods = Sequence[tuple[str, str]]


class Diet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one use takes: ``count`` goods of a kind (or any), all ``different`` or from this world only."""

    kind: AnyKind
    count: int
    different: bool = False
    from_this_world: bool = False


class Consume(Power, frozen=True, tag="consume", kw_only=True):
    """Goods for chips, cards or prestige, up to ``times`` times; as often as possible once begun."""

    goods: Diet
    gain: Gain
    times: int

    def fitting(self, game: Any, state: Any, owner: Owner, given: Sequence[str]) -> list[tuple[str, str]]:
        """Return the worlds whose goods it can take, with their kinds, after those of kinds ``given``.

        Different goods are of kinds that were not given yet.
        """
        diet, cards = self.goods, game.catalog.cards
        found = []
        for world, _ in state.seats[owner.seat].goods:
            kind = cards[world].good
            if diet.from_this_world and world != owner.card:
                continue
            if kind == diet.kind or "any" in (diet.kind, kind):
                found.append((world, kind))
        return [pair for pair in found if pair[1] not in given] if diet.different else found

    def owed(self, fitting: Goods) -> Goods:
        """Return those of the goods that it must take: one of any kind may be kept for another power.

        But a power that takes any good takes it like every other.
        """
        if self.goods.kind == "any" and not self.goods.different:
            return fitting
        return [pair for pair in fitting if pair[1] != "any"]

    def eats(self, fitting: Goods, given: Sequence[str]) -> int:
        """Return how many of the goods it could take after those of kinds ``given``.

        If all have to differ, a good of any kind stands for one that is not there.
        """
        if not self.goods.different:
            return len(fitting)
        natural = {kind for _, kind in fitting} - {"any"}
        wild = sum(kind == "any" for _, kind in fitting)
        return min(len(natural) + wild, len(get_args(Kind)) - len(given))

    def uses(self, fitting: Goods) -> int:
        """Return how many uses the goods allow."""
        return min(self.times, self.eats(fitting, ()) // self.goods.count)

    def must(self, game: Any, state: Any, owner: Owner) -> bool:
        """Tell whether it must be used: not if only a good of any kind makes that possible."""
        return not self.may and self.uses(self.owed(self.fitting(game, state, owner, ()))) > 0

    def offers(self, game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """Offer it if it can be used once."""
        if is_used(state, owner) or not self.uses(self.fitting(game, state, owner, ())):
            return ()
        return (UsePower(owner.card, owner.place),)

    def take(self, draft: Any, owner: Owner, _action: Action) -> None:
        """Ask for the goods."""
        mark_used(draft, owner)
        draft.push(owner.seat, Feed(owner.card, owner.place, self.times, ()))


class ConsumeAll(Power, frozen=True, tag="consume_all", kw_only=True):
    """All goods that are left go, for a gain from each good but the first ``minus``."""

    gain_per_good: Gain
    minus: int

    def offers(self, _game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """Offer it while there is a good."""
        if is_used(state, owner) or not state.seats[owner.seat].goods:
            return ()
        return (UsePower(owner.card, owner.place),)

    def take(self, draft: Any, owner: Owner, _action: Action) -> None:
        """Take every good."""
        mark_used(draft, owner)
        goods = draft.seat(owner.seat).goods
        for world, _ in goods:
            draft.spend_good(owner.seat, world, owner.card)
        number = len(goods) - self.minus
        draft.gain(
            owner.seat,
            Gain(*(number * each for each in msgspec.structs.astuple(self.gain_per_good))),
            owner.card,
            draft.multiplier(owner.seat),
        )


class ConsumeCards(Power, frozen=True, tag="consume_cards", kw_only=True):
    """Hand cards for a gain, up to ``times`` times, as its owner likes; never multiplied."""

    cards: int
    gain: Gain
    times: int

    def offers(self, _game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """Offer it while the hand holds enough."""
        if is_used(state, owner) or len(state.seats[owner.seat].hand) < self.cards:
            return ()
        return (UsePower(owner.card, owner.place),)

    def take(self, draft: Any, owner: Owner, _action: Action) -> None:
        """Ask for the cards."""
        mark_used(draft, owner)
        draft.push(owner.seat, GiveCards(owner.card, owner.place, self.cards, self.times - 1))


class ConsumePrestige(Power, frozen=True, tag="consume_prestige", kw_only=True):
    """Prestige for a gain, as its owner likes; chips are multiplied."""

    prestige: int
    gain: Gain
    times: int

    def offers(self, _game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """Offer it once a phase, while there is prestige."""
        if is_used(state, owner) or state.seats[owner.seat].prestige < self.prestige:
            return ()
        return (UsePower(owner.card, owner.place),)

    def take(self, draft: Any, owner: Owner, _action: Action) -> None:
        """Spend it for the gain."""
        mark_used(draft, owner)
        draft.gain_prestige(owner.seat, -self.prestige, owner.card)
        draft.gain(owner.seat, self.gain, owner.card, draft.multiplier(owner.seat))


class GambleNumber(Power, frozen=True, tag="gamble_number", kw_only=True):
    """Name a number and flip the next card: kept if its cost or defence is the number named."""

    min: int = 0
    max: int = 7

    def offers(self, _game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """Offer it once a phase, while there is a card to flip."""
        if is_used(state, owner) or not (state.deck or state.discard):
            return ()
        return (UsePower(owner.card, owner.place),)

    def take(self, draft: Any, owner: Owner, _action: Action) -> None:
        """Ask for the number."""
        mark_used(draft, owner)
        draft.push(owner.seat, Gamble(owner.card, owner.place))


class GambleAnte(Power, frozen=True, tag="gamble_ante", kw_only=True):
    """Show a hand card and flip as many cards as it costs.

    If one of them is dearer, its owner takes any one of them and keeps the card shown; otherwise that
    card is lost as well. A cost is the defence of a military world.
    """

    min_ante: int
    max_ante: int

    def antes(self, game: Any, hand: Sequence[str]) -> list[str]:
        """Return the hand cards that can be shown."""
        cards = game.catalog.cards
        return [card for card in kinds(tuple(hand)) if self.min_ante <= cards[card].cost <= self.max_ante]

    def offers(self, game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """Offer it once a phase, with each card that can be shown, while there is a card to flip."""
        if is_used(state, owner) or not (state.deck or state.discard):
            return ()
        hand = state.seats[owner.seat].hand
        return [UsePower(owner.card, owner.place, card) for card in self.antes(game, hand)]

    def take(self, draft: Any, owner: Owner, action: Action) -> None:
        """Show the card; then the others are flipped."""
        assert isinstance(action, UsePower)
        mark_used(draft, owner)
        draft.push(owner.seat, FlipForAnte(owner.card, action.thing))
