"""Steps of the robot: they wait on the table's agenda, since it is asked nothing."""

from __future__ import annotations

from typing import ClassVar

from rftg_desktop.kernel.steps import Task


class RobotTurn(Task, frozen=True, tag="robot_turn"):
    """The robot's part of a step, after the player's; ``turn`` is 1 for a second Develop or Settle."""

    phase: str
    turn: int


class RobotFinds(Task, frozen=True, tag="robot_finds"):
    """The robot resolves a row for which it flips cards."""

    reveals: ClassVar[bool] = True
    phase: str
    turn: int
    row: str
