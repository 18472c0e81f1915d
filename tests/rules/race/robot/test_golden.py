"""One recorded game for each start world of the robot and each difficulty: nothing drifts unnoticed.

When rules or facts change on purpose, write the record anew and look at what changed in it:
``python -m tests.rules.race.robot.test_golden``
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot import events as robot_events
from rftg_desktop.rules.race.robot.setup import Combination, combinations
from rftg_desktop.rules.race.robot.state import ROBOT, RobotSetup, robot_of
from rftg_desktop.rules.race.scoring import totals
from rftg_desktop.rules.race.state import Setup

GAME = race_game()
RECORD = Path(__file__).with_name("golden.json")


def _pairs() -> dict[str, Combination]:
    """Return each pair with the fewest sets that have the start world."""
    found: dict[str, Combination] = {}
    for each in combinations(GAME.catalog, GAME.robot):
        found.setdefault(f"{each.start} {each.difficulty}", each)
    return found


PAIRS = _pairs()


def _play(found: Combination) -> Iterator[tuple[Any, list[Event]]]:
    """Play at random; the order in which the rules list the answers does not matter."""
    chance = random.Random(f"{found.start} {found.difficulty}")
    robot = RobotSetup(difficulty=found.difficulty, start=found.start)
    state, events = GAME.new(Setup(seats=1, actions=2, deck=found.deck, robot=robot), chance.randrange(10**6))
    yield state, events
    while not engine.is_over(state):
        options = sorted(engine.options(GAME, state, 0), key=msgspec.json.encode)
        state, events = engine.apply(GAME, state, 0, chance.choice(options))
        yield state, events


def played(found: Combination) -> dict[str, Any]:
    """Return what is recorded of a game: its end, and a digest of all that the robot did."""
    digest = sha256()
    for state, events in _play(found):  # noqa: B007
        for event in events:
            if type(event).__module__ == robot_events.__name__ or getattr(event, "seat", 0) == ROBOT:
                digest.update(type(event).__name__.encode() + msgspec.json.encode(event))
    return {
        "deck": found.deck,
        "rounds": state.round,
        "scores": list(totals(GAME, state)),
        "robot": len(robot_of(state).tableau) + robot_of(state).placed,
        "digest": digest.hexdigest()[:16],
    }


@pytest.mark.parametrize("pair", PAIRS)
def test_recorded_games(pair: str) -> None:
    assert played(PAIRS[pair]) == json.loads(RECORD.read_text(encoding="utf-8"))[pair]


def test_every_pair_has_its_game() -> None:
    assert list(json.loads(RECORD.read_text(encoding="utf-8"))) == list(PAIRS)


def write() -> None:
    """Write the record anew."""
    lines = [f'  "{pair}": {json.dumps(played(found))}' for pair, found in PAIRS.items()]
    RECORD.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
