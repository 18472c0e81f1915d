"""A number with its label in a rounded frame, as in the headers of mats."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from rftg_desktop.views.sprites.canvas import LEFT, RIGHT, Type, draw_text, faded, growth, text_width
from rftg_desktop.views.sprites.shapes import rounded
from rftg_desktop.views.theme import DARK


def draw_pill(painter: QPainter, area: QRectF, label: str, value: str, colour: str) -> None:
    """Draw a pill."""
    painter.setPen(faded(DARK.line, 1))
    painter.setBrush(faded(DARK.well, 0.85))
    painter.drawPath(rounded(area, area.height() / 2))
    inner = area.adjusted(11, 0, -11, 0)
    name, number = Type(11, 700, DARK.narrow, DARK.text_second, 1.1), Type(15, 700, colour=colour)
    # Both share the room, so they grow alike.
    whole = text_width(label, name) + text_width(value, number)
    factor = min(growth(), max(1.0, (inner.width() - 4) / max(1.0, whole)), inner.height() / number.size)
    draw_text(painter, inner, label, replace(name, size=name.size * factor), LEFT, fixed=True)
    draw_text(painter, inner, value, replace(number, size=number.size * factor), RIGHT, fixed=True)
