"""Plain descriptions of Race's pieces: what the painters are given. No rules, no engine, no Qt."""

from __future__ import annotations

from dataclasses import dataclass

from rftg_desktop.views.sprites.faces import Bits, PowerLine

IDLE, CLOSED, LIT, ACTIVE = "idle", "closed", "lit", "active"

SPACES = {
    "explore_5": ("explore", "explore"),
    "explore_1_1": ("explore", "explore"),
    "develop": ("develop", "develop"),
    "develop_second": ("develop", "develop"),
    "settle": ("settle", "settle"),
    "settle_second": ("settle", "settle"),
    "consume_trade": ("consume", "trade"),
    "consume_x2": ("consume", "double_vp"),
    "produce": ("produce", "produce"),
}
"""The phase and the symbol of each of the nine action spaces."""

GOODS = ("novelty", "rare", "genes", "alien")


@dataclass(frozen=True, slots=True)
class CardFace:
    """One card: a world or a development.

    ``points`` is ``None`` where other cards decide. ``good`` is empty for gray worlds and developments;
    ``windfall`` tells apart the two kinds of worlds with a good. ``traits`` are keywords and printed
    symbols, ``start`` the number of a start world. ``powers`` stand in the order of their rows, what
    the card scores for last. ``art`` names a picture; left empty, the name chooses one.
    """

    kind: str
    name: str
    cost: int
    points: int | None = 0
    good: str = ""
    windfall: bool = False
    military: bool = False
    traits: tuple[str, ...] = ()
    start: int | None = None
    powers: tuple[PowerLine, ...] = ()
    art: str = ""
    house_made: bool = False

    @property
    def is_world(self) -> bool:
        """Say whether this is a world."""
        return self.kind == "world"

    @property
    def tone(self) -> str:
        """Name the frame's colour in the theme."""
        if self.is_world:
            return self.good or "gray"
        return "six_plus" if self.points is None else "development"

    @property
    def worth(self) -> str:
        """Give the victory points as they are printed."""
        return "?" if self.points is None else str(self.points).replace("-", "−")


@dataclass(frozen=True, slots=True)
class SpaceFace:
    """One of the nine action spaces.

    ``state`` is idle, closed (it is open only after another), lit (it happens this round) or active
    (it is being done).
    """

    space: str
    title: str
    hint: str = ""
    state: str = IDLE


@dataclass(frozen=True, slots=True)
class MatLine:
    """One row of the robot's mat: by which signs it is known, and what the robot does.

    ``special`` marks a row that a tile of its start world covers, ``house_made`` a number that was
    reconstructed, ``lit`` the row being resolved.
    """

    lead: Bits
    bits: Bits
    special: bool = False
    house_made: bool = False
    lit: bool = False


@dataclass(frozen=True, slots=True)
class MatPhase:
    """A phase on the robot's mat with its rows."""

    phase: str
    title: str
    lines: tuple[MatLine, ...]
