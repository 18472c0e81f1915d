"""Sums in parts: what a card costs, what strength meets a defence, what a sale brings.

The rules count with the totals; the table shows the parts, each with where it comes from.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, NamedTuple

from rftg_desktop.rules.race.brink.boost import BOOST, is_boosted
from rftg_desktop.rules.race.powers.base import Owner
from rftg_desktop.rules.race.powers.lookup import powers_of

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.catalog import Card
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State

PAY = "pay"
CONQUER = "conquer"

# What a part comes from, where no card brings it.
COST, BONUS, MILITARY, STRENGTH, GOOD = "cost", "bonus", "military", "strength", "good"


class Part(NamedTuple):
    """One number of a sum. ``source`` is a card, or one of the words above.

    ``cost`` is the printed price or defence, ``bonus`` that of the chosen action, ``military`` what
    counts against everything, ``strength`` what is temporary, ``good`` the price of a kind of goods,
    ``boost`` comes from the prestige card.
    """

    source: str
    amount: int


Parts = tuple[Part, ...]


def total(parts: Iterable[Part]) -> int:
    """Return what the parts come to."""
    return sum(part.amount for part in parts)


def has_bonus(state: State, seat: Seat, phase: str) -> bool:
    """Tell whether a seat has the bonus of the phase being done.

    Of two Develops or two Settles the first is that of the plain action card, the second that of the
    extra one; who chose the phase once has the bonus in the first only.
    """
    space = f"{phase}_second" if state.turn else phase
    return space in state.seats[seat].marks


def _present(parts: Iterable[Part]) -> Parts:
    return tuple(part for part in parts if part.amount)


# -- prices ----------------------------------------------------------------------------------------


def way_prices(game: RaceGame, active: tuple[str, ...], card: Card) -> dict[str, int]:
    """Return the cards whose powers let their owner pay for a military world, with the first price."""
    prices = {}
    for name, _, power in powers_of(game.catalog, active, "way_price", "settle"):
        price = power.way_price(card)
        if price is not None:
            prices[name] = price
    return prices


def price_parts(
    game: RaceGame, state: State, seat: Seat, card: Card, way: str, used: Collection[str] = ()
) -> Parts:
    """Return the printed cost of a card, the bonus and the standing reductions: what is saved is negative.

    Cards ``used`` for this very payment save something by that alone.
    """
    phase = "settle" if card.is_world else "develop"
    active = state.seats[seat].active
    saved = []
    if way != PAY:
        saved.append(Part(way, way_prices(game, active, card)[way] - card.cost))
        found = powers_of(game.catalog, active, "way_saving")
        saved += [Part(name, -power.way_saving()) for name, _, power in found]
    if not card.is_world and has_bonus(state, seat, phase):
        saved.append(Part(BONUS, -1))
    if is_boosted(state, seat, phase):
        card_of = game.catalog.constants.prestige_card
        saved.append(Part(BOOST, -(card_of.settle_saving if card.is_world else card_of.develop_saving)))
    found = powers_of(game.catalog, active, "saving", phase)
    saved += [Part(name, -power.saving(card)) for name, _, power in found]
    found = powers_of(game.catalog, active, "lasting", phase)
    saved += [
        Part(name, -power.lasting(state, Owner(seat, name, place)))
        for name, place, power in found
        if name not in used
    ]
    return (Part(COST, card.cost), *_present(saved))


def price_of(game: RaceGame, state: State, seat: Seat, card: Card, way: str) -> int:
    """Return the price of a card after the bonus and the standing reductions; never below zero."""
    return max(0, total(price_parts(game, state, seat, card, way)))


# -- Military --------------------------------------------------------------------------------------


def military(game: RaceGame, state: State, seat: Seat, card: Card | None = None) -> int:
    """Return the standing Military of a seat against ``card``, or against everything."""
    return total(military_by_card(game, state, seat, card))


def military_by_card(game: RaceGame, state: State, seat: Seat, card: Card | None = None) -> Parts:
    """Return the standing Military of a seat against ``card``, or against everything, by what brings it."""
    found = powers_of(game.catalog, state.seats[seat].active, "strength", "settle")
    return _present(
        Part(name, power.strength(game, state, Owner(seat, name, place), card))
        for name, place, power in found
    )


def way_strengths(game: RaceGame, active: tuple[str, ...], card: Card) -> dict[str, int]:
    """Return the Military that a card given up for a conquest adds to it, also when it is gone already."""
    found = powers_of(game.catalog, active, "conquest", "settle")
    return {name: power.bonus for name, _, power in found if not card.military}


def strength_parts(game: RaceGame, state: State, seat: Seat, card: Card, way: str) -> Parts:
    """Return what a seat has against ``card``: in general, specially, temporarily, and by the way."""
    general, special = 0, []
    for name, place, power in powers_of(game.catalog, state.seats[seat].active, "strength", "settle"):
        owner = Owner(seat, name, place)
        always = power.strength(game, state, owner, None)
        general += always
        special.append(Part(name, power.strength(game, state, owner, card) - always))
    parts = [Part(MILITARY, general), *special, Part(STRENGTH, state.seats[seat].strength)]
    if way != CONQUER:
        parts.append(Part(way, way_strengths(game, state.seats[seat].active, card)[way]))
    return _present(parts)
