"""Settings survive a round trip, and nothing in the file can stop the start."""

import math
import stat
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from rftg_desktop.controller.game_options import (
    COLOURS,
    GameOptions,
    SeatOptions,
    clean_name,
    distinct_colours,
    options_from_text,
    options_to_text,
    repeated_names,
)
from rftg_desktop.controller.settings import Preferences, Settings, WindowPlace, fitted
from rftg_desktop.views.window_place import keep_place, restore_place

CHANGED = Preferences(math.inf, 0, False, True, True, True, 120)
OPTIONS = GameOptions((SeatOptions("Änn", "white"), SeatOptions('B"; \\=', "red")), False, True, "practice")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "settings.ini"


def test_a_new_file_gives_the_usual_values(path: Path) -> None:
    settings = Settings(path)
    assert settings.preferences == Preferences()
    assert settings.last_game == GameOptions()
    assert settings.window is None
    assert settings.problem == ""


def test_everything_comes_back(path: Path) -> None:
    settings = Settings(path)
    settings.set_preferences(CHANGED)
    settings.remember(OPTIONS)
    settings.set_window(WindowPlace(-10, 20, 1366, 768, True))
    again = Settings(path)
    assert again.preferences == CHANGED
    assert again.last_game == OPTIONS
    assert again.window == WindowPlace(-10, 20, 1366, 768, True)


def test_a_change_is_told_once(path: Path) -> None:
    settings = Settings(path)
    seen: list[object] = []
    settings.changed.connect(seen.append)
    settings.set_preferences(CHANGED)
    settings.set_preferences(CHANGED)
    assert seen == [CHANGED]


def test_the_seed_is_not_kept() -> None:
    assert options_from_text(options_to_text(GameOptions(seed=7))).seed is None


@pytest.mark.parametrize(
    "content",
    [
        b"\x00\xff\xfe garbage",
        b"no section at all",
        b"[preferences]\nspeed=fast\ntooltip_delay=-99999\ntype_marks=maybe\nlabels=\ntext_size=4\n",
        b"[preferences]\nspeed=nan\ntooltip_delay=1e400\n[window]\nplace=@ByteArray(x)\n",
        b"[preferences]\nspeed=@Variant(\\0\\0)\n[new_game]\noptions=[1, 2]\n[window]\nplace=1 2 0 0 1\n",
        b'[new_game]\noptions="{\\"seats\\": [1, {}], \\"undo\\": 5, \\"first_game\\": \\"x\\"}"\n',
        b"[preferences\nspeed=1\n",
    ],
)
def test_a_broken_file_never_breaks_the_start(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.preferences.type_marks
    assert 0 <= settings.preferences.tooltip_delay <= 1000
    assert settings.window is None
    game = settings.last_game
    assert len({seat.colour for seat in game.seats}) == len(game.seats)
    settings.set_preferences(CHANGED)
    assert Settings(path).preferences == CHANGED


def test_a_folder_in_place_of_the_file_is_put_aside(path: Path) -> None:
    path.mkdir(parents=True)
    settings = Settings(path)
    settings.set_preferences(CHANGED)
    assert settings.problem == ""
    assert Settings(path).preferences == CHANGED


def test_an_unwritable_place_is_said_and_costs_nothing_else(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    blocker.chmod(stat.S_IRUSR)
    settings = Settings(blocker / "settings.ini")
    settings.set_preferences(CHANGED)
    assert settings.preferences == CHANGED
    assert "settings.ini" in settings.problem


def test_speeds_become_factors() -> None:
    assert Preferences().duration_factor == 1
    assert Preferences(speed=0.25).duration_factor == 4
    assert Preferences(speed=math.inf).duration_factor == 0
    assert Preferences(reduced_motion=True).duration_factor == 0


def test_names_are_cleaned_and_compared() -> None:
    assert clean_name("  Ann\t\n  B.  ") == "Ann B."
    assert len(clean_name("x" * 500)) == 20
    assert clean_name("\u202e\x00") == ""
    assert repeated_names(["Ann", "Ben", "ANN"]) == ("Ann",)
    assert repeated_names(["Ann", "Ben"]) == ()


def test_colours_become_distinct() -> None:
    assert distinct_colours(["red", "red", "nonsense"]) == ("red", "blue", "green")
    assert sorted(distinct_colours(["blue"] * 5)) == sorted(COLOURS)
    assert distinct_colours(["red", "red", "blue"]) == ("red", "green", "blue")


SCREEN = QRect(0, 0, 1366, 768)
SECOND = QRect(1366, 0, 1920, 1080)


@pytest.mark.parametrize(
    ("wanted", "screens"),
    [
        (QRect(5000, 5000, 800, 600), [SCREEN]),
        (QRect(-700, -500, 800, 600), [SCREEN]),
        (QRect(1400, 10, 1800, 1000), [SCREEN]),
        (QRect(1400, 10, 1800, 1000), [SCREEN, SECOND]),
        (QRect(10, 10, 9000, 9000), [SCREEN, SECOND]),
        (QRect(10, 10, 1, 1), [SCREEN]),
    ],
)
def test_the_window_is_never_off_screen(wanted: QRect, screens: list[QRect]) -> None:
    place = fitted(wanted, screens)
    assert any(screen.contains(place) for screen in screens)
    assert fitted(place, screens) == place


def test_a_good_place_stays() -> None:
    wanted = QRect(1500, 40, 1366, 768)
    assert fitted(wanted, [SCREEN, SECOND]) == wanted
    assert fitted(wanted, []) == wanted


def test_a_window_comes_up_where_it_was(qtbot: QtBot, path: Path) -> None:
    first, second = QMainWindow(), QMainWindow()
    for window in (first, second):
        qtbot.addWidget(window)
    settings = Settings(path)
    restore_place(first, settings)
    assert (first.width(), first.height()) == (1366, 768)
    first.setGeometry(fitted(QRect(20, 30, 1100, 650), [first.screen().availableGeometry()]))
    keep_place(first, settings)
    restore_place(second, Settings(path))
    assert second.geometry() == first.geometry()
