"""The menu, the message bar and the result page."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from rftg_desktop.views.dialogs.menu import GameMenu
from rftg_desktop.views.dialogs.message import GOOD, MessageBar, Notice
from rftg_desktop.views.dialogs.result import ROBOT, GameResult, ResultPage, ScoreLine, SeatResult
from rftg_desktop.views.roll_result import headline

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    made.setCentralWidget(QPushButton("below", made))
    made.resize(1366, 768)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


# ---------------------------------------------------------------- menu


def test_the_menu_asks_for_each_thing(qtbot: QtBot, window: QMainWindow) -> None:
    menu = GameMenu(window)
    menu.open()
    for key, signal in (
        ("save", menu.save_requested),
        ("load", menu.load_requested),
        ("settings", menu.settings_requested),
        ("rules", menu.rules_requested),
        ("new", menu.new_game_requested),
        ("start", menu.start_requested),
        ("quit", menu.quit_requested),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(menu.buttons[key], LEFT)


def test_hammering_esc_and_enter_only_closes_the_menu(qtbot: QtBot, window: QMainWindow) -> None:
    menu = GameMenu(window)
    for key in (KEY.Key_Escape, KEY.Key_Return, KEY.Key_Space):
        for _ in range(20):
            menu.open()
            with qtbot.assertNotEmitted(menu.quit_requested), qtbot.waitSignal(menu.closed):
                QTest.keyClick(window.focusWidget(), key)
            assert not menu.isVisible()


def test_a_click_beside_the_menu_closes_it_and_goes_no_further(qtbot: QtBot, window: QMainWindow) -> None:
    menu = GameMenu(window)
    menu.open()
    below = window.centralWidget()
    assert isinstance(below, QPushButton)
    with qtbot.assertNotEmitted(below.clicked), qtbot.waitSignal(menu.closed):
        QTest.mouseClick(menu, LEFT, pos=QPoint(20, 20))


def test_the_keyboard_stays_in_the_menu(window: QMainWindow) -> None:
    menu = GameMenu(window)
    menu.open()
    seen = []
    for _ in range(2 * len(menu.buttons)):
        focused = window.focusWidget()
        assert focused is not None
        assert menu.isAncestorOf(focused)
        seen.append(focused)
        QTest.keyClick(focused, KEY.Key_Tab)
    assert set(seen) == set(menu.buttons.values())


# ---------------------------------------------------------------- message bar


def test_messages_come_one_after_the_other(qtbot: QtBot, window: QMainWindow) -> None:
    below = window.centralWidget()
    assert below is not None
    below.setFocus()
    bar = MessageBar(window)
    first, second = (
        Notice("The game could not be saved.", "Disk full.", action="Try again"),
        Notice("Ok", kind=GOOD),
    )
    bar.say(first)
    bar.say(second)
    bar.say(first)
    assert bar.isVisible()
    assert below.hasFocus()
    assert "1 more" in bar.text.text()
    assert bar.details.isHidden()
    small = bar.height()
    QTest.mouseClick(bar.more, LEFT)
    qtbot.waitUntil(lambda: bar.height() > small)
    with qtbot.waitSignal(bar.acted) as sent:
        QTest.mouseClick(bar.action, LEFT)
    assert sent.args == [first]
    assert bar.current == second
    with qtbot.waitSignal(bar.dismissed):
        QTest.mouseClick(bar.dismiss, LEFT)
    assert not bar.isVisible()


def test_the_bar_never_covers_the_window(window: QMainWindow) -> None:
    bar = MessageBar(window)
    bar.say(Notice("word " * 60, "detail " * 80))
    assert bar.width() < window.width()
    assert bar.height() < window.height() / 3
    window.resize(1920, 1080)
    assert bar.x() > 0
    assert bar.geometry().right() < 1920


# ---------------------------------------------------------------- result


def seat(name: str, total: int, *, winner: bool = False, colour: int = 0) -> SeatResult:
    lines = (
        ScoreLine("VP chips", total - 10),
        ScoreLine("1 tile", 6, "Gem World 6"),
        ScoreLine("New Economy", 4, "1 for each development: 4"),
    )
    return SeatResult(name, colour, lines, total, "2 dice + $3 = 5", winner)


def shown_result(first: str, second: str, next_seed: int | None = None) -> GameResult:
    sides = (seat(first, 50, winner=True), seat(second, 30, colour=ROBOT))
    return GameResult(
        headline=f"{first} wins",
        seats=sides,
        remarks=("The pool is empty.",),
        rounds=9,
        seed=7,
        next_seed=next_seed,
        has_records=next_seed is not None,
    )


def test_the_headline_names_every_winner() -> None:
    assert headline([seat("Ann", 40, winner=True), seat("Ben", 30)]) == "Ann wins with 40 VP"
    both = [seat("Ann", 40, winner=True), seat("Ben", 40, winner=True)]
    assert headline(both) == "Ann and Ben share the victory"


def test_the_result_asks_for_what_comes_next(qtbot: QtBot) -> None:
    page = ResultPage()
    qtbot.addWidget(page)
    page.set_result(shown_result("Ann", "Ben", next_seed=8))
    assert "8" in page.again_button.toolTip()
    with qtbot.waitSignal(page.records_requested):
        QTest.mouseClick(page.records_button, LEFT)
    page.set_result(shown_result("Cai", "Dora"))
    assert page.again_button.toolTip() == ""
    assert page.records_button.isHidden()
    page.resize(1366, 768)
    page.show()
    columns = [each for each in page.findChildren(QFrame) if each.property("role") in ("panel", "winner")]
    assert len([column for column in columns if column.isVisible()]) == 2
    assert "Cai" in page.headline.whole
    assert page.remarks.text().startswith("The pool is empty.")
    for button, again in ((page.again_button, False), (page.same_button, True)):
        with qtbot.waitSignal(page.again_requested) as sent:
            QTest.mouseClick(button, LEFT)
        assert sent.args == [again]
    with qtbot.waitSignal(page.save_requested):
        QTest.mouseClick(page.save_button, LEFT)
    with qtbot.waitSignal(page.start_requested):
        QTest.mouseClick(page.start_button, LEFT)
    with qtbot.assertNotEmitted(page.start_requested), qtbot.waitSignal(page.table_requested):
        QTest.keyClick(page, KEY.Key_Escape)
