"""The credit track of a mat, and its marker."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from rftg_desktop.views.sprites.canvas import Sprite, Type, canvas, draw_text, faded
from rftg_desktop.views.sprites.shapes import disc
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.theme import DARK, Theme

HIGHEST = 10
RADIUS = 8.4
MARKER_RADIUS = 9.8
DARK_ON_GOLD = "#2B1B00"


def credit_place(value: int, width: float, height: float) -> QPointF:
    """Give the centre of a number on the track, for the marker to glide to."""
    step = width / (HIGHEST + 1)
    return QPointF(step * value + step / 2, height / 2)


def credits_sprite(
    value: int, width: float, height: float, scale: float, theme: Theme = DARK, marked: bool = True
) -> Sprite:
    """Paint the track from 0 to 10; what one has is filled, ``marked`` sets the marker on it."""
    with canvas(width, height, scale, 10) as made:
        for number in range(HIGHEST + 1):
            centre = credit_place(number, width, height)
            if number == value and marked:
                draw_marker(made.painter, centre, number, theme)
            else:
                draw_place(made.painter, centre, number, number <= value, theme)
        return made.sprite()


def draw_place(painter: QPainter, centre: QPointF, number: int, owned: bool, theme: Theme) -> None:
    """Draw one number of the track, filled if it is within what one has."""
    painter.setPen(QPen(QColor(theme.gold if owned else theme.line), 1))
    painter.setBrush(faded(theme.gold, 0.16) if owned else faded(theme.well, 0.9))
    painter.drawPath(disc(centre, RADIUS))
    colour = theme.text if owned else theme.text_muted
    area = QRectF(centre.x() - 12, centre.y() - 8, 24, 16)
    draw_text(painter, area, str(number), Type(theme.least_text, 700, colour=colour))


def draw_marker(painter: QPainter, centre: QPointF, value: int, theme: Theme = DARK) -> None:
    """Draw the gold marker with the number it covers."""
    outline = disc(centre, MARKER_RADIUS)
    soften(painter, outline, 9, theme.gold, 0.7)
    painter.setPen(QPen(QColor("#FFE9A8"), 1))
    painter.setBrush(QColor(theme.gold))
    painter.drawPath(outline)
    area = QRectF(centre.x() - 12, centre.y() - 9, 24, 18)
    draw_text(painter, area, str(value), Type(12.5, 800, colour=DARK_ON_GOLD))


def marker_sprite(value: int, scale: float, theme: Theme = DARK) -> Sprite:
    """Paint the marker alone."""
    size = 2 * MARKER_RADIUS
    with canvas(size, size, scale, 20) as made:
        draw_marker(made.painter, QPointF(MARKER_RADIUS, MARKER_RADIUS), value, theme)
        return made.sprite()
