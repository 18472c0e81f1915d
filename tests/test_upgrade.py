"""What former versions have written stays of use: their saves open, their settings hold.

`former/` has, for each version that was given out, a game and settings as that version wrote them. They are
never made again. If one of these tests fails, a change of state or set-up has broken the saves of players:
raise `FORMAT` in session/migrations.py and add a step.
"""

from __future__ import annotations

import json
import random
import shutil
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rftg_desktop.controller.game_options import GameOptions, SeatOptions
from rftg_desktop.controller.settings import Preferences, Settings, WindowPlace
from rftg_desktop.session import savefile
from rftg_desktop.session.migrations import FORMAT, migrated
from rftg_desktop.session.saves import SaveError, SaveFolder, load
from tests.session.playing import answer

FORMER = Path(__file__).parent / "former"
GAMES = sorted(FORMER.glob("*/*.rftg"))


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """The game of 0.1.0, in a folder that may be written."""
    return Path(shutil.copy(FORMER / "0.1.0" / "game.rftg", tmp_path / "autosave.rftg"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.parent.name)
def test_a_former_save_opens_with_its_history_and_goes_on(path: Path) -> None:
    plain = json.loads(path.read_bytes())
    loaded = load(path)
    session = loaded.session
    if plain["rules"] == session.box.spec.rules and plain["data"] == session.box.digest:
        assert loaded.warnings == ()
        assert len(session.entries) == len(plain["log"])
        assert session.digest.startswith(plain["checkpoints"][-1][1])
    chance = random.Random(1)
    for _ in range(40):
        answer(session, chance)


def test_what_0_1_0_remembered_of_a_game(first: Path) -> None:
    session = load(first).session
    assert [seat.name for seat in session.seats] == ["Ana", "Ben", "Cy"]
    assert (session.seed, session.policy, session.open_table) == (11, "consent", True)
    assert session.moment[0] == 12
    last = SaveFolder(first.parent).last()
    assert last is not None
    assert (last.name, last.players, last.round) == ("From 0.1.0", ("Ana", "Ben", "Cy"), 12)


def test_settings_of_0_1_0_hold(tmp_path: Path) -> None:
    shutil.copy(FORMER / "0.1.0" / "settings.ini", tmp_path)
    settings = Settings(tmp_path / "settings.ini")
    assert settings.problem == ""
    assert settings.preferences == Preferences(
        speed=2.0, tooltip_delay=150, labels=True, auto_confirm=True, text_size=120
    )
    assert settings.window == WindowPlace(10, 20, 1400, 800, True)
    assert settings.last_game == GameOptions(
        seats=(SeatOptions("Ana", "red"), SeatOptions("Ben", "blue"), SeatOptions("Cy", "white")),
        first_game=False,
        undo="practice",
    )


def capitals(data: dict[str, Any]) -> dict[str, Any]:
    """A step to a format of the future, in which names of saves have capitals."""
    return {**data, "name": data["name"].upper()}


@pytest.fixture
def _next_format(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program be one that writes the format after the present one."""
    monkeypatch.setattr(savefile, "FORMAT", FORMAT + 1)
    steps = {number: lambda data: data for number in range(1, FORMAT)} | {FORMAT: capitals}
    monkeypatch.setattr(savefile, "migrated", partial(migrated, steps=steps, newest=FORMAT + 1))


@pytest.mark.usefixtures("_next_format")
def test_a_save_of_an_older_format_is_brought_up_to_date(first: Path) -> None:
    before = first.read_bytes()
    folder = SaveFolder(first.parent)
    loaded = load(first)
    assert loaded.warnings == ()
    assert [saved.name for saved in folder.saves()] == ["FROM 0.1.0"]
    assert first.read_bytes() == before, "opening it changes nothing"
    answer(loaded.session, random.Random(1))
    folder.autosave(loaded.session)
    assert json.loads(first.read_bytes())["format"] == FORMAT + 1
    assert load(first).session.timeline == loaded.session.timeline


def test_what_a_newer_version_saved_is_left_alone(first: Path) -> None:
    newer = json.dumps({**json.loads(first.read_bytes()), "format": FORMAT + 1, "app": "9.0"}).encode()
    first.write_bytes(newer)
    with pytest.raises(SaveError, match=r"newer version of the program \(9\.0"):
        load(first)
    folder = SaveFolder(first.parent)
    folder.autosave(load(FORMER / "0.1.0" / "game.rftg").session)
    kept = [path for path in first.parent.iterdir() if path.read_bytes() == newer]
    assert len(kept) == 1, "the automatic save of this version is written beside it, not over it"
