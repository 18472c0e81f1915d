"""Speed of painting Race's cards at 1x, in time of the processor."""

from collections.abc import Mapping, Sequence
from statistics import fmean, median
from time import process_time
from typing import TYPE_CHECKING

from rftg_desktop.rules.race.game import race_game
from rftg_desktop.tools.bench import Figure, Measure
from rftg_desktop.tools.screenshot import offscreen

if TYPE_CHECKING:
    from rftg_desktop.views.sprites.race.faces import CardFace

_HAND = 40
"""So many cards: their pictures stay loaded."""

_MOST = 8.0


def painting() -> Sequence[Figure]:
    """A card of the hand: painted for the first time with its picture loaded, and painted again."""
    offscreen()
    from rftg_desktop.views.table.race_faces import face_of

    faces = [face_of(card) for card in race_game().catalog.cards.values()]
    first = [_paint_ms(face) for face in faces]
    again = [_paint_ms(face) for _ in range(2) for face in faces[:_HAND]][_HAND:]
    return [
        Figure("a Race card painted, its picture at hand", median(again), "ms", _MOST),
        Figure("a Race card painted for the first time", fmean(first), "ms"),
    ]


def _paint_ms(face: "CardFace") -> float:
    from rftg_desktop.views.sprites.race.card import card_sprite
    from rftg_desktop.views.theme import DARK

    began = process_time()
    card_sprite(face, *DARK.card, 1.0)
    return 1e3 * (process_time() - began)


FIGURES: Mapping[str, Measure] = {"race-cards": painting}
