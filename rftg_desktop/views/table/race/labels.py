"""Names on the small pieces of Race: cards without their plate, goods, the robot's dice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from rftg_desktop.views.sprites.canvas import Sprite, canvas
from rftg_desktop.views.sprites.die import draw_die
from rftg_desktop.views.sprites.faces import DieFace
from rftg_desktop.views.sprites.race.card import draw_card
from rftg_desktop.views.sprites.race.faces import CardFace
from rftg_desktop.views.sprites.race.piles import draw_good
from rftg_desktop.views.table.labels import MARGIN, STRIP, draw_label
from rftg_desktop.views.words.race.names import face_name, good_name


def labelled_card(face: CardFace, width: float, height: float, scale: float) -> Sprite:
    """Paint a small card with its name above its lower edge, where its points are still seen."""
    with canvas(width, height, scale, MARGIN) as made:
        draw_card(made.painter, QRectF(0, 0, width, height), face)
        draw_label(made.painter, QRectF(-1, height * 0.60, width + 2, STRIP), face.name)
        return made.sprite()


def labelled_good(kind: str, width: float, height: float, scale: float) -> Sprite:
    """Paint a good with the name of its kind below it."""
    with canvas(width, height, scale, MARGIN) as made:
        draw_good(made.painter, QRectF(0, 0, width, height), kind)
        draw_label(made.painter, QRectF(-8, height - STRIP + 5, width + 16, STRIP), good_name(kind))
        return made.sprite()


def labelled_die(face: DieFace, size: float, scale: float) -> Sprite:
    """Paint a die of the robot with the name of what it shows."""
    with canvas(size, size, scale, MARGIN) as made:
        draw_die(made.painter, QPointF(size / 2, size / 2), size, face)
        draw_label(made.painter, QRectF(-9, size - STRIP + 6, size + 18, STRIP), face_name(face.symbols[0]))
        return made.sprite()
