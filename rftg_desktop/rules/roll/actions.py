"""The answers to the choices of Roll. Each is one gesture on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from rftg_desktop.kernel.actions import Action, Done
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.roll.dice import Die

UNASSIGNED = -1
"""Stands for the dice showing wild faces that lie in no column yet."""


class PlaceStart(Action, frozen=True, tag="place_start"):
    """Put a starting tile into a stack (0 developments, 1 worlds)."""

    tile: str
    stack: int


class SelectPhase(Action, frozen=True, tag="select_phase"):
    """Take a worker from column ``source`` (or unassigned) to select ``phase`` with it."""

    die: Die
    source: int
    phase: int


class PlaceWild(Action, frozen=True, tag="place_wild"):
    """Put an unassigned die under ``phase``."""

    die: Die
    phase: int


class Reassign(Action, frozen=True, tag="reassign"):
    """Move workers from one column to another by the power of ``tile``."""

    tile: str
    dice: tuple[Die, ...]
    source: int
    target: int


class Dictate(Action, frozen=True, tag="dictate"):
    """Park a worker of column ``source`` in the Dictate area."""

    die: Die
    source: int


class MoveWorker(Action, frozen=True, tag="move_worker"):
    """Move a worker to another column by Dictate."""

    die: Die
    source: int
    target: int


class Scout(Action, frozen=True, tag="scout"):
    """Send an explorer for one tile more than were abandoned for it."""

    reveals: ClassVar[bool] = True
    die: Die


class Stock(Action, frozen=True, tag="stock"):
    """Use an explorer for credits."""

    die: Die


class Abandon(Action, frozen=True, tag="abandon"):
    """Give up the tile at ``place`` (0 = top) of a stack: under the Explore tile, or into a short bag."""

    stack: int
    place: int


class Keep(Action, frozen=True, tag="keep"):
    """Put a drawn tile under a stack, or on top of it where a power allows that."""

    tile: str
    stack: int
    top: bool = False


class MoveTile(Action, frozen=True, tag="move_tile"):
    """Move an own construction tile to another place (counted without it) by the power of ``tile``."""

    tile: str
    stack: int
    place: int
    to_stack: int
    to_place: int


class PlaceWorker(Action, frozen=True, tag="place_worker"):
    """Put a developer or settler on the top tile."""

    die: Die


class SpareWorker(Action, frozen=True, tag="spare_worker"):
    """Let a die on the top tile stay for the next one."""

    die: Die


class ReturnWorker(Action, frozen=True, tag="return_worker"):
    """Send a worker of the finished tile to the cup."""

    die: Die


class RemoveDie(Action, frozen=True, tag="remove_die"):
    """Return a die to the supply; ``zone`` and ``key`` tell where it lies."""

    die: Die
    zone: str
    key: str | int = ""


class Produce(Action, frozen=True, tag="produce"):
    """Put a producer as a good on ``world``."""

    die: Die
    world: str


class Trade(Action, frozen=True, tag="trade"):
    """Let a shipper sell a good."""

    shipper: Die
    world: str
    good: Die


class Consume(Action, frozen=True, tag="consume"):
    """Let a shipper turn a good into VP chips."""

    shipper: Die
    world: str
    good: Die


class BuyVp(Action, frozen=True, tag="buy_vp"):
    """Pay for a VP chip by the power of ``tile``."""

    tile: str


class Recruit(Action, frozen=True, tag="recruit"):
    """Pay to bring a die from the Citizenry into the cup."""

    die: Die


class Recall(Action, frozen=True, tag="recall"):
    """Take a die back into the cup; ``zone`` and ``key`` tell where it lies."""

    die: Die
    zone: str
    key: str | int = ""


RollAction = (
    Done
    | PlaceStart
    | SelectPhase
    | PlaceWild
    | Reassign
    | Dictate
    | MoveWorker
    | Scout
    | Stock
    | Abandon
    | Keep
    | MoveTile
    | PlaceWorker
    | SpareWorker
    | ReturnWorker
    | RemoveDie
    | Produce
    | Trade
    | Consume
    | BuyVp
    | Recruit
    | Recall
)


# -- answers by the pieces they move -------------------------------------------------------------------
# Answers are values, and the same rows of them come up again and again: each is made once and handed out.

_COLUMNS = range(5)
_KEPT = 8192
Row = tuple[Action, ...]


@lru_cache(maxsize=_KEPT)
def selections(dice: tuple[Die, ...], source: int) -> Row:
    """Return the answers that select a phase with one of the dice of ``source``."""
    return tuple(SelectPhase(die, source, phase) for die in kinds(dice) for phase in _COLUMNS)


@lru_cache(maxsize=_KEPT)
def placings(dice: tuple[Die, ...]) -> Row:
    """Return the answers that put one of the unassigned dice under a phase."""
    return tuple(PlaceWild(die, phase) for die in kinds(dice) for phase in _COLUMNS)


@lru_cache(maxsize=_KEPT)
def parkings(dice: tuple[Die, ...], source: int) -> Row:
    """Return the answers that park one of the workers of ``source``."""
    return tuple(Dictate(die, source) for die in kinds(dice))


@lru_cache(maxsize=_KEPT)
def dictated(dice: tuple[Die, ...], source: int) -> Row:
    """Return the answers that move one of the workers of ``source`` to another column by Dictate."""
    return tuple(MoveWorker(die, source, to) for die in kinds(dice) for to in _COLUMNS if to != source)


@lru_cache(maxsize=_KEPT)
def explorations(dice: tuple[Die, ...], may_stock: bool) -> Row:
    """Return the tasks of one of the explorers."""
    scouts = [Scout(die) for die in kinds(dice)]
    return (*scouts, *(Stock(die) for die in kinds(dice))) if may_stock else tuple(scouts)


@lru_cache(maxsize=_KEPT)
def abandonings(first: int, second: int) -> Row:
    """Return the answers that abandon one of so many tiles of the two stacks."""
    places = [(0, place) for place in range(first)] + [(1, place) for place in range(second)]
    return tuple(Abandon(stack, place) for stack, place in places)


@lru_cache(maxsize=_KEPT)
def keepings(tile: str, on_top: tuple[bool, bool]) -> Row:
    """Return the answers that keep a drawn tile under a stack, or on top where ``on_top`` says so."""
    return tuple(
        Keep(tile, stack, top) for stack in (0, 1) for top in ((False, True) if on_top[stack] else (False,))
    )


@lru_cache(maxsize=_KEPT)
def shippings(shipper: Die, world: str, good: Die) -> Row:
    """Return the two tasks of a shipper and a good."""
    return Trade(shipper, world, good), Consume(shipper, world, good)
