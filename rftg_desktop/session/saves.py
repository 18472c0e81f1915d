"""The folder of saved games: automatic, former, named and rescue saves, none in the way of another."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal

import msgspec

from rftg_desktop.rules.spec import Override
from rftg_desktop.session.files import free_path, write_atomic
from rftg_desktop.session.savefile import SUFFIX, Loaded, SaveError, SaveFile, decoded, encoded, restored
from rftg_desktop.session.session import Session

__all__ = ["Loaded", "SaveError", "SaveFolder", "Saved", "load"]

AUTOSAVE: Final = f"autosave{SUFFIX}"
PREVIOUS: Final = f"autosave-previous{SUFFIX}"
_RESERVED: Final = frozenset(
    {"autosave", "autosave-previous", "con", "prn", "aux", "nul"}
    | {f"{port}{number}" for port in ("com", "lpt") for number in range(10)}
)
_LONGEST_NAME: Final = 60

Kind = Literal["auto", "previous", "rescue", "named"]


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """A file of the folder as a list shows it; ``problem`` tells why it cannot be opened.

    ``robot`` is the level and the start world of the robot in a solitaire game.
    """

    path: Path
    kind: Kind
    name: str
    saved: str = ""
    game: str = ""
    round: int = 0
    players: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    over: bool = False
    robot: tuple[str, str] | None = None
    problem: str = ""


class _RobotGlance(msgspec.Struct, frozen=True):
    """What a list shows of the robot, be it of the set-up or of the position."""

    difficulty: str = ""
    start: str = ""


class _SetupGlance(msgspec.Struct, frozen=True):
    robot: _RobotGlance | None = None


class _Glance(msgspec.Struct, frozen=True):
    """What a list shows of a position of any game."""

    round: int = 0
    lanes: tuple[tuple[msgspec.Raw, ...], ...] = ()
    agenda: tuple[msgspec.Raw, ...] = ()
    setup: _SetupGlance = _SetupGlance()
    robot: _RobotGlance | None = None

    @property
    def opponent(self) -> tuple[str, str] | None:
        """The level and the start world of the robot, if there is one."""
        if self.setup.robot is None or self.robot is None:
            return None
        return self.setup.robot.difficulty, self.robot.start


def load(path: Path, overrides: Iterable[Override] = ()) -> Loaded:
    """Open a saved game.

    Raises:
        SaveError: it cannot be read or is no game that can go on; the message says what to do.
    """
    return restored(read(path), overrides)


def read(path: Path) -> SaveFile:
    """Return what a file holds, without making a session of it; raises :class:`SaveError`."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise SaveError(f"The save {path} cannot be opened: {error.strerror or error}.") from error
    return decoded(raw)


class SaveFolder:
    """The saves in one folder, which is made when first needed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._own = ""

    # -- writing -----------------------------------------------------------------------------------

    def autosave(self, session: Session) -> Path:
        """Keep the game as it is now.

        The automatic save of another game is moved aside first, as long as there are moves in it.

        Raises:
            SaveError: it cannot be written. The game goes on, and the last save is as it was.
        """
        path = self.folder / AUTOSAVE
        if self._own != session.ident:
            self._move_aside(path, session.ident)
        self._write(path, encoded(session))
        self._own = session.ident
        return path

    def save(self, session: Session, name: str, *, overwrite: bool = True) -> Path:
        """Keep the game under a name; a save of that very name is replaced unless forbidden.

        Raises:
            SaveError: it cannot be written, or there is one of that name.
        """
        name = " ".join(name.split())[:_LONGEST_NAME]
        if not name:
            raise SaveError("The save needs a name.")
        path = self._path_for(name)
        if path.exists() and not overwrite:
            raise SaveError(f"There is a save called {name} already. Choose another name, or replace it.")
        self._write(path, encoded(session, name))
        return path

    def rescue(self, session: Session) -> Path:
        """Keep the game in a file of its own when the program is failing; no other save writes there.

        Raises:
            SaveError: it cannot be written.
        """
        path = free_path(self.folder, "rescue", SUFFIX)
        self._write(path, encoded(session))
        return path

    def delete(self, path: Path) -> None:
        """Remove a save of this folder.

        Raises:
            SaveError: it cannot be removed.
        """
        try:
            path.unlink()
        except OSError as error:
            raise SaveError(f"The save {path.name} cannot be removed: {error.strerror or error}.") from error

    def _write(self, path: Path, data: bytes) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_atomic(path, data)
        except OSError as error:
            raise SaveError(
                f"The game could not be saved in {self.folder}: {error.strerror or error}. "
                "It goes on; make room or allow writing there, and save again."
            ) from error

    def _move_aside(self, path: Path, ident: str) -> None:
        """Keep the automatic save of another game recoverable, and one that cannot be read as well."""
        if not path.exists():
            return
        target = path.with_name(PREVIOUS)
        try:
            former = read(path)
            if former.id == ident or not former.log:
                return
        except SaveError:
            target = free_path(self.folder, "unreadable", SUFFIX)
        try:
            path.replace(target)
        except OSError as error:
            raise SaveError(f"The former game could not be kept: {error.strerror or error}.") from error

    def _path_for(self, name: str) -> Path:
        """Return the file of a name: names that differ never share one, whatever a file may be called."""
        kept = "".join(sign if sign.isalnum() or sign in " -_" else "-" for sign in name).strip(" -")
        stem = kept or "game"
        if stem.casefold() in _RESERVED or stem.casefold().startswith(("rescue-", "unreadable-")):
            stem = f"game {stem}"
        number = 1
        while True:
            path = self.folder / f"{stem}{'' if number == 1 else f' {number}'}{SUFFIX}"
            if not path.exists() or _name_in(path) == name:
                return path
            number += 1

    # -- reading -----------------------------------------------------------------------------------

    def saves(self) -> tuple[Saved, ...]:
        """Return what lies in the folder, newest first; what cannot be opened says why.

        Raises:
            SaveError: the folder cannot be read.
        """
        try:
            paths = [path for path in self.folder.iterdir() if path.suffix == SUFFIX]
        except FileNotFoundError:
            return ()
        except OSError as error:
            raise SaveError(f"The folder {self.folder} cannot be read: {error.strerror or error}.") from error
        found = [_glance(path) for path in paths if not path.name.startswith(".")]
        return tuple(sorted(found, key=lambda saved: (saved.saved, saved.name), reverse=True))

    def last(self) -> Saved | None:
        """Return what Continue opens: the automatic save, else the former one, if it can be opened."""
        for name in (AUTOSAVE, PREVIOUS):
            path = self.folder / name
            if path.exists() and not (found := _glance(path)).problem:
                return found
        return None


def _kind_of(path: Path) -> Kind:
    if path.name == AUTOSAVE:
        return "auto"
    if path.name == PREVIOUS:
        return "previous"
    return "rescue" if path.name.startswith("rescue-") else "named"


def _glance(path: Path) -> Saved:
    kind = _kind_of(path)
    try:
        save = read(path)
        table = msgspec.json.decode(save.state, type=_Glance)
    except SaveError as error:
        return Saved(path=path, kind=kind, name=path.stem, problem=str(error))
    except (msgspec.MsgspecError, RecursionError) as error:
        return Saved(path=path, kind=kind, name=path.stem, problem=f"The save is damaged ({error}).")
    return Saved(
        path=path,
        kind=kind,
        name=save.name or path.stem,
        saved=save.saved,
        game=save.game,
        round=table.round,
        players=tuple(seat.name for seat in save.seats),
        colours=tuple(seat.colour for seat in save.seats),
        over=not any(table.lanes) and not table.agenda,
        robot=table.opponent,
    )


def _name_in(path: Path) -> str | None:
    try:
        return read(path).name
    except SaveError:
        return None
