"""Tiles: one side in five sizes, from the inspector's to a rival's thumbnail, and the back."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from rftg_desktop.views.sprites.canvas import (
    Sprite,
    Type,
    across,
    canvas,
    down,
    draw_text,
    faded,
    text_height,
)
from rftg_desktop.views.sprites.faces import PowerLine, TileSide
from rftg_desktop.views.sprites.frame import draw_frame, draw_sheen, lit_edge
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.plate import (
    Setting,
    draw_power,
    draw_row,
    gain_bits,
    merged,
    name_lines,
    power_width,
)
from rftg_desktop.views.sprites.shapes import TILE_WIDTH, diamond, disc, tile_outline
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.sprites.tile_art import draw_art
from rftg_desktop.views.theme import DARK, Theme

FRAME = 3.2
MARGIN = 22.0
# From this size on a tile carries its plate; below it is a thumbnail.
PLATE_WIDTH, PLATE_HEIGHT = 80.0, 90.0
THUMBNAIL_MARGIN = 14.0
LARGE_WIDTH = 180.0
LARGE_PLATE = 0.74


def tile_sprite(
    side: TileSide, width: float, height: float, scale: float, theme: Theme = DARK, words: str = ""
) -> Sprite:
    """Paint one side of a tile with its shadow.

    ``words`` is the explanation on a large tile, where there is room for a sentence.
    """
    with canvas(width, height, scale, MARGIN) as made:
        draw_tile(made.painter, QRectF(0, 0, width, height), side, theme, words)
        return made.sprite()


def draw_tile(painter: QPainter, area: QRectF, side: TileSide, theme: Theme = DARK, words: str = "") -> None:
    """Draw one side of a tile into the area, in the manner its size allows."""
    painter.save()
    painter.translate(area.topLeft())
    body = QRectF(0, 0, area.width(), area.height())
    if area.width() >= PLATE_WIDTH and area.height() >= PLATE_HEIGHT:
        _draw_full(painter, body, side, theme, words)
    elif theme is DARK and not painter.worldTransform().isRotating():
        _stamp_thumbnail(painter, body, side)
    else:
        _draw_thumbnail(painter, body, side, theme)
    painter.restore()


def _unit(area: QRectF) -> float:
    return area.width() / TILE_WIDTH


# ------------------------------------------------------------------ with a plate


def _draw_full(painter: QPainter, area: QRectF, side: TileSide, theme: Theme, words: str) -> None:
    unit = _unit(area)
    # A large tile has room to spare: its plate grows less than its picture.
    plate_unit = unit * (LARGE_PLATE if area.width() >= LARGE_WIDTH else 1.0)
    inset = 1 + FRAME * min(unit, 1.6)
    inner = draw_frame(painter, area, lit_edge(area, side.tone, theme), inset - 1)
    plate = _Plate(side, inner.width(), plate_unit, theme, words)
    edge = inner.bottom() - plate.height
    painter.save()
    painter.setClipPath(tile_outline(area, inset), Qt.ClipOperation.IntersectClip)
    draw_art(painter, QRectF(inner.x(), inner.y(), inner.width(), edge - inner.y()), side, theme, unit)
    ground = QRectF(inner.x(), edge, inner.width(), plate.height)
    painter.fillRect(ground, down(ground, (0, faded("#131A30", 0.96)), (1, faded("#0A0F20", 0.98))))
    rule = QRectF(ground.x(), edge, ground.width(), max(1.0, 1.1 * plate_unit))
    painter.fillRect(rule, QColor(theme.world_light(side.tone)))
    painter.restore()
    plate.draw(painter, ground)
    draw_sheen(painter, area, inset)
    gem = unit * (0.80 if area.width() >= LARGE_WIDTH else 1.0)
    draw_cost(painter, QPointF(19 * gem, 18.5 * gem), 13.2 * gem, side, theme)
    if side.house_made:
        mark = QPointF(inner.right() - 9 * gem, inner.y() + 9 * gem)
        draw_house_mark(painter, mark, 6.5 * gem, theme)


class _Plate:
    """The plate of one tile: measured first, since the picture gets the room it leaves."""

    def __init__(self, side: TileSide, width: float, unit: float, theme: Theme, words: str) -> None:
        self.unit = unit
        self.setting = Setting(unit, theme)
        self.lines, self.type = name_lines(side.name, width - 10 * unit, unit, theme)
        self.line_height = self.type.size * (1.02 if len(self.lines) > 1 else 1.30)
        self.gains = gain_bits(side)
        self.powers = merged(side.powers)
        self.words = words
        self.words_type = Type(12.7, 500, theme.body, theme.text_second)
        rows = max(1, len(self.powers) + bool(self.gains))
        self.height = 5 * unit + self.line_height * len(self.lines) + self.setting.row * rows
        if words:
            self.height += text_height(words, self.words_type, width - 16 * unit) + 10 * unit

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw name, gains, powers and words below each other."""
        unit, y = self.unit, area.y() + 2 * self.unit
        for line in self.lines:
            room = QRectF(area.x() + 4 * unit, y, area.width() - 8 * unit, self.line_height)
            draw_text(painter, room, line, self.type)
            y += self.line_height
        row = QRectF(area.x() + 4.5 * unit, y, area.width() - 9 * unit, self.setting.row)
        if self.gains:
            draw_row(painter, row, self.gains, self.setting)
            row.translate(0, self.setting.row)
        _draw_powers(painter, row, self.powers, self.setting)
        if self.words:
            top = row.y() + self.setting.row * len(self.powers) + 2 * unit
            room = QRectF(area.x() + 8 * unit, top, area.width() - 16 * unit, area.bottom() - top)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            draw_text(painter, room, self.words, self.words_type, align, wrap=True)


def _draw_powers(painter: QPainter, room: QRectF, powers: tuple[PowerLine, ...], setting: Setting) -> None:
    """Draw the rows of powers, centred together so that their steps stand below each other."""
    if not powers:
        return
    widest = max(power_width(line, setting) for line in powers)
    indent = max(0.0, (room.width() - widest) / 2)
    room = QRectF(room)
    for line in powers:
        # The last row runs beside the large cut of the lower right corner.
        last = line is powers[-1]
        draw_power(painter, room.adjusted(indent, 0, -6 * setting.unit if last else 0, 0), line, setting)
        room.translate(0, setting.row)


def draw_cost(
    painter: QPainter, centre: QPointF, radius: float, side: TileSide, theme: Theme = DARK, plus: bool = True
) -> None:
    """Draw the cost: in a circle on a world, in a diamond on a development."""
    painter.setPen(QPen(QColor(theme.world_light(side.tone)), max(1.1, radius * 0.15)))
    painter.setBrush(QColor(theme.gem))
    painter.drawPath(disc(centre, radius) if side.is_world else diamond(centre, radius * 1.29))
    words = f"{side.cost}+" if side.six_plus and plus else str(side.cost)
    size = radius * (1.08 if words.endswith("+") else 1.29)
    room = QRectF(centre.x() - radius * 1.3, centre.y() - radius, radius * 2.6, radius * 2)
    draw_text(painter, room, words, Type(max(size, theme.least_text), 800))


def draw_house_mark(painter: QPainter, centre: QPointF, radius: float, theme: Theme = DARK) -> None:
    """Draw the mark of a piece whose facts were reconstructed."""
    painter.setPen(QPen(QColor(theme.text_muted), max(0.8, radius * 0.13)))
    painter.setBrush(faded(theme.gem, 0.9))
    painter.drawPath(disc(centre, radius))
    draw_glyph(painter, "house", centre - QPointF(0, radius * 0.04), radius * 0.58, theme.text)


# ------------------------------------------------------------------ thumbnails


def _stamp_thumbnail(painter: QPainter, area: QRectF, side: TileSide) -> None:
    """Draw a thumbnail that was painted before, on whole pixels of the screen so that it stays sharp."""
    transform = painter.worldTransform()
    scale = transform.m11()
    image = _thumbnail(side, area.width(), area.height(), scale)
    corner = transform.map(QPointF(0, 0))
    shift = QPointF(round(corner.x()) - corner.x(), round(corner.y()) - corner.y()) / scale
    room = math.ceil(THUMBNAIL_MARGIN * scale) / scale
    painter.drawImage(shift - QPointF(room, room), image)


@lru_cache(maxsize=200)
def _thumbnail(side: TileSide, width: float, height: float, scale: float) -> QImage:
    with canvas(width, height, scale, THUMBNAIL_MARGIN) as made:
        _draw_thumbnail(made.painter, QRectF(0, 0, width, height), side, DARK)
        made.painter.end()
    made.image.setDevicePixelRatio(scale)
    return made.image


def _draw_thumbnail(painter: QPainter, area: QRectF, side: TileSide, theme: Theme) -> None:
    """Draw the picture alone, with the cost."""
    flat = area.height() < area.width() * 0.75
    thick = 1.4
    inner = draw_frame(painter, area, lit_edge(area, side.tone, theme), thick)
    painter.save()
    painter.setClipPath(tile_outline(area, 1 + thick), Qt.ClipOperation.IntersectClip)
    fill = 1.3 if flat else 0.98
    draw_art(painter, inner, side, theme, 0.6, fill)
    painter.restore()
    radius = 7.6
    centre = QPointF(radius + 1.6, area.height() / 2 if flat else radius + 2.2)
    draw_cost(painter, centre, radius, side, theme, plus=False)
    if side.house_made:
        draw_house_mark(painter, QPointF(area.right() - 8, area.y() + 8), 5.5, theme)


# ------------------------------------------------------------------ the back


def tile_back_sprite(width: float, height: float, scale: float, theme: Theme = DARK) -> Sprite:
    """Paint the back of a tile: what a secret tile shows."""
    with canvas(width, height, scale, MARGIN) as made:
        painter, area = made.painter, QRectF(0, 0, width, height)
        soften(painter, tile_outline(area), 10, "#000000", 0.65, QPointF(0, 4))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#05070F"))
        painter.drawPath(tile_outline(area, 0.3))
        painter.setBrush(across(area, (0, "#6E80BE"), (0.4, "#3A4A86"), (1, "#1A2348")))
        painter.drawPath(tile_outline(area, 1))
        painter.setBrush(down(area, (0, "#222F60"), (1, "#111836")))
        painter.drawPath(tile_outline(area, 3.4))
        centre = area.center()
        reach = min(width, height) * 0.27
        painter.setPen(QPen(faded("#8FA6EA", 0.35), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(disc(centre, reach * 1.35))
        draw_glyph(painter, "settle", centre, reach, faded("#8FA6EA", 0.70))
        draw_sheen(painter, area, 3.4)
        return made.sprite()
