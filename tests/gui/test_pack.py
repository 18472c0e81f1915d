"""A pack changes one tile's cost: the rules, the words, the score and the mark all follow, in the window."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.controller.game_options import GameOptions, SeatOptions
from rftg_desktop.controller.library import Library
from rftg_desktop.controller.settings import Settings
from rftg_desktop.kernel.ids import Ref
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.setup import new_game
from rftg_desktop.session.history import start_at
from rftg_desktop.session.session import Session
from rftg_desktop.views.main_window import MainWindow
from rftg_desktop.views.table.roll.faces import tile_side
from rftg_desktop.views.table.roll.frame import RollFrame
from rftg_desktop.views.table.roll.framing import inspected

TILE = "base-05"
PACK = {"set": "base", "id": TILE, "side": "world", "fields": {"cost": 3}}
BROKEN = {"set": "base", "id": TILE, "side": "world", "fields": {"cost": "many"}}
OPTIONS = GameOptions((SeatOptions("Ana", "blue"), SeatOptions("Ben", "red")), seed=4, open_table=True)


def window_with(qtbot, folder: Path, **packs: object) -> MainWindow:
    (folder / "packs").mkdir()
    for name, record in packs.items():
        (folder / "packs" / f"{name}.json").write_text(json.dumps(record), encoding="utf-8")
    window = MainWindow(Settings(folder / "settings.ini"), Library(folder / "saves", folder / "packs"))
    qtbot.addWidget(window)
    window.table.view.table.animator.speed = 0.0
    window.show()
    return window


def put_on_stack_and_table(window: MainWindow) -> None:
    """Begin a game, then put the tile on top of a stack and its like into the tableau."""
    window.begin(OPTIONS)
    dealt = window.session
    assert dealt is not None
    game: Any = dealt.box.game
    state = new_game(game.catalog, dealt.state.setup, 4)
    ana = state.seats[0]
    tableau = (*ana.tableau, f"{TILE}.w")
    bag = tuple(tile for tile in (*state.bag, *ana.looking) if tile != TILE)
    seats = (replace(ana, tableau=tableau, stacks=((), ()), looking=()), *state.seats[1:])
    placed = replace(state, seats=seats, bag=bag, lanes=((), ()), agenda=())
    session = Session(dealt.box, start_at(placed), seed=4, seats=dealt.seats, open_table=True)
    window.play(session)


def test_a_pack_is_seen_everywhere(qtbot, tmp_path: Path) -> None:
    window = window_with(qtbot, tmp_path, mine=PACK)
    assert window.messages.current is None
    put_on_stack_and_table(window)
    window.pages.setCurrentWidget(window.table)
    window.table.view.refresh()
    frame = window.table.view.table.frame
    assert isinstance(frame, RollFrame)
    catalog = frame.catalog
    assert catalog.sides[f"{TILE}.w"].cost == 3
    assert dict(frame.view.seats[0].score.tiles)[f"{TILE}.w"] == 3
    assert tile_side(catalog, f"{TILE}.w").house_made
    told = inspected(frame, Spot(Ref(0, at.TABLEAU, f"{TILE}.w")))
    assert told is not None
    words = " ".join((told.title, told.subtitle, *told.lines)).lower()
    assert "house-made" in words
    assert "3" in words


@pytest.mark.parametrize("broken", [BROKEN, {"set": "base", "id": "base-99", "side": "world", "fields": {}}])
def test_a_broken_pack_is_skipped_and_named(qtbot, tmp_path: Path, broken: dict[str, object]) -> None:
    window = window_with(qtbot, tmp_path, bad=broken, good=PACK)
    notice = window.messages.current
    assert notice is not None
    assert "bad.json" in notice.details
    assert str(broken["id"]) in notice.details
    window.begin(OPTIONS)
    frame = window.table.view.table.frame
    assert isinstance(frame, RollFrame)
    assert frame.catalog.sides[f"{TILE}.w"].cost == 3
