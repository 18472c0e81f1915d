"""A button of the table, painted in the manner of its panels."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from rftg_desktop.views.sprites.canvas import Type, across, down, draw_text, faded, growth
from rftg_desktop.views.sprites.shapes import rounded
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.table.frame import ButtonFace
from rftg_desktop.views.table.panel import Panel
from rftg_desktop.views.theme import DARK

RADIUS = 9.0
MARGIN = 26.0


class TableButton(Panel):
    """A button: hovered and focused ones glow."""

    def __init__(self, z: float) -> None:
        super().__init__(z, MARGIN)
        self.face = ButtonFace("", "")

    def show_face(
        self, face: ButtonFace, area: QRectF, scale: float, *, hovered: bool = False, focused: bool = False
    ) -> None:
        """Show ``face`` at ``area``."""
        self.face = face
        content = (face, hovered, focused)
        self.show_at(area, scale, content, lambda painter, body: paint(painter, body, face, hovered, focused))


def words_type(face: ButtonFace) -> Type:
    """Return how the words of a button are set."""
    return Type(face.size or (15 if face.primary else 13.5), 700)


def paint(painter: QPainter, area: QRectF, face: ButtonFace, hovered: bool, focused: bool) -> None:
    """Draw a button."""
    outline = rounded(area, RADIUS)
    if hovered and face.enabled:
        soften(painter, outline, 10, DARK.gold if face.primary else DARK.cyan, 0.7, QPointF(), 2)
    if face.primary and face.enabled:
        top, middle, low = DARK.primary_stops
        brush, ink = across(area, (0, top), (0.5, middle), (1, low)), DARK.primary_text
        edge = DARK.primary_stops[0]
    else:
        brush, ink = down(area, (0, "#2A3868"), (1, "#1A2446")), DARK.text
        edge = "#4A5C98"
    painter.setOpacity(1.0 if face.enabled else 0.45)
    painter.setBrush(brush)
    painter.setPen(QPen(faded(edge, 1), 1.1))
    painter.drawPath(outline)
    if focused:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(DARK.text, 1), 2))
        painter.drawPath(rounded(area.adjusted(-3, -3, 3, 3), RADIUS + 3))
    type_ = words_type(face)
    if face.tip:
        share = 0.52 if growth() > 1 else 0.58  # larger words do not reach into the key below them
        upper = QRectF(area.x() + 4, area.y() + 2, area.width() - 8, area.height() * share)
        lower = QRectF(area.x() + 4, area.y() + area.height() * 0.56, area.width() - 8, area.height() * 0.38)
        draw_text(painter, upper, face.text, replace(type_, colour=ink))
        draw_text(painter, lower, face.tip, Type(11, 600, DARK.narrow, ink))
    else:
        draw_text(painter, area.adjusted(4, 0, -4, 0), face.text, replace(type_, colour=ink))
