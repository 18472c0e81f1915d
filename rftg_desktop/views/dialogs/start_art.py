"""The picture of the start page: a planet, a fan of worlds and a handful of dice."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from rftg_desktop.data import read
from rftg_desktop.views.resources import ensure_resources
from rftg_desktop.views.sprites.canvas import HINTS
from rftg_desktop.views.sprites.die import draw_die
from rftg_desktop.views.sprites.faces import DieFace, Gain, TileSide
from rftg_desktop.views.sprites.tile import tile_sprite

WIDTH, HEIGHT = 800.0, 720.0
PLANET = "planet-novelty-09"
PLANET_AREA = QRectF(166, -20, 468, 468)
COLOURS = ("genes", "rare", "alien", "novelty", "gray")
TILE = (146.0, 168.0)
FAN_CENTRE = QPointF(400, 1262)
FAN_RADIUS = 930.0
FAN_STEP = 9.4
DICE = (
    (106, 646, 54, -12, DieFace("home", ("explore",))),
    (190, 668, 54, 9, DieFace("military", ("settle",))),
    (272, 628, 54, -5, DieFace("novelty", ("produce",))),
    (352, 664, 54, 14, DieFace("consumption", ("ship",))),
    (438, 632, 54, -9, DieFace("genes", ("settle",))),
    (520, 668, 54, 6, DieFace("alien", ("wild",))),
    (606, 634, 54, -14, DieFace("rare", ("develop",))),
    (690, 656, 54, 10, DieFace("home", ("wild",))),
)


@lru_cache(maxsize=1)
def showpieces() -> tuple[TileSide, ...]:
    """Choose one plain world of every colour out of the box."""
    found: dict[str, TileSide] = {}
    for record in msgspec.json.decode(read("roll/tiles.json")):
        world = record["world"]
        gains = _plain_gains(world.get("powers", ()))
        colour = world.get("colour", "gray")
        better = colour not in found or len(world["name"]) < len(found[colour].name)
        if gains and better:
            found[colour] = TileSide("world", world["name"], world["cost"], colour, gains=gains)
    return tuple(found[colour] for colour in COLOURS if colour in found)


def _plain_gains(powers: list[dict[str, Any]]) -> tuple[Gain, ...]:
    """Give the dice of a world that does nothing else."""
    if any(power["kind"] != "gain_die" or "die" not in power for power in powers):
        return ()
    return tuple(Gain(power["die"], power.get("to", "citizenry")) for power in powers)


@lru_cache(maxsize=1)
def picture(scale: float) -> QPixmap:
    """Paint the picture for a screen scale (logical scale times pixel ratio)."""
    ensure_resources()
    image = QImage(round(WIDTH * scale), round(HEIGHT * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.scale(scale, scale)
    painter.drawImage(PLANET_AREA, QImage(f":/art/{PLANET}.webp"))
    sides = showpieces()
    for number, side in enumerate(sides):
        _draw_leaf(painter, side, (number - (len(sides) - 1) / 2) * FAN_STEP, scale)
    for x, y, size, turn, face in DICE:
        draw_die(painter, QPointF(x, y), size, face, turn=turn)
    painter.end()
    return QPixmap.fromImage(image)


def _draw_leaf(painter: QPainter, side: TileSide, angle: float, scale: float) -> None:
    sprite = tile_sprite(side, *TILE, scale)
    painter.save()
    painter.translate(FAN_CENTRE)
    painter.rotate(angle)
    painter.translate(-TILE[0] / 2, -FAN_RADIUS)
    painter.drawPixmap(sprite.offset, sprite.pixmap)
    painter.restore()
