"""Small round things: victory point chips, coins, and the shapes of the seats."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rftg_desktop.views.sprites.canvas import Sprite, Type, across, canvas, down, draw_text, faded
from rftg_desktop.views.sprites.shapes import diamond, disc, hexagon, regular
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.theme import DARK, Theme

DARK_ON_GOLD = "#2B1B00"


def draw_vp(painter: QPainter, centre: QPointF, radius: float, words: str, shadow: bool = True) -> None:
    """Draw a victory point chip: a gold hexagon with a number."""
    outline = hexagon(centre, radius)
    area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    if shadow:
        soften(painter, outline, radius * 0.4, "#000000", 0.6, QPointF(0, radius * 0.15))
    pen = QPen(QColor("#5A3A00"), max(0.6, radius * 0.06))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(across(area, (0, "#FFE9A8"), (0.5, DARK.gold), (1, "#8A5A06")))
    painter.drawPath(outline)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(down(area, (0, "#C98A12"), (1, "#F7CB57")))
    painter.drawPath(hexagon(centre, radius * 0.80))
    if words:
        size = max(DARK.least_text, radius * (1.08 if len(words) == 1 else 0.92))
        draw_text(painter, area, words, Type(size, 800, colour=DARK_ON_GOLD))


def vp_sprite(value: int, radius: float, scale: float) -> Sprite:
    """Paint a chip of 1, 5 or 10 points; the larger ones carry more rings."""
    with canvas(2 * radius, 2 * radius, scale, radius) as made:
        centre = QPointF(radius, radius)
        draw_vp(made.painter, centre, radius, str(value))
        made.painter.setBrush(Qt.BrushStyle.NoBrush)
        for ring in range({1: 0, 5: 1, 10: 2}.get(value, 0)):
            made.painter.setPen(QPen(faded("#5A3A00", 0.75), max(0.6, radius * 0.05)))
            made.painter.drawPath(hexagon(centre, radius * (0.80 - 0.13 * ring)))
        return made.sprite()


def draw_coin(painter: QPainter, centre: QPointF, radius: float, words: str = "$") -> None:
    """Draw a credit: a dark coin with a gold edge, unlike the filled hexagon of the points."""
    area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    edge = max(0.9, radius * 0.16)
    painter.setPen(QPen(across(area, (0, "#FFE9A8"), (0.5, DARK.gold), (1, "#9A640A")), edge))
    painter.setBrush(down(area, (0, "#2A2008"), (1, "#171003")))
    painter.drawPath(disc(centre, radius - edge / 2))
    if words:
        size = max(radius * 1.5, DARK.least_text)
        draw_text(painter, area, words, Type(size, 800, colour="#FFD980"))


def coin_sprite(radius: float, scale: float, words: str = "$") -> Sprite:
    """Paint a credit."""
    with canvas(2 * radius, 2 * radius, scale, radius) as made:
        centre = QPointF(radius, radius)
        outline = disc(centre, radius)
        soften(made.painter, outline, radius * 0.4, "#000000", 0.6, QPointF(0, radius * 0.15))
        draw_coin(made.painter, centre, radius, words)
        return made.sprite()


def seat_outline(index: int, centre: QPointF, radius: float) -> QPainterPath:
    """Give the shape of a seat: circle, triangle, square, diamond or pentagon."""
    shapes = (
        lambda: disc(centre, radius),
        lambda: regular(centre + QPointF(0, radius * 0.18), radius * 1.15, 3),
        lambda: regular(centre, radius * 1.18, 4, math.pi / 4),
        lambda: diamond(centre, radius * 1.15),
        lambda: regular(centre, radius * 1.08, 5),
    )
    return shapes[index % len(shapes)]()


def draw_seat(painter: QPainter, index: int, centre: QPointF, radius: float, theme: Theme = DARK) -> None:
    """Draw the shape of a seat in its colour."""
    pen = QPen(faded("#000000", 0.5), max(0.6, radius * 0.12))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(theme.seat(index)))
    painter.drawPath(seat_outline(index, centre, radius))


def seat_sprite(index: int, radius: float, scale: float, theme: Theme = DARK) -> Sprite:
    """Paint the shape of a seat."""
    with canvas(2 * radius, 2 * radius, scale, radius * 0.4) as made:
        draw_seat(made.painter, index, QPointF(radius, radius), radius, theme)
        return made.sprite()
