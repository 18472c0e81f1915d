"""The robot's mat: its phases with their rows, the tiles laid over some, tracks, and counters."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rftg_desktop.views.sprites.canvas import (
    LEFT,
    Sprite,
    Type,
    across,
    canvas,
    down,
    draw_text,
    faded,
    mixed,
)
from rftg_desktop.views.sprites.faces import TileSide
from rftg_desktop.views.sprites.frame import draw_frame, draw_sheen, lit_edge
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.plate import Setting
from rftg_desktop.views.sprites.race.card import draw_card_cost, draw_worth
from rftg_desktop.views.sprites.race.faces import CardFace, MatLine, MatPhase
from rftg_desktop.views.sprites.race.signs import draw_signs, glyph_colour, signs_width
from rftg_desktop.views.sprites.shapes import chamfered, rounded, tile_outline
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.sprites.surface import draw_well
from rftg_desktop.views.sprites.tile import draw_house_mark
from rftg_desktop.views.sprites.tile_art import draw_art
from rftg_desktop.views.theme import DARK, Theme

HEAD = 19.0
ROW = 18.0
SIDE = 7.0
LEAD = 31.0
SETTING_UNIT = 1.0


# ------------------------------------------------------------------ phases and rows


def line_area(face: MatPhase, number: int, width: float) -> QRectF:
    """Give where a row of a phase lies: it can be pointed at."""
    return QRectF(SIDE - 3, HEAD + 2 + number * ROW, width - 2 * SIDE + 6, ROW)


def mat_height(lines: int) -> float:
    """Give the height of a phase with so many rows."""
    return HEAD + 2 + lines * ROW + 4


def mat_phase_sprite(
    face: MatPhase, width: float, height: float, scale: float, theme: Theme = DARK
) -> Sprite:
    """Paint a phase of the mat with its rows."""
    with canvas(width, height, scale, 8) as made:
        painter = made.painter
        draw_well(painter, QRectF(0, 0, width, height), 8, theme=theme)
        colour = theme.phase(face.phase)
        draw_glyph(painter, face.phase, QPointF(SIDE + 7, HEAD / 2 + 1.5), 6.6, colour)
        title = QRectF(SIDE + 19, 1, width - SIDE - 24, HEAD)
        draw_text(painter, title, face.title.upper(), Type(11, 700, theme.narrow, colour, 1.0), LEFT)
        for number, line in enumerate(face.lines):
            draw_mat_line(painter, line_area(face, number, width), line, face.phase, theme)
        return made.sprite()


def draw_mat_line(painter: QPainter, area: QRectF, line: MatLine, phase: str, theme: Theme = DARK) -> None:
    """Draw a row: on a tile if one covers it, lit while it is resolved."""
    if line.special:
        _draw_tile(painter, area, theme)
    if line.lit:
        colour = theme.phase(phase)
        outline = rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), 5)
        soften(painter, outline, 5, colour, 0.30)
        painter.setPen(QPen(QColor(colour), 1.3))
        painter.setBrush(mixed("#0C1128", colour, 0.20))
        painter.drawPath(outline)
    setting = Setting(SETTING_UNIT, theme)
    lead = QRectF(area.x() + 3, area.y(), LEAD - 3, area.height())
    draw_signs(painter, lead, line.lead, setting)
    painter.setPen(QPen(faded(theme.text_muted, 0.45), 0.9))
    painter.drawLine(QPointF(lead.right() + 1, area.y() + 4), QPointF(lead.right() + 1, area.bottom() - 4))
    house = 15.0 if line.house_made else 2.0
    room = QRectF(lead.right() + 6, area.y(), area.right() - lead.right() - 6 - house, area.height())
    if line.bits:
        draw_signs(painter, room, line.bits, setting)
    else:
        painter.setPen(QPen(QColor(theme.text_muted), 1.4))
        painter.drawLine(QPointF(room.x(), area.center().y()), QPointF(room.x() + 8, area.center().y()))
    if line.house_made:
        draw_house_mark(painter, QPointF(area.right() - 8.5, area.center().y()), 6.2, theme)


def _draw_tile(painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Draw the small tile that covers a row for one start world."""
    body = area.adjusted(0.5, 0.8, -0.5, -0.8)
    outline = chamfered(body, 5, 2, 2)
    soften(painter, outline, 4, "#000000", 0.7, QPointF(0, 1.5))
    painter.setPen(QPen(across(body, (0, "#D5DEFF"), (0.4, "#7F92CF"), (1, "#3A4A86")), 1.1))
    painter.setBrush(down(body, (0, "#2C3A74"), (1, "#1A2450")))
    painter.drawPath(outline)


def line_width(line: MatLine, theme: Theme = DARK) -> float:
    """Measure a row, so that a layout can give the phases the room they need."""
    house = 15.0 if line.house_made else 2.0
    return LEAD + 6 + signs_width(line.bits, Setting(SETTING_UNIT, theme)) + house


def mat_tile_sprite(line: MatLine, width: float, height: float, scale: float, theme: Theme = DARK) -> Sprite:
    """Paint the tile of a row by itself: as it leaves the game."""
    with canvas(width, height, scale, 8) as made:
        tile = replace(line, special=True, lit=False)
        draw_mat_line(made.painter, QRectF(0, 0, width, height), tile, "wild", theme)
        return made.sprite()


# ------------------------------------------------------------------ the "robot =" counter


def equals_sprite(
    face: str, width: float, height: float, scale: float, theme: Theme = DARK, house_made: bool = False
) -> Sprite:
    """Paint the counter that tells as what the dice read their robot: a head, a sign, and a face."""
    with canvas(width, height, scale, 10) as made:
        painter, area = made.painter, QRectF(0, 0, width, height)
        outline = chamfered(area.adjusted(1, 1, -1, -1), height * 0.24, height * 0.12, 3)
        soften(painter, outline, 6, "#000000", 0.65, QPointF(0, 2.5))
        painter.setPen(QPen(across(area, (0, "#D5DEFF"), (0.4, "#7F92CF"), (1, "#3A4A86")), 1.6))
        painter.setBrush(down(area, (0, "#26336A"), (1, "#121936")))
        painter.drawPath(outline)
        middle, reach = area.center().y(), height * 0.27
        draw_glyph(painter, "robot", QPointF(width * 0.22, middle), reach, theme.text)
        draw_glyph(painter, "equals", QPointF(width * 0.48, middle), reach * 0.62, theme.text_second)
        colour = glyph_colour(face, theme)
        socket = QRectF(width * 0.78 - height * 0.36, middle - height * 0.36, height * 0.72, height * 0.72)
        painter.setPen(QPen(faded(colour, 0.7), 1.1))
        painter.setBrush(mixed("#070B18", colour, 0.16))
        painter.drawPath(rounded(socket, height * 0.14))
        draw_glyph(painter, face, socket.center(), height * 0.24, colour)
        if house_made:
            draw_house_mark(painter, area.topRight() + QPointF(-4.5, 4.5), 6.2, theme)
        return made.sprite()


# ------------------------------------------------------------------ six-cost counters


def counter_sprite(points: int, width: float, height: float, scale: float, theme: Theme = DARK) -> Sprite:
    """Paint a six-cost development counter: in the robot's tableau it stands for a card."""
    with canvas(width, height, scale, 14) as made:
        painter, area = made.painter, QRectF(0, 0, width, height)
        inner = draw_frame(painter, area, lit_edge(area, "six_plus", theme), 1.8)
        painter.save()
        painter.setClipPath(tile_outline(area, 2.6), Qt.ClipOperation.IntersectClip)
        draw_art(
            painter, inner, TileSide("development", "", 6, six_plus=True, art="vintage-robot"), theme, 0.6
        )
        painter.restore()
        draw_sheen(painter, area, 2.6)
        small = max(0.86, min(1.0, width / 54))
        face = CardFace("development", "", 6, None)
        draw_card_cost(painter, QPointF(10.6 * small, 11 * small), 7.8 * small, face, theme)
        worth = CardFace("development", "", 6, points)
        draw_worth(painter, QPointF(10.4 * small, area.bottom() - 10.4 * small), 8.2 * small, worth)
        return made.sprite()
