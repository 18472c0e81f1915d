"""Painters of every piece on the table; they take plain values and know no rules."""

from rftg_desktop.views.sprites.cache import SpriteCache
from rftg_desktop.views.sprites.canvas import Sprite
from rftg_desktop.views.sprites.faces import (
    Bit,
    DieFace,
    FactionFace,
    Gain,
    PhaseFace,
    PowerLine,
    TileSide,
)
from rftg_desktop.views.sprites.powers import power_line

__all__ = [
    "Bit",
    "DieFace",
    "FactionFace",
    "Gain",
    "PhaseFace",
    "PowerLine",
    "Sprite",
    "SpriteCache",
    "TileSide",
    "power_line",
]
