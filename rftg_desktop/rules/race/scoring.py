"""Scores: at the end, and live at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.powers.scoring import card_points
from rftg_desktop.rules.race.state import State

if TYPE_CHECKING:
    from rftg_desktop.rules.race.game import RaceGame


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's points in parts; ``cards`` and ``bonuses`` name the cards. ``tie_break``: hand and goods."""

    seat: Seat
    chips: int
    prestige: int
    cards: tuple[tuple[str, int], ...]
    bonuses: tuple[tuple[str, int], ...]
    tie_break: int

    @property
    def total(self) -> int:
        """Victory points."""
        parts = (*self.cards, *self.bonuses)
        return self.chips + self.prestige + sum(points for _, points in parts)


def score_of(game: RaceGame, state: State, seat: Seat) -> Score:
    """Return the points of a seat as if the game ended now."""
    value, cards = state.seats[seat], game.catalog.cards
    tableau = [cards[card] for card in value.tableau]
    bonuses = tuple(
        (
            card.id,
            card_points(card.end_bonus, tableau)
            + sum(line.points(game, state, seat) for line in card.end_bonus),
        )
        for card in tableau
        if card.end_bonus
    )
    return Score(
        seat=seat,
        chips=value.chips,
        prestige=value.prestige,
        cards=tuple((card.id, card.vp) for card in tableau),
        bonuses=bonuses,
        # A card laid ready is still held: the live score must not tell that it was.
        tie_break=len(value.hand) + bool(value.placing) + len(value.goods),
    )


def totals(game: RaceGame, state: State) -> tuple[int, ...]:
    """Return all totals, seat by seat."""
    return tuple(score_of(game, state, seat).total for seat in range(len(state.seats)))


def winners(game: RaceGame, state: State) -> tuple[Seat, ...]:
    """Return who wins: most points, then most cards in hand plus goods; still tied, all of them."""
    scores = [score_of(game, state, seat) for seat in range(len(state.seats))]
    best = max((score.total, score.tie_break) for score in scores)
    return tuple(score.seat for score in scores if (score.total, score.tie_break) == best)


def end_reasons(game: RaceGame, state: State) -> tuple[str, ...]:
    """Return why the game ends after this round: ``pool``, ``prestige``, ``tableau``; nothing if it goes on.

    The tableau is looked at only now: one that shrank again in the round does not end the game.
    """
    constants = game.catalog.constants
    met = (
        ("pool", state.pool <= 0),
        ("prestige", any(value.prestige >= constants.end_prestige for value in state.seats)),
        ("tableau", any(len(value.tableau) >= _end_size(game, value.tableau) for value in state.seats)),
    )
    return tuple(reason for reason, is_met in met if is_met)


def _end_size(game: RaceGame, tableau: tuple[str, ...]) -> int:
    found = powers_of(game.catalog, tableau, "end_size")
    sizes: list[int] = [power.end_size() for _, _, power in found]
    return max([game.catalog.constants.end_tableau_cards, *sizes])
