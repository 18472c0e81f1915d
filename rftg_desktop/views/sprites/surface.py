"""What pieces lie on: panels, and wells cut into panels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from rftg_desktop.views.sprites.canvas import LEFT, RIGHT, Sprite, Type, canvas, down, draw_text, faded
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.shapes import rounded
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.theme import DARK, Theme


def draw_panel(
    painter: QPainter, area: QRectF, radius: float = 14, accent: str = "", theme: Theme = DARK
) -> None:
    """Draw a panel over the sky; ``accent`` is a seat's colour along its upper edge."""
    outline = rounded(area, radius)
    soften(painter, outline, 16, "#000000", 0.60, QPointF(0, 6))
    stops = [faded(colour, theme.panel_alpha) for colour in theme.panel_stops]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(down(area, (0, stops[0]), (0.5, stops[1]), (1, stops[2])))
    painter.drawPath(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.line), 1.2))
    painter.drawPath(rounded(area.adjusted(0.6, 0.6, -0.6, -0.6), radius))
    shine = QLinearGradient(area.topLeft(), area.bottomLeft())
    shine.setColorAt(0, faded("#9DB4FF", 0.45))
    shine.setColorAt(0.12, faded("#9DB4FF", 0))
    painter.setPen(QPen(shine, 1))
    painter.drawPath(rounded(area.adjusted(1.7, 1.7, -1.7, -1.7), radius - 1))
    if accent:
        _draw_accent(painter, area, radius, accent)


def _draw_accent(painter: QPainter, area: QRectF, radius: float, accent: str) -> None:
    bar = QRectF(area.x(), area.y(), area.width() * 0.55, 2.6)
    fade = QLinearGradient(bar.topLeft(), bar.topRight())
    fade.setColorAt(0, faded(accent, 0.95))
    fade.setColorAt(0.3, faded(accent, 0.55))
    fade.setColorAt(1, faded(accent, 0))
    painter.save()
    painter.setClipPath(rounded(area, radius), Qt.ClipOperation.IntersectClip)
    painter.fillRect(bar, fade)
    painter.restore()


def draw_well(
    painter: QPainter,
    area: QRectF,
    radius: float = 10,
    label: str = "",
    right: str = "",
    sign: str = "",
    theme: Theme = DARK,
) -> None:
    """Draw a well: dark above, a lit lower edge, a label, a number, and a faint sign of its use."""
    outline = rounded(area, radius)
    top, middle, low = theme.well_stops
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(down(area, (0, faded(top, 0.85)), (0.25, faded(middle, 0.78)), (1, faded(low, 0.70))))
    painter.drawPath(outline)
    edge = rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded("#000000", 0.55), 1))
    painter.drawPath(edge)
    lit = QLinearGradient(area.topLeft(), area.bottomLeft())
    lit.setColorAt(0.7, faded("#8FA6EA", 0))
    lit.setColorAt(1, faded("#8FA6EA", 0.28))
    painter.setPen(QPen(lit, 1))
    painter.drawPath(edge)
    if sign:
        reach = min(area.width(), area.height()) * 0.30
        centre = area.center() + QPointF(0, 6 if label else 0)
        draw_glyph(painter, sign, centre, reach, faded("#8FA6EA", 0.10))
    line = QRectF(area.x() + 10, area.y() + 4, area.width() - 20, 16)
    if label:
        type_ = Type(11, 700, theme.narrow, theme.text_second, 1.1)
        draw_text(painter, line, label.upper(), type_, LEFT)
    if right:
        draw_text(painter, line, right, Type(12, 700, colour=theme.text), RIGHT)


def panel_sprite(
    width: float, height: float, scale: float, radius: float = 14, accent: str = "", theme: Theme = DARK
) -> Sprite:
    """Paint a panel."""
    with canvas(width, height, scale, 34) as made:
        draw_panel(made.painter, QRectF(0, 0, width, height), radius, accent, theme)
        return made.sprite()


def well_sprite(
    width: float,
    height: float,
    scale: float,
    label: str = "",
    right: str = "",
    sign: str = "",
    theme: Theme = DARK,
) -> Sprite:
    """Paint a well, as for Citizenry, supply or tableau."""
    with canvas(width, height, scale) as made:
        draw_well(made.painter, QRectF(0, 0, width, height), 10, label, right, sign, theme)
        return made.sprite()
