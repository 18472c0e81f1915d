"""Hammering keys and clicks commits nothing: no locking in, no quitting, no curtain opened, no save lost."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rftg_desktop.kernel.actions import Done
from rftg_desktop.session.saves import read
from rftg_desktop.session.session import Session
from rftg_desktop.views.main_window import MainWindow
from tests.gui.at_table import Table, double_click, examples, session_at
from tests.helpers.driver import CTRL
from tests.session.playing import deal

REFLEXES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
PROMPTS = sorted({choice for _, choice in examples()})


def hammer(table: Table, chance: random.Random, events: int) -> None:
    """Hit what has the focus, and the window anywhere but on the buttons of the table."""
    window = table.window
    for _ in range(events):
        target = QApplication.focusWidget() or window
        if chance.random() < 0.75:
            QTest.keyClick(target, chance.choice(REFLEXES))
        else:
            at = QPoint(chance.randrange(window.width()), chance.randrange(window.height()))
            under = window.childAt(at) or window
            if under is table.view.viewport() and on_button(table, under.mapFrom(window, at)):
                continue
            double_click(under, under.mapFrom(window, at))
        QApplication.processEvents()


def on_button(table: Table, at: QPoint) -> bool:
    return table.scene.furniture.button_at(table.view.mapToScene(at)) is not None


def prompts(kind: str, open_table: bool) -> Iterator[Session]:
    for (_, choice), found in examples(60, 1).items():
        if choice == kind:
            for state, _ in found:
                yield session_at(state, open_table=open_table)


@pytest.mark.parametrize("kind", PROMPTS)
def test_keys_at_every_prompt(kind: str, table: Table, how_many) -> None:
    """Keys alone: bare Enter, Space and Esc never give an answer, and the window stays open."""
    chance = random.Random(1)
    for session in prompts(kind, open_table=True):
        table.put(session)
        for _ in range(how_many(150, 1500)):
            QTest.keyClick(QApplication.focusWidget() or table.view, chance.choice(REFLEXES))
        assert not session.entries
        assert table.window.isVisible()
        assert table.window.pages.currentWidget() is table.window.table
        close_menu(table)
        table.check_empty_hands()


def close_menu(table: Table) -> None:
    if table.window.table.menu.isVisible():
        table.window.table.menu.close_menu()


@pytest.mark.parametrize("kind", PROMPTS)
def test_keys_and_double_clicks_commit_nothing(
    kind: str, new_window: Callable[[], MainWindow], how_many
) -> None:
    """Behind a curtain and after it was opened: nothing is locked in, no curtain opens, no save is lost."""
    window, chance = new_window(), random.Random(2)
    table, done = Table(window), Counter[str]()
    kept = window.library.folder.save(deal(2, 5), "kept")
    for session in prompts(kind, open_table=False):
        table.put(session)
        for opened in (False, True):
            closed = table.controller.curtain_for
            if opened and closed is not None:
                table.open_curtain()
                closed = None
            hammer(table, chance, how_many(60, 1200))
            assert window.isVisible()
            assert kept.exists()
            assert closed is None or table.controller.curtain_for == closed, "the curtain opened"
            close_menu(table)
            table.window._show(table.window.table)
            if (
                table.controller.session is not session
            ):  # a button of the menu was hit, and another game begun
                kept_games = {read(saved.path).id for saved in window.library.folder.saves()}
                assert session.ident in kept_games or not session.entries, "the game was lost"
                table.put(session)
        done.update(type(entry.action).__name__ for entry in session.entries)
    assert not done[Done.__name__]


def test_a_double_click_on_the_gold_button_is_one(table: Table) -> None:
    """Two seats end their Manage one after the other: the second is not ended by the first one's reflex."""
    found = 0
    for state, action in examples(60, 8)["Done", "Recall"]:
        session = session_at(state)
        session.submit(session.asked or 0, action)
        if session.is_over or not any(isinstance(option, Done) for option in session.options()):
            continue
        found += 1
        table.put(session_at(state))
        session = table.controller.session
        at = table.driver.at(table.scene.furniture.button_areas["done"].center())
        double_click(table.view.viewport(), at)
        assert [type(entry.action) for entry in session.entries] == [Done]
    assert found


def test_enter_after_a_choice_of_piece_takes_no_other(table: Table) -> None:
    """With the cursor on a piece of several targets, Enter picks up and aims; only a second one drops."""
    state, _ = examples(60, 1)["SelectPhase", "Assign"][0]
    session = table.put(session_at(state))
    QTest.keyClick(table.view, Qt.Key.Key_Tab)
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert table.hands.held is not None
    assert not session.entries
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    table.check_empty_hands()


def hold(table: Table, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_MODIFIER) -> None:
    """Hold a key: the first press, then what the system repeats."""
    for again in (False, *(True,) * 30):
        target = QApplication.focusWidget() or table.view
        QApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyPress, key, modifiers, "", again))
    target = QApplication.focusWidget() or table.view
    QApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyRelease, key, modifiers))


@pytest.mark.parametrize("key", REFLEXES[:3])
@pytest.mark.parametrize("case", [("Scout", "Explore"), ("Trade", "Ship"), ("Recruit", "Recruit")], ids=str)
def test_a_key_that_is_held_does_its_thing_once(key: Qt.Key, case: tuple[str, str], table: Table) -> None:
    """Enter picks up; it must be pressed again to put down, and again to take an answer of a chooser."""
    for state, _ in examples(60, 4)[case]:
        session = table.put(session_at(state))
        QTest.keyClick(table.view, Qt.Key.Key_Tab)
        hold(table, key)
        assert table.hands.held is not None
        assert not session.entries
        for _ in range(2):
            if table.hands.held is not None and not session.entries and not table.view.chooser.isVisible():
                hold(table, key)
        assert len(session.entries) + table.view.chooser.isVisible() == 1
        table.view.clear_hands()


def test_locking_in_is_not_repeated(table: Table) -> None:
    """Ctrl+Enter held down ends one seat's turn, not those of all."""
    for state, _ in examples(60, 4)["Done", "Recall"]:
        session = table.put(session_at(state))
        hold(table, Qt.Key.Key_Return, CTRL)
        assert len(session.entries) == 1


@pytest.mark.parametrize("page", ["start", "curtain", "menu"])
def test_escape_and_enter_never_quit(page: str, new_window: Callable[[], MainWindow]) -> None:
    window = new_window()
    table = Table(window)
    if page != "start":
        table.put(deal(3, 4))
    if page == "menu":
        table.open_curtain()
        table.view.press_button("menu")
        assert window.table.menu.isVisible()
    for _ in range(40):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    assert window.isVisible()
    if page == "curtain":
        for key in REFLEXES * 20:
            QTest.keyClick(QApplication.focusWidget() or window, key)
        assert table.controller.curtain_for is not None
