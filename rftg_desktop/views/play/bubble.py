"""Words beside the pointer: the effect of a drop before it is made, why one was refused, a tooltip."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

MOST_WIDTH = 330
REFUSED_MS = 2600


class Bubble(QLabel):
    """A line or two over the table. It takes no mouse and no keys."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setObjectName("bubble")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.hush)
        self.hide()

    def say(
        self,
        words: str,
        at: QPoint,
        *,
        kind: str = "effect",
        lasting: bool = True,
        clear_of: Iterable[QRect] = (),
        above: int | None = None,
    ) -> None:
        """Show words below a point; ``kind`` is effect, refusal or tip.

        Where they would cover one of the buttons ``clear_of``, they stand over the height ``above``.
        """
        if not words:
            self.hush()
            return
        self.setProperty("kind", kind)
        self.style().unpolish(self)
        self.style().polish(self)
        self.setText(words)
        self.setMaximumWidth(MOST_WIDTH)
        self.adjustSize()
        room = self._ground.rect()
        x = max(4, min(at.x() + 18, room.width() - self.width() - 4))
        y = at.y() + 24 if at.y() + 24 + self.height() < room.height() else at.y() - self.height() - 14
        self.move(x, max(4, y))
        if any(button.intersects(self.geometry()) for button in clear_of):
            self.move(x, max(4, (at.y() if above is None else above) - self.height() - 12))
        self.show()
        self.raise_()
        if lasting:
            self._clock.stop()
        else:
            self._clock.start(REFUSED_MS)

    def hush(self) -> None:
        """Say nothing."""
        self._clock.stop()
        self.setText("")
        self.hide()
