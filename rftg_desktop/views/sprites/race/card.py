"""Cards in every size: with plate and powers, large with words, and as a thumbnail."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rftg_desktop.views.sprites.canvas import Sprite, Type, canvas, down, draw_text, faded
from rftg_desktop.views.sprites.chips import draw_vp
from rftg_desktop.views.sprites.faces import TileSide
from rftg_desktop.views.sprites.frame import draw_frame, draw_sheen, lit_edge
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.pairs import draw_clasp
from rftg_desktop.views.sprites.race.art import card_art, world_emblem
from rftg_desktop.views.sprites.race.card_plate import CardPlate
from rftg_desktop.views.sprites.race.faces import CardFace
from rftg_desktop.views.sprites.race.signs import draw_windfall_sign, draw_world_sign, glyph_colour
from rftg_desktop.views.sprites.race.symbols import TRAITS
from rftg_desktop.views.sprites.shapes import TILE_WIDTH, diamond, disc, polygon, tile_outline
from rftg_desktop.views.sprites.tile import FRAME, LARGE_PLATE, LARGE_WIDTH, MARGIN, draw_house_mark
from rftg_desktop.views.sprites.tile_art import draw_art
from rftg_desktop.views.theme import DARK, Theme

# From this width on a card carries its plate; below it is a thumbnail.
PLATE_WIDTH = 92.0
THUMBNAIL_MARGIN = 14.0
GEM = QPointF(19, 18.5)
GEM_RADIUS = 13.2
SPIKES = 10


def card_sprite(
    face: CardFace, width: float, height: float, scale: float, theme: Theme = DARK, words: str = ""
) -> Sprite:
    """Paint a card with its shadow; ``words`` is the explanation on a large one."""
    with canvas(width, height, scale, MARGIN if width >= PLATE_WIDTH else THUMBNAIL_MARGIN) as made:
        draw_card(made.painter, QRectF(0, 0, width, height), face, theme, words)
        return made.sprite()


def draw_card(painter: QPainter, area: QRectF, face: CardFace, theme: Theme = DARK, words: str = "") -> None:
    """Draw a card into the area, in the manner its size allows."""
    painter.save()
    painter.translate(area.topLeft())
    body = QRectF(0, 0, area.width(), area.height())
    if area.width() >= PLATE_WIDTH:
        _draw_full(painter, body, face, theme, words)
    else:
        _draw_thumbnail(painter, body, face, theme)
    painter.restore()


def _picture(face: CardFace) -> TileSide:
    """Give the card as the painter of pictures knows it."""
    return TileSide(
        face.kind,
        face.name,
        face.cost,
        face.tone if face.is_world else "",
        six_plus=face.tone == "six_plus",
        art=face.art or card_art(face),
        emblem=world_emblem(face.name),
    )


def plate_of(face: CardFace, width: float, theme: Theme = DARK, words: str = "") -> CardPlate:
    """Lay out the plate of a card of this width."""
    unit = width / TILE_WIDTH
    inset = 1 + FRAME * min(unit, 1.6)
    # A large card has room to spare: its plate grows less than its picture.
    plate_unit = unit * (LARGE_PLATE if width >= LARGE_WIDTH else 1.0)
    return CardPlate(face, width - 2 * inset, plate_unit, theme, words)


@lru_cache(maxsize=500)
def picture_height(face: CardFace, width: float, height: float) -> float:
    """Return how far down the picture of a card of this size goes: below it are name and powers."""
    if width < PLATE_WIDTH:
        return height
    return height - (1 + FRAME * min(width / TILE_WIDTH, 1.6)) - plate_of(face, width).height


def _draw_full(painter: QPainter, area: QRectF, face: CardFace, theme: Theme, words: str) -> None:
    unit = area.width() / TILE_WIDTH
    large = area.width() >= LARGE_WIDTH
    inset = 1 + FRAME * min(unit, 1.6)
    inner = draw_frame(painter, area, lit_edge(area, face.tone, theme), inset - 1)
    plate = plate_of(face, area.width(), theme, words)
    edge = inner.bottom() - plate.height
    painter.save()
    painter.setClipPath(tile_outline(area, inset), Qt.ClipOperation.IntersectClip)
    picture = QRectF(inner.x(), inner.y(), inner.width(), edge - inner.y())
    draw_art(painter, picture, _picture(face), theme, unit)
    ground = QRectF(inner.x(), edge, inner.width(), plate.height)
    painter.fillRect(ground, down(ground, (0, faded("#131A30", 0.96)), (1, faded("#0A0F20", 0.98))))
    rule = QRectF(ground.x(), edge, ground.width(), max(1.0, 1.1 * plate.unit))
    painter.fillRect(rule, lit_edge(rule, face.tone, theme) if face.good == "any" else _light(face, theme))
    painter.restore()
    _draw_windfall_edge(painter, area, face, inset, unit, theme)
    plate.draw(painter, ground)
    draw_sheen(painter, area, inset)
    gem = unit * (0.80 if large else 1.0)
    _draw_corner(painter, face, gem, theme)
    _draw_traits(painter, QPointF(inner.right() - 9.5 * gem, inner.y() + 10.5 * gem), face, gem, theme)
    if face.good:
        radius = 7.4 * gem
        draw_good_badge(painter, QPointF(inner.right() - 9.5 * gem, edge - 9.5 * gem), radius, face, theme)


def _light(face: CardFace, theme: Theme) -> QColor:
    return QColor(theme.world_light(face.tone))


def _draw_windfall_edge(
    painter: QPainter, area: QRectF, face: CardFace, inset: float, unit: float, theme: Theme
) -> None:
    """Draw the dashed line inside the frame of a windfall world."""
    if not face.windfall:
        return
    pen = QPen(_light(face, theme), 1.0 * max(unit, 0.7))
    pen.setDashPattern([3.4, 2.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(tile_outline(area, inset + 2.2 * unit))


def draw_good_badge(
    painter: QPainter, centre: QPointF, radius: float, face: CardFace, theme: Theme = DARK
) -> None:
    """Draw which good a world has: a filled disc if it produces, a dashed ring if it is a windfall."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#070B18"))
    painter.drawPath(disc(centre, radius * 1.16))
    if face.windfall:
        draw_windfall_sign(painter, centre, radius, face.good, theme)
    else:
        draw_world_sign(painter, centre, radius, face.good, theme)


def _draw_corner(painter: QPainter, face: CardFace, gem: float, theme: Theme) -> None:
    """Draw cost and worth below each other."""
    centre, radius = GEM * gem, GEM_RADIUS * gem
    draw_card_cost(painter, centre, radius, face, theme)
    below = centre + QPointF(0, radius * (1.30 if face.is_world and not face.military else 1.46) + 8.6 * gem)
    draw_worth(painter, below, 9.4 * gem, face)


def draw_worth(painter: QPainter, centre: QPointF, radius: float, face: CardFace) -> None:
    """Draw the victory points in a gold hexagon."""
    draw_vp(painter, centre, radius, face.worth)


def draw_card_cost(
    painter: QPainter, centre: QPointF, radius: float, face: CardFace, theme: Theme = DARK
) -> None:
    """Draw the cost: a circle on a world, a diamond on a development, red with spikes if it is a defence."""
    thick = max(1.1, radius * 0.15)
    if face.military:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#05070F"))
        painter.drawPath(_spiked(centre, radius * 1.40, radius * 1.10))
        painter.setBrush(QColor(theme.world("military")))
        painter.drawPath(_spiked(centre, radius * 1.31, radius * 1.02))
        painter.setBrush(QColor(theme.gem))
        painter.drawPath(disc(centre, radius - thick * 0.4))
    else:
        painter.setPen(QPen(_light(face, theme), thick))
        painter.setBrush(QColor(theme.gem))
        painter.drawPath(disc(centre, radius) if face.is_world else diamond(centre, radius * 1.29))
    room = QRectF(centre.x() - radius * 1.3, centre.y() - radius, radius * 2.6, radius * 2)
    draw_text(painter, room, str(face.cost), Type(max(radius * 1.29, theme.least_text), 800))


def _spiked(centre: QPointF, outer: float, inner: float) -> QPainterPath:
    corners = (
        (outer if corner % 2 == 0 else inner, math.pi * corner / SPIKES) for corner in range(2 * SPIKES)
    )
    return polygon(
        centre + QPointF(reach * math.sin(turn), -reach * math.cos(turn)) for reach, turn in corners
    )


def _draw_traits(painter: QPainter, top: QPointF, face: CardFace, gem: float, theme: Theme) -> None:
    """Draw number of a start world, keywords and printed symbols below each other."""
    radius, step = 7.6 * gem, 17.2 * gem
    place = QPointF(top)
    if face.start is not None:
        draw_clasp(painter, place + QPointF(-1.5 * gem, 1 * gem), 9.4 * gem, str(face.start), theme)
        place += QPointF(0, step * 1.12)
    for trait in face.traits:
        draw_trait(painter, place, radius, trait, theme)
        place += QPointF(0, step)
    if face.house_made:
        draw_house_mark(painter, place, 6.5 * gem, theme)


def draw_trait(painter: QPainter, centre: QPointF, radius: float, trait: str, theme: Theme = DARK) -> None:
    """Draw a keyword or printed symbol on a dark disc."""
    name = TRAITS[trait]
    colour = glyph_colour(name, theme)
    painter.setPen(QPen(faded(colour, 0.75), max(0.7, radius * 0.11)))
    painter.setBrush(faded(theme.gem, 0.92))
    painter.drawPath(disc(centre, radius))
    draw_glyph(painter, name, centre, radius * (0.76 if trait == "prestige" else 0.66), colour)


# ------------------------------------------------------------------ thumbnails


def _draw_thumbnail(painter: QPainter, area: QRectF, face: CardFace, theme: Theme) -> None:
    """Draw the picture alone, with cost, worth and the kind of good."""
    thick = 1.5
    inner = draw_frame(painter, area, lit_edge(area, face.tone, theme), thick)
    painter.save()
    painter.setClipPath(tile_outline(area, 1 + thick), Qt.ClipOperation.IntersectClip)
    draw_art(painter, inner, _picture(face), theme, 0.6)
    painter.restore()
    if face.windfall:
        _draw_windfall_edge(painter, area, face, 1 + thick, 0.7, theme)
    small = min(1.0, area.width() / 54)
    radius = 7.8 * small
    draw_card_cost(painter, QPointF(radius + 2.6, radius + 3), radius, face, theme)
    draw_worth(painter, QPointF(radius + 2.6, area.bottom() - radius - 2.6), 8.2 * small, face)
    if face.good:
        centre = QPointF(area.right() - 9 * small, area.bottom() - 9.5 * small)
        draw_good_badge(painter, centre, 6.4 * small, face, theme)
