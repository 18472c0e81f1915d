"""A piece that can be picked up: an item without contents of its own, with a pixmap under it.

So C++ paints it, and its position can be animated.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from rftg_desktop.views.sprites.canvas import Sprite
from rftg_desktop.views.table.piece import Piece

DIMMED = 0.45


class Token(QGraphicsObject):
    """One piece on the table."""

    def __init__(self, piece: Piece, sprite: Sprite) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.piece = piece
        self.look: object = None
        self._light: tuple[Sprite | None, float] = (None, 1.0)
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._glow = QGraphicsPixmapItem(self)
        self._glow.setZValue(-1)
        self._glow.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.show_sprite(sprite)
        self.turn_to(piece.turn)

    def show_sprite(self, sprite: Sprite) -> None:
        """Show another picture of the piece."""
        self._picture.setPixmap(sprite.pixmap)
        self._picture.setPos(sprite.offset)

    def turn_to(self, degrees: float) -> None:
        """Turn the piece about its middle."""
        if degrees or self.rotation():
            self.setTransformOriginPoint(self.boundingRect().center())
            self.setRotation(degrees)

    def show_glow(self, sprite: Sprite | None, strength: float = 1.0) -> None:
        """Put light under the piece, or take it away; ``strength`` from 0 to 1."""
        if (sprite, strength) == self._light:
            return
        self._light = (sprite, strength)
        if sprite is None:
            self._glow.setVisible(False)
            return
        self._glow.setPixmap(sprite.pixmap)
        self._glow.setPos(sprite.offset)
        self._glow.setOpacity(strength)
        self._glow.setVisible(True)

    @property
    def shape_name(self) -> str:
        """The outline of its light."""
        return self.piece.outline

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self.piece.rect.size())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing: the pixmap under it is painted by Qt."""

    def holds(self, point: QPointF) -> bool:
        """Tell whether ``point`` (scene) lies on the piece."""
        return QRectF(self.pos(), self.piece.rect.size()).contains(point)
