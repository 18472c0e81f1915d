"""Windows shown offscreen, their pieces moving at once: one for all tests of a module, or new ones."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rftg_desktop.controller.library import Library
from rftg_desktop.controller.settings import Settings
from rftg_desktop.views.main_window import MainWindow
from tests.gui.at_table import SIZE, Table


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves need not outlive a failure of power here."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


def _shown(window: MainWindow) -> MainWindow:
    window.table.view.table.animator.speed = 0.0
    window.resize(*SIZE)
    window.show()
    QApplication.processEvents()
    return window


@pytest.fixture(scope="module")
def shared_window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    home = tmp_path_factory.mktemp("shared")
    window = MainWindow(Settings(home / "settings.ini"), Library(home / "saves", home / "packs"))
    yield _shown(window)
    window.close()
    window.deleteLater()
    qapp.processEvents()


@pytest.fixture
def table(shared_window: MainWindow) -> Table:
    """The window of this module at its usual size, for a game to be put on."""
    shared_window.table.view.table.animator.speed = 0.0
    shared_window.resize(*SIZE)
    QApplication.processEvents()
    return Table(shared_window)


@pytest.fixture
def new_window(qtbot: QtBot, tmp_path: Path) -> Callable[[], MainWindow]:
    """Make windows that share the folders of this test."""

    def make() -> MainWindow:
        window = MainWindow(
            Settings(tmp_path / "settings.ini"), Library(tmp_path / "saves", tmp_path / "packs")
        )
        qtbot.addWidget(window)
        return _shown(window)

    return make
