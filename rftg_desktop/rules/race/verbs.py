"""The verbs of Race: every change of the state, each with its event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from rftg_desktop.kernel.draft import Draft
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.multiset import bag_of, with_one, without_one
from rftg_desktop.kernel.rng import shuffled
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.brink import events as brink
from rftg_desktop.rules.race.brink.boost import BOOST, is_boosted
from rftg_desktop.rules.race.brink.leader import prestige_moved
from rftg_desktop.rules.race.powers.base import Gain
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.powers.measures import MADE
from rftg_desktop.rules.race.state import SEARCH, Cards, SeatState, State
from rftg_desktop.rules.race.steps import DrawCards

if TYPE_CHECKING:
    from rftg_desktop.rules.race.brink.categories import Category
    from rftg_desktop.rules.race.game import RaceGame

LIMIT = "limit"
"""Why cards go at the end of a round: the hand holds too many."""


class RaceDraft(Draft[State]):
    """A position of Race being changed."""

    __slots__ = ()

    game: RaceGame
    state: State

    # -- the seat and the table as values ----------------------------------------------------------

    def seat(self, seat: Seat) -> SeatState:
        """Return what lies before ``seat`` now."""
        return self.state.seats[seat]

    def change(self, seat: Seat, **fields: Any) -> None:
        """Change fields of ``seat``."""
        seats = self.state.seats
        value = replace(seats[seat], **fields)
        self.state = replace(self.state, seats=(*seats[:seat], value, *seats[seat + 1 :]))

    def change_table(self, **fields: Any) -> None:
        """Change fields of the table."""
        self.state = replace(self.state, **fields)

    # -- deck and pile -----------------------------------------------------------------------------

    def take_from_deck(self, count: int) -> Cards:
        """Take cards off the deck. As soon as it is empty, the discards are shuffled into a new one.

        With both empty fewer come, or none.
        """
        taken: Cards = ()
        while len(taken) < count:
            deck = self.state.deck
            if not deck and not self._reshuffle():
                break
            deck = self.state.deck
            part = deck[: count - len(taken)]
            taken += part
            self.state = replace(self.state, deck=deck[len(part) :])
        if taken and not self.state.deck:
            self._reshuffle()
        return taken

    def _reshuffle(self) -> bool:
        pile = self.state.discard
        if not pile:
            return False
        deck, rng = shuffled(self.state.rng, pile)
        self.state = replace(self.state, deck=deck, discard=(), rng=rng)
        self.emit(ev.DeckShuffled(len(deck)))
        return True

    def to_pile(self, *cards: str) -> None:
        """Put cards on the discard pile."""
        self.state = replace(self.state, discard=bag_of((*self.state.discard, *cards)))

    # -- hands ---------------------------------------------------------------------------------------

    def draw(self, seat: Seat, count: int, why: str) -> None:
        """Draw cards into the hand."""
        cards = self.take_from_deck(count)
        if cards:
            self.change(seat, hand=bag_of((*self.seat(seat).hand, *cards)))
            self.emit(ev.CardsDrawn(seat, cards, at.HAND, why))

    def look(self, seat: Seat, count: int) -> None:
        """Draw cards to choose from."""
        cards = self.take_from_deck(count)
        if cards:
            self.change(seat, seen=bag_of(cards))
            self.emit(ev.CardsDrawn(seat, cards, at.SEEN, "explore"))

    def keep(self, seat: Seat, cards: Cards) -> None:
        """Take cards that were looked at into the hand."""
        seen = self.seat(seat).seen
        for card in cards:
            seen = without_one(seen, card)
        self.change(seat, hand=bag_of((*self.seat(seat).hand, *cards)), seen=seen)
        self.emit(ev.CardsKept(seat, cards))

    def discard(self, seat: Seat, cards: Cards, zone: str, why: str) -> None:
        """Discard cards of the hand, or cards that were looked at."""
        left: Cards = getattr(self.seat(seat), zone)
        for card in cards:
            left = without_one(left, card)
        self.change(seat, **{zone: left})
        self.to_pile(*cards)
        self.emit(ev.CardsDiscarded(seat, cards, zone, why))

    def tuck(self, seat: Seat, card: str, world: str) -> None:
        """Lay a hand card face down under a world."""
        self._tuck(seat, card)
        self.emit(brink.CardTucked(seat, card, world))

    def tuck_at_start(self, seat: Seat, card: str) -> None:
        """Lay a card of the first hand under the start world, which nobody knows yet."""
        self._tuck(seat, card)
        self.emit(brink.StartCardTucked(seat, card))

    def _tuck(self, seat: Seat, card: str) -> None:
        value = self.seat(seat)
        self.change(seat, hand=without_one(value.hand, card), tucked=with_one(value.tucked, card))

    def take_tucked(self, seat: Seat, world: str) -> None:
        """Take all cards from under a world into the hand."""
        value = self.seat(seat)
        if value.tucked:
            self.change(seat, hand=bag_of((*value.hand, *value.tucked)), tucked=())
            self.emit(brink.TuckedTaken(seat, value.tucked, world))

    def set_aside(self, seat: Seat, cards: Cards) -> None:
        """Discard hand cards at the end of the round where somebody salvages them."""
        hand = self.seat(seat).hand
        for card in cards:
            hand = without_one(hand, card)
        self.change(seat, hand=hand)
        self.change_table(salvage=bag_of((*self.state.salvage, *cards)))
        self.emit(ev.CardsDiscarded(seat, cards, at.HAND, LIMIT))

    def salvage(self, seat: Seat) -> None:
        """Take all that was set aside."""
        cards = self.state.salvage
        self.change(seat, hand=bag_of((*self.seat(seat).hand, *cards)))
        self.change_table(salvage=())
        self.emit(brink.CardsSalvaged(seat, cards))

    def flip_bet(self, seat: Seat, number: int) -> None:
        """Show the next card to all: it is kept if its cost or defence is ``number``."""
        for card in self.take_from_deck(1):
            kept = self.game.catalog.cards[card].cost == number
            if kept:
                self.change(seat, hand=with_one(self.seat(seat).hand, card))
            else:
                self.to_pile(card)
            self.emit(ev.CardFlipped(seat, card, number, kept))

    def flip_for_ante(self, seat: Seat, ante: str, count: int) -> Cards:
        """Show a hand card and so many cards of the deck to all; return the latter."""
        self.emit(ev.AnteShown(seat, ante))
        cards = self.take_from_deck(count)
        if cards:
            self.change(seat, seen=bag_of(cards))
            self.emit(ev.CardsFlipped(seat, cards))
        return cards

    def name_category(self, seat: Seat, category: str) -> None:
        """Tell what a seat searches for."""
        self.emit(brink.CategoryNamed(seat, category))

    def flip_for_search(self, seat: Seat, category: Category) -> str:
        """Show the next card of the deck to all and lay it aside; return it, or nothing if none is left."""
        for card in self.take_from_deck(1):
            self.change(seat, seen=with_one(self.seat(seat).seen, card))
            self.emit(brink.SearchFlipped(seat, card, category.fits(self.game.catalog.cards[card])))
            return card
        return ""

    def fail_search(self, seat: Seat) -> None:
        """Give the prestige card back: it is not used up."""
        self.change(seat, prestige_card=True, boosted="")
        self.emit(brink.SearchFailed(seat))

    def keep_start(self, seat: Seat, card: str, other: str) -> None:
        """Keep a start world in secret; the other one goes to the pile."""
        number = self.game.catalog.cards[card].start or 0
        self.change(seat, start=number, offered=(), tableau=(card,), active=(card,))
        self.to_pile(other)
        self.emit(ev.StartChosen(seat, card, other))

    # -- actions -------------------------------------------------------------------------------------

    def mark(self, seat: Seat, space: str) -> None:
        """Choose an action in secret."""
        self.change(seat, marks=with_one(self.seat(seat).marks, space))
        self.emit(ev.ActionMarked(seat, space))

    def boost(self, seat: Seat, space: str) -> None:
        """Choose in secret what to play the prestige card on."""
        self.change(seat, boosted=space)
        self.emit(brink.PrestigeCardChosen(seat, space))

    def turn_up(self, seat: Seat) -> None:
        """Turn up what a seat has chosen so far; a prestige card played on an action is paid for."""
        value = self.seat(seat)
        if value.marks:
            self.emit(ev.ActionsShown(seat, value.marks))
        if value.boosted and value.prestige_card:
            self.change(seat, prestige_card=False)
            self.emit(brink.PrestigeCardShown(seat, value.boosted))
            if value.boosted != SEARCH:
                self.gain_prestige(seat, -self.game.catalog.constants.prestige_card.cost, BOOST)

    # -- placing -------------------------------------------------------------------------------------

    def choose_placement(self, seat: Seat, card: str) -> None:
        """Lay a hand card ready, face down; empty for none."""
        value = self.seat(seat)
        hand = without_one(value.hand, card) if card else value.hand
        self.change(seat, hand=hand, placing=card)
        self.emit(ev.PlacementChosen(seat, card))

    def show_placement(self, seat: Seat, card: str) -> None:
        """Turn up the card that was laid ready: it stands in the tableau and has still to be paid."""
        self.change(seat, placing="", tableau=(*self.seat(seat).tableau, card))
        self.emit(ev.CardShown(seat, card))

    def spend_card(self, seat: Seat, card: str) -> None:
        """Give up a card of the tableau; a good on it is lost. It stays active until the phase ends."""
        self._lose_good(seat, card)
        self.change(seat, tableau=tuple(other for other in self.seat(seat).tableau if other != card))
        self.to_pile(card)
        self.emit(ev.CardSpent(seat, card))

    def replace_world(self, seat: Seat, world: str, card: str) -> None:
        """Put a hand card in the place of a world; what lies on and under that is lost."""
        self._lose_good(seat, world)
        self._lose_tucked(seat, world)
        value = self.seat(seat)
        tableau = tuple(card if other == world else other for other in value.tableau)
        self.change(seat, tableau=tableau, hand=without_one(value.hand, card))
        self.to_pile(world)
        self.emit(brink.WorldReplaced(seat, world, card))

    def _lose_tucked(self, seat: Seat, world: str) -> None:
        tucked = self.seat(seat).tucked
        if tucked and powers_of(self.game.catalog, (world,), "saves_payment"):
            self.change(seat, tucked=())
            self.to_pile(*tucked)
            self.emit(brink.TuckedLost(seat, len(tucked), world))

    def _lose_good(self, seat: Seat, world: str) -> None:
        if world in dict(self.seat(seat).goods):
            self.spend_good(seat, world, "lost")

    def gain_strength(self, seat: Seat, amount: int, card: str) -> None:
        """Gain temporary Military."""
        self.change(seat, strength=self.seat(seat).strength + amount)
        self.emit(ev.StrengthGained(seat, amount, card))

    def use_power(self, seat: Seat, card: str, place: int, note: str) -> None:
        """Remember the use of a power until the phase ends."""
        self.note(seat, note)
        self.emit(ev.PowerUsed(seat, card, place))

    # -- goods and points ----------------------------------------------------------------------------

    def put_good(self, seat: Seat, world: str, why: str) -> bool:
        """Put a card of the deck unseen on a world; tell whether there was one."""
        taken = self.take_from_deck(1)
        if taken:
            self.change(seat, goods=with_one(self.seat(seat).goods, (world, taken[0])))
        return bool(taken)

    def arrive_with_good(self, seat: Seat, world: str) -> None:
        """Put the good on a windfall world that has just arrived: this is no production."""
        if self.put_good(seat, world, "windfall"):
            self.emit(ev.GoodMade(seat, world, self.game.catalog.cards[world].good, "windfall"))

    def make_good(self, seat: Seat, world: str, why: str, kind: str = "") -> None:
        """Produce a good on a world, and let the powers of its owner answer; ``kind`` if it could be any."""
        if self.put_good(seat, world, why):
            kind = kind or self.game.catalog.cards[world].good
            self.note(seat, MADE + kind)
            event = ev.GoodMade(seat, world, kind, why)
            self.emit(event)
            self.game.fire(self, event, seat, "produce")

    def spend_good(self, seat: Seat, world: str, why: str) -> None:
        """Put the good of a world on the discard pile, unseen."""
        goods = self.seat(seat).goods
        self.change(seat, goods=tuple(pair for pair in goods if pair[0] != world))
        self.to_pile(dict(goods)[world])
        self.emit(ev.GoodSpent(seat, world, why))

    def multiplier(self, seat: Seat) -> int:
        """Return by how much the seat's consume powers multiply their chips."""
        more = self.game.catalog.constants.prestige_card.multiplier
        doubled = 2 if "consume_x2" in self.seat(seat).marks else 1
        return doubled + more if is_boosted(self.state, seat, "consume") else doubled

    def gain(self, seat: Seat, gain: Gain, why: str, times: int = 1) -> None:
        """Give what a consume power brings: chips (``times`` as many), prestige, and cards by a step."""
        if gain.vp:
            self.gain_vp(seat, gain.vp * times, why)
        if gain.prestige:
            self.gain_prestige(seat, gain.prestige, why)
        if gain.cards:
            self.push(seat, DrawCards(gain.cards, why))

    def gain_vp(self, seat: Seat, amount: int, why: str) -> None:
        """Gain VP chips."""
        if amount:
            self.change(seat, chips=self.seat(seat).chips + amount)
            self.take_chips(seat, amount, why)

    def take_chips(self, seat: Seat, amount: int, why: str) -> None:
        """Take VP chips from the pool, for a seat or for the robot; past its end the reserve pays."""
        pool = self.state.pool
        self.change_table(pool=pool - amount)
        self.emit(ev.VpGained(seat, amount, why))
        if pool > 0 >= pool - amount:
            self.emit(ev.PoolEmptied())

    def gain_prestige(self, seat: Seat, amount: int, why: str) -> None:
        """Gain prestige, or spend it when ``amount`` is negative."""
        if amount:
            self.change(seat, prestige=self.seat(seat).prestige + amount)
            self.count_prestige(seat, amount, why)

    def count_prestige(self, side: Seat, amount: int, why: str) -> None:
        """Tell that the prestige of a seat or of the robot changed, and what follows for the lead."""
        self.emit(ev.PrestigeChanged(side, amount, why))
        prestige_moved(self, side, amount)

    def note(self, seat: Seat, note: str) -> None:
        """Remember something until the phase ends."""
        self.change(seat, phase_notes=with_one(self.seat(seat).phase_notes, note))
