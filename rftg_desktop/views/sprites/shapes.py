"""Outlines that several pieces share."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

# Corner cuts of a tile that is 110 wide: top left and bottom right are large.
TILE_WIDTH = 110.0
LARGE_CUT = 20.0
SMALL_CUT = 8.0
SOFTENING = 5.0


def rounded(area: QRectF, radius: float) -> QPainterPath:
    """Make a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


def disc(centre: QPointF, radius: float) -> QPainterPath:
    """Make a circle."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def polygon(points: Iterable[QPointF]) -> QPainterPath:
    """Make a closed outline through the points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF(list(points)))
    path.closeSubpath()
    return path


def regular(centre: QPointF, radius: float, corners: int, turn: float = 0.0) -> QPainterPath:
    """Make a regular polygon with its first corner on top, turned clockwise by ``turn`` radians."""
    angles = (2 * math.pi * corner / corners + turn for corner in range(corners))
    return polygon(centre + QPointF(radius * math.sin(a), -radius * math.cos(a)) for a in angles)


def diamond(centre: QPointF, radius: float) -> QPainterPath:
    """Make a square standing on its corner."""
    return regular(centre, radius, 4)


def chamfered(area: QRectF, large: float, small: float, softening: float) -> QPainterPath:
    """Make a rectangle with cut corners, each cut's ends softened by a curve."""
    left, top, right, bottom = area.left(), area.top(), area.right(), area.bottom()
    corners = [
        QPointF(left + large, top),
        QPointF(right - small, top),
        QPointF(right, top + small),
        QPointF(right, bottom - large),
        QPointF(right - large, bottom),
        QPointF(left + small, bottom),
        QPointF(left, bottom - small),
        QPointF(left, top + large),
    ]
    path = QPainterPath()
    for index, corner in enumerate(corners):
        before, after = corners[index - 1], corners[(index + 1) % len(corners)]
        length_in, length_out = QLineF(before, corner).length(), QLineF(corner, after).length()
        reach = min(softening, length_in / 2, length_out / 2)
        start = corner + (before - corner) * (reach / max(length_in, 0.01))
        end = corner + (after - corner) * (reach / max(length_out, 0.01))
        if index == 0:
            path.moveTo(start)
        else:
            path.lineTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path


def tile_outline(area: QRectF, inset: float = 0.0) -> QPainterPath:
    """Make the outline of a tile, or one further in by ``inset``."""
    unit = min(area.width() / TILE_WIDTH, area.height() / 90)
    inner = area.adjusted(inset, inset, -inset, -inset)
    shrink = 0.42 * inset
    return chamfered(
        inner,
        max(2.0, LARGE_CUT * unit - shrink),
        max(1.0, SMALL_CUT * unit - shrink),
        max(1.0, SOFTENING * unit - 0.2 * inset),
    )


def hexagon(centre: QPointF, radius: float) -> QPainterPath:
    """Make a hexagon standing on a corner."""
    return regular(centre, radius, 6)
