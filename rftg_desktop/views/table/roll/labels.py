"""Names on the small pieces of Roll."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from rftg_desktop.views.sprites.canvas import Sprite, canvas
from rftg_desktop.views.sprites.die import draw_die
from rftg_desktop.views.sprites.faces import DieFace, TileSide
from rftg_desktop.views.sprites.tile import draw_tile
from rftg_desktop.views.table.labels import MARGIN, STRIP, draw_label
from rftg_desktop.views.words.names import die_name


def labelled_die(face: DieFace, size: float, scale: float) -> Sprite:
    """Paint a die with the name of its colour across its lower edge."""
    with canvas(size, size, scale, MARGIN) as made:
        draw_die(made.painter, QPointF(size / 2, size / 2), size, face)
        draw_label(
            made.painter, QRectF(-4, size - STRIP + 5, size + 8, STRIP), die_name(face.colour, short=True)
        )
        return made.sprite()


def labelled_tile(side: TileSide, width: float, height: float, scale: float) -> Sprite:
    """Paint a small tile with its name across its lower edge."""
    with canvas(width, height, scale, MARGIN) as made:
        draw_tile(made.painter, QRectF(0, 0, width, height), side)
        draw_label(made.painter, QRectF(-2, height - STRIP, width + 4, STRIP), side.name)
        return made.sprite()
