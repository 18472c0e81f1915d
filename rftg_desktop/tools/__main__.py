"""rftg-tools: the commands for developers and tinkerers, one file each, imported only when used.

A command is a module of this package with `add_arguments(parser)` and `run(args) -> int`. For what is wrong
outside the program it raises InputError (or lets an OSError pass); that becomes one line and status 1.
"""

import argparse
import importlib
import importlib.util
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from rftg_desktop import __version__
from rftg_desktop.cli import BAD_INPUT, InputError, OneLineParser, complain

PROG = "rftg-tools"

COMMANDS: Mapping[str, str] = {
    "playout": "play games of random moves to the end and sum them up",
    "replay": "run a save or the game of a report again from its seed and log and confirm every checkpoint",
    "screenshot": "draw the table after some random moves into a picture",
    "check-data": "check the games' data and the user's packs",
    "perft": "count the positions below a position, move by move",
    "bench": "measure speed, as ratios within one run",
}


class Command(Protocol):
    """What a command's module offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the command's arguments."""

    def run(self, args: argparse.Namespace) -> int:
        """Do the work and return the exit status."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    chosen = next((word for word in words if not word.startswith("-")), None)
    args = _parser(chosen).parse_args(words)
    prog = f"{PROG} {args.command}"
    try:
        return _load(args.command).run(args)
    except BrokenPipeError:
        # The reader of our output went away (| head); Python would complain once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BAD_INPUT
    except (InputError, OSError) as error:
        complain(prog, error)
        return BAD_INPUT
    except KeyboardInterrupt:
        complain(prog, "interrupted")
        return 130


def _parser(chosen: str | None) -> OneLineParser:
    parser = OneLineParser(prog=PROG, description="Tools of Galaxy Table.")
    parser.add_argument("--version", action="version", version=f"{PROG} {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, about in COMMANDS.items():
        if importlib.util.find_spec(_module(name)) is None:
            continue
        command = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        if name == chosen:
            _load(name).add_arguments(command)
    return parser


def _load(name: str) -> Command:
    return cast("Command", importlib.import_module(_module(name)))


def _module(name: str) -> str:
    return f"rftg_desktop.tools.{name.replace('-', '_')}"


if __name__ == "__main__":
    sys.exit(main())
