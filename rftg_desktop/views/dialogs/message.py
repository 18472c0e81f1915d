"""A bar on top of the window for what went wrong or well, in the way of nothing."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rftg_desktop.views.dialogs.page import Overlay
from rftg_desktop.views.dialogs.parts import Button, frame, label, set_role
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.translation import tr

ERROR, GOOD = "error", "good"
WIDTH = 820
TOP = 52
MOST_KEPT = 20


@dataclass(frozen=True, slots=True)
class Notice:
    """What the bar says: a line, more of it on demand, and what a button offers."""

    text: str
    details: str = ""
    kind: str = ERROR
    action: str = ""


class MessageBar(Overlay):
    """Shows notices one after the other until each is dismissed. It takes no focus by itself.

    ``acted`` is sent with the notice whose button was pressed, ``dismissed`` when the last one is gone.
    """

    acted = Signal(object)
    dismissed = Signal()

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        self._waiting: deque[Notice] = deque(maxlen=MOST_KEPT)
        self.bar = frame("alarm")
        self.text = label("", wrap=True)
        self.details = label("", "hint", wrap=True)
        self.more = Button(tr("&Details"), "chevron-down", role="flat", page=self)
        self.action = Button("", page=self)
        self.dismiss = Button(tr("&Dismiss"), "x", role="flat", page=self)
        outer = QVBoxLayout()
        self.hold(outer)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.bar)
        box = QVBoxLayout(self.bar)
        self.spaced(box, 4, (16, 8, 8, 8))
        row = QHBoxLayout()
        self.spaced(row, 8)
        row.addWidget(self.text, 1)
        for button in (self.more, self.action, self.dismiss):
            row.addWidget(button)
        box.addLayout(row)
        box.addWidget(self.details)
        self.more.clicked.connect(self._toggle_details)
        self.dismiss.clicked.connect(self._next)
        self.action.clicked.connect(self._act)

    @property
    def current(self) -> Notice | None:
        """The notice that is shown."""
        return self._waiting[0] if self._waiting else None

    def say(self, notice: Notice) -> None:
        """Show a notice, after those that are still there; the same one is not repeated."""
        if notice in self._waiting:
            return
        self._waiting.append(notice)
        self._show_current()

    def withdraw(self, notice: Notice) -> None:
        """Take back a notice whose moment has passed."""
        if notice in self._waiting:
            self._waiting.remove(notice)
            self._show_current()

    def clear(self) -> None:
        """Take all notices away."""
        self._waiting.clear()
        self._show_current()

    def _act(self) -> None:
        notice = self.current
        self._next()
        if notice is not None:
            self.acted.emit(notice)

    def _next(self) -> None:
        if self._waiting:
            self._waiting.popleft()
        self._show_current()
        if not self._waiting:
            self.dismissed.emit()

    def _show_current(self) -> None:
        notice = self.current
        if notice is None:
            self.hide()
            return
        others = len(self._waiting) - 1
        more = tr(" ({count} more)", count=others) if others else ""
        self.text.setText(notice.text + more)
        self.bar.setAccessibleName(notice.text)
        self.details.setText(notice.details)
        self.details.hide()
        self.more.setVisible(bool(notice.details))
        self.more.set_icon("chevron-down")
        self.action.setText(notice.action)
        self.action.setVisible(bool(notice.action))
        set_role(self.bar, "role", "alarm" if notice.kind == ERROR else "cheer")
        self._fit()
        self.show()
        self.raise_()

    def _toggle_details(self) -> None:
        shown = not self.details.isVisible()
        self.details.setVisible(shown)
        self.more.set_icon("chevron-up" if shown else "chevron-down")
        self._fit()

    def _fit(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        self.rescale_for(parent.size())
        width = min(self.px(WIDTH), parent.width() - 2 * self.px(12))
        layout = self.layout()
        high = layout.heightForWidth(width) if layout is not None and layout.hasHeightForWidth() else -1
        high = high if high > 0 else self.sizeHint().height()
        self.setGeometry((parent.width() - width) // 2, self.px(TOP), width, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self.bar:
            self._fit()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        # The bar is no cage: Tab leaves it.
        return QWidget.focusNextPrevChild(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        QWidget.keyPressEvent(self, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        # Only the bar itself shows.
        pass
