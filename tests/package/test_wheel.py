"""The wheel and the source archive: installed where nothing else is, the program works and misses nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest

from release.project import ROOT, VERSION
from tests.package.conftest import WORK, made

pytestmark = [pytest.mark.package, pytest.mark.timeout(900)]

NOT_GIVEN_OUT = (".ci/", ".github/", ".gitattributes", ".gitignore")


class Installed:
    """An environment with the wheel and what it asks for, and none of the sources in reach."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.bin = folder / "bin"
        self.env = {
            "HOME": str(home),
            "LANG": "C.UTF-8",
            "PATH": "/usr/bin:/bin",
            "QT_QPA_PLATFORM": "offscreen",
        }

    def run(self, program: str, *words: str) -> str:
        command = [str(self.bin / program), *words]
        done = subprocess.run(
            command, env=self.env, cwd="/", capture_output=True, text=True, timeout=120, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def wheel() -> Path:
    return made(f"rftg_desktop-{VERSION}-*.whl")


@pytest.fixture(scope="module")
def sdist() -> Path:
    return made(f"rftg_desktop-{VERSION}.tar.gz")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = WORK / "venv"
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    pip(folder / "bin" / "python", "install", "--constraint", "packaging/constraints.txt", str(wheel))
    return Installed(folder, tmp_path_factory.mktemp("home"))


def pip(python: Path | str, *words: str) -> None:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(python), "-m", "pip", "--quiet", *words]
    subprocess.run(command, check=True, cwd=ROOT, env=env, timeout=600, stderr=subprocess.DEVNULL)


def test_the_installed_program_starts(installed: Installed) -> None:
    assert installed.run("rftg-desktop", "--smoke").startswith(f"OK rftg-desktop {VERSION} ")
    assert installed.run("rftg-desktop", "--version") == f"rftg-desktop {VERSION}\n"


def test_the_installed_tools_work(installed: Installed, tmp_path: Path) -> None:
    assert installed.run("rftg-tools", "--version") == f"rftg-tools {VERSION}\n"
    installed.run("rftg-tools", "check-data")
    save = ROOT / "tests" / "former" / "0.1.0" / "game.rftg"
    assert installed.run("rftg-tools", "replay", str(save)).startswith("OK roll, ")
    picture = tmp_path / "table.png"
    installed.run("rftg-tools", "screenshot", "--game", "roll", "--seed", "1", "--out", str(picture))
    assert picture.stat().st_size > 10_000


def test_every_resource_is_there(installed: Installed) -> None:
    named = [element.get("alias") for element in ET.parse(ROOT / "resources.qrc").iter("file")]
    assert named
    code = (
        "import sys, rftg_desktop\n"
        "from rftg_desktop.views.resources import ensure_resources\n"
        "from PySide6.QtCore import QFile\n"
        f"assert rftg_desktop.__file__.startswith({str(installed.bin.parent)!r})\n"
        "ensure_resources()\n"
        "print(*(name for name in sys.argv[1:] if not QFile.exists(':/' + name)))"
    )
    assert installed.run("python", "-P", "-c", code, *map(str, named)) == "\n"


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    tops = {name.split("/", 1)[0] for name in names}
    assert tops == {"rftg_desktop", f"rftg_desktop-{VERSION}.dist-info"}
    tracked = {name for name in listed() if name.startswith("rftg_desktop/")}
    assert {name for name in names if name.startswith("rftg_desktop/")} == {
        *tracked,
        "rftg_desktop/_resources.rcc",
    }
    licences = [name for name in names if "/licenses/" in name]
    assert any(name.endswith("LICENSE") for name in licences)
    assert sum(name.endswith(("-OFL.txt", "-ISC.txt")) for name in licences) == 5


def listed() -> list[str]:
    """Return what the sources are."""
    command = ["git", "-C", str(ROOT), "ls-files"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def test_the_source_archive_holds_all_sources(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    lacking = [name for name in listed() if name not in names and not name.startswith(NOT_GIVEN_OUT)]
    assert lacking == []
    assert not [name for name in names if "__pycache__" in name or name.endswith((".rcc", ".pyc"))]


def test_a_wheel_made_of_the_source_archive_is_the_same(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    pip(sys.executable, "wheel", "--no-deps", "--wheel-dir", str(tmp_path), str(sdist))
    (again,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(again) as one, zipfile.ZipFile(wheel) as two:
        assert sorted(one.namelist()) == sorted(two.namelist())
