"""A panel of the table: painted into a pixmap once, and again only when what it shows has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from rftg_desktop.views.sprites.canvas import canvas, growing

Paint = Callable[[QPainter, QRectF], None]


class Panel(QGraphicsPixmapItem):
    """Shows what a paint function draws; C++ then paints the pixmap in every frame."""

    def __init__(self, z: float, margin: float = 0.0) -> None:
        super().__init__()
        self.setZValue(z)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._margin = margin
        self.text = 1.0
        """How much larger than the design its text is, where there is room."""

        self._key: Hashable = None
        self.area = QRectF()

    def show_at(self, area: QRectF, scale: float, content: Hashable, paint: Paint) -> None:
        """Show ``content`` in ``area`` (scene), painted by ``paint`` into a rectangle at the origin."""
        key = (area.x(), area.y(), area.width(), area.height(), scale, self.text, content)
        self.setVisible(True)
        if key == self._key:
            return
        self._key = key
        self.area = QRectF(area)
        with canvas(area.width(), area.height(), scale, self._margin) as made:
            with growing(self.text):
                paint(made.painter, QRectF(0, 0, area.width(), area.height()))
            sprite = made.sprite()
        self.setPixmap(sprite.pixmap)
        self.setPos(area.topLeft() + sprite.offset)

    def clear(self) -> None:
        """Show nothing."""
        self._key = None
        self.setPixmap(QPixmap())
        self.setVisible(False)
