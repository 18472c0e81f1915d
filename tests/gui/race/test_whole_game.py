"""A solitaire game from the start page to the result, by mouse, with a restart in the middle; and by keys."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rftg_desktop.bots.base import POLICIES
from rftg_desktop.controller.affordances import Answer
from rftg_desktop.views.dialogs.new_race import NewRacePage
from rftg_desktop.views.main_window import MainWindow
from tests.gui.at_table import Table
from tests.helpers.driver import LEFT

SEED = 12


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    QApplication.processEvents()


def begin(window: MainWindow) -> Table:
    """Race solo, start: by mouse."""
    window.seed = SEED
    click(window.start.race_button)
    page = window.pages.currentWidget()
    assert isinstance(page, NewRacePage)
    click(page.start_button)
    table = Table(window)
    assert table.controller.session.box.spec.name == "race"
    return table


def sensible(table: Table) -> Answer:
    """What the greedy player would do."""
    session = table.controller.session
    wanted = POLICIES["greedy"].choose(session.view(0), session.options(), session.bot_seed(0))
    answers = table.driver.affordances.answers
    return next(answer for answer in answers if answer.revises is None and answer.action == wanted)


def play(table: Table, chance: random.Random, stop: Callable[[], bool]) -> None:
    while not stop():
        answer = sensible(table)
        table.driver.give(answer, chance.choice(answer.ways), chance.choice(("drag", "click")))
        if not table.controller.session.is_over:
            table.check_tokens()
            table.check_empty_hands()


def test_a_game_to_the_result(new_window: Callable[[], MainWindow]) -> None:
    chance = random.Random(SEED)
    window = new_window()
    table = begin(window)
    session = table.controller.session
    play(table, chance, lambda: session.moment[0] == 4 and session.can_reset())
    told = table.scene.frame.told
    window.close()
    window = new_window()
    click(window.start.continue_button)
    table = Table(window)
    again = table.controller.session
    assert again is not session
    assert (again.digest, again.state) == (session.digest, session.state)
    assert table.scene.frame.told == told != ()
    play(table, chance, lambda: again.is_over)
    assert again.view(0).robot.score is not None
    QApplication.processEvents()
    assert window.pages.currentWidget() is not window.table, "the result is shown"
    window.show_table()
    assert [face.key for face in table.scene.frame.buttons] == ["result"]


def test_by_keys_alone(new_window: Callable[[], MainWindow], how_many: Callable[[int, int], int]) -> None:
    """From the start page on no mouse is used."""
    window = new_window()
    window.seed = SEED
    window.start.race_button.setFocus()
    QTest.keyClick(window.start.race_button, Qt.Key.Key_Return)
    page = window.pages.currentWidget()
    assert isinstance(page, NewRacePage)
    page.start_button.setFocus()
    QTest.keyClick(page.start_button, Qt.Key.Key_Return)
    table = Table(window)
    session = table.controller.session
    chance = random.Random(3)
    while not session.is_over and len(session.entries) < how_many(60, 1000):
        answer = sensible(table)
        table.driver.give(answer, chance.choice(answer.ways), "keys")
        if not session.is_over:
            table.check_tokens()
            table.check_empty_hands()
    assert len(session.entries) >= 60
