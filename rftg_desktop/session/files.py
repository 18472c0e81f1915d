"""Writing files of the user so that nothing is ever half written or lost."""

from __future__ import annotations

import contextlib
import os
from datetime import UTC, datetime
from pathlib import Path


def write_atomic(path: Path, data: bytes) -> None:
    """Put ``data`` into ``path`` so that at any moment the file is wholly the old or the new one.

    Raises:
        OSError: it cannot be written; the old file is as it was.
    """
    beside = path.with_name(f".{path.name}.tmp")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last, where the system can do that for folders."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """Return a file of the folder that is not there yet: named ``stem`` and the time."""
    stem = f"{stem}-{datetime.now(UTC).strftime('%Y%m%d-%H%M%S')}"
    number, path = 1, folder / f"{stem}{suffix}"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    return path
