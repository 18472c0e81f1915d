"""The tiles in the box, read from the data with the user's packs applied."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Literal, TypeVar

import msgspec

from rftg_desktop.data import read
from rftg_desktop.rules.roll.powers.base import Power

Kind = Literal["development", "world"]
GRAY = "gray"


P = TypeVar("P")


class SideOf(msgspec.Struct, Generic[P], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One face of a tile: a development or a world.

    ``cost`` is the printed number, in workers and in points. ``colour`` is a world's kind of goods
    or ``gray``. ``keywords`` holds the bold rule words of a development. ``verified`` is false where
    one detail of a published tile is not settled (docs/rulings.md); ``house_made`` marks values that
    nobody could verify or that a pack has changed.
    """

    name: str
    kind: Kind
    cost: int
    colour: str = ""
    six_plus: bool = False
    keywords: tuple[str, ...] = ()
    powers: tuple[P, ...] = ()
    verified: bool = True
    house_made: bool = False

    @property
    def is_world(self) -> bool:
        """Whether this is a world."""
        return self.kind == "world"

    @property
    def holds_goods(self) -> bool:
        """Whether goods may lie here: on every world that is not gray (rulebook, Produce)."""
        return self.kind == "world" and self.colour != GRAY

    @property
    def reassigns(self) -> bool:
        """Whether this is a development with a Reassign power."""
        return "Reassign" in self.keywords


Side = SideOf[Power]
"""A side as the rules see it. The decoder alone asks for the union of all kinds in place of the base."""


class Constants(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers of the rulebook that belong to no piece."""

    players_min: int
    players_max: int
    start_credits: int
    max_credits: int
    start_home_dice_cup: int
    start_home_dice_citizenry: int
    vp_pool_per_player: int
    end_tile_squares: int
    stock_credits: int
    recruit_cost: int
    consume_base_vp: int
    consume_good_match_vp: int
    consume_shipper_match_vp: int
    consume_joker: str
    trade_values: dict[str, int]


class Catalog:
    """All sides by id, and which ids belong to which piece.

    A game tile ``base-01`` has the sides ``base-01.d`` and ``base-01.w``; a faction ``faction-3``
    the sides ``faction-3.l`` and ``faction-3.r``; a home world is the side ``home-5``.
    """

    def __init__(self, records: dict[str, list[dict[str, Any]]], power_type: Any) -> None:
        """Decode raw ``records`` (file name -> list) with the union of all power kinds.

        Raises:
            msgspec.ValidationError: a record has a wrong field; the message names it.
        """
        self.constants = msgspec.json.decode(read("roll/constants.json"), type=Constants)
        self.sides: dict[str, Side] = {}
        self.tiles: tuple[str, ...] = ()
        self.factions: tuple[int, ...] = ()
        self.homes: tuple[int, ...] = ()
        self.power_cache: dict[Any, Any] = {}
        self._side_type = SideOf[power_type]
        for record in records["tiles"]:
            tile = record["id"]
            self.tiles += (tile,)
            self._add(f"{tile}.d", record["development"], f"{tile} development")
            self._add(f"{tile}.w", record["world"], f"{tile} world")
        for record in records["factions"]:
            number = record["number"]
            self.factions += (number,)
            self._add(f"faction-{number}.l", record["left"], f"faction {number} left")
            self._add(f"faction-{number}.r", record["right"], f"faction {number} right")
        for record in records["homeworlds"]:
            number = record["number"]
            self.homes += (number,)
            self._add(f"home-{number}", record["world"], f"home world {number}")

    def _add(self, side_id: str, record: dict[str, Any], where: str) -> None:
        try:
            self.sides[side_id] = msgspec.convert(record, type=self._side_type)
        except msgspec.ValidationError as error:
            raise msgspec.ValidationError(f"{where}: {error}") from None

    def of_stack(self, tile: str, stack: int) -> Side:
        """Return the side of game tile ``tile`` that is up in a construction stack."""
        return self.sides[side_in_stack(tile, stack)]


def side_in_stack(tile: str, stack: int) -> str:
    """Return the id of the side that is up: developments lie in stack 0, worlds in stack 1."""
    return f"{tile}.{'dw'[stack]}"


RECORD_FILES = ("tiles", "factions", "homeworlds")


def raw_records(overrides: Iterable[dict[str, Any]] = ()) -> dict[str, list[dict[str, Any]]]:
    """Return the base game's records as plain data, with a pack's ``overrides`` laid over them.

    Each override is ``{"id": ..., "side": ..., "fields": {...}}`` as in a pack file.

    Raises:
        KeyError: an override names a piece or a side that does not exist.
    """
    records = {name: msgspec.json.decode(read(f"roll/{name}.json")) for name in RECORD_FILES}
    by_key = {_record_key(name, record): record for name in RECORD_FILES for record in records[name]}
    for override in overrides:
        side = by_key[override["id"]][override["side"]]
        side.update(override["fields"])
        side["house_made"] = True
    return records


def _record_key(name: str, record: dict[str, Any]) -> str:
    if name == "tiles":
        return str(record["id"])
    return f"{'faction' if name == 'factions' else 'home'}-{record['number']}"
