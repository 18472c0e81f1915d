"""Light around pieces and places: hover, a legal target, the target under the pointer, a refusal.

These are sprites of their own, laid under or over a piece, so that a piece is painted only once.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rftg_desktop.views.sprites.canvas import Sprite, canvas, faded
from rftg_desktop.views.sprites.phase import LARGE_CUT, SMALL_CUT, SOFTENING
from rftg_desktop.views.sprites.shapes import chamfered, disc, rounded, tile_outline
from rftg_desktop.views.sprites.slots import DASH
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.theme import DARK, Theme

HOVER, SELECTED, TARGET, OVER, REFUSED, FOCUS = "hover", "selected", "target", "over", "refused", "focus"
RINGED = "ringed"
STATES = (HOVER, SELECTED, TARGET, OVER, REFUSED, FOCUS, RINGED)
RING = 3.5
"""So far outside the outline the ring lies that is seen on any picture."""

MARGIN = 46.0
BRIGHT = "#C9F3FF"

OUTLINES: dict[str, Callable[[QRectF], QPainterPath]] = {
    "tile": tile_outline,
    "die": lambda area: rounded(area, area.width() * 0.19),
    "well": lambda area: rounded(area, 10),
    "phase": lambda area: chamfered(area, LARGE_CUT, SMALL_CUT, SOFTENING),
    "round": lambda area: disc(area.center(), min(area.width(), area.height()) / 2),
}


def glow_sprite(
    shape: str, width: float, height: float, scale: float, state: str = HOVER, theme: Theme = DARK
) -> Sprite:
    """Paint the light of a state around a shape: tile, die, well, phase or round."""
    with canvas(width, height, scale, MARGIN) as made:
        outline = OUTLINES[shape](QRectF(0, 0, width, height))
        reach = 10.0 if min(width, height) < 2 * DARK.die else 20.0
        if state in (HOVER, SELECTED):
            _halo(made.painter, outline, reach, theme.cyan, 0.95, 5)
            _line(made.painter, outline, QColor(BRIGHT), 2.4 if state == SELECTED else 1.6)
        elif state in (TARGET, OVER):
            _target(made.painter, outline, reach, state == OVER, theme)
        elif state == REFUSED:
            _halo(made.painter, outline, reach, theme.error, 0.8, 3)
            _line(made.painter, outline, QColor(theme.error), 2)
        elif state == RINGED:
            ring = OUTLINES[shape](QRectF(-RING, -RING, width + 2 * RING, height + 2 * RING))
            _halo(made.painter, ring, reach, theme.cyan, 0.95, 5)
            _line(made.painter, ring, QColor(theme.ink), 5.5)
            _line(made.painter, ring, QColor(BRIGHT), 3)
        else:
            _line(made.painter, outline, QColor(theme.text), 2.2)
            _line(made.painter, outline, QColor(theme.ink), 0.8)
        return made.sprite()


def _halo(
    painter: QPainter, outline: QPainterPath, reach: float, colour: str, alpha: float, grow: float
) -> None:
    """Draw light outside the outline only, so that it may lie over the piece as well as under it."""
    soften(painter, outline, reach, colour, alpha, grow=grow)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(Qt.GlobalColor.black))
    painter.drawPath(outline)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def _line(painter: QPainter, outline: QPainterPath, colour: QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    painter.drawPath(outline)


def _target(painter: QPainter, outline: QPainterPath, reach: float, over: bool, theme: Theme) -> None:
    """Dashes mark what may be dropped on, so that colour alone does not say it."""
    _halo(painter, outline, reach * 0.7, theme.cyan, 0.85 if over else 0.55, 3)
    pen = QPen(QColor(BRIGHT if over else theme.cyan), 1.8)
    pen.setDashPattern(DASH)
    painter.setPen(pen)
    painter.setBrush(faded(theme.cyan, 0.25 if over else 0.07))
    painter.drawPath(outline)


def shadow_sprite(shape: str, width: float, height: float, scale: float, lift: float = 0.0) -> Sprite:
    """Paint the shadow under a lifted piece; choose few heights, since each is a picture."""
    with canvas(width, height, scale, MARGIN + 2 * lift) as made:
        outline = OUTLINES[shape](QRectF(0, 0, width, height))
        soften(made.painter, outline, 10 + lift * 0.95, "#000000", 0.55, QPointF(0, 4 + lift * 0.8))
        return made.sprite()
