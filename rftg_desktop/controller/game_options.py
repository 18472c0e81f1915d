"""What is chosen before a game of Roll: players, table, set-up; and how it is remembered for the next one.

What is read back is never trusted: whatever does not make sense is replaced by the default.
"""

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import ClassVar, Final

ROLL: Final = "roll"
RACE: Final = "race"
"""The games, by their names in the rules' registry."""

SEATS_MIN, SEATS_MAX = 2, 5
NAME_LENGTH: Final = 20
COLOURS: Final = ("blue", "red", "green", "yellow", "white")
UNDO_POLICIES: Final = ("strict", "consent", "practice")
SEED_MAX: Final = 2**63 - 1


@dataclass(frozen=True, slots=True)
class SeatOptions:
    """A seat of a new game."""

    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class GameOptions:
    """Everything that is chosen before a game. ``seed`` is ``None`` for a random one."""

    game: ClassVar[str] = ROLL
    seats: tuple[SeatOptions, ...] = (SeatOptions("", COLOURS[0]), SeatOptions("", COLOURS[1]))
    first_game: bool = True
    open_table: bool = False
    undo: str = UNDO_POLICIES[0]
    seed: int | None = None


def clean_name(name: str) -> str:
    """Give a name as it is shown: one line, no outer or double blanks, not too long."""
    readable = "".join(letter if letter.isprintable() else " " for letter in name)
    return re.sub(r"\s+", " ", readable).strip()[:NAME_LENGTH].rstrip()


def repeated_names(names: Sequence[str]) -> tuple[str, ...]:
    """Give the names that occur more than once, whatever their capitals."""
    folded = [name.casefold() for name in names]
    again: dict[str, str] = {}
    for name, plain in zip(names, folded, strict=True):
        if folded.count(plain) > 1:
            again.setdefault(plain, name)
    return tuple(again.values())


def distinct_colours(wanted: Iterable[str]) -> tuple[str, ...]:
    """Give every seat the colour it wants; the later of two alike, and one unknown, gets a free one."""
    given: list[str] = []
    wishes = list(wanted)[: len(COLOURS)]
    for number, colour in enumerate(wishes):
        free = [each for each in COLOURS if each not in given]
        later = wishes[number + 1 :]
        spare = next((each for each in free if each not in later), free[0])
        given.append(colour if colour in free else spare)
    return tuple(given)


def options_to_text(options: GameOptions) -> str:
    """Write options down for the next start. The seed is left out: each game gets its own."""
    return json.dumps({**asdict(replace(options, seed=None))}, ensure_ascii=True)


def options_from_text(text: str) -> GameOptions:
    """Read options; whatever does not make sense is replaced by the default."""
    usual = GameOptions()
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return usual
    if not isinstance(found, dict):
        return usual
    undo = found.get("undo")
    return GameOptions(
        seats=_seats(found.get("seats")) or usual.seats,
        first_game=_bool(found.get("first_game"), usual.first_game),
        open_table=_bool(found.get("open_table"), usual.open_table),
        undo=undo if undo in UNDO_POLICIES else usual.undo,
    )


def _seats(found: object) -> tuple[SeatOptions, ...]:
    if not isinstance(found, list) or not SEATS_MIN <= len(found) <= SEATS_MAX:
        return ()
    records = [each if isinstance(each, dict) else {} for each in found]
    names = [clean_name(str(each.get("name") or "")) for each in records]
    colours = distinct_colours(str(each.get("colour")) for each in records)
    return tuple(SeatOptions(name, colour) for name, colour in zip(names, colours, strict=True))


def _bool(found: object, usual: bool) -> bool:
    return found if isinstance(found, bool) else usual
