"""Prestige: its chips, and the tile of the leader."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from rftg_desktop.views.sprites.canvas import Sprite, Type, across, canvas, down, draw_text, faded, mixed
from rftg_desktop.views.sprites.chips import draw_seat
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.shapes import chamfered, disc
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.sprites.tile import draw_house_mark
from rftg_desktop.views.theme import DARK, Theme

DARK_ON_PINK = "#33031F"
SCALLOPS = 10
NOBODY = -1


def _seal(centre: QPointF, radius: float) -> QPainterPath:
    """Make a scalloped outline: unlike the hexagon of points even without colour."""
    path = QPainterPath()
    path.addEllipse(QPointF(), 0.82, 0.82)
    for scallop in range(SCALLOPS):
        turn = 2 * math.pi * scallop / SCALLOPS
        petal = QPainterPath()
        petal.addEllipse(QPointF(0.77 * math.sin(turn), 0.77 * math.cos(turn)), 0.26, 0.26)
        path.addPath(petal)
    path.setFillRule(Qt.FillRule.WindingFill)
    return QTransform().translate(centre.x(), centre.y()).scale(radius, radius).map(path)


def draw_prestige(
    painter: QPainter, centre: QPointF, radius: float, words: str = "", theme: Theme = DARK
) -> None:
    """Draw a prestige chip with a number, or with the star."""
    pink = theme.prestige
    area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    soften(painter, disc(centre, radius), radius * 0.4, "#000000", 0.6, QPointF(0, radius * 0.15))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(across(area, (0, mixed(pink, "#FFFFFF", 0.65)), (0.5, pink), (1, "#7A1F58")))
    painter.drawPath(_seal(centre, radius))
    painter.setBrush(down(area, (0, "#C2559A"), (1, mixed(pink, "#FFFFFF", 0.15))))
    painter.drawPath(disc(centre, radius * 0.74))
    if words:
        size = max(theme.least_text, radius * (1.06 if len(words) == 1 else 0.90))
        draw_text(painter, area, words, Type(size, 800, colour=DARK_ON_PINK))
    else:
        draw_glyph(painter, "wild", centre, radius * 0.52, DARK_ON_PINK)


def prestige_sprite(radius: float, scale: float, words: str = "", theme: Theme = DARK) -> Sprite:
    """Paint a prestige chip."""
    with canvas(2 * radius, 2 * radius, scale, radius) as made:
        draw_prestige(made.painter, QPointF(radius, radius), radius, words, theme)
        return made.sprite()


def leader_sprite(
    holder: int, width: float, height: float, scale: float, theme: Theme = DARK, words: str = ""
) -> Sprite:
    """Paint the tile of the prestige leader with the shape of who holds it; ``words`` is what lies on it."""
    with canvas(width, height, scale, 12) as made:
        painter, area = made.painter, QRectF(0, 0, width, height)
        outline = chamfered(area.adjusted(1, 1, -1, -1), height * 0.30, height * 0.12, 4)
        soften(painter, outline, 7, "#000000", 0.65, QPointF(0, 3))
        held = holder != NOBODY
        pink = QColor(theme.prestige)
        edge = pink if held else faded(pink, 0.45)
        painter.setPen(QPen(edge, 1.6))
        painter.setBrush(down(area, (0, "#3A1D46"), (1, "#1A0E28")) if held else QColor("#120D22"))
        painter.drawPath(outline)
        middle, reach = height / 2, height * 0.31
        draw_prestige(painter, QPointF(height * 0.56, middle), reach * 1.10, words, theme)
        crown = QPointF(width * 0.56, middle)
        draw_glyph(
            painter, "most", crown, reach * 0.86, QColor(theme.gold) if held else faded(theme.gold, 0.35)
        )
        if held:
            draw_seat(painter, holder, QPointF(width - height * 0.46, middle), reach * 0.66, theme)
        return made.sprite()


def house_mark_sprite(radius: float, scale: float, theme: Theme = DARK) -> Sprite:
    """Paint the mark of what was reconstructed, by itself."""
    with canvas(2 * radius, 2 * radius, scale, 3) as made:
        draw_house_mark(made.painter, QPointF(radius, radius), radius, theme)
        return made.sprite()
