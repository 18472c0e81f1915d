"""The probe: what a tester outside is told, and that it is there only when it is asked for."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.controller.game_options import GameOptions, SeatOptions
from rftg_desktop.controller.library import Library
from rftg_desktop.controller.race_options import RaceOptions
from rftg_desktop.controller.settings import Preferences, Settings
from rftg_desktop.views.main_window import MainWindow
from rftg_desktop.views.probe import seen
from tests.helpers.driver import LEFT

OPTIONS = GameOptions(seats=(SeatOptions("Ana", "blue"), SeatOptions("Ben", "red")), first_game=True)


class Started:
    """The program with its probe, in a process of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rftg_desktop", "--probe"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, question: str) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{question}\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


@pytest.fixture
def started(user_home: Path) -> Iterator[Started]:
    program = Started()
    with program.process:
        yield program
        program.process.kill()


def test_it_tells_and_fails_when_told_to(started: Started, user_home: Path) -> None:
    look = started.ask("look")
    assert look["page"] == "StartPage"
    assert "Roll for the Galaxy" in look["buttons"]
    assert "game" not in look
    assert started.ask("dance") == {"understood": False}
    assert started.ask("fail") == {"understood": True}
    while (look := started.ask("look"))["page"] == "StartPage":
        pass
    assert look["page"] == "CrashPage"
    assert "Copy the report" in look["buttons"]
    log = next(user_home.rglob("rftg-desktop.log")).read_text(encoding="utf-8")
    assert "AskedFor" in log


def test_it_lets_the_program_live_when_the_tester_has_gone(started: Started) -> None:
    assert started.ask("look")["page"] == "StartPage"
    assert started.process.stdin is not None
    started.process.stdin.close()
    with pytest.raises(subprocess.TimeoutExpired):
        started.process.wait(timeout=1)


def begun(qtbot: QtBot, folder: Path, options: GameOptions | RaceOptions) -> MainWindow:
    settings = Settings(folder / "settings.ini")
    settings.set_preferences(Preferences(reduced_motion=True, robot_pace="step"))
    made = MainWindow(settings, Library(folder / "saves", folder / "packs"))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.seed = 4
    made.begin(options)
    return made


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return begun(qtbot, tmp_path, OPTIONS)


@pytest.fixture
def race(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Race solo, with the robot's part shown picture by picture."""
    return begun(qtbot, tmp_path, RaceOptions())


def seated(window: MainWindow) -> GameController:
    """Open the curtain for whoever is asked."""
    controller = window.table.controller
    assert controller is not None
    assert controller.curtain_for is not None
    controller.open_curtain(controller.curtain_for)
    return controller


def in_view(window: MainWindow, place: tuple[int, int]) -> QPoint:
    return window.table.view.viewport().mapFromGlobal(QPoint(*place))


def test_a_curtain_hides_what_lies_behind_it(window: MainWindow) -> None:
    game = seen(window)["game"]
    assert "curtain" in game
    assert game["answers"] == []
    seated(window)
    game = seen(window)["game"]
    assert "curtain" not in game
    assert "cup" in game


def test_the_places_it_tells_can_be_dragged_from_and_to(window: MainWindow) -> None:
    view = window.table.view
    seated(window).shake_cup()
    game = seen(window)["game"]
    way = next(way for answer in game["answers"] for way in answer["ways"] if "from" in way)
    port = view.viewport()
    QTest.mousePress(port, LEFT, pos=in_view(window, way["from"]))
    QTest.mouseMove(port, in_view(window, way["from"]) + QPoint(9, 9))
    game = seen(window)["game"]
    assert game["held"]
    target = in_view(window, game["targets"][way["target"]])
    QTest.mouseMove(port, target)
    QTest.mouseRelease(port, LEFT, pos=target)
    assert seen(window)["game"]["given"] == 1


def test_only_buttons_that_a_click_would_reach_are_told(window: MainWindow) -> None:
    seated(window)
    assert "Save as" not in seen(window)["buttons"]
    window.table.menu.open()
    assert "Save as" in seen(window)["buttons"]


def test_a_game_against_the_robot_is_played_by_what_it_tells(race: MainWindow) -> None:
    """Answers are given by clicks and buttons, and the robot's part is followed, where it says."""
    port, chance = race.table.view.viewport(), random.Random(2)
    made: set[str] = set()

    def click(place: tuple[int, int]) -> None:
        QTest.mouseClick(port, LEFT, pos=in_view(race, place))

    while (game := seen(race)["game"])["round"] < 4:
        assert "curtain" not in game
        assert "cup" not in game
        if game["telling"]:
            click(game["pressable"][chance.choice(["on", "skip"])])
            made.add("followed")
        elif game["chooser"]:
            race.table.view.chooser.rows[chance.randrange(len(game["chooser"]))].click()
        else:
            wanted = chance.choice([answer for answer in game["answers"] if answer["ways"]])
            way = chance.choice(wanted["ways"])
            made.add(wanted["action"])
            click(way.get("press") or way["from"])
            if "from" in way:
                click(seen(race)["game"]["targets"][way["target"]])
    assert made >= {"followed", "Discard", "Mark", "Place"}
