"""The robot goes on by itself where the player need not say so again; a moment is left for Undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from rftg_desktop.kernel.actions import DONE
from rftg_desktop.views.table.frame import STEP

if TYPE_CHECKING:
    from rftg_desktop.views.play.table_view import TableView

PAUSE_MS = 2500
"""So long the player may still take back the last move, however fast pieces move."""


class GoingOn(QObject):
    """The clock that answers for the player; step by step it never runs."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.clock = QTimer(self)
        self.clock.setSingleShot(True)
        self.clock.timeout.connect(self._go_on)

    @property
    def is_due(self) -> bool:
        """Whether the robot goes on by itself now."""
        view = self._view
        return view.controller is not None and view.controller.session.may_go_on and view.taste.pace != STEP

    def watch(self) -> None:
        """The table shows another position: begin to wait, or stop."""
        if self.is_due:
            self.clock.start(PAUSE_MS)
        else:
            self.clock.stop()

    def _go_on(self) -> None:
        view, focus = self._view, QApplication.focusWidget()
        elsewhere = focus is not None and focus is not view and not view.isAncestorOf(focus)
        reading = view.story.running or view.look_at is not None
        if not view.isVisible() or elsewhere or reading:
            self.watch()  # a page or a menu lies over the table, rows or the past are read: nothing happens
        elif self.is_due and view.controller is not None:
            view.controller.submit(DONE)
