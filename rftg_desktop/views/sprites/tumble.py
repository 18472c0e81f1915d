"""The tumbling die: a true cube, pre-painted frame by frame.

The rolled face is known before: the motion ends with it up.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from rftg_desktop.views.sprites.canvas import Canvas, Sprite, canvas, faded, mixed
from rftg_desktop.views.sprites.die import CORNER, die_sprite
from rftg_desktop.views.sprites.faces import DieFace
from rftg_desktop.views.sprites.shapes import polygon, rounded
from rftg_desktop.views.theme import DARK, Theme

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]

FRAMES = 45
JUMP = 46.0
CAMERA = 5.0
LIGHT: Vector = (-0.45, -0.60, 0.66)
# Each face of the cube: outward, rightward and downward direction. The first one ends up on top.
SIDES: tuple[tuple[Vector, Vector, Vector], ...] = (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
)
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a tumbling die is at one moment: turned how, and how high."""

    turn: Quaternion
    height: float


def pose(progress: float, seed: int) -> Pose:
    """Give the pose at a share of the time; the seed chooses axis and number of turns."""
    chance = random.Random(seed)
    axis = (chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-0.4, 0.4))
    turns = 2.2 + chance.random()
    left = (1 - progress) ** 3
    angle = 2 * math.pi * turns * left if progress < 1 else 0.0
    height = abs(math.sin(math.pi * (progress * 2.5) ** 0.8)) * JUMP * (1 - progress) ** 1.3
    return Pose(_about(axis, angle), height)


def _about(axis: Vector, angle: float) -> Quaternion:
    length = math.sqrt(sum(part * part for part in axis)) or 1.0
    share = math.sin(angle / 2) / length
    return (math.cos(angle / 2), axis[0] * share, axis[1] * share, axis[2] * share)


def _rotated(turn: Quaternion, vector: Vector) -> Vector:
    w, x, y, z = turn
    a, b, c = vector
    return (
        (1 - 2 * (y * y + z * z)) * a + 2 * (x * y - z * w) * b + 2 * (x * z + y * w) * c,
        2 * (x * y + z * w) * a + (1 - 2 * (x * x + z * z)) * b + 2 * (y * z - x * w) * c,
        2 * (x * z - y * w) * a + 2 * (y * z + x * w) * b + (1 - 2 * (x * x + y * y)) * c,
    )


def tumble_sprites(
    faces: tuple[DieFace, ...], size: float, scale: float, seed: int, theme: Theme = DARK, stride: int = 1
) -> Iterator[Sprite]:
    """Paint the frames of one tumble, one at a time, so that a caller may spread the work.

    ``faces`` are the six of the die, the rolled one first; it is the one that ends on top. Of the frames
    only each ``stride``-th is painted, and the last.
    """
    flat = tuple(die_sprite(face, size, scale, theme, turn=0.001, shadow=False) for face in faces)
    fill = QColor(theme.die_colours(faces[0].colour).fill)
    for frame in (*range(0, FRAMES - 1, stride), FRAMES - 1):
        yield _frame(flat, fill, size, scale, pose(frame / (FRAMES - 1), seed))


def _frame(flat: tuple[Sprite, ...], fill: QColor, size: float, scale: float, moment: Pose) -> Sprite:
    with canvas(size, size, scale, JUMP + size * 0.8) as made:
        painter = made.painter
        centre = QPointF(size / 2, size / 2)
        _draw_shadow(painter, centre, size, moment.height)
        seen = _visible(centre - QPointF(0, moment.height), size, moment.turn)
        for _, _, quad, light in seen:
            _draw_solid(painter, quad, size, fill, light)
        for _, number, quad, light in seen:
            _draw_mapped(painter, quad, size, flat[number], light)
        painter.end()
        return _trimmed(made, size, moment.height)


def _trimmed(made: Canvas, size: float, height: float) -> Sprite:
    """Cut off the room the frame does not need: there are many frames."""
    body, scale = made.body, made.scale
    room = body.adjusted(-0.7 * size, -height - 0.5 * size, 0.7 * size + 12, 0.7 * size + 7)
    left, top = int(room.x() * scale), int(room.y() * scale)
    image = made.image.copy(left, top, math.ceil(room.width() * scale), math.ceil(room.height() * scale))
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(scale)
    return Sprite(pixmap, body.translated(-left / scale, -top / scale))


_Seen = tuple[float, int, list[QPointF], float]


def _visible(centre: QPointF, size: float, turn: Quaternion) -> list[_Seen]:
    """Project the faces that look at us, the farthest first."""
    seen: list[_Seen] = []
    for number, (normal, right, low) in enumerate(SIDES):
        facing = _rotated(turn, normal)
        if facing[2] <= 0.02:
            continue
        quad = []
        for across, along in CORNERS:
            corner = _rotated(turn, _sum(normal, right, low, across, along))
            near = CAMERA / (CAMERA - corner[2] * 0.5)
            quad.append(centre + QPointF(corner[0], corner[1]) * (size / 2 * near * 0.91))
        light = max(0.0, sum(a * b for a, b in zip(facing, LIGHT, strict=True)))
        seen.append((facing[2], number, quad, light))
    return sorted(seen, key=lambda item: item[0])


def _sum(normal: Vector, right: Vector, low: Vector, across: float, along: float) -> Vector:
    return (
        normal[0] + across * right[0] + along * low[0],
        normal[1] + across * right[1] + along * low[1],
        normal[2] + across * right[2] + along * low[2],
    )


def _draw_shadow(painter: QPainter, centre: QPointF, size: float, height: float) -> None:
    reach = size * 0.95 * (1 + height / (size * 6))
    spot = centre + QPointF(height * 0.25, size * 0.18 + height * 0.15)
    dark = QRadialGradient(spot, reach)
    strength = max(0.2, 0.62 - height / (size * 9))
    dark.setColorAt(0, faded("#000000", strength))
    dark.setColorAt(0.45, faded("#000000", strength * 0.8))
    dark.setColorAt(1, faded("#000000", 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawEllipse(spot, reach, reach * 0.84)


def _draw_solid(painter: QPainter, quad: list[QPointF], size: float, fill: QColor, light: float) -> None:
    """Fill the round edges between the faces, which the faces themselves leave open."""
    middle = (quad[0] + quad[1] + quad[2] + quad[3]) / 4
    body = polygon(middle + (corner - middle) * 0.93 for corner in quad)
    pen = QPen(mixed(fill, "#000000", 0.50 - 0.35 * light), size * 0.13)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(mixed(fill, "#000000", 0.35))
    painter.drawPath(body)


def _draw_mapped(painter: QPainter, quad: list[QPointF], size: float, face: Sprite, light: float) -> None:
    square = QRectF(0, 0, size, size)
    corners = [square.topLeft(), square.topRight(), square.bottomRight(), square.bottomLeft()]
    mapping = QTransform.quadToQuad(QPolygonF(corners), QPolygonF(quad))
    if not isinstance(mapping, QTransform):
        return
    painter.save()
    painter.setTransform(mapping, True)
    painter.drawPixmap(face.offset, face.pixmap)
    shade = 0.40 - 0.62 * light
    if shade > 0:
        cover: QPainterPath = rounded(square, size * CORNER)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded("#050814", min(0.5, shade)))
        painter.drawPath(cover)
    painter.restore()
