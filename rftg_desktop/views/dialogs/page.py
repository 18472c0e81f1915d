"""What all pages share: the sky, the scale, a heading with a way back, and overlays above other pages."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from rftg_desktop.views.dialogs.parts import Button, label
from rftg_desktop.views.sprites.canvas import faded
from rftg_desktop.views.sprites.sky import sky
from rftg_desktop.views.style import (
    DESIGN_HEIGHT,
    DESIGN_WIDTH,
    LEAST_SCALE,
    Measure,
    prepare_fonts,
    scale_for,
    style_sheet,
)
from rftg_desktop.views.theme import DARK, Theme, application_palette
from rftg_desktop.views.words.translation import tr

MARGIN = 28


class Page(QWidget):
    """A page that fills the window. Esc asks for the way back.

    Lengths follow the window: whatever depends on the scale is set in a function given to :meth:`sized`.
    """

    back_requested = Signal()

    def __init__(self, parent: QWidget | None = None, theme: Theme = DARK) -> None:
        super().__init__(parent)
        prepare_fonts()
        self.theme = theme
        self.measure = Measure(theme, 1.0)
        self.setPalette(application_palette(theme))
        self._text = 1.0
        self._sized: list[Callable[[], None]] = []
        self._lasting = 0
        self._first: QWidget | None = None
        self.setStyleSheet(style_sheet(theme))

    def px(self, size: float) -> int:
        """Turn a length of the design into screen pixels."""
        return self.measure.px(size)

    def sized(self, action: Callable[[], None]) -> None:
        """Run ``action`` now and whenever the scale changes."""
        self._sized.append(action)
        action()

    def keep_sizes(self) -> None:
        """Take what is here now as what stays; see :meth:`_forget_sizes`."""
        self._lasting = len(self._sized)

    def _forget_sizes(self) -> None:
        """Drop the size functions of parts that are about to be replaced."""
        del self._sized[self._lasting :]

    def spaced(self, layout: QLayout, spacing: float, margins: tuple[float, ...] = (0, 0, 0, 0)) -> None:
        """Give a layout its gaps, in lengths of the design: left, top, right, bottom."""

        def set_gaps() -> None:
            layout.setSpacing(self.px(spacing))
            left, top, right, bottom = (self.px(each) for each in margins)
            layout.setContentsMargins(left, top, right, bottom)

        self.sized(set_gaps)

    def set_text_size(self, per_cent: int) -> None:
        """Enlarge all text of the page; 100 is the design's."""
        self._text = per_cent / 100
        self._restyle(self.measure.scale)

    def focus_first(self, widget: QWidget) -> None:
        """Choose what has the keyboard when the page appears."""
        self._first = widget

    def take_keyboard(self) -> None:
        """Give the keyboard to what should have it first."""
        (self._first or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def header(self, title: str) -> tuple[QHBoxLayout, QLabel]:
        """Make the line on top: a way back, the title, and room for more on the right."""
        row = QHBoxLayout()
        self.spaced(row, 12)
        back = Button(tr("&Back"), "chevron-left", role="flat", page=self)
        back.clicked.connect(self.back_requested)
        heading = label(title, "title")
        row.addWidget(back)
        row.addWidget(heading)
        row.addStretch(1)
        return row, heading

    def hold(self, layout: QLayout) -> None:
        """Take the layout as the page's own; it never keeps the window from shrinking."""
        layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setLayout(layout)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(DESIGN_WIDTH * LEAST_SCALE), round(DESIGN_HEIGHT * LEAST_SCALE))

    def column(self) -> QVBoxLayout:
        """Make the page's own layout with the usual margin."""
        outer = QVBoxLayout()
        self.hold(outer)
        self.spaced(outer, 16, (MARGIN, 20, MARGIN, 22))
        return outer

    def _restyle(self, scale: float) -> None:
        self.measure = Measure(self.theme, scale, self._text)
        self.setStyleSheet(style_sheet(self.theme, scale, self._text))
        for action in self._sized:
            action()

    def rescale_for(self, window: QSize) -> None:
        """Take the scale that belongs to a window of this size."""
        scale = scale_for(window)
        if abs(scale - self.measure.scale) > 1e-3:
            self._restyle(scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.rescale_for(event.size())
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._first is not None:
            self.take_keyboard()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, sky(self.width(), self.height(), self.devicePixelRatioF()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.back_requested.emit()
            return
        super().keyPressEvent(event)


class Overlay(Page):
    """A page over another one of the same parent: it keeps its parent's size and dims what lies below."""

    dim = 0.66

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        parent.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Show the overlay over everything."""
        self._fit()
        self.show()
        self.raise_()
        self.take_keyboard()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parent() and event.type() == QEvent.Type.Resize and self.isVisible():
            self._fit()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        # The keyboard stays within the overlay.
        stops = [each for each in self.findChildren(QWidget) if _takes_tab(each)]
        if not stops:
            return False
        here = next((at for at, each in enumerate(stops) if each.hasFocus()), -1 if forward else 0)
        stops[(here + (1 if forward else -1)) % len(stops)].setFocus(
            Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        )
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), faded(self.theme.space, self.dim))

    def resizeEvent(self, event: QResizeEvent) -> None:
        # An overlay may be smaller than the window, whose size decides.
        parent = self.parentWidget()
        self.rescale_for(parent.size() if parent is not None else event.size())
        QWidget.resizeEvent(self, event)

    def _fit(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(0, 0, parent.width(), parent.height())

    def sizeHint(self) -> QSize:
        parent = self.parentWidget()
        return parent.size() if parent is not None else super().sizeHint()


def _takes_tab(widget: QWidget) -> bool:
    wants = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return wants and widget.isEnabled() and widget.isVisible()
