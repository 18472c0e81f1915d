"""Speed of a game in progress: answering, undo, redo, revision, saving and loading, late in a long game."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rftg_desktop.kernel.rng import below, seeded
from rftg_desktop.rules.registry import GAMES
from rftg_desktop.session.log import lines
from rftg_desktop.session.saves import SaveFolder, load
from rftg_desktop.session.session import SeatInfo, Session
from rftg_desktop.tools.bench import Figure, Measure, typical

_SEATS = 5
_ANSWERS = 1500
_TIMES = 15


def late_game() -> Session:
    """Return a game of five people after many answers, at a place where undo is possible."""
    seats = [SeatInfo(f"Seat {number}") for number in range(_SEATS)]
    chance, seed = seeded(1), 1
    while True:
        session = Session.new("roll", GAMES["roll"].setup_type(seats=_SEATS), seed, seats=seats)
        while session.asked is not None:
            found = session.options()
            pick, chance = below(chance, len(found))
            session.submit(session.asked, found[pick])
            if len(session.entries) >= _ANSWERS and _revisable(session):
                return session
        seed += 1


def _revisable(session: Session) -> bool:
    return session.asked is not None and len(session.revisions(session.asked)) > 1


def in_progress() -> Sequence[Figure]:
    """Measure undo, redo, revision and the log."""
    session = late_game()
    asked = session.asked
    assert asked is not None

    def undo() -> None:
        session.undo(asked)
        session.view(asked)

    def redo() -> None:
        session.redo()
        session.view(asked)

    def revise() -> None:
        session.revise(session.revisions(asked)[0].entry, None)
        session.view(asked)

    def timed(work: Callable[[], object], back: Callable[[], object]) -> float:
        return 1e3 * typical(work, _TIMES, back)

    note = f"{len(session.entries)} answers, {_SEATS} seats"
    undone = timed(undo, session.redo)
    undo()
    redone = timed(redo, undo)
    redo()
    revised = timed(revise, undo)
    return [
        Figure("undo to the new view", undone, "ms", 5, note),
        Figure("redo to the new view", redone, "ms", 5, note),
        Figure("revise to the new view", revised, "ms", 5, note),
        Figure(
            "the whole log of a seat", 1e3 * typical(lambda: lines(session, asked), _TIMES), "ms", note=note
        ),
    ]


def saving() -> Sequence[Figure]:
    """Measure the automatic save and loading with the history rebuilt."""
    session = late_game()
    with TemporaryDirectory() as name:
        folder = SaveFolder(Path(name))
        path = folder.autosave(session)
        size = path.stat().st_size / 1024
        note = f"{len(session.entries)} answers, {size:.0f} KiB"
        return [
            Figure("autosave", 1e3 * typical(lambda: folder.autosave(session), _TIMES), "ms", 50, note),
            Figure("load with history", 1e3 * typical(lambda: load(path), _TIMES), "ms", 150, note),
        ]


FIGURES: Mapping[str, Measure] = {"in-progress": in_progress, "saving": saving}
