"""Check the games' data and the user's packs."""

import argparse
from pathlib import Path
from typing import Any

from rftg_desktop.cli import BAD_INPUT, InputError
from rftg_desktop.data.packs import load_packs
from rftg_desktop.rules.registry import GAMES, open_box, pack_checker
from rftg_desktop.session.folders import packs_folder
from rftg_desktop.tools import check_race, check_roll

CHECKS: dict[str, Any] = {"race": check_race, "roll": check_roll}
"""What is checked of each game: its module has ``problems`` and ``report``."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--packs", metavar="FOLDER", type=Path, help="look for packs here")


def run(args: argparse.Namespace) -> int:
    """Check, print, and return 1 if anything is wrong."""
    if args.packs is not None and not args.packs.is_dir():
        raise InputError(f"there is no folder {args.packs}")
    packs = load_packs(args.packs or packs_folder(), pack_checker())
    problems = [str(problem) for problem in packs.problems]
    for name in sorted(GAMES, reverse=True):
        game = open_box(name).game
        problems += CHECKS[name].problems(game)
        print(f"{name}:", *CHECKS[name].report(game), sep="\n  ")
        print(f"  data digest, packs included: {open_box(name, packs.overrides).digest}")
    print(f"packs: {len(packs.overrides)} records in use, {len(packs.problems)} skipped")
    for problem in problems:
        print(f"wrong: {problem}")
    return BAD_INPUT if problems else 0
