"""Small widgets that several pages use: buttons, labels, switches, marks of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QFrame,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from rftg_desktop.views.icons import button_icon
from rftg_desktop.views.sprites.chips import draw_seat
from rftg_desktop.views.theme import DARK

if TYPE_CHECKING:
    from rftg_desktop.views.dialogs.page import Page

ICON = 18
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Button(QPushButton):
    """A button that Enter presses too; a key held down presses it no more than once."""

    def __init__(self, text: str, icon: str = "", *, role: str = "", page: Page, large: bool = False) -> None:
        # The style sheet knows no gap between icon and text.
        super().__init__(f" {text}" if icon else text)
        self._icon = ""
        if role:
            self.setProperty("role", role)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        if icon:
            self.set_icon(icon)
            side = ICON * (1.25 if large else 1)
            page.sized(lambda: self.setIconSize(QSize(page.px(side), page.px(side))))

    def set_role(self, role: str) -> None:
        """Change the button's look."""
        set_role(self, "role", role)
        if self._icon:
            self.set_icon(self._icon)

    def set_icon(self, name: str) -> None:
        """Show another icon, in the colour of the button's text."""
        self._icon = name
        colours = {"primary": DARK.primary_text, "danger": DARK.error}
        self.setIcon(button_icon(name, colours.get(str(self.property("role")), DARK.text)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)


def label(text: str = "", role: str = "", wrap: bool = False) -> QLabel:
    """Make a label of this role; plain text only."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made


def section(text: str) -> QLabel:
    """Make a section's label, in capitals."""
    return label(text.upper(), "section")


def frame(role: str = "panel") -> QFrame:
    """Make a panel or a well."""
    made = QFrame()
    made.setProperty("role", role)
    return made


def set_role(widget: QWidget, name: str, value: object) -> None:
    """Change a property that the style sheet looks at, and show it."""
    widget.setProperty(name, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


class Elided(QLabel):
    """A label of one line that is cut with an ellipsis where it does not fit; the tooltip has it whole."""

    def __init__(self, text: str = "", role: str = "") -> None:
        super().__init__()
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_whole(text)

    @property
    def whole(self) -> str:
        """The text before it is cut."""
        return self._whole

    def set_whole(self, text: str) -> None:
        """Show another text."""
        self._whole = text
        self.setText(text)
        self.setAccessibleName(text)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance("Mmm…"), super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect()
        shown = QFontMetrics(self.font()).elidedText(self._whole, Qt.TextElideMode.ElideRight, room.width())
        self.setToolTip(self._whole if shown != self._whole else "")
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, int(self.alignment()), shown)


class Mark(QWidget):
    """The shape of a seat in its colour."""

    def __init__(self, index: int, page: Page, size: float = 20) -> None:
        super().__init__()
        self._index = index
        page.sized(lambda: self.setFixedSize(page.px(size), page.px(size)))

    def set_index(self, index: int) -> None:
        """Show another seat's shape."""
        self._index = index
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        draw_seat(painter, self._index, area.center(), min(area.width(), area.height()) * 0.40)


class Swatch(QAbstractButton):
    """A colour to choose, with its shape; the chosen one has a ring, those of others are dimmed."""

    def __init__(self, index: int, name: str, page: Page, size: float = 34) -> None:
        super().__init__()
        self.index = index
        self.taken = False
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        page.sized(lambda: self.setFixedSize(page.px(size), page.px(size)))

    def set_taken(self, taken: bool) -> None:
        """Dim the colour that another seat has."""
        self.taken = taken
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        edge = max(1.5, area.width() * 0.06)
        ring = area.adjusted(edge, edge, -edge, -edge)
        if self.isChecked() or self.hasFocus() or self.underMouse():
            lit = self.hasFocus() or (self.underMouse() and not self.isChecked())
            painter.setPen(QPen(QColor(DARK.cyan if lit else DARK.gold), edge))
            painter.setBrush(QColor("#2A3868" if self.isChecked() else "#141C38"))
            painter.drawRoundedRect(ring, area.width() * 0.24, area.width() * 0.24)
        painter.setOpacity(0.34 if self.taken and not self.isChecked() else 1.0)
        draw_seat(painter, self.index, area.center(), area.width() * 0.25)


class Switch(QCheckBox):
    """A check box that looks like a switch."""

    def _track(self) -> QRectF:
        high = self.fontMetrics().height()
        return QRectF(4, (self.height() - high) / 2, high * 1.8, high)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        high = metrics.height()
        wide = metrics.size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        return QSize(round(high * 1.8 + high * 0.7 + wide + 10), high + 10)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: object) -> bool:
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track, on = self._track(), self.isChecked()
        lit = self.hasFocus() or self.underMouse()
        if self.hasFocus():
            painter.setPen(QPen(QColor(DARK.cyan), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.setPen(QPen(QColor(DARK.cyan if lit else "#FFE9A8" if on else DARK.text_muted), 1.5))
        painter.setBrush(QColor(DARK.gold if on else DARK.well))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        radius = track.height() / 2 - 3
        x = track.right() - radius - 3 if on else track.left() + radius + 3
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(DARK.primary_text if on else DARK.text_second))
        painter.drawEllipse(QPointF(x, track.center().y()), radius, radius)
        painter.setPen(QColor(DARK.text if self.isEnabled() else DARK.text_muted))
        room = self.rect().adjusted(round(track.right() + track.height() * 0.6), 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(room, int(flags), self.text())
