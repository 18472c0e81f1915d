"""Symbols drawn as outlines in a box from -1 to 1: phases, and the signs on a tile's plate.

They are our own because at twelve pixels only very plain shapes can be told apart.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from rftg_desktop.views.sprites.canvas import faded
from rftg_desktop.views.sprites.marks import MARKS
from rftg_desktop.views.sprites.race.symbols import SYMBOLS
from rftg_desktop.views.sprites.solids import Solid, box, disc, line, points


def _explore() -> Solid:
    eye = QPainterPath(QPointF(-1, 0))
    eye.cubicTo(-0.55, -0.78, 0.55, -0.78, 1, 0)
    eye.cubicTo(0.55, 0.78, -0.55, 0.78, -1, 0)
    return Solid(eye) - disc(0, 0, 0.44) + disc(0, 0, 0.20)


def _rhomb(reach: float) -> Solid:
    return points((0, -reach), (reach, 0), (0, reach), (-reach, 0))


def _develop() -> Solid:
    return _rhomb(1) - _rhomb(0.50) + _rhomb(0.22)


def _settle() -> Solid:
    """A globe with a ring that passes before and behind it."""
    ring = (disc(0, 0, 1.05, 0.36) - disc(0, 0, 0.86, 0.22)).turned(-22)
    far_half = box(-2, -2, 4, 2).turned(-22)
    globe = disc(0, 0, 0.62)
    behind, before = (ring & far_half) - globe, ring - far_half
    return globe - before.edge(0.13) - before + before + behind


def _produce() -> Solid:
    teeth = 8
    outline = [
        (radius * math.sin(angle), -radius * math.cos(angle))
        for tooth in range(teeth)
        for shift, radius in ((-0.30, 0.72), (-0.19, 1), (0.19, 1), (0.30, 0.72))
        for angle in (2 * math.pi * (tooth + shift) / teeth,)
    ]
    return points(*outline) - disc(0, 0, 0.36)


def _ship() -> Solid:
    there = points(
        (-1, -0.58), (0.28, -0.58), (0.28, -0.98), (1, -0.38), (0.28, 0.18), (0.28, -0.18), (-1, -0.18)
    )
    return there + there.turned(180)


def _wild() -> Solid:
    corners = [
        (radius * math.sin(angle), -radius * math.cos(angle) + 0.06)
        for corner in range(10)
        for radius, angle in ((1 if corner % 2 == 0 else 0.42, math.pi * corner / 5),)
    ]
    return points(*corners)


def _assign() -> Solid:
    """Two arrows chasing each other: workers change places."""
    ring = QRectF(-0.72, -0.72, 1.44, 1.44)
    arc = QPainterPath()
    arc.arcMoveTo(ring, 170)
    arc.arcTo(ring, 170, -118)
    half = line(arc, 0.30) + points((0.12, -0.92), (0.98, -0.62), (0.42, 0.06))
    return half + half.turned(180)


def _dictate() -> Solid:
    """One die stays behind, an arrow leads another away."""
    bow = QPainterPath(QPointF(-0.55, -0.25))
    bow.cubicTo(-0.55, -0.95, 0.55, -0.95, 0.55, -0.05)
    tip = points((0.10, -0.10), (1.0, -0.10), (0.55, 0.62))
    return box(-1, 0.05, 0.9, 0.9, 0.18) + line(bow, 0.28) + tip


def _immediate() -> Solid:
    return points((0.25, -1), (-0.62, 0.16), (-0.06, 0.16), (-0.25, 1), (0.62, -0.24), (0.06, -0.24))


def _end_game() -> Solid:
    """A flag on its pole."""
    cloth = QPainterPath(QPointF(-0.5, -0.92))
    cloth.cubicTo(-0.1, -1.2, 0.3, -0.6, 0.92, -0.86)
    cloth.lineTo(0.92, 0.16)
    cloth.cubicTo(0.3, 0.42, -0.1, -0.18, -0.5, 0.10)
    cloth.closeSubpath()
    return box(-0.78, -1, 0.24, 2, 0.1) + Solid(cloth)


def _arrow() -> Solid:
    return points(
        (-0.9, -0.2), (0.12, -0.2), (0.12, -0.72), (0.95, 0), (0.12, 0.72), (0.12, 0.2), (-0.9, 0.2)
    )


def _cup() -> Solid:
    body = points((-0.80, -0.62), (0.80, -0.62), (0.54, 0.92), (-0.54, 0.92))
    return body - box(-1, -0.50, 2, 0.14) + box(-0.98, -0.92, 1.96, 0.42, 0.18)


def _citizenry() -> Solid:
    """Two people side by side."""
    shoulders = QPainterPath(QPointF(-0.98, 0.92))
    shoulders.cubicTo(-0.98, -0.16, 0.42, -0.16, 0.42, 0.92)
    shoulders.closeSubpath()
    behind = QPainterPath(QPointF(0.56, 0.92))
    behind.lineTo(1.0, 0.92)
    behind.cubicTo(1.0, 0.26, 0.78, 0.06, 0.34, 0.12)
    behind.cubicTo(0.52, 0.36, 0.56, 0.6, 0.56, 0.92)
    heads = disc(-0.28, -0.46, 0.40) + disc(0.52, -0.34, 0.29)
    return heads + Solid(shoulders) + Solid(behind)


def _good() -> Solid:
    """A die lying on a world."""
    globe = disc(-0.14, 0.14, 0.84) - box(-0.06, -1.0, 1.06, 1.06, 0.26)
    return globe + box(0.12, -0.94, 0.82, 0.82, 0.2)


def _world() -> Solid:
    return disc(0, 0, 0.92) - disc(0, 0, 0.66) + disc(0, 0, 0.40)


def _remove() -> Solid:
    """A die struck out."""
    cross = QPainterPath(QPointF(-0.42, -0.42))
    cross.lineTo(0.42, 0.42)
    cross.moveTo(0.42, -0.42)
    cross.lineTo(-0.42, 0.42)
    return box(-0.9, -0.9, 1.8, 1.8, 0.38) - line(cross, 0.30)


def _die() -> Solid:
    return box(-0.85, -0.85, 1.7, 1.7, 0.38)


def _tile() -> Solid:
    return points((-0.5, -1), (0.9, -1), (0.9, 0.5), (0.45, 1), (-0.9, 1), (-0.9, -0.55))


def _stack() -> Solid:
    """Three tiles lying on each other."""
    layer = points((-1, -0.42), (0, -0.92), (1, -0.42), (0, 0.08))
    edge = points((-1, 0.0), (0, 0.5), (1, 0.0), (1, 0.18), (0, 0.68), (-1, 0.18))
    return layer + edge.moved(0, -0.14) + edge.moved(0, 0.26)


def _bag() -> Solid:
    sack = QPainterPath(QPointF(-0.34, -0.36))
    sack.cubicTo(-1.25, 0.30, -1.05, 1, -0.55, 1)
    sack.lineTo(0.55, 1)
    sack.cubicTo(1.05, 1, 1.25, 0.30, 0.34, -0.36)
    sack.closeSubpath()
    neck = points(
        (-0.55, -1), (-0.16, -0.82), (0, -1), (0.16, -0.82), (0.55, -1), (0.30, -0.54), (-0.30, -0.54)
    )
    return Solid(sack) + neck


def _most() -> Solid:
    """A crown: more than anybody else."""
    crown = points(
        (-0.95, -0.55), (-0.45, -0.05), (0, -0.85), (0.45, -0.05), (0.95, -0.55), (0.72, 0.42), (-0.72, 0.42)
    )
    return crown + box(-0.72, 0.56, 1.44, 0.28, 0.1)


def _house() -> Solid:
    """The mark of a house-made (reconstructed) piece."""
    roof = points((0, -0.98), (1, 0.0), (-1, 0.0))
    return roof + box(-0.70, -0.1, 1.4, 1.0) - box(-0.2, 0.3, 0.4, 0.7)


def _vp() -> Solid:
    turns = [math.pi * corner / 3 for corner in range(6)]
    return points(*((math.sin(turn), -math.cos(turn)) for turn in turns))


def _selected() -> Solid:
    """A tick: the selected phase."""
    tick = QPainterPath(QPointF(-0.45, 0.05))
    tick.lineTo(-0.12, 0.40)
    tick.lineTo(0.48, -0.36)
    return disc(0, 0, 0.95) - line(tick, 0.28)


def _colours() -> Solid:
    """Three discs: different colours."""
    path = disc(0, -0.46, 0.52)
    for x in (-0.48, 0.48):
        path = path - disc(x, 0.42, 0.64) + disc(x, 0.42, 0.50)
    return path


def _top() -> Solid:
    """Onto the top of a stack."""
    layer = points((-1, 0.36), (0, -0.06), (1, 0.36), (0, 0.78))
    arrow = points(
        (0, 0.24), (-0.52, -0.34), (-0.19, -0.34), (-0.19, -1), (0.19, -1), (0.19, -0.34), (0.52, -0.34)
    )
    edge = points((-1, 0.62), (0, 1.04), (1, 0.62), (1, 0.74), (0, 1.16), (-1, 0.74))
    return (layer - arrow.edge(0.22) - arrow + arrow + edge.moved(0, -0.12)).moved(0, -0.04)


def _cost_world() -> Solid:
    """An empty cost circle."""
    return disc(0, 0, 0.92) - disc(0, 0, 0.64)


def _cost_development() -> Solid:
    """An empty cost diamond."""
    return _rhomb(1.0) - _rhomb(0.62)


def _coin() -> Solid:
    return disc(0, 0, 0.95)


MAKERS: dict[str, Callable[[], Solid]] = {
    "explore": _explore,
    "develop": _develop,
    "settle": _settle,
    "produce": _produce,
    "ship": _ship,
    "wild": _wild,
    "assign": _assign,
    "dictate": _dictate,
    "reveal": _assign,
    "immediate": _immediate,
    "end_game": _end_game,
    "manage": _cup,
    "arrow": _arrow,
    "cup": _cup,
    "citizenry": _citizenry,
    "good": _good,
    "world": _world,
    "remove": _remove,
    "die": _die,
    "tile": _tile,
    "stack": _stack,
    "bag": _bag,
    "most": _most,
    "coin": _coin,
    "house": _house,
    "any": _wild,
    "selected": _selected,
    "colours": _colours,
    "top": _top,
    "cost_world": _cost_world,
    "cost_development": _cost_development,
    "vp": _vp,
    "consume": _ship,
    **MARKS,
    **SYMBOLS,
}
PHASE_NAMES = ("explore", "develop", "settle", "produce", "ship")


@cache
def glyph(name: str) -> QPainterPath:
    """Give the outline of a symbol; an unknown name gives the plain die."""
    return MAKERS.get(name, _die)().path


def draw_glyph(
    painter: QPainter,
    name: str,
    centre: QPointF,
    radius: float,
    colour: str | QColor,
    shadow: bool = False,
) -> None:
    """Fill a symbol, with a thin shadow beneath it if it stands on a bright ground."""
    place = QTransform().translate(centre.x(), centre.y()).scale(radius, radius)
    path = place.map(glyph(name))
    painter.setPen(Qt.PenStyle.NoPen)
    if shadow:
        painter.setBrush(faded("#000000", 0.28))
        painter.drawPath(path.translated(0, radius * 0.09))
    painter.setBrush(QColor(colour))
    painter.drawPath(path)
