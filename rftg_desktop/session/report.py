"""The game within a report of an error: a save without the players' names, so that it can be played again."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from rftg_desktop.session.savefile import SaveError, SaveFile, decoded, file_of
from rftg_desktop.session.session import Session

FIRST: Final = "rftg-desktop "
"""What every report begins with; the version follows."""

_MARK: Final = "\nThe game:\n"


def record_of(session: Session) -> str:
    """Return the whole game as one line. It holds secrets of the table, and no names."""
    save = file_of(session)
    nameless = tuple(replace(seat, name="") for seat in save.seats)
    return msgspec.json.encode(replace(save, seats=nameless)).decode()


def with_record(report: str, record: str) -> str:
    """Return a report with its game, as it is given away."""
    return f"{report}{_MARK}{record}\n" if record else report


def game_in(raw: bytes) -> SaveFile | None:
    """Return the game of a report; ``None`` if ``raw`` is no report at all.

    Raises:
        SaveError: it is a report, but has no game, or a damaged one.
    """
    if not raw.startswith(FIRST.encode()):
        return None
    _, mark, record = raw.decode("utf-8", errors="replace").replace("\r\n", "\n").partition(_MARK)
    if not mark:
        raise SaveError("This report holds no game. Choose one that was written during a game.")
    return decoded(record.encode())
