"""Pass-and-play: what is on the screen tells nothing of another seat's secrets, pixel for pixel."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.kernel.actions import Done
from rftg_desktop.rules.roll.events import LockedIn
from rftg_desktop.rules.roll.tile_events import TilesDrawn
from rftg_desktop.session.session import Session
from rftg_desktop.views.table.roll.framing import inspected
from tests.gui.at_table import Table, session_at
from tests.helpers.driver import CTRL
from tests.helpers.playouts import rich_position
from tests.helpers.tables import twin
from tests.session.playing import answer, choice_name, deal
from tests.session.test_twins import TWINS, answer_alike


def somewhere(seed: int, chance: random.Random) -> Session:
    """A game of random answers that is not over."""
    count = 2 + seed % 4
    session = session_at(rich_position(seed, count), open_table=False) if seed % 2 else deal(count, seed)
    for _ in range(chance.randrange(120)):
        former = session.timeline
        answer(session, chance)
        if session.is_over:
            session._put(former)
    return session


def pairs(seed: int) -> Iterator[tuple[Session, Session]]:
    """Two sessions at a handover, and after answers of others that look alike: only secrets differ."""
    chance = random.Random(seed)
    while True:
        seed += 1
        session = somewhere(seed, chance)
        count = len(session.seats)
        mixed = seed % 3 > 0
        viewer = session.asked if mixed and session.asked is not None else chance.randrange(count)
        other = twin(session.state, viewer, chance) if mixed else chance.choice(TWINS)(session.state, viewer)
        if other is None:
            continue
        one, two = (session_at(state, open_table=False, ident="a") for state in (session.state, other))
        for _ in range(0 if mixed else 10):
            if one.asked in (None, viewer) or not answer_alike(one, two, viewer, chance):
                break
        if one.asked == viewer == two.asked:
            yield one, two


def picture(widget: QWidget) -> QImage:
    QApplication.processEvents()
    return widget.grab().toImage()


def part_of(one: Any, two: Any) -> str:
    """Where two pictures differ, for the message of a failure."""
    if not isinstance(one, QImage):
        return ""
    spots = [
        (x, y)
        for x in range(0, one.width(), 3)
        for y in range(0, one.height(), 3)
        if one.pixel(x, y) != two.pixel(x, y)
    ]
    (left, right), (top, bottom) = ((min(part), max(part)) for part in zip(*spots, strict=True))
    return f"{len(spots)} spots in {left}..{right}, {top}..{bottom}"


def words(table: Table) -> dict[str, Any]:
    """All that can be read, heard or hovered in the window."""
    window, view, controller = table.window, table.view, table.controller
    widgets = [window, *window.findChildren(QWidget)]
    frame = table.scene.frame
    return {
        "title": window.windowTitle(),
        "tooltips": [widget.toolTip() for widget in widgets],
        "names": [(widget.accessibleName(), widget.accessibleDescription()) for widget in widgets],
        "undo": controller.undo_words(),
        "log": frame.log,
        "prompt": (frame.step, frame.title, frame.hint, frame.subtitle, frame.sixth),
        "buttons": (frame.buttons, frame.bar_buttons),
        "bubble": view.bubble.text(),
        "inspector": table.scene.furniture._inspected,
    }


def looks(table: Table, session: Session) -> Iterator[tuple[str, Any]]:
    """What the screen shows: the curtain, the table under it, the seat's view, and its look at others."""
    table.put(session, shake=True)
    yield "whole window", picture(table.window)
    if table.controller.curtain_for is not None:
        yield "table under it", picture(table.view)
    yield "words", words(table)
    table.open_curtain()
    yield "opened", picture(table.window)
    yield "words when opened", words(table)
    QTest.keyClick(table.view, Qt.Key.Key_Space)
    yield "rolled", picture(table.window)
    for seat in range(len(session.seats)):
        table.view.look(seat)
        frame, spots = table.scene.frame, sorted(table.scene.tokens, key=repr)
        yield f"tokens of {seat}", spots
        yield f"explanations of {seat}", [inspected(frame, spot) for spot in spots]
        if seat == (len(session.entries) + session.moment[0]) % len(session.seats):
            yield f"look at {seat}", picture(table.view)
    table.view.look(None)
    yield "words in the end", words(table)


@pytest.mark.parametrize("first_seed", [0, 1000, 2000])
def test_pairs_look_alike(first_seed: int, table: Table, how_many) -> None:
    curtains = 0
    source = pairs(first_seed)
    for _ in range(how_many(20, 170)):
        one, two = next(source)
        curtains += one.question.private
        first = list(looks(table, one))
        for (name, expected), (_, found) in zip(first, looks(table, two), strict=True):
            assert found == expected, f"{name}: {part_of(expected, found)}"
    assert curtains > 5


@pytest.mark.parametrize("count", [2, 3, 5])
def test_curtains_of_whole_games(count: int, qapp: QApplication) -> None:
    """One for roll and assign, and one more where a seat sees drawn tiles or gives up a tile."""
    session, chance = deal(count, 10 + count), random.Random(count)
    controller = GameController(session, shake=False)
    fell: Counter[tuple[int, int]] = Counter()
    allowed: Counter[tuple[int, int]] = Counter()
    controller.curtain.connect(lambda seat: fell.update([(seat, session.moment[0])]))
    controller.start()
    while session.asked is not None:
        if controller.curtain_for is not None:
            assert controller.viewer is None
            assert controller.choice is None
            assert not controller.affordances.answers
            assert controller.undo_words() is None
            controller.open_curtain(controller.curtain_for)
        controller.submit(chance.choice(session.options()))
        for event in session.entries[-1].events:
            if isinstance(event, LockedIn | TilesDrawn):
                allowed[event.seat, session.moment[0]] += 1
        if choice_name(session) in ("Explore", "AbandonOne") and session.question.private:
            allowed[session.asked or 0, session.moment[0]] += 1
    assert all(fell[key] <= allowed[key] for key in fell if key[1] > 0)
    assert sum(fell.values()) > 20


HANDLING = ("held", "dragged", "pinned", "pointed", "cursor", "looking", "power", "menu", "nothing")


def handle(table: Table, how: str, chance: random.Random) -> None:
    """Leave traces on the table."""
    view, sources = table.view, sorted(table.driver.affordances.sources(), key=repr)
    spot = chance.choice(sources or sorted(table.scene.tokens, key=repr))
    at = table.driver.piece_point(spot)
    QTest.mouseMove(view.viewport(), at)
    if how in ("held", "dragged") and sources:
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseMove(view.viewport(), at + QPoint(20, 9))
        target = next(iter(view.hands.targets))
        QTest.mouseMove(view.viewport(), table.driver.target_point(target))
        assert view.bubble.isVisible()
    elif how == "pinned":
        QTest.keyClick(view, Qt.Key.Key_I)
    elif how == "pointed":
        view.pointing.show_tip()
    elif how == "cursor":
        QTest.keyClick(view, Qt.Key.Key_Tab)
    elif how == "looking":
        view.look((table.controller.focus + 1) % 2)
    elif how == "power":
        QTest.keyClick(view, Qt.Key.Key_P)
    elif how == "menu":
        view.press_button("menu")


@pytest.mark.parametrize("how", HANDLING)
def test_nothing_of_the_former_seat_stays_under_the_curtain(how: str, table: Table) -> None:
    falls = 0
    for seed in (1, 2, 3):
        chance = random.Random(seed)
        session = table.put(session_at(rich_position(seed, 3), open_table=False))
        for _ in range(60):
            table.open_curtain()
            former = table.controller.bound
            handle(table, how, chance)
            end_or_hide(table, session, chance)
            if table.controller.curtain_for is not None:
                falls += 1
                bare(table, former)
            table.window.table.menu.close_menu()
            if session.is_over or falls > 6 * seed:
                break
    assert falls > 10


def end_or_hide(table: Table, session: Session, chance: random.Random) -> None:
    """Lock in where that is possible, now and then hide, else answer somehow."""
    done = next((option for option in session.options() if isinstance(option, Done)), None)
    if chance.random() < 0.2 and table.controller.bound is not None:
        QTest.keyClick(table.view, Qt.Key.Key_H)
    elif done is not None and table.view.look_at is None:
        QTest.keyClick(table.view, Qt.Key.Key_Return, CTRL)
    else:
        table.controller.submit(done or chance.choice(session.options()))
    QApplication.processEvents()


def bare(table: Table, former: int | None) -> None:
    """Only the shared table lies under the curtain, and nobody's hand on it."""
    view, page = table.view, table.window.table
    assert page.curtain.isVisible()
    assert page.curtain.geometry() == page.rect()
    assert QApplication.focusWidget() is page.curtain
    assert not page.menu.isVisible()
    table.check_empty_hands()
    table.check_tokens()
    assert table.scene.frame.view == table.controller.session.view(None)
    assert not view.bubble.isVisible()
    assert not view.bubble.text()
    assert not view.pointing.tip_clock.isActive()
    assert view.pointing.pinned is None
    assert view.pointing.pointed is None
    assert view.look_at is None
    assert view.keyboard.cursor is None
    assert not view.hands.via
    assert table.scene.furniture._inspected is None
    assert not table.scene.frame.affordances.answers
    assert view.accessibleName() == table.scene.frame.title
    for seat in (former, table.controller.curtain_for):
        mat = table.scene.frame.view.seats[seat if seat is not None else 0]
        assert not any(mat.looking)
        assert all(tile is None for stack in mat.stacks for tile in stack.tiles[1:])


def test_own_tiles_are_looked_at_through_the_curtain(table: Table, how_many) -> None:
    """Asked on the shared table, a seat may see its own tiles: curtain first, and hidden again by a key."""
    looked = 0
    for seed in range(how_many(6, 60)):
        chance = random.Random(seed)
        session = table.put(session_at(rich_position(seed, 3), open_table=False))
        while not session.is_over and len(session.entries) < 120 and looked < 4 * (seed + 1):
            table.open_curtain()
            if "mine" in table.scene.furniture.button_areas:
                look_at_own(table, session, looked)
                looked += 1
            table.controller.submit(chance.choice(session.options()))
    assert looked > 8


def look_at_own(table: Table, session: Session, number: int) -> None:
    seat, before = session.asked, table.scene.frame
    assert before.view == session.view(None)
    if number % 2:
        table.driver.click_button("mine")
    else:
        QTest.keyClick(table.view, Qt.Key.Key_M)
    assert table.controller.curtain_for == seat
    bare(table, seat)
    table.open_curtain()
    assert table.scene.frame.view == session.view(seat)
    assert table.controller.affordances == before.affordances
    QTest.keyClick(table.view, Qt.Key.Key_H)
    assert table.scene.frame.view == session.view(None)
    assert table.controller.curtain_for is None
    assert table.controller.affordances.answers
    assert not session.question.private
