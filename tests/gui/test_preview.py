"""What is told before a drop is what comes: credits, VP, need; and the live score is the score."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from rftg_desktop.controller.affordances import Gesture
from rftg_desktop.controller.preview import effect_of
from rftg_desktop.rules.roll.scoring import score_of
from rftg_desktop.session.session import Session
from rftg_desktop.views.dialogs.result import ResultPage
from rftg_desktop.views.results import result_of
from tests.gui.at_table import Table, examples, session_at
from tests.helpers.playouts import rich_position
from tests.session.playing import answer, deal


def needs(seat: Any) -> tuple[int | None, ...]:
    return tuple(
        None if stack.need is None else max(0, stack.need - len(stack.dice)) for stack in seat.stacks
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_effects_are_what_comes(seats: int, how_many) -> None:
    met: Counter[str] = Counter()
    for seed in range(how_many(12, 400)):
        chance = random.Random(seed)
        session = session_at(rich_position(seed, seats)) if seed % 3 else deal(seats, seed, open_table=True)
        while not session.is_over and len(session.entries) < 300:
            met[one_effect(session, chance)] += 1
    assert len(met) > 12, met


def one_effect(session: Session, chance: random.Random) -> str:
    seat, action = session.asked, chance.choice(session.options())
    assert seat is not None
    before = session.view(seat).seats[seat]
    effect = effect_of(session, action, seat, seat)
    session.submit(seat, action)
    entry, after = session.entries[-1], session.view(seat).seats[seat]
    assert effect.known == (not entry.reveals)
    if not effect.known:
        return "news"
    assert effect.credits == after.credits - before.credits
    assert effect.vp == after.points - before.points
    assert effect.needs == needs(after)
    return type(action).__name__


@pytest.mark.parametrize("case", [("Trade", "Ship"), ("Consume", "Ship"), ("Stock", "Explore")])
def test_the_bubble_tells_it_over_the_target(case: tuple[str, str], table: Table) -> None:
    """Held over its target, a piece tells the sum that the drop then brings."""
    for state, action in examples(60, 4)[case]:
        session = table.put(session_at(state))
        found = next(a for a in table.driver.affordances.answers if a.action == action)
        way = found.ways[0]
        assert isinstance(way, Gesture)
        port, start = table.view.viewport(), table.driver.piece_point(way.source)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(port, start + QPoint(12, 9))
        QTest.mouseMove(port, table.driver.target_point(way.target))
        words = table.view.bubble.text()
        assert table.view.bubble.isVisible()
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
        seat = session.asked or 0
        effect = effect_of(session, action, seat, seat)
        for number in filter(None, (effect.credits, effect.vp)):
            assert str(abs(number)) in words, words


def test_the_live_score_is_the_score(table: Table, how_many) -> None:
    """At every step the header's score is the engine's, and in the end the result page's."""
    for seed in range(how_many(1, 30)):
        chance = random.Random(seed)
        session = deal(2 + seed % 4, 40 + seed, open_table=True)
        game: Any = session.box.game
        while not session.is_over:
            answer(session, chance)
            for seat in session.view(None).seats:
                assert seat.score == score_of(game, session.state, seat.seat)
        last = {seat.seat: seat.score.total for seat in session.view(None).seats}
        table.put(session)
        page = table.window.pages.currentWidget()
        assert isinstance(page, ResultPage)
        for row in result_of(session).seats:
            number = [info.name for info in session.seats].index(row.name)
            assert row.total == last[number]
            assert row.total == sum(line.points for line in row.lines)
