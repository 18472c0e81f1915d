"""Speed of the window, drawn offscreen at 1366x768: dragging, answering, undo, the log, start and memory.

Frames are measured in time of the processor, starts as the fastest of some: what else runs on the machine
should not count.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import TYPE_CHECKING

from rftg_desktop.cli import InputError
from rftg_desktop.kernel.rng import below, seeded
from rftg_desktop.session.saves import SaveFolder
from rftg_desktop.session.session import Session
from rftg_desktop.tools.bench import Figure, Measure, typical
from rftg_desktop.tools.bench_session import late_game
from rftg_desktop.tools.first_frame import SIZE
from rftg_desktop.tools.random_game import random_game
from rftg_desktop.tools.screenshot import offscreen

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from rftg_desktop.controller.game_controller import GameController
    from rftg_desktop.views.play.table_view import TableView
    from rftg_desktop.views.table.token import Token

_DICE = 60
_ROUNDS = 4
_STEPS = 90
_ANSWERS = 60
_STARTS = 5
_TIMES = 15
_SHARE = 0.99
_MOVES = 150


@contextmanager
def shown(session: Session) -> Iterator[tuple["TableView", "GameController"]]:
    """Show a game in a view of the usual size, its seat to move before the screen."""
    app = offscreen()
    from rftg_desktop.controller.game_controller import GameController
    from rftg_desktop.views.play.table_view import TableView

    controller = GameController(session, shake=False)
    view = TableView()
    view.resize(*SIZE)
    view.set_controller(controller)
    controller.start()
    _seat(controller)
    view.show()
    app.processEvents()
    yield view, controller
    view.set_controller(None)
    view.close()
    view.deleteLater()
    app.processEvents()


def _seat(controller: "GameController") -> None:
    if controller.curtain_for is not None:
        controller.open_curtain(controller.curtain_for)


def timed(work: Callable[[], object]) -> float:
    """Return the milliseconds until ``work`` is done and drawn."""
    from PySide6.QtWidgets import QApplication

    began = process_time()
    work()
    QApplication.processEvents()
    return 1e3 * (process_time() - began)


def slowest_but(spans: Sequence[float], part: float) -> float:
    """Return the span that so large a part of all does not exceed."""
    return sorted(spans)[min(len(spans) - 1, int(len(spans) * part))]


# -- dragging ------------------------------------------------------------------------------------------


def dragging() -> Sequence[Figure]:
    """Drag a die about a full table, and pick up every piece that can be moved."""
    with shown(_assigning()) as (view, _):
        dice = _fill(view)
        lit = [pick_up_time(view, token) for token in movable(view) for _ in range(3)]
        frames = [span for _ in range(_ROUNDS) for span in drag(view, movable(view)[0])]
    note = f"5 seats, {dice} dice, {len(frames)} frames"
    return [
        Figure("a frame while dragging, median", median(frames), "ms", 8, note),
        Figure("a frame while dragging, 99th percentile", slowest_but(frames, _SHARE), "ms", 16, note),
        Figure("targets lit after picking up, slowest", max(lit), "ms", 50, f"{len(lit)} times"),
    ]


def _assigning() -> Session:
    """Return a late game of five at somebody's assignment."""
    from rftg_desktop.rules.roll.steps import Assign

    for moves in range(900, 1400, 3):
        session = random_game("roll", 5, 2, moves, open_table=True)
        if isinstance(session.choice, Assign) and len(session.options()) > 12:
            return session
    raise InputError("no such position was found")


def _fill(view: "TableView") -> int:
    """Add dice until there are as many pieces as on a full table; return how many there are."""
    from PySide6.QtCore import QRectF
    from PySide6.QtWidgets import QGraphicsPixmapItem

    from rftg_desktop.views.table.piece import DIE

    dice = [token for group in view.table.tokens.values() for token in group if token.piece.kind == DIE]
    count = len(dice)
    place = QRectF(view.table.layout_.tableau)
    while count < _DICE:
        piece = dice[count % len(dice)].piece
        item = QGraphicsPixmapItem(view.table.sprite_of(piece).pixmap)
        item.setPos(place.x() + count * 37 % place.width(), place.y() + count * 23 % place.height())
        view.table.addItem(item)
        count += 1
    return count


def movable(view: "TableView") -> list["Token"]:
    """Return the pieces that can be picked up."""
    found = (view.table.token_of(spot) for spot in view.hands.affordances.sources())
    return [token for token in found if token is not None]


def pick_up_time(view: "TableView", token: "Token") -> float:
    """Return the milliseconds until a piece is picked up and its targets are lit."""
    spot = token.piece.spot
    spent = timed(lambda: view.hands.pick_up(spot))
    view.hands.forget()
    timed(lambda: None)
    return spent


def drag(view: "TableView", token: "Token") -> Iterator[float]:
    """Carry a piece across the table and home again, a frame for each movement of the mouse."""
    from PySide6.QtCore import QPointF

    start = token.piece.rect.center()
    _mouse(view, "press", start)
    _mouse(view, "move", start + QPointF(12, 9))
    timed(lambda: None)
    for step in range(_STEPS):
        share = step / _STEPS
        at = QPointF(60 + share * 950, 250 + 400 * abs(0.5 - share))
        yield timed(lambda at=at: _mouse(view, "move", at))  # type: ignore[misc]
    view.hands.forget()


def _mouse(view: "TableView", what: str, point: "QPointF") -> None:
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    kind = QEvent.Type.MouseMove if what == "move" else QEvent.Type.MouseButtonPress
    button = Qt.MouseButton.NoButton if what == "move" else Qt.MouseButton.LeftButton
    at = QPointF(view.mapFromScene(point))
    event = QMouseEvent(kind, at, at, button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


# -- answering -----------------------------------------------------------------------------------------


def answering() -> Sequence[Figure]:
    """Give answers late in a long game, with everything drawn anew that they change."""
    session = late_game()
    chance = seeded(3)
    spans: list[float] = []
    with shown(session) as (view, controller):
        rest(view)
        while len(spans) < _ANSWERS and (found := controller.session.options()):
            pick, chance = below(chance, len(found))
            spans.append(timed(lambda pick=pick, found=found: controller.submit(found[pick])))  # type: ignore[misc]
            _seat(controller)
            rest(view)
    note = f"after {len(session.entries)} answers, the table at rest between them"
    return [
        Figure("an answer to the new frame, median", median(spans), "ms", 50, note),
        Figure("an answer to the new frame, 95th percentile", slowest_but(spans, 0.95), "ms", 50, note),
    ]


def rest(view: "TableView") -> None:
    """Let the table do what it does while a person thinks."""
    from PySide6.QtWidgets import QApplication

    while view.warmth.running:
        QApplication.processEvents()


def taking_back() -> Sequence[Figure]:
    """Undo and redo in the window, and word the log, late in a long game."""
    session = late_game()
    with shown(session) as (_, controller):
        from rftg_desktop.session.log import recent
        from rftg_desktop.views.table.framing import LOG_EVENTS, sitting_of
        from rftg_desktop.views.table.roll.framing import catalog_of
        from rftg_desktop.views.table.roll.log import log_of

        sitting, catalog = sitting_of(controller), catalog_of(controller)
        spans = [timed(controller.undo if number % 2 == 0 else controller.redo) for number in range(_TIMES)]

        def worded() -> object:
            events = recent(session, controller.reader, LOG_EVENTS)
            return log_of(events, sitting, catalog, controller.view)

        log = 1e3 * typical(worded, _TIMES)
    note = f"{len(session.entries)} answers"
    return [
        Figure("undo or redo to the new frame", median(spans), "ms", 50, note),
        Figure("the lines of the log at a move", log, "ms", 5, note),
    ]


# -- start and memory ------------------------------------------------------------------------------------


def start() -> Sequence[Figure]:
    """Start the program in processes of its own, in turns with a bare view, and look at its memory."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        save = str(SaveFolder(folder / "saves").autosave(random_game("roll", 3, 7, _MOVES)))
        long = str(SaveFolder(folder / "long").autosave(late_game()))
        kinds = (("bare",), ("start",), ("game", save))
        for kind in kinds:
            _first_frame(folder, kind)  # the first start of each compiles
        rounds = [[_first_frame(folder, kind)[0] for kind in kinds] for _ in range(_STARTS)]
        bare, menu, table = (min(spans) for spans in zip(*rounds, strict=True))
        opened, played = (_first_frame(folder, (kind, long))[1] for kind in ("rested", "played"))
    note = f"a bare view with 300 items takes {1e3 * bare:.0f} ms"
    return [
        Figure("start to the menu, next to a bare view", menu / bare, "", 2.5, note),
        # The first frame on which anything can be done is the menu's; a save named at the start has the 2 s.
        Figure("start to a game's first frame, next to it", table / bare, "", note=note),
        Figure("start to a game's first frame", 1e3 * table, "ms", 2000),
        Figure("memory with a game of five open", opened or None, "MiB", 150),
        Figure("memory after 120 more answers", played or None, "MiB", 150),
    ]


def _first_frame(folder: Path, kind: Sequence[str]) -> tuple[float, float]:
    """Return the seconds to the first frame and the memory then, of a process with folders of its own."""
    places = {f"XDG_{what}_HOME": str(folder / what) for what in ("CACHE", "CONFIG", "DATA", "STATE")}
    env = {**os.environ, **places, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "rftg_desktop.tools.first_frame", *kind]
    began = perf_counter()
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    spent = perf_counter() - began
    if done.returncode != 0:
        raise InputError(f"the program did not start: {done.stderr.strip().splitlines()[-1:]}")
    return spent, float(done.stdout)


FIGURES: Mapping[str, Measure] = {
    "dragging": dragging,
    "answering": answering,
    "taking-back": taking_back,
    "start": start,
}
