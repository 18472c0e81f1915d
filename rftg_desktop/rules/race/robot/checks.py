"""What must hold of the robot's mat in every position, and every name on it names something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.rules.race.robot.book import phase_of
from rftg_desktop.rules.race.robot.steps import RobotFinds, RobotTurn
from rftg_desktop.rules.race.state import ACTIONS

if TYPE_CHECKING:
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.robot.state import RobotSetup, RobotState
    from rftg_desktop.rules.race.state import State


def check_mat(game: RaceGame, state: State) -> None:
    """Check that the robot is there if the set-up asks for it: its markers, counters, dice and steps.

    Raises:
        BrokenInvariant: something is off the mat or does not exist; the message says what.
    """
    setup, robot = state.setup.robot, state.robot
    if setup is not None and robot is not None:
        _check_robot(game, state, setup, robot)
        _check_dice(game, robot)
    elif setup is not None or robot is not None or _robot_steps(state):
        raise BrokenInvariant("a robot that the set-up does not know, or none where there should be one")


def _robot_steps(state: State) -> list[RobotTurn | RobotFinds]:
    return [step for step in state.agenda if isinstance(step, RobotTurn | RobotFinds)]


def _check_robot(game: RaceGame, state: State, setup: RobotSetup, robot: RobotState) -> None:
    book = game.robot
    if state.setup.seats != 1 or setup.difficulty not in book.difficulties:
        raise BrokenInvariant("the robot plays against one player, with a difficulty that exists")
    if robot.start not in book.worlds:
        raise BrokenInvariant(f"there is no start world {robot.start}")
    if not (0 <= robot.credit <= book.credit.most and 0 <= robot.economy <= book.economy.most):
        raise BrokenInvariant(f"a marker of the robot is off its track: {robot.credit}, {robot.economy}")
    if min(robot.counters, robot.placed, robot.prestige) < 0:
        raise BrokenInvariant("the robot has less than no counters or prestige")
    if robot.counters + robot.placed != book.difficulties[setup.difficulty].counters:
        raise BrokenInvariant("six-cost counters of the robot are lost or doubled")
    for step in _robot_steps(state):
        if isinstance(step, RobotFinds) and f"{step.phase}.{step.row}" not in book.rows(robot.start):
            raise BrokenInvariant(f"the robot's mat has no row {step.phase}.{step.row}")


def _check_dice(game: RaceGame, robot: RobotState) -> None:
    spaces = [die.space for die in robot.dice if die.space]
    if len(set(spaces)) != len(spaces) or not set(spaces) <= set(ACTIONS):
        raise BrokenInvariant(f"the robot's dice lie on {', '.join(spaces)}")
    faces = {robot.equals, *(die.meant for die in robot.dice if die.meant)}
    if not faces <= set(game.robot.faces):
        raise BrokenInvariant(f"a face of the robot names no action: {', '.join(sorted(faces))}")
    laid = [die for die in robot.dice if die.space and die.meant]
    if any(die.space.partition("_")[0] != phase_of(die.meant) for die in laid):
        raise BrokenInvariant("a die of the robot lies on a space of another phase than its own")
