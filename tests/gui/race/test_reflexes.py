"""At the table of Race, too, hammering keys and clicks commits nothing."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.at_table import Table
from tests.gui.race.at_solo import examples, session_at

REFLEXES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)
PROMPTS = sorted({choice for _, choice in examples()})


@pytest.mark.parametrize("kind", PROMPTS)
def test_keys_at_every_prompt(kind: str, table: Table, how_many) -> None:
    """Bare Enter, Space and Esc never give an answer, and the window stays open."""
    chance = random.Random(1)
    for (_, choice), found in examples().items():
        if choice != kind:
            continue
        session = table.put(session_at(found[0][0]))
        for _ in range(how_many(100, 1500)):
            QTest.keyClick(QApplication.focusWidget() or table.view, chance.choice(REFLEXES))
        assert not session.entries
        assert table.window.isVisible()
        assert table.window.pages.currentWidget() is table.window.table
        if table.window.table.menu.isVisible():
            table.window.table.menu.close_menu()
        table.check_empty_hands()


def test_keys_that_name_an_answer_need_ctrl(table: Table) -> None:
    """A number that is named turns a card up: no bare digit does that."""
    (state, _), *_ = examples()["NameNumber", "Gamble"]
    session = table.put(session_at(state))
    for digit in range(9):
        QTest.keyClick(table.view, Qt.Key(Qt.Key.Key_1 + digit))
    assert not session.entries
    QTest.keyClick(table.view, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert len(session.entries) == 1
