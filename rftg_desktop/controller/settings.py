"""What the program remembers between two runs: the player's preferences, the last new game, the window.

Everything lies in one INI file in the configuration folder. A key that is missing, broken or out of range
counts as its default, a broken file is put aside, and a folder that cannot be written costs only the memory.
"""

import logging
import math
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QRect, QSettings, Signal

from rftg_desktop.controller.game_options import GameOptions, options_from_text, options_to_text
from rftg_desktop.controller.race_options import (
    RaceOptions,
    Remembered,
    race_options_from_text,
    race_options_to_text,
)
from rftg_desktop.session.folders import settings_folder

log = logging.getLogger(__name__)

FILE: Final = "settings.ini"
SPEEDS: Final = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, math.inf)
"""How fast pieces move, in times of the usual; the last is instant."""
TOOLTIP_MAX: Final = 1000
TEXT_SIZES: Final = (100, 110, 120, 130)
ROBOT_PACES: Final = ("step", "run", "instant")
"""How the robot's part of a round is shown."""


# ---------------------------------------------------------------- preferences


@dataclass(frozen=True, slots=True)
class Preferences:
    """How the player wants the table."""

    speed: float = 1.0
    tooltip_delay: int = 300
    type_marks: bool = True
    labels: bool = False
    auto_confirm: bool = False
    reduced_motion: bool = False
    text_size: int = 100
    robot_pace: str = "run"

    @property
    def duration_factor(self) -> float:
        """What every duration of the animator is multiplied with; 0 is instant."""
        return 0.0 if self.reduced_motion else 1 / self.speed


def _parse(name: str, usual: Any, found: object) -> Any:
    """Read one value as the type of its default; the default where that fails."""
    try:
        return _READERS[name](str(found))
    except (KeyError, ValueError, OverflowError):
        return usual


def _switch(text: str) -> bool:
    return {"true": True, "1": True, "false": False, "0": False}[text.strip().lower()]


def _speed(text: str) -> float:
    found = float(text)
    if math.isnan(found) or found <= 0:
        raise ValueError(text)
    return min(SPEEDS, key=lambda each: abs(1 / each - 1 / found))


def _delay(text: str) -> int:
    return max(0, min(TOOLTIP_MAX, int(text)))


def _text_size(text: str) -> int:
    found = int(text)
    return min(TEXT_SIZES, key=lambda each: abs(each - found))


def _pace(text: str) -> str:
    return {pace: pace for pace in ROBOT_PACES}[text]


_READERS: Final = {
    "speed": _speed,
    "tooltip_delay": _delay,
    "type_marks": _switch,
    "labels": _switch,
    "auto_confirm": _switch,
    "reduced_motion": _switch,
    "text_size": _text_size,
    "robot_pace": _pace,
}


# ---------------------------------------------------------------- the window


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Where the window was: its rectangle when not maximised."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False

    @property
    def rect(self) -> QRect:
        """The same as a rectangle."""
        return QRect(self.x, self.y, self.width, self.height)


def fitted(wanted: QRect, screens: Sequence[QRect], least: int = 100) -> QRect:
    """Give a rectangle that lies wholly on a screen: the one it was on, else the first."""
    if not screens:
        return wanted

    def shared(screen: QRect) -> int:
        common = screen.intersected(wanted)
        return max(0, common.width()) * max(0, common.height())

    screen = max(screens, key=shared)
    width = max(min(wanted.width(), screen.width()), min(least, screen.width()))
    height = max(min(wanted.height(), screen.height()), min(least, screen.height()))
    if shared(screen) == 0:
        x = screen.x() + (screen.width() - width) // 2
        y = screen.y() + (screen.height() - height) // 2
    else:
        x = max(screen.x(), min(wanted.x(), screen.x() + screen.width() - width))
        y = max(screen.y(), min(wanted.y(), screen.y() + screen.height() - height))
    return QRect(x, y, width, height)


# ---------------------------------------------------------------- the file


class Settings(QObject):
    """The remembered things, typed. ``changed`` carries the new :class:`Preferences`.

    ``problem`` says in words why nothing can be remembered, or is empty.
    """

    changed = Signal(object)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path or settings_folder() / FILE
        self.problem = ""
        self._prepare()
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)
        self._preferences = self._read_preferences()

    @property
    def preferences(self) -> Preferences:
        """How the player wants the table."""
        return self._preferences

    def set_preferences(self, wanted: Preferences) -> None:
        """Remember preferences at once and tell who listens."""
        if wanted == self._preferences:
            return
        self._preferences = wanted
        self._write({f"preferences/{name}": str(value).lower() for name, value in asdict(wanted).items()})
        self.changed.emit(wanted)

    @property
    def last_game(self) -> GameOptions:
        """The options of the last new game; the usual ones before the first."""
        return options_from_text(str(self._store.value("new_game/options", "")))

    def remember(self, options: GameOptions | RaceOptions) -> None:
        """Remember the options for the next new game of that kind."""
        if isinstance(options, RaceOptions):
            self._write({"new_game/race": race_options_to_text(options)})
        else:
            self._write({"new_game/options": options_to_text(options)})

    @property
    def last_race(self) -> Remembered:
        """The options of the last game of Race solo, and what of them could not be used."""
        return race_options_from_text(self._text("new_game/race"))

    @property
    def window(self) -> WindowPlace | None:
        """Where the window was, if that is known."""
        found = re.fullmatch(
            r"(-?\d{1,6}) (-?\d{1,6}) (\d{1,6}) (\d{1,6}) ([01])", self._text("window/place")
        )
        if found is None:
            return None
        x, y, width, height, maximised = (int(each) for each in found.groups())
        return WindowPlace(x, y, width, height, bool(maximised)) if width and height else None

    def set_window(self, place: WindowPlace) -> None:
        """Remember where the window is."""
        numbers = (place.x, place.y, place.width, place.height, int(place.maximised))
        self._write({"window/place": " ".join(str(each) for each in numbers)})

    def _text(self, key: str) -> str:
        return str(self._store.value(key, ""))

    def _read_preferences(self) -> Preferences:
        usual = Preferences()
        values = {
            each.name: _parse(each.name, getattr(usual, each.name), self._text(f"preferences/{each.name}"))
            for each in fields(Preferences)
        }
        return Preferences(**values)

    def _prepare(self) -> None:
        """Put a file aside that Qt cannot read, so that the next write does not mix with it."""
        try:
            broken = self.path.is_file() and not _is_ini(self.path.read_bytes())
            if broken or self.path.is_dir():
                aside = self.path.with_name(f"{self.path.name}.broken")
                self.path.replace(aside)
                log.warning("the settings could not be read and were put aside: %s", aside)
        except OSError as error:
            self._complain(str(error.strerror or error))

    def _write(self, values: dict[str, str]) -> None:
        for key, value in values.items():
            self._store.setValue(key, value)
        self._store.sync()
        if self._store.status() is QSettings.Status.NoError:
            self.problem = ""
        else:
            self._complain("the file cannot be written")

    def _complain(self, reason: str) -> None:
        self.problem = f"The settings cannot be kept in {self.path}: {reason}."
        log.warning("%s", self.problem)


def _is_ini(content: bytes) -> bool:
    """Say whether every line is a section, a comment or a key with its value."""
    try:
        lines = content.decode("utf-8").splitlines()
    except UnicodeDecodeError:
        return False
    return all(not line.strip() or re.match(r"\s*(\[[^\]]*\]|[;#]|[^=]+=)", line) for line in lines)
