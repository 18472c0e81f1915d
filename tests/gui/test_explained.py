"""Every piece and place explains itself, and no words outlive their piece or cover the button to press."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rftg_desktop.session.session import Session
from rftg_desktop.views.table.paint_side import FITS, INSPECTOR_MARGINS, fitting, words_end
from rftg_desktop.views.table.roll.framing import inspected
from rftg_desktop.views.table.roll.targets import places
from tests.gui.at_table import Table, session_at
from tests.helpers.driver import LEFT
from tests.helpers.playouts import rich_position
from tests.session.playing import answer, deal


def sampled(seed: int, seats: int, chance: float) -> Iterator[Session]:
    dice = random.Random(seed)
    session = session_at(rich_position(seed, seats)) if seed % 2 else deal(seats, seed, open_table=True)
    while not session.is_over and len(session.entries) < 260:
        if dice.random() < chance:
            yield session
        answer(session, dice)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_has_an_explanation(seats: int, table: Table, how_many) -> None:
    """Pieces and places of the mat in full, for each seat looked at, seen by every kind of viewer."""
    met: Counter[str] = Counter()
    for seed in range(how_many(2, 40)):
        for session in sampled(seed, seats, 0.06):
            table.put(session)
            table.view.look(seed % seats)
            frame = table.scene.frame
            areas = places(table.scene.layout_, frame.focus, frame.sixth)
            for spot in [*table.scene.tokens, *areas]:
                found = inspected(frame, spot)
                assert found is not None, spot
                assert found.title
                assert found.subtitle or found.lines, spot
                met[spot.ref.zone] += 1
    assert len(met) > 14, met


def test_every_target_has_an_explanation(table: Table) -> None:
    for session in sampled(3, 3, 0.1):
        table.put(session)
        affordances = table.driver.affordances
        targets = {target for source in affordances.sources() for target in affordances.targets_of(source)}
        for target in targets:
            assert table.scene.areas([target])[target].isValid()
            assert inspected(table.scene.frame, target) is not None, target


def buttons(table: Table) -> list[QRect]:
    """Where the buttons that commit something lie in the view."""
    areas = table.scene.furniture.button_areas
    keys = [face.key for face in table.scene.frame.buttons]
    return [table.view.mapFromScene(areas[key]).boundingRect() for key in keys]


def check_bubble(table: Table) -> None:
    bubble = table.view.bubble
    assert bubble.isVisible()
    assert table.view.rect().contains(bubble.geometry())
    for area in buttons(table):
        assert not bubble.geometry().intersects(area), (bubble.text(), bubble.geometry(), area)


def test_no_words_cover_a_button(table: Table, how_many) -> None:
    """The effect over each target, the refusal anywhere, and the tooltip of everything in sight."""
    said = 0
    for seed in range(how_many(2, 20)):
        for session in sampled(seed, 2 + seed % 4, 0.06):
            table.put(session)
            affordances = table.driver.affordances
            for source in affordances.sources():
                table.hands.pick_up(source)
                for target in affordances.targets_of(source):
                    table.hands.aim(target)
                    check_bubble(table)
                    said += 1
                table.hands.let_go()
            for spot in table.scene.tokens:
                at = table.view.mapFromScene(table.scene.pieces[spot].rect.center())
                table.view.talk.tip(spot, at)
                check_bubble(table)
            for area in buttons(table):
                at, keep = area.topLeft() - QPoint(30, 40), table.view.button_rects()
                table.view.bubble.say("Why not?\n" * 3, at, clear_of=keep)
                check_bubble(table)
            table.view.clear_hands()
    assert said > 100


def test_a_bubble_does_not_outlive_its_piece(table: Table) -> None:
    """Pointed at and told about; then the piece is gone, covered, moved or the pointer elsewhere."""
    session = table.put(session_at(rich_position(5, 3), open_table=False))
    for gone in ("answer", "hide", "look", "resize", "menu", "help", "away"):
        table.open_curtain()
        kit, frame = table.scene.kit, table.scene.frame
        spot = next(spot for spot in table.scene.tokens if not kit.inspected(frame, spot).sides)
        QTest.mouseMove(table.view.viewport(), QPoint(5, 60))
        QTest.mouseMove(table.view.viewport(), table.driver.piece_point(spot))
        table.view.pointing.show_tip()
        assert table.view.bubble.isVisible(), gone
        leave(table, session, gone)
        QApplication.processEvents()
        assert not table.view.bubble.isVisible(), gone
        assert not table.view.pointing.tip_clock.isActive(), gone
        comeback(table)


def leave(table: Table, session: Session, how: str) -> None:
    match how:
        case "answer":
            table.controller.submit(session.options()[0])
        case "hide":
            QTest.keyClick(table.view, Qt.Key.Key_H)
        case "look":
            QTest.keyClick(table.view, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
        case "resize":
            table.window.resize(1200, 700)
        case "menu":
            table.view.press_button("menu")
        case "help":
            QTest.keyClick(table.window, Qt.Key.Key_F1)
        case "away":
            QTest.mouseMove(table.view.viewport(), QPoint(5, 60))


def comeback(table: Table) -> None:
    table.window.table.menu.close_menu()
    if table.window.pages.currentWidget() is not table.window.table:
        QTest.keyClick(table.window, Qt.Key.Key_F1)
    table.view.look(None)


def test_an_explanation_is_pinned_by_key_and_by_the_right_button(table: Table) -> None:
    table.put(session_at(rich_position(5, 3)))
    port, shown = table.view.viewport(), table.scene.furniture
    spot, other = [spot for spot in table.scene.tokens if spot.ref.zone == "tableau"][:2]
    QTest.mouseMove(port, table.driver.piece_point(spot))
    QTest.keyClick(table.view, Qt.Key.Key_I)
    pinned = shown._inspected
    assert pinned is not None
    assert pinned.pinned
    QTest.mouseMove(port, table.driver.piece_point(other))
    assert shown._inspected is pinned
    QTest.mouseClick(port, Qt.MouseButton.RightButton, pos=table.driver.piece_point(other))
    assert shown._inspected is not pinned
    QTest.mouseClick(port, LEFT, pos=QPoint(5, 60))


def test_the_inspector_has_room_for_all_words(table: Table, how_many) -> None:
    """The more is to be said of a tile, the smaller its picture: nothing is cut off."""
    inner = table.scene.layout_.inspector.adjusted(*INSPECTOR_MARGINS)
    ways: Counter[int] = Counter()
    for seed in range(how_many(4, 40)):
        for session in sampled(seed, 2 + seed % 4, 0.06):
            table.put(session)
            for spot in table.scene.tokens:
                found = inspected(table.scene.frame, spot)
                assert found is not None, spot
                way = fitting(inner, found)
                assert words_end(inner, found, way) <= inner.bottom() + 2, found
                ways[FITS.index(way)] += 1
    assert len(ways) > 2, ways
