"""Icons from the resources: tinted pictures for the pieces, Qt icons for buttons and menus."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QFile, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from rftg_desktop.views.resources import ResourceError, ensure_resources
from rftg_desktop.views.theme import DARK

GAME = ":/icons/game/{}.svg"
BUTTON = ":/icons/ui/{}.svg"
BUTTON_SIZES = (16, 24, 32, 48)


def has_icon(name: str) -> bool:
    """Say whether the game icon is among the resources."""
    ensure_resources()
    return QFile.exists(GAME.format(name))


@lru_cache(maxsize=64)
def _renderer(path: str) -> QSvgRenderer:
    ensure_resources()
    renderer = QSvgRenderer(path)
    if not renderer.isValid():
        raise ResourceError(f"There is no icon {path} among the resources.")
    return renderer


def _painted(path: str, pixels: int, colour: str) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(path).render(painter, QRectF(0, 0, pixels, pixels))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), QColor(colour))
    painter.end()
    return image


@lru_cache(maxsize=128)
def icon_image(name: str, pixels: int, colour: str) -> QImage:
    """Paint a game icon in one colour; ``pixels`` are those of the screen."""
    return _painted(GAME.format(name), max(1, pixels), colour)


def button_icon(name: str, colour: str = DARK.text) -> QIcon:
    """Make an icon for a button or menu, dimmed by itself when that is disabled."""
    icon = QIcon()
    for size in BUTTON_SIZES:
        path = BUTTON.format(name)
        icon.addPixmap(QPixmap.fromImage(_painted(path, size, colour)))
        dimmed = _painted(path, size, DARK.text_muted)
        icon.addPixmap(QPixmap.fromImage(dimmed), QIcon.Mode.Disabled)
    return icon


def application_icon() -> QIcon:
    """Give the mark of the application."""
    ensure_resources()
    icon = QIcon(":/icons/app.svg")
    icon.addFile(":/icons/app.png", QSize(256, 256))
    return icon
