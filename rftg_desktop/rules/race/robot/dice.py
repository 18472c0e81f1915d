"""The robot's dice: rolled when the player has shown the actions, and laid on the action spaces.

A face that names an action takes its space, the first of a pair or else the second. The robot face is
read as the "robot =" counter. A match copies the player, after the other die: it lies below the right
marker, or the left one if a die lies there; and below the first of a pair that both markers take.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.rules.race.robot.state import RobotDie, robot_of
from rftg_desktop.rules.race.robot.verbs import change, lay_dice
from rftg_desktop.rules.race.state import ACTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rftg_desktop.rules.race.robot.book import Spaces
    from rftg_desktop.rules.race.verbs import RaceDraft

ROBOT_FACE = "robot"
MATCH = "match"


def take_dice_up(draft: RaceDraft) -> None:
    """Take the dice off the mat at the end of a round, as the markers are."""
    change(draft, dice=())


def roll_dice(draft: RaceDraft) -> None:
    """Roll the dice and lay them on the mat."""
    book = draft.game.robot
    faces = tuple(die.faces[draft.below(len(die.faces))] for die in book.dice)
    (player,) = draft.state.seats
    dice, order = placed(faces, player.marks, robot_of(draft.state).equals, book.faces)
    lay_dice(draft, dice, order)


def placed(
    faces: tuple[str, ...], marks: tuple[str, ...], equals: str, homes: Mapping[str, Spaces]
) -> tuple[tuple[RobotDie, ...], tuple[int, ...]]:
    """Return the dice with their spaces, and the order they were laid in: every match last.

    ``marks`` are the actions of the player, of which only those with a space can be copied.
    """
    order = tuple(sorted(range(len(faces)), key=lambda number: faces[number] == MATCH))
    markers = [space for space in ACTIONS if space in marks]
    dice: dict[int, RobotDie] = {}
    for number in order:
        face, taken = faces[number], {die.space for die in dice.values()}
        if face != MATCH:
            dice[number] = _named(face, equals if face == ROBOT_FACE else face, taken, homes)
        elif faces.count(MATCH) > 1:
            dice[number] = _below(next((space for space in markers if space not in taken), ""), MATCH, homes)
        else:
            dice[number] = _below(*_copied(markers, taken, homes), homes)
    return tuple(dice[number] for number in range(len(faces))), order


def _named(face: str, meant: str, taken: set[str], homes: Mapping[str, Spaces]) -> RobotDie:
    """Lay a die that names an action: on the first space of it that has no die."""
    spaces = homes[meant].spaces
    space = next((space for space in spaces if space not in taken), "")
    why = "none"
    if space == spaces[0]:
        why = ROBOT_FACE if face == ROBOT_FACE else "face"
    elif space:
        why = "second"
    return RobotDie(face, meant, space, why)


def _copied(markers: list[str], taken: set[str], homes: Mapping[str, Spaces]) -> tuple[str, str]:
    """Return the space of a single match, and why it lies there; a Search leaves one marker, or none."""
    if not markers:
        return "", "none"
    left, right = markers[0], markers[-1]
    space, why = right, MATCH
    if space in taken:
        space, why = left, "other"
    elif left not in taken and any(home.spaces == (left, right) for home in homes.values()):
        space, why = left, "shifted"
    return (space, why) if space not in taken else ("", "none")


def _below(space: str, why: str, homes: Mapping[str, Spaces]) -> RobotDie:
    meant = next((face for face, home in homes.items() if space in home.spaces), "")
    return RobotDie(MATCH, meant, space, why if space else "none")
