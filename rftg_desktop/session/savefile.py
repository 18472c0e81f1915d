"""What a saved game is: a `.rftg` file of JSON, and how a session becomes one and comes back.

Loading never depends on replay: the position itself is always there. The log is replayed to give
history back; where it no longer plays, it stays as a record, and play goes on from the position.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from rftg_desktop import __version__
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.registry import GAMES, Box, box_for
from rftg_desktop.rules.spec import Override
from rftg_desktop.session import replay
from rftg_desktop.session.history import Timeline, start_at
from rftg_desktop.session.migrations import FORMAT, migrated
from rftg_desktop.session.session import Note, Policy, SeatInfo, Session

SUFFIX: Final = ".rftg"
_LARGEST: Final = 64 * 1024 * 1024


class SaveError(Exception):
    """A save cannot be read or written; the message says in plain words why, and what to do."""


class LogItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: ``s`` its seat, ``a`` what it was."""

    s: Seat
    a: msgspec.Raw


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where history begins when it does not begin with the game: after ``at`` answers."""

    at: int
    state: msgspec.Raw


class SaveFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole file. ``data`` is the digest of the games' data, packs included."""

    format: int
    app: str
    rules: int
    data: str
    game: str
    setup: msgspec.Raw
    seed: int
    seats: tuple[SeatInfo, ...]
    log: tuple[LogItem, ...]
    checkpoints: tuple[replay.Checkpoint, ...]
    state: msgspec.Raw
    id: str = ""
    name: str = ""
    saved: str = ""
    policy: Policy = "strict"
    open_table: bool = False
    notes: tuple[Note, ...] = ()
    base: Base | None = None


class Loaded(msgspec.Struct, frozen=True):
    """A session out of a file, and what the players should know about it, in plain words."""

    session: Session
    warnings: tuple[str, ...] = ()


# -- writing ---------------------------------------------------------------------------------------


def file_of(session: Session, name: str = "") -> SaveFile:
    """Return the save of a session under a name."""
    encode = msgspec.json.encode
    earlier = tuple(LogItem(seat, msgspec.Raw(raw)) for seat, raw in session.earlier)
    given = tuple(LogItem(entry.seat, msgspec.Raw(encode(entry.action))) for entry in session.entries)
    timeline = session.timeline
    base = Base(len(earlier), msgspec.Raw(encode(timeline.start))) if session.resumed else None
    return SaveFile(
        format=FORMAT,
        app=__version__,
        rules=session.box.spec.rules,
        data=session.box.digest,
        game=session.box.spec.name,
        setup=msgspec.Raw(encode(session.state.setup)),
        seed=session.seed,
        seats=session.seats,
        log=earlier + given,
        checkpoints=replay.checkpoints(timeline, len(earlier)),
        state=msgspec.Raw(encode(session.state)),
        id=session.ident,
        name=name,
        saved=datetime.now(UTC).isoformat(timespec="seconds"),
        policy=session.policy,
        open_table=session.open_table,
        notes=session.notes,
        base=base,
    )


def encoded(session: Session, name: str = "") -> bytes:
    """Return the save of a session as the bytes of its file."""
    return msgspec.json.encode(file_of(session, name))


# -- reading ---------------------------------------------------------------------------------------


def decoded(raw: bytes) -> SaveFile:
    """Read the bytes of a file, of this format or a former one.

    Raises:
        SaveError: it is damaged, newer, or no save at all.
    """
    data = _plain(raw)
    number = data["format"]
    if number > FORMAT:
        app = data.get("app")
        raise SaveError(
            f"This game was saved by a newer version of the program ({app if isinstance(app, str) else '?'}, "
            f"save format {number}); this one reads formats up to {FORMAT}. Update the program to open it."
        )
    if number < FORMAT:
        try:
            raw = msgspec.json.encode(migrated(data))
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            raise _damaged(f"save format {number} cannot be brought up to date") from None
    try:
        save = msgspec.json.decode(raw, type=SaveFile)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _damaged(str(error)) from None
    if save.game not in GAMES:
        raise SaveError(
            f"This save is of a game this version does not have ({save.game!r}). "
            "Update the program, or open another save."
        )
    return save


def _plain(raw: bytes) -> dict[str, Any]:
    """Return the file as plain data with a format number."""
    if not raw.strip(b"\0 \r\n\t"):
        raise SaveError("The file is empty: nothing was saved in it. Open another save.")
    if len(raw) > _LARGEST:
        raise SaveError("The file is far too large for a saved game. Open another file.")
    foreign = SaveError("This file is not a saved game of Galaxy Table. Choose a file that ends in .rftg.")
    try:
        data: Any = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        if raw.lstrip()[:1] != b"{":
            raise foreign from None
        raise _damaged(str(error)) from None
    if not isinstance(data, dict) or "format" not in data or "game" not in data:
        raise foreign
    number = data["format"]
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise _damaged("its format number is none")
    return data


def _damaged(detail: str) -> SaveError:
    return SaveError(
        f"The save is damaged ({detail}). It is left as it is; open another save, "
        "or go on with the automatic one."
    )


def restored(save: SaveFile, overrides: Iterable[Override] = ()) -> Loaded:
    """Return the session that a file holds, played with the packs in use now.

    Raises:
        SaveError: neither its position nor its log leads to a game that can go on.
    """
    setup = setup_of(save)
    box = box_for(save.game, setup, overrides)
    warnings: list[str] = []
    if save.data != box.digest:
        warnings.append("It was saved with other data (packs); the pieces now say what the data here says.")
    state, problem = _state_of(box, save, setup)
    timeline = _history_of(box, save, setup)
    resumed = save.base is not None
    if timeline is not None and timeline.state != state:
        if problem:
            warnings.append("Its position was damaged and has been rebuilt from the moves.")
        else:
            warnings.append("Its position did not agree with the moves; the moves were proven and count.")
    elif timeline is None:
        if problem:
            raise _damaged(problem)
        warnings.append("Its moves cannot be played again here; undo begins at this position.")
        timeline, resumed = start_at(state), True
    session = Session(
        box,
        timeline,
        seed=save.seed,
        seats=save.seats,
        policy=save.policy,
        open_table=save.open_table,
        ident=save.id,
    )
    session.notes = save.notes
    if resumed:
        before = len(save.log) - len(timeline.entries)
        session.resume_after((item.s, bytes(item.a)) for item in save.log[:before])
    return Loaded(session, tuple(warnings))


def setup_of(save: SaveFile) -> Any:
    """Return what the game of a save was begun with; raises :class:`SaveError`."""
    try:
        setup = GAMES[save.game].decode_setup(save.setup)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _damaged(f"set-up: {error}") from None
    if setup.seats != len(save.seats):
        raise _damaged(f"it names {len(save.seats)} players for {setup.seats} seats")
    return setup


def _state_of(box: Box, save: SaveFile, setup: Any) -> tuple[Any, str]:
    """Return the position and what is wrong with it."""
    try:
        state = box.decode_state(save.state)
        box.check(state)
    except (msgspec.MsgspecError, RecursionError, BrokenInvariant) as error:
        return None, f"position: {error}"
    return state, "" if state.setup == setup else "the position belongs to another set-up"


def _history_of(box: Box, save: SaveFile, setup: Any) -> Timeline | None:
    """Return the course of play where the log still plays as it did."""
    if save.rules != box.spec.rules or save.data != box.digest:
        return None
    try:
        return played_again(box, save, setup)
    except (msgspec.MsgspecError, RecursionError, replay.ReplayError, BrokenInvariant):
        return None


def played_again(box: Box, save: SaveFile, setup: Any) -> Timeline:
    """Play the log of a save again and compare all checkpoints.

    Raises:
        ReplayError: it does not play, or comes out differently.
        msgspec.MsgspecError: an answer is none.
        BrokenInvariant: the position that history begins with contradicts itself.
    """
    if save.base is None:
        timeline = replay.replayed(box, setup, save.seed, _answers(box, save.log))
        replay.verify(timeline, save.checkpoints)
        return timeline
    start = box.decode_state(save.base.state)
    box.check(start)
    timeline = replay.played(box, start_at(start), _answers(box, save.log[save.base.at :]))
    replay.verify(timeline, save.checkpoints, save.base.at)
    return timeline


def _answers(box: Box, log: Iterable[LogItem]) -> list[tuple[Seat, Action]]:
    return [(item.s, box.decode_action(item.a)) for item in log]
