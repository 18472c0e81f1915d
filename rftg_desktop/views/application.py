"""Qt's application. The system may ask it for a saved game while it runs, as macOS does by a double click."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from rftg_desktop.views.main_window import MainWindow


class Application(QApplication):
    """Hands the files it is asked for to the window.

    The file that the program was started with comes as an event too, and perhaps before there is a window:
    the last such file waits for it.
    """

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._window: MainWindow | None = None
        self._waiting: Path | None = None

    def serve(self, window: MainWindow) -> None:
        """Open from now on in this window what is asked for, and what has been asked for already."""
        self._window = window
        if self._waiting is not None:
            window.open_save(self._waiting)
            self._waiting = None

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if event.file():  # empty for an address that is no file of this computer
            self._open(Path(event.file()))
        return True

    def _open(self, path: Path) -> None:
        if self._window is None:
            self._waiting = path
            return
        self._window.open_save(path)
        # It was asked for from outside, so the window may lie behind others or be minimised.
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.raise_()
        self._window.activateWindow()
