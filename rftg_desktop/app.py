"""The desktop program: arguments, log, crash hooks, Qt's start, and the window.

Qt is imported late, so that --version and bad options answer at once, and so that a Qt that cannot be loaded
is explained instead of raised.
"""

import faulthandler
import logging
import os
import signal
import sys
import threading
import traceback
from argparse import SUPPRESS, Namespace
from collections import deque
from collections.abc import Callable, Sequence
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING

import platformdirs

from rftg_desktop import __version__
from rftg_desktop.cli import BAD_INPUT, InputError, OneLineParser, announce, complain, natural

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType
    from PySide6.QtWidgets import QApplication, QMainWindow

    from rftg_desktop.controller.library import Library
    from rftg_desktop.session.session import Session
    from rftg_desktop.views.application import Application
    from rftg_desktop.views.main_window import MainWindow

PROG = "rftg-desktop"
TITLE = "Galaxy Table"
SUBTITLE = "an unofficial table for Roll and Race for the Galaxy"
APPLICATION_ID = "org.rftg_desktop.GalaxyTable"

_log = logging.getLogger("rftg_desktop")
_qt_log = logging.getLogger("qt")
_LOG_BYTES = 1_000_000
_LOG_FILES = 3


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status."""
    args = _parse(argv)
    diary = _Diary(to_file=not args.smoke)
    try:
        diary.start()
        return _run(args, diary)
    except InputError as error:
        _log.info("not started: %s", error)
        announce(PROG, TITLE, error)
        return BAD_INPUT
    except Exception as error:
        diary.note_crash(type(error), error, error.__traceback__)
        return BAD_INPUT


def start_qt() -> "Application":
    """Start Qt and load the program's pictures, fonts and texts.

    Raises:
        InputError: there is no display, a library of the system is missing, or the pictures are.
    """
    app = _start_qt()
    _load_resources()
    return app


def make_window(*, load: Path | None, seed: int | None, passing: bool = False) -> "MainWindow":
    """Build the main window, on the save `load` or with `seed` for the next new game where they are given.

    A save that cannot be opened gets a notice in the window. A ``passing`` window is no place to play: it
    saves nothing, and such a save is an error.

    Raises:
        InputError: a passing window cannot open the save.
    """
    from rftg_desktop.controller.library import Library
    from rftg_desktop.views.main_window import MainWindow

    library = Library()
    library.keeps = not passing
    if not passing:
        library.claim()
    window = MainWindow(library=library)
    window.seed = seed
    if load is not None and passing:
        window.play(_opened(library, load))
    elif load is not None:
        window.open_save(load)
    return window


def _parse(argv: Sequence[str] | None) -> Namespace:
    parser = OneLineParser(prog=PROG, description=f"{TITLE}: {SUBTITLE}.")
    parser.add_argument("--version", action="version", version=f"{PROG} {__version__}")
    parser.add_argument("--smoke", action="store_true", help="build the window, paint one frame and quit")
    save = parser.add_mutually_exclusive_group()
    save.add_argument("file", metavar="FILE", nargs="?", type=Path, help="open this saved game")
    save.add_argument("--load", metavar="FILE", type=Path, help="the same")
    parser.add_argument("--seed", metavar="N", type=natural, help="deal the next new game from this number")
    # For the tests of what is given out; views/probe.py tells more.
    parser.add_argument("--probe", action="store_true", help=SUPPRESS)
    args = parser.parse_args(argv)
    args.load = args.load or args.file
    return args


def _opened(library: "Library", path: Path) -> "Session":
    from rftg_desktop.session.saves import SaveError

    try:
        return library.open(path).session
    except SaveError as error:
        raise InputError(str(error)) from error


def _run(args: Namespace, diary: "_Diary") -> int:
    if args.smoke and not _has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"  # the check needs no screen
    app = start_qt()
    window = make_window(load=args.load, seed=args.seed, passing=args.smoke)
    diary.tell = window.crashes.caught
    window.show()
    if args.smoke:
        return _smoke(app, window, diary)
    app.serve(window)
    if args.probe:
        from rftg_desktop.views.probe import Probe

        Probe(window)
    # Python's own handler would wait for Python code to run, which an idle event loop never does.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    status = app.exec()
    window.library.release()
    return status


def _smoke(app: "QApplication", window: "QMainWindow", diary: "_Diary") -> int:
    from PySide6 import __version__ as qt_version

    app.processEvents()
    frame = window.grab()
    window.close()
    app.processEvents()
    if frame.isNull() or diary.crashes:
        announce(PROG, TITLE, "the window could not be painted")
        return BAD_INPUT
    size = f"{frame.width()}x{frame.height()}"
    print(f"OK {PROG} {__version__} (PySide6 {qt_version}, {app.platformName()}, {size})")
    return 0


# ---------------------------------------------------------------- Qt's start


def _start_qt() -> "Application":
    _check_display()
    try:
        from PySide6.QtCore import qInstallMessageHandler

        from rftg_desktop.views.application import Application
    except ImportError as error:
        raise InputError(f"Qt cannot be loaded: {error}. {_hint()}") from error
    qInstallMessageHandler(_on_qt_message)
    app = Application([PROG])
    app.setApplicationName(PROG)
    app.setApplicationDisplayName(TITLE)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APPLICATION_ID)
    return app


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))


def _check_display() -> None:
    if not _has_display():
        raise InputError(
            "no display was found (neither DISPLAY nor WAYLAND_DISPLAY is set). Start the game from a "
            "desktop session, or set QT_QPA_PLATFORM=offscreen to run it without one."
        )


def _load_resources() -> None:
    from rftg_desktop.views.resources import ResourceError, ensure_resources

    try:
        ensure_resources()
    except ResourceError as error:
        raise InputError(str(error)) from error


SYSTEM_PACKAGES = (
    "libgl1 libegl1 libglib2.0-0 libfontconfig1 libdbus-1-3 libxkbcommon0 libxcb-cursor0 libxcb-icccm4 "
    "libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0"
)
"""What Qt needs of a Debian system."""
PACKAGED_NEEDS = "libgl1 libegl1 libx11-6 libx11-xcb1 libxcb1"
"""What of that a package of the program does not bring along."""


def _hint() -> str:
    if (Path(__file__).resolve().parent.parent / "packaging" / "setup.sh").is_file():
        return "If a library of the system is missing, 'sh packaging/setup.sh play' names it."
    needed = PACKAGED_NEEDS if getattr(sys, "frozen", False) else SYSTEM_PACKAGES
    return f"If a library of the system is missing, install it; on Debian and its kin: apt install {needed}."


# What Qt says of every window without a screen, and in every system without a language.
_QT_NOISE = ("This plugin does not support propagateSizeHints", "Detected locale")
# Qt tells the cause of a failed start in warnings before it gives up.
_last_qt_messages: deque[str] = deque(maxlen=2)


def _on_qt_message(kind: "QtMsgType", context: "QMessageLogContext", message: str) -> None:
    from PySide6.QtCore import QtMsgType

    if message.startswith(_QT_NOISE):
        return
    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
        QtMsgType.QtCriticalMsg: logging.ERROR,
        QtMsgType.QtFatalMsg: logging.CRITICAL,
    }
    _qt_log.log(levels[kind], "%s: %s", context.category, message)
    if kind is QtMsgType.QtFatalMsg:
        # Qt aborts after a fatal message; a status and a line are kinder than a core dump.
        cause = " ".join(_last_qt_messages) or message.split("\n\n", maxsplit=1)[0]
        announce(PROG, TITLE, f"Qt could not open a window: {cause} {_hint()}")
        logging.shutdown()
        os._exit(BAD_INPUT)
    if levels[kind] >= logging.WARNING:
        _last_qt_messages.append(message)


# ---------------------------------------------------------------- log and crashes


class _Diary:
    """The log file, and what happens to errors nobody caught.

    The smoke run writes no file and shows warnings on standard error, since a check reads it; so does a run
    whose log folder cannot be written. ``tell`` brings an error before the player, once there is a window.
    """

    def __init__(self, *, to_file: bool) -> None:
        self.crashes = 0
        self.tell: Callable[[BaseException, TracebackType | None], None] | None = None
        self._folder = platformdirs.user_log_path(PROG, appauthor=False) if to_file else None
        self._fault_file: IO[str] | None = None  # must stay open as long as faulthandler may write to it

    def start(self) -> None:
        """Open the files and take over the hooks."""
        try:
            handler = self._open()
        except OSError as error:
            complain(PROG, f"no log is written: {self._folder}: {error.strerror}")
            self._folder, handler = None, None
        if handler is None:
            handler = logging.StreamHandler()
            handler.setLevel(logging.WARNING)
            if sys.stderr is not None:  # a windowed program on Windows has none
                faulthandler.enable()
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
        sys.excepthook = self.note_crash
        threading.excepthook = lambda hook: self.note_crash(
            hook.exc_type, hook.exc_value or hook.exc_type(), hook.exc_traceback
        )
        _log.info("%s %s starts, Python %s", PROG, __version__, sys.version.split()[0])

    def note_crash(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Write an error nobody caught into the log, one line to the terminal, and tell the window."""
        if issubclass(kind, KeyboardInterrupt):
            return
        self.crashes += 1
        _log.critical("unexpected error", exc_info=(kind, error, trace))
        if self._folder is not None:
            reason = "".join(traceback.format_exception_only(error)).strip()
            words = f"unexpected error: {reason}. Details are in {self._folder}."
            if self.tell is None:
                announce(PROG, TITLE, words)  # there is no window yet that could tell it
            else:
                complain(PROG, words)
        if self.tell is not None:
            try:
                self.tell(error, trace)
            except Exception:
                _log.exception("the error could not be told")

    def _open(self) -> logging.Handler | None:
        if self._folder is None:
            return None
        self._folder.mkdir(parents=True, exist_ok=True)
        self._fault_file = (self._folder / "crash.log").open("a", encoding="utf-8")
        faulthandler.enable(self._fault_file)
        return RotatingFileHandler(
            self._folder / f"{PROG}.log", maxBytes=_LOG_BYTES, backupCount=_LOG_FILES, encoding="utf-8"
        )
