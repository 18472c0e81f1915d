"""Words beside the pointer: the effect of a drop before it is made, why one was refused, a tooltip."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

MOST_WIDTH, USUAL_SIZE = 330, 13
"""How wide words of this size (in pixels) may run; larger ones run wider."""

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
    ) -> None:
        """Show words beside a point, clear of the buttons; ``kind`` is effect, refusal or tip."""
        if not words:
            self.hush()
            return
        self.setProperty("kind", kind)
        self.style().unpolish(self)
        self.style().polish(self)
        self.setText(words)
        self.setMaximumWidth(round(MOST_WIDTH * max(1.0, self.fontInfo().pixelSize() / USUAL_SIZE)))
        self.adjustSize()
        self._place(at, list(clear_of))
        self.show()
        self.raise_()
        if lasting:
            self._clock.stop()
        else:
            self._clock.start(REFUSED_MS)

    def _place(self, at: QPoint, buttons: list[QRect]) -> None:
        """Go beside a point: below it if there is room, else above; of buttons rather keep clear."""
        room = self._ground.rect().adjusted(4, 4, -4, -4)
        x = max(room.left(), min(at.x() + 18, room.right() - self.width()))
        below, above = at.y() + 24, at.y() - self.height() - 14
        beside = [y for button in buttons for y in (button.top() - self.height() - 4, button.bottom() + 5)]
        places = [
            QRect(QPoint(x, y), self.size())
            for y in (below, above, *sorted(beside, key=lambda y: abs(y - below)))
        ]
        inside = [place for place in places if room.contains(place)]
        clear = [place for place in inside if not any(button.intersects(place) for button in buttons)]
        self.setGeometry(next(iter([*clear, *inside]), QRect(QPoint(x, room.top()), self.size())))

    def hush(self) -> None:
        """Say nothing."""
        self._clock.stop()
        self.setText("")
        self.hide()
