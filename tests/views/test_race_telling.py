"""What the robot does, told line by line in its panel."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot import events as rev
from rftg_desktop.rules.race.robot.state import ROBOT, RobotSetup
from rftg_desktop.rules.race.state import Setup
from rftg_desktop.views.table.race.telling import beats_of
from rftg_desktop.views.words.race.speaker import Speaker
from tests.session.playing import deal_any

GAME = race_game()
WORDS = Speaker(("Ana",), GAME.catalog)
MOST = GAME.robot.credit.most


def told(*events: Event, start: str = "old_earth", tile: bool = True) -> list[str]:
    """The lines, headlines in brackets."""
    setup = Setup(seats=1, actions=2, deck="base+1+2+3", robot=RobotSetup(difficulty="easy", start=start))
    robot = deal_any(("race", setup), 1).view(0).robot
    beats = beats_of(events, WORDS, GAME.robot, replace(robot, tile=tile))
    lines = [beat.told for beat in beats if beat.told is not None]
    return [f"[{line.words}]" if line.heading else line.words for line in lines]


def row(name: str, credit: int = 0, economy: int = 0) -> rev.RobotRow:
    phase, _, kind = name.partition(".")
    return rev.RobotRow(phase, 0, kind, credit, economy)


def test_the_leaders_gain_has_a_headline_of_its_own() -> None:
    lines = told(
        row("produce.response"),
        ev.RoundEnded(3),
        ev.RoundBegan(4),
        rev.RobotDrew(1),
        ev.VpGained(ROBOT, 1, "leader"),
        rev.RobotCreditChanged(1),
        rev.RobotRolled(("trade", "match")),
    )
    begun = lines.index("[Prestige leader]")
    assert lines[begun - 1] == "Does nothing"
    assert lines[begun + 1 : -1] == ["Draws 1", "Takes 1 VP", "Credit +1"]
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


@pytest.mark.parametrize("credit", [MOST, MOST - 1, MOST - 2])
def test_credit_above_the_end_of_its_track_is_told_as_lost(credit: int) -> None:
    gain = GAME.robot.mat["consume.trade"].credit
    assert gain == 2
    gained = min(gain, MOST - credit)
    moved = [rev.RobotCreditChanged(gained)] if gained else []
    lines = told(row("consume.trade", credit), ev.VpGained(ROBOT, 4, "consume.trade"), *moved)
    wanted = {0: f"Credit stays at {MOST}", 1: f"1 more is lost above {MOST}"}
    assert lines == [
        "[Trade]",
        "Takes 4 VP",
        *(f"Credit +{gained}" for _ in moved),
        *filter(None, [wanted.get(gained)]),
    ]


def test_what_is_not_found_brings_nothing_to_lose() -> None:
    finding = [
        (start, name)
        for start, world in GAME.robot.worlds.items()
        for name, each in world.rows.items()
        if each.find and each.credit + each.economy > 0
    ]
    assert finding
    for start, name in finding:
        begun = row(name, MOST, GAME.robot.economy.most)
        assert told(begun, rev.RobotFoundNothing(), start=start)[1:] == ["Finds nothing"]
