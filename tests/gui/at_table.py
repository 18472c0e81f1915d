"""Games put before the real window, and what the tests look at there."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rftg_desktop.controller.affordances import Affordances, Answer, Button, Spot
from rftg_desktop.kernel import engine
from rftg_desktop.rules.roll.actions import RollAction
from rftg_desktop.rules.roll.state import State
from rftg_desktop.session.history import start_at
from rftg_desktop.session.session import SeatInfo, Session
from rftg_desktop.views.main_window import MainWindow
from tests.helpers.driver import LEFT, Driver
from tests.helpers.playouts import playout, rich_position
from tests.session.playing import deal

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eva")
LONGEST = (
    "Wilhelmina Wunderman",
    "Maximiliane Wurmwald",
    "Gwendolyn Mammutbaum",
    "WWWWWWWWWWWWWWWWWWWW",
    "Ö",
)
ACTIONS: tuple[type, ...] = RollAction.__args__
SIZE = (1366, 768)
NO_SLIP = QPoint(0, 0)
BOX = deal(2, 1).box


def session_at(
    state: State, *, open_table: bool = True, names: tuple[str, ...] = NAMES, ident: str = ""
) -> Session:
    """A session that begins with a position."""
    seats = [SeatInfo(name) for name in names[: len(state.seats)]]
    return Session(BOX, start_at(state), seed=1, seats=seats, open_table=open_table, ident=ident)


def sampled(seed: int, seats: int, moves: int, chance: float) -> Iterator[State]:
    """Positions of a random game, every other one from full tableaus, in which the first seat is asked."""
    dice = random.Random(seed)
    start = rich_position(seed, seats) if seed % 2 else None
    for number, step in enumerate(playout(seed, seats, start)):
        if number > moves:
            return
        if dice.random() < chance and engine.waiting(step.before)[0] == step.seat:
            yield step.before


def can_be_given(affordances: Affordances, answer: Answer) -> bool:
    """Tell whether a drop can mean an answer, and is not always taken for another one."""
    return any(
        isinstance(way, Button) or answer in affordances.actions_for(way.source, way.target, way.via)
        for way in answer.ways
    )


def double_click(widget: QWidget, at: QPoint, slip: QPoint = NO_SLIP) -> None:
    """What the system sends for a double click: two presses and releases, the second a double one."""
    QTest.mousePress(widget, LEFT, pos=at)
    QTest.mouseRelease(widget, LEFT, pos=at + slip)
    QTest.mouseDClick(widget, LEFT, pos=at + slip)
    QTest.mouseRelease(widget, LEFT, pos=at + slip)


class Table:
    """The window with a game on it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.driver = Driver(window)

    def put(self, session: Session, *, shake: bool = False) -> Session:
        """Lay out a game; unless ``shake``, dice need no shaking."""
        self.window.play(session)
        controller = self.window.table.controller
        assert controller is not None
        if not shake:
            controller.shake = False
            controller.start()
        QApplication.processEvents()
        return session

    @property
    def view(self):
        return self.window.table.view

    @property
    def scene(self):
        return self.window.table.view.table

    @property
    def hands(self):
        return self.window.table.view.hands

    @property
    def controller(self):
        return self.window.table.controller

    def open_curtain(self) -> None:
        if self.controller.curtain_for is not None:
            self.driver.open_curtain()

    # -- what must always hold ---------------------------------------------------------------------

    def tokens(self) -> Counter[Spot]:
        """How many tokens the scene shows at each spot."""
        return Counter({spot: len(group) for spot, group in self.scene.tokens.items()})

    def check_tokens(self) -> None:
        """Every piece of the picture has its token, in its place, and nothing else lies there."""
        from rftg_desktop.views.table.token import Token

        scene, frame = self.scene, self.scene.frame
        pieces = scene.kit.picture(frame, scene.layout_)
        assert Counter(piece.spot for piece in pieces) == self.tokens()
        kept = [token for group in scene.tokens.values() for token in group]
        assert {id(item) for item in scene.items() if isinstance(item, Token)} == {id(t) for t in kept}
        assert Counter(map(_where, pieces)) == Counter(_where(token.piece) for token in kept)
        for spot, group in scene.tokens.items():
            for token in group:
                assert token.piece.spot == spot
                assert token.pos() == token.piece.rect.topLeft(), spot
                assert token.isVisible()
                assert token.scale() == 1.0, spot
                assert token.opacity() == 1.0, spot

    def check_empty_hands(self) -> None:
        """Nothing is held, lit, asked or said."""
        hands = self.hands
        assert hands.held is None
        assert not hands.dragging
        assert not hands.targets
        assert not self.scene._lights
        assert not self.view.chooser.isVisible()


def _where(piece: Any) -> tuple[Any, ...]:
    return piece.spot, piece.rect.getRect(), piece.kind, piece.side, piece.face


def examples(seeds: int = 60, each: int = 1) -> dict[tuple[str, str], list[tuple[State, Any]]]:
    """For each class of actions, by the choice it answers, positions of random play with such an option."""
    found: dict[tuple[str, str], list[tuple[State, Any]]] = {}
    for seed in range(seeds):
        start = rich_position(seed, 2 + seed % 4) if seed % 3 else None
        for number, step in enumerate(playout(seed, 2 + seed % 4, start)):
            if number > 300:
                break
            if engine.waiting(step.before)[0] != step.seat:
                continue
            choice = type(engine.choice_of(step.before, step.seat)).__name__
            for action in step.options:
                places = found.setdefault((type(action).__name__, choice), [])
                if len(places) < each and all(before is not step.before for before, _ in places):
                    places.append((step.before, action))
    return found
