"""The breakdown of a score adds up, and each bonus shows its sum."""

import pytest
from msgspec.structs import replace

from rftg_desktop.rules.roll.powers.scoring import ScoreBonus
from rftg_desktop.rules.roll.scoring import Bonus, Score, score_of
from rftg_desktop.views.words.scores import (
    bonus_text,
    end_line,
    score_lines,
    tie_break_text,
)
from tests.views.words_play import CATALOG, GAME, looks_well, plays

BONUSES = {
    side.name: (key, power)
    for key, side in CATALOG.sides.items()
    for power in side.powers
    if isinstance(power, ScoreBonus)
}
SCORE = Score(seat=0, chips=12, tiles=(("base-01.d", 1), ("base-02.w", 2)), bonuses=(), dice=5, credits=3)


def text(name: str, counted: int, points: int, chips: int = 0) -> str:
    tile, power = BONUSES[name]
    return bonus_text(Bonus(tile, power.metric, counted, points), CATALOG, chips)


def test_there_are_ten() -> None:
    assert len(BONUSES) == 10


@pytest.mark.parametrize(
    ("name", "counted", "points", "sum_"),
    [
        ("Galactic Federation", 14, 5, "14 cost of developments / 3, rounded up = 5"),
        ("Galactic Federation", 15, 5, "15 cost of developments / 3 = 5"),
        ("Free Trade Association", 9, 5, "9 cost of Novelty worlds / 2, rounded up = 5"),
        ("New Galactic Order", 5, 4, "5 Military dice × 2 / 3, rounded up = 4"),
        ("New Galactic Order", 1, 1, "1 Military die × 2 / 3, rounded up = 1"),
        ("Mining League", 3, 6, "3 Rare Elements worlds × 2 = 6"),
        ("Mining League", 1, 2, "1 Rare Elements world × 2 = 2"),
        ("Galactic Exchange", 4, 4, "4 die colours = 4"),
        ("Galactic Reserves", 1, 1, "1 good = 1"),
        ("Galactic Bankers", 6, 6, "6 developments = 6"),
        ("New Economy", 6, 6, "6 developments without Reassign = 6"),
        ("System Diversification", 7, 4, "7 cost of developments with Reassign / 2, rounded up = 4"),
    ],
)
def test_formulas(name: str, counted: int, points: int, sum_: str) -> None:
    assert text(name, counted, points) == f"{name}: {sum_}"


def test_the_series_of_chips() -> None:
    found = text("Galactic Renaissance", 4, 4, chips=12)
    assert found == "Galactic Renaissance: 12 VP in chips = 4 (the next one at 15 VP)"


def test_breakdowns_add_up_all_through_games() -> None:
    for seed in range(3):
        for number, turn in enumerate(plays(2 + seed, 40 + seed)):
            if number % 30 == 0:
                for seat in range(2 + seed):
                    score = score_of(GAME, turn.state, seat)
                    told = score_lines(score, CATALOG)
                    assert all(map(looks_well, told))
                    assert any(f"Total: {score.total} VP" in line for line in told)


def test_tie_break() -> None:
    assert tie_break_text(SCORE) == "Tie-break: 5 dice in the cup + $3 = 8"
    assert tie_break_text(replace(SCORE, dice=1)) == "Tie-break: 1 die in the cup + $3 = 4"


def test_the_end() -> None:
    assert end_line(("pool",), CATALOG) == "The game ended because the VP pool is used up."
