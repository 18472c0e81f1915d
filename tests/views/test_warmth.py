"""Painting ahead: what another mat needs is at hand before it is shown, and nothing runs on after that."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.views import memory
from rftg_desktop.views.play import warmth
from rftg_desktop.views.play.table_view import TableView
from tests.session.playing import played


def test_the_mats_of_others_are_painted_while_the_table_rests(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warmth, "PAUSE_MS", 0)
    monkeypatch.setattr(warmth, "STEP_MS", 0)
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1366, 768)
    controller = GameController(played(3, 5, 200, open_table=True), shake=False)
    view.set_controller(controller)
    controller.start()
    view.show()
    qtbot.waitUntil(lambda: not view.warmth.running)
    painted = view.table.sprites.size
    for seat in range(3):
        view.look(seat)
        QApplication.processEvents()
    assert view.table.sprites.size == painted
    qtbot.waitUntil(lambda: not view.warmth.running)


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_memory_is_given_back_or_let_be(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    memory._trim.cache_clear()
    memory.give_back()
    memory._trim.cache_clear()
