"""Everything has its place at every size, with 2 to 5 seats, the longest names, large empires."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from rftg_desktop.rules.roll.game import base_game
from rftg_desktop.rules.roll.state import State
from rftg_desktop.rules.roll.view import observe
from rftg_desktop.views.sprites.canvas import Type
from rftg_desktop.views.table.layout import scale_for
from rftg_desktop.views.table.piece import DIE, Piece
from rftg_desktop.views.table.roll.layout import PLACES, Layout
from rftg_desktop.views.table.roll.picture import picture
from tests.gui.at_table import LONGEST, SIZE, Table, session_at
from tests.helpers.position import position

SIZES = ((1366, 768), (1366, 700), (1024, 600), (1920, 1080), (2560, 1440))
HAIR = 0.01
LEAST_TEXT = 11.0
AWAY = 10_000.0


def layout_of(size: tuple[int, int], seats: int) -> Layout:
    scale = scale_for(*size)
    return Layout(size[0] / scale, size[1] / scale, seats)


def crowded(seats: int, pool: int = 3) -> State:
    """Eighteen tiles, sixteen citizens, eight dice in a column, six tiles in each stack and in the hand."""
    tiles = sorted(base_game().catalog.tiles)
    hand, first, second, built = (tiles[at : at + n] for at, n in ((0, 6), (6, 6), (12, 6), (20, 15)))
    goods = ", ".join(f"{tile}.w:{letter}" for tile, letter in zip(built[:3], "NRG", strict=True))
    full = (
        f"faction 3 | home 5 | citizenry HHHHHHMMMMCCNNRR | strip settle:HHHHHHMM produce:CCCC"
        f" | goods {goods} | dev {first[0]}(HHMM), {', '.join(first[1:])}"
        f" | world {second[0]}(RRGG), {', '.join(second[1:])}"
        f" | tableau {', '.join(f'{tile}.w' for tile in built)} | look {', '.join(hand)}"
        f" | cup GGAA | $10 | vp 38"
    )
    others = (f"faction {number} | home {number} | cup HN | citizenry R | $7" for number in (1, 2, 4, 6))
    lines = [
        "table round 9 | pool 3",
        full,
        *(line for line, _ in zip(others, range(seats - 1), strict=False)),
    ]
    return position(*lines, "> keep(scouted=true)")


def pieces_of(layout: Layout, seats: int) -> list[Piece]:
    state = crowded(seats)
    return picture(observe(base_game(), state, 0), 0, layout, open_cup=True)


def panels(layout: Layout) -> dict[str, QRectF]:
    found = {"bar": layout.top_bar, "mat": layout.mat, "pool": layout.pool}
    found |= {"inspector": layout.inspector, "log": layout.log}
    found |= {f"opponent {place}": layout.opponent(place) for place in range(layout.seats - 1)}
    return found | {f"place {place}": layout.place(place) for place in range(PLACES)}


def wells(layout: Layout) -> dict[str, QRectF]:
    """What lies in the mat."""
    found = {"cup": layout.cup, "citizenry": layout.citizenry, "tableau": layout.tableau}
    return found | {"dev": layout.stack(0), "world": layout.stack(1), "header": layout.mat_header}


@pytest.fixture(params=[(size, seats) for size in SIZES for seats in (2, 3, 4, 5)], ids=str)
def layout(request: pytest.FixtureRequest) -> Layout:
    return layout_of(*request.param)


def test_panels_are_in_the_window_and_apart(layout: Layout) -> None:
    window = QRectF(0, 0, layout.width, layout.height).adjusted(-HAIR, -HAIR, HAIR, HAIR)
    for found in (panels(layout), wells(layout)):
        for name, area in found.items():
            assert window.contains(area), name
            assert area.width() > 40, name
            assert area.height() > 24, name
        for (one, first), (two, second) in combinations(found.items(), 2):
            assert not first.adjusted(HAIR, HAIR, -HAIR, -HAIR).intersects(second), (one, two)
    for name, area in wells(layout).items():
        assert layout.mat.adjusted(-HAIR, -HAIR, HAIR, HAIR).contains(area), name


def ground(layout: Layout, piece: Piece) -> QRectF:
    """Where a piece must lie."""
    zone, key = piece.spot.ref.zone, piece.spot.ref.key
    grounds: dict[str, Callable[[], QRectF]] = {
        "column": lambda: layout.place(int(key)),
        "select": lambda: layout.place(int(key)),
        "dictate": lambda: layout.place(PLACES - 1),
        "stack": lambda: layout.stack(int(key)),
        "site": lambda: layout.stack(int(key)),
        "spent": lambda: layout.stack(0).united(layout.stack(1)),
        "citizenry": lambda: layout.citizenry,
        "cup": lambda: layout.cup,
        "unassigned": lambda: layout.cup,
        "tableau": lambda: layout.tableau,
        "good": lambda: layout.tableau,
        "looking": lambda: layout.tableau,
    }
    return grounds[zone]().adjusted(-HAIR, -HAIR, HAIR, HAIR)


def test_the_pieces_of_a_large_empire_lie_in_their_places(layout: Layout) -> None:
    pieces = pieces_of(layout, layout.seats)
    assert len(pieces) > 70
    for piece in pieces:
        assert ground(layout, piece).contains(piece.rect), piece
        assert piece.rect.width() > 15, piece


def test_whole_tiles_and_dice_do_not_hide_each_other(layout: Layout) -> None:
    """Tiles of the empire and of the hand lie apart; of dice and small tiles in a row a strip stays free."""
    pieces = pieces_of(layout, layout.seats)
    for zone in ("tableau", "looking"):
        tiles = [piece.rect for piece in pieces if piece.spot.ref.zone == zone]
        assert len(tiles) == (18 if zone == "tableau" else 6)
        for first, second in combinations(tiles, 2):
            assert not first.adjusted(HAIR, HAIR, -HAIR, -HAIR).intersects(second), zone
    dice = [piece.rect for piece in pieces if piece.kind == DIE]
    for first, second in combinations(dice, 2):
        away = first.center() - second.center()
        assert abs(away.x()) + abs(away.y()) > 7, (first, second)


# -- the window itself -----------------------------------------------------------------------------


def empires() -> Iterator[tuple[int, State]]:
    for seats, pool in ((2, 3), (5, 47)):
        yield seats, crowded(seats, pool)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_window_with_long_names(size: tuple[int, int], table: Table) -> None:
    for _, state in empires():
        table.window.resize(*size)
        QApplication.processEvents()
        table.put(session_at(state, names=LONGEST))
        table.check_tokens()
        view, areas = table.view, table.scene.furniture.button_areas
        assert (view.width(), view.height()) == size
        corners = [view.mapFromScene(area).boundingRect() for area in areas.values()]
        assert all(view.rect().contains(corner) for corner in corners)
        for one, two in combinations(corners, 2):
            assert not one.intersects(two)
        lay = table.scene.layout_
        for key in (face.key for face in table.scene.frame.buttons):
            assert lay.mat_header.contains(areas[key])
            assert not areas[key].intersects(lay.points)
            assert not areas[key].intersects(lay.credits)
        scene = table.scene.sceneRect()
        assert abs(view.mapFromScene(scene.bottomRight()).x() - view.width()) <= 1
        assert abs(view.mapFromScene(scene.bottomRight()).y() - view.height()) <= 1


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
    scene = table.scene
    for seats, state in empires():
        scene.sprites.__init__()
        table.window.resize(1920, 1080)
        QApplication.processEvents()
        table.window.resize(*SIZE)
        QApplication.processEvents()
        table.put(session_at(state, names=LONGEST))
        for spot in list(scene.tokens):
            table.view.pointing.inspect(spot)
        for seat in range(seats):
            table.view.look(seat)
    assert scene.zoom == 1.0
    assert len(seen) > 60
    small = {words: size for words, size in seen.items() if size < LEAST_TEXT}
    assert not small
