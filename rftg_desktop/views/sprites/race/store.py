"""The store of Race's painted pieces: that of all pieces, and what only Race has."""

from __future__ import annotations

from rftg_desktop.views.sprites.cache import Size, SpriteCache
from rftg_desktop.views.sprites.canvas import Sprite
from rftg_desktop.views.sprites.race.card import card_sprite
from rftg_desktop.views.sprites.race.faces import CardFace


class RaceSprites(SpriteCache):
    """Paints the pieces of Race at the window's scale and keeps them."""

    def card(self, face: CardFace, size: Size | None = None, words: str = "") -> Sprite:
        """Give a card; its manner follows from the size."""
        width, height = size or self.theme.card
        return self.keep(
            ("card", face, width, height, words),
            lambda: card_sprite(face, width, height, self.scale, self.theme, words),
        )
