"""The nine action spaces, the player's markers on them, and the prestige card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

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
from rftg_desktop.views.sprites.chips import draw_seat
from rftg_desktop.views.sprites.frame import draw_sheen
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.phase import LARGE_CUT, MARGIN, SMALL_CUT, SOFTENING
from rftg_desktop.views.sprites.race.faces import ACTIVE, CLOSED, LIT, SPACES, SpaceFace
from rftg_desktop.views.sprites.shapes import chamfered, disc, rounded, tile_outline
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.theme import DARK, Theme

EDGE = 7.0
PLACE = 30.0
TITLE_LEFT, HINT_SIDE = 32.0, 8.0
READY, PRESTIGE, SEARCH, SPENT = "ready", "prestige", "search", "spent"


def marker_place(width: float, height: float) -> QRectF:
    """Give where the player's marker lies on a space."""
    return QRectF(width / 2 - PLACE - 5, height - PLACE - EDGE, PLACE, PLACE)


def die_place(width: float, height: float) -> QRectF:
    """Give where the robot's die lies on a space."""
    return QRectF(width / 2 + 5, height - PLACE - EDGE, PLACE, PLACE)


def space_sprite(face: SpaceFace, width: float, height: float, scale: float, theme: Theme = DARK) -> Sprite:
    """Paint an action space; one that happens is lit, the one being done has a gold edge besides."""
    with canvas(width, height, scale, MARGIN) as made:
        draw_space(made.painter, QRectF(0, 0, width, height), face, theme)
        return made.sprite()


def draw_space(painter: QPainter, area: QRectF, face: SpaceFace, theme: Theme = DARK) -> None:
    """Draw an action space into the area."""
    phase, _ = SPACES[face.space]
    colour = theme.phase(phase)
    lit = face.state in (LIT, ACTIVE)
    outline = chamfered(area, LARGE_CUT, SMALL_CUT, SOFTENING)
    soften(painter, outline, 12, "#000000", 0.6, QPointF(0, 4))
    if lit:
        soften(painter, outline, 20 if face.state == ACTIVE else 12, colour, 0.62, grow=3)
    share = {ACTIVE: 0.40, LIT: 0.26, CLOSED: 0.03}.get(face.state, 0.10)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(
        down(area, (0, mixed("#18213F", colour, share)), (1, mixed("#0C1228", colour, share * 0.4)))
    )
    painter.drawPath(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = QColor(colour) if lit else faded(colour, 0.22 if face.state == CLOSED else 0.50)
    painter.setPen(QPen(edge, 1.9 if lit else 1.2))
    painter.drawPath(chamfered(area.adjusted(0.8, 0.8, -0.8, -0.8), LARGE_CUT, SMALL_CUT, SOFTENING))
    if face.state == ACTIVE:
        bar = QRectF(area.x() + LARGE_CUT, area.y() + 1.6, area.width() - LARGE_CUT - SMALL_CUT - 2, 3.2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(across(bar, (0, "#FFE9A8"), (0.5, theme.gold), (1, "#C98A12")))
        painter.drawPath(rounded(bar, 1.6))
    _draw_head(painter, area, face, theme)
    for place, dot in ((marker_place, "round"), (die_place, "die")):
        _draw_place(painter, place(area.width(), area.height()).translated(area.topLeft()), dot, face, theme)


def _draw_head(painter: QPainter, area: QRectF, face: SpaceFace, theme: Theme) -> None:
    phase, symbol = SPACES[face.space]
    colour = theme.phase(phase)
    lit = face.state in (LIT, ACTIVE)
    tone = QColor(colour) if lit else mixed(colour, "#55608A", 0.75 if face.state == CLOSED else 0.25)
    high = 17 if face.hint else 21
    draw_glyph(painter, symbol, area.topLeft() + QPointF(18, high), 9.0, tone, shadow=True)
    title = QRectF(area.x() + TITLE_LEFT, area.y() + high - 10, area.width() - TITLE_LEFT - 6, 20)
    words = theme.text_muted if face.state == CLOSED else theme.text if lit else theme.text_second
    draw_text(painter, title, face.title.upper(), title_type(theme, words), LEFT)
    if face.hint:
        below = QRectF(area.x() + HINT_SIDE, area.y() + 28, area.width() - 2 * HINT_SIDE, 15)
        hint = theme.text_muted if face.state == CLOSED else theme.text_second
        draw_text(painter, below, face.hint, hint_type(theme, hint))


def title_type(theme: Theme, colour: str) -> Type:
    """Give the manner of a space's name."""
    return Type(14, 700, theme.narrow, colour, 0.3)


def hint_type(theme: Theme, colour: str) -> Type:
    """Give the manner of a space's bonus."""
    return Type(12, 600, theme.narrow, colour)


def _draw_place(painter: QPainter, area: QRectF, shape: str, face: SpaceFace, theme: Theme) -> None:
    """Draw an empty place: round for the player's marker, square for a die."""
    phase, _ = SPACES[face.space]
    colour = theme.phase(phase)
    alpha = {CLOSED: 0.20, LIT: 0.75, ACTIVE: 0.85}.get(face.state, 0.42)
    painter.setPen(QPen(faded(colour, alpha), 1.2))
    painter.setBrush(faded("#060A18", 0.70))
    inner = area.adjusted(1, 1, -1, -1)
    painter.drawPath(disc(inner.center(), inner.width() / 2) if shape == "round" else rounded(inner, 6))
    sign = "player" if shape == "round" else "robot"
    draw_glyph(painter, sign, area.center(), area.width() * 0.22, faded(colour, alpha * 0.45))


# ------------------------------------------------------------------ markers


def marker_sprite(
    seat: int, size: float, scale: float, theme: Theme = DARK, prestige: bool = False
) -> Sprite:
    """Paint a player's marker: a thick disc in the seat's colour with its shape, or with the seal on it."""
    with canvas(size, size, scale, size * 0.5) as made:
        painter, centre, radius = made.painter, QPointF(size / 2, size / 2), size / 2 - 1
        colour = QColor(theme.seat(seat))
        soften(painter, disc(centre, radius), size * 0.2, "#000000", 0.7, QPointF(0, size * 0.12))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(colour, "#000000", 0.58))
        painter.drawPath(disc(centre + QPointF(0, size * 0.07), radius))
        top = QRadialGradient(centre - QPointF(size * 0.16, size * 0.20), size * 0.8)
        top.setColorAt(0, mixed(colour, "#FFFFFF", 0.45))
        top.setColorAt(0.5, colour)
        top.setColorAt(1, mixed(colour, "#000000", 0.35))
        painter.setBrush(top)
        painter.drawPath(disc(centre, radius))
        painter.setPen(QPen(faded("#FFFFFF", 0.55), max(0.8, size * 0.035)))
        painter.setBrush(mixed(colour, "#060914", 0.72))
        painter.drawPath(disc(centre, radius * 0.66))
        if prestige:
            draw_glyph(painter, "prestige", centre, radius * 0.56, theme.prestige)
        else:
            draw_seat(painter, seat, centre, radius * 0.36, theme)
        return made.sprite()


# ------------------------------------------------------------------ the prestige card


def prestige_card_sprite(
    state: str, width: float, height: float, scale: float, theme: Theme = DARK
) -> Sprite:
    """Paint the prestige/search card: ready with both uses, chosen for one of them, or spent."""
    with canvas(width, height, scale, 16) as made:
        painter, area = made.painter, QRectF(0, 0, width, height)
        spent = state == SPENT
        colour = QColor(theme.text_muted if spent else theme.prestige)
        soften(painter, tile_outline(area), 7, "#000000", 0.65, QPointF(0, 3))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#05070F"))
        painter.drawPath(tile_outline(area, 0.3))
        painter.setBrush(
            across(
                area, (0, mixed(colour, "#FFFFFF", 0.4)), (0.4, colour), (1, mixed(colour, "#000000", 0.55))
            )
        )
        painter.drawPath(tile_outline(area, 1))
        painter.setBrush(down(area, (0, "#2B1C45"), (1, "#120C26")) if not spent else QColor("#0E1428"))
        painter.drawPath(tile_outline(area, 3.2))
        draw_sheen(painter, area, 3.2)
        reach = min(width * 0.30, height * 0.19)
        middle = QPointF(width / 2, height / 2)
        if state in (PRESTIGE, SEARCH):
            sign, tone = ("prestige", colour) if state == PRESTIGE else ("search", QColor(theme.text))
            draw_glyph(painter, sign, middle, reach * 1.35, tone)
        else:
            upper = middle - QPointF(0, height * 0.20)
            lower = middle + QPointF(0, height * 0.20)
            draw_glyph(painter, "prestige", upper, reach, faded(colour, 0.45 if spent else 1))
            draw_glyph(painter, "search", lower, reach * 0.86, faded(theme.text, 0.35 if spent else 0.95))
        if spent:
            draw_glyph(painter, "barred", middle, reach * 1.5, faded(theme.text_muted, 0.85))
        return made.sprite()
