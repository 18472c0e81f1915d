"""Rounds against the robot: what the player gets where the robot chose, and who acts when."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.race.actions import Keep, Pass, Place
from rftg_desktop.rules.race.events import (
    CardPlaced,
    CardShown,
    PhaseBegan,
    PhaseEnded,
    PoolEmptied,
    VpGained,
)
from rftg_desktop.rules.race.explore import drawing_of
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot.events import RobotDrew, RobotFlipped, RobotPlaced, RobotRow
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.robot.steps import RobotTurn
from rftg_desktop.rules.race.rounds import chosen_spaces
from rftg_desktop.rules.race.state import State
from rftg_desktop.rules.race.steps import Bill, EndPhase, RunPhase
from rftg_desktop.rules.race.sums import has_bonus
from tests.helpers.robot_table import Mat, solitaire

GAME = race_game()


def phase_of(mat: Mat, phase: str, turn: int = 0) -> tuple[State, list[Event]]:
    """Begin a phase, up to the first question."""
    agenda = (RunPhase(phase, turn), RobotTurn(phase, turn), EndPhase(phase))
    return engine.advance(GAME, solitaire(mat, agenda=agenda))


def test_the_spaces_of_both_are_chosen() -> None:
    state = solitaire(Mat(marks="develop produce", dice="settle produce"))
    assert chosen_spaces(state) == {"develop", "produce", "settle"}


@pytest.mark.parametrize(
    ("marks", "dice", "draw", "keep"),
    [
        ("explore_5", "", 7, 1),
        ("explore_5", "explore_5", 7, 1),
        ("explore_5 explore_1_1", "explore_5", 8, 2),
        ("", "explore_5", 2, 1),
        ("explore_1_1", "explore_5", 3, 2),
    ],
)
def test_the_bonus_is_that_of_the_own_marks(marks: str, dice: str, draw: int, keep: int) -> None:
    state = solitaire(Mat(marks=marks, dice=dice))
    assert drawing_of(GAME, state, 0) == (draw, keep, False)


@pytest.mark.parametrize(
    ("marks", "dice", "turn", "bonus"),
    [
        ("develop", "develop", 0, True),
        ("", "develop", 0, False),
        ("develop", "develop develop_second", 1, False),
        ("develop develop_second", "", 1, True),
    ],
)
def test_the_bonus_of_develop(marks: str, dice: str, turn: int, bonus: bool) -> None:
    state = replace(solitaire(Mat(marks=marks, dice=dice)), turn=turn)
    assert has_bonus(state, 0, "develop") is bonus


def test_a_phase_of_the_robot_alone_is_played_by_the_player_too() -> None:
    state, _ = phase_of(Mat(dice="develop", hand="public_works gem_world"), "develop")
    assert set(engine.options(GAME, state, 0)) == {Place("public_works"), Pass()}


def test_the_player_acts_first() -> None:
    mat = Mat(marks="develop", dice="develop", hand="public_works", stack="drop_ships")
    state, _ = phase_of(mat, "develop")
    state, events = engine.apply(GAME, state, 0, Place("public_works"))
    while not engine.is_over(state):
        state, more = engine.apply(GAME, state, 0, DONE)
        events += more
    kinds = [type(event) for event in events]
    order = [CardPlaced, RobotRow, RobotDrew, RobotFlipped, RobotPlaced, PhaseEnded]
    assert [kind for kind in kinds if kind in order] == order


def test_before_cards_are_flipped_the_player_can_still_take_back() -> None:
    mat = Mat(dice="develop", hand="public_works gem_world", stack="drop_ships")
    state, _ = phase_of(mat, "develop")
    state, events = engine.apply(GAME, state, 0, Pass())
    assert isinstance(engine.choice_of(state, 0), Confirm)
    assert not any(event.reveals for event in events)


@pytest.mark.parametrize("credit", [0, 3])
def test_nothing_is_confirmed_where_nothing_is_flipped(credit: int) -> None:
    """A row that is skipped, or a counter, shows no card."""
    mat = Mat(marks="develop", hand="public_works", stack="drop_ships", credit=credit, counters=2)
    state, _ = phase_of(mat, "develop")
    state, events = engine.apply(GAME, state, 0, Pass())
    assert engine.is_over(state)
    assert not any(event.reveals for event in events)


def test_a_card_is_placed_and_paid_for_without_confirmation() -> None:
    mat = Mat(marks="settle", dice="produce", hand="gem_world drop_ships comet_zone")
    state, _ = phase_of(mat, "settle")
    state, events = engine.apply(GAME, state, 0, Place("gem_world"))
    assert [action.card for action in events if isinstance(action, CardShown)] == ["gem_world"]
    assert not isinstance(engine.choice_of(state, 0), Bill)  # both cards pay: nothing to choose
    assert isinstance(engine.choice_of(state, 0), Confirm)  # before the bonus card is drawn
    assert not any(event.reveals for event in events)


def test_cards_drawn_unseen_need_no_confirmation() -> None:
    state, _ = phase_of(Mat(marks="explore_5", dice="explore_5"), "explore")
    action = engine.options(GAME, state, 0)[0]
    assert isinstance(action, Keep)
    state, events = engine.apply(GAME, state, 0, action)
    assert engine.is_over(state)
    assert RobotDrew(1) in events


def test_a_pool_that_the_player_empties_does_not_shorten_the_robot() -> None:
    mat = Mat(dice="consume_trade", economy=3, counters=2)
    state = solitaire(mat, agenda=(RunPhase("consume", 0), RobotTurn("consume", 0), EndPhase("consume")))
    (player,) = state.seats
    state = replace(state, pool=0, seats=(replace(player, chips=24),))
    after, events = engine.advance(GAME, state)
    assert after.robot is not None
    assert (after.robot.chips, after.pool) == (3, -3)
    assert VpGained(ROBOT, 3, "consume.trade") in events
    assert not any(isinstance(event, PoolEmptied) for event in events)


def test_two_steps_of_a_phase_are_resolved_apart() -> None:
    mat = Mat(dice="settle settle_second", stack="gem_world comet_zone", deck="drop_ships")
    agenda = tuple(
        task
        for turn in (0, 1)
        for task in (RunPhase("settle", turn), RobotTurn("settle", turn), EndPhase("settle"))
    )
    after, events = engine.advance(GAME, solitaire(mat, agenda=agenda))
    shown = [event for event in events if isinstance(event, PhaseBegan | RobotRow | RobotPlaced)]
    assert shown == [
        PhaseBegan("settle", 0),
        RobotRow("settle", 0, "action", credit=1, economy=0),
        RobotPlaced("gem_world"),
        PhaseBegan("settle", 1),
        RobotRow("settle", 1, "action", credit=1, economy=0),
        RobotPlaced("comet_zone"),
    ]
    assert after.robot is not None
    assert after.robot.tableau[1:] == ("gem_world", "comet_zone")
