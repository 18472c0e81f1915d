"""The page of the game: the table, and over it the curtain and the menu."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from rftg_desktop.controller.books import START, anchor_for, robot_anchor
from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.controller.settings import Preferences
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.views.dialogs.curtain import Curtain
from rftg_desktop.views.dialogs.menu import GameMenu
from rftg_desktop.views.play.table_view import TableView
from rftg_desktop.views.table.frame import PACE, Taste
from rftg_desktop.views.table.framing import sitting_of


class TablePage(QWidget):
    """Holds the view of the table. ``save_due``: the game has changed; ``ended``: it is over.

    ``consent_due``: undo goes past new information, and everybody must agree first. ``pace_chosen``: so
    what goes on by itself is to be shown.
    """

    save_due = Signal()
    ended = Signal()
    rules_requested = Signal()
    log_requested = Signal()
    consent_due = Signal()
    pace_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = TableView(self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.view)
        self.curtain = Curtain(self)
        self.menu = GameMenu(self)
        self.controller: GameController | None = None
        self._save_clock = QTimer(self)
        self._save_clock.setSingleShot(True)
        self._save_clock.timeout.connect(self.save_due)
        self.curtain.opened.connect(self._curtain_opened)
        self.view.pressed.connect(self._pressed)
        self.menu.closed.connect(self.view.setFocus)

    def play(self, controller: GameController | None) -> None:
        """Show a game (or none)."""
        self.save_now()
        self.menu.hide()
        self.curtain.hide()
        self.view.set_controller(controller)
        self.controller = controller
        if controller is None:
            return
        controller.curtain.connect(self._cover)
        controller.changed.connect(self._changed)
        controller.saving.connect(lambda: self._save_clock.start(0))
        controller.ended.connect(self._end)
        controller.start()
        self.view.setFocus()

    def apply(self, preferences: Preferences) -> None:
        """Follow the player's preferences."""
        self.view.table.animator.speed = preferences.duration_factor
        text = preferences.text_size / 100
        self.view.taste = Taste(preferences.type_marks, preferences.labels, preferences.robot_pace, text)
        self.view.dress()
        self.view.pointing.tip_delay = preferences.tooltip_delay
        if self.controller is not None:
            self.controller.confirm_alone = preferences.auto_confirm
            self.view.refresh()

    def place_in_rules(self) -> tuple[str, str]:
        """Return the paragraph on what is asked, or on what the robot is shown doing, and the game."""
        if self.controller is None:
            return START, ""
        game = self.controller.session.box.spec.name
        if self.view.story.running:
            shown: Any = self.view.table.frame
            return robot_anchor(shown.view.phase, rolled=bool(shown.view.robot.dice)), game
        choice = self.controller.choice
        return (START if choice is None else anchor_for(game, type(choice).__name__)), game

    def save_now(self) -> None:
        """Save at once if a save is due."""
        if self._save_clock.isActive():
            self._save_clock.stop()
            self.save_due.emit()

    def _cover(self, seat: Seat) -> None:
        """Let the curtain fall before anything of the next seat can be shown."""
        if self.controller is not None:
            sitting = sitting_of(self.controller)
            self.view.clear_hands()
            self.menu.hide()
            self.curtain.cover(seat + 1, sitting.name(seat), sitting.colours[seat])

    def _changed(self, _events: object) -> None:
        if self.controller is not None and self.controller.curtain_for is None and self.curtain.isVisible():
            self.curtain.hide()

    def _end(self) -> None:
        """Tell that the game has ended, but not before its end has been shown."""
        if self.view.story.running:
            self.view.story.ended.connect(self.ended, Qt.ConnectionType.SingleShotConnection)
        else:
            self.ended.emit()

    def _curtain_opened(self) -> None:
        if self.controller is not None and self.controller.curtain_for is not None:
            self.controller.open_curtain(self.controller.curtain_for)
            self.view.setFocus()

    def _pressed(self, key: str) -> None:
        if self.controller is None:
            return
        presses = {
            "undo": self._undo,
            "redo": self.controller.redo,
            "rules": self.rules_requested.emit,
            "log": self.log_requested.emit,
            "result": self.ended.emit,
            "menu": self._open_menu,
        }
        if key in presses:
            presses[key]()
        elif key.startswith(PACE):
            self.pace_chosen.emit(key.removeprefix(PACE))

    def _undo(self) -> None:
        if self.controller is None:
            return
        words = self.controller.undo_words()
        if words is not None and words.consent:
            self.consent_due.emit()
        else:
            self.controller.undo()

    def _open_menu(self) -> None:
        self.view.clear_hands()
        self.menu.open()
