"""Every row of the mat, each condition once: what the robot does with dice and markers on a step."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rftg_desktop.rules.race.events import DeckShuffled, PoolEmptied, VpGained
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot.book import Row
from rftg_desktop.rules.race.robot.events import (
    RobotCounterPlaced,
    RobotCreditChanged,
    RobotDrew,
    RobotEconomyChanged,
    RobotFlipped,
    RobotFoundNothing,
    RobotPlaced,
    RobotRow,
)
from rftg_desktop.rules.race.robot.finding import why_no_find
from rftg_desktop.rules.race.robot.state import ROBOT
from tests.helpers.robot_table import PLAIN, Mat, Outcome, resolve, solitaire, step

GAME = race_game()

DEVELOPMENT, SIX = "public_works", "new_economy"
CIVIL, MILITARY = "gem_world", "pirate_world"


def rows_of(outcome: Outcome) -> list[tuple[str, int, str, bool]]:
    return [(event.phase, event.turn, event.row, event.skipped) for event in outcome.of(RobotRow)]


# -- which row -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "turn", "dice", "marks", "row"),
    [
        ("explore", 0, "explore_5", "", "action"),
        ("explore", 0, "explore_5", "explore_1_1 explore_5", "action"),
        ("explore", 0, "explore_5", "explore_1_1", "action"),
        ("explore", 0, "explore_5 explore_1_1", "", "action_both"),
        ("explore", 0, "", "explore_1_1", "response"),
        ("explore", 0, "", "explore_1_1 explore_5", "response"),
        ("develop", 0, "develop", "", "action"),
        ("develop", 0, "develop", "develop", "action"),
        ("develop", 0, "", "develop", "response"),
        ("develop", 1, "develop", "develop develop_second", "response"),
        ("develop", 1, "develop develop_second", "", "action"),
        ("develop", 0, "develop_second", "develop develop_second", "response"),
        ("settle", 0, "settle", "", "action"),
        ("settle", 0, "", "settle", "response"),
        ("settle", 1, "settle", "settle settle_second", "response"),
        ("settle", 1, "settle settle_second", "", "action"),
        ("consume", 0, "consume_trade", "", "trade"),
        ("consume", 0, "consume_x2", "", "double_vp"),
        ("consume", 0, "consume_trade consume_x2", "", "both"),
        ("consume", 0, "consume_trade", "consume_x2", "trade"),
        ("consume", 0, "consume_x2", "consume_trade consume_x2", "double_vp"),
        ("consume", 0, "", "consume_trade", "response"),
        ("consume", 0, "", "consume_trade consume_x2", "response"),
        ("produce", 0, "produce", "", "action"),
        ("produce", 0, "produce", "produce", "action"),
        ("produce", 0, "", "produce", "response"),
    ],
)
def test_one_row_of_a_step(phase: str, turn: int, dice: str, marks: str, row: str) -> None:
    outcome = step(Mat(dice=dice, marks=marks), f"{phase}_second" if turn else phase)
    assert rows_of(outcome) == [(phase, turn, row, False)]


# -- explore, consume, produce ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "cards", "credit"),
    [("explore_5", 1, 2), ("explore_5 explore_1_1", 3, 2), ("", 1, 1)],
)
def test_explore(dice: str, cards: int, credit: int) -> None:
    outcome = step(
        Mat(dice=dice, marks="explore_5", stack=DEVELOPMENT, deck="drop_ships space_port"), "explore"
    )
    assert outcome.robot.credit == credit
    assert outcome.of(RobotDrew) == [RobotDrew(cards)]
    assert outcome.robot.stack[:2] == (DEVELOPMENT, "drop_ships")
    assert len(outcome.robot.stack) == 1 + cards


@pytest.mark.parametrize(
    ("dice", "economy", "chips", "credit", "then"),
    [
        ("consume_trade", 3, 3, 3, 3),
        ("consume_x2", 3, 6, 1, 4),
        ("consume_trade consume_x2", 3, 6, 3, 4),
        ("", 3, 3, 1, 3),
        ("consume_x2", 0, 0, 1, 1),
    ],
)
def test_consume(dice: str, economy: int, chips: int, credit: int, then: int) -> None:
    outcome = step(Mat(dice=dice, marks="consume_trade", economy=economy), "consume")
    assert (outcome.robot.chips, outcome.robot.credit, outcome.robot.economy) == (chips, credit, then)
    assert outcome.state.pool == 24 - chips
    assert [event.seat for event in outcome.of(VpGained)] == [ROBOT] * bool(chips)


def test_chips_are_counted_before_the_economy_grows() -> None:
    outcome = step(Mat(dice="consume_x2", economy=2), "consume")
    assert outcome.events[1:] == [VpGained(ROBOT, 4, "consume.double_vp"), RobotEconomyChanged(1, 3)]


@pytest.mark.parametrize(("dice", "economy"), [("produce", 3), ("", 2)])
def test_produce(dice: str, economy: int) -> None:
    outcome = step(Mat(dice=dice, marks="produce", economy=2), "produce")
    assert (outcome.robot.economy, outcome.robot.credit) == (economy, 1)


def test_what_goes_beyond_a_track_is_lost() -> None:
    full = step(Mat(dice="consume_trade consume_x2", credit=3, economy=5), "consume")
    assert (full.robot.credit, full.robot.economy, full.robot.chips) == (4, 5, 10)
    assert full.of(RobotCreditChanged, RobotEconomyChanged) == [
        RobotCreditChanged(1, 4, lost=1),
        RobotEconomyChanged(0, 5, lost=1),
    ]
    assert step(Mat(dice="produce", economy=5), "produce").robot.economy == 5
    assert step(Mat(dice="explore_5", credit=4), "explore").robot.credit == 4


def test_the_reserve_pays_when_the_pool_runs_out() -> None:
    outcome = step(Mat(dice="consume_x2", economy=3, chips=20), "consume")
    assert (outcome.robot.chips, outcome.state.pool) == (26, -2)
    assert len(outcome.of(PoolEmptied)) == 1


# -- develop ---------------------------------------------------------------------------------------


def test_develop_action_draws_and_places_the_first_development() -> None:
    mat = Mat(dice="develop", stack=f"{CIVIL} {DEVELOPMENT} {MILITARY}", deck="drop_ships", credit=0)
    outcome = step(mat, "develop")
    assert outcome.events == [
        RobotRow("develop", 0, "action", credit=0, economy=0),
        RobotDrew(1),
        RobotFlipped(CIVIL, found=False, why="kind"),
        RobotFlipped(DEVELOPMENT, found=True),
        RobotPlaced(DEVELOPMENT),
    ]
    assert outcome.robot.tableau == (PLAIN, DEVELOPMENT)
    assert outcome.robot.stack == (MILITARY, "drop_ships")
    assert outcome.state.discard == (CIVIL,)


def test_the_card_drawn_can_be_the_find() -> None:
    assert step(Mat(dice="develop", stack=CIVIL, deck="drop_ships"), "develop").found == ("drop_ships",)


def test_develop_action_pays_for_a_six_cost_development() -> None:
    outcome = step(Mat(dice="develop", stack=f"{SIX} {DEVELOPMENT}", credit=1), "develop")
    assert (outcome.found, outcome.robot.credit) == ((SIX,), 0)
    assert outcome.events[-2:] == [RobotCreditChanged(-1, 0), RobotPlaced(SIX)]


def test_develop_action_without_credit_goes_on_past_a_six_cost_development() -> None:
    outcome = step(Mat(dice="develop", stack=f"{SIX} {DEVELOPMENT}", credit=0), "develop")
    assert (outcome.found, outcome.robot.credit) == ((DEVELOPMENT,), 0)
    assert outcome.of(RobotFlipped)[0] == RobotFlipped(SIX, found=False, why="credit")
    assert outcome.state.discard == (SIX,)


def test_develop_response_pays_for_any_development() -> None:
    for card in (DEVELOPMENT, SIX):
        outcome = step(Mat(marks="develop", stack=f"{CIVIL} {card}"), "develop")
        assert (outcome.found, outcome.robot.credit) == ((card,), 0)
        assert outcome.of(RobotDrew) == []


def test_develop_response_without_credit_does_nothing() -> None:
    outcome = step(Mat(marks="develop", stack=DEVELOPMENT, credit=0), "develop")
    assert outcome.events == [RobotRow("develop", 0, "response", credit=0, economy=0, skipped=True)]
    assert outcome.robot.stack == (DEVELOPMENT,)


def test_a_stack_without_a_find_is_gone_and_nothing_is_paid() -> None:
    outcome = step(Mat(marks="develop", stack=f"{CIVIL} {MILITARY}"), "develop")
    assert (outcome.found, outcome.robot.credit, outcome.robot.stack) == ((), 1, ())
    assert outcome.state.discard == (CIVIL, MILITARY)
    assert outcome.of(RobotFoundNothing) == [RobotFoundNothing()]


def test_a_development_of_cost_nine_is_an_ordinary_find() -> None:
    outcome = step(Mat(dice="develop", stack="imperium_planet_buster", credit=0), "develop")
    assert outcome.found == ("imperium_planet_buster",)


def test_a_six_cost_development_with_printed_points_counts_as_one() -> None:
    outcome = step(Mat(dice="develop", stack="pan_galactic_research", credit=1), "develop")
    assert (outcome.found, outcome.robot.credit) == (("pan_galactic_research",), 0)


# -- counters --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "credit", "placed", "left"),
    [
        ("develop", 2, True, 0),
        ("develop", 4, True, 2),
        ("develop", 1, False, 1),
        ("", 3, True, 0),
        ("", 4, True, 1),
        ("", 2, False, 1),
    ],
)
def test_a_counter_comes_before_the_row(dice: str, credit: int, placed: bool, left: int) -> None:
    mat = Mat(dice=dice, marks="develop", stack=DEVELOPMENT, credit=credit, counters=2)
    outcome = step(mat, "develop")
    assert outcome.robot.credit == left
    assert (outcome.robot.counters, outcome.robot.placed) == ((1, 1) if placed else (2, 0))
    if placed:
        row = "counter_action" if dice else "counter_response"
        assert outcome.events == [
            RobotRow("develop", 0, row, credit, economy=0),
            RobotCreditChanged(left - credit, left),
            RobotCounterPlaced(),
        ]
        assert outcome.robot.stack == (DEVELOPMENT,)
    else:
        assert outcome.found == (DEVELOPMENT,)


def test_without_counters_the_row_is_done() -> None:
    outcome = step(Mat(dice="develop", stack=DEVELOPMENT, credit=4, counters=0), "develop")
    assert (outcome.found, outcome.robot.credit) == ((DEVELOPMENT,), 4)


def test_two_steps_can_place_two_counters() -> None:
    mat = Mat(dice="develop develop_second", credit=4, counters=2)
    outcome = step(mat, "develop", "develop_second")
    assert (outcome.robot.placed, outcome.robot.credit) == (2, 0)


# -- settle ----------------------------------------------------------------------------------------


def test_settle_action_draws_three_and_pays_nothing() -> None:
    mat = Mat(dice="settle", stack=f"{MILITARY} {DEVELOPMENT} {CIVIL}", deck="drop_ships new_earth", credit=0)
    outcome = step(mat, "settle")
    assert (outcome.found, outcome.robot.credit) == ((CIVIL,), 0)
    assert outcome.of(RobotDrew) == [RobotDrew(3)]
    assert outcome.robot.stack[:2] == ("drop_ships", "new_earth")
    assert len(outcome.robot.stack) == 3


def test_settle_response_draws_two_and_pays() -> None:
    outcome = step(Mat(marks="settle", stack=f"{MILITARY} {CIVIL}"), "settle")
    assert (outcome.found, outcome.robot.credit) == ((CIVIL,), 0)
    assert outcome.of(RobotDrew) == [RobotDrew(2)]


def test_settle_response_without_credit_does_nothing_at_all() -> None:
    outcome = step(Mat(marks="settle", stack=CIVIL, credit=0), "settle")
    assert outcome.events == [RobotRow("settle", 0, "response", credit=0, economy=0, skipped=True)]


def test_settle_response_without_a_find_pays_nothing() -> None:
    outcome = step(Mat(marks="settle", stack=MILITARY, deck="drop_ships space_marines"), "settle")
    assert (outcome.found, outcome.robot.credit, outcome.robot.stack) == ((), 1, ())


def test_start_worlds_left_in_the_deck_are_found_like_others() -> None:
    assert step(Mat(dice="settle", stack="old_earth"), "settle").found == ("old_earth",)
    assert step(Mat(dice="settle", stack="new_sparta alpha_centauri"), "settle").found == ("alpha_centauri",)


def test_a_placed_card_brings_no_good_and_costs_nothing() -> None:
    outcome = step(Mat(dice="settle", stack="asteroid_belt", deck="drop_ships", credit=0), "settle")
    assert outcome.robot.tableau == (PLAIN, "asteroid_belt")
    assert outcome.robot.stack[0] == "drop_ships"


def test_copies_are_no_obstacle() -> None:
    outcome = step(Mat(dice="develop", stack=DEVELOPMENT, tableau=DEVELOPMENT), "develop")
    assert outcome.robot.tableau.count(DEVELOPMENT) == 2


# -- the deck --------------------------------------------------------------------------------------


def test_a_draw_reshuffles_in_the_middle() -> None:
    state = solitaire(Mat(dice="explore_5 explore_1_1"))
    top, *rest = state.deck
    outcome = resolve(replace(state, deck=(top,), discard=tuple(sorted(rest))), "explore")
    assert outcome.robot.stack[0] == top
    assert len(outcome.robot.stack) == 3
    assert outcome.of(DeckShuffled) == [DeckShuffled(len(rest))]
    assert (len(outcome.state.deck), outcome.state.discard) == (len(rest) - 2, ())


def test_with_deck_and_pile_empty_nothing_is_drawn() -> None:
    state = solitaire(Mat(dice="explore_5"))
    (player,) = state.seats
    outcome = resolve(
        replace(state, deck=(), seats=(replace(player, hand=tuple(sorted(state.deck))),)), "explore"
    )
    assert outcome.of(RobotDrew) == []
    assert outcome.robot.credit == 2


# -- kinds of finds --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "finds", "passes"),
    [
        ("development", "public_works new_economy imperium_planet_buster", "gem_world pirate_world"),
        ("nonmilitary_world", "gem_world old_earth deserted_alien_library", "pirate_world public_works"),
        ("military_world", "pirate_world new_sparta alien_robot_sentry", "gem_world public_works"),
        ("any_world", "pirate_world gem_world", "public_works new_economy"),
        (
            "alien_world",
            "alien_robotic_factory deserted_alien_colony lost_alien_warship alien_oort_cloud_refinery",
            "alien_rosetta_stone_world alien_burial_site alien_tech_institute alien_research_team gem_world",
        ),
        (
            "alien_military_or_nonmilitary_world",
            "lost_alien_warship gem_world deserted_alien_colony alien_rosetta_stone_world",
            "pirate_world alien_booby_trap alien_tech_institute",
        ),
    ],
)
def test_kinds_of_finds(kind: str, finds: str, passes: str) -> None:
    state = solitaire(Mat())
    row = Row(status="published", find=kind)  # type: ignore[arg-type]
    assert [why_no_find(GAME, state, row, card) for card in finds.split()] == [""] * len(finds.split())
    assert [why_no_find(GAME, state, row, card) for card in passes.split()] == ["kind"] * len(passes.split())
