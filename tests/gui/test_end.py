"""After the last round: the result, the table under it, and the way back to the result."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.roll.state import Setup
from rftg_desktop.session.session import SeatInfo, Session
from rftg_desktop.views.dialogs.result import ResultPage
from tests.gui.at_table import NAMES, Table
from tests.helpers.driver import CTRL
from tests.helpers.skilled import answer


def played_out(seats: int, seed: int) -> tuple[Session, Session]:
    """Return a session one answer before its end, and the same played to the end."""
    people = [SeatInfo(name) for name in NAMES[:seats]]
    session = Session.new("roll", Setup(seats=seats), seed, seats=people, open_table=True)
    while not session.is_over:
        assert session.asked is not None
        session.submit(session.asked, answer(session))
    before = Session.new("roll", Setup(seats=seats), seed, seats=people, open_table=True)
    for entry in session.entries[:-1]:
        before.submit(entry.seat, entry.action)
    return before, session


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4)])
def test_the_last_answer_leads_to_the_result_and_back(table: Table, seats: int, seed: int) -> None:
    before, session = played_out(seats, seed)
    table.put(before)
    window = table.window
    table.controller.submit(session.entries[-1].action)
    QApplication.processEvents()
    page = window.pages.currentWidget()
    assert isinstance(page, ResultPage)
    page.table_requested.emit()
    assert window.pages.currentWidget() is window.table
    frame = table.view.table.frame
    assert frame is not None
    assert [face.key for face in frame.buttons] == ["result"]
    assert not table.controller.affordances.answers
    QTest.keyClick(window.table.view, Qt.Key.Key_Return, CTRL)
    assert isinstance(window.pages.currentWidget(), ResultPage)


def test_nothing_can_be_answered_after_the_end(table: Table) -> None:
    _, session = played_out(2, 3)
    table.put(session)
    entries = len(session.entries)
    table.controller.submit(DONE)
    assert len(session.entries) == entries
