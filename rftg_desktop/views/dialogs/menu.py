"""The menu of a running game: an overlay, closed by Esc, that itself changes nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from rftg_desktop.views.dialogs.page import Overlay
from rftg_desktop.views.dialogs.parts import Button, frame, label
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.translation import tr

WIDTH = 380


class GameMenu(Overlay):
    """Everything that is not a move. ``closed`` is sent when the player goes back to the table."""

    closed = Signal()
    save_requested = Signal()
    load_requested = Signal()
    settings_requested = Signal()
    rules_requested = Signal()
    new_game_requested = Signal()
    start_requested = Signal()
    quit_requested = Signal()

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        self.panel = frame("solid")
        self.buttons: dict[str, Button] = {}
        outer = QHBoxLayout()
        self.hold(outer)
        outer.addStretch(1)
        outer.addWidget(self.panel, 0, Qt.AlignmentFlag.AlignVCenter)
        outer.addStretch(1)
        self.sized(lambda: self.panel.setFixedWidth(self.px(WIDTH)))
        self._fill()
        self.back_requested.connect(self.close_menu)

    def close_menu(self) -> None:
        """Go back to the table."""
        if self.isVisible():
            self.hide()
            self.closed.emit()

    def _fill(self) -> None:
        box = QVBoxLayout(self.panel)
        self.spaced(box, 10, (26, 22, 26, 24))
        box.addWidget(label(tr("Menu"), "title"))
        box.addWidget(label(tr("The game is saved after every move."), "hint", wrap=True))
        self._add(box, "resume", tr("&Back to the table"), "play", self.back_requested, "primary")
        self._add(box, "save", tr("&Save as"), "save", self.save_requested)
        self._add(box, "load", tr("&Load a game"), "folder-open", self.load_requested)
        self._add(box, "settings", tr("S&ettings"), "settings", self.settings_requested)
        self._add(box, "rules", tr("&Rules"), "book-open", self.rules_requested)
        box.addWidget(_line())
        self._add(box, "new", tr("&New game"), "dices", self.new_game_requested)
        self._add(box, "start", tr("Start &page"), "house", self.start_requested)
        self._add(box, "quit", tr("&Quit"), "log-out", self.quit_requested)
        self.focus_first(self.buttons["resume"])

    def _add(
        self, box: QVBoxLayout, key: str, text: str, icon: str, signal: SignalInstance, role: str = ""
    ) -> None:
        made = Button(text, icon, role=role, page=self)
        self.sized(lambda: made.setMinimumHeight(self.px(42)))
        made.clicked.connect(signal)
        box.addWidget(made)
        self.buttons[key] = made

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the menu closes it and reaches nothing below."""
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.close_menu()


def _line() -> QFrame:
    return frame("line")
