"""Which action the prestige card is played on, and the power it lends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.rules.race.powers.base import Owner

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rftg_desktop.kernel.actions import Action
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State

BOOST = "boost"
"""Stands for the prestige card where it brings something."""


def is_boosted(state: State, seat: Seat, phase: str) -> bool:
    """Tell whether the prestige card is played on the seat's action for the phase being done.

    Of two Develops or two Settles it is that of the space it lies on. The two cards of Explore, and
    those of Consume, share a phase.
    """
    space = state.seats[seat].boosted
    if phase in ("develop", "settle"):
        return space == (f"{phase}_second" if state.turn else phase)
    return space.split("_", maxsplit=1)[0] == phase


def boosts_sale(state: State, seat: Seat) -> bool:
    """Tell whether the prestige card is played on Consume by a seat that chose Trade."""
    return is_boosted(state, seat, "consume") and "consume_trade" in state.seats[seat].marks


def hand_offers(game: RaceGame, state: State, seat: Seat) -> Sequence[Action]:
    """List the use of the lent power: hand cards for VP chips."""
    if not boosts_sale(state, seat):
        return ()
    return game.catalog.constants.prestige_card.hand_power.offers(game, state, Owner(seat, "", 0))
