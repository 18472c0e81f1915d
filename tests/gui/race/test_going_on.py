"""The robot goes on by itself where it would ask for a third gesture of a round; Undo is in time."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.views.play import going_on
from rftg_desktop.views.table.frame import RUN, STEP, Taste
from tests.gui.at_table import Table
from tests.gui.race.at_solo import walk
from tests.helpers.driver import CTRL
from tests.session.test_going_on import third


@pytest.fixture
def waiting(table: Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A table at which the robot goes on by itself; the moment it waits for is short."""
    monkeypatch.setattr(going_on, "PAUSE_MS", 60)
    former = table.view.taste
    yield table
    table.view.taste = former
    table.view.going_on.clock.stop()


def wait(table: Table, given: int) -> None:
    for _ in range(100):
        if len(table.controller.session.entries) != given:
            break
        QTest.qWait(5)


def test_the_robot_goes_on_without_a_gesture(waiting: Table) -> None:
    waiting.view.taste = Taste(pace=RUN)
    session = waiting.put(third())
    given = len(session.entries)
    assert "by itself" in waiting.scene.frame.hint
    wait(waiting, given)
    assert len(session.entries) == given + 1
    assert not isinstance(session.choice, Confirm) or not session.may_go_on
    waiting.check_tokens()


def test_undo_comes_before_it(waiting: Table) -> None:
    waiting.view.taste = Taste(pace=RUN)
    session = waiting.put(third())
    given = len(session.entries)
    QTest.keyClick(waiting.view, Qt.Key.Key_Z, CTRL)
    assert len(session.entries) == given - 1
    QTest.qWait(150)
    assert len(session.entries) == given - 1
    QTest.keyClick(waiting.view, Qt.Key.Key_Y, CTRL)
    assert session.may_go_on
    wait(waiting, given)
    assert len(session.entries) == given + 1


def test_step_by_step_the_player_is_asked(waiting: Table) -> None:
    waiting.view.taste = Taste(pace=STEP)
    session = waiting.put(third())
    given = len(session.entries)
    QTest.qWait(150)
    assert len(session.entries) == given
    assert "by itself" not in waiting.scene.frame.hint
    waiting.driver.press_by_key("done")
    assert len(session.entries) == given + 1


def test_nothing_happens_below_a_menu(waiting: Table) -> None:
    waiting.view.taste = Taste(pace=RUN)
    session = waiting.put(third())
    given = len(session.entries)
    QTest.keyClick(waiting.view, Qt.Key.Key_Escape)
    assert waiting.window.table.menu.isVisible()
    QTest.qWait(150)
    assert len(session.entries) == given
    waiting.window.table.menu.close()
    waiting.view.setFocus()
    wait(waiting, given)
    assert len(session.entries) == given + 1


def test_nothing_happens_while_the_rows_of_the_robot_are_read(waiting: Table) -> None:
    waiting.view.taste = Taste(pace=RUN)
    session = waiting.put(third())
    given = len(session.entries)
    waiting.view.look(1)
    QTest.qWait(150)
    assert len(session.entries) == given
    assert waiting.scene.frame.mat
    waiting.view.look(None)
    wait(waiting, given)
    assert len(session.entries) == given + 1


def test_no_other_prompt_answers_itself(waiting: Table) -> None:
    """Elsewhere the clock does not run."""
    chance = random.Random(1)
    for found in walk(2, 200, 0.2):
        if found.may_go_on or chance.random() < 0.5:
            continue
        waiting.put(found)
        assert not waiting.view.going_on.clock.isActive()
