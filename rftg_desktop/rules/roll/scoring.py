"""Scores: at the end, and live at any moment (rulebook, Winning)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll.powers.base import Owner
from rftg_desktop.rules.roll.powers.lookup import powers_of
from rftg_desktop.rules.roll.state import State

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.game import RollGame


class Bonus(msgspec.Struct, frozen=True):
    """What a six-cost development adds: ``points`` out of ``counted`` things of its metric."""

    tile: str
    metric: str
    counted: int
    points: int


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's points in parts. ``dice`` and ``credits`` make the tie-break."""

    seat: Seat
    chips: int
    tiles: tuple[tuple[str, int], ...]
    bonuses: tuple[Bonus, ...]
    dice: int
    credits: int

    @property
    def total(self) -> int:
        """Victory points."""
        return self.chips + sum(cost for _, cost in self.tiles) + sum(b.points for b in self.bonuses)

    @property
    def tie_break(self) -> int:
        """Dice in the cup plus credits: compared among those tied."""
        return self.dice + self.credits


def score_of(game: RollGame, state: State, seat: Seat) -> Score:
    """Return the points of a seat as if the game ended now; construction tiles never count."""
    value = state.seats[seat]
    bonuses = []
    for tile, power in powers_of(game.catalog, value.tableau, "points", "end_game"):
        owner = Owner(seat, tile)
        counted = power.counted(game, state, owner)
        bonuses.append(Bonus(tile, power.metric, counted, power.points(game, state, owner)))
    return Score(
        seat=seat,
        chips=value.points,
        tiles=tuple((side, game.catalog.sides[side].cost) for side in value.tableau),
        bonuses=tuple(bonuses),
        dice=len(value.cup),
        credits=value.credits,
    )


def totals(game: RollGame, state: State) -> tuple[int, ...]:
    """Return all totals, seat by seat."""
    return tuple(score_of(game, state, seat).total for seat in range(len(state.seats)))


def winners(game: RollGame, state: State) -> tuple[Seat, ...]:
    """Return who wins: most points, then most dice in the cup plus credits; still tied, all of them."""
    scores = [score_of(game, state, seat) for seat in range(len(state.seats))]
    best = max((score.total, score.tie_break) for score in scores)
    return tuple(score.seat for score in scores if (score.total, score.tie_break) == best)


def end_reasons(game: RollGame, state: State) -> tuple[str, ...]:
    """Return why the game ends after this round: ``pool``, ``squares``; nothing if it goes on."""
    squares = game.catalog.constants.end_tile_squares
    met = (
        ("pool", state.pool <= 0),
        ("squares", any(len(value.tableau) >= squares for value in state.seats)),
    )
    return tuple(reason for reason, is_met in met if is_met)
