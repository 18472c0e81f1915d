"""The store of Race's painted pieces: that of all pieces, and what only Race has."""

from __future__ import annotations

from rftg_desktop.views.sprites.cache import Size, SpriteCache
from rftg_desktop.views.sprites.canvas import Sprite
from rftg_desktop.views.sprites.faces import Bits
from rftg_desktop.views.sprites.race.card import card_sprite
from rftg_desktop.views.sprites.race.chips import NOBODY, house_mark_sprite, leader_sprite, prestige_sprite
from rftg_desktop.views.sprites.race.faces import CardFace, MatLine, MatPhase, SpaceFace
from rftg_desktop.views.sprites.race.mat import (
    counter_sprite,
    equals_sprite,
    mat_phase_sprite,
    mat_tile_sprite,
)
from rftg_desktop.views.sprites.race.piles import DECK, back_sprite, good_sprite, pile_sprite
from rftg_desktop.views.sprites.race.signs import signs_sprite
from rftg_desktop.views.sprites.race.spaces import READY, marker_sprite, prestige_card_sprite, space_sprite
from rftg_desktop.views.sprites.race.tracks import track_marker_sprite, track_sprite

GOOD_SIZE = (30.0, 42.0)


class RaceSprites(SpriteCache):
    """Paints the pieces of Race at the window's scale and keeps them.

    The robot's dice are those of :meth:`SpriteCache.die` in the colours ``robot_a`` and ``robot_b``.
    """

    # ------------------------------------------------------------------ cards

    def card(self, face: CardFace, size: Size | None = None, words: str = "") -> Sprite:
        """Give a card; its manner follows from the size."""
        width, height = size or self.theme.card
        return self.keep(
            ("card", face, width, height, words),
            lambda: card_sprite(face, width, height, self.scale, self.theme, words),
        )

    def card_back(self, size: Size | None = None, turn: float = 0) -> Sprite:
        """Give the back of a card."""
        width, height = size or self.theme.card
        return self.keep(
            ("card_back", width, height, turn),
            lambda: back_sprite(width, height, self.scale, self.theme, turn),
        )

    def good(self, good: str, size: Size = GOOD_SIZE, turn: float = 8) -> Sprite:
        """Give a good as it lies on its world."""
        return self.keep(
            ("card_good", good, size, turn), lambda: good_sprite(good, *size, self.scale, self.theme, turn)
        )

    def pile(self, count: int, size: Size, kind: str = DECK) -> Sprite:
        """Give a pile of cards face down with its number: the deck, the robot's stack or the discards."""
        return self.keep(
            ("pile", kind, count, size), lambda: pile_sprite(kind, count, *size, self.scale, self.theme)
        )

    def signs(self, bits: Bits, height: float = 16) -> Sprite:
        """Give a row of signs by itself."""
        return self.keep(("signs", bits, height), lambda: signs_sprite(bits, height, self.scale, self.theme))

    # ------------------------------------------------------------------ actions

    def space(self, face: SpaceFace, size: Size) -> Sprite:
        """Give one of the nine action spaces."""
        return self.keep(("space", face, size), lambda: space_sprite(face, *size, self.scale, self.theme))

    def player_marker(self, seat: int, size: float = 28, prestige: bool = False) -> Sprite:
        """Give a player's marker."""
        return self.keep(
            ("player_marker", seat, size, prestige),
            lambda: marker_sprite(seat, size, self.scale, self.theme, prestige),
        )

    def prestige_card(self, size: Size, state: str = READY) -> Sprite:
        """Give the prestige/search card."""
        return self.keep(
            ("prestige_card", state, size),
            lambda: prestige_card_sprite(state, *size, self.scale, self.theme),
        )

    # ------------------------------------------------------------------ prestige

    def prestige(self, radius: float = 12, words: str = "") -> Sprite:
        """Give a prestige chip."""
        return self.keep(
            ("prestige", radius, words), lambda: prestige_sprite(radius, self.scale, words, self.theme)
        )

    def leader(self, size: Size, holder: int = NOBODY, words: str = "") -> Sprite:
        """Give the tile of the prestige leader."""
        return self.keep(
            ("leader", size, holder, words),
            lambda: leader_sprite(holder, *size, self.scale, self.theme, words),
        )

    # ------------------------------------------------------------------ the robot's mat

    def mat_phase(self, face: MatPhase, size: Size) -> Sprite:
        """Give a phase of the mat with its rows."""
        return self.keep(
            ("mat_phase", face, size), lambda: mat_phase_sprite(face, *size, self.scale, self.theme)
        )

    def mat_tile(self, line: MatLine, size: Size) -> Sprite:
        """Give the tile that covers a row."""
        return self.keep(
            ("mat_tile", line, size), lambda: mat_tile_sprite(line, *size, self.scale, self.theme)
        )

    def track(self, kind: str, value: int, most: int, size: Size, marked: bool = True) -> Sprite:
        """Give the credit or the economy track."""
        return self.keep(
            ("track", kind, value, most, size, marked),
            lambda: track_sprite(kind, value, most, *size, self.scale, self.theme, marked),
        )

    def track_marker(self, kind: str, value: int) -> Sprite:
        """Give the marker of a track alone."""
        return self.keep(
            ("track_marker", kind, value), lambda: track_marker_sprite(kind, value, self.scale, self.theme)
        )

    def equals(self, face: str, size: Size = (78, 34), house_made: bool = False) -> Sprite:
        """Give the "robot =" counter."""
        return self.keep(
            ("equals", face, size, house_made),
            lambda: equals_sprite(face, *size, self.scale, self.theme, house_made),
        )

    def counter(self, points: int, size: Size | None = None) -> Sprite:
        """Give a six-cost counter."""
        width, height = size or self.theme.card_small
        return self.keep(
            ("counter", points, width, height),
            lambda: counter_sprite(points, width, height, self.scale, self.theme),
        )

    def house_mark(self, radius: float = 6.5) -> Sprite:
        """Give the mark of what was reconstructed."""
        return self.keep(("house_mark", radius), lambda: house_mark_sprite(radius, self.scale, self.theme))
