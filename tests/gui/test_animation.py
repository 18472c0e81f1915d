"""Movement: a move starts it, any key or click finishes it and is then done, and nothing ticks on after."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rftg_desktop.session.session import Session
from rftg_desktop.views.main_window import MainWindow
from tests.gui.at_table import Table, examples, session_at
from tests.helpers.driver import CTRL, LEFT
from tests.helpers.playouts import rich_position
from tests.session.playing import deal


def moving(table: Table, seed: int = 1) -> Session:
    """A table on which pieces glide."""
    table.scene.animator.speed = 1.0
    session = table.put(session_at(rich_position(seed, 2)))
    table.scene.animator.finish()
    table.controller.submit(session.options()[0])
    assert table.scene.animator.running
    return session


def test_a_move_starts_a_movement_that_ends_in_the_picture(table: Table) -> None:
    moving(table)
    assert any(
        token.pos() != token.piece.rect.topLeft() for group in table.scene.tokens.values() for token in group
    )
    QTest.qWait(700)
    assert not table.scene.animator.running
    table.check_tokens()


def assigning(*, open_table: bool = True) -> Session:
    """A game whose first dice have just been rolled."""
    return deal(2, 3, first_game=True, open_table=open_table)


def tab(table: Table) -> None:
    QTest.keyClick(table.view, Qt.Key.Key_Tab)


def arrow(table: Table) -> None:
    QTest.keyClick(table.view, Qt.Key.Key_Right)


def letter(table: Table) -> None:
    QTest.keyClick(table.view, Qt.Key.Key_X)


def left_click(table: Table) -> None:
    QTest.mouseClick(table.view.viewport(), LEFT, pos=QPoint(5, 60))


def right_click(table: Table) -> None:
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, pos=QPoint(5, 60))


def resize(table: Table) -> None:
    table.window.resize(1280, 720)
    QApplication.processEvents()


@pytest.mark.parametrize("touch", [tab, arrow, letter, left_click, right_click, resize])
def test_any_input_finishes_it(touch: Callable[[Table], None], table: Table) -> None:
    moving(table)
    touch(table)
    assert not table.scene.animator.running
    table.check_tokens()


def test_undo_during_a_movement_is_done(table: Table) -> None:
    session = moving(table)
    QTest.keyClick(table.view, Qt.Key.Key_Z, CTRL)
    assert not session.entries
    table.scene.animator.finish()
    table.check_tokens()


def test_a_button_pressed_during_a_movement_is_pressed(table: Table) -> None:
    session = moving(table)
    table.driver.click_button("undo")
    assert not session.entries
    table.scene.animator.finish()
    table.check_tokens()


def test_a_piece_that_still_glides_can_be_taken(table: Table) -> None:
    """The press puts everything in its place and then takes what lies there."""
    session = moving(table)
    source = sorted(table.driver.affordances.sources(), key=repr)[0]
    target = sorted(table.driver.affordances.targets_of(source), key=repr)[0]
    table.driver.drag(source, target)
    assert len(session.entries) > 1 or table.view.chooser.isVisible() or session.can_redo() or session.entries
    table.view.clear_hands()
    table.scene.animator.finish()
    table.check_tokens()


def test_whole_games_with_movement(table: Table, how_many) -> None:
    """Answers that come faster than pieces can glide lose none of them."""
    for seed in range(how_many(2, 30)):
        table.scene.animator.speed = 1.0
        session = table.put(deal(2 + seed % 4, seed, open_table=True))
        chance = random.Random(seed)
        while not session.is_over and len(session.entries) < 120:
            table.controller.submit(chance.choice(session.options()))
            if chance.random() < 0.5:
                QApplication.processEvents()
            if chance.random() < 0.3:
                table.scene.animator.finish()
                table.check_tokens()
        table.scene.animator.finish()
        table.check_tokens()


def test_a_roll_tumbles(table: Table) -> None:
    table.scene.animator.speed = 1.0
    table.put(assigning(), shake=True)
    QTest.keyClick(table.view, Qt.Key.Key_Space)
    assert table.scene.animator.tumbles.running
    left_click(table)
    assert not table.scene.animator.running
    table.check_tokens()


def test_a_refused_piece_glides_home(table: Table, qtbot: QtBot) -> None:
    table.scene.animator.speed = 1.0
    state, _ = examples(60, 1)["Scout", "Explore"][0]
    table.put(session_at(state))
    table.scene.animator.finish()
    source = sorted(table.driver.affordances.sources(), key=repr)[0]
    port, start = table.view.viewport(), table.driver.piece_point(source)
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, QPoint(640, 420))
    QTest.mouseRelease(port, LEFT, pos=QPoint(700, 640))
    assert table.scene.animator.running
    assert table.view.bubble.isVisible()
    qtbot.waitUntil(lambda: not table.scene.animator.running, timeout=5000)
    table.check_tokens()


@pytest.mark.parametrize("during", ["glide", "tumble", "home", "curtain", "bubble", "nothing"])
def test_nothing_ticks_on_after_closing(during: str, new_window: Callable[[], MainWindow]) -> None:
    window = new_window()
    table = Table(window)
    table.scene.animator.speed = 1.0
    session = table.put(assigning(open_table=during != "curtain"), shake=True)
    if during == "curtain":
        curtain = window.table.curtain
        QTest.mousePress(curtain, LEFT, pos=curtain.mark_centre().toPoint())
    elif during != "nothing":
        QTest.keyClick(table.view, Qt.Key.Key_Space)
    if during == "glide":
        table.controller.submit(session.options()[0])
    elif during == "home":
        token = next(iter(table.scene.tokens.values()))[0]
        table.scene.animator.finish()
        token.setPos(300, 300)
        table.scene.animator.send_home(token, 5000)
    elif during == "bubble":
        table.view.talk.say_refusal("No.")
    window.close()
    QApplication.processEvents()
    assert not [timer for timer in window.findChildren(QTimer) if timer.isActive()]
    animator = table.scene.animator
    assert not animator.running
    assert not animator.tumbles._clock.isActive()
