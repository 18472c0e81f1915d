"""Bonuses of six-cost developments at the end of the game."""

from __future__ import annotations

from typing import Any

from rftg_desktop.rules.roll.powers.base import Owner, Power
from rftg_desktop.rules.roll.powers.measures import MEASURES, Filter


class ScoreBonus(Power, frozen=True, tag="score_bonus", kw_only=True):
    """``metric`` times ``numerator`` over ``denominator``, a fraction rounded up (rulebook, Winning)."""

    metric: str
    numerator: int
    denominator: int
    colours: tuple[str, ...] = ()

    def points(self, game: Any, state: Any, owner: Owner) -> int:
        """Return the bonus as things stand."""
        counted = self.counted(game, state, owner)
        return -(-counted * self.numerator // self.denominator)

    def counted(self, game: Any, state: Any, owner: Owner) -> int:
        """Return the metric itself, for the sum shown to the player."""
        return MEASURES[self.metric](game, state.seats[owner.seat], Filter(worlds=self.colours))
