"""What every painter of a piece stands on: a canvas at the screen's scale, colours and text."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QLinearGradient, QPainter, QPixmap

from rftg_desktop.views.theme import DARK, font

# Text is laid out in a unit this much finer than a logical pixel: Qt's pixel sizes are whole numbers.
FINE = 8
LEAST_STRETCH = 72

_HEIGHT = 0.95
"""The ink of a line, from the tops of tall letters to the ends of long ones, in sizes of its type."""

_growth: ContextVar[float] = ContextVar("growth", default=1.0)

HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Sprite:
    """A painted piece: its pixmap, and where in it, in logical pixels, the piece's body lies.

    Shadows and glows reach beyond the body; an item shows the pixmap at ``offset`` so that its own
    origin is the body's top left corner.
    """

    pixmap: QPixmap
    body: QRectF

    @property
    def offset(self) -> QPointF:
        """Give where to draw the pixmap for the body to start at the origin."""
        return QPointF(-self.body.x(), -self.body.y())

    @property
    def cost(self) -> int:
        """Give the bytes the pixmap holds."""
        return self.pixmap.width() * self.pixmap.height() * 4


@dataclass(slots=True)
class Canvas:
    """A painter whose origin is the top left corner of a body, and the image behind it."""

    painter: QPainter
    image: QImage
    body: QRectF
    scale: float

    def sprite(self) -> Sprite:
        """End painting and give the piece."""
        if self.painter.isActive():
            self.painter.end()
        pixmap = QPixmap.fromImage(self.image)
        pixmap.setDevicePixelRatio(self.scale)
        return Sprite(pixmap, self.body)


@contextmanager
def canvas(width: float, height: float, scale: float, margin: float = 0) -> Iterator[Canvas]:
    """Open a transparent canvas for a body of this size, with room around it for shadow and glow.

    Its text has the design's size, whatever is painted around it (see :func:`growing`).
    """
    # A margin of whole device pixels keeps the body's edges as sharp as without it.
    room = math.ceil(margin * scale) / scale
    image = blank(math.ceil((width + 2 * room) * scale), math.ceil((height + 2 * room) * scale))
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.scale(scale, scale)
    painter.translate(room, room)
    try:
        with growing(1.0):
            yield Canvas(painter, image, QRectF(room, room, width, height), scale)
    finally:
        if painter.isActive():
            painter.end()


@contextmanager
def growing(factor: float) -> Iterator[None]:
    """Let lines of text be larger by ``factor`` as far as their areas have room: the player's text size."""
    former = _growth.set(factor)
    try:
        yield
    finally:
        _growth.reset(former)


def blank(width: int, height: int) -> QImage:
    """Make a transparent image."""
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def faded(colour: str | QColor, alpha: float) -> QColor:
    """Give the colour at this opacity."""
    made = QColor(colour)
    made.setAlphaF(max(0.0, min(1.0, alpha)))
    return made


def mixed(first: str | QColor, second: str | QColor, share: float) -> QColor:
    """Give the first colour with this share of the second in it."""
    one, two = QColor(first), QColor(second)
    return QColor.fromRgbF(
        one.redF() + (two.redF() - one.redF()) * share,
        one.greenF() + (two.greenF() - one.greenF()) * share,
        one.blueF() + (two.blueF() - one.blueF()) * share,
    )


def down(area: QRectF, *stops: tuple[float, str | QColor]) -> QBrush:
    """Make a gradient from the top to the bottom of the area."""
    return _gradient(QLinearGradient(area.topLeft(), area.bottomLeft()), stops)


def across(area: QRectF, *stops: tuple[float, str | QColor]) -> QBrush:
    """Make a gradient from the top left to the bottom right of the area."""
    return _gradient(QLinearGradient(area.topLeft(), area.bottomRight()), stops)


def sideways(area: QRectF, *stops: tuple[float, str | QColor]) -> QBrush:
    """Make a gradient from the left to the right of the area."""
    return _gradient(QLinearGradient(area.topLeft(), area.topRight()), stops)


def _gradient(gradient: QLinearGradient, stops: tuple[tuple[float, str | QColor], ...]) -> QBrush:
    for at, colour in stops:
        gradient.setColorAt(at, QColor(colour))
    return QBrush(gradient)


@dataclass(frozen=True, slots=True)
class Type:
    """How a piece of text is set."""

    size: float
    weight: int = 600
    family: str = DARK.body
    colour: str = DARK.text
    tracking: float = 0.0


def growth() -> float:
    """Return how much larger than the design lines of text are wanted here."""
    return _growth.get()


def grown(words: str, type_: Type, width: float, height: float) -> Type:
    """Return how a line is set in an area of this size: larger where text grows and there is room."""
    factor = _growth.get()
    if factor <= 1.0 or not words:
        return type_
    room = min(factor, width / max(1.0, text_width(words, type_)), height / (_HEIGHT * type_.size))
    return replace(type_, size=type_.size * max(1.0, room))


def text_width(words: str, type_: Type) -> float:
    """Measure a line, in logical pixels."""
    made = font(type_.family, type_.size * FINE, type_.weight, type_.tracking * FINE)
    return QFontMetricsF(made).horizontalAdvance(words) / FINE


def text_height(words: str, type_: Type, width: float) -> float:
    """Measure a wrapped paragraph, in logical pixels."""
    made = font(type_.family, type_.size * FINE, type_.weight, type_.tracking * FINE)
    room = QRectF(0, 0, width * FINE, 1e6)
    return QFontMetricsF(made).boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height() / FINE


def draw_text(
    painter: QPainter,
    area: QRectF,
    words: str,
    type_: Type,
    align: Qt.AlignmentFlag = CENTRE,
    wrap: bool = False,
    fixed: bool = False,
) -> None:
    """Set one line into the area: squeezed to 72 % at most, then cut with an ellipsis.

    It grows with the text size where there is room, unless its size is ``fixed`` or it is wrapped.
    """
    if not (wrap or fixed):
        larger = grown(words, type_, area.width(), area.height())
        if larger is not type_:
            # The lines of a type are higher than its ink: what has room must not be clipped.
            type_, area = larger, area.adjusted(0, -larger.size / 4, 0, larger.size / 4)
    made = font(type_.family, type_.size * FINE, type_.weight, type_.tracking * FINE)
    room = QRectF(area.x() * FINE, area.y() * FINE, area.width() * FINE, area.height() * FINE)
    if not wrap:
        wide = QFontMetricsF(made).horizontalAdvance(words)
        if wide > room.width() > 0:
            made.setStretch(max(LEAST_STRETCH, int(100 * room.width() / wide)))
            measure = QFontMetricsF(made)
            if measure.horizontalAdvance(words) > room.width() + FINE:
                words = measure.elidedText(words, Qt.TextElideMode.ElideRight, room.width())
            # Squeezing works in whole per cents; what is left over must not be clipped.
            room.adjust(-2 * FINE, 0, 2 * FINE, 0) if align == CENTRE else room.adjust(0, 0, 2 * FINE, 0)
    painter.save()
    painter.scale(1 / FINE, 1 / FINE)
    painter.setFont(made)
    painter.setPen(QColor(type_.colour))
    flags = align | (Qt.TextFlag.TextWordWrap if wrap else Qt.TextFlag.TextSingleLine)
    painter.drawText(room, int(flags), words)
    painter.restore()
