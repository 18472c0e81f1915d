"""Undo, redo and reset at the table of Race, and a marker moved on to another space."""

from __future__ import annotations

import random
from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.controller.gestures_race import MARKER, marker, space
from rftg_desktop.kernel.ids import Ref
from rftg_desktop.rules.race.actions import Mark
from rftg_desktop.session.session import Session
from tests.gui.at_table import Table
from tests.gui.race.at_solo import answer, dealt, walk
from tests.helpers.driver import CTRL
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
