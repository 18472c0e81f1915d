"""Names on the small pieces of Race: cards without their plate, goods, the robot's dice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from rftg_desktop.views.sprites.canvas import Sprite, canvas, growing, text_width
from rftg_desktop.views.sprites.die import draw_die
from rftg_desktop.views.sprites.faces import DieFace
from rftg_desktop.views.sprites.plate import name_lines
from rftg_desktop.views.sprites.race.card import draw_card
from rftg_desktop.views.sprites.race.faces import CardFace
from rftg_desktop.views.sprites.race.piles import draw_good
from rftg_desktop.views.table.labels import LABEL, MARGIN, STRIP, draw_label
from rftg_desktop.views.theme import DARK
from rftg_desktop.views.words.race.names import face_name, good_name

LONGEST = 78.0
"""The widest name of a good."""


def labelled_card(face: CardFace, width: float, height: float, scale: float) -> Sprite:
    """Paint a small card with its name above its lower edge, where its points are still seen."""
    lines, _ = name_lines(face.name, width + 2, 0.0, DARK)
    with canvas(width, height, scale, MARGIN) as made:
        draw_card(made.painter, QRectF(0, 0, width, height), face)
        top = height * 0.60 - STRIP * (len(lines) - 1)
        for number, words in enumerate(lines):
            draw_label(made.painter, QRectF(-1, top + STRIP * number, width + 2, STRIP), words)
        return made.sprite()


def labelled_good(kind: str, width: float, height: float, scale: float, text: float) -> Sprite:
    """Paint a good with the name of its kind below it, larger by ``text``."""
    strip, name = STRIP * text, good_name(kind)
    wide = max(width + 16, min(text_width(name, LABEL) * text + 4, LONGEST))
    with canvas(width, height, scale, LONGEST - width) as made:
        draw_good(made.painter, QRectF(0, 0, width, height), kind)
        with growing(text):
            # A long one goes to the left, over the own card and not over its neighbour.
            draw_label(made.painter, QRectF(width + 8 - wide, height - strip + 5, wide, strip), name)
        return made.sprite()


def labelled_die(face: DieFace, size: float, scale: float, text: float) -> Sprite:
    """Paint a die of the robot with the name of what it shows, larger by ``text``."""
    strip = STRIP * text
    with canvas(size, size, scale, MARGIN) as made:
        draw_die(made.painter, QPointF(size / 2, size / 2), size, face)
        with growing(text):
            name = face_name(face.symbols[0])
            draw_label(made.painter, QRectF(-9, size - strip + 6, size + 18, strip), name)
        return made.sprite()
