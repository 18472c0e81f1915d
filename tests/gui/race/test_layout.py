"""Everything of Race has its place at every size: large empires, full hands, a long name."""

from __future__ import annotations

import sys
from itertools import combinations, pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.kernel.ids import Ref
from rftg_desktop.rules.race.state import ACTIONS, State
from rftg_desktop.views.main_window import MainWindow
from rftg_desktop.views.sprites.canvas import Type, text_width
from rftg_desktop.views.sprites.race.card import picture_height
from rftg_desktop.views.sprites.race.piles import LOWEST
from rftg_desktop.views.table.button import words_type
from rftg_desktop.views.table.frame import USUAL
from rftg_desktop.views.table.layout import scale_for
from rftg_desktop.views.table.piece import Piece
from rftg_desktop.views.table.race.framing import frame_of
from rftg_desktop.views.table.race.layout import CARD, Layout
from rftg_desktop.views.table.race.named import named_places, named_tray
from rftg_desktop.views.table.race.paint_robot import pill_places
from rftg_desktop.views.table.race.picture import picture
from rftg_desktop.views.table.race_faces import card_face
from tests.gui.at_table import LONGEST, SIZE, Table
from tests.gui.race.at_solo import BOX, examples, session_at, walk
from tests.session.playing import choice_name

SIZES = ((1366, 768), (1366, 700), (1024, 600), (1920, 1080), (2560, 1440))
HAIR = 0.01
LEAST_TEXT = 11.0
AWAY = 10_000.0
ZONES = ("tucked", "good")
CATALOG: Any = BOX.game.catalog  # type: ignore[attr-defined]


def layout_of(size: tuple[int, int]) -> Layout:
    scale = scale_for(*size)
    return Layout(size[0] / scale, size[1] / scale, 1)


def crowded(empire: int = 14, hand: int = 20, seen: int = 0) -> State:
    """A large empire with goods, a full hand, and as much before the robot."""
    wanted = "KeepCards" if seen else "ChoosePlacement"
    state = next(s.state for seed in range(9) for s in walk(seed) if choice_name(s) == wanted)
    ids = [card for card, found in CATALOG.cards.items() if found.copies[2] and found.start is None]
    with_goods = [card for card in ids if CATALOG.cards[card].good][:6]
    tableau = (*with_goods, *(card for card in ids if card not in with_goods))[:empire]
    seat = replace(
        state.seats[0],
        tableau=tableau,
        active=tableau,
        hand=tuple(sorted(ids[60 : 60 + hand])),
        seen=tuple(sorted(ids[90 : 90 + seen])) if seen else (),
        goods=tuple((world, ids[-1]) for world in with_goods),
        chips=38,
    )
    robot = replace(state.robot, tableau=tuple(ids[20:33]), placed=2, counters=1, chips=38)
    return replace(state, seats=(seat,), robot=robot)


def pieces_of(layout: Layout, **how: int) -> list[Piece]:
    controller = GameController(session_at(crowded(**how)))
    return picture(frame_of(controller, None, USUAL), layout)


@pytest.fixture(params=SIZES, ids=str)
def layout(request: pytest.FixtureRequest, shared_window: MainWindow) -> Layout:
    return layout_of(request.param)


def panels(layout: Layout) -> dict[str, QRectF]:
    found = {"bar": layout.top_bar, "robot": layout.robot, "mat": layout.mat}
    found |= {"told": layout.explained, "inspector": layout.inspector, "log": layout.log}
    return found | {name: layout.space(name) for name in ACTIONS}


def wells(layout: Layout) -> dict[str, QRectF]:
    """What lies in the own mat."""
    found = {"header": layout.header, "tableau": layout.tableau, "bench": layout.bench}
    return found | {"piles": layout.piles, "hand": layout.hand}


def robots(layout: Layout) -> dict[str, QRectF]:
    """What lies on the robot's mat."""
    found = {"stack": layout.robot_stack, "tableau": layout.robot_tableau, "credit": layout.credit}
    found |= {"economy": layout.economy, "equals": layout.equals, "counters": layout.counters}
    return found | {"tile": layout.world_tile}


def test_panels_are_in_the_window_and_apart(layout: Layout) -> None:
    window = QRectF(0, 0, layout.width, layout.height)
    grounds = ((panels(layout), window), (wells(layout), layout.mat), (robots(layout), layout.robot))
    for found, ground in grounds:
        for name, area in found.items():
            assert ground.adjusted(-HAIR, -HAIR, HAIR, HAIR).contains(area), name
            assert area.width() > 40, name
            assert area.height() > 24, name
        for (one, first), (two, second) in combinations(found.items(), 2):
            assert not first.adjusted(HAIR, HAIR, -HAIR, -HAIR).intersects(second), (one, two)


def ground_of(layout: Layout, piece: Piece) -> QRectF:
    """Where a piece must lie."""
    ref = piece.spot.ref
    if ref.seat == 1:
        return layout.mat.united(layout.robot) if ref.zone == "dice" else layout.robot
    grounds = {"tableau": layout.tableau, "good": layout.tableau, "seen": layout.tray(12), "hand": layout.mat}
    return layout.space(str(ref.key)) if ref.zone == "action" else grounds[ref.zone]


def test_the_name_of_a_pile_lies_below_its_edges(layout: Layout) -> None:
    for pile in (layout.deck, layout.pile):
        label = layout.pile_label(pile)
        assert label.top() >= pile.bottom() + LOWEST
        assert label.bottom() <= layout.pool.top()
    assert layout.pool.contains(layout.leader)


@pytest.mark.parametrize("empire", [3, 8, 12, 15, 18])
def test_pieces_lie_in_their_places(layout: Layout, empire: int) -> None:
    pieces = pieces_of(layout, empire=empire)
    assert len(pieces) > 35
    for piece in pieces:
        ground = ground_of(layout, piece).adjusted(-HAIR, -HAIR, HAIR, HAIR)
        assert ground.contains(piece.rect), piece
        assert piece.rect.width() > 18, piece
    cards = [piece for piece in pieces if piece.kind == "card"]
    for zone, seat, least in (("tableau", 0, 40.0), ("hand", 0, 38.0), ("tableau", 1, 36.0)):
        row = sorted(p.rect.x() for p in cards if (p.spot.ref.zone, p.spot.ref.seat) == (zone, seat))
        steps = [second - first for first, second in pairwise(row)]
        assert min(steps, default=AWAY) > least, (zone, seat)


@pytest.mark.parametrize("empire", [3, 8, 9, 12])
def test_goods_and_tucked_cards_leave_the_name_of_their_world_free(layout: Layout, empire: int) -> None:
    state = crowded(empire=empire)
    worlds = (*state.seats[0].tableau[: empire - 1], "galactic_scavengers")
    goods = tuple((world, "gem_world") for world in worlds if CATALOG.cards[world].good)
    seat = replace(state.seats[0], tableau=worlds, active=worlds, goods=goods, tucked=("gem_world",) * 3)
    frame = frame_of(GameController(session_at(replace(state, seats=(seat,)))), None, USUAL)
    small = [piece for piece in picture(frame, layout) if piece.spot.ref.zone in ("good", "tucked")]
    assert len(small) == len(goods) + 1
    for number, world in enumerate(worlds):
        rect = layout.tableau_card(number, empire)
        name = rect.y() + picture_height(card_face(CATALOG, world), rect.width(), rect.height())
        for piece in small:
            if piece.spot.ref.key == world:
                assert rect.y() < piece.rect.y()
                assert piece.rect.bottom() <= name, piece
    pile, good = (next(p.rect for p in small if p.spot.ref == Ref(0, zone, worlds[-1])) for zone in ZONES)
    assert not pile.intersects(good)


@pytest.mark.parametrize("seen", [1, 2, 5, 8, 12])
def test_cards_looked_at_lie_in_their_tray(layout: Layout, seen: int) -> None:
    """As large as in the hand, and over nothing of the own mat, nor over the robot's numbers."""
    pieces = [piece for piece in pieces_of(layout, seen=seen) if piece.spot.ref.zone == "seen"]
    assert len(pieces) == seen
    tray = layout.tray(seen)
    over = layout.robot.united(layout.space(ACTIONS[0])).united(layout.space(ACTIONS[-1]))
    assert over.adjusted(-HAIR, -HAIR, HAIR, HAIR).contains(tray)
    assert not any(tray.intersects(pill) for pill in pill_places(layout.robot, True))
    for piece in pieces:
        assert tray.contains(piece.rect)
        assert piece.rect.size() == CARD
    row = sorted(piece.rect.x() for piece in pieces)
    assert min((right - left for left, right in pairwise(row)), default=AWAY) > 0.7 * CARD.width()


def test_answers_with_long_names_leave_the_own_cards_in_sight(layout: Layout) -> None:
    """What is searched for is chosen with hand and tableau in view, and not over the robot's numbers."""
    state, _ = examples(60)["Search", "NameCategory"][0]
    frame = frame_of(GameController(session_at(state)), None, USUAL)
    tray, places = named_tray(frame.named, layout), named_places(frame.named, layout)
    assert len(places) == 8
    over = layout.robot.united(layout.space(ACTIONS[0])).united(layout.space(ACTIONS[-1]))
    assert over.adjusted(-HAIR, -HAIR, HAIR, HAIR).contains(tray)
    assert not tray.intersects(layout.mat)
    assert not any(tray.intersects(pill) for pill in pill_places(layout.robot, True))
    for place, face in zip(places, frame.named, strict=True):
        assert tray.contains(place)
        assert place.height() >= 26
        assert text_width(face.text, words_type(face)) <= place.width() - 8, face.text
    for one, two in combinations(places, 2):
        assert not one.intersects(two)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_window_with_a_long_name(size: tuple[int, int], table: Table) -> None:
    table.window.resize(*size)
    QApplication.processEvents()
    table.put(session_at(crowded(), name=LONGEST[0]))
    table.check_tokens()
    view, areas = table.view, table.scene.furniture.button_areas
    corners = [view.mapFromScene(area).boundingRect() for area in areas.values()]
    assert all(view.rect().contains(corner) for corner in corners)
    for one, two in combinations(corners, 2):
        assert not one.intersects(two)
    for face in table.scene.frame.buttons:
        assert table.scene.layout_.header.contains(areas[face.key])


def test_no_text_is_too_small(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every text that is painted for a crowded table at the usual size, in pixels of the window."""
    from rftg_desktop.views.sprites import canvas

    seen: dict[str, float] = {}
    plain = canvas.draw_text

    def watched(painter: QPainter, area: QRectF, words: str, type_: Type, *rest: Any, **more: Any) -> None:
        at = type_.size * abs(painter.worldTransform().m22())
        if words.strip():
            seen[words] = min(seen.get(words, AWAY), at)
        plain(painter, area, words, type_, *rest, **more)

    for name, module in list(sys.modules.items()):
        if name.startswith("rftg_desktop.views") and getattr(module, "draw_text", None) is plain:
            monkeypatch.setattr(module, "draw_text", watched)
    table.window.resize(1920, 1080)
    QApplication.processEvents()
    table.window.resize(*SIZE)
    QApplication.processEvents()
    for state in (crowded(), crowded(seen=7)):
        table.put(session_at(state))
        for spot in list(table.scene.tokens):
            table.view.pointing.inspect(spot)
        table.view.look(1)
    assert table.scene.zoom == 1.0
    assert len(seen) > 60
    small = {words: size for words, size in seen.items() if size < LEAST_TEXT}
    assert not small
