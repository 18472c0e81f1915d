"""Race with a script in place of chance: every card drawn is the one that a record names.

Cards that nobody sees (deck, discards, goods) are interchangeable, so a card that the record draws is
fetched from wherever it lies unseen, and another one takes its place there.
"""

from __future__ import annotations

from collections import defaultdict, deque

from rftg_desktop.kernel.multiset import bag_of
from rftg_desktop.rules.race.brink.categories import Category
from rftg_desktop.rules.race.game import RaceGame, race_game
from rftg_desktop.rules.race.state import State
from rftg_desktop.rules.race.steps import EndRound
from rftg_desktop.rules.race.verbs import RaceDraft


class ScriptedDraft(RaceDraft):
    """Draws what the record says."""

    game: ScriptedGame

    def draw(self, seat: int, count: int, why: str) -> None:
        self.game.wanted = self.game.draws[seat]
        super().draw(seat, count, why)
        self.game.wanted = None

    def look(self, seat: int, count: int) -> None:
        self.game.wanted = self.game.draws[seat]
        super().look(seat, count)
        self.game.wanted = None

    def flip_bet(self, seat: int, number: int) -> None:
        self.game.wanted = self.game.flips[seat]
        super().flip_bet(seat, number)
        self.game.wanted = None

    def flip_for_ante(self, seat: int, ante: str, count: int) -> tuple[str, ...]:
        self.game.wanted = self.game.draws[seat]
        cards = super().flip_for_ante(seat, ante, count)
        self.game.wanted = None
        return cards

    def flip_for_search(self, seat: int, category: Category) -> str:
        self.game.wanted = self.game.reveals[seat]
        card = super().flip_for_search(seat, category)
        self.game.wanted = None
        return card

    def take_from_deck(self, count: int) -> tuple[str, ...]:
        wanted = self.game.wanted
        if wanted is None:
            return super().take_from_deck(count)
        taken: tuple[str, ...] = ()
        for _ in range(count):
            if not self.state.deck and self.state.discard:
                self._reshuffle()
            if self.state.deck:
                self._fetch(wanted.popleft())
                taken += super().take_from_deck(1)
        return taken

    def _fetch(self, card: str) -> None:
        """Bring an unseen card to the top of the deck; the card from there takes its place."""
        deck = list(self.state.deck)
        if card in deck:
            at = deck.index(card)
            deck[0], deck[at] = deck[at], deck[0]
            self.change_table(deck=tuple(deck))
            return
        other, deck[0] = deck[0], card
        pile = list(self.state.discard)
        if card in pile:
            pile[pile.index(card)] = other
            self.change_table(deck=tuple(deck), discard=bag_of(pile))
            return
        for seat, value in enumerate(self.state.seats):
            for world, good in value.goods:
                if good == card:
                    goods = {**dict(value.goods), world: other}
                    self.change(seat, goods=bag_of(goods.items()))
                    self.change_table(deck=tuple(deck))
                    return
        raise AssertionError(f"the record draws {card}, which everybody can see")


class ScriptedGame(RaceGame):
    """The rules with a script in place of chance."""

    def __init__(self) -> None:
        super().__init__(race_game().catalog, race_game().robot)
        self.draws: dict[int, deque[str]] = defaultdict(deque)
        self.flips: dict[int, deque[str]] = defaultdict(deque)
        self.reveals: dict[int, deque[str]] = defaultdict(deque)
        self.wanted: deque[str] | None = None
        self.ended: State
        self._end_round = self.agenda_tasks[EndRound]
        self.agenda_tasks[EndRound] = self._note_end

    def _note_end(self, draft: RaceDraft, task: EndRound) -> None:
        """Keep the position at the end of a round: the next one may begin with payments."""
        self.ended = draft.state
        self._end_round(draft, task)

    def draft(self, state: State) -> ScriptedDraft:
        return ScriptedDraft(self, state)
