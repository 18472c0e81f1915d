"""Shadows and glows: silhouettes blurred once by Pillow at the screen's scale."""

from __future__ import annotations

from PIL import Image, ImageFilter
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from rftg_desktop.views.sprites.canvas import blank

# A blur wider than this many device pixels has no detail that half the resolution would lose.
HALVE_FROM = 6.0
CACHE_LIMIT = 400

_Key = tuple[float, float, int, float, str, float, float]
_blurred: dict[_Key, QImage] = {}


def soften(
    painter: QPainter,
    outline: QPainterPath,
    blur: float,
    colour: str,
    alpha: float,
    shift: QPointF | None = None,
    grow: float = 0.0,
) -> None:
    """Draw the outline's blurred silhouette: a shadow if dark, a glow if bright.

    ``blur`` is the reach in logical pixels, ``grow`` widens the silhouette first.
    """
    scale = painter.worldTransform().m11() or 1.0
    reach = 2 * blur + grow
    area = outline.boundingRect().adjusted(-reach, -reach, reach, reach)
    image = _silhouette(outline, area, blur, colour, grow, scale)
    painter.save()
    painter.setOpacity(painter.opacity() * alpha)
    painter.drawImage(area.translated(shift or QPointF()), image)
    painter.restore()


def _silhouette(
    outline: QPainterPath, area: QRectF, blur: float, colour: str, grow: float, scale: float
) -> QImage:
    width, height = round(area.width(), 1), round(area.height(), 1)
    key = (width, height, outline.elementCount(), blur, colour, grow, round(scale, 3))
    found = _blurred.get(key)
    if found is None:
        if len(_blurred) >= CACHE_LIMIT:
            _blurred.clear()
        found = _blurred[key] = _blur(outline, area, blur, colour, grow, scale)
    return found


def _blur(outline: QPainterPath, area: QRectF, blur: float, colour: str, grow: float, scale: float) -> QImage:
    if blur * scale > HALVE_FROM:
        scale /= 2
    image = blank(round(area.width() * scale), round(area.height() * scale))
    brush = QPainter(image)
    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
    brush.scale(image.width() / area.width(), image.height() / area.height())
    brush.translate(-area.topLeft())
    brush.setBrush(QColor(Qt.GlobalColor.black))
    brush.setPen(QPen(QColor(Qt.GlobalColor.black), grow) if grow else Qt.PenStyle.NoPen)
    brush.drawPath(outline)
    brush.end()
    alpha = alpha_of(image).filter(ImageFilter.GaussianBlur(blur * scale / 2))
    return tinted(alpha, colour)


def alpha_of(image: QImage) -> Image.Image:
    """Give the opacity of a Qt image as a Pillow image."""
    plain = image.convertToFormat(QImage.Format.Format_Alpha8)
    size = (plain.width(), plain.height())
    return Image.frombuffer("L", size, bytes(plain.constBits()), "raw", "L", plain.bytesPerLine(), 1)


def tinted(alpha: Image.Image, colour: str) -> QImage:
    """Give a Qt image of one colour with this opacity."""
    tone = QColor(colour)
    channels = [Image.new("L", alpha.size, value) for value in (tone.red(), tone.green(), tone.blue())]
    pixels = Image.merge("RGBA", [*channels, alpha]).tobytes()
    made = QImage(pixels, alpha.width, alpha.height, alpha.width * 4, QImage.Format.Format_RGBA8888)
    # Converting also copies, so the image does not lean on the Python bytes.
    return made.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
