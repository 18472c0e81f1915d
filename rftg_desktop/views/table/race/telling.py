"""What the robot does, told line by line: its dice, and every row it resolves.

A row that does nothing says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile

from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.robot import events as rev
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.views.table.race.frame import Told
from rftg_desktop.views.table.race_faces import robot_die
from rftg_desktop.views.words.forms import upper_first
from rftg_desktop.views.words.race.robot_lines import deed, die_text, flips, rolled, row_name
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.translation import tr

DEEDS = (
    rev.RobotDrew,
    rev.RobotPlaced,
    rev.RobotFoundNothing,
    rev.RobotCounterPlaced,
    rev.RobotCreditChanged,
    rev.RobotEconomyChanged,
    rev.RobotEqualsChanged,
    rev.RobotTileSpent,
)

_ENDS = (rev.RobotRow, rev.RobotRolled, ev.PhaseBegan, ev.RoundEnded, ev.RoundBegan)
"""What ends a row that was begun."""


@dataclass(frozen=True, slots=True)
class Beat:
    """A line, and the event it tells of: ``place`` is that in the row given.

    What is seen and needs no word has no line: the card that was found goes to its place.
    """

    told: Told | None
    place: int


def is_robots(event: Event) -> bool:
    """Tell whether an event is the robot's doing."""
    if isinstance(event, ev.VpGained | ev.PrestigeChanged):
        return event.seat == ROBOT
    return isinstance(event, (rev.RobotRolled, rev.RobotDiePlaced, rev.RobotRow, rev.RobotFlipped, *DEEDS))


def beats_of(events: Sequence[Event], words: Speaker) -> Iterator[Beat]:
    """Tell a row of events of one round, whole or in part; what is not the robot's is left out."""
    for place, event in enumerate(events):
        if is_robots(event):
            lines = [Told(tr("Prestige leader"), heading=True)] if _leads(events, place) else []
            idle = [Told(tr("Does nothing"))] if _is_idle(events, place) else []
            for told in (*lines, *_told(event, words), *idle) or (None,):
                yield Beat(told, place)


def _leads(events: Sequence[Event], place: int) -> bool:
    """Tell whether with an event the robot begins to take what the prestige leader gets.

    That is what it does at the start of a round, before any row.
    """
    for event in reversed(events[:place]):
        if isinstance(event, ev.RoundBegan):
            return not isinstance(events[place], rev.RobotRolled)
        if is_robots(event):
            return False
    return False


def _is_idle(events: Sequence[Event], place: int) -> bool:
    """Tell whether an event begins a row of which nothing comes."""
    event = events[place]
    if not isinstance(event, rev.RobotRow) or event.skipped:
        return False
    done = takewhile(lambda each: not isinstance(each, _ENDS), events[place + 1 :])
    return not any(map(is_robots, done))


def _told(event: Event, words: Speaker) -> Iterator[Told]:
    """Give the lines for an event of the robot."""
    match event:
        case rev.RobotRolled():
            yield Told(rolled(event, words), heading=True)
        case rev.RobotDiePlaced():
            yield Told(upper_first(die_text(event, words)), die=robot_die(event.die, event.face))
        case rev.RobotRow():
            yield Told(_row_title(event), heading=True)
            if event.skipped:
                yield Told(tr("Not enough credit, so nothing happens"))
        case rev.RobotFlipped():
            yield Told(upper_first(flips((event,), words)[0]))
        case _:
            text = deed(event, words)
            if text:
                yield Told(upper_first(text))


def _row_title(event: rev.RobotRow) -> str:
    name = upper_first(row_name(event.phase, event.turn, event.row))
    return tr("{row} · house-made", row=name) if event.house_made else name


def of_this_round(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events from the last roll of the robot's dice on."""
    for place in range(len(events) - 1, -1, -1):
        if isinstance(events[place], rev.RobotRolled):
            return events[place:]
    return ()
