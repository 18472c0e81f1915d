"""The start page: what it leads to, and what it says of the game to go on with."""

from datetime import datetime, timedelta

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rftg_desktop.controller.game_options import RACE, ROLL
from rftg_desktop.views.dialogs.start import Continuable, StartPage, when_words

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def test_continue_says_what_it_continues_or_why_not(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    assert not page.continue_button.isEnabled()
    assert page.detail.whole
    page.set_continue(Continuable("Roll for the Galaxy", "Ann, Ben", 6, datetime(2030, 1, 2, 3, 4)))
    assert page.continue_button.isEnabled()
    assert page.detail.whole == "Roll for the Galaxy  ·  Round 6  ·  2030-01-02 03:04"
    assert page.players.whole == "Ann, Ben"
    page.set_continue(None, "The automatic save is damaged.")
    assert not page.continue_button.isEnabled()
    assert "damaged" in page.detail.whole


def test_every_button_of_the_start_page_asks_once(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    page.set_continue(Continuable("Race solo", "Ann", 1, datetime(2030, 1, 1)))
    page.show()
    for button, signal in (
        (page.continue_button, page.continue_requested),
        (page.records_button, page.records_requested),
        (page.load_button, page.load_requested),
        (page.rules_button, page.rules_requested),
        (page.settings_button, page.settings_requested),
        (page.credits_button, page.credits_requested),
        (page.quit_button, page.quit_requested),
    ):
        seen: list[bool] = []
        signal.connect(lambda seen=seen: seen.append(True))
        QTest.mouseClick(button, LEFT)
        QTest.keyClick(button, KEY.Key_Return)
        QTest.keyClick(button, KEY.Key_Space)
        assert len(seen) == 3


def test_both_games_have_a_button(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    page.show()
    wanted: list[str] = []
    page.new_game_requested.connect(wanted.append)
    for button in (page.roll_button, page.race_button):
        assert button.accessibleDescription()
        QTest.mouseClick(button, LEFT)
        QTest.keyClick(button, KEY.Key_Return)
    assert wanted == [ROLL, ROLL, RACE, RACE]


def test_esc_on_the_start_page_does_nothing(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    page.show()
    with qtbot.assertNotEmitted(page.quit_requested), qtbot.assertNotEmitted(page.back_requested):
        for _ in range(100):
            QTest.keyClick(page, KEY.Key_Escape)


def test_dates_are_words_when_near() -> None:
    now = datetime(2030, 5, 6, 12, 0)
    assert when_words(now - timedelta(hours=2), now) == "today 10:00"
    assert when_words(now - timedelta(hours=20), now) == "yesterday 16:00"
    assert when_words(datetime(2029, 1, 2, 3, 4), now) == "2029-01-02 03:04"
