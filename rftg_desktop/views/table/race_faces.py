"""From the words of Race's rules to the painters': cards, the robot's dice and the rows of its mat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rftg_desktop.rules.race.catalog import Card, Catalog
from rftg_desktop.rules.race.robot.book import RobotBook
from rftg_desktop.views.sprites.faces import Bits, DieFace, PowerLine
from rftg_desktop.views.sprites.race.faces import CardFace, MatLine, MatPhase
from rftg_desktop.views.sprites.race.powers import power_line
from rftg_desktop.views.sprites.race.robot_rows import LEADS, keyword_signs, row_signs, turn_signs
from rftg_desktop.views.sprites.race.worth import worth_lines

ROBOT_DICE = ("robot_a", "robot_b")


def card_face(catalog: Catalog, card_id: str) -> CardFace:
    """Return how a card looks."""
    return face_of(catalog.cards[card_id])


def face_of(card: Card) -> CardFace:
    """Return how a design looks."""
    return CardFace(
        kind=card.kind,
        name=card.name,
        cost=card.cost,
        points=None if card.variable else card.vp,
        good=card.good,
        windfall=card.is_windfall,
        military=card.military,
        traits=card.traits,
        start=card.start,
        powers=(*power_lines(card), *worth_lines(_fields(line) for line in card.end_bonus)),
        house_made=card.house_made,
    )


def power_lines(card: Card) -> tuple[PowerLine, ...]:
    """Return the powers of a card in signs, in the order of its rows."""
    return tuple(
        power_line("trade" if power.in_trade_row else power.when, _fields(power), card.good)
        for power in card.powers
    )


def _fields(power: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(power)
    return fields


# ---------------------------------------------------------------- the robot


def robot_die(nth: int, face: str) -> DieFace:
    """Return how one of the robot's two dice looks with ``face`` up; without one it shows its head."""
    return DieFace(ROBOT_DICE[nth], (face or "robot",), mark=False)


def robot_die_sides(book: RobotBook, nth: int, rolled: str) -> tuple[DieFace, ...]:
    """Return the six sides of a die for its tumble, the rolled one first."""
    sides = list(book.dice[nth].faces)
    sides.remove(next(side for side in sides if side == rolled))
    return tuple(robot_die(nth, side) for side in (rolled, *sides))


def mat_phases(
    book: RobotBook, start: str, tile: bool, titles: Mapping[str, str], lit: str = ""
) -> tuple[MatPhase, ...]:
    """Return the mat as it lies: the printed rows, and over them the tiles of the start world.

    ``tile``: whether its tile that works once still lies there; ``titles`` name the phases in the
    player's language; ``lit`` is the row being resolved, as ``settle.action``.
    """
    rows = book.rows(start, tile)
    own = book.worlds[start].rows
    lines: dict[str, list[MatLine]] = {}
    for name, lead in LEADS.items():
        row = rows.get(name)
        if row is None:
            continue
        line = MatLine(
            lead,
            row_signs(_fields(row)),
            special=own.get(name) is row,
            house_made=row.house_made,
            lit=name == lit,
        )
        lines.setdefault(name.split(".")[0], []).append(line)
    return tuple(MatPhase(phase, titles[phase], tuple(found)) for phase, found in lines.items())


def world_signs(book: RobotBook, start: str) -> Bits:
    """Return what else its start world settles: how the counter turns, and which keywords matter."""
    world = book.worlds[start]
    turns = {name: _fields(turn) for name, turn in world.turns.items()}
    words = _fields(world.keywords) if world.keywords is not None else {}
    return (*turn_signs(turns), *keyword_signs(words))
