"""Rows of the robot's mat in signs, made from their plain fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rftg_desktop.views.sprites.faces import Bit, Bits
from rftg_desktop.views.sprites.race.powers import (
    ARROW,
    COLON,
    EACH,
    MILITARY_WORLD,
    number,
    sign,
    text,
)
from rftg_desktop.views.sprites.race.signs import SEPARATOR
from rftg_desktop.views.sprites.race.symbols import TRAITS

ROBOT, PLAYER = sign("robot"), sign("player")
TRADE, DOUBLE = sign("trade"), sign("double_vp")
ALIEN_WORLD = Bit("world", "alien")

LEADS: dict[str, Bits] = {
    "explore.action": (ROBOT,),
    "explore.action_both": (ROBOT, ROBOT),
    "explore.response": (PLAYER,),
    "develop.counter_action": (ROBOT,),
    "develop.counter_response": (PLAYER,),
    "develop.action": (ROBOT,),
    "develop.response": (PLAYER,),
    "settle.first_action": (ROBOT,),
    "settle.action": (ROBOT,),
    "settle.response": (PLAYER,),
    "consume.trade": (TRADE,),
    "consume.double_vp": (DOUBLE,),
    "consume.both": (TRADE, DOUBLE),
    "consume.response": (PLAYER,),
    "produce.action": (ROBOT,),
    "produce.response": (PLAYER,),
}
"""By which signs a row is known: the robot chose the phase, both its dice did, or only the player did."""

FINDS: dict[str, Bits] = {
    "development": (sign("develop"),),
    "nonmilitary_world": (sign("world"),),
    "military_world": (MILITARY_WORLD,),
    "any_world": (sign("world"), EACH, MILITARY_WORLD),
    "alien_world": (ALIEN_WORLD,),
    "alien_military_or_nonmilitary_world": (ALIEN_WORLD, MILITARY_WORLD, EACH, sign("world")),
}
"""What cards are flipped for."""


def row_signs(row: Mapping[str, Any]) -> Bits:
    """Write what the robot does in a row, in the order it does it."""
    least = int(row.get("needs_credit") or 0)
    found: list[Bit] = [Bit("coin", f"≥{least}"), COLON] if least else []
    drawn = row.get("draw") or 0
    if drawn:
        found += (
            [Bit("cards", "+1"), EACH, sign("world")] if drawn == "worlds_in_tableau" else [_cards(drawn)]
        )
    found += _gains(row)
    found += _finding(row)
    for field in ("credit", "economy"):
        amount = int(row.get(field) or 0)
        if amount:
            found.append(Bit("coin" if field == "credit" else "economy", number(amount)))
    return tuple(found)


def _cards(count: int) -> Bit:
    return Bit("cards", number(int(count)))


def _gains(row: Mapping[str, Any]) -> Bits:
    found: list[Bit] = []
    if row.get("vp"):
        found.append(Bit("points", str(row["vp"])))
    if row.get("vp_per_economy"):
        found += [Bit("points", str(row["vp_per_economy"])), EACH, sign("economy")]
    if row.get("prestige"):
        found.append(Bit("prestige", number(int(row["prestige"]))))
    if row.get("prestige_if_alien"):
        found += [ALIEN_WORLD, COLON, Bit("prestige", number(int(row["prestige_if_alien"])))]
    return tuple(found)


def _finding(row: Mapping[str, Any]) -> Bits:
    paid = int(row.get("pay") or 0)
    price = (Bit("coin", number(-paid)),) if paid else ()
    if row.get("counter"):
        return (*price, ARROW, Bit("cost", "6"))
    if not row.get("find"):
        return price
    source = (sign("stack"),) if row.get("from_deck") else ()
    least = (Bit("points", f"{row['least_vp']}+"),) if row.get("least_vp") else ()
    six = int(row.get("six_pay") or 0)
    dearer = (Bit("cost", "6"), COLON, Bit("coin", number(-six))) if six and six != paid else ()
    return (*source, sign("search"), *FINDS[row["find"]], *least, *price, *dearer)


def turn_signs(turns: Mapping[str, Mapping[str, Any]]) -> Bits:
    """Write after which action the "robot =" counter becomes what."""
    found: list[Bit] = []
    for after, turn in turns.items():
        found += [
            *((SEPARATOR,) if found else ()),
            sign(after),
            ARROW,
            ROBOT,
            text("="),
            sign(str(turn["to"])),
            *_house(turn),
        ]
    return tuple(found)


def keyword_signs(words: Mapping[str, Any]) -> Bits:
    """Write which keyword is never found, and which brings prestige."""
    if not words:
        return ()
    honoured = (sign(TRAITS[words["honours"]]), COLON, Bit("prestige", number(int(words["prestige"]))))
    return (sign("barred"), sign(TRAITS[words["never"]]), SEPARATOR, *honoured, *_house(words))


def _house(fact: Mapping[str, Any]) -> Bits:
    """Write the mark of a fact that could not be verified."""
    return (sign("house"),) if fact.get("status") == "reconstructed" else ()
