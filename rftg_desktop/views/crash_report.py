"""The report of an error nobody caught: enough to play the game again, and nothing private."""

from __future__ import annotations

import platform
import re
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

import msgspec
from PySide6 import __version__ as qt_version
from PySide6.QtGui import QGuiApplication

import rftg_desktop
from rftg_desktop.session.report import FIRST
from rftg_desktop.session.session import Session

_ROOT = Path(rftg_desktop.__file__).parent
_FRAMES = 25
_LONGEST_TEXT = 400
_PATH = re.compile(r"(?:\b[A-Za-z]:|~)?(?:[\\/][^\s\\/:'\"<>|]+)+[\\/]([^\s\\/:'\"<>|]+)")
_HOST_FREE = "…/"


def report_of(error: BaseException, trace: TracebackType | None, session: Session | None) -> str:
    """Return what the page shows: program, system, error and set-up, without the moves."""
    names = [info.name for info in session.seats] if session is not None else []
    return "\n".join((*_program(), *_error(error, trace, names), *_game(session)))


def _program() -> Sequence[str]:
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    shown_by = QGuiApplication.platformName()
    return (
        f"{FIRST}{rftg_desktop.__version__}",
        f"System: {system}, Python {platform.python_version()}, PySide6 {qt_version}, {shown_by}",
    )


def _error(error: BaseException, trace: TracebackType | None, names: Sequence[str]) -> Sequence[str]:
    words = "".join(traceback.format_exception_only(error)).strip()
    frames = traceback.extract_tb(trace)[-_FRAMES:]
    places = [f"  {_place(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
    return (f"Error: {without_names(without_paths(words), names)[:_LONGEST_TEXT]}", *places)


def _place(file: str) -> str:
    """Return a file of the program by its place within it, any other by its name alone."""
    path = Path(file)
    return path.relative_to(_ROOT.parent).as_posix() if path.is_relative_to(_ROOT) else path.name


def _game(session: Session | None) -> Sequence[str]:
    if session is None:
        return ("No game was in progress.",)
    round_, phase = session.moment
    now = phase + 1 if isinstance(phase, int) else phase or "-"
    setup = msgspec.json.encode(session.state.setup).decode()
    box = session.box
    return (
        f"Game: {box.spec.name}, rules {box.spec.rules}, data {box.digest}, undo {session.policy}, "
        f"open table {'yes' if session.open_table else 'no'}",
        f"Seed: {session.seed}",
        f"Set-up: {setup}",
        f"Round {round_}, phase {now}, digest {session.digest[:16]}",
    )


def without_paths(words: str) -> str:
    """Return words with only the last part of every path: folders may tell who plays."""
    return _PATH.sub(rf"{_HOST_FREE}\1", words)


def without_names(words: str, names: Sequence[str]) -> str:
    """Return words with the players' names replaced by their seats."""
    for seat, name in enumerate(names):
        if name:
            words = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"seat {seat + 1}", words)
    return words
