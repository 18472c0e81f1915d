"""What both commands share: bad arguments and bad files are answered in one clear line."""

import argparse
import sys
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


def _whole(text: str, *, least: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number of {least} or more")
    return number
