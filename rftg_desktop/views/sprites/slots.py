"""Empty places and edges: where a die or a tile may lie, and the tiles beneath the top of a stack."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from rftg_desktop.views.sprites.canvas import Sprite, Type, canvas, down, draw_text, faded
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.shapes import rounded, tile_outline
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.theme import DARK, Theme

EDGE_X, EDGE_Y = 5.0, 3.2
MOST_EDGES = 3
DASH = [4.0, 3.0]


def dashed(colour: str, alpha: float, width: float = 1.2) -> QPen:
    """Make the pen of empty places."""
    pen = QPen(faded(colour, alpha), width)
    pen.setDashPattern(DASH)
    return pen


def die_slot_sprite(size: float, scale: float, sign: str = "", theme: Theme = DARK) -> Sprite:
    """Paint an empty place for a die; ``sign`` names the symbol of what belongs there."""
    with canvas(size, size, scale, 2) as made:
        area = QRectF(0.6, 0.6, size - 1.2, size - 1.2)
        made.painter.setPen(dashed("#8FA6EA", 0.55, 1.1))
        made.painter.setBrush(faded("#000000", 0.25))
        made.painter.drawPath(rounded(area, size * 0.2))
        if sign:
            draw_glyph(made.painter, sign, area.center(), size * 0.26, faded("#8FA6EA", 0.35))
        return made.sprite()


def tile_slot_sprite(
    width: float, height: float, scale: float, words: str = "", sign: str = "", theme: Theme = DARK
) -> Sprite:
    """Paint an empty place for a tile, with the number of its square or a symbol."""
    with canvas(width, height, scale, 2) as made:
        area = QRectF(0, 0, width, height)
        made.painter.setPen(dashed("#8FA6EA", 0.35))
        made.painter.setBrush(faded("#000000", 0.15))
        made.painter.drawPath(tile_outline(area, 1))
        if sign:
            draw_glyph(made.painter, sign, area.center(), width * 0.15, faded("#8FA6EA", 0.25))
        if words:
            size = max(theme.least_text, min(22.0, height * 0.19))
            draw_text(made.painter, area, words, Type(size, 700, colour="#6B79A6"))
        return made.sprite()


def stack_edges_sprite(width: float, height: float, below: int, scale: float, theme: Theme = DARK) -> Sprite:
    """Paint the edges of up to three tiles that lie beneath the top one.

    The body is that of the top tile; the edges look out at its lower right.
    """
    with canvas(width, height, scale, EDGE_X * MOST_EDGES + 14) as made:
        for depth in range(min(below, MOST_EDGES), 0, -1):
            _draw_edge(made.painter, QRectF(depth * EDGE_X, depth * EDGE_Y, width, height))
        return made.sprite()


def _draw_edge(painter: QPainter, area: QRectF) -> None:
    outline = tile_outline(area)
    soften(painter, outline, 6, "#000000", 0.6, QPointF(0, 2))
    painter.setPen(QPen(QColor("#4A5A92"), 1))
    painter.setBrush(down(area, (0, "#263361"), (1, "#141B38")))
    painter.drawPath(outline)


def badge_sprite(words: str, scale: float, colour: str = DARK.text, theme: Theme = DARK) -> Sprite:
    """Paint a small round count, for dice that overlap or rows that overflow."""
    wide = 18.0 if len(words) < len("100") else 26.0
    with canvas(wide, 18, scale, 6) as made:
        area = QRectF(0, 0, wide, 18)
        outline = rounded(area, 9)
        soften(made.painter, outline, 4, "#000000", 0.7, QPointF(0, 1))
        made.painter.setPen(QPen(QColor(colour), 1.2))
        made.painter.setBrush(QColor(theme.gem))
        made.painter.drawPath(rounded(area.adjusted(0.6, 0.6, -0.6, -0.6), 8.4))
        draw_text(made.painter, area, words, Type(theme.least_text, 800, colour=colour))
        return made.sprite()
