"""A picture of all pieces, to look at: ``python -m rftg_desktop.views.sprites.gallery OUT.png``.

The upper half is painted at 1x (enlarged to the same size), the lower at 2x.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPixmap

from rftg_desktop.views.sprites.cache import SpriteCache
from rftg_desktop.views.sprites.canvas import HINTS, LEFT, Sprite, Type, draw_text
from rftg_desktop.views.sprites.faces import (
    DISABLED,
    GHOST,
    PLAIN,
    VIRTUAL,
    DieFace,
    FactionFace,
    Gain,
    PhaseFace,
    TileSide,
)
from rftg_desktop.views.sprites.glow import STATES
from rftg_desktop.views.sprites.glyphs import PHASE_NAMES
from rftg_desktop.views.sprites.powers import power_line
from rftg_desktop.views.sprites.sky import sky
from rftg_desktop.views.sprites.tumble import FRAMES, tumble_sprites
from rftg_desktop.views.theme import DARK, register_fonts

WIDTH, HEIGHT = 1366, 960

WORLDS = (
    TileSide("world", "Amber Reef", 3, "novelty", gains=(Gain("novelty", "good"),)),
    TileSide("world", "Iron Hollow", 2, "rare", gains=(Gain("rare", "cup"),)),
    TileSide("world", "Verdant Ark of the Long Night", 5, "genes", gains=(Gain("genes", "good"),), credits=1),
    TileSide("world", "Monolith", 6, "alien", gains=(Gain("alien", "cup"),), credits=3),
    TileSide(
        "world",
        "Quiet Rock",
        1,
        "gray",
        gains=(Gain("military"), Gain("military")),
        removes=1,
        house_made=True,
    ),
)
DEVELOPMENTS = (
    TileSide(
        "development",
        "Deep Core Survey",
        3,
        powers=(power_line("draw_extra_tile", "explore", {"count": 1}),),
        art="radar-dish",
    ),
    TileSide(
        "development",
        "Merchant Guilds of the Rim",
        6,
        six_plus=True,
        art="trade",
        powers=(
            power_line("gain_credits", "ship", {"amount": 2, "timing": "on_trade"}),
            power_line(
                "score_bonus",
                "end_game",
                {"metric": "cost_of_worlds", "numerator": 1, "denominator": 2, "colours": ["novelty"]},
            ),
        ),
    ),
    TileSide(
        "development",
        "Gene Foundry",
        2,
        powers=(power_line("reassign", "assign", {"dice": ["novelty", "genes"], "to": "any"}),),
        art="dna2",
    ),
    TileSide(
        "development",
        "Robotics Yard",
        4,
        powers=(power_line("discount", "settle", {"amount": 2, "colours": ["gray"], "floor": 2}),),
        art="vintage-robot",
    ),
    TileSide(
        "development",
        "Draft Office",
        4,
        art="barracks-tent",
        house_made=True,
        powers=(
            power_line("remove_die", "immediate", {"count": 1}),
            power_line("gain_die", "immediate", {"die": "military", "count": 2, "to": "cup"}),
        ),
    ),
)
FACES = (*PHASE_NAMES, "wild")


C = TypeVar("C", bound=SpriteCache)


class Sheet(Generic[C]):
    """Places pieces of a store on a picture, at that store's scale."""

    def __init__(self, cache: C, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.cache = cache
        scale = cache.scale
        self.image = QImage(
            int(width * scale), int(height * scale), QImage.Format.Format_ARGB32_Premultiplied
        )
        self.image.setDevicePixelRatio(scale)
        self.painter = QPainter(self.image)
        self.painter.setRenderHints(HINTS)
        self.painter.drawPixmap(QPointF(0, 0), sky(width, height))

    def put(self, x: float, y: float, sprite: Sprite) -> None:
        """Put a piece with its body's corner at a place."""
        self.painter.drawPixmap(QPointF(x, y) + sprite.offset, sprite.pixmap)

    def label(self, x: float, y: float, words: str) -> None:
        """Write a label."""
        type_ = Type(12, 600, DARK.narrow, DARK.text_second, 0.6)
        draw_text(self.painter, QRectF(x, y, 400, 16), words, type_, LEFT)


def _tiles(sheet: Sheet[SpriteCache]) -> None:
    cache = sheet.cache
    for index, side in enumerate(WORLDS):
        sheet.put(20 + index * 114, 30, cache.tile(side))
    for index, side in enumerate(DEVELOPMENTS):
        sheet.put(20 + index * 114, 162, cache.tile(side))
    sheet.put(20 + 2 * 114, 30, cache.glow("tile", (104, 119)))
    words = "Gain a Genes die, which arrives on this world as a good, and $1."
    sheet.put(600, 30, cache.tile(WORLDS[2], DARK.tile_in_inspector, words))
    for index, side in enumerate((*WORLDS, *DEVELOPMENTS)):
        sheet.put(856 + (index % 5) * 64, 30 + index // 5 * 70, cache.tile(side, DARK.tile_small))
        sheet.put(856 + (index % 5) * 56, 176 + index // 5 * 35, cache.tile(side, DARK.tile_smallest))
    sheet.put(856, 256, cache.tile_back((58, 62)))
    sheet.put(930, 250, cache.badge("+3"))
    sheet.put(900, 330, cache.faction(FactionFace(4, DEVELOPMENTS[2], WORLDS[0]), (216, 119)))
    sheet.put(1200, 40, cache.stack_edges(3))
    sheet.put(1200, 40, cache.tile(WORLDS[3], DARK.tile_on_stack))
    for index in range(5):
        place = (1318 - index % 2 * 0, 30 + index * 33)
        die = DieFace(("home", "rare", "genes")[index % 3])
        sheet.put(*place, cache.die_slot() if index > 2 else cache.die(die, 29))


def _dice(sheet: Sheet[SpriteCache], y: float) -> None:
    cache = sheet.cache
    for column, colour in enumerate(DARK.dice):
        x = 30.0 + column * 64
        sheet.label(x - 12, y, colour)
        sheet.put(x, y + 20, cache.die(DieFace(colour), 38))
        for row in range(3):
            symbol = FACES[(column + row * 2) % len(FACES)]
            sheet.put(x + 3, y + 70 + row * 40, cache.die(DieFace(colour, (symbol,)), 31))
        sheet.put(x + 5, y + 192, cache.die(DieFace(colour, (FACES[column % 6],)), 25))
        sheet.put(x + 10, y + 226, cache.die(DieFace(colour), 15))
    shown = (
        ("plain", DieFace("leader", ("explore", "produce"))),
        ("with $", DieFace("pioneer", ("settle",), credit=True)),
        (VIRTUAL, DieFace("home", ("explore",), state=VIRTUAL)),
        (VIRTUAL, DieFace("genes", (), state=VIRTUAL)),
        (GHOST, DieFace("military", ("settle",), state=GHOST)),
        (DISABLED, DieFace("alien", ("wild",), state=DISABLED)),
        ("tilted", DieFace("consumption", (), state=PLAIN)),
    )
    for index, (words, face) in enumerate(shown):
        sheet.label(690, y + 12 + index * 36, words)
        sheet.put(750, y + 4 + index * 36, cache.die(face, 31, 8 if words == "tilted" else 0))


def _mat(sheet: Sheet[SpriteCache], y: float) -> None:
    cache = sheet.cache
    for index, phase in enumerate((*PHASE_NAMES, "dictate")):
        numeral = ("I", "II", "III", "IV", "V", "")[index]
        face = PhaseFace(phase, phase, "what it is for", numeral, lit=index in (0, 2))
        sheet.put(12 + index * 180, y, cache.phase(face, (171, 100)))
    sheet.put(12 + 2 * 180 + 11, y + 53, cache.die(DieFace("novelty", ("settle",)), 31))
    sheet.put(12 + 3 * 180 + 50, y + 46, cache.glow("well", (112, 45), "target"))
    sheet.put(1096, y + 6, cache.credits(6, (258, 22)))
    for index in range(5):
        sheet.put(1100 + index * 30, y + 44, cache.seat(index))
    for index, value in enumerate((1, 5, 10)):
        sheet.put(1100 + index * 34, y + 72, cache.vp(value, 13))
    sheet.put(1210, y + 74, cache.coin(11))
    sheet.put(1250, y + 74, cache.marker(7))


def _opponents(sheet: Sheet[SpriteCache], y: float) -> None:
    """Show tiles as they stand on a rival's mat."""
    cache = sheet.cache
    sheet.put(900, y + 150, cache.panel((430, 100), accent=DARK.seat(1)))
    sheet.put(912, y + 160, cache.seat(1))
    for index, side in enumerate((*WORLDS, *DEVELOPMENTS[:2])):
        sheet.put(912 + index * 59, y + 182, cache.tile(side, (52, 62)))
    sheet.put(1150, y + 10, cache.tile(DEVELOPMENTS[0], (92, 105)))
    sheet.put(1255, y + 10, cache.tile(WORLDS[2], (92, 105)))


def _vessels(sheet: Sheet[SpriteCache], y: float) -> None:
    cache = sheet.cache
    dice = (DieFace("genes", ("settle",)), DieFace("alien", ("ship",)), DieFace("home", ("explore",)))
    sheet.put(12, y, cache.panel((330, 220), accent=DARK.seat(0)))
    sheet.put(24, y + 12, cache.well((150, 196), "Dice cup", "7"))
    sheet.put(40, y + 66, cache.cup(0, (118, 124), dice))
    sheet.put(182, y + 12, cache.well((150, 196), "Citizenry", "3", "citizenry"))
    for index, colour in enumerate(("home", "rare", "consumption")):
        sheet.put(196 + index * 44, y + 46, cache.die(DieFace(colour), 31, (-7, 4, 0)[index]))
    sheet.put(366, y + 20, cache.bag((92, 104)))
    sheet.put(480, y + 4, cache.tile_slot(words="11"))
    sheet.put(480, y + 136, cache.tile_slot((96, 110), sign="develop"))
    sheet.put(600, y + 10, cache.both_sides((DEVELOPMENTS[3], WORLDS[4]), (220, 116)))
    for index, state in enumerate(STATES):
        x = 850 + index * 84
        sheet.label(x, y - 4, state)
        sheet.put(x, y + 24, cache.die(DieFace("genes", ("ship",)), 31))
        sheet.put(x, y + 24, cache.glow("die", (31, 31), state))
        sheet.put(x - 4, y + 84, cache.tile(WORLDS[1], DARK.tile_small))
        sheet.put(x - 4, y + 84, cache.glow("tile", DARK.tile_small, state))
    faces = tuple(DieFace("military", (symbol,), mark=False) for symbol in FACES)
    frames = list(tumble_sprites(faces, 38, cache.scale, 5))
    for index in range(9):
        sheet.put(600 + index * 76, y + 190, frames[index * (FRAMES - 1) // 8])


def paint(scale: float) -> Sheet[SpriteCache]:
    """Paint every piece at a scale."""
    sheet = Sheet(SpriteCache(scale))
    _tiles(sheet)
    _dice(sheet, 320)
    _opponents(sheet, 320)
    _mat(sheet, 580)
    _vessels(sheet, 712)
    return sheet


def both_scales(painted: Callable[[float], Sheet[Any]], target: str) -> int:
    """Write a gallery as a picture: at 1x, enlarged, and below it at 2x."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    register_fonts()
    sheets = [painted(1.0), painted(2.0)]
    for sheet in sheets:
        sheet.painter.end()
    small, large = (sheet.image for sheet in sheets)
    width, height = large.width(), large.height()
    both = QImage(width, 2 * height, QImage.Format.Format_RGB32)
    painter = QPainter(both)
    enlarged = QPixmap.fromImage(small).scaled(
        width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.FastTransformation
    )
    painter.drawPixmap(0, 0, enlarged)
    large.setDevicePixelRatio(1)
    painter.drawImage(0, height, large)
    painter.end()
    saved = both.save(target)
    del application
    return 0 if saved else 1


def main(target: str) -> int:
    """Write the gallery as a picture."""
    return both_scales(paint, target)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
