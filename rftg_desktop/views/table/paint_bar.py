"""The bar at the top: the name of the program, the step, and what the asked player is to do."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from rftg_desktop.views.icons import application_icon
from rftg_desktop.views.sprites.canvas import LEFT, Type, draw_text, faded, growth, text_width
from rftg_desktop.views.table.layout import MARGIN
from rftg_desktop.views.theme import DARK
from rftg_desktop.views.words.translation import tr

LOGO_WIDTH = 240.0
STEP_WIDTH = 160.0
HINT = Type(12.5, 600, DARK.narrow, DARK.text_second)
HINT_ROOM = 590.0
"""So much room the line below the prompt has at least, in a window of the least size."""


def in_one_line(first: str, second: str) -> str:
    """Return two hints for the line below the prompt, or the first if there is no room for both."""
    together = " ".join(filter(None, (first, second)))
    return together if not first or text_width(together, HINT) <= HINT_ROOM else first


def paint_top_bar(painter: QPainter, area: QRectF, step: str, title: str, hint: str, room: float) -> None:
    """Draw the name of the game, the step, and what the asked player is to do."""
    painter.fillRect(area, faded("#0B1126", 0.72))
    painter.fillRect(QRectF(area.x(), area.bottom() - 1, area.width(), 1), faded(DARK.line, 0.8))
    logo = Type(15, 800, DARK.display, DARK.text, 1.6)
    application_icon().paint(painter, QRect(int(MARGIN) - 1, 7, 30, 30))
    name = QRectF(MARGIN + 36, 0, LOGO_WIDTH - MARGIN - 36, 44)
    draw_text(painter, name, tr("GALAXY TABLE"), logo, LEFT, fixed=True)
    second = Type(14, 600, DARK.narrow, DARK.text_second)
    draw_text(painter, QRectF(LOGO_WIDTH, 0, STEP_WIDTH, 44), step, second, LEFT)
    x = LOGO_WIDTH + STEP_WIDTH + 12
    wide = area.width() - x - room
    two = bool(hint)
    apart = 2 if growth() > 1 else 0  # larger lines need all of the bar
    title_area = QRectF(x, 4 - apart if two else 0, wide, 20 if two else 44)
    draw_text(painter, title_area, title, Type(15, 700, colour=DARK.text), LEFT)
    if two:
        draw_text(painter, QRectF(x, 24 + apart / 2, wide, 16), hint, HINT, LEFT)
