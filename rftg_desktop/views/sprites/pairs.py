"""Wide pieces: the faction tile with its two halves, and a drawn tile with both sides in sight."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rftg_desktop.views.sprites.canvas import Sprite, Type, across, canvas, down, draw_text, faded
from rftg_desktop.views.sprites.faces import FactionFace, TileSide
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.shapes import disc, hexagon, rounded
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.sprites.tile import MARGIN, draw_tile
from rftg_desktop.views.theme import DARK, Theme

FACTION_GAP = 2.0
SIDES_GAP = 16.0


def halves(width: float, height: float, gap: float = FACTION_GAP) -> tuple[QRectF, QRectF]:
    """Give where the left and the right half of a wide piece lie."""
    half = (width - gap) / 2
    return QRectF(0, 0, half, height), QRectF(half + gap, 0, half, height)


def side_areas(width: float, height: float) -> tuple[QRectF, QRectF]:
    """Give where the two sides of a drawn tile lie: each can be pointed at by itself."""
    return halves(width, height, SIDES_GAP)


def faction_sprite(
    face: FactionFace, width: float, height: float, scale: float, theme: Theme = DARK
) -> Sprite:
    """Paint a faction: two tiles clasped together by the printed number."""
    with canvas(width, height, scale, MARGIN) as made:
        left, right = halves(width, height)
        draw_tile(made.painter, left, face.left, theme)
        draw_tile(made.painter, right, face.right, theme)
        radius = min(15.0, height * 0.115)
        # Between the pictures, below the right half's cost and above the names.
        draw_clasp(made.painter, QPointF(width / 2, height * 0.49), radius, str(face.number), theme)
        return made.sprite()


def draw_clasp(painter: QPainter, centre: QPointF, radius: float, words: str, theme: Theme) -> None:
    """Draw the hexagon that holds a faction's halves together, with its printed number."""
    outline = hexagon(centre, radius)
    soften(painter, outline, radius * 0.5, "#000000", 0.8, QPointF(0, radius * 0.2))
    area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    pen = QPen(across(area, (0, "#F3F6FF"), (0.5, "#8FA6EA"), (1, "#33426F")), 1.8)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(down(area, (0, "#1D2850"), (1, theme.gem)))
    painter.drawPath(outline)
    draw_text(painter, area, words, Type(max(theme.least_text, radius * 0.95), 800))


def both_sides_sprite(
    sides: tuple[TileSide, TileSide], width: float, height: float, scale: float, theme: Theme = DARK
) -> Sprite:
    """Paint a drawn tile with both sides beside each other, joined by the sign for turning over."""
    with canvas(width, height, scale, MARGIN) as made:
        painter = made.painter
        tray = rounded(QRectF(-6, -6, width + 12, height + 12), 14)
        painter.setPen(QPen(faded("#8FA6EA", 0.30), 1))
        painter.setBrush(faded("#0A1022", 0.55))
        painter.drawPath(tray)
        for area, side in zip(side_areas(width, height), sides, strict=True):
            draw_tile(painter, area, side, theme)
        centre, radius = QPointF(width / 2, height / 2), 11.0
        painter.setPen(QPen(QColor("#4A5C98"), 1.2))
        painter.setBrush(QColor("#1A2446"))
        painter.drawPath(disc(centre, radius))
        draw_glyph(painter, "assign", centre, radius * 0.60, theme.text)
        return made.sprite()
