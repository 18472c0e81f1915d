"""Names on small pieces, for players who want words beside every sign (a setting)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from rftg_desktop.views.sprites.canvas import Sprite, Type, canvas, draw_text, faded
from rftg_desktop.views.sprites.die import draw_die
from rftg_desktop.views.sprites.faces import DieFace, TileSide
from rftg_desktop.views.sprites.shapes import rounded
from rftg_desktop.views.sprites.tile import draw_tile
from rftg_desktop.views.theme import DARK
from rftg_desktop.views.words.names import die_name

STRIP = 13.0
MARGIN = 22.0


def labelled_die(face: DieFace, size: float, scale: float) -> Sprite:
    """Paint a die with the name of its colour across its lower edge."""
    with canvas(size, size, scale, MARGIN) as made:
        draw_die(made.painter, QPointF(size / 2, size / 2), size, face)
        _strip(made.painter, QRectF(-4, size - STRIP + 5, size + 8, STRIP), die_name(face.colour, short=True))
        return made.sprite()


def labelled_tile(side: TileSide, width: float, height: float, scale: float) -> Sprite:
    """Paint a small tile with its name across its lower edge."""
    with canvas(width, height, scale, MARGIN) as made:
        draw_tile(made.painter, QRectF(0, 0, width, height), side)
        _strip(made.painter, QRectF(-2, height - STRIP, width + 4, STRIP), side.name)
        return made.sprite()


def _strip(painter: QPainter, area: QRectF, words: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(DARK.ink, 0.88))
    painter.drawPath(rounded(area, 4))
    draw_text(painter, area, words, Type(DARK.least_text, 600, DARK.narrow, DARK.text))
