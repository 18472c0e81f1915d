"""Race solo from the start page to the records: set-up, saves, the end, playing again, errors."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rftg_desktop.app import _Diary
from rftg_desktop.controller.game_options import RACE, ROLL, GameOptions, SeatOptions
from rftg_desktop.controller.race_options import RaceOptions
from rftg_desktop.session.records import Records
from rftg_desktop.session.session import Session
from rftg_desktop.tools import __main__ as tools
from rftg_desktop.views.dialogs.crash import CrashPage
from rftg_desktop.views.dialogs.new_race import NewRacePage
from rftg_desktop.views.dialogs.result import ResultPage
from rftg_desktop.views.dialogs.rules import RulesPage
from rftg_desktop.views.dialogs.saves import LoadPage, SavePage
from rftg_desktop.views.main_window import MainWindow
from tests.helpers.driver import LEFT, Driver

SEED = 31
OPTIONS = RaceOptions(
    player=SeatOptions("Ann", "green"), difficulty="hard", robot_start="new_sparta", undo="practice"
)


@pytest.fixture
def window(new_window: Callable[[], MainWindow]) -> MainWindow:
    made = new_window()
    made.seed = SEED
    return made


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    QApplication.processEvents()


def page_of(window: MainWindow, kind: type[Any]) -> Any:
    QApplication.processEvents()
    page = window.pages.currentWidget()
    assert isinstance(page, kind), type(page)
    return page


def session_of(window: MainWindow) -> Session:
    assert window.session is not None
    return window.session


def play_on(window: MainWindow, answers: int = 10_000, seed: int = 1) -> None:
    """Give random answers, all but the last of them behind the table's back, to be quick."""
    session = session_of(window)
    twin, chance = window.library.read_back(session), random.Random(seed)
    given = len(twin.entries)
    while not twin.is_over and len(twin.entries) < given + answers:
        twin.submit(0, chance.choice(twin.options()))
    *most, last = twin.entries[given:]
    for entry in most:
        session.submit(entry.seat, entry.action)
    window.play(session)
    assert window.table.controller is not None
    window.table.controller.submit(last.action)
    QApplication.processEvents()


def records(window: MainWindow) -> Records:
    return Records.load(window.library.folder.folder.parent)


def test_from_the_start_page_by_mouse(window: MainWindow) -> None:
    click(window.start.race_button)
    page = page_of(window, NewRacePage)
    click(page.start_button)
    assert window.pages.currentWidget() is window.table
    session = session_of(window)
    assert (session.box.spec.name, session.seed) == ("race", SEED)
    driver, chance = Driver(window), random.Random(2)
    for _ in range(12):
        driver.step(chance, ("click",))
    assert len(session.entries) >= 12


def test_from_the_start_page_by_keys(window: MainWindow) -> None:
    window.start.race_button.setFocus()
    QTest.keyClick(window.start.race_button, Qt.Key.Key_Return)
    page = page_of(window, NewRacePage)
    QTest.keyClick(page.start_button, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.table
    driver, chance = Driver(window), random.Random(2)
    for _ in range(12):
        driver.step(chance, ("keys",))


def test_the_set_up_is_remembered_for_its_own_game(window: MainWindow) -> None:
    window.begin(OPTIONS)
    assert window.settings.last_race.options == OPTIONS
    assert session_of(window).policy == "practice"


def test_what_the_box_does_not_hold_gets_a_notice(window: MainWindow) -> None:
    window.begin(RaceOptions(player=OPTIONS.player, deck="base", robot_start="doomed_world"))
    notice = window.messages.current
    assert notice is not None
    assert "start world" in notice.details
    assert window.pages.currentWidget() is window.start


def test_the_end_is_shown_and_counted_once(window: MainWindow) -> None:
    window.begin(OPTIONS)
    play_on(window)
    page = page_of(window, ResultPage)
    assert page.headline.whole
    (game,) = records(window).games
    assert (game.difficulty, game.robot_start, game.seed) == ("hard", "new_sparta", SEED)
    kept = window.library.folder.save(session_of(window), "the end")
    for _ in range(2):
        window.open_save(kept)
        page_of(window, ResultPage)
    assert records(window).games == (game,)
    click(page.table_button)
    assert window.pages.currentWidget() is window.table
    window.table.ended.emit()
    assert records(window).games == (game,)


def test_an_end_taken_back_counts_as_the_game_ends_then(window: MainWindow) -> None:
    window.begin(OPTIONS)
    play_on(window)
    (former,) = records(window).games
    page = page_of(window, ResultPage)
    click(page.table_button)
    controller = window.table.controller
    assert controller is not None
    for _ in range(30):
        controller.undo()
    assert not session_of(window).is_over
    play_on(window, seed=5)
    page_of(window, ResultPage)
    (game,) = records(window).games
    assert game.ident == former.ident
    assert game.score == session_of(window).view(0).seats[0].score.total


def test_play_again_deals_the_same_or_the_next_number(window: MainWindow) -> None:
    window.begin(OPTIONS)
    opening = session_of(window).digest
    play_on(window)
    page = page_of(window, ResultPage)
    assert str(SEED + 1) in page.again_button.toolTip()
    click(page.same_button)
    assert (session_of(window).seed, session_of(window).digest) == (SEED, opening)
    play_on(window)
    click(page_of(window, ResultPage).again_button)
    assert session_of(window).seed == SEED + 1
    assert session_of(window).view(None).robot.start == "new_sparta"
    assert len(records(window).games) == 2, "the same deal again is another game"


def test_a_loaded_game_is_played_again_with_its_options(window: MainWindow) -> None:
    window.begin(OPTIONS)
    play_on(window)
    kept = window.library.folder.save(session_of(window), "the end")
    window.go_start()
    window.open_save(kept)
    click(page_of(window, ResultPage).again_button)
    setup = session_of(window).view(None).setup
    assert (setup.robot.difficulty, setup.robot.start) == ("hard", "new_sparta")
    assert session_of(window).policy == "practice"


def test_lists_say_which_game_and_which_robot(window: MainWindow) -> None:
    window.begin(OPTIONS)
    play_on(window, 5)
    window.show_save()
    page = page_of(window, SavePage)
    assert "Ann against the robot (hard, New Sparta)" in page.name.text()
    click(page.save_button)
    window.show_load()
    saves = page_of(window, LoadPage).saves
    assert {save.game for save in saves} == {"Race solo"}
    assert {save.players for save in saves} == {(("Ann against the robot (hard, New Sparta)", 2),)}
    window.go_start()
    assert window.start.detail.whole.startswith("Race solo")
    assert window.start.players.whole == "Ann against the robot (hard, New Sparta)"


def test_a_game_of_the_other_kind_leaves_this_one_to_be_opened(window: MainWindow) -> None:
    window.begin(OPTIONS)
    play_on(window, 5)
    digest = session_of(window).digest
    window.begin(GameOptions((SeatOptions("Ben", "red"), SeatOptions("Cy", "blue"))))
    window.go_start()
    assert window.start.detail.whole.startswith("Roll for the Galaxy")
    assert window.start.players.whole == "Ben, Cy"
    (former,) = [saved for saved in window.library.listed() if saved.kind == "previous"]
    window.open_save(former.path)
    assert session_of(window).digest == digest


def test_the_menu_leads_to_the_set_up_of_the_same_game(window: MainWindow) -> None:
    window.begin(OPTIONS)
    window.table.menu.open()
    click(window.table.menu.buttons["new"])
    page_of(window, NewRacePage)


def test_f1_opens_the_rules_of_the_game_at_hand(window: MainWindow) -> None:
    for game in (ROLL, RACE):
        window.show_new_game(game)
        window.show_rules()
        page = page_of(window, RulesPage)
        assert (page.game, page.anchor) == (game, "setup")
        window.back()
        window.go_start()
    window.begin(OPTIONS)
    QTest.keyClick(window, Qt.Key.Key_F1)
    page = page_of(window, RulesPage)
    assert (page.game, page.anchor) == (RACE, "first-hand")
    QTest.keyClick(page.search, Qt.Key.Key_F1)
    assert window.pages.currentWidget() is window.table


def test_continue_after_a_kill(new_window: Callable[[], MainWindow], tmp_path: Path) -> None:
    """Another process plays some answers and dies in the middle; a window here goes on."""
    code = (
        "import os, random, sys\n"
        "from pathlib import Path\n"
        "from rftg_desktop.controller.library import Library\n"
        "from rftg_desktop.controller.race_options import RaceOptions\n"
        "home = Path(sys.argv[1])\n"
        "library = Library(home / 'saves', home / 'packs')\n"
        "session, chance = library.deal(RaceOptions(difficulty='hard'), 4), random.Random(1)\n"
        "for _ in range(25):\n"
        "    session.submit(0, chance.choice(session.options()))\n"
        "    library.autosave(session)\n"
        "print(session.digest, flush=True)\n"
        "os._exit(9)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        env=dict(os.environ),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 9, done.stderr
    window = new_window()
    assert window.start.detail.whole.startswith("Race solo")
    click(window.start.continue_button)
    assert window.pages.currentWidget() is window.table
    assert session_of(window).digest == done.stdout.strip()
    Driver(window).step(random.Random(3), ("click",))


def test_an_error_in_a_game_against_the_robot(
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The page comes, its report plays to the same position, and play goes on."""

    def broken() -> None:
        raise RuntimeError("no such thing")

    diary = _Diary(to_file=False)
    diary.tell = window.crashes.caught
    monkeypatch.setattr(sys, "excepthook", diary.note_crash)
    window.begin(OPTIONS)
    play_on(window, 20)
    digest = session_of(window).digest
    QTimer.singleShot(0, broken)
    for _ in range(4):
        QApplication.processEvents()
    page = page_of(window, CrashPage)
    click(page.copy_button)
    report = tmp_path / "report.txt"
    report.write_text(QGuiApplication.clipboard().text(), encoding="utf-8")
    assert "Ann" not in report.read_text(encoding="utf-8")
    assert tools.main(["replay", str(report)]) == 0
    assert f"digest {digest[:16]}" in capsys.readouterr().out
    click(page.go_on_button)
    assert window.pages.currentWidget() is window.table
    assert session_of(window).digest == digest
    Driver(window).step(random.Random(3), ("click",))
