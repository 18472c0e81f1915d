"""The log accounts for the robot: its lines add up to what changed on its mat, over whole games."""

import re
from collections.abc import Iterator

from msgspec.structs import replace

from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.race.robot import events as rev
from rftg_desktop.rules.race.robot.state import ROBOT, RobotState
from rftg_desktop.rules.race.state import State
from rftg_desktop.views.words.race.events import merge
from tests.views.race_play import CATALOG, GAME, games, known

MOVES = re.compile(r"(credit|economy) \+(\d+) \((\d+) → (\d+)\)|pays (\d+) (credit) \((\d+) → (\d+)\)")
LOST = re.compile(r"(credit|economy)[^;.]*?(\d+) (?:more )?lost")
TAKEN = re.compile(r"(?:takes |: \+)(\d+) (VP|prestige)")
BY = re.compile(r"^The robot, [^:]+:|\([^)]+\)\.$")
COUNTERS = re.compile(r"places a six-cost counter")


def lines(state: State, events: tuple[Event, ...]) -> list[str]:
    """What the log says the robot did."""
    found = merge(known(events, 0), ("Ana",), CATALOG)
    return [line.text for line in found if line.seat == ROBOT]


def moved(texts: list[str]) -> Iterator[tuple[str, int, int]]:
    """Each move of a marker that is told: its track, from where, and to where."""
    for found in (found for text in texts for found in MOVES.finditer(text)):
        up, gain, low, high, paid, down, before, after = found.groups()
        if up:
            assert int(low) + int(gain) == int(high), found[0]
            yield up, int(low), int(high)
        else:
            assert int(before) - int(paid) == int(after), found[0]
            yield down, int(before), int(after)


def told(before: RobotState, texts: list[str]) -> RobotState:
    """The robot's side as a reader of the log would carry it on."""
    robot = before
    for track, start, end in moved(texts):
        assert getattr(robot, track) == start, texts
        robot = replace(robot, **{track: end})
    for amount, what in (found for text in texts for found in TAKEN.findall(text)):
        field = "chips" if what == "VP" else "prestige"
        robot = replace(robot, **{field: getattr(robot, field) + int(amount)})
    placed = sum(len(COUNTERS.findall(text)) for text in texts)
    return replace(robot, counters=robot.counters - placed, placed=robot.placed + placed)


def test_the_lines_add_up_to_what_changed_on_the_mat() -> None:
    counted = 0
    for game in games():
        for turn in game:
            before, after = turn.state.robot, turn.after.robot
            if before is None or after is None:
                continue
            texts = lines(turn.state, turn.events)
            said = told(before, texts)
            assert all(BY.search(text) for text in texts if MOVES.search(text) or TAKEN.search(text)), texts
            for field in ("credit", "economy", "chips", "prestige", "counters", "placed"):
                assert getattr(said, field) == getattr(after, field), (field, texts)
            counted += before != after
    assert counted > 300


def test_what_goes_above_a_track_is_told_in_its_line() -> None:
    """A row that brings more than its track has room for says how much is lost: by the row's own numbers."""
    seen = 0
    for game in games():
        for turn in game:
            texts = lines(turn.state, turn.events)
            named = [(track, int(amount)) for text in texts for track, amount in LOST.findall(text)]
            wanted = []
            for event in turn.events:
                if isinstance(event, rev.RobotCreditChanged) and event.lost:
                    assert event.now == GAME.robot.credit.most
                    wanted.append(("credit", event.lost))
                elif isinstance(event, rev.RobotEconomyChanged) and event.lost:
                    assert event.now == GAME.robot.economy.most
                    wanted.append(("economy", event.lost))
            assert named == wanted, texts
            seen += len(wanted)
    assert seen > 20
