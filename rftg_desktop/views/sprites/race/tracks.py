"""The robot's two tracks: round gold places for its credit, square orange ones for its economy."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rftg_desktop.views.sprites.canvas import Sprite, Type, across, canvas, draw_text, faded, mixed
from rftg_desktop.views.sprites.chips import draw_coin
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.shapes import disc, rounded
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.theme import DARK, Theme

CREDIT, ECONOMY = "credit", "economy"
SIGN = 26.0
RADIUS = 9.4
MARKER_RADIUS = 11.0
DARK_INK = "#2B1500"


def _colour(kind: str, theme: Theme) -> str:
    return theme.gold if kind == CREDIT else theme.phase("produce")


def _outline(kind: str, centre: QPointF, radius: float) -> QPainterPath:
    if kind == CREDIT:
        return disc(centre, radius)
    side = radius * 0.92
    return rounded(QRectF(centre.x() - side, centre.y() - side, 2 * side, 2 * side), radius * 0.30)


def track_place(value: int, most: int, width: float, height: float) -> QPointF:
    """Give the centre of a number on a track, for the marker to glide to."""
    step = (width - SIGN) / (most + 1)
    return QPointF(SIGN + step * value + step / 2, height / 2)


def track_sprite(
    kind: str,
    value: int,
    most: int,
    width: float,
    height: float,
    scale: float,
    theme: Theme = DARK,
    marked: bool = True,
) -> Sprite:
    """Paint a track from 0 to ``most``; ``marked`` sets the marker on what the robot has."""
    with canvas(width, height, scale, 10) as made:
        painter = made.painter
        sign = QPointF(12, height / 2)
        if kind == CREDIT:
            draw_coin(painter, sign, 9.5)
        else:
            draw_glyph(painter, "economy", sign, 9.0, _colour(kind, theme))
        first, last = track_place(0, most, width, height), track_place(most, most, width, height)
        painter.setPen(QPen(faded(_colour(kind, theme), 0.30), 2))
        painter.drawLine(first, last)
        for number in range(most + 1):
            centre = track_place(number, most, width, height)
            if number == value and marked:
                draw_track_marker(painter, kind, centre, number, theme)
            else:
                _draw_place(painter, kind, centre, number, number <= value, theme)
        return made.sprite()


def _draw_place(
    painter: QPainter, kind: str, centre: QPointF, number: int, owned: bool, theme: Theme
) -> None:
    colour = _colour(kind, theme)
    painter.setPen(QPen(QColor(colour if owned else theme.line), 1.1))
    painter.setBrush(mixed(theme.well, colour, 0.22) if owned else QColor(theme.well))
    painter.drawPath(_outline(kind, centre, RADIUS))
    area = QRectF(centre.x() - 12, centre.y() - 9, 24, 18)
    tone = theme.text if owned else theme.text_muted
    draw_text(painter, area, str(number), Type(theme.least_text, 700, colour=tone))


def draw_track_marker(painter: QPainter, kind: str, centre: QPointF, value: int, theme: Theme = DARK) -> None:
    """Draw the marker with the number it covers."""
    colour = _colour(kind, theme)
    outline = _outline(kind, centre, MARKER_RADIUS)
    soften(painter, outline, 9, colour, 0.7)
    area = QRectF(centre.x() - 12, centre.y() - 12, 24, 24)
    painter.setPen(QPen(mixed(colour, "#FFFFFF", 0.62), 1.1))
    painter.setBrush(across(area, (0, mixed(colour, "#FFFFFF", 0.40)), (0.5, colour), (1, colour)))
    painter.drawPath(outline)
    draw_text(painter, area, str(value), Type(13, 800, colour=DARK_INK))


def track_marker_sprite(kind: str, value: int, scale: float, theme: Theme = DARK) -> Sprite:
    """Paint the marker alone."""
    size = 2 * MARKER_RADIUS
    with canvas(size, size, scale, 20) as made:
        draw_track_marker(made.painter, kind, QPointF(MARKER_RADIUS, MARKER_RADIUS), value, theme)
        return made.sprite()
