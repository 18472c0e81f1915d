"""The robot's part of a round, told in pictures: true at every line, at any pace, ended by any input."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace as replace_frame

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.race.robot.events import RobotRolled
from rftg_desktop.rules.race.state import PHASES
from rftg_desktop.rules.race.view import RobotView
from rftg_desktop.session.session import Session
from rftg_desktop.views.dialogs.rules import RulesPage
from rftg_desktop.views.dialogs.settings import SettingsPage
from rftg_desktop.views.table.frame import INSTANT, RUN, STEP, USUAL, Taste
from rftg_desktop.views.table.race.frame import Told
from rftg_desktop.views.table.race.framing import frame_of
from rftg_desktop.views.table.race.paint_robot import told_rows
from rftg_desktop.views.table.race.story import story_of
from rftg_desktop.views.table.race.telling import is_robots
from tests.gui.at_table import Table
from tests.gui.race.at_solo import walk
from tests.helpers.driver import LEFT
from tests.session.playing import choice_name


def moments(seed: int) -> Iterator[tuple[object, object, tuple[Event, ...]]]:
    """The frames before and after each answer of a game, with what happened between them."""
    before = None
    for session in walk(seed):
        now = frame_of(GameController(session), None, USUAL)
        if before is not None:
            yield before, now, session.events_for(session.entries[-1], 0)
        before = now


def unscored(robot: RobotView | None) -> RobotView | None:
    """The score is known after the whole answer only."""
    return None if robot is None else replace(robot, score=None)


@pytest.mark.parametrize("seed", range(4))
def test_the_last_picture_of_the_robot_is_that_of_the_rules(seed: int, qapp: QApplication) -> None:
    told = 0
    for before, after, events in moments(seed):
        scenes = story_of(before, after, events)  # type: ignore[arg-type]
        assert bool(scenes) == any(is_robots(event) for event in events)
        if not scenes:
            continue
        told += len(scenes)
        assert sum((scene.events for scene in scenes), ()) == events[: sum(len(s.events) for s in scenes)]
        last = scenes[-1].frame
        round_over = not after.view.robot.dice  # type: ignore[attr-defined]
        wanted = unscored(after.view.robot)  # type: ignore[attr-defined]
        shown = unscored(last.view.robot)
        assert shown is not None
        assert (replace(shown, dice=()) if round_over else shown) == wanted
        assert last.told == after.told or round_over  # type: ignore[attr-defined]
        for scene in scenes:
            assert not scene.frame.affordances.answers
    assert told > 60


def before_a_roll(seed: int = 1) -> Session:
    """A game in which the next answer rolls the robot's dice."""
    for session in walk(seed):
        if choice_name(session) == "ChooseActions" and DONE in session.options() and session.moment[0] > 2:
            return session
    raise AssertionError("no such position")


@pytest.fixture
def rolling(table: Table) -> Iterator[Table]:
    """A table at which the next answer rolls the robot's dice; movement takes its time."""
    table.put(before_a_roll())
    table.scene.animator.speed = 1.0
    former = table.view.taste
    yield table
    table.view.story.forget()
    table.view.taste = former
    table.view.refresh()
    table.scene.animator.speed = 0.0


def lock_in(table: Table, pace: str) -> None:
    table.view.taste = Taste(pace=pace)
    table.view.refresh()
    table.controller.submit(DONE)


def test_step_by_step(rolling: Table) -> None:
    """Each press of Space shows one line; before the last the player cannot move."""
    lock_in(rolling, STEP)
    story, lines = rolling.view.story, []
    while story.running:
        lines.append(len(rolling.scene.frame.told))
        assert not rolling.scene.frame.affordances.answers
        QTest.keyClick(rolling.view, Qt.Key.Key_Space)
    assert lines == list(range(1, len(lines) + 1))
    assert len(lines) >= 3, "the roll, and both dice"
    rolling.scene.animator.finish()
    rolling.check_tokens()
    assert rolling.scene.frame.affordances == rolling.controller.affordances


def test_at_a_run_no_gesture_is_needed(rolling: Table) -> None:
    lock_in(rolling, RUN)
    assert rolling.view.story.running
    rolling.scene.animator.speed = 0.01
    for _ in range(400):
        if not rolling.view.story.running:
            break
        QTest.qWait(10)
    assert not rolling.view.story.running
    rolling.scene.animator.finish()
    rolling.check_tokens()


def test_at_once(rolling: Table) -> None:
    lock_in(rolling, INSTANT)
    assert not rolling.view.story.running
    assert rolling.scene.frame.affordances == rolling.controller.affordances


@pytest.mark.parametrize("how", ["skip", "escape", "tab", "press"])
def test_one_gesture_ends_the_showing(rolling: Table, how: str) -> None:
    lock_in(rolling, STEP)
    view = rolling.view
    if how == "skip":
        rolling.driver.click_button("skip")
    elif how == "press":
        at = rolling.driver.at(rolling.scene.layout_.pool.center())
        QTest.mouseClick(view.viewport(), LEFT, pos=at)
    else:
        QTest.keyClick(view, Qt.Key.Key_Escape if how == "escape" else Qt.Key.Key_Tab)
    assert not view.story.running
    assert not rolling.window.table.menu.isVisible(), "Esc ends the showing and no more"
    assert rolling.scene.frame.affordances == rolling.controller.affordances
    rolling.scene.animator.finish()
    rolling.check_tokens()


def opened_by_f1(table: Table) -> list[str]:
    """The paragraphs of the rules that F1 opens at each line of a showing, which is then over."""
    window, story, found = table.window, table.view.story, []
    while story.running:
        QTest.keyClick(window, Qt.Key.Key_F1)
        page = window.pages.currentWidget()
        assert isinstance(page, RulesPage)
        found.append(page.anchor)
        QTest.keyClick(page, Qt.Key.Key_F1)
        story.go_on()
    return found


def test_f1_opens_the_rules_of_what_the_robot_is_shown_doing(rolling: Table) -> None:
    """First its dice with their faces, then the paragraph of each phase in which it does something."""
    lock_in(rolling, STEP)
    assert set(opened_by_f1(rolling)) == {"robot-dice"}
    told: set[str] = set()
    for _ in range(30):
        rolling.controller.submit(rolling.controller.session.options()[0])
        told |= set(opened_by_f1(rolling))
        if len(told - {"robot-dice"}) > 1:
            break
    assert len(told - {"robot-dice"}) > 1
    assert told <= {"robot-dice", "leader", *(f"robot-{phase}" for phase in PHASES)}


def has_rolled(events: Iterable[Event]) -> bool:
    return any(isinstance(event, RobotRolled) for event in events)


def test_what_was_told_can_be_read_after_a_reload(table: Table) -> None:
    """The lines of the round are those of the log, which a save brings back."""
    session = next(s for s in walk(1) if s.entries and has_rolled(s.entries[-1].events))
    table.put(session)
    told = table.scene.frame.told
    again = table.window.library.read_back(session)
    table.put(again)
    assert table.scene.frame.told == told != ()


def wheel(table: Table, area: QRectF, turn: int) -> None:
    """Turn the wheel over the middle of an area."""
    at, port = table.driver.at(area.center()), table.view.viewport()
    nothing, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    where = QPointF(at), QPointF(port.mapToGlobal(at))
    event = QWheelEvent(*where, QPoint(), QPoint(0, turn), nothing, none, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(port, event)


def test_what_is_longer_than_its_panel_is_scrolled_by_the_wheel(table: Table) -> None:
    """The newest lines are in sight at first; the wheel brings the first one, and goes no further."""
    table.put(
        next(session for session in walk(1) if session.entries and has_rolled(session.entries[-1].events))
    )
    scene, area = table.scene, table.scene.layout_.explained
    frame = scene.frame
    scene.show(replace_frame(frame, told=tuple(Told(f"Line {number}") for number in range(40))), ())
    furniture, rows = scene.furniture, told_rows(area.height())
    assert furniture.told_back == 0
    for _ in range(30):
        wheel(table, area, 120)
    assert furniture.told_back == 40 - rows
    assert furniture.log_back == 0
    for _ in range(30):
        wheel(table, area, -120)
    assert furniture.told_back == 0
    wheel(table, area, 120)
    scene.show(frame, ())
    assert furniture.told_back == 0


def test_the_pace_is_remembered(table: Table) -> None:
    table.put(before_a_roll())
    for pace in (STEP, RUN, INSTANT):
        table.driver.click_button(f"pace {pace}")
        assert table.window.settings.preferences.robot_pace == pace == table.view.taste.pace
    table.window.show_settings()
    page = table.window.pages.currentWidget()
    assert isinstance(page, SettingsPage)
    assert page.preferences.robot_pace == INSTANT
    table.window.back()
    table.driver.click_button(f"pace {RUN}")
