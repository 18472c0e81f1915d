"""The data of Race in an edition, with packs laid over it; and what is wrong with a record of a pack.

A record changes a card, ``{"set": ..., "id": ..., "fields": {...}}``, or a fact of the robot's mat,
``{"set": "robot", "id": ..., "side": ..., "fields": {...}}``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from rftg_desktop.data import read
from rftg_desktop.rules.race.card_problems import card_problems
from rftg_desktop.rules.race.catalog import Catalog, raw_records
from rftg_desktop.rules.race.game import RaceGame, race_game
from rftg_desktop.rules.race.powers.kinds import AnyPower
from rftg_desktop.rules.race.robot.book import RobotBook, robot_records
from rftg_desktop.rules.race.robot.problems import mat_problems
from rftg_desktop.rules.race.state import Setup

Record = Mapping[str, Any]
Problem = tuple[str, str]
"""The faulty field, and what is wrong with it."""

SECOND: Final = "second"
ROBOT_SET: Final = "robot"

_FIXED: Final = frozenset({"id", "set", "kind", "start", "second_edition", "house_made"})
"""A pack changes what a card says, not which card it is; the mark comes by itself."""


def edition(setup: Setup) -> str:
    """Return the printing of its cards, empty for the first."""
    return SECOND if setup.second_edition else ""


def make(overrides: Iterable[Record], wanted: str = "") -> RaceGame:
    """Return the game with a pack's overrides on top of an edition.

    Raises:
        KeyError: an override names no card or no fact of the robot.
        msgspec.ValidationError: it has a wrong field.
    """
    records = tuple(overrides)
    if not records:
        return race_game(wanted == SECOND)
    cards, robot = _parted(records)
    return RaceGame(Catalog(raw_records(wanted == SECOND, cards), AnyPower), RobotBook(robot_records(robot)))


def data(overrides: Iterable[Record], wanted: str = "") -> bytes:
    """Return the facts in play as bytes, for a digest: spacing and order of the files do not matter."""
    cards, robot = _parted(overrides)
    facts = {
        "cards": raw_records(wanted == SECOND, cards),
        "constants": msgspec.json.decode(read("race/constants.json")),
        "robot": robot_records(robot),
    }
    return msgspec.json.encode(facts, order="sorted")


def _parted(overrides: Iterable[Record]) -> tuple[list[Record], list[Record]]:
    """Return the records of cards and those of the robot."""
    cards: list[Record] = []
    robot: list[Record] = []
    for record in overrides:
        (robot if record["set"] == ROBOT_SET else cards).append(record)
    return cards, robot


def override_problem(override: Record, before: Iterable[Record] = ()) -> Problem | None:
    """Return the field and what is wrong with it for one record of a pack; ``None`` if it fits.

    ``before`` are the records already in use, on top of which it is laid.
    """
    of_robot = override.get("set") == ROBOT_SET
    found = _shape_problem(override, of_robot) or (None if of_robot else _card_named(override))
    if found is not None:
        return found
    try:
        game = make([*before, override])
    except KeyError as error:
        name = str(error.args[0])
        return "id" if name == override["id"] else "side", f"the robot has no {name} there"
    except (msgspec.ValidationError, TypeError) as error:
        return _field_of(str(error)), _words_of(str(error))
    if of_robot:
        return next(mat_problems(game.robot, override["id"], override["side"]), None)
    return next(card_problems(game.catalog.cards[override["id"]], race_game().catalog.cards), None)


def _shape_problem(override: Record, of_robot: bool) -> Problem | None:
    shape = {"set": str, "id": str, **({"side": str} if of_robot else {}), "fields": dict}
    for field, kind in shape.items():
        if not isinstance(override.get(field), kind):
            return field, "is missing" if field not in override else "has the wrong type"
    extra = set(override) - set(shape)
    if extra:
        return min(extra), "is not known here"
    return None


def _card_named(override: Record) -> Problem | None:
    """Return what is wrong with which card a record changes, and which of its fields."""
    card = race_game().catalog.cards.get(override["id"])
    if card is None:
        return "id", f"there is no card {override['id']}"
    if override["set"] != card.set:
        return "set", f"this card belongs to {card.set}"
    fixed = _FIXED & set(override["fields"])
    return (f"fields.{min(fixed)}", "cannot be changed by a pack") if fixed else None


def _field_of(message: str) -> str:
    """Return which field a decoder's message speaks of."""
    _, path, field = message.partition("`$.")
    if path:
        return f"fields.{field.rstrip('`')}"
    _, found, field = message.partition("unknown field `")
    return f"fields.{field.partition('`')[0]}" if found else "fields"


def _words_of(message: str) -> str:
    """Return the message without the path and the name of the record."""
    text = message.partition(" - at `")[0]
    return text.partition(": ")[2] or text
