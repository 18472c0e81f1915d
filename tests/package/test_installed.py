"""The Debian package in a clean system without Python: installed, played, killed, upgraded, and removed.

The tests tell one story, in this order, on one system.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from release.project import APPLICATION_ID, MIME, NAME, ROOT, VERSION
from tests.package.conftest import OLDER
from tests.package.player import Look, Player, Program
from tests.package.root import DATA, HOME, USER, Root
from tests.package.screen import Screen

pytestmark = [pytest.mark.package, pytest.mark.timeout(1800)]

COLD_SECONDS = 3.0
FEW_STARTS, MANY_STARTS = 3, 10
"""The best start of a few counts; where the machine is busy with other things, that of many."""
LIBRARIES = f"/usr/lib/{NAME}"
LOGS = f"{HOME}/.local/state/rftg-desktop/log"
SETTINGS = f"{HOME}/.config/rftg-desktop/settings.ini"
FORMER_SAVE = ROOT / "tests" / "former" / "0.1.0" / "game.rftg"


@dataclass(frozen=True)
class Scenario:
    """A game to be played from its first to its last answer."""

    game: str
    begin: Callable[[Program], None]
    """From the start page to the table."""
    middle: Callable[[Look], bool]
    """Where the program is killed."""
    calm: bool
    """Whether it is played with reduced motion."""


def begin_roll(program: Program) -> None:
    program.press("Roll for the Galaxy")
    program.wait_page("NewGamePage")
    program.press("Start the game")


def begin_race(program: Program) -> None:
    program.press("Race solo")
    program.wait_page("NewRacePage")
    program.press("Start the game")


SCENARIOS = (
    Scenario("roll", begin_roll, lambda game: game["round"] == 4 and game["choice"] == "Assign", calm=True),
    Scenario("race", begin_race, lambda game: game["round"] == 4, calm=False),
)


def kept(root: Root) -> dict[str, str]:
    """What lies in the player's home: each file and its content."""
    home = root.path(HOME)
    files = (path for path in sorted(home.rglob("*")) if path.is_file())
    return {str(path.relative_to(home)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


# -- before it is installed ------------------------------------------------------------------------------


def test_the_system_has_neither_python_nor_libraries(root: Root) -> None:
    assert root.run("sh", "-c", "command -v python3 python perl5", check=False).stdout == ""
    assert "libGL.so.1" not in root.run("ldconfig", "-p", user="root").stdout
    assert root.run("sh", "-c", "command -v rftg-desktop", check=False).returncode != 0


def test_what_lacks_is_named(root: Root, archive: Path, screen: Screen) -> None:
    place = root.path("/opt")
    subprocess.run(["tar", "-C", str(place), "-xf", str(archive)], check=True)
    program = f"/opt/{NAME}-{VERSION}/{NAME}"
    done = root.run(program, env={"DISPLAY": screen.display}, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(
        r"rftg-desktop: Qt cannot be loaded: lib(E?GL|xcb|X11)\S*\.so.*apt install [^\n]*\n", done.stderr
    ), done.stderr


# -- installed -------------------------------------------------------------------------------------------


def test_it_is_installed(root: Root, older_package: Path) -> None:
    root.apt("update")
    root.apt("install", "--no-install-recommends", root.give(older_package, "/srv"))
    assert root.run("dpkg-query", "-W", "-f", "${Version}", NAME).stdout == OLDER
    assert root.run("sh", "-c", "command -v python3", check=False).stdout == "", "no Python came along"


def test_no_library_lacks(root: Root) -> None:
    """Those of Wayland come with every Wayland desktop, and are asked for by one plug-in alone."""
    find = f"find {LIBRARIES} -name '*.so*' -type f -exec ldd {{}} + 2>/dev/null"
    as_started = {"LD_LIBRARY_PATH": f"{LIBRARIES}/_internal"}
    told = root.run("sh", "-c", find, env=as_started, check=False).stdout
    lacking = {line.split()[0] for line in told.splitlines() if "not found" in line}
    assert "libQt6Core.so.6" in told
    assert {name for name in lacking if not name.startswith("libwayland-")} == set()


def test_no_link_leads_nowhere(root: Root) -> None:
    assert root.run("find", LIBRARIES, "/usr/bin/rftg-desktop", "-xtype", "l").stdout == ""


def test_it_says_its_version(root: Root) -> None:
    assert root.run(NAME, "--version").stdout == f"{NAME} {VERSION}\n"
    assert root.run("rftg-tools", "--version").stdout == f"rftg-tools {VERSION}\n"
    manual = root.path("/usr/share/man/man6/rftg-desktop.6.gz")
    text = subprocess.run(["zcat", str(manual)], capture_output=True, text=True, check=True).stdout
    assert f"{NAME} {VERSION}" in text


def test_no_display_is_explained(root: Root) -> None:
    done = root.run(NAME, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "no display" in done.stderr


@pytest.mark.parametrize(
    "library", ["/usr/lib/{machine}-linux-gnu/libxcb.so.1", f"{LIBRARIES}/_internal/libxcb-cursor.so.0"]
)
def test_a_missing_library_of_the_display_is_explained(library: str, root: Root, screen: Screen) -> None:
    """One that is left to the system, and one that only Qt's part for this display asks for."""
    file = root.path(library.format(machine=os.uname().machine))
    away = file.with_name("put-away")
    file.rename(away)
    try:
        done = root.run(NAME, env={"DISPLAY": screen.display}, check=False)
    finally:
        away.rename(file)
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(r"rftg-desktop: Qt c[^\n]*xcb[^\n]*apt install [^\n]*\n", done.stderr), done.stderr


def test_a_message_box_tells_who_started_it_from_a_menu(root: Root) -> None:
    """A stand-in for the desktop's own box writes down what it is told, and with which libraries."""
    box = root.path("/usr/local/bin/zenity")
    box.write_text('#!/bin/sh\necho "$*, libraries: $LD_LIBRARY_PATH" >"$HOME/told"\n')
    box.chmod(0o755)
    root.run(NAME, check=False)
    told = root.path(f"{HOME}/told").read_text()
    box.unlink()
    root.path(f"{HOME}/told").unlink()
    assert "Galaxy Table cannot start" in told
    assert "no display" in told
    assert told.endswith("libraries: \n")


def test_it_starts_soon(root: Root, screen: Screen) -> None:
    """Cold: nothing of it is in memory. Usable: the buttons are painted and would take a click."""
    cold: list[float] = []
    warm: list[float] = []
    while len(cold) < FEW_STARTS or (min(cold) > COLD_SECONDS and len(cold) < MANY_STARTS):
        subprocess.run(["sync"], check=True)
        Path("/proc/sys/vm/drop_caches").write_text("3\n")
        cold.append(seconds_to_start(root, screen))
        warm.append(seconds_to_start(root, screen))
    told = f"start to usable window: cold {min(cold):.2f} s, warm {min(warm):.2f} s"
    print(f"\n{told}, best of {len(cold)}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    assert min(cold) <= COLD_SECONDS


def seconds_to_start(root: Root, screen: Screen) -> float:
    """Start the program, wait until it is of use, and close it."""
    program = Program(root, screen)
    look = program.wait(lambda look: look["exposed"] and "Roll for the Galaxy" in look["buttons"])
    assert screen.picture().getpixel(look["buttons"]["Roll for the Galaxy"]) != (0, 0, 0)
    took = time.monotonic() - program.began
    assert program.quit() == 0
    return took


# -- played ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.game)
def test_a_game_from_beginning_to_end(scenario: Scenario, root: Root, screen: Screen, package: Path) -> None:
    program = Program(root, screen)
    program.wait_page("StartPage")
    settle_motion(program, root, calm=scenario.calm)
    scenario.begin(program)
    player = Player(program, seed=7)
    player.play_until(lambda look: "game" in look and scenario.middle(look["game"]))
    save_by_name(program)
    former = player.play_until(lambda look: "game" in look and look["game"]["held"] is False)
    program.kill()
    before = kept(root)

    root.apt("install", "--no-install-recommends", root.give(package, "/srv"))
    assert root.run("dpkg-query", "-W", "-f", "${Version}", NAME).stdout == VERSION
    assert kept(root) == before, "an upgrade leaves the home alone"

    again = Program(root, screen)
    again.wait_page("StartPage")
    again.press("Continue")
    now = again.wait_page("TablePage")
    assert now["notice"] == ""
    for same in ("game", "given", "digest", "round"):
        assert now["game"][same] == former["game"][same], same
    assert is_calm(root) == scenario.calm, "the settings are kept as well"
    player.program = again
    player.play_until(lambda look: look["page"] == "ResultPage")
    assert player.drags > 10
    told = {"steps": player.steps, "drags": player.drags, "curtains": player.curtains}
    print(f"\n{scenario.game}: {told}, pictures of the robot's part: {player.listened}")
    again.press("Start page")
    assert again.quit() == 0
    replayed = root.run("rftg-tools", "replay", f"{DATA}/saves/autosave.rftg").stdout
    assert replayed.startswith(f"OK {scenario.game}, ")


def is_calm(root: Root) -> bool:
    """Whether the settings ask for reduced motion."""
    settings = root.path(SETTINGS)
    return settings.exists() and "reduced_motion=true" in settings.read_text()


def settle_motion(program: Program, root: Root, *, calm: bool) -> None:
    """Let pieces glide or not: by the settings, as a player would."""
    program.press("Settings")
    program.wait_page("SettingsPage")
    if is_calm(root) != calm:
        program.press("Reduced motion")
    program.press("Back")
    program.wait_page("StartPage")


def save_by_name(program: Program) -> None:
    """Save the game through the menu, under the name that is suggested."""
    program.screen.click(program.look()["game"]["pressable"]["menu"])
    program.press("Save as")
    program.wait_page("SavePage")
    program.press("Save")
    program.wait_page("TablePage")


def named_save(root: Root, game: str = "roll") -> str:
    """Return the place of the game that was saved by name."""
    for file in root.path(f"{DATA}/saves").glob("Round*.rftg"):
        if json.loads(file.read_text())["game"] == game:
            return f"{DATA}/saves/{file.name}"
    raise AssertionError(f"no game of {game} was saved by name")


def test_a_saved_game_is_opened_by_its_name(root: Root, screen: Screen) -> None:
    for save in (named_save(root), root.give(FORMER_SAVE, "/srv")):
        program = Program(root, screen, save)
        look = program.wait_page("TablePage")
        assert look["game"]["given"] == len(json.loads(root.path(save).read_text())["log"])
        program.kill()


def test_the_game_against_the_robot_is_in_the_records(root: Root, screen: Screen) -> None:
    kept = json.loads(root.path(f"{DATA}/records.json").read_text())
    assert len(kept["games"]) == 1
    program = Program(root, screen)
    program.press("Records")
    program.wait_page("RecordsPage")
    program.press("Back")
    assert program.quit() == 0


def test_a_double_click_opens_a_saved_game(root: Root, screen: Screen) -> None:
    """What a file manager does: it finds the type, the program for it, and starts that."""
    root.apt("install", "--no-install-recommends", "libglib2.0-bin", "desktop-file-utils")
    save = named_save(root)
    kind = root.run("gio", "info", "-a", "standard::content-type", save).stdout
    assert MIME in kind
    assert APPLICATION_ID in root.run("gio", "mime", MIME).stdout
    entry = f"/usr/share/applications/{APPLICATION_ID}.desktop"
    opener = root.start("gio", "launch", entry, save, env={"DISPLAY": screen.display})
    until = time.monotonic() + 30
    while not screen.windows():
        assert time.monotonic() < until, "no window came up"
        time.sleep(0.1)
    opener.wait(timeout=30)
    found = processes_with(save)
    assert len(found) == 1, "just one program was started, with the file"
    os.kill(found[0], signal.SIGKILL)
    while screen.windows():
        time.sleep(0.1)


def processes_with(word: str) -> list[int]:
    """Return the processes of the program that were given this word."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            words = path.read_bytes().decode(errors="replace").split("\0")
            if words[0].endswith(NAME) and word in words:
                found.append(int(path.parent.name))
    return found


# -- when something is wrong -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", [scenario.game for scenario in SCENARIOS])
def test_an_error_is_told_once_and_play_goes_on(game: str, root: Root, screen: Screen) -> None:
    former = {*reports(root), *rescues(root)}
    program = Program(root, screen, named_save(root, game))
    before = program.wait_page("TablePage")["game"]
    program.fail()
    look = program.wait_page("CrashPage")
    assert {"Copy the report", "Go on from the last move", "Start page"} <= set(look["buttons"])
    program.press("Copy the report")
    program.press("Go on from the last move")
    now = program.wait_page("TablePage")["game"]
    assert (now["digest"], now["given"]) == (before["digest"], before["given"])
    Player(program, seed=3).play_until(lambda look: look["game"]["given"] > before["given"])
    program.kill()

    log = root.path(f"{LOGS}/rftg-desktop.log").read_text()
    assert "AskedFor: the probe was told to fail" in log
    (report,), (rescue,) = reports(root) - former, rescues(root) - former
    for file in (report, rescue):
        replayed = root.run("rftg-tools", "replay", file).stdout
        assert replayed.startswith(f"OK {game}, ")
        assert before["digest"] in replayed


def reports(root: Root) -> set[str]:
    """Return the places of the reports of errors."""
    return {f"{LOGS}/{file.name}" for file in root.path(LOGS).glob("report-*.txt")}


def rescues(root: Root) -> set[str]:
    """Return the places of the games that were saved because of an error."""
    return {f"{DATA}/saves/{file.name}" for file in root.path(f"{DATA}/saves").glob("rescue-*.rftg")}


def test_a_second_window_explains_itself(root: Root, screen: Screen) -> None:
    first = Program(root, screen)
    first.wait_page("StartPage")
    second = Program(root, screen)
    look = second.wait_page("StartPage")
    assert "already open in another window" in look["notice"]
    assert "Continue" not in look["buttons"]
    second.kill()
    first.press("Continue")
    first.wait(lambda look: look["page"] in ("TablePage", "ResultPage"))
    first.kill()


def test_a_home_that_cannot_be_written_stops_nothing(root: Root, screen: Screen) -> None:
    empty = "/srv/sealed"
    root.run("install", "-d", "-m", "555", empty, user="root")
    program = Program(root, screen, env={"HOME": empty})
    program.wait_page("StartPage")
    begin_roll(program)
    look = program.wait(lambda look: "could not be saved" in look["notice"])
    assert empty in look["notice"]
    program.press("Dismiss")
    player = Player(program, seed=5)
    player.play_until(lambda look: "game" in look and look["game"]["given"] >= 5)
    program.kill()


# -- and removed -----------------------------------------------------------------------------------------


def test_it_is_removed_and_the_saves_stay(root: Root) -> None:
    before = kept(root)
    assert any(name.endswith("autosave.rftg") for name in before)
    root.apt("purge", NAME)
    assert not root.path(LIBRARIES).exists()
    named = ("-name", f"*{NAME}*", "-o", "-name", f"*{APPLICATION_ID}*")
    assert root.run("find", "/usr", "/etc", *named).stdout == ""
    assert MIME not in root.path("/usr/share/mime/globs2").read_text()
    assert kept(root) == before
    assert root.path(HOME).stat().st_uid == 1000
    assert USER in root.run("id").stdout
