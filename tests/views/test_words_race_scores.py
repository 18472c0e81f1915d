"""Scores of both sides add up in words, each bonus shows its sum, and every end has its sentence."""

import pytest

from rftg_desktop.rules.race.events import GameEnded
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.views.words.race.scores import (
    bonus_sum,
    end_line,
    result_line,
    result_title,
    score_lines,
    score_of_view,
    score_parts,
    tie_break_sum,
)
from rftg_desktop.views.words.race.speaker import Speaker
from tests.views.race_play import CATALOG, games, looks_well, view_of

WORDS = Speaker(("Ana",), CATALOG)


def test_parts_add_up_all_through_games() -> None:
    bonuses = set()
    for game in games():
        for turn in (*game[::30], game[-1]):
            view = view_of(turn.after, turn.seat)
            sides = [seat.seat for seat in view.seats] + ([ROBOT] if view.robot else [])
            for side in sides:
                score = score_of_view(view, side)
                if score is None:
                    continue
                parts = score_parts(view, side, CATALOG)
                assert sum(part.points for part in parts) == score.total
                assert all(part.points for part in parts)
                told = score_lines(view, side, CATALOG)
                assert all(map(looks_well, told)), told
                assert f"Total: {score.total} VP" in told
                assert told[-1].endswith(f"= {score.tie_break}")
                bonuses |= {part.name for part in parts if "×" in part.detail}
    assert len(bonuses) > 3


@pytest.mark.parametrize(
    ("card", "tableau", "vp", "text"),
    [
        ("galactic_federation", ("galactic_federation", "public_works"), 3, "1 × 2 + 1 × 1 = 3"),
        ("imperium_lords", ("imperium_lords", "new_sparta", "rebel_base"), 4, "1 × 2 + 2 × 1 = 4"),
        ("merchant_guild", ("merchant_guild", "gem_world", "comet_zone"), 4, "2 × 2"),
        ("new_galactic_order", ("new_galactic_order",), 5, "5"),
        ("galactic_renaissance", ("galactic_renaissance", "artist_colony"), 6, "1 × 3 + 3 = 6"),
    ],
)
def test_the_sum_behind_a_bonus(card: str, tableau: tuple[str, ...], vp: int, text: str) -> None:
    assert bonus_sum(card, vp, tableau, CATALOG) == text


def test_the_tie_break_of_both_sides() -> None:
    view = view_of(games()[0][-1].after, 0)
    assert view.robot is not None
    credit, economy = view.robot.credit, view.robot.economy
    assert tie_break_sum(view, ROBOT) == f"credit {credit} + economy {economy} = {credit + economy}"
    assert tie_break_sum(view, 0).startswith(f"{len(view.seats[0].hand)} card")  # type: ignore[arg-type]


def test_counters_of_the_robot_stand_together() -> None:
    names = set()
    for game in games():
        view = view_of(game[-1].after, None)
        if view.robot is not None:
            names |= {part.name for part in score_parts(view, ROBOT, CATALOG)}
    assert any("six-cost counter" in name for name in names)


def test_the_end() -> None:
    assert end_line(("tableau",), CATALOG) == "The game ended because a tableau is full."
    assert end_line(("pool", "prestige"), CATALOG) == (
        "The game ended because the VP pool is used up and a side has 15 prestige."
    )
    assert [result_title(winners, WORDS) for winners in ((0,), (1,), (0, 1))] == [
        "Ana wins",
        "The robot wins",
        "A draw",
    ]
    assert (
        result_line(GameEnded(("pool",), (50, 40), (0,)), WORDS)
        == "Ana wins with 50 VP; the robot has 40 VP."
    )
    three = Speaker(("Ana", "Ben", "Cy"), CATALOG)
    assert result_line(GameEnded(("pool",), (50, 40, 30), (0,)), three) == "Ana wins with 50 VP."
