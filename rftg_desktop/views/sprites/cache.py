"""The store of painted pieces: each look is painted once for a scale and handed out again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from rftg_desktop.views.sprites.canvas import Sprite
from rftg_desktop.views.sprites.chips import coin_sprite, seat_sprite, vp_sprite
from rftg_desktop.views.sprites.die import die_sprite
from rftg_desktop.views.sprites.faces import DieFace, FactionFace, PhaseFace, TileSide
from rftg_desktop.views.sprites.glow import HOVER, glow_sprite, shadow_sprite
from rftg_desktop.views.sprites.pairs import both_sides_sprite, faction_sprite
from rftg_desktop.views.sprites.phase import phase_sprite
from rftg_desktop.views.sprites.slots import (
    badge_sprite,
    die_slot_sprite,
    stack_edges_sprite,
    tile_slot_sprite,
)
from rftg_desktop.views.sprites.surface import panel_sprite, well_sprite
from rftg_desktop.views.sprites.tile import tile_back_sprite, tile_sprite
from rftg_desktop.views.sprites.tracks import credits_sprite, marker_sprite
from rftg_desktop.views.sprites.vessels import bag_sprite, cup_sprite
from rftg_desktop.views.theme import DARK, Theme

LIMIT = 64 << 20
Size = tuple[float, float]


class SpriteCache:
    """Paints pieces at the window's scale (its zoom times the screen's pixel ratio) and keeps them.

    Every argument is a plain value and becomes part of the key; what was used longest ago goes first
    when the pictures outgrow ``limit`` bytes.
    """

    def __init__(self, scale: float = 1.0, theme: Theme = DARK, limit: int = LIMIT) -> None:
        self._scale = scale
        self.theme = theme
        self._limit = limit
        self._bytes = 0
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()

    @property
    def scale(self) -> float:
        """Give the scale the pieces are painted at."""
        return self._scale

    @property
    def size(self) -> int:
        """Give the bytes the kept pictures hold."""
        return self._bytes

    def set_scale(self, scale: float) -> bool:
        """Change the scale; say whether it differs, so that items must fetch their pieces anew."""
        if abs(scale - self._scale) < 1e-6:
            return False
        self._scale = scale
        self.clear()
        return True

    def clear(self) -> None:
        """Forget every picture."""
        self._kept.clear()
        self._bytes = 0

    def keep(self, key: Hashable, paint: Callable[[], Sprite]) -> Sprite:
        """Give the piece of a key, painted now if it is not at hand."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = paint()
        self._kept[key] = made
        self._bytes += made.cost
        while self._bytes > self._limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= dropped.cost
        return made

    # ------------------------------------------------------------------ dice and chips

    def die(self, face: DieFace, size: float = 0, turn: float = 0) -> Sprite:
        """Give a die."""
        size = size or self.theme.die
        return self.keep(
            ("die", face, size, turn), lambda: die_sprite(face, size, self._scale, self.theme, turn)
        )

    def die_slot(self, size: float = 0, sign: str = "") -> Sprite:
        """Give an empty place for a die."""
        size = size or self.theme.die_on_stack
        return self.keep(
            ("die_slot", size, sign), lambda: die_slot_sprite(size, self._scale, sign, self.theme)
        )

    def vp(self, value: int, radius: float = 12) -> Sprite:
        """Give a chip of 1, 5 or 10 points."""
        return self.keep(("vp", value, radius), lambda: vp_sprite(value, radius, self._scale))

    def coin(self, radius: float = 9, words: str = "$") -> Sprite:
        """Give a credit."""
        return self.keep(("coin", radius, words), lambda: coin_sprite(radius, self._scale, words))

    def seat(self, index: int, radius: float = 7) -> Sprite:
        """Give the shape of a seat in its colour."""
        return self.keep(("seat", index, radius), lambda: seat_sprite(index, radius, self._scale, self.theme))

    def badge(self, words: str, colour: str = "") -> Sprite:
        """Give a small count."""
        tone = colour or self.theme.text
        return self.keep(("badge", words, tone), lambda: badge_sprite(words, self._scale, tone, self.theme))

    # ------------------------------------------------------------------ tiles

    def tile(self, side: TileSide, size: Size | None = None, words: str = "") -> Sprite:
        """Give one side of a tile; its manner follows from the size."""
        width, height = size or self.theme.tile
        return self.keep(
            ("tile", side, width, height, words),
            lambda: tile_sprite(side, width, height, self._scale, self.theme, words),
        )

    def tile_back(self, size: Size | None = None) -> Sprite:
        """Give the back of a tile."""
        width, height = size or self.theme.tile_on_stack
        return self.keep(
            ("tile_back", width, height),
            lambda: tile_back_sprite(width, height, self._scale, self.theme),
        )

    def tile_slot(self, size: Size | None = None, words: str = "", sign: str = "") -> Sprite:
        """Give an empty place for a tile."""
        width, height = size or self.theme.tile
        return self.keep(
            ("tile_slot", width, height, words, sign),
            lambda: tile_slot_sprite(width, height, self._scale, words, sign, self.theme),
        )

    def stack_edges(self, below: int, size: Size | None = None) -> Sprite:
        """Give the edges of the tiles beneath the top one."""
        width, height = size or self.theme.tile_on_stack
        return self.keep(
            ("stack_edges", width, height, below),
            lambda: stack_edges_sprite(width, height, below, self._scale, self.theme),
        )

    def both_sides(self, sides: tuple[TileSide, TileSide], size: Size) -> Sprite:
        """Give a drawn tile with both sides in sight."""
        return self.keep(
            ("both_sides", sides, size), lambda: both_sides_sprite(sides, *size, self._scale, self.theme)
        )

    def faction(self, face: FactionFace, size: Size) -> Sprite:
        """Give a faction's wide tile."""
        return self.keep(
            ("faction", face, size), lambda: faction_sprite(face, *size, self._scale, self.theme)
        )

    # ------------------------------------------------------------------ the mat

    def credits(self, value: int, size: Size, marked: bool = True) -> Sprite:
        """Give the credit track."""
        return self.keep(
            ("credits", value, size, marked),
            lambda: credits_sprite(value, *size, self._scale, self.theme, marked),
        )

    def marker(self, value: int) -> Sprite:
        """Give the credit marker alone."""
        return self.keep(("marker", value), lambda: marker_sprite(value, self._scale, self.theme))

    def phase(self, face: PhaseFace, size: Size) -> Sprite:
        """Give a phase tile."""
        return self.keep(("phase", face, size), lambda: phase_sprite(face, *size, self._scale, self.theme))

    def cup(self, seat: int, size: Size, dice: tuple[DieFace, ...] = ()) -> Sprite:
        """Give the dice cup of a seat."""
        colour = self.theme.seat(seat)
        return self.keep(
            ("cup", colour, size, dice),
            lambda: cup_sprite(*size, self._scale, colour, dice, self.theme),
        )

    def bag(self, size: Size) -> Sprite:
        """Give the tile bag."""
        return self.keep(("bag", size), lambda: bag_sprite(*size, self._scale, self.theme))

    def panel(self, size: Size, radius: float = 14, accent: str = "") -> Sprite:
        """Give a panel."""
        return self.keep(
            ("panel", size, radius, accent),
            lambda: panel_sprite(*size, self._scale, radius, accent, self.theme),
        )

    def well(self, size: Size, label: str = "", right: str = "", sign: str = "") -> Sprite:
        """Give a well, as for Citizenry or supply."""
        return self.keep(
            ("well", size, label, right, sign),
            lambda: well_sprite(*size, self._scale, label, right, sign, self.theme),
        )

    # ------------------------------------------------------------------ light

    def glow(self, shape: str, size: Size, state: str = HOVER) -> Sprite:
        """Give the light of a state around a shape."""
        return self.keep(
            ("glow", shape, size, state),
            lambda: glow_sprite(shape, *size, self._scale, state, self.theme),
        )

    def shadow(self, shape: str, size: Size, lift: float = 0) -> Sprite:
        """Give the shadow under a lifted piece."""
        return self.keep(
            ("shadow", shape, size, lift), lambda: shadow_sprite(shape, *size, self._scale, lift)
        )
