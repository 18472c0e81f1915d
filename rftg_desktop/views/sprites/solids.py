"""Outlines in a box from -1 to 1 that can be joined and cut.

Qt joins and cuts outlines with a tolerance in absolute units, which turns a circle of radius one into
an octagon; so a solid is held enlarged and given back in its box.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from rftg_desktop.views.sprites import shapes

UNIT = 400.0


class Solid:
    """An outline held enlarged; operations give new solids."""

    __slots__ = ("_large",)

    def __init__(self, path: QPainterPath, large: bool = False) -> None:
        """Take an outline in the box, or an already enlarged one."""
        self._large = path if large else QTransform.fromScale(UNIT, UNIT).map(path)

    @property
    def path(self) -> QPainterPath:
        """Give the outline in its box."""
        return QTransform.fromScale(1 / UNIT, 1 / UNIT).map(self._large)

    def __add__(self, other: Solid) -> Solid:
        """Join two solids."""
        return Solid(self._large.united(other._large), large=True)

    def __sub__(self, other: Solid) -> Solid:
        """Cut the other out of this one."""
        return Solid(self._large.subtracted(other._large), large=True)

    def __and__(self, other: Solid) -> Solid:
        """Keep what both cover."""
        return Solid(self._large.intersected(other._large), large=True)

    def turned(self, degrees: float) -> Solid:
        """Turn it clockwise about the middle of the box."""
        return Solid(QTransform().rotate(degrees).map(self._large), large=True)

    def moved(self, right: float, lower: float) -> Solid:
        """Move it within the box."""
        return Solid(self._large.translated(right * UNIT, lower * UNIT), large=True)

    def mirrored(self) -> Solid:
        """Swap left and right."""
        return Solid(QTransform.fromScale(-1, 1).map(self._large), large=True)

    def edge(self, width: float) -> Solid:
        """Make a line of this width along its outline."""
        return Solid(_stroke(self._large, width * UNIT), large=True)


def _stroke(path: QPainterPath, width: float) -> QPainterPath:
    pen = QPainterPathStroker()
    pen.setWidth(width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen.createStroke(path).simplified()


def line(path: QPainterPath, width: float) -> Solid:
    """Make a line of this width along an open path."""
    return Solid(path).edge(width)


def points(*pairs: tuple[float, float]) -> Solid:
    """Make a polygon."""
    return Solid(shapes.polygon(QPointF(*pair) for pair in pairs))


def disc(x: float, y: float, radius: float, lower: float = 0.0) -> Solid:
    """Make a circle, or an ellipse with another radius downwards."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, lower or radius)
    return Solid(path)


def box(x: float, y: float, width: float, height: float, radius: float = 0.0) -> Solid:
    """Make a rectangle with round corners."""
    return Solid(shapes.rounded(QRectF(x, y, width, height), radius))
