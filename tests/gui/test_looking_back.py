"""A line of the log shows the table as it was then, and whatever is done next is done to the present one."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from rftg_desktop.session.history import seen as seen_by
from rftg_desktop.session.log import answers_until, lines
from rftg_desktop.views.table.paint_side import LOG_LINE, LogLine
from tests.gui.at_table import Table
from tests.session.playing import ROLL, SOLO, Setting, answer, deal_any, name_of

ALT = Qt.KeyboardModifier.AltModifier
GAMES = (ROLL[1], SOLO)
ANSWERS = 60


def put(table: Table, setting: Setting, *, open_table: bool = True) -> None:
    session, chance = deal_any(setting, 5, open_table=open_table), random.Random(5)
    for _ in range(ANSWERS):
        answer(session, chance)
    table.put(session)


def click(table: Table, line: LogLine) -> None:
    """Click the first row of a line, with the mouse."""
    layout, shown = table.scene.layout_, table.scene.furniture._log_shown
    place = next(number for number, other in enumerate(shown) if other.back == line.back)
    point = QPointF(layout.log.x() + 30, layout.log.y() + 25 + (place + 0.5) * LOG_LINE)
    table.driver.click(point)


def is_now(table: Table) -> bool:
    frame = table.scene.frame
    return frame.affordances == table.controller.affordances and not any(line.marked for line in frame.log)


@pytest.mark.parametrize("setting", GAMES, ids=name_of)
def test_every_line_shows_its_position(setting: Setting, table: Table) -> None:
    put(table, setting)
    session, reader, view = table.controller.session, table.controller.reader, table.view
    told = lines(session, reader)
    seen = set()
    for line in table.scene.frame.log:
        answers = answers_until(session, reader, line.back)
        events = session.entries[answers - 1].events if answers else session.timeline.opening
        assert told[-line.back].event in seen_by(events, reader)
        view.past.show(line.back)
        frame = table.scene.frame
        table.check_tokens()
        assert frame.view == session.view_at(answers, reader)
        if answers < len(session.entries):
            seen.add(answers)
            assert view.story.running
            assert next(other.marked for other in frame.log if other.back == line.back)
            assert not list(frame.affordances.sources())
            rows = table.scene.furniture._log_shown
            assert any(other.marked for other in rows), "its line is in sight"
        else:
            assert is_now(table)
    assert len(seen) > 20
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert is_now(table)


@pytest.mark.parametrize("setting", GAMES, ids=name_of)
def test_by_mouse_and_by_keys(setting: Setting, table: Table) -> None:
    put(table, setting)
    view, count = table.view, len(table.controller.session.entries)
    shown = [
        line
        for line in table.scene.furniture._log_shown
        if view.past._answers(line.back, table.controller) < count
    ]
    click(table, shown[-1])
    assert view.past.at.back == shown[-1].back
    click(table, shown[0])
    assert view.past.at.back == shown[0].back
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert is_now(table)
    assert not table.window.table.menu.isVisible()
    steps = 0
    for _ in range(5):
        QTest.keyClick(view, Qt.Key.Key_Left, ALT)
        steps += 1
        assert view.past.at is not None
    backs = view.past.at.back
    QTest.keyClick(view, Qt.Key.Key_Right, ALT)
    assert view.past.at is not None
    assert view.past.at.back < backs
    for _ in range(steps):
        QTest.keyClick(view, Qt.Key.Key_Right, ALT)
    assert is_now(table)


@pytest.mark.parametrize("setting", GAMES, ids=name_of)
def test_what_is_done_is_done_to_the_present(setting: Setting, table: Table) -> None:
    put(table, setting)
    view, session = table.view, table.controller.session
    before = session.state
    QTest.keyClick(view, Qt.Key.Key_Left, ALT)
    QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session.state != before, "it was undone"
    assert is_now(table)
    QTest.keyClick(view, Qt.Key.Key_Left, ALT)
    QTest.keyClick(view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert session.state == before
    assert is_now(table)


def test_nothing_of_another_seat_is_seen_in_the_past(table: Table) -> None:
    """Behind a curtain and before it, the past is that of the reader."""
    put(table, ROLL[1], open_table=False)
    for _ in range(2):
        reader = table.controller.reader
        for line in table.scene.frame.log:
            table.view.past.show(line.back)
            assert table.scene.frame.view.viewer == reader or is_now(table)
        table.view.story.finish()
        table.open_curtain()
