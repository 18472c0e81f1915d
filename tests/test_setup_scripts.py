"""The set-up scripts on machines where something lacks, played by fakes in front of the PATH."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = (
    "packaging/setup.sh",
    "packaging/play.sh",
    "packaging/test.sh",
    "packaging/package.sh",
    "packaging/test-package.sh",
    "packaging/macos/image.sh",
    ".ci/run",
)
PYTHONS = ("python3", "python3.11", "python3.12", "python3.13")
LIBRARIES = [
    "libGL.so.1",
    "libEGL.so.1",
    "libglib-2.0.so.0",
    "libfontconfig.so.1",
    "libdbus-1.so.3",
    "libxkbcommon.so.0",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxcb-shape.so.0",
    "libxkbcommon-x11.so.0",
]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the scripts' fakes are those of Linux")


class Machine:
    """A copy of the scripts with commands that answer as the test wants; nothing real is installed."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.checkout = folder / "a checkout"  # a space in the path must do no harm
        self.diary = folder / "diary"
        self.bin.mkdir()
        shutil.copytree(ROOT / "packaging", self.checkout / "packaging", ignore=shutil.ignore_patterns("art"))
        shutil.copy(ROOT / "pyproject.toml", self.checkout)
        self.fake("uname", "echo Linux")
        self.libraries(LIBRARIES)
        self.user(1000)
        self.fake("apt-get", f'echo "apt-get $*" >>"{self.diary}"')
        for name in PYTHONS:
            self.python(name, "new 3.11.7")

    def fake(self, name: str, body: str) -> None:
        path = self.bin / name
        path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        path.chmod(0o755)

    def libraries(self, names: list[str]) -> None:
        listed = "\n".join(f"\t{name} (libc6,x86-64) => /lib/{name}" for name in names)
        self.fake("ldconfig", f"cat <<'END'\n{listed}\nEND")

    def user(self, number: int) -> None:
        self.fake("id", f"echo {number}")

    def python(self, name: str, answer: str, venv: bool = True, library: str = "") -> None:
        """A Python that knows its version, and makes environments that write down what pip is asked for.

        ``library`` is what it answers when asked which library of its own is not where it was built.
        """
        self.fake(
            name,
            f"""case "$*" in
            *version_info*) echo "{answer}" ;;
            *INSTSONAME*) echo "{library}" ;;
            *ensurepip*) exit {0 if venv else 1} ;;
            "-m venv"*) for last; do :; done; mkdir -p "$last/bin"; cp "$0" "$last/bin/python"
                echo "venv $last" >>"{self.diary}" ;;
            "-m pip"*) echo "pip $*" >>"{self.diary}"; exit ${{FAKE_PIP:-0}} ;;
            "-P -m"*) echo "run $*" ;;
            esac""",
        )

    def lacks(self, program: str) -> None:
        """Let the set-up look for a program that no machine has in the place of this one."""
        script = self.checkout / "packaging" / "setup.sh"
        text = script.read_text(encoding="utf-8")
        assert f"{program} " in text
        script.write_text(text.replace(f"{program} ", f"no-such-{program} "), encoding="utf-8")

    def run(self, script: str, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if name != "PYTHON"}
        return subprocess.run(
            ["sh", str(self.checkout / "packaging" / script), *words],
            env={**clean, "PATH": f"{self.bin}:/usr/bin:/bin", **env},
            cwd="/",
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def done(self) -> list[str]:
        return self.diary.read_text(encoding="utf-8").splitlines() if self.diary.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_are_posix_shell(script: str) -> None:
    assert subprocess.run(["sh", "-n", str(ROOT / script)], timeout=60, check=False).returncode == 0


def test_an_old_python_is_named(machine: Machine) -> None:
    for name in PYTHONS:
        machine.python(name, "old 3.9.2")
    done = machine.run("setup.sh", "play")
    assert done.returncode == 3
    assert done.stderr.count("\n") == 1
    assert "Python 3.11 or newer is needed" in done.stderr
    assert "python3 is 3.9.2" in done.stderr
    assert machine.done() == []


def test_a_newer_python_beside_an_old_one_is_found(machine: Machine) -> None:
    machine.python("python3", "old 3.9.2")
    done = machine.run("setup.sh", "play")
    assert done.returncode == 0, done.stderr


def test_a_chosen_python_that_is_too_old_is_not_replaced(machine: Machine) -> None:
    machine.python("my-python", "old 3.10.1")
    done = machine.run("setup.sh", "play", PYTHON=str(machine.bin / "my-python"))
    assert done.returncode == 3
    assert "my-python is 3.10.1" in done.stderr


def test_a_python_named_from_where_one_stands(machine: Machine) -> None:
    machine.python("my-python", "new 3.13.0")
    name = os.path.relpath(machine.bin / "my-python", "/")
    assert machine.run("setup.sh", "play", PYTHON=name).returncode == 0
    assert machine.run("setup.sh", "play", PYTHON=name).stderr == ""


def test_a_user_gets_the_command_for_missing_libraries(machine: Machine) -> None:
    machine.libraries([name for name in LIBRARIES if name not in ("libGL.so.1", "libxcb-cursor.so.0")])
    done = machine.run("setup.sh", "play")
    assert done.returncode == 3
    assert done.stderr.count("\n") == 1
    assert "libGL.so.1 libxcb-cursor.so.0" in done.stderr
    assert "sudo apt-get update && sudo apt-get install" in done.stderr
    assert "libgl1 libxcb-cursor0" in done.stderr
    assert machine.done() == [], "nothing else may be tried before"


def test_root_installs_just_what_lacks(machine: Machine) -> None:
    machine.user(0)
    machine.libraries([name for name in LIBRARIES if name != "libEGL.so.1"])
    machine.python("python3", "new 3.11.7", venv=False)
    done = machine.run("setup.sh", "play")
    assert done.returncode == 0, done.stderr
    update, install, *rest = machine.done()
    assert update == "apt-get update -qq"
    assert install.startswith("apt-get install -y -qq --no-install-recommends")
    assert install.split()[5:] == ["python3-venv", "libegl1"]
    assert [line.split()[0] for line in rest] == ["venv", "pip"]


def test_a_failed_install_says_what_to_run(machine: Machine) -> None:
    machine.user(0)
    machine.libraries([])
    machine.fake("apt-get", "exit 100")
    done = machine.run("setup.sh", "play")
    assert done.returncode == 3
    assert "could not install" in done.stderr
    assert "apt-get update && apt-get install" in done.stderr


def test_the_check_needs_no_window_libraries(machine: Machine) -> None:
    machine.libraries([name for name in LIBRARIES if "xcb" not in name and "x11" not in name])
    assert machine.run("setup.sh", "test").returncode == 0
    assert machine.run("setup.sh", "play").returncode == 3


def test_play_and_test_are_set_up_apart_and_only_once(machine: Machine) -> None:
    first = machine.run("play.sh", "--seed", "7")
    assert first.stdout == "run -P -m rftg_desktop --seed 7\n", first.stderr
    assert machine.run("setup.sh", "test").returncode == 0
    made = machine.done()
    assert [line.split()[0] for line in made] == ["venv", "pip", "venv", "pip"]
    assert made[1].endswith("--editable .")
    assert made[3].endswith("--constraint packaging/constraints.txt --editable .[test,lint]")

    again = machine.run("play.sh")
    assert again.stderr == ""
    assert machine.run("setup.sh", "test").returncode == 0
    assert machine.done() == made


def test_changes_are_installed(machine: Machine) -> None:
    machine.run("setup.sh", "play")
    with (machine.checkout / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    machine.run("setup.sh", "play")
    assert [line.split()[0] for line in machine.done()] == ["venv", "pip", "pip"]
    for name in PYTHONS:
        machine.python(name, "new 3.12.1")
    machine.run("setup.sh", "play")
    assert [line.split()[0] for line in machine.done()[3:]] == ["venv", "pip"]


def test_a_broken_install_is_tried_again(machine: Machine) -> None:
    failed = machine.run("setup.sh", "play", FAKE_PIP="1")
    assert failed.returncode == 3
    assert "could not install the Python packages" in failed.stderr
    assert machine.run("setup.sh", "play").returncode == 0
    assert machine.done()[-1].startswith("pip")


@pytest.mark.parametrize(
    ("kind", "program", "package"),
    [("package", "objdump", "binutils"), ("test-package", "debootstrap", "debootstrap")],
)
def test_a_user_gets_the_command_for_missing_programs(
    kind: str, program: str, package: str, machine: Machine
) -> None:
    machine.lacks(program)
    done = machine.run("setup.sh", kind)
    assert done.returncode == 3
    assert done.stderr.count("\n") == 1
    assert f"no-such-{program}" in done.stderr
    assert f"--no-install-recommends {package}" in done.stderr
    assert machine.run("setup.sh", "play").returncode == 0, "who only plays needs none of them"


def test_what_is_packed_takes_the_library_of_python_along(machine: Machine) -> None:
    machine.python("python3", "new 3.11.2", library="libpython3.11.so.1.0")
    assert machine.run("setup.sh", "play").returncode == 0
    done = machine.run("setup.sh", "package")
    assert done.returncode == 3
    assert "install -y --no-install-recommends libpython3.11" in done.stderr
    machine.libraries([*LIBRARIES, "libpython3.11.so.1.0"])
    assert "libpython" not in machine.run("setup.sh", "package").stderr
    machine.python("python3", "new 3.11.2", library="libpython3.11.a")
    done = machine.run("setup.sh", "package")
    assert (done.returncode, done.stderr.count("\n")) == (3, 1)
    assert "cannot be packed" in done.stderr


def test_unknown_set_up(machine: Machine) -> None:
    done = machine.run("setup.sh", "dance")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
