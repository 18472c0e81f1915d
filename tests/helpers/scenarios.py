"""Scenarios: rules as data. A position, what is played, and what must be true on the way.

Each ``*.toml`` file holds ``[[scenario]]`` tables::

    name = "Export Duties pays $1 for each trade"
    covers = ["Export Duties"]          # the sides whose powers it proves
    position = '''...'''                # tests/helpers/position.py
    play = '''
    do trade H, home-5, N               # tests/helpers/moves.py; "1 do ..." names the seat
    see 0 $4 | citizenry HN             # fields of a seat (or: see table pool 20)
    '''

``setup`` in place of ``position`` deals a new game: ``factions 1 9 | homes 4 3 | seed 7 | first game``.
With ``columns`` and ``rows`` a scenario is played once for each row, its words put in for ``{column}``;
a cell may hold several lines with `` / `` between them, or fields of a seat with `` ; ``.
The lines of ``play``:

``do MOVE``, ``offer MOVE; MOVE``, ``deny MOVE; MOVE``, ``only MOVE; MOVE`` (all that is offered),
``asks SEAT CHOICE``, ``quiet SEAT`` (not asked), ``see ...``, ``event TAG field=value``,
``no event TAG``, ``bonus SEAT TILE N``, ``score SEAT N``, ``over REASON...``, ``winners SEAT...``,
``on`` (answer every "Go on").
Events are those since the last ``do``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.kernel.errors import IllegalAction
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.roll.dice import colour_of, is_virtual
from rftg_desktop.rules.roll.events import GameEnded
from rftg_desktop.rules.roll.game import RollGame
from rftg_desktop.rules.roll.places import owned_dice
from rftg_desktop.rules.roll.scoring import score_of, winners
from rftg_desktop.rules.roll.state import Setup, State
from tests.helpers import position as pos
from tests.helpers import words
from tests.helpers.moves import move, show_move


class Scenario(NamedTuple):
    """One scenario, one row of it."""

    file: str
    name: str
    covers: tuple[str, ...]
    position: str
    setup: str
    play: tuple[str, ...]


def load(folder: Path) -> list[Scenario]:
    """Read all scenarios of a folder."""
    found: list[Scenario] = []
    for path in sorted(folder.glob("*.toml")):
        for record in tomllib.loads(path.read_text("utf-8"))["scenario"]:
            found += _rows(path.stem, record)
    return found


def _rows(file: str, record: dict[str, Any]) -> Iterator[Scenario]:
    unknown = set(record) - {"name", "covers", "position", "setup", "play", "columns", "rows"}
    if unknown:
        raise ValueError(f"{file}: {record.get('name')}: unknown {unknown}")
    columns = _cells(record.get("columns", ""))
    for line in record.get("rows", "-").strip().splitlines():
        values = dict(zip(columns, _cells(line), strict=True)) if columns else {}

        def fill(text: str, values: dict[str, str] = values) -> str:
            for _ in range(2):  # a cell may hold the name of another column
                for name, value in values.items():
                    text = text.replace(f"{{{name}}}", value)
            return text

        lines = fill(record["play"]).replace(" / ", "\n").strip().splitlines()
        play = (step.partition("#")[0].strip() for step in lines)
        yield Scenario(
            file,
            fill(record["name"]),
            tuple(words.side(fill(each)) for each in record.get("covers", ())),
            fill(record.get("position", "")).replace(" ; ", " | "),
            fill(record.get("setup", "")),
            tuple(filter(None, play)),
        )


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.split("|")] if line else []


def run(game: RollGame, scenario: Scenario) -> None:
    """Play a scenario; an ``AssertionError`` names the line that failed."""
    table = _Table(game, scenario)
    before = _pieces(table.state)
    for line in scenario.play:
        try:
            table.play(line)
        except Exception as error:
            raise AssertionError(f"{scenario.name}: {line!r}: {error}\n{pos.show(table.state)}") from error
        assert _pieces(table.state) == before, f"{scenario.name}: {line!r}: pieces lost or doubled"


def _pieces(state: State) -> tuple[object, ...]:
    """Return what no move may change: dice per colour, all tiles, all chips."""
    dice = list(state.supply)
    tiles = [*state.bag, *state.abandoned]
    for value in state.seats:
        for each, _, _ in owned_dice(value):
            dice[colour_of(each)] += not is_virtual(each)
        tiles += [*value.looking, *value.stacks[0], *value.stacks[1]]
        tiles += (side.rpartition(".")[0] for side in value.tableau if side.startswith("base-"))
    return tuple(dice), tuple(sorted(tiles)), state.pool + sum(value.points for value in state.seats)


def _setup(text: str) -> tuple[Setup, int]:
    """Read ``factions 1 9 | homes 4 3 | seed 7 | first game``."""
    fields = {part.split()[0]: part.split()[1:] for part in text.split("|")}
    factions, homes = (tuple(map(int, fields[name])) for name in ("factions", "homes"))
    setup = Setup(seats=len(factions), factions=factions, homes=homes, first_game="first" in fields)
    return setup, int(fields.get("seed", ["1"])[0])


class _Table:
    """A scenario being played."""

    def __init__(self, game: RollGame, scenario: Scenario) -> None:
        self.game = game
        self.events: list[Event]
        if scenario.position:
            self.state, self.events = engine.advance(game, pos.read(scenario.position))
        else:
            self.state, self.events = game.new(*_setup(scenario.setup))

    def play(self, line: str) -> None:
        """Carry out one line."""
        number, _, rest = line.partition(" ")
        seat = int(number) if number.isdigit() else None
        word, _, rest = (rest if seat is not None else line).partition(" ")
        if seat is None:
            seat = (*engine.waiting(self.state), 0)[0]
        _VERBS[word](self, seat, rest.strip())

    def options(self, seat: int) -> tuple[Any, ...]:
        return engine.options(self.game, self.state, seat)

    def do(self, seat: int, rest: str) -> None:
        self.state, self.events = engine.apply(self.game, self.state, seat, move(rest))

    def on(self, _seat: int, _rest: str) -> None:
        events = list(self.events)
        while any(isinstance(lane[0], Confirm) for lane in self.state.lanes if lane):
            seat = next(n for n, lane in enumerate(self.state.lanes) if lane and isinstance(lane[0], Confirm))
            self.state, more = engine.apply(self.game, self.state, seat, DONE)
            events += more
        self.events = events

    def offer(self, seat: int, rest: str) -> None:
        for each in map(move, rest.split(";")):
            assert each in self.options(seat), [show_move(other) for other in self.options(seat)]

    def deny(self, seat: int, rest: str) -> None:
        for each in map(move, rest.split(";")):
            assert each not in self.options(seat), f"{show_move(each)} is offered"
            with pytest.raises(IllegalAction, match=r"\w"):
                engine.apply(self.game, self.state, seat, each)

    def only(self, seat: int, rest: str) -> None:
        wanted = sorted(show_move(move(each)) for each in rest.split(";"))
        found = sorted(show_move(each) for each in self.options(seat))
        assert found == wanted, f"offered: {'; '.join(found)}"

    def asks(self, _seat: int, rest: str) -> None:
        number, _, name = rest.partition(" ")
        choice = engine.choice_of(self.state, int(number))
        assert type(choice).__name__ == name, f"it is {choice}"

    def quiet(self, _seat: int, rest: str) -> None:
        choice = engine.choice_of(self.state, int(rest))
        assert choice is None, f"asked: {choice}"

    def see(self, _seat: int, rest: str) -> None:
        what, _, text = rest.partition(" ")
        if what == "table":
            for name, value in pos.table_fields(text).items():
                found = getattr(self.state, name)
                wanted = value[1] if name == "bag" else value
                found = found[: len(wanted)] if name == "bag" and not value[0] else found
                assert found == wanted, f"{name} is {found}"
            return
        seat = self.state.seats[int(what)]
        for name, value in pos.seat_fields(text).items():
            found = seat.tableau[3:] if name == "tableau" else getattr(seat, name)
            if name in ("stacks", "stack_dice"):
                named = [f"{word} " in f"{text} " for word in words.STACKS]
                found = tuple(each if asked else () for each, asked in zip(found, named, strict=True))
            assert found == value, f"{name}: {pos.show_seat(seat)}"

    def event(self, _seat: int, rest: str) -> None:
        assert self._found(rest), [msgspec.to_builtins(event) for event in self.events]

    def no(self, _seat: int, rest: str) -> None:
        assert not self._found(rest.removeprefix("event "))

    def _found(self, text: str) -> bool:
        tag, *fields = text.split()
        wanted = dict(field.split("=") for field in fields)
        return any(
            record["type"] == tag
            and all(_shown(name, record[name]) == value for name, value in wanted.items())
            for record in map(msgspec.to_builtins, self.events)
        )

    def bonus(self, _seat: int, rest: str) -> None:
        number, _, text = rest.partition(" ")
        tile, _, points = text.rpartition(" ")
        found = {each.tile: each.points for each in score_of(self.game, self.state, int(number)).bonuses}
        assert found.get(words.side(tile)) == int(points), found

    def score(self, _seat: int, rest: str) -> None:
        number, points = map(int, rest.split())
        total = score_of(self.game, self.state, number).total
        assert total == points, f"it is {total}"

    def over(self, _seat: int, rest: str) -> None:
        assert engine.is_over(self.state)
        reasons = [event.reasons for event in self.events if isinstance(event, GameEnded)]
        assert reasons == [tuple(rest.split())], reasons

    def winners(self, _seat: int, rest: str) -> None:
        found = winners(self.game, self.state)
        assert found == tuple(map(int, rest.split())), found


def _shown(name: str, value: Any) -> str:
    """Write a field of an event: dice as letters, no blanks."""
    return words.show_dice(value) if name == "dice" else str(value).replace(" ", "")


_VERBS: dict[str, Callable[[_Table, int, str], None]] = {
    "do": _Table.do,
    "on": _Table.on,
    "offer": _Table.offer,
    "deny": _Table.deny,
    "only": _Table.only,
    "asks": _Table.asks,
    "quiet": _Table.quiet,
    "see": _Table.see,
    "event": _Table.event,
    "no": _Table.no,
    "bonus": _Table.bonus,
    "score": _Table.score,
    "over": _Table.over,
    "winners": _Table.winners,
}
