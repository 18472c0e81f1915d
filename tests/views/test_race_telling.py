"""What the robot does, told line by line in its panel."""

from __future__ import annotations

import pytest

from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot import events as rev
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.views.table.race.telling import beats_of
from rftg_desktop.views.words.race.speaker import Speaker

WORDS = Speaker(("Ana",), race_game().catalog)


def told(*events: Event) -> list[str]:
    """The lines, headlines in brackets."""
    lines = [beat.told for beat in beats_of(events, WORDS) if beat.told is not None]
    return [f"[{line.words}]" if line.heading else line.words for line in lines]


def row(name: str) -> rev.RobotRow:
    phase, _, kind = name.partition(".")
    return rev.RobotRow(phase, 0, kind, 0, 0)


def test_the_leaders_gain_has_a_headline_of_its_own() -> None:
    lines = told(
        row("produce.response"),
        ev.RoundEnded(3),
        ev.RoundBegan(4),
        rev.RobotDrew(1),
        ev.VpGained(ROBOT, 1, "leader"),
        rev.RobotCreditChanged(1, 2),
        rev.RobotRolled(("trade", "match")),
    )
    begun = lines.index("[Prestige leader]")
    assert lines[begun - 1] == "Does nothing"
    assert lines[begun + 1 : -1] == ["Draws 1", "Takes 1 VP", "Credit +1 (1 → 2)"]
    assert lines.count("[Prestige leader]") == 1


def test_without_a_leader_there_is_no_such_headline() -> None:
    assert "[Prestige leader]" not in told(ev.RoundBegan(4), rev.RobotRolled(("trade", "match")))


def test_a_row_that_does_nothing_says_so() -> None:
    assert told(row("produce.response"), ev.PhaseBegan("produce", 0)) == [
        "[Produce response]",
        "Does nothing",
    ]
    assert "Does nothing" not in told(row("explore.response"), rev.RobotDrew(1))
    skipped = rev.RobotRow("settle", 0, "response", 0, 0, skipped=True)
    assert told(skipped)[1:] == ["Not enough credit, so nothing happens"]


@pytest.mark.parametrize(
    ("moved", "line"),
    [
        (rev.RobotCreditChanged(2, 3), "Credit +2 (1 → 3)"),
        (rev.RobotCreditChanged(1, 4, lost=1), "Credit +1 (3 → 4), 1 more lost"),
        (rev.RobotCreditChanged(0, 4, lost=2), "Credit stays at 4, 2 lost"),
        (rev.RobotEconomyChanged(0, 5, lost=1), "Economy stays at 5, 1 lost"),
    ],
)
def test_what_goes_above_a_track_is_told_as_lost(moved: Event, line: str) -> None:
    begun = rev.RobotRow("consume", 0, "trade", 1, 4)
    assert told(begun, ev.VpGained(ROBOT, 4, "consume.trade"), moved) == ["[Trade]", "Takes 4 VP", line]


def test_what_is_not_found_brings_nothing() -> None:
    begun = rev.RobotRow("settle", 0, "response", 4, 5)
    assert told(begun, rev.RobotFoundNothing())[1:] == ["Finds nothing"]
