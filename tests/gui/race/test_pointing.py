"""Pointing at the cards of Race: each is reached, comes to the front, and hides nothing with words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.kernel.ids import TABLE, Ref
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.state import ACTIONS
from rftg_desktop.views.table.piece import Piece
from rftg_desktop.views.table.race.named import named_tray
from tests.gui.at_table import Table
from tests.gui.race.at_solo import examples, session_at, walk
from tests.gui.race.test_layout import crowded
from tests.session.playing import choice_name


def row_of(table: Table, zone: str) -> list[Piece]:
    """The player's cards of a zone from left to right."""
    pieces = table.scene.kit.picture(table.scene.frame, table.scene.layout_)
    found = [piece for piece in pieces if (piece.spot.ref.zone, piece.spot.ref.seat) == (zone, 0)]
    return sorted(found, key=lambda piece: piece.rect.x())


def point_at(table: Table, piece: Piece) -> None:
    """Move the pointer to the left edge of a card: that much of it is seen in a full row."""
    point = table.view.mapFromScene(piece.rect.topLeft()) + QPoint(22, 70)
    QTest.mouseMove(table.view.viewport(), point)
    QApplication.processEvents()


def raised(table: Table) -> list[Spot]:
    tokens = [token for group in table.scene.tokens.values() for token in group]
    return [token.piece.spot for token in tokens if token.zValue() > token.piece.z]


@pytest.mark.parametrize("zone", ["seen", "hand", "tableau"])
@pytest.mark.parametrize("back", [False, True])
def test_the_pointer_reaches_each_card_of_a_full_row(zone: str, back: bool, table: Table) -> None:
    table.put(session_at(crowded(empire=14, hand=20, seen=12)))
    row = row_of(table, zone)
    assert len(row) >= 12
    for piece in reversed(row) if back else row:
        point_at(table, piece)
        assert table.view.pointing.pointed == piece.spot
        assert raised(table) == [piece.spot]
    QTest.mouseMove(table.view.viewport(), QPoint(700, 555))
    assert raised(table) == []


def test_the_cursor_of_the_keyboard_raises_cards_too(table: Table) -> None:
    table.put(session_at(crowded(hand=20, seen=12)))
    met = []
    for _ in row_of(table, "seen"):
        QTest.keyClick(table.view, Qt.Key.Key_Tab)
        assert raised(table) == [table.view.keyboard.cursor]
        met.append(table.view.keyboard.cursor)
    assert met == [piece.spot for piece in row_of(table, "seen")]


def test_no_tooltip_hides_the_neighbours_of_a_card(table: Table) -> None:
    """The inspector has all of a card; a place without picture has its tooltip as before."""
    table.put(session_at(crowded(seen=7)))
    pointing, bubble = table.view.pointing, table.view.bubble
    for zone in ("seen", "hand", "tableau"):
        point_at(table, row_of(table, zone)[3])
        pointing.show_tip()
        assert not bubble.isVisible(), zone
    first, second = (piece.spot for piece in row_of(table, "hand")[:2])
    pointing.pin(first)
    pointing.pointed = second
    pointing.show_tip()
    assert bubble.isVisible(), "another card is pinned: the inspector does not show this one"
    bubble.hush()
    pointing.pin(first)
    pointing.pointed = Spot(Ref(TABLE, "deck"))
    pointing.show_tip()
    assert bubble.isVisible()


def test_what_the_tray_covers_is_not_pointed_at(table: Table) -> None:
    table.put(session_at(crowded(seen=7)))
    scene, layout = table.scene, table.scene.layout_
    tray = layout.tray(7)
    gap = tray.topLeft() + QPoint(8, 60)
    assert layout.robot.contains(gap)
    assert scene.place_at(gap) is None
    assert scene.furniture.press_at(gap) == ""
    places = scene.kit.places(scene.frame, layout)
    assert not any(area.intersects(tray) for area in places.values())
    assert Spot(Ref(TABLE, "action", ACTIONS[0])) in places
    assert Spot(Ref(TABLE, "action", ACTIONS[-1])) not in places
    assert Spot(Ref(ROBOT, "credit")) not in places
    table.put(session_at(crowded()))
    assert Spot(Ref(ROBOT, "credit")) in scene.kit.places(scene.frame, layout)


def test_what_named_answers_cover_is_not_pointed_at(table: Table) -> None:
    state, _ = examples(60)["Search", "NameCategory"][0]
    table.put(session_at(state))
    scene = table.scene
    tray = named_tray(scene.frame.named, scene.layout_)
    places = scene.kit.places(scene.frame, scene.layout_)
    assert not any(area.intersects(tray) for area in places.values())
    assert scene.place_at(tray.topLeft() + QPoint(6, 3)) is None
    assert scene.furniture.press_at(tray.topLeft() + QPoint(6, 3)) == ""


def test_open_rows_lie_over_the_tray(table: Table) -> None:
    table.put(session_at(crowded(seen=12)))
    table.view.look(ROBOT)
    scene = table.scene
    for spot, area in scene.kit.places(scene.frame, scene.layout_).items():
        if spot.ref.zone == "phase":
            assert scene.place_at(area.center()) == spot


def test_the_bench_is_drawn_while_it_has_something(table: Table) -> None:
    wanted = {"KeepCards": False, "ChooseActions": True, "Bill": True}
    met = set()
    for session in (session for seed in (1, 2) for session in walk(seed)):
        name = choice_name(session)
        if name in wanted and name not in met:
            met.add(name)
            table.put(session)
            assert table.scene.furniture._panels["bench"].isVisible() == wanted[name], name
    assert met == set(wanted)
