"""Names on small pieces, for players who want words beside every sign (a setting)."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from rftg_desktop.views.sprites.canvas import Type, draw_text, faded
from rftg_desktop.views.sprites.shapes import rounded
from rftg_desktop.views.theme import DARK

STRIP = 13.0
"""The height of a name."""

LABEL = Type(DARK.least_text, 600, DARK.narrow, DARK.text)

MARGIN = 22.0
"""The room around a labelled piece: shadows, and names that are a little wider."""


def draw_label(painter: QPainter, area: QRectF, words: str) -> None:
    """Draw a name on a dark strip."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(DARK.ink, 0.88))
    painter.drawPath(rounded(area, 4))
    draw_text(painter, area, words, LABEL)
