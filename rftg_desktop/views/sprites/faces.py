"""Plain descriptions of pieces: what the painters are given. No rules, no engine, no Qt."""

from __future__ import annotations

from dataclasses import dataclass

PLAIN, VIRTUAL, GHOST, DISABLED = "plain", "virtual", "ghost", "disabled"


@dataclass(frozen=True, slots=True)
class DieFace:
    """A die as it lies: its colour and the face up.

    No symbol shows the mark of the colour instead. Two symbols share a face, ``credit`` adds a coin.
    ``state`` is plain, virtual (a worker that is no die), ghost (the place it left) or disabled.
    """

    colour: str
    symbols: tuple[str, ...] = ()
    credit: bool = False
    state: str = PLAIN
    mark: bool = True


@dataclass(frozen=True, slots=True)
class Gain:
    """A die granted by a tile, and where it goes: cup, citizenry or good (onto the world)."""

    die: str
    to: str = "citizenry"


@dataclass(frozen=True, slots=True)
class Bit:
    """One sign of a symbolic line.

    ``kind`` is text, glyph (a symbol of ``glyphs``), die, coin, vp or world (a colour's dot);
    ``value`` is the text, the glyph's name, the die's or world's colour, or the amount.
    """

    kind: str
    value: str


Bits = tuple[Bit, ...]


@dataclass(frozen=True, slots=True)
class PowerLine:
    """A power in signs: the step it works in, and what it does."""

    when: str
    bits: Bits


@dataclass(frozen=True, slots=True)
class TileSide:
    """One side of a tile.

    ``colour`` is that of a world, and empty for a development. ``gains``, ``credits`` and ``removes``
    happen when a world is placed. ``art`` names a picture; left empty, the name chooses one. ``emblem``
    is an icon that hovers before a planet.
    """

    kind: str
    name: str
    cost: int
    colour: str = ""
    six_plus: bool = False
    gains: tuple[Gain, ...] = ()
    credits: int = 0
    removes: int = 0
    powers: tuple[PowerLine, ...] = ()
    house_made: bool = False
    art: str = ""
    emblem: str = ""

    @property
    def is_world(self) -> bool:
        """Say whether this side is a world."""
        return self.kind == "world"

    @property
    def tone(self) -> str:
        """Name the frame's colour in the theme."""
        if self.is_world:
            return self.colour or "gray"
        return "six_plus" if self.six_plus else "development"


@dataclass(frozen=True, slots=True)
class FactionFace:
    """The wide start tile: its printed number and its halves, left and right."""

    number: int
    left: TileSide
    right: TileSide


@dataclass(frozen=True, slots=True)
class PhaseFace:
    """A phase tile: its name in the player's language, a hint, and whether it happens this round."""

    phase: str
    title: str
    hint: str = ""
    numeral: str = ""
    lit: bool = False
