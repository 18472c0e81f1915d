"""What can be tried here of the packages for the other systems."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from release import icons
from release.project import PACKAGING, VERSION

pytestmark = pytest.mark.package


def test_the_installer_for_windows_can_be_made(tmp_path: Path) -> None:
    """From a stand-in for the folder: it is a whole script; what it does is seen on Windows alone."""
    folder = tmp_path / "rftg-desktop"
    (folder / "_internal").mkdir(parents=True)
    for name in ("rftg-desktop.exe", "rftg-tools.exe", "_internal/part.dll"):
        (folder / name).write_bytes(b"MZ")
    icons.write_ico(tmp_path / "app.ico")
    target = tmp_path / "galaxy-table-setup.exe"
    facts = {"VERSION": VERSION, "FOLDER": folder, "TARGET": target, "ICON": tmp_path / "app.ico"}
    defines = [f"-D{name}={value}" for name, value in facts.items()]
    command = ["makensis", "-WX", "-V2", *defines, str(PACKAGING / "windows" / "installer.nsi")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert target.read_bytes()[:2] == b"MZ"


def test_the_recipe_of_the_disk_image_is_shell(tmp_path: Path) -> None:
    """Played with stand-ins for the two programs that only macOS has."""
    app, target, stage = tmp_path / "Galaxy Table.app", tmp_path / "out.dmg", tmp_path / "staged"
    (app / "Contents").mkdir(parents=True)
    tools = tmp_path / "bin"
    tools.mkdir()
    for name, body in (
        ("codesign", 'for last; do :; done; test -d "$last"'),
        ("hdiutil", f'while [ "$1" != -srcfolder ]; do shift; done; cp -a "$2" "{stage}"; : >"{target}"'),
    ):
        (tools / name).write_text(f"#!/bin/sh\n{body}\n")
        (tools / name).chmod(0o755)
    script = ["sh", str(PACKAGING / "macos" / "image.sh"), str(app), str(target)]
    env = {"PATH": f"{tools}:/usr/bin:/bin", "TMPDIR": str(tmp_path)}
    subprocess.run(script, check=True, env=env, timeout=60)
    assert target.exists()
    assert sorted(path.name for path in stage.iterdir()) == ["Applications", app.name]
