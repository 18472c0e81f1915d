"""Results of solitaire games: kept in the user's data folder, each game once, and summed up.

A game is known by its session's id: a result that comes again, after undo or from a save, takes the
place of the former one. The file is read again before it is written, so two windows lose nothing.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal, cast

import msgspec

from rftg_desktop.rules.race.events import GameEnded
from rftg_desktop.rules.race.state import Setup
from rftg_desktop.session.files import free_path, write_atomic
from rftg_desktop.session.savefile import SaveError
from rftg_desktop.session.session import Session

if TYPE_CHECKING:
    from rftg_desktop.rules.race.game import RaceGame

FILE: Final = "records.json"
FORMAT: Final = 1

Outcome = Literal["won", "tied", "lost"]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How one game ended. ``ident`` is its session's, ``start`` and ``robot_start`` name start worlds.

    ``taken_back`` counts how often undo went past new information in it. The house options of the
    set-up and the digest of the ``data`` (packs) tell games apart that were not played alike.
    """

    ident: str
    ended: str
    deck: str
    second_edition: bool
    difficulty: str
    start: str
    robot_start: str
    seed: int
    rounds: int
    score: int
    robot_score: int
    outcome: Outcome
    taken_back: int = 0
    start_keep: int | None = None
    more_chips: bool = False
    data: str = ""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """All games against one start world of the robot, at one difficulty, with one combination of sets.

    ``best`` and ``mean`` are of the player's scores, ``robot_mean`` of the robot's.
    """

    robot_start: str
    difficulty: str
    deck: str
    games: int
    wins: int
    best: int
    mean: float
    robot_mean: float


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    games: tuple[Result, ...]


class _Glance(msgspec.Struct, frozen=True):
    format: int


def result_of(session: Session) -> Result | None:
    """Return how a solitaire game ended; ``None`` for another game, or one that goes on."""
    setup = session.state.setup
    if not (isinstance(setup, Setup) and setup.robot and session.is_over and session.entries):
        return None
    ended = session.entries[-1].events[-1]
    assert isinstance(ended, GameEnded)
    game, view = cast("RaceGame", session.box.game), session.view(0)
    cards = game.catalog.cards.values()
    outcome: Outcome = "lost"
    if 0 in ended.winners:
        outcome = "won" if len(ended.winners) == 1 else "tied"
    return Result(
        ident=session.ident,
        ended=datetime.now(UTC).isoformat(timespec="seconds"),
        deck=setup.deck,
        second_edition=setup.second_edition,
        difficulty=setup.robot.difficulty,
        start=next(card.id for card in cards if card.start == view.seats[0].start),
        robot_start=view.robot.start,
        seed=session.seed,
        rounds=view.round,
        score=ended.scores[0],
        robot_score=ended.scores[1],
        outcome=outcome,
        taken_back=len(session.notes),
        start_keep=setup.robot.start_keep,
        more_chips=setup.robot.more_chips,
        data=session.box.digest,
    )


class Records:
    """The results in one folder. ``problem`` tells in plain words what is wrong with the file, or nothing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem = ""
        self._games: dict[str, Result] = {}
        self._newer = False

    @classmethod
    def load(cls, folder: Path) -> Records:
        """Read the results of a folder; a file that is damaged is kept aside, and none is no problem."""
        records = cls(folder / FILE)
        records._read()
        return records

    @property
    def games(self) -> tuple[Result, ...]:
        """All results, oldest first."""
        return tuple(self._games.values())

    def add(self, result: Result) -> bool:
        """Keep a result; tell whether it was news.

        Raises:
            SaveError: it cannot be written. It is kept in memory.
        """
        self._read()
        former = self._games.get(result.ident)
        if former is not None and msgspec.structs.replace(result, ended=former.ended) == former:
            return False
        self._games.pop(result.ident, None)
        self._games[result.ident] = result
        self._write()
        return True

    def rows(self) -> tuple[Row, ...]:
        """Return the sums for each start world of the robot, difficulty and combination, in that order.

        A game in which undo went past new information is in none of them; the table of all games has it.
        """
        groups: dict[tuple[str, str, str], list[Result]] = {}
        for game in self._games.values():
            if game.taken_back:
                continue
            groups.setdefault((game.robot_start, game.difficulty, game.deck), []).append(game)
        return tuple(_row(groups[key]) for key in sorted(groups))

    def as_csv(self) -> str:
        """Return all games as a table, one line each, oldest first."""
        return csv_of(self.games)

    def export(self, path: Path) -> None:
        """Write the table of all games to a file.

        Raises:
            SaveError: it cannot be written.
        """
        try:
            write_atomic(path, self.as_csv().encode())
        except OSError as error:
            raise SaveError(
                f"The records could not be written to {path}: {error.strerror or error}."
            ) from error

    # -- the file ----------------------------------------------------------------------------------

    def _read(self) -> None:
        """Join what is in the file with what is known; what is known and not in it stays."""
        try:
            raw = self.path.read_bytes()
        except FileNotFoundError:
            return
        except OSError as error:
            self.problem = f"The records in {self.path} cannot be read: {error.strerror or error}."
            return
        try:
            if msgspec.json.decode(raw, type=_Glance).format > FORMAT:
                self._newer = True
                self.problem = (
                    f"The records in {self.path} are of a newer version of the program. "
                    "They stay as they are, and new results are not kept there."
                )
                return
            found = msgspec.json.decode(raw, type=_File)
        except (msgspec.MsgspecError, RecursionError) as error:
            self._set_aside(str(error))
            return
        self._games = {game.ident: game for game in found.games} | self._games

    def _set_aside(self, detail: str) -> None:
        try:
            kept = free_path(self.path.parent, "records-unreadable", ".json")
            self.path.replace(kept)
        except OSError as error:
            self._newer = True
            self.problem = (
                f"The records in {self.path} are damaged ({detail}) and cannot be moved aside "
                f"({error.strerror or error}). They stay as they are, and new results are not kept there."
            )
        else:
            self.problem = (
                f"The records were damaged ({detail}). They are kept as {kept.name}; new ones begin."
            )

    def _write(self) -> None:
        if self._newer:
            raise SaveError(self.problem)
        data = msgspec.json.encode(_File(FORMAT, self.games))
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_atomic(self.path, msgspec.json.format(data, indent=1))
        except OSError as error:
            raise SaveError(
                f"The result could not be kept in {self.path}: {error.strerror or error}. "
                "Make room or allow writing there; it is written with the next one."
            ) from error


def _row(games: Sequence[Result]) -> Row:
    first = games[0]
    scores = [game.score for game in games]
    return Row(
        robot_start=first.robot_start,
        difficulty=first.difficulty,
        deck=first.deck,
        games=len(games),
        wins=sum(game.outcome == "won" for game in games),
        best=max(scores),
        mean=fmean(scores),
        robot_mean=fmean(game.robot_score for game in games),
    )


def csv_of(games: Iterable[Result]) -> str:
    """Return results as comma-separated values, with a line of titles."""
    text = StringIO()
    table = csv.writer(text, lineterminator="\n")
    titles = [field.replace("_", " ") for field in Result.__struct_fields__]
    table.writerow(titles)
    table.writerows(msgspec.structs.astuple(game) for game in games)
    return text.getvalue()
