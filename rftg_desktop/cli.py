"""What both commands share: bad arguments and bad files are answered in one clear line."""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Iterator
from typing import NoReturn

BAD_INPUT = 1
BAD_USAGE = 2


class InputError(Exception):
    """Something outside the program is wrong: a file, a folder, a display. The text is for the user."""


class OneLineParser(argparse.ArgumentParser):
    """An argument parser that answers a mistake with one line instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        """Print one line on standard error and exit with status 2."""
        self.exit(BAD_USAGE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def natural(text: str) -> int:
    """Read a whole number from 0 up, as an argument type."""
    return _whole(text, least=0)


def positive(text: str) -> int:
    """Read a whole number from 1 up, as an argument type."""
    return _whole(text, least=1)


def complain(prog: str, error: Exception | str) -> None:
    """Print one line about what went wrong."""
    if isinstance(error, OSError) and error.strerror:
        where = f"{error.filename}: " if error.filename is not None else ""
        error = f"{where}{error.strerror}"
    line = " ".join(str(error).split())
    if sys.stderr is not None:  # a windowed program on Windows has none
        print(f"{prog}: {line}", file=sys.stderr)


def announce(prog: str, title: str, error: Exception | str) -> None:
    """Print one line about why the program does not start, and show it where nobody reads what is printed.

    That is so in a packaged program started from a menu. Qt may be what is missing: so the system shows it.
    """
    complain(prog, error)
    if not getattr(sys, "frozen", False) or (sys.stderr is not None and sys.stderr.isatty()):
        return
    words = f"{title} cannot start.\n\n{error}"
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  (only there)

        ctypes.windll.user32.MessageBoxW(None, words, title, 0x10)
        return
    command = next((command for command in _boxes(title, words) if shutil.which(command[0])), None)
    if command is not None:
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def _boxes(title: str, words: str) -> Iterator[list[str]]:
    """Yield commands that show a message, the best first."""
    yield ["osascript", "-e", "on run argv", "-e", "display alert (item 1 of argv)", "-e", "end run", words]
    yield ["kdialog", "--title", title, "--error", words]
    yield ["zenity", "--error", "--no-markup", f"--title={title}", f"--text={words}"]
    yield ["xmessage", "-center", words]
    yield ["notify-send", title, words]


def _whole(text: str, *, least: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number of {least} or more")
    return number
