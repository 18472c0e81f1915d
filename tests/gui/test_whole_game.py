"""A game of three from the start page to the result, by mouse, with a restart in the middle of Assign."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rftg_desktop.controller.affordances import Answer
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.views.dialogs.new_game import NewGamePage
from rftg_desktop.views.dialogs.result import ResultPage
from rftg_desktop.views.main_window import MainWindow
from tests.gui.at_table import Table
from tests.helpers.driver import LEFT
from tests.session.playing import choice_name

SEED = 31
HELD_CURTAINS = 2
LONG = ("Dictate", "Recall")


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    QApplication.processEvents()


def begin(window: MainWindow) -> Table:
    """New game, a third seat, start: by mouse."""
    window.seed = SEED
    click(window.start.roll_button)
    page = window.pages.currentWidget()
    assert isinstance(page, NewGamePage)
    page.set_count(3)
    click(page.start_button)
    table = Table(window)
    assert len(table.controller.session.seats) == 3
    return table


def hold_the_mark(table: Table) -> None:
    """Open the curtain by mouse: hold it on the mark for its time."""
    curtain = table.window.table.curtain
    QTest.mousePress(curtain, LEFT, pos=curtain.mark_centre().toPoint())
    for _ in range(60):
        QTest.qWait(30)
        if not curtain.isVisible():
            break
    assert not curtain.isVisible()
    QTest.mouseRelease(table.view.viewport(), LEFT, pos=QPoint(683, 400))


def wanted(table: Table, chance: random.Random) -> Answer:
    """Any answer, but no long way round: so the game is short."""
    answers = [answer for answer in table.driver.affordances.answers if answer.revises is None]
    if choice_name(table.controller.session) == "Assign":
        locks_in = [answer for answer in answers if answer.action == DONE]
        if locks_in:
            return locks_in[0]
    short = [answer for answer in answers if type(answer.action).__name__ not in LONG] or answers
    return chance.choice([answer for answer in short if answer.action != DONE] or short)


class Play:
    """Plays one step after the other by mouse, and counts curtains and what is pressed."""

    def __init__(self, table: Table) -> None:
        self.table, self.chance = table, random.Random(SEED)
        self.curtains = self.steps = 0

    def step(self) -> None:
        table = self.table
        self.steps += 1
        if table.controller.curtain_for is not None:
            self.curtains += 1
            if self.curtains <= HELD_CURTAINS:
                hold_the_mark(table)
            else:
                table.driver.open_curtain()
        elif table.controller.must_shake:
            cup = table.scene.layout_.cup.center()
            QTest.mouseClick(table.view.viewport(), LEFT, pos=table.driver.at(cup))
            assert not table.controller.must_shake
        else:
            answer = wanted(table, self.chance)
            table.driver.give(answer, self.chance.choice(answer.ways), self.chance.choice(("drag", "click")))
            QApplication.processEvents()
            table.check_tokens()
            table.check_empty_hands()

    def until(self, stop: Callable[[], bool]) -> None:
        while not stop():
            assert self.steps < 4000
            self.step()


def in_the_middle_of_assign(table: Table) -> bool:
    """Somebody has locked in, and the next seat has begun to assign behind its screen."""
    session = table.controller.session
    return (
        session.moment[0] == 4
        and table.controller.bound == session.asked
        and choice_name(session) == "Assign"
        and session.can_reset()
        and any(entry.action == DONE and entry.private for entry in session.entries[-3:])
    )


def test_three_players_to_the_result(new_window: Callable[[], MainWindow]) -> None:
    window = new_window()
    play = Play(begin(window))
    play.until(lambda: in_the_middle_of_assign(play.table))
    window = restarted(play, new_window)
    play.until(lambda: play.table.controller.session.is_over)
    session = play.table.controller.session
    assert play.curtains > 3 * session.moment[0]
    page = window.pages.currentWidget()
    assert isinstance(page, ResultPage)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.library.last() is not None


def restarted(play: Play, new_window: Callable[[], MainWindow]) -> MainWindow:
    """Close the window, open another one, and click Continue: the same seat behind the same curtain."""
    former = play.table
    QApplication.processEvents()
    session, asked = former.controller.session, former.controller.session.asked
    former.window.close()
    window = new_window()
    assert window.start.continue_button.isEnabled()
    click(window.start.continue_button)
    play.table = Table(window)
    again = play.table.controller.session
    assert again is not session
    assert again.ident == session.ident
    assert again.digest == session.digest
    assert again.state == session.state
    assert again.asked == asked == play.table.controller.curtain_for
    assert window.table.curtain.isVisible()
    assert window.table.curtain.accessibleName() == former.window.table.curtain.accessibleName()
    assert play.table.controller.viewer is None
    play.table.driver.open_curtain()
    assert not play.table.controller.must_shake, "what was assigned is still there to be gone on with"
    assert again.view(asked) == session.view(asked)
    assert again.can_reset()
    return window


def test_by_keys_alone(new_window: Callable[[], MainWindow], how_many: Callable[[int, int], int]) -> None:
    """From the start page on no mouse is used: a button, the curtain, the cup, and every answer."""
    window, chance = new_window(), random.Random(2)
    window.seed = SEED
    for page_button in ("new", "start"):
        page = window.pages.currentWidget()
        button = window.start.roll_button if page_button == "new" else page.start_button  # type: ignore[union-attr]
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
    table = Table(window)
    session = table.controller.session
    while not session.is_over and len(session.entries) < how_many(80, 2000):
        table.driver.step(chance, ("keys",))
        table.check_tokens()
        table.check_empty_hands()
    assert len(session.entries) >= 80
