"""The names of places, and reading and changing the dice that lie in them.

The names are the zones of every :class:`~rftg_desktop.kernel.ids.Ref` of Roll.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from rftg_desktop.kernel.ids import TABLE, Ref, Seat
from rftg_desktop.kernel.multiset import with_one, without_one
from rftg_desktop.rules.roll.dice import Die
from rftg_desktop.rules.roll.state import Dice, SeatState

# Places of dice before a seat. The key of a column is its phase, of a site its stack (the dice on
# top of a construction stack), of a good its world.
CUP: Final = "cup"
CITIZENRY: Final = "citizenry"
UNASSIGNED: Final = "unassigned"
COLUMN: Final = "column"
SELECT: Final = "select"
DICTATE: Final = "dictate"
SITE: Final = "site"
SPENT: Final = "spent"
GOOD: Final = "good"

# Places of tiles and counters before a seat.
STACK: Final = "stack"
LOOKING: Final = "looking"
TABLEAU: Final = "tableau"
CREDITS: Final = "credits"
POINTS: Final = "points"

# Places of the table.
BAG: Final = "bag"
ABANDONED: Final = "abandoned"
SUPPLY: Final = "supply"
POOL: Final = "pool"
PHASE: Final = "phase"

Key = str | int


def dice_at(seat: SeatState, zone: str, key: Key = "") -> Dice:
    """Return the dice that lie in a place."""
    match zone:
        case "column":
            return seat.strip[int(key)]
        case "site":
            return seat.stack_dice[int(key)]
        case "good":
            return tuple(die for world, die in seat.goods if world == key)
        case "select":
            return () if seat.selector is None else (seat.selector,)
        case _:
            found: Dice = getattr(seat, zone)
            return found


def with_die(seat: SeatState, die: Die, zone: str, key: Key = "") -> SeatState:
    """Return ``seat`` with ``die`` put into a place."""
    match zone:
        case "column":
            return replace(seat, strip=_changed(seat.strip, int(key), with_one(seat.strip[int(key)], die)))
        case "site":
            dice = with_one(seat.stack_dice[int(key)], die)
            return replace(seat, stack_dice=_changed(seat.stack_dice, int(key), dice))
        case "good":
            return replace(seat, goods=with_one(seat.goods, (str(key), die)))
        case "select":
            return replace(seat, selector=die, selected=int(key))
        case _:
            return replace(seat, **{zone: with_one(getattr(seat, zone), die)})


def without_die(seat: SeatState, die: Die, zone: str, key: Key = "") -> SeatState:
    """Return ``seat`` with ``die`` taken out of a place; ``KeyError`` if it does not lie there."""
    match zone:
        case "column":
            return replace(seat, strip=_changed(seat.strip, int(key), without_one(seat.strip[int(key)], die)))
        case "site":
            dice = without_one(seat.stack_dice[int(key)], die)
            return replace(seat, stack_dice=_changed(seat.stack_dice, int(key), dice))
        case "good":
            return replace(seat, goods=without_one(seat.goods, (str(key), die)))
        case "select":
            return replace(seat, selector=None)
        case _:
            return replace(seat, **{zone: without_one(getattr(seat, zone), die)})


def emptied(seat: SeatState, zone: str, key: Key = "") -> SeatState:
    """Return ``seat`` without the dice of a place; a place of many dice, not a selector or a good."""
    match zone:
        case "column":
            return replace(seat, strip=_changed(seat.strip, int(key), ()))
        case "site":
            return replace(seat, stack_dice=_changed(seat.stack_dice, int(key), ()))
        case _:
            return replace(seat, **{zone: ()})


def owned_dice(seat: SeatState) -> Iterator[tuple[Die, str, Key]]:
    """Yield every die of a seat with its place, virtual workers included.

    The tile being finished has its workers in ``spent``; they are the seat's dice as well.
    """
    for zone in (CUP, CITIZENRY, UNASSIGNED, DICTATE, SPENT):
        yield from ((die, zone, "") for die in getattr(seat, zone))
    if seat.selector is not None and seat.selected is not None:
        yield seat.selector, SELECT, seat.selected
    for phase, dice in enumerate(seat.strip):
        yield from ((die, COLUMN, phase) for die in dice)
    for stack, dice in enumerate(seat.stack_dice):
        yield from ((die, SITE, stack) for die in dice)
    yield from ((die, GOOD, world) for world, die in seat.goods)


def column(seat: Seat, phase: int) -> Ref:
    """Return the address of a column; ``-1`` is where unassigned dice lie."""
    return Ref(seat, UNASSIGNED) if phase < 0 else Ref(seat, COLUMN, phase)


def supply(colour: int) -> Ref:
    """Return the address of the unowned dice of a colour."""
    return Ref(TABLE, SUPPLY, colour)


def _changed(parts: tuple[Any, ...], index: int, part: Any) -> Any:
    return (*parts[:index], part, *parts[index + 1 :])
