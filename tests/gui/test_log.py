"""The log on the table tells the truth, also of what is long past."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rftg_desktop.rules.roll.tile_events import TopShown, WorkerPlaced
from rftg_desktop.session.log import answers_until, recent
from rftg_desktop.session.session import Session
from rftg_desktop.views.dialogs.log import LogPage
from rftg_desktop.views.main_window import MainWindow
from rftg_desktop.views.table.framing import LOG_EVENTS
from tests.gui.at_table import Table
from tests.session.playing import ROLL, SOLO, Setting, answer, deal_any, name_of


def unfinished(session: Session, reader: int | None) -> dict[int, str]:
    """Return the tile below each builder that was laid alone in an answer, by how far back that is."""
    found = {}
    game: Any = session.box.game
    events = recent(session, reader, LOG_EVENTS)
    for place, event in enumerate(events):
        back = len(events) - place
        at = answers_until(session, reader, back)
        if not isinstance(event, WorkerPlaced) or not at:
            continue
        entry = session.entries[at - 1]
        shown = any(isinstance(other, TopShown) and other.seat == event.seat for other in entry.events)
        stack = entry.before.seats[event.seat].stacks[event.stack]
        if not shown and stack:
            side = f"{stack[0]}.{'dw'[event.stack]}"
            found[back] = game.catalog.sides[side].name
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_builders_are_told_with_the_tile_they_were_laid_on(seats: int, table: Table) -> None:
    session, chance = deal_any(ROLL[seats - 2], 8, open_table=True), random.Random(8)
    named = 0
    while not session.is_over:
        for _ in range(40):
            if not session.is_over:
                answer(session, chance)
        table.put(session)
        told, where = table.scene.frame.log, unfinished(session, table.controller.reader)
        for line in told:
            if " puts " in line.words and line.back in where and " on the " not in line.words:
                assert f"on {where[line.back]}" in line.words
                named += 1
    assert named > 20


GAMES = (ROLL[1], SOLO)


def opened(table: Table, setting: Setting) -> LogPage:
    """Play a while and open the whole log by its key."""
    session, chance = deal_any(setting, 5, open_table=True), random.Random(5)
    for _ in range(60):
        answer(session, chance)
    table.put(session)
    QTest.keyClick(table.view, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    page = table.window.pages.currentWidget()
    assert isinstance(page, LogPage)
    return page


@pytest.mark.parametrize("setting", GAMES, ids=name_of)
def test_the_page_has_every_line_and_what_it_is_chosen_by(setting: Setting, table: Table) -> None:
    page = opened(table, setting)
    told = [line for line in table.scene.frame.log if not line.heading]
    rows = [row for row in page.shown if not row.heads]
    assert [row.words for row in rows][-len(told) :] == [line.words for line in told]
    assert page.list.count() == len(page.shown)
    by_seat = 0
    for seat in range(1, len(page.seats.group.buttons())):
        page.seats.group.button(seat).click()
        chosen = [row for row in page.shown if not row.heads]
        assert chosen == [row for row in rows if row.colour == page._colours[seat]]
        by_seat += len(chosen)
    assert 0 < by_seat <= len(rows)
    page.seats.group.button(0).click()
    by_phase = 0
    for phase in range(1, len(page.phases.group.buttons())):
        page.phases.group.button(phase).click()
        chosen = [row for row in page.shown if not row.heads]
        assert {row.phase for row in chosen} <= {page._phases[phase]}
        by_phase += len(chosen)
    assert by_phase == len(rows)


@pytest.mark.parametrize("setting", GAMES, ids=name_of)
def test_a_line_of_the_page_leads_to_the_table_then(setting: Setting, table: Table) -> None:
    page = opened(table, setting)
    rows = page.shown
    page.list.setCurrentRow(len(rows) // 2)
    back = rows[len(rows) // 2].back
    QTest.mouseClick(page.look_button, Qt.MouseButton.LeftButton)
    assert table.window.pages.currentWidget() is table.window.table
    at = answers_until(table.controller.session, table.controller.reader, back)
    assert table.scene.frame.view == table.controller.session.view_at(at, table.controller.reader)
    assert page.list.count() == 0, "nothing stays for the next reader"


def test_the_log_is_copied_and_kept(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened(table, SOLO)
    page.copy_button.click()
    assert QGuiApplication.clipboard().text() == page.as_text()
    assert page.as_text().startswith("  ")
    assert "\n\nRound 1\n" in page.as_text()
    page.save_button.click()
    folder = table.window.library.folder.folder.parent / "logs"
    (kept,) = folder.iterdir()
    assert kept.read_text(encoding="utf-8") == page.as_text()
    messages = table.window.messages
    assert str(kept) in messages.text.text()
    messages.dismiss.click()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("rftg_desktop.views.log_desk.write_atomic", full)
    page.save_button.click()
    assert "No space left on device" in messages.details.text()
    messages.dismiss.click()
    assert list(folder.iterdir()) == [kept]


def test_behind_the_curtain_there_is_no_log(table: Table) -> None:
    """The page shows what the reader at the table may know, and nobody is at it now."""
    session = deal_any(ROLL[1], 5)
    table.put(session)
    assert table.controller.curtain_for is not None
    QTest.keyClick(table.window.table.curtain, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert table.window.pages.currentWidget() is table.window.table


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_page_opens_at_the_newest_line(
    size: tuple[int, int], new_window: Callable[[], MainWindow]
) -> None:
    """Also when it is made for a larger window than it was laid out for at first."""
    window = new_window()
    window.resize(*size)
    page = opened(Table(window), ROLL[1])
    QApplication.processEvents()
    QApplication.processEvents()
    bar = page.list.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
