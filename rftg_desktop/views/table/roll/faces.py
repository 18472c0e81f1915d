"""From the rules' words to the painters': a side of the catalog, a die's number, as faces to paint."""

from __future__ import annotations

from typing import Any

import msgspec

from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.dice import COLOURS, PHASES, colour_of, face_of, is_virtual
from rftg_desktop.views.sprites.faces import PLAIN, VIRTUAL, DieFace, Gain, TileSide
from rftg_desktop.views.sprites.powers import power_line

WILD_FACE = "wild"


def die_face(die: int, symbol: str = "", *, mark: bool = True) -> DieFace:
    """Return how a die looks: with ``symbol`` up, else its own face, else the mark of its colour."""
    shown = face_of(die)
    if shown is not None and not symbol:
        symbol = (*PHASES, WILD_FACE)[shown]
    state = VIRTUAL if is_virtual(die) else PLAIN
    return DieFace(COLOURS[colour_of(die)], (symbol,) if symbol else (), state=state, mark=mark)


def tile_side(catalog: Catalog, side_id: str) -> TileSide:
    """Return how a side of a tile looks."""
    side = catalog.sides[side_id]
    immediate = [_fields(power) for power in side.powers if power.when == "immediate"]
    shown_as_gains = ("gain_die", "gain_credits", "remove_die") if side.is_world else ()
    others = [
        power for power in side.powers if power.when != "immediate" or kind_of(power) not in shown_as_gains
    ]
    gains = [
        Gain(power["die"], power["to"])
        for power in immediate
        if power["kind"] == "gain_die" and side.is_world
        for _ in range(power.get("count", 1))
    ]
    return TileSide(
        kind=side.kind,
        name=side.name,
        cost=side.cost,
        colour=side.colour if side.is_world else "",
        six_plus=side.six_plus,
        gains=tuple(gains),
        credits=_sum(immediate, "gain_credits", "amount") if side.is_world else 0,
        removes=_sum(immediate, "remove_die", "count") if side.is_world else 0,
        powers=tuple(power_line(kind_of(power), power.when, _fields(power)) for power in others),
        house_made=side.house_made,
    )


def kind_of(power: Any) -> str:
    """Return the kind of a power as the data spells it."""
    return str(type(power).__struct_config__.tag)


def _fields(power: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(power)
    return fields


def _sum(powers: list[dict[str, Any]], kind: str, field: str) -> int:
    return sum(power[field] for power in powers if power["kind"] == kind)
