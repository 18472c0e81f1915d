"""The end of a solitaire game, both scores, and who wins."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.ids import Hidden
from rftg_desktop.rules.race.events import GameEnded, RoundBegan
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.scoring import end_reasons, score_of, totals, winners
from rftg_desktop.rules.race.steps import EndRound, TrimHands
from rftg_desktop.rules.race.view import observe
from tests.helpers.robot_table import Mat, solitaire

GAME = race_game()

TEN = (
    "public_works expedition_force mining_robots export_duties space_marines "
    "gem_world comet_zone pirate_world rebel_miners new_vinland"
)


@pytest.mark.parametrize(
    ("mat", "reasons"),
    [
        (Mat(counters=2), ()),
        (Mat(tableau=TEN, counters=2), ()),
        (Mat(tableau=f"{TEN} new_earth", difficulty="easy", counters=1), ("tableau",)),
        # Placed counters are cards of the tableau, those beside the mat are not.
        (Mat(tableau=TEN, difficulty="easy", counters=0), ("tableau",)),
        (Mat(tableau=TEN, difficulty="hard", counters=3), ()),
        (Mat(tableau=TEN, difficulty="hard", counters=2), ("tableau",)),
        (Mat(chips=23, counters=2), ()),
        (Mat(chips=24, counters=2), ("pool",)),
        (Mat(chips=27, counters=2), ("pool",)),
        (Mat(prestige=14, counters=2), ()),
        (Mat(prestige=15, counters=2), ("prestige",)),
        (Mat(chips=24, prestige=15, counters=2), ("pool", "prestige")),
    ],
)
def test_the_robot_ends_the_game(mat: Mat, reasons: tuple[str, ...]) -> None:
    assert end_reasons(GAME, solitaire(mat)) == reasons


def test_the_player_ends_the_game() -> None:
    state = solitaire(Mat(counters=2))
    (player,) = state.seats
    twelve = replace(player, tableau=(*player.tableau, *sorted(set(state.deck))[:11]))
    assert end_reasons(GAME, replace(state, seats=(twelve,))) == ("tableau",)
    assert end_reasons(GAME, replace(state, seats=(replace(player, prestige=15),))) == ("prestige",)


@pytest.mark.parametrize(("difficulty", "six"), [("easy", 6), ("medium", 6), ("hard", 9)])
def test_the_score_of_the_robot(difficulty: str, six: int) -> None:
    mat = Mat(
        tableau="comet_zone new_economy pan_galactic_research imperium_planet_buster ravaged_uplift_world",
        chips=7,
        prestige=2,
        difficulty=difficulty,
    )
    counters = {"easy": 1, "medium": 2, "hard": 3}[difficulty]
    score = score_of(GAME, solitaire(mat), ROBOT)
    assert dict(score.cards) == {
        "earths_lost_colony": 1,
        "comet_zone": 2,
        "imperium_planet_buster": 9,
        "ravaged_uplift_world": -1,
    }
    assert dict(score.bonuses) == {"new_economy": six, "pan_galactic_research": six, "sixes": six * counters}
    assert (score.chips, score.prestige) == (7, 2)
    assert score.total == 7 + 2 + 11 + (2 + counters) * six


def test_counters_beside_the_mat_score_nothing() -> None:
    assert score_of(GAME, solitaire(Mat(counters=2)), ROBOT).total == 1


def test_a_doomed_world_that_stayed_costs_a_point() -> None:
    assert score_of(GAME, solitaire(Mat("doomed_world", counters=2)), ROBOT).total == -1


def test_six_cost_developments_of_the_player_are_worth_what_they_say() -> None:
    state = solitaire(Mat(difficulty="hard", counters=3))
    (player,) = state.seats
    state = replace(state, seats=(replace(player, tableau=(*player.tableau, "pan_galactic_research")),))
    assert dict(score_of(GAME, state, 0).cards)["pan_galactic_research"] == 4


@pytest.mark.parametrize(
    ("credit", "economy", "hand", "won"),
    [
        (2, 1, "drop_ships space_marines", (ROBOT,)),
        (1, 1, "drop_ships space_marines", (0, ROBOT)),
        (1, 0, "drop_ships space_marines", (0,)),
        (0, 3, "drop_ships space_marines", (ROBOT,)),
    ],
)
def test_ties(credit: int, economy: int, hand: str, won: tuple[int, ...]) -> None:
    state = solitaire(Mat(credit=credit, economy=economy, hand=hand, counters=2))
    (player,) = state.seats
    mine = score_of(GAME, state, 0).total
    level = replace(state, seats=(replace(player, chips=player.chips + 1 - mine),))
    assert totals(GAME, level) == (1, 1)
    assert winners(GAME, level) == won


def test_more_points_win_whatever_the_tie_break() -> None:
    state = solitaire(Mat(chips=10, hand="drop_ships space_marines", credit=0))
    assert winners(GAME, state) == (ROBOT,)
    (player,) = state.seats
    ahead = replace(state, seats=(replace(player, chips=40),))
    assert winners(GAME, ahead) == (0,)


def test_the_end_tells_both_scores() -> None:
    state = solitaire(Mat(chips=25, counters=2), agenda=(EndRound(),))
    after, events = engine.advance(GAME, state)
    (ended,) = (event for event in events if isinstance(event, GameEnded))
    assert ended == GameEnded(("pool",), totals(GAME, after), (ROBOT,))
    assert ended.scores[ROBOT] == 26
    assert engine.is_over(after)


def test_after_the_last_round_the_spaces_are_empty() -> None:
    """Markers and dice go together, whether or not another round begins; the view tells that it is over."""
    for chips, over in ((25, True), (0, False)):
        mat = Mat(chips=chips, counters=2, dice="explore_5 produce", marks="explore_5 produce")
        after, _ = engine.advance(GAME, solitaire(mat, agenda=(EndRound(),)))
        view = observe(GAME, after, 0)
        assert view.over == over
        assert view.robot is not None
        assert view.robot.dice == ()
        assert view.seats[0].marks == ()


def test_otherwise_the_next_round_begins() -> None:
    _, events = engine.advance(GAME, solitaire(Mat(counters=2), agenda=(EndRound(),)))
    assert any(isinstance(event, RoundBegan) for event in events)


def test_the_robot_has_no_hand_limit() -> None:
    state = solitaire(Mat(counters=2, stack=f"drop_ships new_earth {TEN}"), agenda=(TrimHands(), EndRound()))
    after, _ = engine.advance(GAME, state)
    assert after.robot is not None
    assert len(after.robot.stack) == 12


def test_the_view_shows_all_of_the_robot_but_its_stack() -> None:
    mat = Mat(
        "old_earth",
        stack="drop_ships gem_world",
        tableau="public_works",
        dice="explore_5 produce",
        credit=3,
        economy=2,
        counters=1,
        chips=4,
        prestige=5,
    )
    state = solitaire(mat)
    for viewer in (0, None):
        robot = observe(GAME, state, viewer).robot
        assert robot is not None
        assert robot.stack == Hidden(2)
        assert (robot.start, robot.tableau) == ("old_earth", ("old_earth", "public_works"))
        assert (robot.credit, robot.economy, robot.chips, robot.prestige) == (3, 2, 4, 5)
        assert (robot.counters, robot.placed, robot.equals, robot.tile) == (1, 1, "trade", True)
        assert [die.space for die in robot.dice] == ["explore_5", "produce"]
        assert robot.score == score_of(GAME, state, ROBOT)
