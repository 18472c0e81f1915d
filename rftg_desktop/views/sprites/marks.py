"""The mark of each die colour, so that colour is never the only sign.

Each has a plain silhouette that still differs from the others at ten pixels.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from rftg_desktop.views.sprites.solids import Solid, box, disc, line, points


def _home() -> Solid:
    """A dome of three storeys with its door."""
    arch = QRectF(-1, -0.80, 2, 2.2)
    dome = QPainterPath()
    dome.arcMoveTo(arch, 190)
    dome.arcTo(arch, 190, -200)
    dome.closeSubpath()
    door = box(-0.24, 0.12, 0.48, 0.9, 0.2)
    return Solid(dome) - door + (box(-1, 0.60, 2, 0.28, 0.1) - door)


def _military() -> Solid:
    """Two crossed blades."""
    blade = points((0, -1.28), (0.17, -1.02), (0.17, 0.42), (-0.17, 0.42), (-0.17, -1.02))
    sword = blade + box(-0.46, 0.36, 0.92, 0.24, 0.1) + box(-0.13, 0.5, 0.26, 0.74, 0.1)
    return sword.turned(45) + sword.turned(-45)


def _novelty() -> Solid:
    """An atom."""
    path = disc(0, 0, 0.24)
    orbit = disc(0, 0, 1.0, 0.38).edge(0.15)
    for turn in (0, 60, 120):
        path = path + orbit.turned(turn)
    return path


def _crystal(width: float, height: float) -> Solid:
    low = width * 0.72
    shoulder = -height * 0.62
    return points((0, -height), (width, shoulder), (low, 0.92), (-low, 0.92), (-width, shoulder))


def _rare() -> Solid:
    """Three crystals growing from one root."""
    middle = _crystal(0.36, 1.0)
    side = _crystal(0.28, 0.42)
    wings = side.turned(-24).moved(-0.54, -0.02) + side.turned(24).moved(0.54, -0.02)
    return wings - middle - middle.edge(0.14) + middle


def _strand(sign: float) -> Solid:
    steps = 40
    path = QPainterPath(QPointF(sign * 0.56, -1))
    for step in range(1, steps + 1):
        y = -1 + 2 * step / steps
        path.lineTo(sign * 0.56 * math.cos(math.pi * (y + 1)), y)
    return line(path, 0.26)


def _genes() -> Solid:
    """A double helix."""
    path = _strand(1) + _strand(-1)
    for y, reach in ((-0.82, 0.46), (-0.14, 0.44), (0.14, 0.44), (0.82, 0.46)):
        rung = QPainterPath(QPointF(-reach, y))
        rung.lineTo(reach, y)
        path = path + line(rung, 0.14)
    return path


def _alien() -> Solid:
    """A head with two slanting eyes."""
    head = QPainterPath(QPointF(0, 1.0))
    head.cubicTo(-0.45, 0.86, -0.95, 0.20, -0.90, -0.30)
    head.cubicTo(-0.84, -1.22, 0.84, -1.22, 0.90, -0.30)
    head.cubicTo(0.95, 0.20, 0.45, 0.86, 0, 1.0)
    eye = disc(0, 0, 0.36, 0.19)
    return Solid(head) - eye.turned(34).moved(-0.42, -0.08) - eye.turned(-34).moved(0.42, -0.08)


def _consumption() -> Solid:
    """Two coins, one over the other."""
    front = disc(-0.30, 0.30, 0.66) - (disc(-0.30, 0.30, 0.44) - disc(-0.30, 0.30, 0.28))
    return disc(0.36, -0.34, 0.62) - disc(-0.30, 0.30, 0.80) + front


def _leader() -> Solid:
    """A crown."""
    crown = points((-1, -0.5), (-0.5, 0.02), (0, -0.85), (0.5, 0.02), (1, -0.5), (0.76, 0.46), (-0.76, 0.46))
    return crown + box(-0.76, 0.58, 1.52, 0.28, 0.1)


def _entrepreneur() -> Solid:
    """A rocket."""
    hull = QPainterPath(QPointF(0, -1.1))
    hull.cubicTo(0.62, -0.6, 0.5, 0.3, 0.34, 0.62)
    hull.lineTo(-0.34, 0.62)
    hull.cubicTo(-0.5, 0.3, -0.62, -0.6, 0, -1.1)
    fin = points((0.42, 0.05), (0.86, 0.62), (0.30, 0.58))
    flame = points((-0.22, 0.74), (0.22, 0.74), (0, 1.15))
    return (Solid(hull) - disc(0, -0.28, 0.2) + fin + fin.mirrored() + flame).turned(40)


def _pioneer() -> Solid:
    """A spiral of five arms."""
    arm = QPainterPath(QPointF(0.1, 0))
    arm.cubicTo(0.62, -0.12, 0.82, -0.62, 0.42, -1.02)
    arm.cubicTo(0.56, -0.60, 0.30, -0.42, -0.1, -0.26)
    arm.closeSubpath()
    path = disc(0, 0, 0.30)
    for turn in range(0, 360, 72):
        path = path + Solid(arm).turned(turn)
    return path


MARKS: dict[str, Callable[[], Solid]] = {
    "home": _home,
    "military": _military,
    "novelty": _novelty,
    "rare": _rare,
    "genes": _genes,
    "alien": _alien,
    "consumption": _consumption,
    "leader": _leader,
    "entrepreneur": _entrepreneur,
    "pioneer": _pioneer,
}
