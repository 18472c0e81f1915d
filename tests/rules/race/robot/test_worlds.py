"""Every start world of the robot: its rows but Settle, its "robot =" counter, its keywords."""

from __future__ import annotations

import pytest

from rftg_desktop.rules.race.events import PrestigeChanged, VpGained
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot.events import (
    RobotDrew,
    RobotEqualsChanged,
    RobotFlipped,
    RobotTileSpent,
)
from rftg_desktop.rules.race.robot.state import ROBOT
from tests.helpers.robot_table import Mat, Outcome, step

GAME = race_game()

DEVELOPMENT, SIX = "public_works", "new_economy"
CIVIL, MILITARY = "gem_world", "pirate_world"
BOTH = "explore_5 explore_1_1"

WORLDS = GAME.catalog.start_worlds("base+1+2+3")
MORE = {
    "separatist_colony": 2,
    "imperium_warlord": 1,
    "uplift_mercenary_force": 1,
    "alien_research_team": 2,
    "rebel_freedom_fighters": 1,
}
"""Cards more in Explore."""


# -- explore ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", WORLDS)
def test_explore(start: str) -> None:
    more = MORE.get(start, 0)
    for dice, cards, credit in (("explore_5", 1, 2), (BOTH, 3, 2), ("", 1, 1)):
        outcome = step(Mat(start, dice=dice, marks="explore_5"), "explore")
        assert (len(outcome.robot.stack), outcome.robot.credit) == (cards + more, credit)


# -- develop ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [start for start in WORLDS if start != "galactic_developers"])
def test_develop(start: str) -> None:
    mat = Mat(start, dice="develop", stack=f"{SIX} {DEVELOPMENT}", credit=0)
    action = step(mat, "develop")
    assert (action.found, action.of(RobotDrew)) == ((DEVELOPMENT,), [RobotDrew(1)])
    response = step(mat._replace(dice="", marks="develop", credit=2), "develop")
    assert (response.found, response.robot.credit, response.of(RobotDrew)) == ((SIX,), 1, [])


def test_galactic_developers_draw_more_and_flip_on_response_without_credit() -> None:
    mat = Mat("galactic_developers", dice="develop", stack=f"{SIX} {DEVELOPMENT}", credit=0)
    action = step(mat, "develop")
    assert (action.found, action.of(RobotDrew)) == ((DEVELOPMENT,), [RobotDrew(2)])
    response = step(mat._replace(dice="", marks="develop"), "develop")
    assert (response.found, response.of(RobotDrew)) == ((DEVELOPMENT,), [RobotDrew(1)])
    paid = step(mat._replace(credit=1), "develop")
    assert (paid.found, paid.robot.credit) == ((SIX,), 0)
    paid = step(mat._replace(dice="", marks="develop", credit=1), "develop")
    assert (paid.found, paid.robot.credit) == ((SIX,), 0)


def test_galactic_developers_pay_nothing_on_response_for_others() -> None:
    mat = Mat("galactic_developers", marks="develop", stack=DEVELOPMENT, credit=2)
    assert step(mat, "develop").robot.credit == 2


@pytest.mark.parametrize(("dice", "credit", "left"), [("develop", 2, 0), ("", 3, 0)])
def test_galactic_developers_place_counters_first(dice: str, credit: int, left: int) -> None:
    mat = Mat("galactic_developers", dice=dice, marks="develop", stack=SIX, credit=credit, counters=1)
    outcome = step(mat._replace(difficulty="easy"), "develop")
    assert (outcome.robot.placed, outcome.robot.credit, outcome.found) == (1, left, ())


# -- consume and produce ---------------------------------------------------------------------------


@pytest.mark.parametrize("start", WORLDS)
@pytest.mark.parametrize(
    ("dice", "chips", "credit", "economy"),
    [
        ("consume_trade", 3, 2, 3),
        ("consume_x2", 6, 0, 4),
        ("consume_trade consume_x2", 6, 2, 4),
        ("", 3, 0, 3),
    ],
)
def test_consume(start: str, dice: str, chips: int, credit: int, economy: int) -> None:
    if start == "alien_research_team":
        credit, economy = credit + ("trade" in dice), 3
    outcome = step(Mat(start, dice=dice, marks="consume_trade", credit=0, economy=3), "consume")
    assert (outcome.robot.chips, outcome.robot.credit, outcome.robot.economy) == (chips, credit, economy)
    assert outcome.robot.prestige == 0


@pytest.mark.parametrize("start", WORLDS)
def test_produce(start: str) -> None:
    credit = 2 if start in ("rebel_cantina", "galactic_scavengers") else 1
    action = step(Mat(start, dice="produce"), "produce")
    assert (action.robot.economy, action.robot.credit) == (1, credit)
    response = step(Mat(start, marks="produce"), "produce")
    assert (response.robot.economy, response.robot.credit) == (0, 1)


@pytest.mark.parametrize(
    ("dice", "tableau", "prestige"),
    [
        ("consume_x2", "", 0),
        ("consume_x2", "alien_rosetta_stone_world", 0),
        ("consume_x2", "deserted_alien_colony", 1),
        ("consume_x2", "lost_alien_warship", 1),
        ("consume_x2", "lost_alien_warship deserted_alien_colony", 1),
        ("consume_trade consume_x2", "lost_alien_warship", 1),
        ("consume_trade", "lost_alien_warship", 0),
        ("", "lost_alien_warship", 0),
    ],
)
def test_alien_research_team_earns_prestige_with_an_alien_world(
    dice: str, tableau: str, prestige: int
) -> None:
    mat = Mat("alien_research_team", dice=dice, marks="consume_x2", tableau=tableau, economy=2)
    outcome = step(mat, "consume")
    assert outcome.robot.prestige == prestige
    assert outcome.robot.economy == 2
    if prestige:
        assert PrestigeChanged(ROBOT, 1, outcome.of(VpGained)[0].why) in outcome.events


# -- the "robot =" counter -------------------------------------------------------------------------


def equals_after(mat: Mat, *steps: str) -> tuple[str, Outcome]:
    outcome = step(mat, *steps)
    return outcome.robot.equals, outcome


@pytest.mark.parametrize("dice", ["consume_trade", "consume_trade consume_x2"])
def test_old_earth_turns_to_double_vp_after_its_first_trade(dice: str) -> None:
    equals, outcome = equals_after(Mat("old_earth", dice=dice), "consume")
    assert (equals, outcome.robot.tile) == ("double_vp", False)
    assert outcome.of(RobotEqualsChanged, RobotTileSpent) == [
        RobotEqualsChanged("double_vp"),
        RobotTileSpent(),
    ]
    assert outcome.robot.tableau == ("old_earth",)


@pytest.mark.parametrize(
    ("dice", "marks", "phase"),
    [
        ("consume_x2", "consume_trade", "consume"),
        ("", "consume_trade", "consume"),
        ("produce", "", "produce"),
    ],
)
def test_old_earth_stays_until_it_trades(dice: str, marks: str, phase: str) -> None:
    equals, outcome = equals_after(Mat("old_earth", dice=dice, marks=marks), phase)
    assert (equals, outcome.robot.tile) == ("trade", True)


def test_old_earth_turns_once() -> None:
    mat = Mat("old_earth", dice="consume_trade", tile=False, equals="produce")
    equals, outcome = equals_after(mat, "consume")
    assert equals == "produce"
    assert outcome.of(RobotEqualsChanged, RobotTileSpent) == []
    assert outcome.robot.credit == 3


@pytest.mark.parametrize(
    ("shows", "dice", "then"),
    [
        ("produce", "produce", "trade"),
        ("trade", "produce", "trade"),
        ("trade", "consume_trade", "produce"),
        ("produce", "consume_trade", "produce"),
        ("trade", "consume_trade consume_x2", "produce"),
        ("trade", "consume_x2", "trade"),
        ("produce", "consume_trade produce", "trade"),
        ("trade", "consume_trade produce", "trade"),
        ("trade", "", "trade"),
        ("produce", "", "produce"),
    ],
)
def test_damaged_alien_factory_turns_its_counter(shows: str, dice: str, then: str) -> None:
    mat = Mat("damaged_alien_factory", dice=dice, marks="consume_trade produce", equals=shows)
    equals, _ = equals_after(mat, "consume", "produce")
    assert equals == then


@pytest.mark.parametrize(
    "start", [start for start in WORLDS if start not in ("old_earth", "damaged_alien_factory")]
)
def test_no_other_counter_changes(start: str) -> None:
    for face in GAME.robot.faces:
        mat = Mat(start, dice="consume_trade produce", equals=face)
        assert equals_after(mat, "consume", "produce")[0] == face


# -- keywords --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "stack", "found"),
    [
        ("develop", f"imperium_troops {DEVELOPMENT}", DEVELOPMENT),
        ("develop", f"galactic_imperium {DEVELOPMENT}", DEVELOPMENT),
        ("settle", f"imperium_fuel_depot {MILITARY}", MILITARY),
    ],
)
def test_rebel_freedom_fighters_never_place_imperium(phase: str, stack: str, found: str) -> None:
    first, _ = stack.split()
    for dice, marks in ((phase, ""), ("", phase)):
        mat = Mat("rebel_freedom_fighters", dice=dice, marks=marks, stack=stack, credit=2)
        outcome = step(mat, phase)
        assert outcome.found == (found,)
        assert outcome.of(RobotFlipped)[0].why == "imperium"
        assert step(mat._replace(start="new_sparta"), phase).found == (first,)


@pytest.mark.parametrize(
    ("phase", "card", "prestige"),
    [
        ("develop", "rebel_troops", 1),
        ("develop", DEVELOPMENT, 0),
        ("settle", "rebel_base", 1),
        ("settle", MILITARY, 0),
        ("settle", "rebel_council", 2),
        ("settle", "information_hub", 1),
    ],
)
def test_rebel_freedom_fighters_earn_prestige_with_rebels(phase: str, card: str, prestige: int) -> None:
    outcome = step(Mat("rebel_freedom_fighters", dice=phase, stack=card), phase)
    assert (outcome.found, outcome.robot.prestige) == ((card,), prestige)
    assert [event.seat for event in outcome.of(PrestigeChanged)] == [ROBOT] * prestige


def test_counters_have_no_keyword() -> None:
    mat = Mat("rebel_freedom_fighters", dice="develop", credit=2, counters=1)
    outcome = step(mat, "develop")
    assert (outcome.robot.placed, outcome.robot.prestige) == (2, 0)
