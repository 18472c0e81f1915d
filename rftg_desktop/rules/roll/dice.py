"""Words for dice: colours, faces, phases, and a die as one number.

Dice have no identity in the rules: two dice of one colour are the same value, so equal positions
are equal states and equal moves are offered once.
"""

from __future__ import annotations

from typing import Final

import msgspec

from rftg_desktop.data import read

Die = int
"""``colour * 8 + face``: face 0-5 of that colour, 6 a virtual worker, 7 no face (the usual case).

A die keeps its face only while a rule still asks for it. In the base game none does once the dice are
sorted, so a state holds faceless dice and ``DiceRolled`` alone tells faces.
"""

EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
PRODUCE: Final = 3
SHIP: Final = 4
WILD: Final = 5

PHASES: Final = ("explore", "develop", "settle", "produce", "ship")
"""The phases in the order in which they are done; a phase is its place in this row."""

_FACE_NAMES: Final = (*PHASES, "wild")


class DieKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One colour of dice as the box holds it: ``count`` dice with these six ``faces``."""

    id: str
    name: str
    tint: str
    count: int
    faces: tuple[str, ...]


KINDS: Final = msgspec.json.decode(read("roll/dice.json"), type=tuple[DieKind, ...])
COLOURS: Final = tuple(kind.id for kind in KINDS)
HOME: Final = COLOURS.index("home")
MILITARY: Final = COLOURS.index("military")

FACES: Final = tuple(tuple(_FACE_NAMES.index(face) for face in kind.faces) for kind in KINDS)
"""What each side of each colour shows: a phase or :data:`WILD`."""

_VIRTUAL: Final = 6
_FACELESS: Final = 7


def plain(colour: int) -> Die:
    """Return a die of ``colour`` whose face does not matter."""
    return colour * 8 + _FACELESS


def virtual(colour: int) -> Die:
    """Return a virtual worker of ``colour``: it works in its phase, and no real die stands for it."""
    return colour * 8 + _VIRTUAL


def rolled(colour: int, side: int) -> Die:
    """Return a die showing ``side`` (0-5); equal faces of a colour count as the first of them."""
    faces = FACES[colour]
    return colour * 8 + faces.index(faces[side])


def colour_of(die: Die) -> int:
    """Return the die's colour as its place in :data:`COLOURS`."""
    return die >> 3


def is_virtual(die: Die) -> bool:
    """Tell whether ``die`` is a virtual worker."""
    return die & 7 == _VIRTUAL


def face_of(die: Die) -> int | None:
    """Return the phase (or :data:`WILD`) that ``die`` shows; ``None`` when it shows none."""
    side = die & 7
    return FACES[die >> 3][side] if side < _VIRTUAL else None
