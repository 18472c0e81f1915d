"""Cards tucked under a world: one of those that are paid, and at the start one of the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.rules.race.powers.lookup import powers_of

if TYPE_CHECKING:
    from rftg_desktop.rules.race.catalog import Catalog
    from rftg_desktop.rules.race.state import SeatState
    from rftg_desktop.rules.race.steps import Bill


def keeper(catalog: Catalog, value: SeatState, phase: str) -> tuple[str, int]:
    """Return the world that keeps cards paid in a phase, and how many of one payment; or nothing."""
    for card, _, power in powers_of(catalog, value.active, "saves_payment", phase):
        if card in value.tableau:
            return card, power.saves_payment()
    return "", 0


def owed(catalog: Catalog, value: SeatState, bill: Bill) -> int:
    """Return how many of the cards still to be paid must be tucked."""
    _, cards = keeper(catalog, value, bill.phase)
    return min(bill.price, max(0, cards - bill.tucked))


def owed_at_start(catalog: Catalog, value: SeatState) -> int:
    """Return how many cards of the first hand must still be tucked under the start world."""
    cards: list[int] = [power.start_save() for _, _, power in powers_of(catalog, value.tableau, "start_save")]
    return sum(cards) - len(value.tucked)
