"""What the tests of the packages stand on: the files that were made, a bare system, and a screen."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from release.debian import build
from release.project import DIST, NAME, ROOT, VERSION
from tests.package.player import Program
from tests.package.root import Root, fresh_root, is_possible
from tests.package.screen import Screen, save_picture, shown

WORK = ROOT / "build" / "trial"
OLDER = "0.0.1"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Keep a picture of the screen where a test fails."""
    report: Any = yield
    screen = getattr(item, "funcargs", {}).get("screen")
    if report.failed and isinstance(screen, Screen):
        save_picture(screen, WORK / "pictures", item.name)
    return report


@pytest.fixture(autouse=True, scope="session")
def _own_display() -> Iterator[None]:
    """Programs started here show themselves on the screen of the tests; none is drawn nowhere."""
    kept = {name: os.environ.pop(name, None) for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")}
    yield
    os.environ.update({name: value for name, value in kept.items() if value is not None})


@pytest.fixture(autouse=True)
def _no_program_left() -> Iterator[None]:
    """End what a failed test has left running."""
    yield
    for program in Program.started:
        program.kill()
    Program.started.clear()


def made(pattern: str) -> Path:
    """Return the file of dist/ that was made, and just one."""
    found = sorted(DIST.glob(pattern))
    assert len(found) == 1, f"{DIST / pattern}: {len(found)} files; make package makes it"
    return found[0]


@pytest.fixture(scope="session")
def package() -> Path:
    """The Debian package of this version."""
    return made(f"{NAME}_{VERSION}_*.deb")


@pytest.fixture(scope="session")
def archive() -> Path:
    """The plain archive."""
    return made(f"{NAME}-{VERSION}-linux-*.tar.xz")


@pytest.fixture(scope="session")
def older_package(package: Path) -> Path:
    """The same package under an older number, so that there is something to upgrade from."""
    tree, target = WORK / "older", WORK / f"{NAME}_{OLDER}.deb"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir(parents=True)
    subprocess.run(["dpkg-deb", "-R", str(package), str(tree)], check=True)
    control = tree / "DEBIAN" / "control"
    control.write_text(control.read_text().replace(f"Version: {VERSION}\n", f"Version: {OLDER}\n"))
    build(tree, target, "-Znone")
    shutil.rmtree(tree)
    return target


@pytest.fixture(scope="session")
def root() -> Root:
    """A system with nothing in it but the packages no Debian is without."""
    if not is_possible():
        pytest.fail("a clean system can only be made by root, where mounts are allowed")
    WORK.mkdir(parents=True, exist_ok=True)
    return fresh_root(WORK)


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """A screen with a window manager."""
    with shown() as screen:
        yield screen
