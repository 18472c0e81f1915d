"""Where the window was when the program ended, and where it comes up again."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMainWindow

from rftg_desktop.controller.settings import Settings, WindowPlace, fitted

LEAST = (1024, 600)
USUAL = (1366, 768)


def restore_place(window: QMainWindow, settings: Settings) -> None:
    """Put the window where it was, wholly on a screen that is there now."""
    window.setMinimumSize(*LEAST)
    window.resize(*USUAL)
    place = settings.window
    if place is None:
        return
    screens = [screen.availableGeometry() for screen in QApplication.screens()]
    window.setGeometry(fitted(place.rect, screens))
    if place.maximised:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def keep_place(window: QMainWindow, settings: Settings) -> None:
    """Remember where the window is; of a maximised one, where it would be otherwise."""
    rect = window.normalGeometry() if window.isMaximized() else window.geometry()
    place = WindowPlace(rect.x(), rect.y(), rect.width(), rect.height(), window.isMaximized())
    settings.set_window(place)
