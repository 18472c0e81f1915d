"""Settle of every start world of the robot, and the tile of Doomed World that works once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rftg_desktop.rules.race.events import DeckShuffled
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot.events import (
    RobotCreditChanged,
    RobotDrew,
    RobotEconomyChanged,
    RobotFlipped,
    RobotFoundNothing,
    RobotPlaced,
    RobotRow,
    RobotTileSpent,
)
from tests.helpers.robot_table import Mat, resolve, solitaire, step

GAME = race_game()

DEVELOPMENT, SIX = "public_works", "new_economy"
CIVIL, MILITARY = "gem_world", "pirate_world"
PLAIN_DECK = "drop_ships drop_ships space_marines space_marines export_duties export_duties mining_robots"

WORLDS = GAME.catalog.start_worlds("base+1+2+3")
# -- settle ----------------------------------------------------------------------------------------


MILITARY_SETTLERS = [
    "epsilon_eridani",
    "new_sparta",
    "separatist_colony",
    "imperium_warlord",
    "rebel_freedom_fighters",
]
OTHERS = [start for start in WORLDS if start not in (*MILITARY_SETTLERS, "doomed_world")]


@pytest.mark.parametrize("start", MILITARY_SETTLERS)
def test_military_settlers_find_military_worlds_and_never_pay(start: str) -> None:
    mat = Mat(start, dice="settle", stack=f"{CIVIL} {MILITARY}", credit=0)
    action = step(mat, "settle")
    assert (action.found, action.of(RobotDrew)) == ((MILITARY,), [RobotDrew(3)])
    for credit in (0, 1):
        response = step(mat._replace(dice="", marks="settle", credit=credit), "settle")
        assert (response.found, response.of(RobotDrew)) == ((MILITARY,), [RobotDrew(2)])
        assert response.robot.credit == credit


@pytest.mark.parametrize(
    ("start", "action", "response"),
    [
        ("old_earth", CIVIL, CIVIL),
        ("alpha_centauri", CIVIL, CIVIL),
        ("earths_lost_colony", CIVIL, CIVIL),
        ("ancient_race", CIVIL, CIVIL),
        ("damaged_alien_factory", CIVIL, CIVIL),
        ("rebel_cantina", MILITARY, MILITARY),
        ("galactic_developers", CIVIL, CIVIL),
        ("galactic_scavengers", CIVIL, CIVIL),
        ("uplift_mercenary_force", MILITARY, MILITARY),
        ("alien_research_team", "alien_robot_sentry", CIVIL),
    ],
)
def test_the_others_pay_on_response(start: str, action: str, response: str) -> None:
    mat = Mat(start, dice="settle", stack=f"{DEVELOPMENT} {MILITARY} {CIVIL} alien_robot_sentry", credit=1)
    first = step(mat, "settle")
    assert (first.found, first.robot.credit) == ((action,), 1)
    second = step(mat._replace(dice="", marks="settle"), "settle")
    free = start == "alpha_centauri"
    assert (second.found, second.robot.credit) == ((response,), 1 if free else 0)
    skipped = step(mat._replace(dice="", marks="settle", credit=0), "settle")
    assert skipped.of(RobotRow)[0].skipped is not free
    assert skipped.found == ((CIVIL,) if free else ())


def test_every_start_world_has_a_settle_scenario() -> None:
    marks = test_the_others_pay_on_response.pytestmark  # type: ignore[attr-defined]
    assert sorted(row[0] for row in marks[0].args[1]) == sorted(OTHERS)


@pytest.mark.parametrize("start", [start for start in WORLDS if start != "uplift_mercenary_force"])
def test_settle_draws(start: str) -> None:
    mat = Mat(start, dice="settle", tile=False, deck=PLAIN_DECK)
    assert step(mat, "settle").of(RobotDrew) == [RobotDrew(3)]
    assert step(mat._replace(dice="", marks="settle"), "settle").of(RobotDrew) == [RobotDrew(2)]


@pytest.mark.parametrize(("dice", "marks"), [("settle", ""), ("", "settle")])
def test_uplift_mercenary_force_draws_for_each_world(dice: str, marks: str) -> None:
    mat = Mat("uplift_mercenary_force", dice=dice, marks=marks, deck=PLAIN_DECK)
    assert step(mat, "settle").of(RobotDrew) == [RobotDrew(1)]
    more = mat._replace(tableau=f"{DEVELOPMENT} {CIVIL} hive_world {SIX}")
    assert step(more, "settle").of(RobotDrew) == [RobotDrew(3)]


def test_the_worlds_are_counted_before_one_is_placed() -> None:
    mat = Mat("uplift_mercenary_force", dice="settle", stack=MILITARY, deck=PLAIN_DECK)
    outcome = step(mat, "settle")
    assert (outcome.found, outcome.of(RobotDrew)) == ((MILITARY,), [RobotDrew(1)])


@pytest.mark.parametrize(
    ("dice", "stack", "found"),
    [
        ("settle", f"{MILITARY} {CIVIL} alien_burial_site deserted_alien_colony", "deserted_alien_colony"),
        ("settle", "alien_booby_trap lost_alien_warship", "lost_alien_warship"),
        ("", f"{MILITARY} lost_alien_warship", "lost_alien_warship"),
        ("", f"{MILITARY} {CIVIL} lost_alien_warship", CIVIL),
        ("", "deserted_alien_colony", "deserted_alien_colony"),
    ],
)
def test_alien_research_team_settles_alien_worlds(dice: str, stack: str, found: str) -> None:
    outcome = step(Mat("alien_research_team", dice=dice, marks="settle", stack=stack), "settle")
    assert outcome.found == (found,)


def test_rebel_cantina_takes_whichever_world_comes_first() -> None:
    for stack in (f"{CIVIL} {MILITARY}", f"{MILITARY} {CIVIL}"):
        for dice, marks in (("settle", ""), ("", "settle")):
            outcome = step(Mat("rebel_cantina", dice=dice, marks=marks, stack=stack), "settle")
            assert outcome.found == (stack.split()[0],)


# -- Doomed World ----------------------------------------------------------------------------------


DOOMED = Mat(
    "doomed_world", dice="settle", stack=CIVIL, deck="drop_ships lost_alien_warship mining_world new_earth"
)


def test_doomed_world_turns_the_deck_up_for_a_worthy_world() -> None:
    outcome = step(DOOMED, "settle")
    assert outcome.events == [
        RobotRow("settle", 0, "first_action", credit=1, economy=0),
        RobotFlipped("drop_ships", found=False, why="kind", from_deck=True),
        RobotFlipped("lost_alien_warship", found=False, why="kind", from_deck=True),
        RobotFlipped("mining_world", found=False, why="kind", from_deck=True),
        RobotFlipped("new_earth", found=True, from_deck=True),
        RobotPlaced("new_earth"),
        RobotCreditChanged(2, 3),
        RobotEconomyChanged(1, 1),
        RobotTileSpent("doomed_world"),
    ]
    robot = outcome.robot
    assert (robot.tableau, robot.stack, robot.credit, robot.economy) == (("new_earth",), (CIVIL,), 3, 1)
    assert not robot.tile
    assert outcome.state.discard == ("doomed_world", "drop_ships", "lost_alien_warship", "mining_world")


def test_doomed_world_settles_as_usual_from_then_on() -> None:
    outcome = step(DOOMED._replace(dice="settle settle_second"), "settle", "settle_second")
    assert [row.row for row in outcome.of(RobotRow)] == ["first_action", "action"]
    assert outcome.found == ("new_earth", CIVIL)


def test_doomed_world_responds_as_usual_before() -> None:
    outcome = step(DOOMED._replace(dice="", marks="settle"), "settle")
    assert (outcome.found, outcome.robot.tile) == ((CIVIL,), True)
    assert [row.row for row in outcome.of(RobotRow)] == ["response"]
    assert outcome.robot.credit == 0
    skipped = step(DOOMED._replace(dice="", marks="settle", credit=0), "settle")
    assert skipped.of(RobotRow)[0].skipped


def test_doomed_world_looks_through_the_discards_once() -> None:
    state = solitaire(DOOMED)
    flipped, *pile = state.deck
    outcome = resolve(replace(state, deck=(flipped,), discard=tuple(sorted(pile))), "settle")
    assert outcome.of(DeckShuffled) == [DeckShuffled(len(pile))]
    (found,) = outcome.found
    card = GAME.catalog.cards[found]
    assert (card.is_world, card.military, card.vp >= 3) == (True, False, True)
    assert outcome.of(RobotFlipped)[0].card == flipped == "drop_ships"
    assert flipped in outcome.state.discard


def test_doomed_world_without_a_worthy_world_keeps_its_tile() -> None:
    state = solitaire(DOOMED)
    cards = GAME.catalog.cards
    worthy = [
        card
        for card in state.deck
        if cards[card].is_world and not cards[card].military and cards[card].vp >= 3
    ]
    (player,) = state.seats
    rest = tuple(card for card in state.deck if card not in worthy)
    hand = tuple(sorted(worthy))
    outcome = resolve(replace(state, deck=rest, seats=(replace(player, hand=hand),)), "settle")
    assert outcome.of(RobotFoundNothing) == [RobotFoundNothing()]
    assert len(outcome.of(RobotFlipped)) == len(rest)
    assert (outcome.robot.tableau, outcome.robot.tile) == (("doomed_world",), True)
    assert (outcome.robot.credit, outcome.robot.economy) == (1, 0)
