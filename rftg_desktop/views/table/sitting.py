"""Who sits at the table, as the painters need it: names and colours by seat."""

from __future__ import annotations

from dataclasses import dataclass

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.views.theme import DARK


@dataclass(frozen=True, slots=True)
class Sitting:
    """The players' names, and which of the five seat colours (with its shape) each has."""

    names: tuple[str, ...]
    colours: tuple[int, ...]

    def name(self, seat: Seat) -> str:
        """Return a player's name."""
        return self.names[seat]

    def colour(self, seat: Seat) -> str:
        """Return a player's colour."""
        return DARK.seat(self.colours[seat])
