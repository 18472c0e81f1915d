"""What must hold of prestige and tucked cards in every position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.rules.race.brink.leader import prestige_of, sides
from rftg_desktop.rules.race.powers.lookup import powers_of

if TYPE_CHECKING:
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State


def check_brink(game: RaceGame, state: State) -> None:
    """Check that nobody owes prestige, that the tile is its holder's, and that tucked cards have a world.

    Raises:
        BrokenInvariant: the message says what is wrong.
    """
    if min(prestige_of(state, side) for side in sides(state)) < 0:
        raise BrokenInvariant("somebody has less than no prestige")
    holder = state.leaders[0] if len(state.leaders) == 1 else None
    if not 0 <= state.on_tile <= (0 if holder is None else prestige_of(state, holder)):
        raise BrokenInvariant(f"{state.on_tile} prestige on the leader's tile")
    for number, value in enumerate(state.seats):
        if value.tucked and not powers_of(game.catalog, value.tableau, "saves_payment"):
            raise BrokenInvariant(f"seat {number} has cards under no world")
