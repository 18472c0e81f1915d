"""What can happen in games with The Brink of War only. Facts; prestige itself is the table's event."""

from __future__ import annotations

from typing import ClassVar

from rftg_desktop.kernel.events import Change, Event, Moved, Shown
from rftg_desktop.kernel.ids import TABLE, Ref, Seat
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.events import DECK, PILE

# -- the leader ------------------------------------------------------------------------------------


class LeadersChanged(Event, frozen=True, tag="leaders_changed"):
    """These sides have most prestige now: one holds the leader's tile, of several nobody does."""

    leaders: tuple[Seat, ...]

    def changes(self) -> tuple[Change, ...]:
        """The tile goes to its holder."""
        holder = self.leaders[0] if len(self.leaders) == 1 else None
        return (Shown(Ref(TABLE, at.LEADER), holder),)


# -- the prestige card -----------------------------------------------------------------------------


class PrestigeCardChosen(Event, frozen=True, tag="prestige_card_chosen"):
    """A seat chose in secret to play its prestige card on ``space``, or to search."""

    whisper: ClassVar[bool] = True
    seat: Seat
    space: str

    def changes(self) -> tuple[Change, ...]:
        """The card lies there."""
        return (Shown(Ref(self.seat, at.PRESTIGE_CARD), self.space),)


class PrestigeCardShown(Event, frozen=True, tag="prestige_card_shown"):
    """A seat's prestige card is turned up on ``space``, or for a search."""

    reveals: ClassVar[bool] = True
    seat: Seat
    space: str

    def changes(self) -> tuple[Change, ...]:
        """Everybody sees it there."""
        return (Shown(Ref(self.seat, at.PRESTIGE_CARD), self.space),)


class CategoryNamed(Event, frozen=True, tag="category_named"):
    """A seat searches for cards of a category."""

    seat: Seat
    category: str


class SearchFlipped(Event, frozen=True, tag="search_flipped"):
    """A card of the deck was shown to all in a search; ``fits`` if it is of the category."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    fits: bool

    def changes(self) -> tuple[Change, ...]:
        """It lies open before the seat."""
        return (Moved(self.card, DECK, Ref(self.seat, at.SEEN)),)


class SearchFailed(Event, frozen=True, tag="search_failed"):
    """No card of the category was left: the prestige card comes back unused."""

    seat: Seat

    def changes(self) -> tuple[Change, ...]:
        """The card comes back."""
        return (Shown(Ref(self.seat, at.PRESTIGE_CARD), ""),)


# -- cards below, instead of and after others ------------------------------------------------------


class CardTucked(Event, frozen=True, tag="card_tucked"):
    """A hand card that was paid went face down under ``world``."""

    hidden: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: str | None
    world: str

    def changes(self) -> tuple[Change, ...]:
        """It lies there."""
        return (Moved(self.card, Ref(self.seat, at.HAND), Ref(self.seat, at.TUCKED, self.world)),)


class StartCardTucked(Event, frozen=True, tag="start_card_tucked"):
    """A card of the first hand went under the start world, in secret."""

    whisper: ClassVar[bool] = True
    seat: Seat
    card: str

    def changes(self) -> tuple[Change, ...]:
        """It lies there."""
        return (Moved(self.card, Ref(self.seat, at.HAND), Ref(self.seat, at.TUCKED)),)


class TuckedTaken(Event, frozen=True, tag="tucked_taken"):
    """The cards under ``world`` went to the hand."""

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    cards: tuple[str | None, ...]
    world: str

    def changes(self) -> tuple[Change, ...]:
        """They leave it."""
        source = Ref(self.seat, at.TUCKED, self.world)
        return tuple(Moved(card, source, Ref(self.seat, at.HAND)) for card in self.cards)


class TuckedLost(Event, frozen=True, tag="tucked_lost"):
    """``world`` was given up, and the cards under it with it."""

    seat: Seat
    count: int
    world: str

    def changes(self) -> tuple[Change, ...]:
        """They go unseen to the pile."""
        return tuple(Moved(None, Ref(self.seat, at.TUCKED, self.world), PILE) for _ in range(self.count))


class WorldReplaced(Event, frozen=True, tag="world_replaced"):
    """A hand ``card`` took the place of ``world``, which was given up."""

    uncovers: ClassVar[bool] = True
    seat: Seat
    world: str
    card: str

    def changes(self) -> tuple[Change, ...]:
        """The one goes to the pile, the other stands in its place."""
        return (
            Moved(self.world, Ref(self.seat, at.TABLEAU, self.world), PILE),
            Moved(self.card, Ref(self.seat, at.HAND), Ref(self.seat, at.TABLEAU, self.card)),
        )


class CardsSalvaged(Event, frozen=True, tag="cards_salvaged"):
    """A seat took what the others discarded at the end of the round."""

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str | None, ...]

    def changes(self) -> tuple[Change, ...]:
        """They go from the pile to its hand."""
        return tuple(Moved(card, PILE, Ref(self.seat, at.HAND)) for card in self.cards)
