"""The frame that tiles and cards share: shadow, dark outline, lit edge, and the sheen inside."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from rftg_desktop.views.sprites.canvas import across, faded, mixed
from rftg_desktop.views.sprites.shapes import TILE_WIDTH, tile_outline
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.theme import Theme

# The four kinds of goods in the order of their worth: together they stand for any kind.
ANY_KIND = ("novelty", "rare", "genes", "alien")


def lit_edge(area: QRectF, tone: str, theme: Theme) -> QBrush:
    """Make the brush of a frame in the colour of a tone, lit from the top left."""
    frame = area.adjusted(1, 1, -1, -1)
    if tone == "any":
        return across(frame, *zip((0, 0.36, 0.64, 1), map(theme.world_light, ANY_KIND), strict=True))
    colour, light = QColor(theme.world(tone)), QColor(theme.world_light(tone))
    return across(
        frame, (0, mixed(light, "#FFFFFF", 0.45)), (0.35, light), (1, mixed(colour, "#000000", 0.45))
    )


def draw_frame(painter: QPainter, area: QRectF, edge: QBrush, thick: float) -> QRectF:
    """Draw shadow, dark outline and lit frame; give the room inside."""
    blur = max(4.0, 10 * min(1.0, area.width() / TILE_WIDTH))
    soften(painter, tile_outline(area), blur, "#000000", 0.65, QPointF(0, blur * 0.4))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#05070F"))
    painter.drawPath(tile_outline(area, 0.3))
    painter.setBrush(edge)
    painter.drawPath(tile_outline(area, 1))
    painter.setBrush(QColor("#070B18"))
    painter.drawPath(tile_outline(area, 1 + thick - 0.6))
    inset = 1 + thick
    return area.adjusted(inset, inset, -inset, -inset)


def draw_sheen(painter: QPainter, area: QRectF, inset: float) -> None:
    """Draw the thin light along the upper inner edge."""
    shine = QLinearGradient(0, 0, 0, area.height() * 0.5)
    shine.setColorAt(0, faded("#FFFFFF", 0.20))
    shine.setColorAt(1, faded("#FFFFFF", 0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(shine, 1))
    painter.drawPath(tile_outline(area, inset + 0.5))
