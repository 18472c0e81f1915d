"""The curtain opens by a deliberate act and by nothing else, and nothing gets past it."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow, QMenu, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from rftg_desktop.views.dialogs.curtain import HOLD_MS, Curtain

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    button = QPushButton("&Below", made)
    made.setCentralWidget(button)
    made.resize(1000, 600)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def curtain(window: QMainWindow) -> Curtain:
    made = Curtain(window)
    made.cover(2, "Ben", 1)
    return made


@pytest.fixture
def opened(curtain: Curtain) -> list[bool]:
    seen: list[bool] = []
    curtain.opened.connect(lambda: seen.append(True))
    return seen


def button_of(window: QMainWindow) -> QPushButton:
    found = window.centralWidget()
    assert isinstance(found, QPushButton)
    return found


def spot(curtain: Curtain) -> QPoint:
    return curtain.mark_centre().toPoint()


def test_it_covers_the_whole_window_also_when_that_grows(window: QMainWindow, curtain: Curtain) -> None:
    assert curtain.isVisible()
    assert curtain.size() == window.size()
    window.resize(1200, 700)
    assert curtain.size() == window.size()
    image = curtain.grab().toImage()
    assert all(image.pixelColor(x, 300).alpha() == 255 for x in range(0, 1200, 50))


def test_hammering_keys_never_opens_it(
    curtain: Curtain, opened: list[bool], how_many: Callable[[int, int], int]
) -> None:
    chance = random.Random(1)
    keys = (KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space, KEY.Key_Escape, KEY.Key_Tab, KEY.Key_A, KEY.Key_F1)
    for _ in range(how_many(1500, 20_000)):
        QTest.keyClick(curtain, chance.choice(keys))
    assert not opened
    assert curtain.isVisible()
    assert curtain.hasFocus()


def test_hammering_the_mouse_never_opens_it(
    curtain: Curtain, opened: list[bool], how_many: Callable[[int, int], int]
) -> None:
    chance = random.Random(2)
    for _ in range(how_many(400, 5000)):
        away = QPoint(chance.randint(-150, 150), chance.randint(-150, 150))
        act = chance.choice((QTest.mouseClick, QTest.mouseDClick))
        act(curtain, chance.choice((LEFT, Qt.MouseButton.RightButton)), pos=spot(curtain) + away)
    assert not opened
    assert curtain.isVisible()


def test_only_the_number_of_the_seat_opens_it(curtain: Curtain, opened: list[bool]) -> None:
    for wrong in ("1", "3", "22", "5"):
        QTest.keyClicks(curtain, wrong)
        QTest.keyClick(curtain, KEY.Key_Return)
    QTest.keyClicks(curtain, "2")
    QTest.keyClick(curtain, KEY.Key_Space)
    QTest.keyClick(curtain, KEY.Key_Return)
    assert not opened
    QTest.keyClicks(curtain, "2")
    assert curtain.typed == "2"
    QTest.keyClick(curtain, KEY.Key_Enter)
    assert opened == [True]
    assert not curtain.isVisible()
    assert curtain.typed == ""


def test_backspace_takes_a_digit_back(curtain: Curtain, opened: list[bool]) -> None:
    QTest.keyClicks(curtain, "23")
    QTest.keyClick(curtain, KEY.Key_Backspace)
    QTest.keyClick(curtain, KEY.Key_Return)
    assert opened == [True]


def test_holding_the_mouse_opens_it(qtbot: QtBot, curtain: Curtain) -> None:
    with qtbot.waitSignal(curtain.opened, timeout=10 * HOLD_MS):
        QTest.mousePress(curtain, LEFT, pos=spot(curtain))
    assert not curtain.isVisible()


def test_letting_go_early_or_leaving_the_mark_starts_again(
    qtbot: QtBot, curtain: Curtain, opened: list[bool]
) -> None:
    QTest.mousePress(curtain, LEFT, pos=spot(curtain))
    qtbot.waitUntil(lambda: curtain.progress > 0.2)
    QTest.mouseRelease(curtain, LEFT, pos=spot(curtain))
    assert curtain.progress == 0
    QTest.mousePress(curtain, LEFT, pos=spot(curtain))
    qtbot.waitUntil(lambda: curtain.progress > 0.2)
    QTest.mouseMove(curtain, QPoint(3, 3))
    assert curtain.progress == 0
    qtbot.wait(2 * HOLD_MS)
    assert not opened


def test_holding_beside_the_mark_does_nothing(qtbot: QtBot, curtain: Curtain, opened: list[bool]) -> None:
    QTest.mousePress(curtain, LEFT, pos=QPoint(20, 20))
    qtbot.wait(2 * HOLD_MS)
    assert not opened


def test_nothing_below_gets_a_key_a_click_or_a_shortcut(window: QMainWindow, curtain: Curtain) -> None:
    below = button_of(window)
    seen: list[str] = []
    below.clicked.connect(lambda: seen.append("click"))
    for keys in ("Ctrl+Z", "F1", "Ctrl+Return", "Escape"):
        QShortcut(QKeySequence(keys), window).activated.connect(lambda: seen.append("shortcut"))
    below.setFocus()
    QTest.keyClick(below, KEY.Key_Space)
    QTest.mouseClick(below, LEFT)
    for target in (curtain, below, window):
        QTest.keyClick(target, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(target, KEY.Key_F1)
        QTest.keyClick(target, KEY.Key_B, Qt.KeyboardModifier.AltModifier)
        QTest.keyClick(target, KEY.Key_Escape)
    assert not seen
    QTest.keyClicks(curtain, "2")
    QTest.keyClick(curtain, KEY.Key_Return)
    below.setFocus()
    QTest.keyClick(below, KEY.Key_Space)
    QTest.keyClick(below, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert seen == ["click", "shortcut"]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_tooltip_and_an_open_menu_go(qtbot: QtBot, window: QMainWindow) -> None:
    QToolTip.showText(QPoint(10, 10), "a secret", window)
    menu = QMenu(window)
    menu.addAction("a secret")
    menu.popup(QPoint(10, 10))
    Curtain(window).cover(1, "Ann", 0)
    assert not menu.isVisible()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_it_takes_the_focus_back(qtbot: QtBot, window: QMainWindow, curtain: Curtain) -> None:
    button_of(window).setFocus()
    qtbot.waitUntil(curtain.hasFocus)


def test_it_names_the_player_and_nothing_else(curtain: Curtain) -> None:
    assert "Ben" in curtain.accessibleName()
    assert curtain.toolTip() == ""
    before = curtain.grab().toImage()
    curtain.cover(2, "Ben", 1)
    assert curtain.grab().toImage() == before


def test_a_long_name_stays_inside(curtain: Curtain) -> None:
    curtain.cover(5, "W" * 200, 4)
    image = curtain.grab().toImage()
    row = round(curtain.mark_centre().y() - 199 * curtain.measure.scale)
    bright = [x for x in range(image.width()) if image.pixelColor(x, row).lightness() > 200]
    assert bright
    assert min(bright) > 10
    assert max(bright) < image.width() - 10
