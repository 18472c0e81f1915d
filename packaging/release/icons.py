"""The application's icon in the forms the systems want, all painted from one drawing."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from release.project import SVG

HICOLOR = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MACOS = (16, 32, 64, 128, 256, 512, 1024)


def painted(side: int) -> bytes:
    """Return the icon with this many pixels a side, as a PNG file."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(SVG)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _pictures(sides: Iterable[int]) -> list[Image.Image]:
    return [Image.open(BytesIO(painted(side))) for side in sides]


def write_ico(target: Path) -> None:
    """Write the icon for Windows: each size painted by itself, none scaled."""
    *smaller, largest = _pictures(WINDOWS)
    largest.save(target, format="ICO", sizes=[(side, side) for side in WINDOWS], append_images=smaller)


def write_icns(target: Path) -> None:
    """Write the icon for macOS."""
    *smaller, largest = _pictures(MACOS)
    largest.save(target, format="ICNS", append_images=smaller)
