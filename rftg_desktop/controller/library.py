"""The games on this computer: dealing new ones, saving, loading, going on; with the user's packs."""

from __future__ import annotations

import logging
import secrets
from pathlib import Path

from rftg_desktop.controller.settings import GameOptions
from rftg_desktop.data.packs import PackProblem, load_packs
from rftg_desktop.rules.registry import pack_checker
from rftg_desktop.rules.roll.state import Setup
from rftg_desktop.session.folders import packs_folder, saves_folder
from rftg_desktop.session.saves import Loaded, Saved, SaveError, SaveFolder, load
from rftg_desktop.session.session import SeatInfo, Session

log = logging.getLogger(__name__)

GAME = "roll"
_SEED_BITS = 31


class Library:
    """Saves and packs of the user. All its errors are :class:`SaveError`, in plain words."""

    def __init__(self, saves: Path | None = None, packs: Path | None = None) -> None:
        self.folder = SaveFolder(saves or saves_folder())
        found = load_packs(packs or packs_folder(), pack_checker(GAME))
        self.overrides = found.overrides
        self.pack_problems: tuple[PackProblem, ...] = found.problems
        for problem in found.problems:
            log.warning("%s", problem)

    def deal(self, options: GameOptions, seed: int | None = None) -> Session:
        """Deal a new game; ``seed`` goes before that of the options, and none means a random one.

        Raises:
            ValueError: the options ask for what the box does not hold.
        """
        wanted = seed if seed is not None else options.seed
        number = secrets.randbits(_SEED_BITS) if wanted is None else wanted
        return Session.new(
            GAME,
            Setup(seats=len(options.seats), first_game=options.first_game),
            number,
            seats=[SeatInfo(seat.name, seat.colour) for seat in options.seats],
            policy=options.undo,  # type: ignore[arg-type]
            open_table=options.open_table,
            overrides=self.overrides,
        )

    def open(self, path: Path) -> Loaded:
        """Open a save.

        Raises:
            SaveError: it cannot be read or played on; the message says what to do.
        """
        return load(path, self.overrides)

    def last(self) -> Saved | None:
        """Return what Continue goes back to."""
        return self.folder.last()

    def autosave(self, session: Session) -> None:
        """Keep the game as it is.

        Raises:
            SaveError: it cannot be written.
        """
        self.folder.autosave(session)

    def listed(self) -> tuple[Saved, ...]:
        """Return all saves, newest first; a folder that cannot be read holds none for now."""
        try:
            return self.folder.saves()
        except SaveError as error:
            log.warning("%s", error)
            return ()
