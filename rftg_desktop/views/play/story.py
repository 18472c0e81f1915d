"""What goes on by itself, told in pictures one after the other: step by step, or at a run.

The game has gone on already: only the showing of it takes time. Any other input ends it at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from rftg_desktop.kernel.events import Event
from rftg_desktop.views.table.frame import INSTANT, STEP, Frame
from rftg_desktop.views.table.kit import Scene

if TYPE_CHECKING:
    from rftg_desktop.views.table.scene import TableScene

BEAT_MS = 900
"""So long each picture stands at a run."""


class Story(QObject):
    """The pictures that are still to come. ``ended`` when the last has been shown."""

    ended = Signal()

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self._table = table
        self._coming: list[Scene[Any]] = []
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.go_on)

    @property
    def running(self) -> bool:
        """Whether there are pictures to come."""
        return bool(self._coming)

    def show(self, scenes: Sequence[Scene[Any]], last: Frame, events: tuple[Event, ...]) -> None:
        """Show pictures one by one and then the ``last``; ``events`` are all of them."""
        pace, told = last.taste.pace, sum(len(scene.events) for scene in scenes)
        if not scenes or pace == INSTANT or (pace != STEP and self._table.animator.speed <= 0):
            self._coming = []
            self._table.show(last, events)
            return
        self._coming = [*scenes, Scene(last, events[told:])]
        self.go_on()

    def hold(self, frame: Frame, last: Frame) -> None:
        """Show a picture until there is any input, and then the ``last``."""
        self.forget()
        self._coming = [Scene(last, ())]
        self._table.show(frame, ())

    def go_on(self) -> None:
        """Show the next picture."""
        self._clock.stop()
        if not self._coming:
            return
        scene = self._coming.pop(0)
        self._table.show(scene.frame, scene.events)
        if not self._coming:
            self.ended.emit()
        elif scene.frame.taste.pace != STEP:
            self._clock.start(round(BEAT_MS * self._table.animator.speed))

    def finish(self) -> bool:
        """Show the last picture at once; tell whether there was one to come."""
        if not self._coming:
            return False
        self._clock.stop()
        last = self._coming[-1]
        self._coming = []
        self._table.show(last.frame, ())
        self.ended.emit()
        return True

    def forget(self) -> None:
        """Drop what was to come."""
        self._clock.stop()
        self._coming = []
