"""What can happen in Race. Facts only; ``changes`` tells what moved on the table."""

from __future__ import annotations

from typing import ClassVar

from rftg_desktop.kernel.events import Change, Counted, Event, Moved, Shown
from rftg_desktop.kernel.ids import TABLE, Ref, Seat
from rftg_desktop.rules.race import places as at

DECK = Ref(TABLE, at.DECK)
PILE = Ref(TABLE, at.DISCARD)

# -- round -----------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A new round, counted from 1."""

    round: int


class StartChosen(Event, frozen=True, tag="start_chosen"):
    """A seat kept one of its two start worlds, in secret."""

    whisper: ClassVar[bool] = True
    seat: Seat
    card: str
    other: str

    def changes(self) -> tuple[Change, ...]:
        """One goes to the tableau, the other to the pile."""
        offered = Ref(self.seat, at.OFFERED)
        return (
            Moved(self.card, offered, Ref(self.seat, at.TABLEAU, self.card)),
            Moved(self.other, offered, PILE),
        )


class StartShown(Event, frozen=True, tag="start_shown"):
    """The start world of a seat is turned up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str

    def changes(self) -> tuple[Change, ...]:
        """It is seen by all."""
        return (Shown(Ref(self.seat, at.TABLEAU, self.card), self.card),)


class ActionMarked(Event, frozen=True, tag="action_marked"):
    """A seat chose an action in secret."""

    whisper: ClassVar[bool] = True
    seat: Seat
    space: str

    def changes(self) -> tuple[Change, ...]:
        """Its marker goes there."""
        return (Shown(Ref(self.seat, at.ACTION, self.space), 1),)


class LockedIn(Event, frozen=True, tag="locked_in"):
    """A seat has chosen its actions."""

    seat: Seat


class ActionsShown(Event, frozen=True, tag="actions_shown"):
    """A seat's actions are turned up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    spaces: tuple[str, ...]

    def changes(self) -> tuple[Change, ...]:
        """Everybody sees its markers."""
        return tuple(Shown(Ref(self.seat, at.ACTION, space), 1) for space in self.spaces)


class PhasesChosen(Event, frozen=True, tag="phases_chosen"):
    """These phases occur this round, in this order; a second Develop or Settle stands twice."""

    phases: tuple[str, ...]


class PhaseBegan(Event, frozen=True, tag="phase_began"):
    """A phase begins; ``turn`` is 1 for the second of its sort."""

    phase: str
    turn: int

    def changes(self) -> tuple[Change, ...]:
        """Its sign lights up."""
        return (Shown(Ref(TABLE, at.PHASE, self.phase), 1),)


class PhaseEnded(Event, frozen=True, tag="phase_ended"):
    """A phase is over."""

    phase: str

    def changes(self) -> tuple[Change, ...]:
        """Its sign goes out."""
        return (Shown(Ref(TABLE, at.PHASE, self.phase), 0),)


class SeatBegins(Event, frozen=True, tag="seat_begins"):
    """A seat begins its part of a phase: the moment of its automatic powers. Never shown."""

    seat: Seat
    phase: str


class PhaseEnding(Event, frozen=True, tag="phase_ending"):
    """All have done a phase: the moment of a seat's powers at its end. Never shown."""

    seat: Seat
    phase: str


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """A round is over and the action cards go back."""

    round: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over. ``reasons``: ``pool``, ``prestige``, ``tableau``; ``winners`` in seat order."""

    reasons: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


# -- cards -----------------------------------------------------------------------------------------


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """Cards came from the deck into the hand, or are looked at (``zone``); ``why`` grants them."""

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str | None, ...]
    zone: str
    why: str

    def changes(self) -> tuple[Change, ...]:
        """They leave the deck."""
        return tuple(Moved(card, DECK, Ref(self.seat, self.zone)) for card in self.cards)


class CardsKept(Event, frozen=True, tag="cards_kept"):
    """Cards that were looked at joined the hand."""

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    cards: tuple[str | None, ...]

    def changes(self) -> tuple[Change, ...]:
        """They go into the hand."""
        return tuple(Moved(card, Ref(self.seat, at.SEEN), Ref(self.seat, at.HAND)) for card in self.cards)


class CardsDiscarded(Event, frozen=True, tag="cards_discarded"):
    """Cards went face down to the discard pile. ``why``: see below.

    ``start``, ``explore``, ``pay``, ``search``, ``limit`` of a hand, ``power``, or a card.
    """

    hidden: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    cards: tuple[str | None, ...]
    zone: str
    why: str

    def changes(self) -> tuple[Change, ...]:
        """They go to the pile."""
        return tuple(Moved(card, Ref(self.seat, self.zone), PILE) for card in self.cards)


class CardFlipped(Event, frozen=True, tag="card_flipped"):
    """The top card of the deck was shown to all for a bet on ``number``; ``kept`` if it was right."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    number: int
    kept: bool

    def changes(self) -> tuple[Change, ...]:
        """It goes to the hand or to the pile."""
        return (Moved(self.card, DECK, Ref(self.seat, at.HAND) if self.kept else PILE),)


class AnteShown(Event, frozen=True, tag="ante_shown"):
    """A hand card was shown to all."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str

    def changes(self) -> tuple[Change, ...]:
        """It is seen in the hand."""
        return (Shown(Ref(self.seat, at.HAND), self.card),)


class CardsFlipped(Event, frozen=True, tag="cards_flipped"):
    """Cards of the deck were shown to all."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]

    def changes(self) -> tuple[Change, ...]:
        """They lie open before the seat."""
        return tuple(Moved(card, DECK, Ref(self.seat, at.SEEN)) for card in self.cards)


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    """The deck ran out: ``count`` discarded cards were shuffled into a new one."""

    count: int

    def changes(self) -> tuple[Change, ...]:
        """The pile goes to the deck."""
        return tuple(Moved(None, PILE, DECK) for _ in range(self.count))


# -- placing ---------------------------------------------------------------------------------------


class PlacementChosen(Event, frozen=True, tag="placement_chosen"):
    """A seat chose a card to place, in secret; empty for none."""

    whisper: ClassVar[bool] = True
    seat: Seat
    card: str

    def changes(self) -> tuple[Change, ...]:
        """It lies ready, face down."""
        if not self.card:
            return ()
        return (Moved(self.card, Ref(self.seat, at.HAND), Ref(self.seat, at.PLACING)),)


class CardShown(Event, frozen=True, tag="card_shown"):
    """A chosen card is turned up and stands in the tableau; it has still to be paid or conquered."""

    uncovers: ClassVar[bool] = True
    seat: Seat
    card: str

    def changes(self) -> tuple[Change, ...]:
        """It goes to the tableau."""
        return (Moved(self.card, Ref(self.seat, at.PLACING), Ref(self.seat, at.TABLEAU, self.card)),)


class CardPlaced(Event, frozen=True, tag="card_placed"):
    """A card is paid for (``paid`` cards) or conquered: powers answer to it."""

    seat: Seat
    card: str
    way: str
    paid: int


class PowerUsed(Event, frozen=True, tag="power_used"):
    """A seat used an optional power, or one it had to choose; without ``card`` that of the prestige card."""

    seat: Seat
    card: str
    index: int


class CardSpent(Event, frozen=True, tag="card_spent"):
    """A card of the tableau was given up for its own power."""

    seat: Seat
    card: str

    def changes(self) -> tuple[Change, ...]:
        """It goes to the pile."""
        return (Moved(self.card, Ref(self.seat, at.TABLEAU, self.card), PILE),)


class StrengthGained(Event, frozen=True, tag="strength_gained"):
    """Temporary Military, until the end of the phase."""

    seat: Seat
    amount: int
    card: str

    def changes(self) -> tuple[Change, ...]:
        """The number grows."""
        return (Counted(Ref(self.seat, at.STRENGTH), self.amount),)


# -- goods and points ------------------------------------------------------------------------------


class GoodMade(Event, frozen=True, tag="good_made"):
    """A card from the deck lies unseen on ``world`` as a good of ``kind``.

    ``why``: ``windfall`` for the one a world arrives with, ``produce``, ``bonus`` or a card.
    """

    seat: Seat
    world: str
    kind: str
    why: str

    def changes(self) -> tuple[Change, ...]:
        """It comes from the deck."""
        return (Moved(None, DECK, Ref(self.seat, at.GOOD, self.world)),)


class GoodSpent(Event, frozen=True, tag="good_spent"):
    """A good went unseen to the discard pile. ``why``: ``trade``, ``lost`` or the card that took it."""

    seat: Seat
    world: str
    why: str

    def changes(self) -> tuple[Change, ...]:
        """It goes to the pile."""
        return (Moved(None, Ref(self.seat, at.GOOD, self.world), PILE),)


class VpGained(Event, frozen=True, tag="vp_gained"):
    """VP chips came from the pool, by ``why``."""

    seat: Seat
    amount: int
    why: str

    def changes(self) -> tuple[Change, ...]:
        """Chips go from the pool to the seat."""
        return (
            Counted(Ref(TABLE, at.POOL), -self.amount),
            Counted(Ref(self.seat, at.CHIPS), self.amount),
        )


class PrestigeChanged(Event, frozen=True, tag="prestige_changed"):
    """Prestige was gained, or spent, by ``why``."""

    seat: Seat
    amount: int
    why: str

    def changes(self) -> tuple[Change, ...]:
        """The number changes."""
        return (Counted(Ref(self.seat, at.PRESTIGE), self.amount),)


class PoolEmptied(Event, frozen=True, tag="pool_emptied"):
    """The VP chips are all earned: the reserve comes in, and this round is the last."""
