"""Undo, redo and reset at the table of Race, and a marker moved on to another space."""

from __future__ import annotations

import random
from collections import Counter

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.controller.gestures_race import MARKER, marker, space
from rftg_desktop.kernel.ids import Ref
from rftg_desktop.rules.race.actions import Mark
from rftg_desktop.rules.race.state import ACTIONS
from rftg_desktop.session.session import Session
from tests.gui.at_table import Table
from tests.gui.race.at_solo import answer, dealt, walk
from tests.helpers.driver import CTRL, LEFT
from tests.session.playing import choice_name


def enabled(table: Table, key: str) -> bool:
    return any(face.key == key and face.enabled for face in table.scene.frame.faces)


def test_undo_and_redo_at_every_prompt(table: Table, how_many) -> None:
    """The buttons tell the truth, undo leads back to a former position, redo to the one before it."""
    undone: Counter[str] = Counter()
    for seed in range(how_many(3, 60)):
        chance = random.Random(seed)
        session = table.put(dealt(seed))
        while not session.is_over and len(session.entries) < 90:
            check_buttons(table, session, undone)
            answer(session, chance)
            table.controller.start()
    assert len(undone) > 5, undone


def check_buttons(table: Table, session: Session, undone: Counter[str]) -> None:
    words = session.undo_words(0)
    assert enabled(table, "undo") == (words is not None)
    assert enabled(table, "redo") == session.can_redo()
    assert enabled(table, "reset") == session.can_reset()
    if words is None:
        return
    before, digest = session.state, session.digest
    QTest.keyClick(table.view, Qt.Key.Key_Z, CTRL)
    assert session.digest != digest
    undone[choice_name(session)] += 1
    table.check_tokens()
    table.driver.click_button("redo")
    assert (session.state, session.digest) == (before, digest)
    table.check_tokens()


def choosing(marks: int) -> Session:
    """A game in which so many actions are chosen, and not yet locked in."""
    return next(
        session
        for session in walk(1)
        if choice_name(session) == "ChooseActions" and len(session.state.seats[0].marks) == marks
    )


def test_a_marker_moves_on_and_back(table: Table) -> None:
    session = table.put(choosing(1))
    (name,) = session.state.seats[0].marks
    other = next(option.space for option in session.options() if isinstance(option, Mark))
    for how in (table.driver.drag, table.driver.click_both, table.driver.by_keys):
        how(marker(0, name), space(other))
        assert session.state.seats[0].marks == (other,)
        table.check_tokens()
        how(marker(0, other), space(name))
        assert session.state.seats[0].marks == (name,)
        how(marker(0, name), Spot(Ref(0, MARKER)))
        assert session.state.seats[0].marks == ()
        how(marker(0), space(name))
        assert session.state.seats[0].marks == (name,)
    table.check_tokens()


def test_a_click_on_a_space_chooses_it_and_another_takes_it_back(table: Table) -> None:
    """Beside the marker as on it; and nothing is held afterwards."""
    session = table.put(choosing(0))
    for point in (QPointF(0.5, 0.2), QPointF(0.9, 0.6)):
        click_space(table, "settle", point)
        assert session.state.seats[0].marks == ("settle",)
        table.check_tokens()
        table.check_empty_hands()
        click_space(table, "settle", point)
        assert session.state.seats[0].marks == ()
        table.check_empty_hands()


def test_the_second_click_on_a_marker_takes_it_back(table: Table) -> None:
    session = table.put(choosing(1))
    (name,) = session.state.seats[0].marks
    table.driver.click(table.scene.token_of(marker(0, name)).piece.rect.center())
    assert table.hands.held == marker(0, name)
    table.driver.click(table.scene.token_of(marker(0, name)).piece.rect.center())
    assert session.state.seats[0].marks == ()
    table.check_empty_hands()


def test_a_click_does_nothing_where_nothing_can_be_chosen(table: Table) -> None:
    """A second Develop needs the first; with both actions chosen no space takes a marker."""
    session = table.put(choosing(0))
    click_space(table, "develop_second", QPointF(0.5, 0.2))
    assert session.state.seats[0].marks == ()
    session = table.put(choosing(2))
    marks = session.state.seats[0].marks
    free = next(name for name in ACTIONS if name not in marks)
    click_space(table, free, QPointF(0.5, 0.2))
    assert session.state.seats[0].marks == marks


def test_a_press_elsewhere_is_no_click_on_a_space(table: Table) -> None:
    session = table.put(choosing(0))
    view, inside = table.view.viewport(), table.scene.layout_.space("settle").center()
    QTest.mousePress(view, LEFT, pos=table.driver.at(table.scene.layout_.space("produce").center()))
    QTest.mouseRelease(view, LEFT, pos=table.driver.at(inside))
    assert session.state.seats[0].marks == ()


def click_space(table: Table, name: str, part: QPointF) -> None:
    area = table.scene.layout_.space(name)
    table.driver.click(QPointF(area.x() + part.x() * area.width(), area.y() + part.y() * area.height()))


def test_a_digit_names_the_space(table: Table) -> None:
    """A marker picked up by keys goes to the space that is the digit's."""
    session = table.put(choosing(0))
    for digit in (Qt.Key.Key_3, Qt.Key.Key_9):
        while table.view.keyboard.cursor != marker(0):
            QTest.keyClick(table.view, Qt.Key.Key_Tab)
        QTest.keyClick(table.view, Qt.Key.Key_Return)
        QTest.keyClick(table.view, digit)
        QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert session.state.seats[0].marks == ("develop", "produce")


def test_reset_takes_both_markers_back(table: Table) -> None:
    session = table.put(choosing(2))
    table.driver.click_button("reset")
    assert session.state.seats[0].marks == ()
    table.driver.click_button("undo")
    assert len(session.state.seats[0].marks) == 2
