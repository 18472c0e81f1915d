"""The dice cup and the tile bag."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from rftg_desktop.views.sprites.canvas import Sprite, canvas, faded, mixed, sideways
from rftg_desktop.views.sprites.die import draw_die
from rftg_desktop.views.sprites.faces import DieFace
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.soft import soften
from rftg_desktop.views.theme import DARK, Theme

RIM_FLATNESS = 0.15
# How far from the middle, how deep and how tilted the dice peep out, in shares of the cup.
PEEPING = ((-0.21, 0.016, -18.0), (0.20, 0.024, 14.0), (0.0, -0.034, 6.0))
METAL = (
    (0.0, "#0C1226"),
    (0.14, "#2A3763"),
    (0.30, "#5A6CA8"),
    (0.42, "#33427A"),
    (0.75, "#141C3C"),
    (0.93, "#26325F"),
    (1.0, "#0A0F20"),
)


def cup_sprite(
    width: float,
    height: float,
    scale: float,
    colour: str,
    dice: tuple[DieFace, ...] = (),
    theme: Theme = DARK,
) -> Sprite:
    """Paint a cup with bands in the seat's colour; up to three dice look out of it."""
    with canvas(width, height, scale, 30) as made:
        draw_cup(made.painter, QRectF(0, 0, width, height), colour, dice, theme)
        return made.sprite()


def draw_cup(
    painter: QPainter, area: QRectF, colour: str, dice: tuple[DieFace, ...] = (), theme: Theme = DARK
) -> None:
    """Draw inside, dice, body, bands and rim, from back to front."""
    flat = area.width() * RIM_FLATNESS
    rim = QRectF(area.x(), area.y(), area.width(), 2 * flat)
    foot = QPainterPath()
    foot.addEllipse(QPointF(area.center().x(), area.bottom() - flat), area.width() * 0.475, flat * 1.1)
    soften(painter, foot, 18, "#000000", 0.85, QPointF(0, 5))
    painter.setPen(Qt.PenStyle.NoPen)
    inside = QRadialGradient(rim.center(), area.width() / 2)
    inside.setColorAt(0, QColor("#02030A"))
    inside.setColorAt(1, QColor("#0B1022"))
    painter.setBrush(inside)
    painter.drawEllipse(rim)
    _draw_peeping(painter, rim, dice, theme)
    body = _body(area, rim, flat)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sideways(area, *METAL))
    painter.drawPath(body)
    _draw_bands(painter, area, rim, body, colour)
    front = sideways(rim, (0, "#39487E"), (0.3, "#D5DFFF"), (1, "#39487E"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(front, 2.6))
    painter.drawArc(rim, 180 * 16, 180 * 16)
    painter.setPen(QPen(faded("#7F92CF", 0.7), 1.6))
    painter.drawArc(rim, 0, 180 * 16)


def _draw_peeping(painter: QPainter, rim: QRectF, dice: tuple[DieFace, ...], theme: Theme) -> None:
    opening = QPainterPath()
    opening.addEllipse(rim)
    above = QPainterPath()
    above.addRect(QRectF(rim.x(), rim.center().y() - rim.width(), rim.width(), rim.width()))
    painter.save()
    painter.setClipPath(opening.united(above), Qt.ClipOperation.IntersectClip)
    size = rim.width() * 0.21
    for face, (across, deep, turn) in zip(dice, PEEPING, strict=False):
        spot = rim.center() + QPointF(across * rim.width(), deep * rim.width())
        draw_die(painter, spot, size, face, theme, turn)
    painter.restore()


def _body(area: QRectF, rim: QRectF, flat: float) -> QPainterPath:
    base = QRectF(0, 0, area.width() * 0.78, flat * 1.6)
    base.moveCenter(QPointF(area.center().x(), area.bottom() - flat * 0.8))
    body = QPainterPath(QPointF(rim.left(), rim.center().y()))
    body.arcTo(rim, 180, 180)
    body.lineTo(base.right(), base.center().y())
    body.arcTo(base, 0, -180)
    body.closeSubpath()
    return body


def _draw_bands(painter: QPainter, area: QRectF, rim: QRectF, body: QPainterPath, colour: str) -> None:
    tone = QColor(colour)
    fade = QLinearGradient(area.topLeft(), area.topRight())
    for at, shade in (
        (0.0, mixed(tone, "#000000", 0.7)),
        (0.3, tone),
        (0.36, mixed(tone, "#FFFFFF", 0.5)),
        (0.5, tone),
        (1.0, mixed(tone, "#000000", 0.75)),
    ):
        fade.setColorAt(at, shade)
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for depth, thick in ((0.36, 0.05), (0.70, 0.026)):
        painter.setPen(QPen(QBrush(fade), area.width() * thick))
        painter.drawArc(rim.translated(0, area.height() * depth), 180 * 16, 180 * 16)
    painter.restore()


def bag_sprite(width: float, height: float, scale: float, theme: Theme = DARK) -> Sprite:
    """Paint the bag that tiles are drawn from."""
    with canvas(width, height, scale, 24) as made:
        draw_bag(made.painter, QRectF(0, 0, width, height), theme)
        return made.sprite()


def draw_bag(painter: QPainter, area: QRectF, theme: Theme = DARK) -> None:
    """Draw a tied velvet sack with a planet on it."""
    x, y, wide, high = area.x(), area.y(), area.width(), area.height()

    def at(right: float, lower: float) -> QPointF:
        return QPointF(x + right * wide, y + lower * high)

    sack = QPainterPath(at(0.36, 0.26))
    sack.cubicTo(at(-0.06, 0.50), at(-0.02, 1.0), at(0.26, 1.0))
    sack.lineTo(at(0.74, 1.0))
    sack.cubicTo(at(1.02, 1.0), at(1.06, 0.50), at(0.64, 0.26))
    sack.closeSubpath()
    neck = QPainterPath(at(0.37, 0.24))
    neck.cubicTo(at(0.30, 0.12), at(0.24, 0.06), at(0.20, 0.02))
    neck.cubicTo(at(0.34, 0.07), at(0.38, 0.0), at(0.50, 0.06))
    neck.cubicTo(at(0.62, 0.0), at(0.66, 0.07), at(0.80, 0.02))
    neck.cubicTo(at(0.76, 0.06), at(0.70, 0.12), at(0.63, 0.24))
    neck.closeSubpath()
    soften(painter, sack, 14, "#000000", 0.75, QPointF(0, 5))
    velvet = QRadialGradient(at(0.34, 0.46), wide * 0.85)
    for stop, shade in ((0, "#6E5BB8"), (0.35, "#43347F"), (0.75, "#241A4E"), (1, "#120C2A")):
        velvet.setColorAt(stop, QColor(shade))
    painter.setPen(QPen(QColor("#0B0718"), 1.2))
    painter.setBrush(velvet)
    painter.drawPath(neck)
    painter.drawPath(sack)
    painter.setPen(QPen(faded("#0B0718", 0.45), max(1.0, wide * 0.02)))
    for start, bend, end in (
        ((0.43, 0.30), (0.30, 0.52), (0.28, 0.78)),
        ((0.57, 0.30), (0.70, 0.52), (0.74, 0.76)),
    ):
        fold = QPainterPath(at(*start))
        fold.quadTo(at(*bend), at(*end))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(fold)
    cord = QPen(sideways(area, (0.3, "#8A5A06"), (0.5, "#FFD980"), (0.7, "#8A5A06")), max(2.0, high * 0.05))
    cord.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(cord)
    painter.drawLine(at(0.35, 0.255), at(0.65, 0.255))
    draw_glyph(painter, "settle", at(0.5, 0.64), wide * 0.20, faded(theme.gold, 0.92))
