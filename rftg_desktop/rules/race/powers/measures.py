"""What can be counted of a seat for its powers."""

from __future__ import annotations

from typing import Any

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race.state import SeatState

MADE = "made "
"""Begins the note of a good produced in this phase; its kind follows."""


def goods_made(value: SeatState, kind: str) -> int:
    """Goods of a kind produced in this phase."""
    if kind == "any":
        return sum(note.startswith(MADE) for note in value.phase_notes)
    return value.phase_notes.count(MADE + kind)


def kinds_made(value: SeatState) -> int:
    """Different kinds of goods produced in this phase."""
    return len({note for note in value.phase_notes if note.startswith(MADE)})


def worlds_of(game: Any, cards: tuple[str, ...], measure: str) -> int:
    """Count the worlds among ``cards`` that are ``military``, of ``genes``, or carry a trait."""
    found = [game.catalog.cards[card] for card in cards]
    if measure == "military_world":
        return sum(card.military for card in found)
    if measure == "genes_world":
        return sum(card.good == "genes" or (card.good == "any" and card.is_windfall) for card in found)
    trait = measure.removesuffix("_world")
    return sum(card.is_world and trait in card.traits for card in found)


def has_most(counts: list[int], seat: Seat) -> bool:
    """Tell whether ``seat`` alone has the largest of the numbers; zero is never most."""
    return counts[seat] > 0 and counts[seat] == max(counts) and counts.count(counts[seat]) == 1
