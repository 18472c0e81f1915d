"""The die: a bevelled cube seen from above, its symbol, and the mark of its colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from rftg_desktop.views.sprites.canvas import Sprite, Type, canvas, draw_text, faded, mixed
from rftg_desktop.views.sprites.faces import DISABLED, GHOST, PLAIN, VIRTUAL, DieFace
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.shapes import rounded
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.theme import DARK, DieColours, Theme

CORNER = 0.19
BEVEL = 0.085
THICKNESS = 0.09
MARGIN = 0.62
# How much of the die a symbol fills, so that all look equally large.
REACH = {"explore": 0.36, "develop": 0.33, "settle": 0.36, "produce": 0.33, "ship": 0.31, "wild": 0.35}
MARK_REACH = 0.30
# Below this size the corner mark would be a speck.
LEAST_WITH_MARK = 22.0
PALE = ("home", "alien")
MIDDLE = 0.5


def die_sprite(
    face: DieFace, size: float, scale: float, theme: Theme = DARK, turn: float = 0.0, shadow: bool = True
) -> Sprite:
    """Paint a die; ``turn`` tilts it by some degrees, as in a heap."""
    with canvas(size, size, scale, size * MARGIN) as made:
        draw_die(made.painter, QPointF(size / 2, size / 2), size, face, theme, turn, shadow)
        return made.sprite()


def draw_die(
    painter: QPainter,
    centre: QPointF,
    size: float,
    face: DieFace,
    theme: Theme = DARK,
    turn: float = 0.0,
    shadow: bool = True,
) -> None:
    """Draw a die about its centre in the manner of its state."""
    painter.save()
    painter.translate(centre)
    area = QRectF(-size / 2, -size / 2, size, size)
    colours = theme.die_colours(face.colour)
    if face.state == GHOST:
        painter.rotate(turn)
        _draw_ghost(painter, area, face, colours)
    else:
        outline = rounded(area, size * CORNER)
        if shadow and face.state == PLAIN:
            shift = QPointF(size * 0.03, size * 0.17)
            soften(painter, outline, size * 0.24, "#000000", 0.70, shift)
        painter.rotate(turn)
        painter.setOpacity(painter.opacity() * (0.42 if face.state == DISABLED else 1))
        if face.state == VIRTUAL:
            _draw_virtual(painter, area, face, colours)
        else:
            _draw_body(painter, area, face.colour, colours, thick=turn == 0)
            draw_face(painter, area, face, colours.ink)
    painter.restore()


def _draw_body(painter: QPainter, area: QRectF, kind: str, colours: DieColours, thick: bool) -> None:
    """The solid: visible thickness below, bevel, slightly hollow top, gloss, rim."""
    size, corner = area.width(), area.width() * CORNER
    fill = QColor(colours.fill)
    painter.setPen(Qt.PenStyle.NoPen)
    if thick:
        painter.setBrush(mixed(fill, "#000000", 0.58))
        painter.drawPath(rounded(area.translated(0, size * THICKNESS), corner))
    bevel = QLinearGradient(area.topLeft(), area.bottomRight())
    bevel.setColorAt(0, mixed(fill, "#FFFFFF", 0.85 if kind in PALE else 0.55))
    bevel.setColorAt(0.42, fill)
    bevel.setColorAt(0.58, fill)
    bevel.setColorAt(1, mixed(fill, "#000000", 0.42))
    painter.setBrush(bevel)
    painter.drawPath(rounded(area, corner))
    edge = size * BEVEL
    top = QRadialGradient(area.topLeft() + QPointF(size * 0.36, size * 0.30), size * 0.85)
    top.setColorAt(0, mixed(fill, "#FFFFFF", 0.20))
    top.setColorAt(0.55, fill)
    top.setColorAt(1, mixed(fill, "#000000", 0.20))
    painter.setBrush(top)
    painter.drawPath(rounded(area.adjusted(edge, edge, -edge, -edge), corner * 0.78))
    gloss = QRectF(area.x() + size * 0.12, area.y() + size * 0.11, size * 0.76, size * 0.36)
    shine = QLinearGradient(gloss.topLeft(), gloss.bottomLeft())
    shine.setColorAt(0, faded("#FFFFFF", 0.65 if kind == "home" else 0.30))
    shine.setColorAt(1, faded("#FFFFFF", 0))
    painter.setBrush(shine)
    painter.drawPath(rounded(gloss, corner * 0.7))
    rim = faded(colours.rim, 0.95) if colours.rim else faded("#000000", 0.35)
    _outline(painter, area, size, rim)


def _outline(painter: QPainter, area: QRectF, size: float, colour: QColor, dashed: bool = False) -> None:
    width = max(0.7, size * 0.024)
    pen = QPen(colour, width)
    if dashed:
        pen.setDashPattern([3.0, 2.2])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    half = width / 2
    painter.drawPath(rounded(area.adjusted(half, half, -half, -half), size * CORNER))
    painter.setPen(Qt.PenStyle.NoPen)


def draw_face(painter: QPainter, area: QRectF, face: DieFace, ink: str) -> None:
    """Draw what the face shows: the mark of the colour, one symbol, two, or one with a coin."""
    size, centre = area.width(), area.center()
    with_mark = bool(face.symbols) and face.mark and size >= LEAST_WITH_MARK
    if not face.symbols:
        _stamp(painter, face.colour, centre, size * MARK_REACH, ink)
    elif len(face.symbols) == 1 and not face.credit:
        name = face.symbols[0]
        reach = size * REACH.get(name, 0.33) * (0.90 if with_mark else 1)
        shift = QPointF(-size * 0.045, -size * 0.045) if with_mark else QPointF()
        _stamp(painter, name, centre + shift, reach, ink)
    else:
        second = "credit" if face.credit else face.symbols[1]
        _stamp(painter, face.symbols[0], centre + QPointF(-size * 0.17, -size * 0.17), size * 0.22, ink)
        _stamp(painter, second, centre + QPointF(size * 0.17, size * 0.17), size * 0.22, ink)
        with_mark = False
    if with_mark:
        corner = QPointF(area.right() - size * 0.215, area.bottom() - size * 0.215)
        draw_glyph(painter, face.colour, corner, size * 0.145, faded(ink, 0.92))


def _stamp(painter: QPainter, name: str, centre: QPointF, reach: float, ink: str) -> None:
    """Press a symbol into the face: a thin edge of light or shade beneath it."""
    relief = "#FFFFFF" if QColor(ink).lightnessF() < MIDDLE else "#000000"
    below = centre + QPointF(0, max(0.4, reach * 0.05))
    if name == "credit":
        area = QRectF(centre.x() - reach, centre.y() - reach * 1.2, 2 * reach, 2.4 * reach)
        draw_text(painter, area, "$", Type(reach * 2.2, 800, colour=ink))
        return
    draw_glyph(painter, name, below, reach, faded(relief, 0.30))
    draw_glyph(painter, name, centre, reach, ink)


def _draw_virtual(painter: QPainter, area: QRectF, face: DieFace, colours: DieColours) -> None:
    """A worker that is no die: a pane of light with a dashed edge."""
    size = area.width()
    tone = colours.rim or colours.fill
    painter.setPen(Qt.PenStyle.NoPen)
    pane = QLinearGradient(area.topLeft(), area.bottomRight())
    pane.setColorAt(0, faded(tone, 0.46))
    pane.setColorAt(1, faded(tone, 0.14))
    painter.setBrush(faded("#060A18", 0.72))
    painter.drawPath(rounded(area, size * CORNER))
    painter.setBrush(pane)
    painter.drawPath(rounded(area, size * CORNER))
    _outline(painter, area, size * 1.8, mixed(tone, "#FFFFFF", 0.25), dashed=True)
    draw_face(painter, area, face, mixed(tone, "#FFFFFF", 0.72).name())


def _draw_ghost(painter: QPainter, area: QRectF, face: DieFace, colours: DieColours) -> None:
    """The place a lifted die came from."""
    size = area.width()
    tone = colours.rim or colours.fill
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#000000", 0.25))
    painter.drawPath(rounded(area, size * CORNER))
    _outline(painter, area, size * 1.4, faded(tone, 0.75), dashed=True)
    painter.setOpacity(painter.opacity() * 0.45)
    draw_face(painter, area, face, mixed(tone, "#FFFFFF", 0.4).name())
