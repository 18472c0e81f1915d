"""The curtain between two players: it hides everything and opens only by a deliberate act of the next one."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from rftg_desktop.views.dialogs.page import Overlay
from rftg_desktop.views.sprites.canvas import HINTS, Type, draw_text, faded
from rftg_desktop.views.sprites.chips import draw_seat
from rftg_desktop.views.sprites.sky import sky
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.translation import tr

HOLD_MS = 600
TICK_MS = 15
# A stalled event loop must not count as holding: one tick adds this much at most.
MOST_PER_TICK_MS = 50
RADIUS = 92.0
RING = 10.0
DIGITS = 2
SWALLOWED = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.Shortcut,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.ContextMenu,
        QEvent.Type.ToolTip,
        QEvent.Type.Enter,
        QEvent.Type.HoverEnter,
        QEvent.Type.HoverMove,
        QEvent.Type.DragEnter,
        QEvent.Type.Drop,
        QEvent.Type.TouchBegin,
        QEvent.Type.InputMethod,
    }
)


class Curtain(Overlay):
    """Covers the window for the player of a seat. ``opened`` is sent when that player has opened it.

    It opens when the mouse is held on the mark, or when the seat's number is typed and Enter pressed. Nothing
    else does anything, and nothing below gets a key or a click while it hangs.
    """

    opened = Signal()
    # Qt hides a new overlay before it is wholly made: there is nothing to let go of then.
    _made = False

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        self._number, self._name, self._mark = 1, "", 0
        self._typed = ""
        self._held = 0.0
        self._clock = QElapsedTimer()
        self._ticker = QTimer(self)
        self._ticker.setInterval(TICK_MS)
        self._ticker.timeout.connect(self._tick)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._made = True

    def cover(self, number: int, name: str, colour: int) -> None:
        """Hang the curtain for seat ``number`` (from 1), whose player has this name and colour."""
        self._number, self._name, self._mark = number, name, colour
        self._typed = ""
        self._let_go()
        words = tr(
            "Pass to {name}, seat {number}. Type the seat's number and press Enter, or hold the mouse."
        )
        self.setAccessibleName(words.format(name=name, number=number))
        self.setAccessibleDescription("")
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self.open()
        # What floats above the window is no part of it, and would stay.
        QToolTip.hideText()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        self.update()

    @property
    def typed(self) -> str:
        """The digits typed so far."""
        return self._typed

    @property
    def progress(self) -> float:
        """How much of the holding is done, 0 to 1."""
        return min(1.0, self._held / HOLD_MS)

    def mark_centre(self) -> QPointF:
        """Give the middle of the mark to hold."""
        return QPointF(self.width() / 2, self.height() / 2 + self.px(16))

    # ------------------------------------------------------------ what opens it

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._on_mark(event.position()):
            self._held = 0.0
            self._clock.start()
            self._ticker.start()
            self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self._on_mark(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
        if self._ticker.isActive() and not over:
            self._let_go()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._let_go()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if event.isAutoRepeat():
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            right = self._typed == str(self._number)
            self._typed = ""
            if right:
                self._open_now()
        elif event.text().isdecimal() and event.text().isascii():
            self._typed = (self._typed + event.text())[-DIGITS:]
        else:
            self._typed = self._typed[:-1] if event.key() == Qt.Key.Key_Backspace else ""
        self.update()

    def _on_mark(self, spot: QPointF) -> bool:
        away = spot - self.mark_centre()
        return away.x() ** 2 + away.y() ** 2 <= self.px(RADIUS) ** 2

    def _tick(self) -> None:
        self._held += min(MOST_PER_TICK_MS, self._clock.restart())
        self.update()
        if self._held >= HOLD_MS:
            self._open_now()

    def _let_go(self) -> None:
        self._ticker.stop()
        self._held = 0.0
        self.update()

    def _open_now(self) -> None:
        self._let_go()
        self._typed = ""
        self.hide()
        self.opened.emit()

    # ------------------------------------------------------------ what it keeps away

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self._let_go()
        handled = super().event(event)
        if event.type() in SWALLOWED:
            event.accept()
            return True
        return handled

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.isVisible() and event.type() in SWALLOWED and self._is_below(watched):
            if event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
                self.setFocus(Qt.FocusReason.OtherFocusReason)
                event.accept()
            return True
        return super().eventFilter(watched, event)

    def _is_below(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and watched is not self and watched.window() is self.window()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return False

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.isVisible() and event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            QTimer.singleShot(0, self, self._take_focus)

    def _take_focus(self) -> None:
        if self.isVisible():
            self.raise_()
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        if self._made:
            self._let_go()

    # ------------------------------------------------------------ how it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, sky(self.width(), self.height(), self.devicePixelRatioF()))
        painter.setRenderHints(HINTS)
        self._draw_mark(painter)
        scale, middle, centre = self.measure.scale, self.width() / 2, self.mark_centre()

        def line(words: str, y: float, high: float, type_: Type) -> None:
            size = max(self.theme.least_text, type_.size * scale)
            shown = Type(size, type_.weight, type_.family, type_.colour, type_.tracking * scale)
            width = self.width() * 0.86
            area = QRectF(middle - width / 2, centre.y() + y * scale, width, high * scale)
            draw_text(painter, area, words, shown)

        theme = self.theme
        line(tr("Pass to"), -262, 30, Type(18, 700, theme.narrow, theme.text_second, 1.4))
        line(self._name, -232, 66, Type(50, 800, theme.body, theme.seat(self._mark)))
        seat = tr("Seat {number}", number=self._number)
        line(seat, 128, 30, Type(20, 700, theme.body, theme.text))
        hold = tr("Hold the mouse on the mark")
        line(hold, 182, 26, Type(16, 600, theme.body, theme.text_second))
        keys = tr("or type {number} and press Enter", number=self._number)
        line(keys, 208, 26, Type(16, 600, theme.body, theme.text_second))
        if self._typed:
            line(self._typed, 240, 40, Type(28, 800, theme.body, theme.cyan))

    def _draw_mark(self, painter: QPainter) -> None:
        centre, radius = self.mark_centre(), float(self.px(RADIUS))
        halo = QRadialGradient(centre, radius * 2.1)
        halo.setColorAt(0.3, faded(self.theme.seat(self._mark), 0.30))
        halo.setColorAt(1, faded(self.theme.seat(self._mark), 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawEllipse(centre, radius * 2.1, radius * 2.1)
        painter.setBrush(faded(self.theme.well, 0.92))
        painter.drawEllipse(centre, radius, radius)
        draw_seat(painter, self._mark, centre, radius * 0.46)
        wide = self.px(RING)
        ring = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.theme.line), wide))
        painter.drawEllipse(ring)
        if self._held > 0:
            pen = QPen(QColor(self.theme.cyan), wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawArc(ring, 90 * 16, round(-360 * 16 * self.progress))
