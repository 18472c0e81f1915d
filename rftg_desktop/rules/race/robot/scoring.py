"""The robot's points in parts: what is printed, and six-cost cards and counters by the difficulty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.robot.finding import is_six

if TYPE_CHECKING:
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.robot.state import RobotSetup, RobotState

Points = tuple[tuple[str, int], ...]


def robot_points(game: RaceGame, setup: RobotSetup, robot: RobotState) -> tuple[Points, Points]:
    """Return the printed points of its cards, and the points of its six-cost cards and counters.

    The counters stand under :data:`places.SIXES`, all together.
    """
    six = game.robot.difficulties[setup.difficulty].points
    tableau = [game.catalog.cards[card] for card in robot.tableau]
    printed = tuple((card.id, card.vp) for card in tableau if not is_six(card))
    sixes = tuple((card.id, six) for card in tableau if is_six(card))
    return printed, (*sixes, (at.SIXES, six * robot.placed)) if robot.placed else sixes
