"""Saved games that the system asks for while the program runs, as macOS does after a double click."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rftg_desktop.session.saves import SaveFolder
from tests.session.playing import played

BEGIN = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from rftg_desktop import app as program

app = program.start_qt()
save = Path(sys.argv[1])

def asked(path):
    app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(path))))

def shown():
    app.processEvents()
    session, notice = window.session, window.messages.current
    table = window.pages.currentWidget()
    return type(table).__name__, session and session.digest, notice.text if notice else ""
"""
WINDOW = "window = program.make_window(load=None, seed=None)\n"


def run(code: str, save: Path) -> list[str]:
    """Run a program that has an application of ours, which no test may make beside its own."""
    command = [sys.executable, "-c", f"{BEGIN}{code}\nwindow.close()", str(save)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture
def save(user_home: Path, tmp_path: Path) -> Path:
    return SaveFolder(tmp_path / "mine").save(played(2, 3, 30), "mine")


def told(save: Path, page: str = "TablePage", notice: str = "") -> str:
    assert save.exists()
    return str((page, played(2, 3, 30).digest, notice))


def test_a_save_is_opened_in_the_window_that_is_there(save: Path) -> None:
    code = "app.serve(window); window.show(); window.showMinimized(); asked(save)\n"
    more = "print(shown()); print(window.isMinimized(), window.isActiveWindow())"
    assert run(WINDOW + code + more, save) == [told(save), "False True"]


def test_what_is_asked_for_before_there_is_a_window_waits_for_it(save: Path) -> None:
    code = f"asked(save)\n{WINDOW}app.serve(window); window.show()\nprint(shown())"
    assert run(code, save) == [told(save)]


def test_a_file_that_is_no_game_gets_a_notice_and_the_game_goes_on(save: Path) -> None:
    code = (
        "app.serve(window); window.show(); asked(save); asked(save.parent / 'nothing.rftg'); print(shown())"
    )
    assert run(WINDOW + code, save) == [told(save, notice="The save cannot be opened.")]


def test_an_address_elsewhere_is_let_be(save: Path) -> None:
    code = "app.serve(window); app.sendEvent(app, QFileOpenEvent(QUrl('https://a.example/x.rftg')))\n"
    assert run(WINDOW + code + "print(shown())", save) == [str(("StartPage", None, ""))]


def test_a_game_asked_for_while_an_error_is_told(save: Path) -> None:
    """It is shown, and the next error is told again."""
    code = (
        "def fail():\n"
        "    window.crashes.caught(ValueError('put in'), None)\n"
        "    return shown()[0]\n"
        "app.serve(window); window.show()\n"
        "print(fail()); asked(save); print(shown()); print(fail())"
    )
    assert run(WINDOW + code, save) == ["CrashPage", told(save), "CrashPage"]
