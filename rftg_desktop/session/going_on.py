"""Who goes on before the robot's part: the player, but for at most two times a round.

Before new information comes out the engine asks for a "Go on", so that the move before can be undone. Where
what comes out is the robot's doing, this is a gesture that only keeps the robot going: from the third one of
a round on the table may go on by itself, a moment later.
"""

from __future__ import annotations

from typing import Final

from rftg_desktop.kernel.engine import choice_of
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.registry import Box
from rftg_desktop.session.history import Timeline

MOST: Final = 2
"""So many gestures the robot's part of a round may ask for."""


def holds_robot(box: Box, state: object) -> bool:
    """Tell whether the robot waits for nothing but a player's "Go on"."""
    return box.spec.robot_waits(state)


def answered(box: Box, timeline: Timeline) -> int:
    """Return how often somebody has gone on for the robot in this round."""
    this, count = box.spec.moment(timeline.state)[0], 0
    for entry in reversed(timeline.entries):
        if box.spec.moment(entry.before)[0] != this:
            break
        asked = isinstance(choice_of(entry.before, entry.seat), Confirm)
        count += asked and holds_robot(box, entry.before)
    return count


def may_go_on(box: Box, timeline: Timeline) -> bool:
    """Tell whether the robot waits for one "Go on" more than a player need give."""
    return holds_robot(box, timeline.state) and answered(box, timeline) >= MOST
