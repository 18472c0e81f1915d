"""The installer for Windows, carried out by Wine with a stand-in for the program.

The tests tell one story, in this order: installed, upgraded, stopped by a program that runs, removed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from release import icons
from release.project import NAME, PACKAGING, TITLE, VERSION

pytestmark = [pytest.mark.package, pytest.mark.timeout(600)]

FOLDER = r"C:\table"
CLASSES = r"HKCU\Software\Classes"
UNINSTALL = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{NAME}"
PARTS = (f"{NAME}.exe", "rftg-tools.exe", "_internal/part.dll", "licences/part.txt")


class Windows:
    """A fresh Windows that shows nothing."""

    def __init__(self, prefix: Path) -> None:
        self._env = {
            "HOME": str(prefix.parent),
            "PATH": os.environ["PATH"],
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",  # no questions about parts that are not needed
            "WINEPREFIX": str(prefix),
        }
        self.drive = prefix / "drive_c"
        self.run("wineboot", "--init")

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a program to its end."""
        command = ["wine", *words]
        return subprocess.run(
            command, env=self._env, capture_output=True, text=True, timeout=200, check=False
        )

    @contextmanager
    def running(self, *words: str) -> Iterator[None]:
        """Let a program run that waits for its input."""
        pipe = subprocess.PIPE
        with subprocess.Popen(["wine", *words], env=self._env, stdin=pipe, stdout=pipe) as process:
            assert process.stdout is not None
            assert process.stdout.readline()
            yield
            process.kill()

    def value(self, key: str, name: str = "") -> str | None:
        """Return a value of the registry; none if it is not there."""
        which = ["/v", name] if name else ["/ve"]
        found = re.search(r"REG_\w+ +(.*\S)", self.run("reg", "query", key, *which).stdout)
        return None if found is None else found[1]

    def table(self) -> set[str]:
        """Return what lies in the folder of the program."""
        folder = self.drive / "table"
        return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}

    def shortcuts(self) -> list[Path]:
        """Return the ways to the program in the menu."""
        return list(self.drive.rglob(f"{TITLE}.lnk"))


@pytest.fixture(scope="module")
def system(tmp_path_factory: pytest.TempPathFactory) -> Windows:
    return Windows(tmp_path_factory.mktemp("windows") / "prefix")


@pytest.fixture(scope="module")
def setup(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The installer, made for 64 bits since this Windows knows no others."""
    work = tmp_path_factory.mktemp("made")
    for part in PARTS:
        path = work / "folder" / part
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"MZ")
    icons.write_ico(work / "app.ico")
    target = work / "table-setup.exe"
    facts = {"VERSION": VERSION, "FOLDER": work / "folder", "TARGET": target, "ICON": work / "app.ico"}
    defines = [f"-D{name}={value}" for name, value in facts.items()]
    script = str(PACKAGING / "windows" / "installer.nsi")
    subprocess.run(["makensis", "-V1", "-XTarget amd64-unicode", *defines, script], check=True, timeout=120)
    return str(target)


def install(system: Windows, setup: str) -> int:
    return system.run(setup, "/S", f"/D={FOLDER}").returncode


def remove(system: Windows) -> int:
    return system.run(rf"{FOLDER}\uninstall.exe", "/S", f"_?={FOLDER}").returncode


def test_it_is_installed_with_its_file_type(system: Windows, setup: str) -> None:
    assert install(system, setup) == 0
    assert system.table() == {*PARTS, "uninstall.exe"}
    assert len(system.shortcuts()) == 1
    kind = system.value(rf"{CLASSES}\.rftg")
    assert kind is not None
    assert system.value(rf"{CLASSES}\{kind}\shell\open\command") == rf'"{FOLDER}\{NAME}.exe" "%1"'
    assert system.value(UNINSTALL, "DisplayVersion") == VERSION
    assert system.value(UNINSTALL, "UninstallString") == rf'"{FOLDER}\uninstall.exe"'


def test_an_upgrade_clears_what_is_no_longer_there_and_nothing_else(system: Windows, setup: str) -> None:
    folder = system.drive / "table"
    for name in ("_internal/former.dll", "notes of somebody.txt"):
        (folder / name).touch()
    (folder / PARTS[0]).write_bytes(b"MZ older")
    assert install(system, setup) == 0
    assert system.table() == {*PARTS, "uninstall.exe", "notes of somebody.txt"}
    assert (folder / PARTS[0]).read_bytes() == b"MZ"


def test_nothing_is_touched_while_the_program_runs(system: Windows, setup: str) -> None:
    program = system.drive / "table" / PARTS[0]
    shutil.copyfile(system.drive / "windows" / "system32" / "cmd.exe", program)
    before = system.table()
    with system.running(rf"{FOLDER}\{NAME}.exe", "/k"):
        assert install(system, setup) != 0
        assert remove(system) != 0
        assert system.table() == before
    assert system.value(UNINSTALL, "DisplayVersion") == VERSION


def test_it_is_removed_and_what_belongs_to_others_stays(system: Windows, setup: str) -> None:
    system.run("reg", "add", rf"{CLASSES}\.rftg", "/ve", "/d", "another", "/f")
    assert remove(system) == 0
    assert system.table() - {"uninstall.exe"} == {"notes of somebody.txt"}, "it cannot delete itself here"
    assert system.shortcuts() == []
    assert system.value(UNINSTALL, "DisplayVersion") is None
    assert system.value(rf"{CLASSES}\.rftg") == "another"
    (system.drive / "table" / "notes of somebody.txt").unlink()
    assert install(system, setup) == 0
    assert remove(system) == 0
    assert system.value(rf"{CLASSES}\.rftg") is None
