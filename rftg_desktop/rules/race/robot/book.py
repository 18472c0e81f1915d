"""The facts of the robot's mat: dice, rows, start worlds and their tiles, tracks, difficulties.

Nothing of this is in the code: every number can be corrected by a pack. Every fact has its status;
``reconstructed`` ones could not be verified and are shown as house-made. Which order the parts of a row
are done in is in :mod:`rftg_desktop.rules.race.robot.rows`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rftg_desktop.data import read

Status = Literal["published", "reconstructed"]
Number = Annotated[int, Meta(ge=0)]
Named = Literal["explore", "develop", "settle", "trade", "double_vp", "produce"]
"""The faces that name an action: what the "robot =" counter can show."""

Face = Literal["explore", "develop", "settle", "trade", "double_vp", "produce", "robot", "match"]
Space = Literal[
    "explore_5",
    "explore_1_1",
    "develop",
    "develop_second",
    "settle",
    "settle_second",
    "consume_trade",
    "consume_x2",
    "produce",
]
Find = Literal[
    "",
    "development",
    "nonmilitary_world",
    "military_world",
    "any_world",
    "alien_world",
    "alien_military_or_nonmilitary_world",
]
"""What a row flips cards to find; the kinds are told apart in ``robot/finding.py``."""


def phase_of(face: str) -> str:
    """Return the phase in which a face that names an action acts."""
    return "consume" if face in ("trade", "double_vp") else face


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of all facts: how sure this one is."""

    status: Status

    @property
    def house_made(self) -> bool:
        """Whether it could not be verified, or was changed by a pack."""
        return self.status == "reconstructed"


class Dice(Fact, frozen=True):
    """One of the two dice: its faces, each as often as it is on it."""

    faces: Annotated[tuple[Face, ...], Meta(min_length=1)]


class Spaces(Fact, frozen=True):
    """Where a die with a face goes: one space, or a pair filled from the left."""

    spaces: Annotated[tuple[Space, ...], Meta(min_length=1)]


class Track(Fact, frozen=True):
    """A track from 0 to ``most``; what goes above is lost."""

    most: Number


class Difficulty(Fact, frozen=True):
    """Six-cost counters beside the mat; ``points`` of each in the tableau, and of each such card."""

    counters: Number
    points: Number


class Row(Fact, frozen=True):
    """What the robot does in one step, or at the start of a round (prestige leader).

    A row whose ``needs_credit`` is not met is skipped as a whole. ``draw`` cards go to the stack;
    ``vp`` and ``vp_per_economy`` are chips, counted before the row moves a marker; ``credit`` and
    ``economy`` move them. ``prestige_if_alien`` asks for an Alien world in the tableau. With
    ``find`` cards are flipped, off the stack or ``from_deck``, until one fits (a world perhaps of at
    least ``least_vp`` printed VP); then ``pay`` credit is paid, the card is placed, and only then the
    markers move. A six-cost development pays ``six_pay`` in place of that, and is no find with less
    credit than ``six_needs_credit``. ``counter`` places a six-cost counter for ``pay``. ``once``: the
    row is on a tile that works once; ``start_world_leaves`` with it.
    """

    needs_credit: Number = 0
    draw: Number | Literal["worlds_in_tableau"] = 0
    vp: Number = 0
    vp_per_economy: Number = 0
    credit: Number = 0
    economy: Number = 0
    prestige: Number = 0
    prestige_if_alien: Number = 0
    find: Find = ""
    least_vp: int | None = None
    from_deck: bool = False
    pay: Number = 0
    six_needs_credit: Number = 0
    six_pay: Number = 0
    counter: bool = False
    once: bool = False
    start_world_leaves: bool = False


class Start(Fact, frozen=True):
    """What the robot begins with: markers on the tracks, and ``cards`` in its stack."""

    credit: Number
    economy: Number
    cards: Number


class Equals(Fact, frozen=True):
    """What the "robot =" counter shows first."""

    face: Named


class Turn(Fact, frozen=True):
    """After an action of the robot the "robot =" counter changes ``to`` another face, if it ``shows`` one.

    ``once``: a tile that works once says so.
    """

    to: Named
    shows: Literal["", "explore", "develop", "settle", "trade", "double_vp", "produce"] = ""
    once: bool = False


class Keywords(Fact, frozen=True):
    """Cards with the keyword ``never`` are no find; those it ``honours`` bring ``prestige`` when placed."""

    never: str
    honours: str
    prestige: Number


class World(msgspec.Struct, frozen=True, kw_only=True):
    """What a start world settles: the set-up, the counter, and its special mat tiles by the row's name."""

    start: Start
    equals: Equals
    turns: dict[str, Turn]
    keywords: Keywords | None
    rows: dict[str, Row]

    @property
    def works_once(self) -> bool:
        """Whether one of its tiles works once."""
        rows, turns = self.rows.values(), self.turns.values()
        return any(row.once for row in rows) or any(turn.once for turn in turns)


Records = dict[str, dict[str, dict[str, Any]]]
"""Facts as plain data: by piece (``dice``, ``mat``, a start world ...) and side (``first``, a row ...)."""

MAT = "mat"
"""The piece whose sides are the rows printed on the mat."""

_TURN = "turn."


def robot_records(overrides: Iterable[Mapping[str, Any]] = ()) -> Records:
    """Return the robot's facts as plain data, with a pack's ``overrides`` laid over them.

    Each override is a pack's record ``{"set": "robot", "id": PIECE, "side": SIDE, "fields": {...}}``:
    the keys of ``data/race/robot.json`` in this order, for example ``mat`` and ``settle.action``, or
    ``new_sparta`` and ``equals``. ``fields`` replace those of the side. A start world gets a tile for a
    row it has none for by naming the row; the fields left out are those of the mat. A fact that was
    changed counts as ``reconstructed`` unless the fields give its ``status``.

    Raises:
        KeyError: an override names a piece or a side that does not exist.
    """
    records: Records = msgspec.json.decode(read("race/robot.json"))
    for override in overrides:
        name = override["side"]
        piece = records[override["id"]]
        if name not in piece and "equals" in piece:
            piece[name] = dict(records[MAT][name])
        side = piece[name]
        side.update({"status": "reconstructed", **override["fields"]})
    return records


class RobotBook:
    """All facts of the robot, typed."""

    def __init__(self, records: Records) -> None:
        """Decode ``records`` (see :func:`robot_records`).

        Raises:
            msgspec.ValidationError: a fact has a wrong field; the message names it.
        """
        rest = dict(records)
        self.dice = tuple(_all("dice", rest, Dice).values())
        self.faces = _all("faces", rest, Spaces)
        """Where each face that names an action goes."""
        tracks = _all("tracks", rest, Track)
        self.credit, self.economy = tracks["credit"], tracks["economy"]
        self.difficulties = _all("difficulties", rest, Difficulty)
        self.mat = _all(MAT, rest, Row)
        """The rows printed on the mat, by ``phase.row``."""
        self.prestige = _all("prestige", rest, Row)
        """What prestige brings: a placed ``symbol``, and the three cases of the leader."""
        self.worlds = {name: _world(name, sides) for name, sides in rest.items()}
        self._rows = {
            (name, tile): _rows_of(self.mat, world, tile)
            for name, world in self.worlds.items()
            for tile in (False, True)
        }

    def rows(self, start: str, tile: bool = True) -> Mapping[str, Row]:
        """Return the rows in use by ``phase.row``: the mat's, and over them the tiles of a start world.

        ``tile``: whether its tile that works once still lies there.
        """
        return self._rows[start, tile]

    def equals_house_made(self, start: str, face: str) -> bool:
        """Tell whether it could not be verified that the "robot =" counter shows ``face``, as it does now."""
        world = self.worlds[start]
        if world.equals.face == face:
            return world.equals.house_made
        return any(turn.house_made for turn in world.turns.values() if turn.to == face)


def _all(piece: str, records: Records, kind: Any) -> dict[str, Any]:
    return {side: _fact(piece, side, fields, kind) for side, fields in records.pop(piece).items()}


def _fact(piece: str, side: str, fields: dict[str, Any], kind: Any) -> Any:
    try:
        return msgspec.convert(fields, type=kind)
    except msgspec.ValidationError as error:
        raise msgspec.ValidationError(f"{piece} {side}: {error}") from None


def _world(name: str, sides: dict[str, dict[str, Any]]) -> World:
    start, equals, keywords = (sides.get(side) for side in ("start", "equals", "keywords"))
    rows, turns = {}, {}
    for side, fields in sides.items():
        if side.startswith(_TURN):
            turns[side.removeprefix(_TURN)] = _fact(name, side, fields, Turn)
        elif "." in side:
            rows[side] = _fact(name, side, fields, Row)
    return World(
        start=_fact(name, "start", start or {}, Start),
        equals=_fact(name, "equals", equals or {}, Equals),
        keywords=_fact(name, "keywords", keywords, Keywords) if keywords else None,
        turns=turns,
        rows=rows,
    )


def _rows_of(mat: dict[str, Row], world: World, tile: bool) -> dict[str, Row]:
    return {**mat, **{name: row for name, row in world.rows.items() if tile or not row.once}}
