"""Drags that are interrupted: whatever comes in between, no piece is lost and the hands are empty after."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rftg_desktop.controller.affordances import Gesture, Spot
from rftg_desktop.controller.gestures_roll import ways
from rftg_desktop.rules.roll.state import State
from rftg_desktop.rules.roll.steps import Ship
from rftg_desktop.session.session import Session
from rftg_desktop.views.main_window import MainWindow
from rftg_desktop.views.table.targets import hit
from tests.gui.at_table import SIZE, Table, double_click, examples, session_at
from tests.helpers.driver import CTRL, LEFT
from tests.helpers.playouts import rich_position
from tests.session.playing import answer, deal

SIZES = (SIZE, (1366, 700), (1024, 600), (1500, 900))


def games(seed: int) -> Iterator[Session]:
    """Sessions, open and with curtains, at some place of a random game."""
    chance = random.Random(seed)
    while True:
        seats, seed = chance.randint(2, 5), seed + 1
        secret = chance.random() < 0.4
        if chance.random() < 0.5:
            session = session_at(rich_position(seed, seats), open_table=not secret)
        else:
            session = deal(seats, seed, open_table=not secret)
        for _ in range(chance.randrange(90)):
            if not session.is_over:
                answer(session, chance)
        yield session


class Drag:
    """One drag, begun and not yet ended."""

    def __init__(self, table: Table, chance: random.Random) -> None:
        self.table, self.chance = table, chance
        self.port = table.view.viewport()
        self.source = chance.choice(sorted(table.driver.affordances.sources(), key=repr))
        self.start = table.driver.piece_point(self.source)

    def begin(self) -> None:
        QTest.mouseMove(self.port, self.start)
        QTest.mousePress(self.port, LEFT, pos=self.start)
        QTest.mouseMove(self.port, self.start + QPoint(12, 9))
        assert self.table.hands.held == self.source
        assert self.table.hands.dragging
        self.stray()

    def stray(self) -> None:
        size = self.port.size()
        at = QPoint(self.chance.randrange(size.width()), self.chance.randrange(size.height()))
        QTest.mouseMove(self.port, at)

    def end(self, at: QPoint | None = None) -> None:
        size = self.port.size()
        at = at or QPoint(self.chance.randrange(size.width()), self.chance.randrange(size.height()))
        QTest.mouseMove(self.port, at)
        QTest.mouseRelease(self.port, LEFT, pos=at)
        QApplication.processEvents()

    def button_point(self) -> QPoint:
        areas = self.table.scene.furniture.button_areas
        return self.table.driver.at(self.chance.choice(list(areas.values())).center())


def escape(drag: Drag) -> None:
    QTest.keyClick(drag.table.view, Qt.Key.Key_Escape)


def undo(drag: Drag) -> None:
    QTest.keyClick(drag.table.view, Qt.Key.Key_Z, CTRL)


def redo(drag: Drag) -> None:
    QTest.keyClick(drag.table.view, Qt.Key.Key_Y, CTRL)


def reset(drag: Drag) -> None:
    QTest.keyClick(drag.table.view, Qt.Key.Key_R, CTRL)


def lock_in(drag: Drag) -> None:
    QTest.keyClick(drag.table.view, Qt.Key.Key_Return, CTRL)


def resize(drag: Drag) -> None:
    drag.table.window.resize(*drag.chance.choice(SIZES))
    QApplication.processEvents()


def hide(drag: Drag) -> None:
    QTest.keyClick(drag.table.view, Qt.Key.Key_H)


def lose_focus(drag: Drag) -> None:
    QApplication.sendEvent(drag.table.view, QFocusEvent(QEvent.Type.FocusOut))


def help_and_back(drag: Drag) -> None:
    for _ in (0, 1):
        QTest.keyClick(drag.table.window, Qt.Key.Key_F1)
        QApplication.processEvents()


def open_menu(drag: Drag) -> None:
    drag.table.view.press_button("menu")
    QTest.keyClick(drag.table.window.table.menu, Qt.Key.Key_Escape)


def other_button(drag: Drag) -> None:
    QTest.mousePress(drag.port, Qt.MouseButton.RightButton, pos=drag.start)
    QTest.mouseRelease(drag.port, Qt.MouseButton.RightButton, pos=drag.start)


def move_of_game(drag: Drag) -> None:
    """The game goes on under the hands: a phase may end."""
    controller = drag.table.controller
    controller.submit(drag.chance.choice(controller.session.options()))


def other_game(drag: Drag) -> None:
    drag.table.put(session_at(rich_position(drag.chance.randrange(50), 3)))


def look_at_other(drag: Drag) -> None:
    QTest.keyClick(drag.table.view, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)


def new_look(drag: Drag) -> None:
    window = drag.table.window
    window.table.apply(window.settings.preferences)
    drag.table.scene.animator.speed = 0.0


def leave_window(drag: Drag) -> None:
    QApplication.sendEvent(drag.table.view, QEvent(QEvent.Type.Leave))


def nothing(_drag: Drag) -> None:
    pass


INTERRUPTIONS: tuple[Callable[[Drag], None], ...] = (
    *(nothing, escape, undo, redo, reset, lock_in, resize, hide, lose_focus, help_and_back, open_menu),
    *(other_button, move_of_game, other_game, look_at_other, new_look, leave_window),
)


def ready(table: Table) -> bool:
    """Open curtains until there is something to drag."""
    table.open_curtain()
    return bool(table.driver.affordances.sources())


def settled(table: Table) -> None:
    table.open_curtain()
    if table.view.chooser.isVisible():
        QTest.keyClick(table.view.chooser.rows[0], Qt.Key.Key_Escape)
    table.view.look(None)
    table.hands.choose_power("")
    table.check_empty_hands()
    table.check_tokens()


def test_interrupted_drags(table: Table, how_many) -> None:
    chance = random.Random(5)
    met: Counter[str] = Counter()
    source = games(1)
    while sum(met.values()) < how_many(300, 10_000):
        table.put(next(source))
        for _ in range(6):
            if table.controller.session.is_over or not ready(table):
                break
            interruption = INTERRUPTIONS[sum(met.values()) % len(INTERRUPTIONS)]
            met[interruption.__name__] += 1
            one_drag(Drag(table, chance), interruption)
            settled(table)
    assert len(met) == len(INTERRUPTIONS)


def one_drag(drag: Drag, interruption: Callable[[Drag], None]) -> None:
    table = drag.table
    drag.begin()
    interruption(drag)
    broken_off = table.hands.held is None
    before = facts(table)
    revises = any(
        answer.revises is not None
        for target in table.hands.targets
        for answer in table.driver.affordances.actions_for(drag.source, target)
    )
    drag.end(drag.button_point() if drag.chance.random() < 0.3 else None)
    if broken_off:
        assert facts(table) == before, f"{interruption.__name__}: the release did something"
    elif interruption is nothing:
        # A changed answer may take later ones back that no longer fit.
        more = len(table.controller.session.entries) - before[0]
        assert more in (0, 1) or (revises and more < 0)


def facts(table: Table) -> tuple[Any, ...]:
    session, page = table.controller.session, table.window.table
    pages = table.window.pages.currentWidget()
    hands = (table.view.look_at, table.hands.via, page.menu.isVisible(), page.curtain.isVisible(), pages)
    return (len(session.entries), session.digest, table.hands.held, *hands)


def test_a_drop_beside_every_zone_goes_home(table: Table) -> None:
    """Wherever nothing is lit, a drop changes nothing and says why in one line."""
    chance = random.Random(3)
    drops = 0
    for session in (next(games(seed)) for seed in range(12)):
        table.put(session)
        if not ready(table):
            continue
        for _ in range(6):
            drag = Drag(table, chance)
            drag.begin()
            at = beside(table, chance)
            before = facts(table)[:2]
            drag.end(at)
            assert facts(table)[:2] == before
            assert "\n" not in table.view.bubble.text()
            assert table.view.bubble.isVisible()
            settled(table)
            drops += 1
    assert drops > 40


def beside(table: Table, chance: random.Random) -> QPoint:
    size = table.view.viewport().size()
    while True:
        at = QPoint(chance.randrange(size.width()), chance.randrange(size.height()))
        if hit(table.view.mapToScene(at), table.hands.targets) is None:
            return at


def test_a_double_click_that_slips_changes_nothing(table: Table) -> None:
    chance = random.Random(4)
    clicked = 0
    for session in (next(games(seed)) for seed in range(20, 36)):
        table.put(session)
        if not ready(table):
            continue
        for _ in range(8):
            drag = Drag(table, chance)
            before = facts(table)[:2]
            slip = QPoint(chance.randint(-2, 2), chance.randint(-2, 2))
            double_click(drag.port, drag.start, slip)
            assert facts(table)[:2] == before, drag.source
            settled(table)
            clicked += 1
    assert clicked > 60


def test_a_drag_of_another_piece_moves_that_one(table: Table) -> None:
    """One piece was taken by a click; then another is dragged: it is that one that is put down."""
    moved = 0
    for seed in range(40, 60):
        session = table.put(session_at(rich_position(seed, 3)))
        sources = sorted(table.driver.affordances.sources(), key=repr)
        first, other = sources[0], sources[-1]
        targets = table.driver.affordances.targets_of(other) & table.driver.affordances.targets_of(first)
        if first == other or not targets:
            continue
        QTest.mouseClick(table.view.viewport(), LEFT, pos=table.driver.piece_point(first))
        assert table.hands.held == first
        target = sorted(targets, key=repr)[0]
        table.driver.drag(other, target)
        answers = [answer.action for answer in session.entries]
        assert answers[0].die == other.thing  # type: ignore[attr-defined]
        settled(table)
        moved += 1
    assert moved > 8


def test_a_piece_taken_by_a_click_can_be_dragged_on(table: Table) -> None:
    session = table.put(session_at(rich_position(41, 3)))
    source = sorted(table.driver.affordances.sources(), key=repr)[0]
    QTest.mouseClick(table.view.viewport(), LEFT, pos=table.driver.piece_point(source))
    target = sorted(table.driver.affordances.targets_of(source), key=repr)[-1]
    table.driver.drag(source, target)
    assert len(session.entries) == 1
    settled(table)


LEAVINGS = ("escape", "resize", "undo", "beside", "help")


@pytest.mark.parametrize("leaving", LEAVINGS)
def test_a_chooser_that_is_left_takes_nothing(leaving: str, table: Table) -> None:
    """Trade or Consume is asked; whatever else happens then leaves the piece where it was."""
    for state, source, target in ships():
        session = session_at(state)
        table.window.resize(*SIZE)
        table.put(session)
        table.driver.drag(source, target)
        assert table.view.chooser.isVisible()
        leave(table, leaving)
        QApplication.processEvents()
        assert not table.view.chooser.isVisible()
        assert not session.entries
        settled(table)


def leave(table: Table, leaving: str) -> None:
    if leaving == "escape":
        QTest.keyClick(table.view.chooser.rows[0], Qt.Key.Key_Escape)
    elif leaving == "resize":
        table.window.resize(1280, 720)
    elif leaving == "undo":
        QTest.keyClick(table.view.chooser.rows[-1], Qt.Key.Key_Z, CTRL)
        QTest.keyClick(table.view.chooser.rows[-1], Qt.Key.Key_Escape)
    elif leaving == "beside":
        QTest.mouseClick(table.view.viewport(), LEFT, pos=QPoint(700, 20))
    else:
        QTest.keyClick(table.window, Qt.Key.Key_F1)
        QTest.keyClick(table.window, Qt.Key.Key_F1)


def ships() -> Iterator[tuple[State, Spot, Spot]]:
    for state, action in examples(40, 4)["Trade", "Ship"]:
        session = session_at(state)
        way = ways(Ship(), session.asked or 0, action)[0]
        assert isinstance(way, Gesture)
        yield state, way.source, way.target


def test_quitting_in_the_middle_of_a_drag(new_window: Callable[[], MainWindow]) -> None:
    """The window closes with a piece in hand; the next one goes on where the game was."""
    chance = random.Random(8)
    session = deal(3, 8, open_table=True)
    for _ in range(6):
        table = Table(new_window())
        if session.entries:
            QTest.mouseClick(table.window.start.continue_button, LEFT)
            assert table.controller.session.digest == session.digest
            session = table.controller.session
        else:
            table.put(session)
        for _ in range(8):
            table.controller.submit(chance.choice(session.options()))
        table.controller.shake = False
        table.controller.start()
        if table.driver.affordances.sources():
            Drag(table, chance).begin()
        table.window.close()
        QApplication.processEvents()
        table.check_empty_hands()
