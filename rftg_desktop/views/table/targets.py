"""Which of the lit targets a drop reaches."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF

from rftg_desktop.controller.affordances import Spot

_NEAR = 26.0
"""A drop beside a target counts for it up to this distance."""


def hit(point: QPointF, areas: Mapping[Spot, QRectF]) -> Spot | None:
    """Return the target at ``point``: the smallest that holds it, else the nearest within reach."""
    inside = [spot for spot, area in areas.items() if area.contains(point)]
    if inside:
        return min(inside, key=lambda spot: areas[spot].width() * areas[spot].height())
    near = min(areas, key=lambda spot: _distance(point, areas[spot]), default=None)
    return near if near is not None and _distance(point, areas[near]) <= _NEAR else None


def _distance(point: QPointF, area: QRectF) -> float:
    dx = max(area.left() - point.x(), 0.0, point.x() - area.right())
    dy = max(area.top() - point.y(), 0.0, point.y() - area.bottom())
    return math.hypot(dx, dy)
