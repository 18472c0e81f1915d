"""The robot's part of a round asks for two gestures at most; everything else of it goes on by itself."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rftg_desktop.bots.base import POLICIES
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.race.actions import Mark, Place
from rftg_desktop.rules.race.robot.events import RobotRow
from rftg_desktop.session.going_on import MOST, holds_robot
from rftg_desktop.session.session import Session
from tests.gui.race.at_solo import dealt

RARE = (152, 410)
"""Games with a round in which the robot would be held up a third time: one round in 2,500 is like that."""

SPACES = ("develop", "settle", "develop_second", "settle_second")


def builder(session: Session, chance: random.Random) -> Any:
    """An answer of a player who places what it can: so the robot is held up as often as can be."""
    options, seat = session.options(), session.asked
    assert seat is not None
    wanted: list[Any] = [option for option in options if isinstance(option, Place)]
    wanted = wanted or [option for option in options if isinstance(option, Mark) and option.space in SPACES]
    if wanted and chance.random() < 0.9:
        return chance.choice(wanted)
    if chance.random() < 0.3:
        return chance.choice(options)
    return POLICIES["greedy"].choose(session.view(seat), options, session.bot_seed(seat))


def rounds(seed: int) -> Iterator[tuple[list[bool], Session]]:
    """The rounds of a game: for each "Go on" before the robot's part whether the player had to give it."""
    chance, session = random.Random(seed), dealt(seed)
    number = session.moment[0]
    held: list[bool] = []
    while not session.is_over:
        if session.moment[0] != number:
            yield held, session
            number, held = session.moment[0], []
        if isinstance(session.choice, Confirm):
            if holds_robot(session.box, session.state):
                held.append(not session.may_go_on)
            else:
                assert not session.may_go_on, "what the player draws is the player's"
            session.submit(0, DONE)
            continue
        assert not session.may_go_on
        session.submit(0, builder(session, chance))
    yield held, session


def test_at_most_two_gestures_a_round_are_for_the_robot(how_many) -> None:
    seen: Counter[int] = Counter()
    for seed in (*range(how_many(60, 2000)), *RARE):
        for held, _ in rounds(seed):
            seen[len(held)] += 1
            assert sum(held) <= MOST == 2
            assert held == sorted(held, reverse=True), "the first ones are the player's"
    assert sum(seen.values()) > 500
    assert seen[3] + seen[4] > 0, "the sample has a round that would have asked for more"


def test_what_goes_on_before_the_robot_is_the_robots_alone() -> None:
    """Behind such a "Go on" comes the robot, and nobody else's news."""
    met = 0
    for seed in range(12):
        chance, session = random.Random(seed), dealt(seed)
        while not session.is_over:
            waits = holds_robot(session.box, session.state)
            assert not waits or isinstance(session.choice, Confirm)
            session.submit(0, DONE if waits else builder(session, chance))
            if waits:
                met += 1
                assert isinstance(session.entries[-1].events[0], RobotRow)
    assert met > 20


def third() -> Session:
    """A game in which the robot goes on by itself."""
    for seed in RARE:
        chance, session = random.Random(seed), dealt(seed)
        while not session.is_over:
            if session.may_go_on:
                return session
            session.submit(0, DONE if isinstance(session.choice, Confirm) else builder(session, chance))
    raise AssertionError("no such game")


def test_the_move_before_can_still_be_taken_back() -> None:
    session = third()
    state, count = session.state, len(session.entries)
    assert session.undo_words(0) is not None
    session.undo()
    assert len(session.entries) == count - 1
    session.redo()
    assert session.state == state
    assert session.may_go_on
