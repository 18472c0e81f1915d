"""The one recipe for three systems as each of them would read it, with a stand-in for the packager."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from release import contents, project

SYSTEMS = ("linux", "win32", "darwin")
SPEC = project.PACKAGING / "rftg-desktop.spec"


class Packager:
    """Writes down what the recipe asks for."""

    def __init__(self, spec: Path) -> None:
        self.asked: dict[str, list[tuple[tuple[Any, ...], dict[str, Any]]]] = {}
        self.names = {"SPECPATH": str(spec.parent)}
        for what in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"):
            self.names[what] = self._writer(what)

    def _writer(self, what: str) -> Any:
        def ask(*words: Any, **options: Any) -> Any:
            self.asked.setdefault(what, []).append((words, options))
            scripts = [(Path(word).stem, word, "PYSOURCE") for word in words[0]] if what == "Analysis" else []
            return SimpleNamespace(scripts=scripts, pure=[("a", "a.py", "PYMODULE")], binaries=[], datas=[])

        return ask


@pytest.fixture(params=SYSTEMS)
def packager(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Packager:
    """The recipe carried out, as on this system."""
    bindepend = SimpleNamespace(get_imports=lambda _: [])
    hooks = SimpleNamespace(collect_data_files=lambda *_, **__: [], collect_submodules=lambda _: [])
    for name, module in {
        "PyInstaller": SimpleNamespace(),
        "PyInstaller.depend": SimpleNamespace(),
        "PyInstaller.depend.bindepend": bindepend,
        "PyInstaller.utils": SimpleNamespace(),
        "PyInstaller.utils.hooks": hooks,
    }.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(project, "BUILD", tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "platform", request.param)
    made = Packager(SPEC)
    exec(compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec"), made.names)
    return made


def test_two_programs_share_one_folder(packager: Packager) -> None:
    programs = [(options["name"], options["console"]) for _, options in packager.asked["EXE"]]
    assert programs == [("rftg-desktop", False), ("rftg-tools", True)]
    for (_, scripts), options in packager.asked["EXE"]:
        assert [script[0] for script in scripts] == [
            {"rftg-desktop": "launch_desktop", "rftg-tools": "launch_tools"}[options["name"]]
        ]
    ((_, folder),) = packager.asked["COLLECT"]
    assert folder["name"] == project.NAME
    ((_, found),) = packager.asked["Analysis"]
    assert found["excludes"] == list(contents.UNUSED_MODULES)


def test_each_system_gets_its_icon_and_what_it_shows_of_the_program(
    packager: Packager, tmp_path: Path
) -> None:
    icons = {"linux": None, "win32": str(tmp_path / "app.ico"), "darwin": str(tmp_path / "app.icns")}
    for _, options in packager.asked["EXE"]:
        assert options["icon"] == icons[sys.platform]
        assert options["version"] == (str(tmp_path / "version.txt") if sys.platform == "win32" else None)
    apps = packager.asked.get("BUNDLE", [])
    assert len(apps) == (sys.platform == "darwin")
    for _, options in apps:
        assert options["name"] == f"{project.TITLE}.app"
        assert options["info_plist"]["LSBackgroundOnly"] is False


def test_what_was_taken_is_written_down(packager: Packager, tmp_path: Path) -> None:
    taken = json.loads((tmp_path / "contents.json").read_text(encoding="utf-8"))
    assert taken == {"files": {}, "modules": ["a.py"]}
