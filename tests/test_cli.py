"""The two commands from outside: what they print and with which status they end."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rftg_desktop import __version__
from rftg_desktop.session.saves import SaveFolder
from rftg_desktop.tools.__main__ import COMMANDS
from tests.session.playing import played


def run(module: str, *words: str, **env: str | None) -> subprocess.CompletedProcess[str]:
    return _run("-m", module, *words, **env)


def run_code(code: str, **env: str | None) -> subprocess.CompletedProcess[str]:
    return _run("-c", code, **env)


def _run(*words: str, **env: str | None) -> subprocess.CompletedProcess[str]:
    changed = {**os.environ, **env}
    kept = {name: value for name, value in changed.items() if value is not None}
    command = [sys.executable, *words]
    return subprocess.run(command, env=kept, capture_output=True, text=True, timeout=60, check=False)


def one_line(text: str) -> bool:
    return text.count("\n") == 1 and text.endswith("\n") and "Traceback" not in text


@pytest.mark.parametrize(
    ("module", "prog"), [("rftg_desktop", "rftg-desktop"), ("rftg_desktop.tools", "rftg-tools")]
)
def test_version(module: str, prog: str) -> None:
    done = run(module, "--version")
    assert (done.returncode, done.stdout) == (0, f"{prog} {__version__}\n")


@pytest.mark.parametrize(
    "words",
    [
        ("rftg_desktop", "--bogus"),
        ("rftg_desktop", "one.rftg", "two.rftg"),
        ("rftg_desktop", "one.rftg", "--load", "two.rftg"),
        ("rftg_desktop", "--seed", "many"),
        ("rftg_desktop", "--seed", "-1"),
        ("rftg_desktop", "--seed"),
        ("rftg_desktop.tools",),
        ("rftg_desktop.tools", "no-such-command"),
        ("rftg_desktop.tools", "--bogus"),
    ],
)
def test_bad_options_get_one_line_and_status_2(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert one_line(done.stderr), done.stderr


def test_answers_without_qt() -> None:
    code = "import sys, rftg_desktop.app, rftg_desktop.tools.__main__; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60, check=False).returncode == 0


def test_the_start_page_waits_for_no_rules() -> None:
    code = "import sys, rftg_desktop.views.main_window; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert not {f"rftg_desktop.rules.{game}.game" for game in ("race", "roll")} & set(done.stdout.split())


def test_smoke(user_home: Path) -> None:
    done = run("rftg_desktop", "--smoke")
    assert done.returncode == 0, done.stderr
    assert one_line(done.stdout)
    assert done.stdout.startswith(f"OK rftg-desktop {__version__} ")
    assert done.stderr == ""


def bad_saves(folder: Path) -> dict[str, Path]:
    """Files that are no game to go on with, by what is said of them."""
    good = SaveFolder(folder / "good").autosave(played(2, 3, 30)).read_bytes()
    texts = {
        "damaged": good[: len(good) // 2],
        "not a saved game": b"\x89PNG\r\n\x1a\n" + bytes(50),
        "newer version": json.dumps({**json.loads(good), "format": 99}).encode(),
        "cannot be opened": None,
    }
    found = {}
    for number, (words, text) in enumerate(texts.items()):
        found[words] = folder / f"{number}.rftg"
        if text is not None:
            found[words].write_bytes(text)
    return found


def test_a_save_that_cannot_be_opened_gets_one_line(tmp_path: Path, user_home: Path) -> None:
    for words, path in (*bad_saves(tmp_path).items(), ("cannot be opened", tmp_path)):
        for how in ([], ["--load"]):
            done = run("rftg_desktop", "--smoke", *how, str(path))
            assert (done.returncode, done.stdout) == (1, ""), words
            assert one_line(done.stderr), done.stderr
            assert words in done.stderr


def test_smoke_opens_a_save_and_leaves_no_trace(tmp_path: Path, user_home: Path) -> None:
    save = SaveFolder(tmp_path / "mine").save(played(3, 3, 40), "mine")
    for how in ([], ["--load"]):
        done = run("rftg_desktop", "--smoke", *how, str(save))
        assert (done.returncode, done.stderr) == (0, "")
    assert not list(user_home.rglob("autosave*"))


def test_no_display_is_explained() -> None:
    if sys.platform in ("win32", "darwin"):
        pytest.skip("these systems always have a display")
    done = run("rftg_desktop", QT_QPA_PLATFORM=None, DISPLAY=None, WAYLAND_DISPLAY=None)
    assert done.returncode == 1
    assert one_line(done.stderr), done.stderr
    assert "no display" in done.stderr


def test_a_qt_that_gives_up_is_explained(user_home: Path) -> None:
    done = run("rftg_desktop", QT_QPA_PLATFORM="nonsense")
    assert done.returncode == 1
    assert one_line(done.stderr), done.stderr
    assert "Qt could not open a window" in done.stderr
    log = next(user_home.rglob("rftg-desktop.log"))
    assert "nonsense" in log.read_text(encoding="utf-8")


def test_a_library_that_is_missing_is_explained(user_home: Path) -> None:
    code = (
        "import sys\n"
        "class Bare:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name.startswith('PySide6'): raise ImportError('libEGL.so.1: cannot open shared object')\n"
        "sys.meta_path.insert(0, Bare())\n"
        "from rftg_desktop import app\n"
        "sys.exit(app.main([]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert one_line(done.stderr), done.stderr
    assert "libEGL.so.1" in done.stderr
    assert "packaging/setup.sh play" in done.stderr


@pytest.mark.parametrize("is_frozen", [True, False])
def test_a_packaged_program_shows_what_stopped_it(is_frozen: bool, tmp_path: Path, user_home: Path) -> None:
    """Started from a menu, nobody reads what is printed: a command of the desktop shows it."""
    if sys.platform in ("win32", "darwin"):
        pytest.skip("these systems show it by a call")
    box = tmp_path / "zenity"
    box.write_text(f'#!/bin/sh\necho "$*" >{tmp_path}/told\n')
    box.chmod(0o755)
    code = f"import sys; sys.frozen = {is_frozen}; from rftg_desktop import app; sys.exit(app.main([]))"
    away = {"QT_QPA_PLATFORM": None, "DISPLAY": None, "WAYLAND_DISPLAY": None, "PATH": f"{tmp_path}:/bin"}
    done = run_code(code, **away)
    assert done.returncode == 1
    assert one_line(done.stderr), done.stderr
    assert (tmp_path / "told").exists() == is_frozen
    if is_frozen:
        assert "Galaxy Table cannot start" in (told := (tmp_path / "told").read_text())
        assert "no display" in told


def test_an_unwritable_log_folder_stops_nothing(tmp_path: Path) -> None:
    blocked = tmp_path / "a-file"
    blocked.touch()
    done = run("rftg_desktop", QT_QPA_PLATFORM="nonsense", XDG_STATE_HOME=str(blocked))
    assert "no log is written" in done.stderr.splitlines()[0]
    assert "Qt could not open a window" in done.stderr


@pytest.mark.parametrize("args", [("--smoke",), ()])
def test_an_unexpected_error_is_logged_and_told(args: tuple[str, ...], user_home: Path) -> None:
    code = (
        "import sys, rftg_desktop.app as app\n"
        "def broken(**_): raise RuntimeError('the table has no legs')\n"
        "app.make_window = broken\n"
        "sys.exit(app.main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *args], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert "the table has no legs" in done.stderr
    if not args:
        assert one_line(done.stderr), done.stderr
        assert "Traceback" in next(user_home.rglob("rftg-desktop.log")).read_text(encoding="utf-8")


def test_missing_resources_are_explained(user_home: Path) -> None:
    code = (
        "import sys\n"
        "from rftg_desktop import app\n"
        "from rftg_desktop.views import resources\n"
        "def broken(): raise resources.ResourceError('the bundle is not there')\n"
        "resources.ensure_resources = broken\n"
        "sys.exit(app.main([]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (1, "rftg-desktop: the bundle is not there\n")


def test_tools_lists_its_commands() -> None:
    done = run("rftg_desktop.tools", "--help")
    assert done.returncode == 0
    folder = Path(__file__).parent.parent / "rftg_desktop" / "tools"
    for name in COMMANDS:
        if (folder / f"{name.replace('-', '_')}.py").exists():
            assert name in done.stdout


def test_every_tool_file_is_listed() -> None:
    folder = Path(__file__).parent.parent / "rftg_desktop" / "tools"
    commands = {
        path.stem.replace("_", "-")
        for path in folder.glob("*.py")
        if "def add_arguments(" in path.read_text()
    }
    assert commands <= {*COMMANDS, "--main--"}
