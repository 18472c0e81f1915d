"""What can be wrong with a card whose fields decode and yet mean nothing: for packs and the data's check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

import msgspec

from rftg_desktop.rules.race.catalog import Card
from rftg_desktop.rules.race.powers.fighting import Military
from rftg_desktop.rules.race.powers.scoring import KindsOfWorld

_MOST_COST: Final = 20
_MOST_COPIES: Final = 9
_LEAST_OF_POWER: Final[Mapping[str, int]] = {"count": 1, "times": 1}
_LEAST_OF_LINE: Final[Mapping[str, int]] = {"chips": 1, "prestige": 1}

Problems = Iterator[tuple[str, str]]


def card_problems(card: Card, printed: Mapping[str, Card]) -> Problems:
    """Yield the fields of a card that mean nothing, and what is wrong; ``printed`` are the box's own."""
    yield from _face_problems(card)
    yield from _word_problems(card, printed)
    rows = _rows(tuple(printed.values()))
    for index, power in enumerate(card.powers):
        here = f"fields.powers[{index}]"
        if (type(power), power.when) not in rows:
            yield f"{here}.when", f"such a power does not work in {power.when}"
        if not isinstance(power, Military):  # the only number that may be negative
            yield from _number_problems(msgspec.to_builtins(power), here, _LEAST_OF_POWER)
    for index, line in enumerate(card.end_bonus):
        here = f"fields.end_bonus[{index}]"
        yield from _number_problems(msgspec.to_builtins(line), here, _LEAST_OF_LINE)
        if isinstance(line, KindsOfWorld) and not line.table:
            yield f"{here}.table", "is empty"


def _face_problems(card: Card) -> Problems:
    if not card.name.strip():
        yield "fields.name", "is empty"
    if not 0 <= card.cost <= _MOST_COST:
        yield "fields.cost", f"must lie between 0 and {_MOST_COST}, not {card.cost}"
    if not all(0 <= count <= _MOST_COPIES for count in card.copies):
        yield "fields.copies", f"must lie between 0 and {_MOST_COPIES}"
    if (card.production == "none") != (card.good == ""):
        yield "fields.good", "a world that produces has a kind of good, and no other card has one"
    if not card.is_world and (card.good or card.military):
        yield "fields", "a development has no good and no defence"


def _word_problems(card: Card, printed: Mapping[str, Card]) -> Problems:
    if card.replaces and card.replaces not in printed:
        yield "fields.replaces", f"there is no card {card.replaces}"
    words = {trait for other in printed.values() for trait in other.traits}
    unknown = sorted(set(card.traits) - words)
    if unknown:
        yield "fields.traits", f"the word {unknown[0]} is not known here"


@cache
def _rows(cards: tuple[Card, ...]) -> frozenset[tuple[type, str]]:
    """Return in which rows the box has each kind of power: no rule looks for it elsewhere."""
    return frozenset((type(power), power.when) for card in cards for power in card.powers)


def _number_problems(value: Mapping[str, Any], where: str, least: Mapping[str, int]) -> Problems:
    """Yield the numbers that are too small: less than ``least`` of their name, or than 0."""
    for field, part in value.items():
        here = f"{where}.{field}"
        if isinstance(part, dict):
            yield from _number_problems(part, here, least)
        elif isinstance(part, int) and not isinstance(part, bool) and part < least.get(field, 0):
            yield here, f"must be {least.get(field, 0)} or more"
