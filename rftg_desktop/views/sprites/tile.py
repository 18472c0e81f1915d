"""Tiles: one side in five sizes, from the inspector's to a rival's thumbnail, and the back."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

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
    text_width,
)
from rftg_desktop.views.sprites.faces import TileSide
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.plate import Setting, draw_power, draw_row, gain_bits, power_width
from rftg_desktop.views.sprites.shapes import TILE_WIDTH, diamond, disc, tile_outline
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.sprites.tile_art import draw_art
from rftg_desktop.views.theme import DARK, Theme

FRAME = 3.2
MARGIN = 22.0
# From this size on a tile carries its plate; below it is a thumbnail.
PLATE_WIDTH, PLATE_HEIGHT = 80.0, 90.0
LARGE_WIDTH = 180.0


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
    else:
        _draw_thumbnail(painter, body, side, theme)
    painter.restore()


def _unit(area: QRectF) -> float:
    return area.width() / TILE_WIDTH


def _draw_frame(painter: QPainter, area: QRectF, side: TileSide, theme: Theme, thick: float) -> QRectF:
    """Draw shadow, dark outline and lit frame; give the room inside."""
    unit = _unit(area)
    blur = max(4.0, 10 * min(1.0, unit))
    soften(painter, tile_outline(area), blur, "#000000", 0.65, QPointF(0, blur * 0.4))
    tone, light = QColor(theme.world(side.tone)), QColor(theme.world_light(side.tone))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#05070F"))
    painter.drawPath(tile_outline(area, 0.3))
    frame = area.adjusted(1, 1, -1, -1)
    painter.setBrush(
        across(frame, (0, mixed(light, "#FFFFFF", 0.45)), (0.35, light), (1, mixed(tone, "#000000", 0.45)))
    )
    painter.drawPath(tile_outline(area, 1))
    painter.setBrush(QColor("#070B18"))
    painter.drawPath(tile_outline(area, 1 + thick - 0.6))
    inset = 1 + thick
    return area.adjusted(inset, inset, -inset, -inset)


def _draw_sheen(painter: QPainter, area: QRectF, inset: float) -> None:
    """Draw the thin light along the upper inner edge."""
    shine = QLinearGradient(0, 0, 0, area.height() * 0.5)
    shine.setColorAt(0, faded("#FFFFFF", 0.20))
    shine.setColorAt(1, faded("#FFFFFF", 0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(shine, 1))
    painter.drawPath(tile_outline(area, inset + 0.5))


# ------------------------------------------------------------------ with a plate


def _name_lines(side: TileSide, room: float, unit: float, theme: Theme) -> tuple[list[str], Type]:
    """Break a name into two lines where one would be squeezed too much."""
    size = max(theme.least_text, 13.0 * unit)
    type_ = Type(size, 700, theme.narrow)
    if text_width(side.name, type_) * 0.80 <= room or " " not in side.name:
        return [side.name], type_
    pieces = side.name.split(" ")
    breaks = [(" ".join(pieces[:cut]), " ".join(pieces[cut:])) for cut in range(1, len(pieces))]
    best = min(breaks, key=lambda pair: max(text_width(line, type_) for line in pair))
    return list(best), Type(max(theme.least_text, 12.0 * unit), 700, theme.narrow)


def _draw_full(painter: QPainter, area: QRectF, side: TileSide, theme: Theme, words: str) -> None:
    unit = _unit(area)
    setting = Setting(unit * (0.80 if area.width() >= LARGE_WIDTH else 1.0), theme)
    inset = 1 + FRAME * unit
    inner = _draw_frame(painter, area, side, theme, FRAME * unit)
    lines, type_ = _name_lines(side, inner.width() - 10 * unit, unit, theme)
    line_height = type_.size * (1.02 if len(lines) > 1 else 1.30)
    gains = gain_bits(side)
    rows = len(side.powers) + (1 if gains else 0)
    text_room = area.height() * 0.26 if words else 0.0
    low = 1.5 * unit + line_height * len(lines) + setting.row * max(1, rows) + text_room + 3.5 * unit
    edge = inner.bottom() - low
    painter.save()
    painter.setClipPath(tile_outline(area, inset), Qt.ClipOperation.IntersectClip)
    draw_art(painter, QRectF(inner.x(), inner.y(), inner.width(), edge - inner.y()), side, theme, unit)
    plate = QRectF(inner.x(), edge, inner.width(), low)
    painter.fillRect(plate, down(plate, (0, faded("#131A30", 0.96)), (1, faded("#0A0F20", 0.98))))
    painter.fillRect(
        QRectF(plate.x(), edge, plate.width(), max(1.0, 1.1 * unit)), QColor(theme.world_light(side.tone))
    )
    painter.restore()
    y = edge + 2.0 * unit
    for line in lines:
        draw_text(
            painter, QRectF(inner.x() + 4 * unit, y, inner.width() - 8 * unit, line_height), line, type_
        )
        y += line_height
    room = QRectF(inner.x() + 4.5 * unit, y, inner.width() - 9 * unit, setting.row)
    if gains:
        draw_row(painter, room, gains, setting)
        room.translate(0, setting.row)
    _draw_powers(painter, room, side, setting)
    if words:
        below = QRectF(
            inner.x() + 7 * unit, area.bottom() - text_room - 6 * unit, inner.width() - 14 * unit, text_room
        )
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        draw_text(painter, below, words, Type(12.7, 500, theme.body, theme.text_second), align, wrap=True)
    _draw_sheen(painter, area, inset)
    draw_cost(painter, QPointF(19 * unit, 18.5 * unit), 13.2 * unit, side, theme)
    if side.house_made:
        draw_house_mark(painter, QPointF(inner.right() - 9 * unit, inner.y() + 9 * unit), 6.5 * unit, theme)


def _draw_powers(painter: QPainter, room: QRectF, side: TileSide, setting: Setting) -> None:
    """Draw the rows of powers, centred together so that their steps stand below each other."""
    if not side.powers:
        return
    widest = max(power_width(line, setting) for line in side.powers)
    indent = max(0.0, (room.width() - widest) / 2)
    for line in side.powers:
        # The last row runs beside the large cut of the lower right corner.
        last = line is side.powers[-1]
        draw_power(painter, room.adjusted(indent, 0, -6 * setting.unit if last else 0, 0), line, setting)
        room.translate(0, setting.row)


def draw_cost(painter: QPainter, centre: QPointF, radius: float, side: TileSide, theme: Theme = DARK) -> None:
    """Draw the cost: in a circle on a world, in a diamond on a development."""
    painter.setPen(QPen(QColor(theme.world_light(side.tone)), max(1.1, radius * 0.15)))
    painter.setBrush(QColor(theme.gem))
    painter.drawPath(disc(centre, radius) if side.is_world else diamond(centre, radius * 1.29))
    words = f"{side.cost}+" if side.six_plus else str(side.cost)
    size = radius * (1.08 if side.six_plus else 1.29)
    room = QRectF(centre.x() - radius * 1.3, centre.y() - radius, radius * 2.6, radius * 2)
    draw_text(painter, room, words, Type(max(size, theme.least_text), 800))


def draw_house_mark(painter: QPainter, centre: QPointF, radius: float, theme: Theme = DARK) -> None:
    """Draw the mark of a piece whose facts were reconstructed."""
    painter.setPen(QPen(QColor(theme.text_muted), max(0.8, radius * 0.13)))
    painter.setBrush(faded(theme.gem, 0.9))
    painter.drawPath(disc(centre, radius))
    draw_glyph(painter, "house", centre - QPointF(0, radius * 0.04), radius * 0.58, theme.text)


# ------------------------------------------------------------------ thumbnails


def _draw_thumbnail(painter: QPainter, area: QRectF, side: TileSide, theme: Theme) -> None:
    """Draw the picture alone, with the cost."""
    flat = area.height() < area.width() * 0.75
    thick = 1.4
    inner = _draw_frame(painter, area, side, theme, thick)
    painter.save()
    painter.setClipPath(tile_outline(area, 1 + thick), Qt.ClipOperation.IntersectClip)
    fill = 1.3 if flat else 0.98
    draw_art(painter, inner, side, theme, 0.6, fill)
    painter.restore()
    radius = 7.6
    centre = QPointF(radius + 1.6, area.height() / 2 if flat else radius + 2.2)
    draw_cost(painter, centre, radius, side, theme)
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
        _draw_sheen(painter, area, 3.4)
        return made.sprite()


def caption(painter: QPainter, area: QRectF, words: str, theme: Theme = DARK) -> None:
    """Write a section's label: small, wide-set capitals."""
    type_ = Type(11, 700, theme.narrow, theme.text_second, 1.1)
    draw_text(painter, area, words.upper(), type_, LEFT)
