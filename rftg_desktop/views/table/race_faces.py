"""From the words of Race's rules to the painters': a card of the catalog as a face to paint."""

from __future__ import annotations

from typing import Any

import msgspec

from rftg_desktop.rules.race.catalog import Card, Catalog
from rftg_desktop.views.sprites.faces import PowerLine
from rftg_desktop.views.sprites.race.faces import CardFace
from rftg_desktop.views.sprites.race.powers import power_line
from rftg_desktop.views.sprites.race.worth import worth_lines


def card_face(catalog: Catalog, card_id: str) -> CardFace:
    """Return how a card looks."""
    return face_of(catalog.cards[card_id])


def face_of(card: Card) -> CardFace:
    """Return how a design looks."""
    return CardFace(
        kind=card.kind,
        name=card.name,
        cost=card.cost,
        points=None if card.variable else card.vp,
        good=card.good,
        windfall=card.is_windfall,
        military=card.military,
        traits=card.traits,
        start=card.start,
        powers=(*power_lines(card), *worth_lines(msgspec.to_builtins(line) for line in card.end_bonus)),
        house_made=card.house_made,
    )


def power_lines(card: Card) -> tuple[PowerLine, ...]:
    """Return the powers of a card in signs, in the order of its rows."""
    return tuple(
        power_line("trade" if power.in_trade_row else power.when, _fields(power), card.good)
        for power in card.powers
    )


def _fields(power: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(power)
    return fields
