"""The picture of a tile: a planet among stars, or an icon shining over a hexagon grid."""

from __future__ import annotations

import random
from functools import lru_cache

from PIL import Image, ImageFilter
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from rftg_desktop.views.icons import icon_image
from rftg_desktop.views.resources import ensure_resources
from rftg_desktop.views.sprites.art_names import development_icon, planet_art
from rftg_desktop.views.sprites.canvas import blank, faded, mixed
from rftg_desktop.views.sprites.faces import TileSide
from rftg_desktop.views.sprites.shapes import regular
from rftg_desktop.views.sprites.soft import alpha_of, tinted
from rftg_desktop.views.theme import DARK, Theme

STARS = 46
GLOW_SHARE = 0.075
GLOW_PAD = 0.25
EMBLEM_SHARE = 0.40
EMBLEM_HALO = 0.06


@lru_cache(maxsize=64)
def picture(name: str, pixels: int) -> QImage:
    """Load a picture of ``assets/art`` at a width in screen pixels."""
    ensure_resources()
    image = QImage(f":/art/{name}.webp")
    # Scaled here, not while painting: shrinking by more than half there leaves jagged edges.
    return image.scaledToWidth(max(1, pixels), Qt.TransformationMode.SmoothTransformation)


def draw_art(
    painter: QPainter, area: QRectF, side: TileSide, theme: Theme = DARK, unit: float = 1.0, fill: float = 1.0
) -> None:
    """Draw the picture into the area; ``fill`` enlarges it beyond."""
    tone = QColor(theme.world(side.tone))
    glow = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.72)
    glow.setColorAt(0, mixed(tone, "#0A1024", 0.62 if side.is_world else 0.72))
    glow.setColorAt(1, QColor(theme.space))
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.fillRect(area, glow)
    if side.is_world:
        _draw_stars(painter, area, side.name, unit)
        _draw_planet(painter, area, side, fill)
        if side.emblem:
            _draw_emblem(painter, area, side, theme)
    else:
        _draw_grid(painter, area, side.six_plus, unit)
        _draw_icon(painter, area, side, fill)
    painter.restore()


def _draw_stars(painter: QPainter, area: QRectF, name: str, unit: float) -> None:
    """Scatter stars; the same name gives the same sky."""
    chance = random.Random(name)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(STARS):
        x = area.x() + chance.random() * area.width()
        y = area.y() + chance.random() * area.height()
        painter.setBrush(faded("#FFFFFF", 0.12 + 0.6 * chance.random() ** 3))
        radius = (0.25 + 0.55 * chance.random() ** 3) * max(unit, 0.7)
        painter.drawEllipse(QPointF(x, y), radius, radius)


def _device_scale(painter: QPainter) -> float:
    return painter.worldTransform().m11() or 1.0


def _draw_planet(painter: QPainter, area: QRectF, side: TileSide, fill: float) -> None:
    extent = 1.23 * min(area.height(), area.width() * 0.92) * fill
    name = side.art or planet_art(side.name, side.colour)
    image = picture(name, round(extent * _device_scale(painter)))
    centre = QPointF(area.x() + area.width() * 0.53, area.y() + area.height() * 0.52)
    painter.drawImage(QRectF(centre.x() - extent / 2, centre.y() - extent / 2, extent, extent), image)


def _draw_emblem(painter: QPainter, area: QRectF, side: TileSide, theme: Theme) -> None:
    """Draw what a world is known for before its planet: planets of a kind are much alike."""
    extent = EMBLEM_SHARE * min(area.height(), area.width())
    pixels = max(8, round(extent * _device_scale(painter)))
    centre = QPointF(area.x() + area.width() * 0.53, area.y() + area.height() * 0.555)
    shade, shape = _emblem(side.emblem, pixels, theme.world_light(side.tone))
    padded = extent * (1 + 2 * GLOW_PAD)
    painter.drawImage(QRectF(centre.x() - padded / 2, centre.y() - padded / 2 + 1, padded, padded), shade)
    painter.drawImage(QRectF(centre.x() - extent / 2, centre.y() - extent / 2, extent, extent), shape)


@lru_cache(maxsize=64)
def _emblem(name: str, pixels: int, tone: str) -> tuple[QImage, QImage]:
    """Give the dark halo of an emblem and the emblem itself, white above and tinted below."""
    white = icon_image(name, pixels, "#FFFFFF")
    shape = _faded_down(white, (0, QColor("#FFFFFF")), (1, mixed(tone, "#FFFFFF", 0.55)))
    halo = _padded(white).filter(ImageFilter.GaussianBlur(pixels * EMBLEM_HALO))
    return tinted(halo.point(lambda value: min(255, int(value * 1.5))), "#04060E"), shape


def _draw_grid(painter: QPainter, area: QRectF, gold: bool, unit: float) -> None:
    painter.setPen(QPen(faded("#F2B632" if gold else "#8FA8FF", 0.16), max(0.6, 0.7 * unit)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_grid(area.width(), area.height(), 9 * max(unit, 0.6)).translated(area.topLeft()))


@lru_cache(maxsize=32)
def _grid(width: float, height: float, reach: float) -> QPainterPath:
    """Lay hexagons side by side over an area, as one outline."""
    path = QPainterPath()
    step_x, step_y = reach * 1.732, reach * 1.5
    for row in range(-1, int(height / step_y) + 2):
        for column in range(-1, int(width / step_x) + 2):
            x = column * step_x + (reach * 0.866 if row % 2 else 0)
            path.addPath(regular(QPointF(x, row * step_y), reach, 6))
    return path


def _draw_icon(painter: QPainter, area: QRectF, side: TileSide, fill: float) -> None:
    extent = 0.68 * min(area.height(), area.width()) * fill
    pixels = max(8, round(extent * _device_scale(painter)))
    centre = QPointF(area.x() + area.width() * 0.53, area.y() + area.height() * 0.52)
    name = side.art or development_icon(side.name)
    shine, shape = _lit_icon(name, pixels, side.six_plus)
    padded = extent * (1 + 2 * GLOW_PAD)
    painter.setOpacity(painter.opacity() * 0.8)
    painter.drawImage(QRectF(centre.x() - padded / 2, centre.y() - padded / 2, padded, padded), shine)
    painter.setOpacity(1)
    painter.drawImage(QRectF(centre.x() - extent / 2, centre.y() - extent / 2, extent, extent), shape)


@lru_cache(maxsize=64)
def _lit_icon(name: str, pixels: int, gold: bool) -> tuple[QImage, QImage]:
    """Give an icon's glow and the icon itself, white above and tinted below."""
    accent = QColor("#F2B632" if gold else "#8FA8FF")
    white = icon_image(name, pixels, "#FFFFFF")
    middle, low = mixed(accent, "#FFFFFF", 0.45), mixed(accent, "#7A3A00" if gold else "#2A1E66", 0.45)
    shape = _faded_down(white, (0, QColor("#FFFFFF")), (0.45, middle), (1, low))
    return tinted(_padded(white).filter(ImageFilter.GaussianBlur(pixels * GLOW_SHARE)), accent.name()), shape


def _faded_down(white: QImage, *stops: tuple[float, QColor]) -> QImage:
    """Give a white picture in colours that change downwards."""
    shape = blank(white.width(), white.height())
    brush = QPainter(shape)
    brush.drawImage(0, 0, white)
    brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    fade = QLinearGradient(0, 0, 0, white.height())
    for at, colour in stops:
        fade.setColorAt(at, colour)
    brush.fillRect(shape.rect(), fade)
    brush.end()
    return shape


def _padded(white: QImage) -> Image.Image:
    """Give the opacity of a picture with room around it for its light or shade."""
    pad = round(white.width() * GLOW_PAD)
    alpha = Image.new("L", (white.width() + 2 * pad, white.width() + 2 * pad), 0)
    alpha.paste(alpha_of(white), (pad, pad))
    return alpha
