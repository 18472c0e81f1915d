"""rftg-tools screenshot: a picture of the table of the asked size, and one line for what is wrong."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from rftg_desktop.tools.__main__ import main

Out = pytest.CaptureFixture[str]


def drawn(path: Path, *words: str) -> QImage:
    assert main(["screenshot", *words, "--out", str(path)]) == 0
    picture = QImage(str(path))
    assert not picture.isNull()
    return picture


def colours(picture: QImage) -> int:
    return len({picture.pixel(x, y) for x in range(0, picture.width(), 37) for y in range(0, 600, 37)})


@pytest.mark.parametrize(("seats", "size"), [(2, "1366x768"), (3, "1920x1080"), (5, "1366x700")])
def test_draws_the_table(seats: int, size: str, tmp_path: Path, capsys: Out) -> None:
    words = ("--game", "roll", "--seats", str(seats), "--seed", "7", "--moves", "120", "--size", size)
    picture = drawn(tmp_path / "table.png", *words)
    assert f"{picture.width()}x{picture.height()}" == size
    assert colours(picture) > 60
    assert capsys.readouterr().out.endswith(f"table.png: {size}, {seats} seats, seed 7, 120 moves\n")


@pytest.mark.parametrize("sets", ["base", "3"])
def test_draws_race_against_the_robot(sets: str, tmp_path: Path, capsys: Out) -> None:
    words = ("--game", "race-solo", "--sets", sets, "--seed", "7", "--moves", "25")
    assert colours(drawn(tmp_path / "table.png", *words)) > 60
    assert capsys.readouterr().out.endswith("table.png: 1366x768, 1 seat, seed 7, 25 moves\n")


def test_the_same_words_draw_the_same_picture(tmp_path: Path) -> None:
    words = ("--seats", "3", "--seed", "4", "--moves", "61")
    first, second = (drawn(tmp_path / name, *words) for name in ("a.png", "b.png"))
    assert first == second


def test_private_shows_what_the_seat_to_move_sees(tmp_path: Path) -> None:
    words = ("--seats", "2", "--seed", "4", "--theme", "dark")
    assert drawn(tmp_path / "a.png", *words) != drawn(tmp_path / "b.png", *words, "--private")


def test_a_game_that_ends_before_is_drawn_at_its_end(tmp_path: Path, capsys: Out) -> None:
    drawn(tmp_path / "end.png", "--moves", "99999")
    assert "99999" not in capsys.readouterr().out


def test_needs_no_display(tmp_path: Path) -> None:
    names = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    env = {name: value for name, value in os.environ.items() if name not in names}
    command = [sys.executable, "-m", "rftg_desktop.tools", "screenshot", "--out", "table.png"]
    root = str(Path(__file__).parents[2])
    done = subprocess.run(
        command,
        env={**env, "PYTHONPATH": root},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "table.png").stat().st_size > 10_000


@pytest.mark.parametrize(
    "words",
    [
        ("--size", "big"),
        ("--size", "1366"),
        ("--size", "0x0"),
        ("--size", "-5x700"),
        ("--size", "200x100"),
        ("--size", "99999x99999"),
        ("--theme", "pink"),
        ("--game", "chess"),
        ("--seats", "no"),
        ("--moves", "-1"),
        (),
    ],
)
def test_bad_words_get_one_line(words: tuple[str, ...], tmp_path: Path, capsys: Out) -> None:
    target = ["--out", str(tmp_path / "x.png")] if words else []
    with pytest.raises(SystemExit) as ended:
        main(["screenshot", *words, *target])
    told = capsys.readouterr()
    assert (ended.value.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert not (tmp_path / "x.png").exists()


@pytest.mark.parametrize(
    ("name", "words", "reason"),
    [
        ("nowhere/x.png", (), "no folder"),
        ("x.jpg", (), "must end in .png"),
        ("folder.png", (), "folder of that name"),
        ("x.png", ("--seats", "6"), "2 to 5 seats"),
        ("x.png", ("--game", "race-solo", "--seats", "2"), "one seat"),
        ("x.png", ("--sets", "1"), "--sets is for race-solo"),
    ],
)
def test_bad_places_get_one_line(
    name: str, words: tuple[str, ...], reason: str, tmp_path: Path, capsys: Out
) -> None:
    (tmp_path / "folder.png").mkdir()
    assert main(["screenshot", *words, "--out", str(tmp_path / name)]) == 1
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert reason in told.err


def test_a_place_that_cannot_be_written_gets_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    def full(path: Path, _data: bytes) -> int:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_bytes", full)
    assert main(["screenshot", "--out", str(tmp_path / "x.png")]) == 1
    assert "No space left" in capsys.readouterr().err


def test_missing_resources_get_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    from rftg_desktop.views import resources

    def missing() -> None:
        raise resources.ResourceError("The resources are missing: here.")

    monkeypatch.setattr(resources, "ensure_resources", missing)
    assert main(["screenshot", "--out", str(tmp_path / "x.png")]) == 1
    assert capsys.readouterr().err == "rftg-tools screenshot: The resources are missing: here.\n"
