"""What a seat is asked to pay, to overcome or to sell, with its sums: for its own view."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.actions import Sell
from rftg_desktop.rules.race.bill import is_conquest, ways_of
from rftg_desktop.rules.race.consume import sale_parts, trade_options
from rftg_desktop.rules.race.sums import (
    CONQUER,
    PAY,
    Part,
    Parts,
    price_parts,
    strength_parts,
    total,
    way_prices,
    way_strengths,
)

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.catalog import Card
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State


class Demand(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a card asks for in one ``way``: cards, or Military if it is a ``conquest``.

    ``parts`` of a price begin with the printed cost, and what is saved is negative; those of a conquest
    are the Military there is. ``left`` is what is still missing, ``paid`` the cards paid so far, and
    ``possible`` tells whether the seat can meet it with all it could still use.
    """

    card: str
    way: str
    conquest: bool
    parts: Parts
    left: int
    paid: int = 0
    possible: bool = True

    @property
    def sum(self) -> int:
        """The price, or the Military reached."""
        return total(self.parts) if self.conquest else max(0, total(self.parts))


class Sale(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What the good of a world sells for, in cards."""

    world: str
    parts: Parts

    @property
    def sum(self) -> int:
        """The cards it brings."""
        return total(self.parts)


def demands_of(game: RaceGame, state: State, seat: Seat) -> tuple[Demand, ...]:
    """Return the demands of the card that ``seat`` is paying for, or of all it could think of placing."""
    lane = state.lanes[seat]
    asked = lane[0] if lane else None
    cards = game.catalog.cards
    if isinstance(asked, steps.Bill):
        used = [name for name, _ in asked.saved]
        demand = _demand(game, state, seat, cards[asked.card], asked.way, used)
        if demand.conquest:
            return (demand,)
        saved = tuple(Part(card, -amount) for card, amount in asked.saved)
        parts = (*demand.parts, *saved)
        return (msgspec.structs.replace(demand, parts=parts, left=asked.price, paid=asked.paid),)
    if isinstance(asked, steps.ChooseWay):
        return _all_ways(game, state, seat, cards[asked.card], len(state.seats[seat].hand))
    if isinstance(asked, steps.ChoosePlacement | steps.PlaceExtra):
        kind = "development" if getattr(asked, "phase", "settle") == "develop" else "world"
        value = state.seats[seat]
        found: list[Demand] = []
        for name in kinds(value.hand):
            if cards[name].kind == kind and name not in value.tableau:
                found += _all_ways(game, state, seat, cards[name], len(value.hand) - 1)
        return tuple(found)
    return ()


def _all_ways(game: RaceGame, state: State, seat: Seat, card: Card, hand: int) -> tuple[Demand, ...]:
    """Return all ways to a card, those too that cannot be gone now."""
    active = state.seats[seat].active
    if card.military:
        ways = (CONQUER, *way_prices(game, active, card))
    elif card.is_world:
        there = state.seats[seat].tableau
        ways = (PAY, *(way for way in way_strengths(game, active, card) if way in there))
    else:
        ways = (PAY,)
    possible = ways_of(game, state, seat, card, hand)
    found = (_demand(game, state, seat, card, way) for way in ways)
    return tuple(msgspec.structs.replace(each, possible=each.way in possible) for each in found)


def _demand(
    game: RaceGame, state: State, seat: Seat, card: Card, way: str, used: Collection[str] = ()
) -> Demand:
    conquest = is_conquest(card, way)
    if conquest:
        parts = strength_parts(game, state, seat, card, way)
    else:
        parts = price_parts(game, state, seat, card, way, used)
    left = card.cost - total(parts) if conquest else total(parts)
    return Demand(card=card.id, way=way, conquest=conquest, parts=parts, left=max(0, left))


def sales_of(game: RaceGame, state: State, seat: Seat) -> tuple[Sale, ...]:
    """Return what each good would bring that ``seat`` is asked to sell."""
    lane = state.lanes[seat]
    asked = lane[0] if lane else None
    if not isinstance(asked, steps.Trade):
        return ()
    seller = game.catalog.power(asked.card, asked.index) if asked.card else None
    worlds = [offer.world for offer in trade_options(game, state, seat, asked) if isinstance(offer, Sell)]
    return tuple(Sale(world=world, parts=sale_parts(game, state, seat, world, seller)) for world in worlds)
