"""Another game in the same window: its pieces have its own faces, whatever lay at their places before."""

from __future__ import annotations

import json
from pathlib import Path

from rftg_desktop.controller.game_options import GameOptions, SeatOptions
from rftg_desktop.controller.library import Library
from rftg_desktop.rules.race.robot.state import RobotSetup
from rftg_desktop.rules.race.state import Setup
from rftg_desktop.session.session import Session
from tests.gui.at_table import Table
from tests.session.playing import deal_any

ROLL = GameOptions((SeatOptions("Ana", "blue"), SeatOptions("Ben", "red")), open_table=True)


def shown_faces(table: Table) -> list[int]:
    """What the tokens show, in the order of their places; each is what its piece looks like in this game."""
    faces = []
    for group in table.scene.tokens.values():
        for token in group:
            shown = token._picture.pixmap().cacheKey()
            assert shown == table.scene.sprite_of(token.piece).pixmap.cacheKey(), token.piece
            faces.append(shown)
    return faces


def solo(difficulty: str, second_edition: bool = False, seed: int = 0) -> Session:
    robot = RobotSetup(difficulty=difficulty, start="old_earth")
    setup = Setup(seats=1, actions=2, deck="base", robot=robot, second_edition=second_edition)
    return deal_any(("race", setup), seed)


def test_counters_of_another_difficulty(table: Table) -> None:
    for difficulty in ("medium", "hard", "easy"):
        table.put(solo(difficulty))
        assert shown_faces(table)


def test_cards_of_another_edition(table: Table) -> None:
    reprinted = "outlaw_world"
    seed = next(seed for seed in range(300) if reprinted in solo("easy", seed=seed).state.seats[0].hand)
    table.put(solo("easy", seed=seed))
    first = shown_faces(table)
    table.put(solo("easy", second_edition=True, seed=seed))
    second = shown_faces(table)
    assert len(first) == len(second)
    assert first != second, "the reprinted card has another face"


def test_tiles_of_another_pack(table: Table, tmp_path: Path) -> None:
    """The same deal of Roll before and after a pack that changes a tile in sight."""
    plain = Library(tmp_path / "saves", tmp_path / "none").deal(ROLL, 4)
    table.put(plain)
    first = shown_faces(table)
    side = next(side for side in plain.state.seats[0].tableau if side.startswith("home"))
    packs = tmp_path / "packs"
    packs.mkdir()
    record = {"set": "base", "id": side, "side": "world", "fields": {"cost": 7}}
    (packs / "mine.json").write_text(json.dumps(record), encoding="utf-8")
    table.put(Library(tmp_path / "saves", packs).deal(ROLL, 4))
    assert first != shown_faces(table), "the changed tile has another face"
