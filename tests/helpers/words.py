"""The short words of positions and moves in tests: dice letters, phases, and names of tiles."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from rftg_desktop.rules.roll.dice import COLOURS, PHASES, Die, colour_of, is_virtual, plain, virtual
from rftg_desktop.rules.roll.game import base_game

LETTERS = "HMCNRGA"
"""Home, Military, Consumption, Novelty, Rare Elements, Genes, Alien; lower case is a virtual worker."""

STACKS = ("dev", "world")


def die(letter: str) -> Die:
    """Read one die."""
    colour = LETTERS.find(letter.upper())
    if len(letter) != 1 or colour < 0:
        raise ValueError(f"{letter!r} is no die: use {LETTERS}, in lower case for virtual workers")
    return virtual(colour) if letter.islower() else plain(colour)


def dice(letters: str) -> tuple[Die, ...]:
    """Read a multiset of dice; ``-`` stands for none."""
    return tuple(sorted(die(letter) for letter in letters.replace(" ", "").replace("-", "")))


def show_dice(zone: Iterable[Die]) -> str:
    """Write dice as letters; ``-`` for none."""
    return "".join(show_die(each) for each in zone) or "-"


def show_die(each: Die) -> str:
    letter = LETTERS[colour_of(each)]
    return letter.lower() if is_virtual(each) else letter


def phase(word: str) -> int:
    """Read a phase; ``wild`` stands for the dice in no column."""
    return -1 if word == "wild" else PHASES.index(word)


def show_phase(number: int) -> str:
    return "wild" if number < 0 else PHASES[number]


def stack(word: str) -> int:
    return STACKS.index(word)


@cache
def _ids_by_name() -> dict[str, str]:
    """Return side ids by name in lower case, up to the first comma."""
    return {_plain_name(side.name): key for key, side in base_game().catalog.sides.items()}


def _plain_name(name: str) -> str:
    return name.split(",", maxsplit=1)[0].strip().lower()


def side(word: str) -> str:
    """Read a side: its id or its name (up to the first comma of the name)."""
    word = word.strip()
    if word in base_game().catalog.sides:
        return word
    found = _ids_by_name().get(_plain_name(word))
    if found is None:
        raise ValueError(f"there is no tile {word!r}")
    return found


def tile(word: str, in_stack: int | None = None) -> str:
    """Read a game tile: its id or the name of a side, which must be the one that is up."""
    word = word.strip()
    if word in base_game().catalog.tiles:
        return word
    found = side(word)
    if in_stack is not None and not found.endswith(f".{'dw'[in_stack]}"):
        raise ValueError(f"{word!r} is not a {STACKS[in_stack]} tile")
    return found.rpartition(".")[0]


def items(text: str) -> list[str]:
    """Split at commas outside brackets; ``-`` stands for nothing."""
    found = [item.strip() for item in re.split(r",(?![^(]*\))", text)]
    return [item for item in found if item not in ("", "-")]


def colour(letter: str) -> str:
    """Return the data's word for a dice letter."""
    return COLOURS[LETTERS.index(letter)]
