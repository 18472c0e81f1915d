"""A round takes few gestures: one for each thing a player decides, and one to end what must be ended."""

from __future__ import annotations

from collections import Counter
from statistics import median

from rftg_desktop.controller.affordances import Gesture
from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll.state import Setup
from rftg_desktop.session.session import SeatInfo, Session
from tests.helpers.skilled import answer

NAMES = ("Ana", "Ben", "Cy", "Dora", "Eve")


def rounds_of(seats: int, seed: int) -> tuple[Counter, Counter]:
    """Play a game; return the gestures of each round and seat, and what the formula allows."""
    session = Session.new(
        "roll", Setup(seats=seats), seed, seats=[SeatInfo(name) for name in NAMES[:seats]], open_table=True
    )
    controller = GameController(session, shake=False)
    used: Counter = Counter()
    allowed: Counter = Counter()
    while not session.is_over:
        seat, action = session.asked, answer(session)
        key = (session.moment[0], seat)
        ways = [a for a in controller.affordances.answers if a.revises is None and a.action == action]
        same_drop = _answers_like(controller, ways[0].ways[0])
        used[key] += 2 if same_drop > 1 else 1
        allowed[key] += _allowed(action) + isinstance(session.choice, Confirm)
        controller.submit(action)
    return used, allowed


def _answers_like(controller: GameController, way: object) -> int:
    """Count what the same drop can mean: more than one opens the chooser."""
    if not isinstance(way, Gesture):
        return 1
    return len(controller.affordances.actions_for(way.source, way.target))


def _allowed(action: object) -> int:
    """What the goal allows for an answer: two where piece and use, or place and side, are named."""
    return 2 if isinstance(action, act.Trade | act.Consume | act.Keep | act.PlaceStart) else 1


def test_few_gestures(qapp: object) -> None:
    counts: list[int] = []
    for seats, seed in ((2, 1), (3, 2), (3, 3), (4, 4), (5, 5)):
        used, allowed = rounds_of(seats, seed)
        assert all(used[key] <= allowed[key] for key in used)
        counts += [count for (round_, _), count in used.items() if round_]
    assert len(counts) >= 200
    assert median(counts) <= 9
    assert sorted(counts)[int(len(counts) * 0.95)] <= 20
