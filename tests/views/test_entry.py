"""How the program begins: bad saves, the seed, folders that cannot be written, a second window."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rftg_desktop import app as program
from rftg_desktop.cli import InputError
from rftg_desktop.controller.game_options import GameOptions, SeatOptions
from rftg_desktop.controller.library import LOCK, Library
from rftg_desktop.session.folders import saves_folder
from rftg_desktop.session.saves import SaveError, SaveFolder
from rftg_desktop.session.session import Session
from tests.session.playing import played
from tests.test_cli import bad_saves

OPTIONS = GameOptions(seats=(SeatOptions("Ana", "blue"), SeatOptions("Ben", "red")), open_table=True)
Opened = Callable[..., Any]


@pytest.fixture
def opened(qtbot: QtBot, user_home: Path) -> Opened:
    """Open windows as the program does, in a home of their own."""

    def open_one(load: Path | None = None, seed: int | None = None) -> Any:
        window = program.make_window(load=load, seed=seed)
        qtbot.addWidget(window)
        window.table.view.table.animator.speed = 0.0
        window.show()
        QApplication.processEvents()
        return window

    return open_one


def said(window: Any) -> str:
    notice = window.messages.current
    return "" if notice is None else f"{notice.text} {notice.details}"


def answer(window: Any) -> None:
    window.table.controller.shake_cup()
    window.table.controller.submit(window.session.options()[0])
    QApplication.processEvents()


def test_a_save_that_cannot_be_opened_gets_a_notice(opened: Opened, tmp_path: Path) -> None:
    for words, path in bad_saves(tmp_path).items():
        window = opened(path)
        assert window.pages.currentWidget() is window.start
        assert words in said(window)
        assert window.session is None
        window.library.release()


def test_a_save_is_opened(opened: Opened, tmp_path: Path) -> None:
    session = played(3, 3, 40)
    window = opened(SaveFolder(tmp_path / "mine").save(session, "mine"))
    assert window.pages.currentWidget() is window.table
    assert window.session.digest == session.digest
    assert said(window) == ""


def test_a_passing_window_refuses_it(user_home: Path, tmp_path: Path, qapp: QApplication) -> None:
    with pytest.raises(InputError, match="cannot be opened"):
        program.make_window(load=tmp_path / "nothing", seed=None, passing=True)


def test_the_seed_is_for_the_next_new_game_alone(opened: Opened) -> None:
    window = opened(seed=77)
    window.begin(OPTIONS)
    assert window.session.seed == 77
    window.begin(OPTIONS)
    assert window.session.seed != 77


def test_a_folder_that_cannot_be_written_is_told_once(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    with monkeypatch.context() as disk:

        def denied(_folder: object, session: Session) -> Path:
            raise SaveError("The game could not be saved in here: Permission denied.")

        disk.setattr(SaveFolder, "autosave", denied)
        window.begin(OPTIONS)
        assert "Permission denied" in said(window)
        window.messages.clear()
        before = len(window.session.entries)
        for _ in range(3):
            answer(window)
        assert said(window) == ""
        assert len(window.session.entries) == before + 3
    answer(window)
    assert window.library.last() is not None


def test_a_file_in_the_place_of_the_folder(opened: Opened) -> None:
    saves_folder().parent.mkdir(parents=True)
    saves_folder().touch()
    window = opened()
    assert window.library.alone
    window.begin(OPTIONS)
    assert "could not be saved" in said(window)
    answer(window)
    assert window.pages.currentWidget() is window.table


def test_a_folder_that_cannot_be_read_has_no_game_to_go_on_with(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(_folder: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(SaveFolder, "last", denied)
    window = opened()
    assert window.pages.currentWidget() is window.start


def test_a_second_window_explains_itself_and_spoils_nothing(opened: Opened) -> None:
    first = opened()
    first.begin(OPTIONS)
    kept = first.library.last().path.read_bytes()
    second = opened()
    assert "another window" in said(second)
    assert second.library.last() is None
    assert not second.start.continue_button.isEnabled()
    second.begin(OPTIONS)
    answer(second)
    second.close()
    assert first.library.last().path.read_bytes() == kept
    answer(first)
    assert first.library.last().path.read_bytes() != kept
    first.library.release()
    third = opened()
    assert said(third) == ""
    assert third.library.last() is not None


def test_a_window_that_was_killed_leaves_no_lock(user_home: Path) -> None:
    code = (
        "import os\n"
        "from rftg_desktop.controller.library import Library\n"
        "library = Library()\n"
        "assert library.claim()\n"
        "print('held', flush=True)\n"
        "os._exit(9)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=dict(os.environ), capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (9, b"held\n")
    assert (saves_folder() / LOCK).exists()
    library = Library()
    assert library.claim()
    library.release()
    assert not (saves_folder() / LOCK).exists()


def test_another_process_that_plays_holds_the_lock(user_home: Path) -> None:
    code = (
        "import sys\n"
        "from rftg_desktop.controller.library import Library\n"
        "library = Library()\n"
        "print(library.claim(), flush=True)\n"
        "sys.stdin.read()"
    )
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        library = Library()
        assert not library.claim()
        assert not library.alone
        library.autosave(played(2, 2, 10))
        assert not (saves_folder() / "autosave.rftg").exists()
        assert other.stdin is not None
        other.stdin.close()
        other.wait(timeout=30)
    assert Library().claim()
