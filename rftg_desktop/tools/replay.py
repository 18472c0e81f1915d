"""Run a save, or the game of an error report, again from its seed and log and confirm every checkpoint."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from rftg_desktop.cli import InputError
from rftg_desktop.data.packs import load_packs
from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.rules.registry import Box, box_for, pack_checker
from rftg_desktop.session.folders import packs_folder
from rftg_desktop.session.history import Timeline
from rftg_desktop.session.replay import ReplayError
from rftg_desktop.session.report import game_in
from rftg_desktop.session.savefile import SaveError, SaveFile, played_again, setup_of
from rftg_desktop.session.saves import read


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game (.rftg) or an error report")


def run(args: argparse.Namespace) -> int:
    """Replay, print one line of what was confirmed."""
    try:
        save = _read(args.file)
        setup = setup_of(save)
        box = _box_of(save, setup)
        timeline = played_again(box, save, setup)
        state = box.decode_state(save.state)
    except SaveError as error:
        raise InputError(str(error)) from error
    except ReplayError as error:
        raise InputError(f"{args.file}: {error} (entry {error.entry})") from error
    except (msgspec.MsgspecError, BrokenInvariant, RecursionError) as error:
        raise InputError(f"{args.file}: the save is damaged: {error}") from error
    if state != timeline.state:
        raise InputError(f"{args.file}: the position saved is not the one the log leads to")
    print(_line(save, timeline))
    return 0


def _read(path: Path) -> SaveFile:
    """Return the game of a save or of a report."""
    found = game_in(path.read_bytes()) if path.is_file() else None
    return read(path) if found is None else found


def _box_of(save: SaveFile, setup: Any) -> Box:
    """Return the game with the data the save was played with: the box's own, or the packs' here."""
    plain = box_for(save.game, setup)
    packed = plain
    if plain.digest != save.data:
        packed = box_for(save.game, setup, load_packs(packs_folder(), pack_checker()).overrides)
    for box in (plain, packed):
        if box.digest == save.data:
            if box.spec.rules != save.rules:
                raise InputError(
                    f"the save was played by rules {save.rules}, this version has {box.spec.rules}: "
                    "its log is a record that can be read, not replayed"
                )
            return box
    raise InputError("the save was played with other data (packs) than there is here")


def _line(save: SaveFile, timeline: Timeline) -> str:
    return (
        f"OK {save.game}, {len(save.seats)} seats, seed {save.seed}: {len(timeline.entries)} answers, "
        f"{len(save.checkpoints)} checkpoints confirmed, digest {timeline.digest.hex()[:16]}"
    )
