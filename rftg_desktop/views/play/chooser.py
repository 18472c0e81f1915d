"""The chooser: what a drop can mean, as a short list at the pointer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from rftg_desktop.controller.affordances import Answer


class Row(QPushButton):
    """An answer. A key that is still held from the drop before it does not take it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            super().keyPressEvent(event)


class Chooser(QFrame):
    """A list of answers. ``chosen(answer)`` when one is taken, ``left`` when none is."""

    chosen = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setObjectName("chooser")
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(6, 6, 6, 6)
        self._box.setSpacing(4)
        self._rows: list[QPushButton] = []
        self.hide()

    @property
    def rows(self) -> tuple[QPushButton, ...]:
        """The buttons, one for each answer."""
        return tuple(self._rows)

    def ask(self, answers: Sequence[Answer], words: Sequence[str], at: QPoint) -> None:
        """Show the answers at a point of the parent; the first has the focus."""
        self.clear()
        for answer, text in zip(answers, words, strict=True):
            row = Row(text, self)
            row.setAutoDefault(True)
            row.clicked.connect(lambda _=False, answer=answer: self._take(answer))
            self._box.addWidget(row)
            self._rows.append(row)
        self.adjustSize()
        room = self._ground.rect()
        x = max(4, min(at.x() - self.width() // 2, room.width() - self.width() - 4))
        y = max(4, min(at.y() + 14, room.height() - self.height() - 4))
        self.move(x, y)
        self.show()
        self.raise_()
        self._rows[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def clear(self) -> None:
        """Close the list without a word."""
        for row in self._rows:
            self._box.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows.clear()
        self.hide()

    def _take(self, answer: Answer) -> None:
        self.clear()
        self.chosen.emit(answer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(
            Qt.Key(key), 0
        )
        if key == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        elif step and self._rows:
            at = next((n for n, row in enumerate(self._rows) if row.hasFocus()), 0)
            self._rows[(at + step) % len(self._rows)].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
