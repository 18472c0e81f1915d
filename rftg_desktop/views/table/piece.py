"""A piece on the table as a plain value: its address, its looks and its place.

A picture is a list of pieces made anew for every view. The scene compares it with the one before and
moves, makes or removes tokens; nothing else decides what is seen.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.views.sprites.faces import DieFace

DIE, CARD, MARKER, GOOD = "die", "card", "marker", "good"
"""Kinds of pieces that more than one file speaks of; each game names its others in its own picture."""

OUTLINES = {DIE: "die", MARKER: "round", GOOD: "die"}
"""The outline of the light around a piece, where it is not that of a tile or card."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece: ``spot`` is its address, ``nth`` tells equal pieces of one place apart.

    ``kind`` is a die, which shows ``face``, or a kind of the game's own, of which ``side`` is up.
    """

    spot: Spot
    nth: int
    kind: str
    rect: QRectF
    z: float
    face: DieFace | None = None
    side: str = ""
    turn: float = 0.0

    @property
    def outline(self) -> str:
        """The outline of its light."""
        return OUTLINES.get(self.kind, "tile")
