"""Cards face down: the back, goods on worlds, the deck, the discard pile and the robot's stack."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rftg_desktop.views.sprites.canvas import (
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
from rftg_desktop.views.sprites.frame import draw_sheen, lit_edge
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.race.signs import draw_world_sign, ink_on
from rftg_desktop.views.sprites.shapes import disc, regular, rounded, tile_outline
from rftg_desktop.views.sprites.slots import tile_slot_sprite
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.theme import DARK, Theme

MARGIN = 18.0
DECK, DISCARD = "deck", "discard"
# So many cards show one more edge beneath the top one.
CARDS_AN_EDGE = (2, 6, 14, 28, 50)
EDGE_X, EDGE_Y = 1.9, 2.2
LOWEST = len(CARDS_AN_EDGE) * EDGE_Y
"""So far the edges of a high pile look out below it."""

SCATTER = (-7.0, 5.0, -2.5)


def draw_back(painter: QPainter, area: QRectF, theme: Theme = DARK) -> None:
    """Draw the back of a card: a ringed planet in a ring of stars."""
    blur = max(4.0, area.width() * 0.08)
    soften(painter, tile_outline(area), blur, "#000000", 0.62, QPointF(0, blur * 0.35))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#05070F"))
    painter.drawPath(tile_outline(area, 0.3))
    painter.setBrush(across(area, (0, "#B4BEF5"), (0.4, "#6E7AC8"), (1, "#2C3470")))
    painter.drawPath(tile_outline(area, 1))
    inset = max(2.2, min(4.2, area.width() * 0.035))
    painter.setBrush(down(area, (0, "#3B3F8C"), (0.5, "#282B6B"), (1, "#191C4A")))
    painter.drawPath(tile_outline(area, inset))
    centre, reach = area.center(), min(area.width() * 0.27, area.height() * 0.20)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded("#9FB0F5", 0.40), max(0.7, reach * 0.045)))
    painter.drawPath(disc(centre, reach * 1.36))
    painter.drawPath(regular(centre, reach * 1.72, 6))
    draw_glyph(painter, "settle", centre, reach, faded("#C3CDFF", 0.85))
    if area.width() >= 80:
        painter.setPen(QPen(faded("#9FB0F5", 0.28), 0.9))
        painter.drawPath(tile_outline(area, inset + 4))
    draw_sheen(painter, area, inset)


def back_sprite(width: float, height: float, scale: float, theme: Theme = DARK, turn: float = 0) -> Sprite:
    """Paint the back of a card, perhaps turned by some degrees."""
    with canvas(width, height, scale, MARGIN) as made:
        _turned(made.painter, QRectF(0, 0, width, height), turn)
        draw_back(made.painter, QRectF(0, 0, width, height), theme)
        return made.sprite()


def _turned(painter: QPainter, area: QRectF, degrees: float) -> None:
    painter.translate(area.center())
    painter.rotate(degrees)
    painter.translate(-area.center())


# ------------------------------------------------------------------ goods


def good_sprite(
    good: str, width: float, height: float, scale: float, theme: Theme = DARK, turn: float = 8
) -> Sprite:
    """Paint a good as it lies on its world: a card face down, in the good's colour with its mark."""
    with canvas(width, height, scale, 12) as made:
        painter, area = made.painter, QRectF(0, 0, width, height)
        _turned(painter, area, turn)
        draw_good(painter, area, good, theme)
        return made.sprite()


def draw_good(painter: QPainter, area: QRectF, good: str, theme: Theme = DARK) -> None:
    """Draw a good into the area."""
    corner = area.width() * 0.16
    outline = rounded(area, corner)
    soften(painter, outline, 6, "#000000", 0.75, QPointF(0, 2.5))
    light = QColor(theme.world_light(good))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#05070F"))
    painter.drawPath(outline)
    painter.setBrush(
        lit_edge(area, good, theme)
        if good == "any"
        else across(
            area, (0, mixed(light, "#FFFFFF", 0.62)), (0.45, light), (1, mixed(light, "#000000", 0.4))
        )
    )
    painter.drawPath(rounded(area.adjusted(0.8, 0.8, -0.8, -0.8), corner * 0.9))
    inner = area.adjusted(2.6, 2.6, -2.6, -2.6)
    tone = QColor(theme.world(good))
    top, low = mixed(tone, "#FFFFFF", 0.10), mixed(tone, "#04060E", 0.42)
    painter.setBrush(QColor("#141A36") if good == "any" else down(inner, (0, top), (1, low)))
    painter.drawPath(rounded(inner, corner * 0.7))
    reach = min(area.width() * 0.31, area.height() * 0.24)
    if good == "any":
        draw_world_sign(painter, area.center(), reach * 1.15, good, theme)
    else:
        draw_glyph(painter, good, area.center() + QPointF(0, 0.7), reach, faded("#000000", 0.30))
        draw_glyph(painter, good, area.center(), reach, ink_on(good))
    for along in (inner.topLeft() + QPointF(3.4, 3.4), inner.bottomRight() - QPointF(3.4, 3.4)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(ink_on(good) if good != "any" else "#FFFFFF", 0.75))
        painter.drawPath(regular(along, 1.5, 4))


# ------------------------------------------------------------------ stacks


def edges(count: int) -> int:
    """Tell how many edges look out beneath the top card of so many."""
    return sum(count >= least for least in CARDS_AN_EDGE)


def pile_sprite(
    kind: str, count: int, width: float, height: float, scale: float, theme: Theme = DARK
) -> Sprite:
    """Paint a pile face down with its number: in order (deck, robot's stack) or scattered (discards)."""
    if not count:
        return tile_slot_sprite(width, height, scale, "0", "", theme)
    with canvas(width, height, scale, MARGIN + 8) as made:
        painter, area = made.painter, QRectF(0, 0, width, height)
        if kind == DISCARD:
            for turn in SCATTER[-min(count, len(SCATTER)) :]:
                painter.save()
                _turned(painter, area, turn)
                draw_back(painter, area, theme)
                painter.restore()
        else:
            for depth in range(edges(count), 0, -1):
                shift = QPointF(depth * EDGE_X, depth * EDGE_Y)
                painter.setPen(QPen(QColor("#8A95DC" if depth % 2 else "#5C66B4"), 0.9))
                painter.setBrush(QColor("#20255C"))
                painter.drawPath(tile_outline(area.translated(shift)))
            draw_back(painter, area, theme)
        _draw_count(painter, area, count, theme)
        return made.sprite()


def _draw_count(painter: QPainter, area: QRectF, count: int, theme: Theme) -> None:
    """Draw the number in a band across the middle."""
    type_, band = count_band(area, count, theme)
    painter.setPen(QPen(faded("#A9B8F7", 0.85), 1.1))
    painter.setBrush(faded("#080C1C", 0.92))
    painter.drawPath(rounded(band, band.height() / 2))
    draw_text(painter, band, str(count), type_)


def count_band(area: QRectF, count: int, theme: Theme = DARK) -> tuple[Type, QRectF]:
    """Return how the number of a pile is written, and its band, which is wide enough for it."""
    size = max(theme.least_text, min(22.0, area.width() * 0.22))
    type_ = Type(size, 800, colour=theme.text)
    wide, high = max(size * 1.9, 26.0, text_width(str(count), type_) + size * 0.9), size * 1.36
    top = area.bottom() - high - area.height() * 0.07
    return type_, QRectF(area.center().x() - wide / 2, top, wide, high)
