"""Errors put in on purpose: the game is saved first, one page tells of it, and play goes on from there."""

from __future__ import annotations

import logging
import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rftg_desktop.app import _Diary
from rftg_desktop.controller.game_options import GameOptions, SeatOptions
from rftg_desktop.controller.library import Library
from rftg_desktop.controller.settings import Preferences, Settings
from rftg_desktop.session.folders import logs_folder
from rftg_desktop.session.savefile import decoded, encoded, restored
from rftg_desktop.session.saves import SaveError
from rftg_desktop.tools import __main__ as tools
from rftg_desktop.views.crash_desk import REPORTS_KEPT
from rftg_desktop.views.crash_report import without_names, without_paths
from rftg_desktop.views.dialogs.crash import CrashPage
from rftg_desktop.views.main_window import MainWindow
from tests.helpers.driver import Driver

NAMES = ("Zenobia", "Quirin")
OPTIONS = GameOptions(
    seats=(SeatOptions(NAMES[0], "blue"), SeatOptions(NAMES[1], "red")), first_game=True, open_table=True
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A window in the middle of a game, with the hooks of the program."""
    settings = Settings(tmp_path / "settings.ini")
    settings.set_preferences(Preferences(reduced_motion=True))
    made = MainWindow(settings, Library(tmp_path / "saves", tmp_path / "packs"))
    qtbot.addWidget(made)
    diary = _Diary(to_file=False)
    diary.tell = made.crashes.caught
    monkeypatch.setattr(sys, "excepthook", diary.note_crash)
    made.resize(1366, 768)
    made.show()
    made.seed = 4
    made.begin(OPTIONS)
    chance, driver = random.Random(1), Driver(made)
    for _ in range(6):
        driver.step(chance, ("click",))
    return made


def rescues(window: Any) -> list[Path]:
    return sorted(window.library.folder.folder.glob("rescue-*"))


def settle() -> None:
    """Let everything happen that is due, and what becomes due by it."""
    for _ in range(4):
        QApplication.processEvents()


def by_hand(do: Callable[[], object]) -> None:
    """Do what a test driver does; what the event loop would hand to the hook, it raises."""
    try:
        do()
    except Fault as error:
        sys.excepthook(type(error), error, error.__traceback__)
    settle()


def page_of(window: Any) -> CrashPage:
    settle()
    page = window.pages.currentWidget()
    assert isinstance(page, CrashPage)
    return page


def words_of(page: CrashPage) -> str:
    return "\n".join((page.reason.text(), page.saved.text(), page.report.toPlainText()))


class Fault(Exception):
    """What no part of the program expects."""


def broken(*_args: object, **_kwargs: object) -> Any:
    raise Fault(f"no such thing in {Path.home() / 'secret' / 'thing.txt'}, {NAMES[0]}")


def pick_up(window: Any) -> None:
    view = window.table.view
    if window.table.controller.must_shake:
        by_hand(lambda: QTest.keyClick(view, Qt.Key.Key_Space))
    by_hand(lambda: QTest.keyClick(view, Qt.Key.Key_Tab))
    by_hand(lambda: QTest.keyClick(view, Qt.Key.Key_Return))


def answer(window: Any) -> None:
    controller = window.table.controller
    if controller.must_shake:
        controller.shake_cup()
    QTimer.singleShot(0, lambda: controller.submit(controller.session.options()[0]))
    settle()


def point(window: Any) -> None:
    view = window.table.view
    tokens = [token for group in view.table.tokens.values() for token in group]
    for token in (tokens[0], tokens[-1]):
        at = view.mapFromScene(token.piece.rect.center())
        by_hand(partial(QTest.mouseMove, view.viewport(), at))


def settings(window: Any) -> None:
    QTimer.singleShot(0, window.show_settings)
    settle()


def undo(window: Any) -> None:
    QTimer.singleShot(0, window.table.controller.undo)
    settle()


FAULTS: dict[str, tuple[str, Callable[[Any], None]]] = {
    "a gesture": ("rftg_desktop.views.play.hands.Hands.pick_up", pick_up),
    "the cursor": ("rftg_desktop.views.play.keyboard.Keyboard.step", pick_up),
    "pointing": ("rftg_desktop.views.play.pointing.Pointing.point_at", point),
    "explaining": ("rftg_desktop.views.play.pointing.Pointing.inspect", point),
    "an answer": ("rftg_desktop.kernel.engine.apply", answer),
    "the position": ("rftg_desktop.session.session.Session.view", answer),
    "the frame": ("rftg_desktop.views.table.roll.kit.frame_of", answer),
    "the panels": ("rftg_desktop.views.table.furniture.Furniture.show", answer),
    "the pieces": ("rftg_desktop.views.table.roll.kit.picture", answer),
    "the movement": ("rftg_desktop.views.play.animator.Animator.sync", answer),
    "the autosave": ("rftg_desktop.session.saves.encoded", answer),
    "undo": ("rftg_desktop.controller.game_controller.GameController._settle", undo),
    "painting": ("rftg_desktop.views.table.paint_side.paint_log", answer),
    "another page": ("rftg_desktop.views.dialogs.settings.SettingsPage", settings),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_told_once_and_play_goes_on(
    name: str, window: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    place, provoke = FAULTS[name]
    before = len(window.session.entries)
    with monkeypatch.context() as fault:
        fault.setattr(place, broken)
        provoke(window)
    page = page_of(window)
    assert any(record.exc_info for record in caplog.records)
    told = words_of(page)
    for never in ("Traceback", str(Path.home()), "secret", *NAMES):
        assert never not in told
    assert "Fault" in told
    assert "Seed: 4" in told
    entries, digest = len(window.session.entries), window.session.digest
    assert abs(entries - before) <= 1
    if name != "the autosave":
        assert len(rescues(window)) == 1
        kept = window.library.open(rescues(window)[0]).session
        assert (kept.digest, kept.seed) == (digest, 4)
    former = window.table
    QTest.mouseClick(page.go_on_button, Qt.MouseButton.LeftButton)
    settle()
    assert window.pages.currentWidget() is window.table is not former
    assert (window.session.digest, len(window.session.entries)) == (digest, entries)
    Driver(window).step(random.Random(3), ("click",))
    assert window.pages.currentWidget() is window.table
    assert window.library.last() is not None


def test_faults_in_a_row_make_one_page_and_one_rescue(window: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(5):
        QTimer.singleShot(0, broken)
    settle()
    page = page_of(window)
    assert len(rescues(window)) == 1
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page_of(window) is page
    QTest.mouseClick(page.go_on_button, Qt.MouseButton.LeftButton)
    QTimer.singleShot(0, broken)
    settle()
    assert page_of(window) is page
    assert len(rescues(window)) == 2


def copied_report(window: Any) -> str:
    QTimer.singleShot(0, broken)
    settle()
    page = page_of(window)
    QTest.mouseClick(page.copy_button, Qt.MouseButton.LeftButton)
    return QGuiApplication.clipboard().text()


def test_the_copied_report_plays_to_the_same_position(
    window: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = copied_report(window)
    for never in ("secret", *NAMES):
        assert never not in report
    assert '"log"' in report
    assert '"log"' not in page_of(window).report.toPlainText()
    given = tmp_path / "report.txt"
    given.write_text(report, encoding="utf-8", newline="\r\n")  # as some mail programs send it
    assert tools.main(["replay", str(given)]) == 0
    count, digest = len(window.session.entries), window.session.digest[:16]
    assert f"seed 4: {count} answers" in (line := capsys.readouterr().out)
    assert f"digest {digest}" in line


def test_the_report_of_a_game_that_goes_on_from_a_position(
    window: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its earlier answers are a record only, and the report begins where history does."""
    plain = msgspec.json.decode(encoded(window.session))
    session = restored(decoded(msgspec.json.encode({**plain, "rules": 0}))).session
    window.play(session)
    Driver(window).step(random.Random(3), ("click",))
    (tmp_path / "report.txt").write_text(copied_report(window), encoding="utf-8")
    assert tools.main(["replay", str(tmp_path / "report.txt")]) == 0
    assert f"digest {window.session.digest[:16]}" in capsys.readouterr().out


def test_the_report_lies_in_the_folder_of_the_log(window: Any, user_home: Path) -> None:
    kept = [copied_report(window)]
    QTest.mouseClick(page_of(window).go_on_button, Qt.MouseButton.LeftButton)
    kept.append(copied_report(window))
    found = sorted(logs_folder().glob("report-*.txt"))
    assert [path.read_text(encoding="utf-8") for path in found] == kept


def test_only_the_newest_reports_are_kept(window: Any, user_home: Path) -> None:
    logs_folder().mkdir(parents=True)
    for number in range(REPORTS_KEPT):
        (logs_folder() / f"report-2000010{number // 10}-{number}.txt").write_text("old")
    newest = copied_report(window)
    found = sorted(logs_folder().glob("report-*.txt"))
    assert len(found) == REPORTS_KEPT
    assert found[-1].read_text(encoding="utf-8") == newest


def test_a_game_that_cannot_be_told_stops_no_report(window: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rftg_desktop.session.report.file_of", broken)
    report = copied_report(window)
    assert "Seed: 4" in report
    assert '"log"' not in report


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("rftg-desktop 0.1.0\nNo game was in progress.\n", "holds no game"),
        ("rftg-desktop 0.1.0\n\nThe game:\nlost on the way", "not a saved game"),
        ('rftg-desktop 0.1.0\n\nThe game:\n{"format": 1, "game": "roll"}', "damaged"),
    ],
)
def test_a_report_that_cannot_be_replayed_says_so(
    text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "report.txt").write_text(text, encoding="utf-8")
    assert tools.main(["replay", str(tmp_path / "report.txt")]) == 1
    assert words in (line := capsys.readouterr().err)
    assert line.count("\n") == 1


def test_a_fault_without_a_game(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = MainWindow(Settings(tmp_path / "settings.ini"), Library(tmp_path / "saves", tmp_path / "packs"))
    qtbot.addWidget(window)
    diary = _Diary(to_file=False)
    diary.tell = window.crashes.caught
    monkeypatch.setattr(sys, "excepthook", diary.note_crash)
    window.show()
    QTimer.singleShot(0, broken)
    settle()
    page = page_of(window)
    assert not page.go_on_button.isEnabled()
    assert "nothing is lost" in page.saved.text()
    QTest.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.start
    assert rescues(window) == []


def test_a_rescue_that_fails_is_told(window: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> Path:
        raise SaveError("No space left on device.")

    monkeypatch.setattr(window.library.folder, "rescue", full)
    digest = window.session.digest
    QTimer.singleShot(0, broken)
    settle()
    page = page_of(window)
    assert "could not be saved" in page.saved.text()
    QTest.mouseClick(page.go_on_button, Qt.MouseButton.LeftButton)
    assert window.session.digest == digest


def test_an_error_while_telling_goes_to_the_log(
    window: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as fault, caplog.at_level(logging.ERROR):
        fault.setattr("rftg_desktop.views.crash_desk.report_of", broken)
        QTimer.singleShot(0, broken)
        settle()
    assert "could not be told" in caplog.text
    assert len(rescues(window)) == 1


def test_reports_hold_nothing_private() -> None:
    assert without_paths("no file /home/ann/x/game.rftg here") == "no file …/game.rftg here"
    assert without_paths(r"C:\Users\Ann\game.rftg: denied") == "…/game.rftg: denied"
    assert without_paths("~/games/a/b: 3 / 4, and/or") == "…/b: 3 / 4, and/or"
    assert without_names("Al rolls, Alma waits", ("Al", "")) == "seat 1 rolls, Alma waits"
