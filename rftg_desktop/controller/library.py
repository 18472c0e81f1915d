"""The games on this computer: dealing new ones, saving, loading, going on; with the user's packs.

Two windows must not write one automatic save. The first one to start locks it; a second one plays without.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
from pathlib import Path

from PySide6.QtCore import QLockFile

from rftg_desktop.controller.dealing import Options, dealt
from rftg_desktop.data.packs import PackProblem, load_packs
from rftg_desktop.rules.registry import pack_checker
from rftg_desktop.session.folders import packs_folder, saves_folder
from rftg_desktop.session.records import Records
from rftg_desktop.session.savefile import decoded, encoded, restored
from rftg_desktop.session.saves import Loaded, Saved, SaveError, SaveFolder, load
from rftg_desktop.session.session import Session

log = logging.getLogger(__name__)

GAME = "roll"
LOCK = "autosave.lock"
_SEED_BITS = 31


class Library:
    """Saves and packs of the user. All its errors are :class:`SaveError`, in plain words."""

    def __init__(self, saves: Path | None = None, packs: Path | None = None) -> None:
        self.folder = SaveFolder(saves or saves_folder())
        self.alone = True
        """Whether no other window holds the automatic save; without it nothing is saved unasked."""
        self.keeps = True
        """Whether games are saved unasked at all."""
        self._lock: QLockFile | None = None
        self._records: Records | None = None
        found = load_packs(packs or packs_folder(), pack_checker())
        self.overrides = found.overrides
        self.pack_problems: tuple[PackProblem, ...] = found.problems
        for problem in found.problems:
            log.warning("%s", problem)

    def claim(self) -> bool:
        """Take the automatic save for this window, until it ends; tell whether it was free."""
        with contextlib.suppress(OSError):  # a folder that cannot be written is told of when saving
            self.folder.folder.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(str(self.folder.folder / LOCK))
        lock.setStaleLockTime(0)  # never by its age: a long game is no dead one
        taken = lock.tryLock(0)
        self.alone = taken or lock.error() is not QLockFile.LockError.LockFailedError
        self._lock = lock if taken else None
        if not self.alone:
            log.info("another window holds %s", self.folder.folder / LOCK)
        return self.alone

    def release(self) -> None:
        """Let another window have the automatic save."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    @property
    def records(self) -> Records:
        """The results of solitaire games, beside the folder of saves; read when first asked for."""
        if self._records is None:
            self._records = Records.load(self.folder.folder.parent)
        return self._records

    def deal(self, options: Options, seed: int | None = None) -> Session:
        """Deal a new game; ``seed`` goes before that of the options, and none means a random one.

        Raises:
            ValueError: the options ask for what the box does not hold.
        """
        wanted = seed if seed is not None else options.seed
        number = secrets.randbits(_SEED_BITS) if wanted is None else wanted
        return dealt(options, number, self.overrides)

    def open(self, path: Path) -> Loaded:
        """Open a save.

        Raises:
            SaveError: it cannot be read or played on; the message says what to do.
        """
        return load(path, self.overrides)

    def read_back(self, session: Session) -> Session:
        """Return a game as it would be read from its save.

        Raises:
            SaveError: it cannot be played on.
        """
        return restored(decoded(encoded(session)), self.overrides).session

    def last(self) -> Saved | None:
        """Return what Continue goes back to; the game of another window is not for this one."""
        if not self.alone:
            return None
        try:
            return self.folder.last()
        except OSError as error:
            log.warning("%s", error)
            return None

    def autosave(self, session: Session) -> None:
        """Keep the game as it is, where this window holds the automatic save.

        Raises:
            SaveError: it cannot be written.
        """
        if self.alone and self.keeps:
            self.folder.autosave(session)

    def listed(self) -> tuple[Saved, ...]:
        """Return all saves, newest first; a folder that cannot be read holds none for now."""
        try:
            return self.folder.saves()
        except SaveError as error:
            log.warning("%s", error)
            return ()
