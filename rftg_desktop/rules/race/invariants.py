"""What must hold in every position: nothing gets lost, nothing appears."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.rules.race.brink.checks import check_brink
from rftg_desktop.rules.race.robot.checks import check_mat
from rftg_desktop.rules.race.setup import pool_of
from rftg_desktop.rules.race.state import SeatState, State

if TYPE_CHECKING:
    from rftg_desktop.rules.race.game import RaceGame


def cards_of(value: SeatState) -> Counter[str]:
    """Return all cards that lie before a seat."""
    placing = (value.placing,) if value.placing else ()
    goods = (card for _, card in value.goods)
    zones = (value.offered, value.hand, value.seen, placing, value.tableau, goods, value.tucked)
    return Counter(chain.from_iterable(zones))


def check(game: RaceGame, state: State) -> None:
    """Check cards, chips, goods and prestige.

    Raises:
        BrokenInvariant: something is missing or there twice; the message says what.
    """
    found = Counter((*state.deck, *state.discard, *state.salvage))
    for value in state.seats:
        found += cards_of(value)
    if state.robot is not None:
        found += Counter((*state.robot.stack, *state.robot.tableau))
    box = Counter(game.catalog.deck(state.setup.deck))
    if found != box:
        odd = sorted((found - box) + (box - found))
        raise BrokenInvariant(f"lost or doubled cards: {', '.join(odd)}")
    chips = state.pool + sum(value.chips for value in state.seats)
    if state.robot is not None:
        chips += state.robot.chips
    check_mat(game, state)
    check_brink(game, state)
    if chips != pool_of(game.catalog, state.setup):
        raise BrokenInvariant(f"{chips} VP in pool and hands")
    for number, value in enumerate(state.seats):
        _check_seat(game, number, value)


def _check_seat(game: RaceGame, number: int, value: SeatState) -> None:
    worlds = [world for world, _ in value.goods]
    if len(set(worlds)) != len(worlds) or not set(worlds) <= set(value.tableau):
        raise BrokenInvariant(f"seat {number} has a good without its world, or two on one")
    if any(game.catalog.cards[world].production == "none" for world in worlds):
        raise BrokenInvariant(f"seat {number} has a good on a world that holds none")
    if len(set(value.tableau)) != len(value.tableau):
        raise BrokenInvariant(f"seat {number} has a card twice in its tableau")
