"""The phase tiles: name, hint and numeral, the place of the selecting die, and the column of workers."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rftg_desktop.views.sprites.canvas import (
    LEFT,
    RIGHT,
    Sprite,
    Type,
    canvas,
    down,
    draw_text,
    faded,
    growth,
    mixed,
)
from rftg_desktop.views.sprites.faces import PhaseFace
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.shapes import chamfered, rounded
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.sprites.surface import draw_well
from rftg_desktop.views.theme import DARK, Theme

HEAD = 46.0
EDGE = 9.0
SELECTOR = 35.0
MARGIN = 40.0
LARGE_CUT, SMALL_CUT, SOFTENING = 14.0, 6.0, 5.0
WITHOUT_SELECTOR = ("dictate",)


def selector_area(width: float, height: float) -> QRectF:
    """Give the square where the selecting die lies."""
    side = min(SELECTOR, height - HEAD - EDGE)
    return QRectF(EDGE, HEAD + (height - HEAD - EDGE - side) / 2, side, side)


def column_area(width: float, height: float, phase: str = "") -> QRectF:
    """Give the well where the workers of the phase lie; Dictate has it all."""
    left = EDGE if phase in WITHOUT_SELECTOR else EDGE + SELECTOR + 6
    return QRectF(left, HEAD, width - left - EDGE, height - HEAD - EDGE)


def phase_sprite(face: PhaseFace, width: float, height: float, scale: float, theme: Theme = DARK) -> Sprite:
    """Paint a phase tile; a lit one glows in the colour of its phase."""
    with canvas(width, height, scale, MARGIN) as made:
        draw_phase(made.painter, QRectF(0, 0, width, height), face, theme)
        return made.sprite()


def draw_phase(painter: QPainter, area: QRectF, face: PhaseFace, theme: Theme = DARK) -> None:
    """Draw a phase tile into the area."""
    colour = theme.phase(face.phase)
    outline = chamfered(area, LARGE_CUT, SMALL_CUT, SOFTENING)
    soften(painter, outline, 14, "#000000", 0.6, QPointF(0, 5))
    if face.lit:
        soften(painter, outline, 20, colour, 0.60, grow=3)
    share = 0.30 if face.lit else 0.10
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(
        down(area, (0, mixed("#18213F", colour, share)), (1, mixed("#0C1228", colour, share * 0.35)))
    )
    painter.drawPath(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = 1.8 if face.lit else 1.2
    painter.setPen(QPen(QColor(colour) if face.lit else faded(colour, 0.45), width))
    painter.drawPath(chamfered(area.adjusted(0.8, 0.8, -0.8, -0.8), LARGE_CUT, SMALL_CUT, SOFTENING))
    _draw_head(painter, area, face, theme)
    wells = column_area(area.width(), area.height(), face.phase).translated(area.topLeft())
    draw_well(painter, wells, 8, theme=theme)
    if face.phase not in WITHOUT_SELECTOR:
        _draw_selector(
            painter, selector_area(area.width(), area.height()).translated(area.topLeft()), colour, face
        )


def _draw_head(painter: QPainter, area: QRectF, face: PhaseFace, theme: Theme) -> None:
    colour = theme.phase(face.phase)
    tone = QColor(colour) if face.lit else mixed(colour, "#55608A", 0.35)
    draw_glyph(painter, face.phase, area.topLeft() + QPointF(25, 24), 12.0, tone, shadow=True)
    numeral = (30.0 if growth() <= 1 else 38.0) if face.numeral else 8.0
    title = QRectF(area.x() + 45, area.y() + (6 if face.hint else 12), area.width() - 45 - numeral, 20)
    draw_text(
        painter,
        title,
        face.title.upper(),
        Type(15, 700, colour=theme.text if face.lit else theme.text_second, tracking=0.4),
        LEFT,
    )
    if face.hint:
        below = QRectF(area.x() + 45, area.y() + 25, area.width() - 53, 15)
        draw_text(painter, below, face.hint, Type(12, 500, theme.narrow, theme.text_second), LEFT)
    if face.numeral:
        corner = QRectF(area.right() - 42, area.y() + 6, 32, 20)
        draw_text(painter, corner, face.numeral, Type(14, 800, theme.display, colour), RIGHT, fixed=True)


def _draw_selector(painter: QPainter, area: QRectF, colour: str, face: PhaseFace) -> None:
    """Draw the empty place of the selecting die, with the phase's own symbol in it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#060A18", 0.75))
    painter.drawPath(rounded(area, 7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(colour, 0.85 if face.lit else 0.50), 1.3))
    painter.drawPath(rounded(area.adjusted(0.7, 0.7, -0.7, -0.7), 7))
    draw_glyph(painter, face.phase, area.center(), area.width() * 0.24, faded(colour, 0.28))
