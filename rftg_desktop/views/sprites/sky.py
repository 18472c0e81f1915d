"""The sky behind the table and every page: a nebula and stars, painted once for a window's size."""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from rftg_desktop.views.resources import ensure_resources
from rftg_desktop.views.sprites.canvas import faded
from rftg_desktop.views.theme import DARK

ROOM_PER_STAR = 2600
BRIGHT_STARS = 9
TINTS = ("#FFFFFF", "#CFE0FF", "#FFE9CF", "#E3D8FF")


@lru_cache(maxsize=2)
def sky(width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """Paint the sky for an area in logical pixels on a screen of this pixel ratio."""
    ensure_resources()
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(DARK.space))
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(0, 0, width, height), QImage(":/art/nebula.webp"))
    painter.setPen(Qt.PenStyle.NoPen)
    chance = random.Random(42)
    for _ in range(int(width * height / ROOM_PER_STAR)):
        spot = QPointF(chance.random() * width, chance.random() * height)
        radius = 0.35 + 0.9 * chance.random() ** 5
        painter.setBrush(faded(chance.choice(TINTS), 0.12 + 0.75 * chance.random() ** 3))
        painter.drawEllipse(spot, radius, radius)
    for _ in range(BRIGHT_STARS):
        spot = QPointF(chance.random() * width, chance.random() * height)
        _draw_bright_star(painter, spot, 1.1 + 0.7 * chance.random(), chance.choice(TINTS))
    painter.end()
    return pixmap


def _draw_bright_star(painter: QPainter, spot: QPointF, radius: float, tint: str) -> None:
    halo = QRadialGradient(spot, radius * 6)
    halo.setColorAt(0, faded(tint, 0.5))
    halo.setColorAt(0.25, faded(tint, 0.14))
    halo.setColorAt(1, faded(tint, 0))
    painter.setBrush(halo)
    painter.drawEllipse(spot, radius * 6, radius * 6)
    painter.setBrush(QColor(tint))
    painter.drawEllipse(spot, radius, radius)
