"""Painting ahead: while nobody does anything, pieces that may come next are painted, one at a time.

So a handover, which shows another mat, say, need not wait for its tiles. Only what the view holds is painted.
When that is done, memory that is free again goes back to the system.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from rftg_desktop.views.memory import give_back
from rftg_desktop.views.table.frame import Frame
from rftg_desktop.views.table.piece import Piece

if TYPE_CHECKING:
    from rftg_desktop.views.table.scene import TableScene

PAUSE_MS = 80
"""So long after the last change painting ahead begins."""

STEP_MS = 16
"""So long it leaves the table alone between two pieces."""

MOST_BYTES = 32 << 20
"""No more is painted ahead once so much is kept: what is on the table must not be pushed out."""

GIVE_BACK_S = 20
"""So often at most, in seconds, memory that is free again is given back afterwards."""


class Warmth(QObject):
    """Paints ahead for one scene."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._coming: Iterator[Piece] = iter(())
        self._given_back = 0.0
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        """Whether there may be something left to paint."""
        return self._clock.isActive()

    def begin(self, frame: Frame) -> None:
        """Paint ahead for what may be shown after ``frame``."""
        self._coming = self._scene.kit.ahead(frame, self._scene.layout_)
        self._clock.start(PAUSE_MS)

    def _step(self) -> None:
        """Paint the next piece that is not at hand yet."""
        before = self._scene.sprites.size
        for piece in self._coming if before < MOST_BYTES else ():
            self._scene.sprite_of(piece)
            if self._scene.sprites.size != before:
                self._clock.start(STEP_MS)
                return
        if time.monotonic() - self._given_back > GIVE_BACK_S:
            self._given_back = time.monotonic()
            give_back()
