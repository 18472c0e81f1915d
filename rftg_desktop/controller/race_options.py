"""What is chosen before a game of Race solo, and how it is remembered for the next one.

What is read back is never trusted: a value that does not make sense is replaced by the default, and said.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, ClassVar, Final, TypeVar

from rftg_desktop.controller.game_options import COLOURS, RACE, SeatOptions, clean_name
from rftg_desktop.rules.race.robot.state import DIFFICULTIES
from rftg_desktop.rules.race.state import DECKS

VERSION: Final = 1
"""Raised with any change that a former reader would take for another set-up."""

UNDO_POLICIES: Final = ("strict", "practice")
"""Alone at the table there is nobody to consent."""

_LONGEST_ID: Final = 40
_MOST_KEPT: Final = 99

_PLAYER: Final = SeatOptions("", COLOURS[0])

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RaceOptions:
    """Everything that is chosen before a game against the robot. An empty start world is a random one.

    House options, as officially played by default: ``start_keep`` cards of the first hand are kept
    (``None`` for the official number), ``more_chips`` of the third expansion are in the pool,
    ``second_edition`` takes the cards as the second printing has them. ``seed`` is ``None`` for a
    random one.
    """

    game: ClassVar[str] = RACE
    player: SeatOptions = _PLAYER
    deck: str = DECKS[1]
    difficulty: str = DIFFICULTIES[1]
    start: str = ""
    robot_start: str = ""
    start_keep: int | None = None
    more_chips: bool = False
    second_edition: bool = False
    undo: str = UNDO_POLICIES[0]
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class Remembered:
    """Options as they were read, and in words what of them could not be used."""

    options: RaceOptions
    problems: tuple[str, ...] = ()


def race_options_to_text(options: RaceOptions) -> str:
    """Write options down for the next start. The seed is left out: each game gets its own."""
    kept = asdict(replace(options, seed=None))
    del kept["seed"]
    return json.dumps({"version": VERSION, **kept}, ensure_ascii=True)


def race_options_from_text(text: str) -> Remembered:
    """Read options; an empty text are the usual ones."""
    if not text:
        return Remembered(RaceOptions())
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        return Remembered(RaceOptions(), ("The remembered set-up cannot be read; the usual one is shown.",))
    version = found.pop("version", None)
    if version != VERSION:
        return Remembered(
            RaceOptions(),
            (f"The remembered set-up has another form ({version!r:.20}); the usual one is shown.",),
        )
    reader = _Reader(found)
    options = reader.options()
    return Remembered(options, tuple(reader.problems))


class _Reader:
    """Takes one field after the other out of plain data, and notes what had to be replaced."""

    def __init__(self, found: Mapping[str, Any]) -> None:
        self._found = found
        self.problems: list[str] = []

    def options(self) -> RaceOptions:
        usual = RaceOptions()
        return RaceOptions(
            player=self._take("player", usual.player, _player),
            deck=self._take("deck", usual.deck, _one_of(DECKS)),
            difficulty=self._take("difficulty", usual.difficulty, _one_of(DIFFICULTIES)),
            start=self._take("start", usual.start, _id),
            robot_start=self._take("robot_start", usual.robot_start, _id),
            start_keep=self._take("start_keep", usual.start_keep, _keep),
            more_chips=self._take("more_chips", usual.more_chips, _switch),
            second_edition=self._take("second_edition", usual.second_edition, _switch),
            undo=self._take("undo", usual.undo, _one_of(UNDO_POLICIES)),
        )

    def _take(self, name: str, usual: T, read: Callable[[Any], T]) -> T:
        if name not in self._found:
            return usual
        try:
            return read(self._found[name])
        except ValueError as error:
            field = name.replace("_", " ")
            self.problems.append(f"The remembered {field} {error}; the usual one is shown.")
            return usual


def _player(found: Any) -> SeatOptions:
    if not isinstance(found, dict) or found.get("colour") not in COLOURS:
        raise ValueError("has no known colour")
    return SeatOptions(clean_name(str(found.get("name") or "")), found["colour"])


def _one_of(known: tuple[str, ...]) -> Callable[[Any], str]:
    def read(found: Any) -> str:
        if found not in known:
            raise ValueError(f"{found!r:.40} is none of {', '.join(known)}")
        return str(found)

    return read


def _id(found: Any) -> str:
    if not isinstance(found, str) or len(found) > _LONGEST_ID:
        raise ValueError("is no card")
    return found


def _keep(found: Any) -> int | None:
    if found is None:
        return None
    if not isinstance(found, int) or isinstance(found, bool) or not 0 < found <= _MOST_KEPT:
        raise ValueError(f"{found!r:.40} is no number of cards")
    return found


def _switch(found: Any) -> bool:
    if not isinstance(found, bool):
        raise ValueError(f"{found!r:.40} is neither true nor false")
    return found
