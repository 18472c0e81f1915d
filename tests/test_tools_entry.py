"""The dispatcher of rftg-tools: finds a command, runs it, and turns what is wrong outside into one line."""

import argparse
import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest

from rftg_desktop.cli import InputError, positive
from rftg_desktop.tools import __main__ as entry

Run = Callable[[argparse.Namespace], int]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[[Run], None]:
    """Install a command `fake-one` that does what the test says."""

    def install(run: Run) -> None:
        name = "rftg_desktop.tools.fake_one"
        module = ModuleType(name)
        module.__spec__ = ModuleSpec(name, loader=None)
        module.__dict__["add_arguments"] = lambda parser: parser.add_argument(
            "--games", type=positive, default=1
        )
        module.__dict__["run"] = run
        monkeypatch.setitem(sys.modules, name, module)
        monkeypatch.setattr(entry, "COMMANDS", {"fake-one": "do nothing", "not-there": "never listed"})

    return install


def test_a_command_gets_its_arguments(command: Callable[[Run], None]) -> None:
    command(lambda args: int(args.games))
    assert entry.main(["fake-one", "--games", "7"]) == 7
    assert entry.main(["fake-one"]) == 1


def test_only_what_is_there_is_listed(
    command: Callable[[Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    command(lambda args: 0)
    with pytest.raises(SystemExit, match="0"):
        entry.main(["--help"])
    listed = capsys.readouterr().out
    assert "fake-one" in listed
    assert "not-there" not in listed


@pytest.mark.parametrize("words", [("--games", "0"), ("--games", "x"), ("--bogus",), ("surplus",)])
def test_bad_arguments(
    words: tuple[str, ...], command: Callable[[Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    command(lambda args: 0)
    with pytest.raises(SystemExit, match="2"):
        entry.main(["fake-one", *words])
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (InputError("the save\nis damaged"), "rftg-tools fake-one: the save is damaged\n"),
        (
            FileNotFoundError(2, "No such file or directory", "x.json"),
            "rftg-tools fake-one: x.json: No such file or directory\n",
        ),
        (OSError("odd"), "rftg-tools fake-one: odd\n"),
    ],
)
def test_what_is_wrong_outside_is_one_line(
    error: Exception, line: str, command: Callable[[Run], None], capsys: pytest.CaptureFixture[str]
) -> None:
    def run(args: argparse.Namespace) -> int:
        raise error

    command(run)
    assert entry.main(["fake-one"]) == 1
    assert capsys.readouterr().err == line


def test_an_error_of_the_program_is_not_hidden(command: Callable[[Run], None]) -> None:
    def run(args: argparse.Namespace) -> int:
        raise ZeroDivisionError

    command(run)
    with pytest.raises(ZeroDivisionError):
        entry.main(["fake-one"])


def test_an_interrupted_command(command: Callable[[Run], None], capsys: pytest.CaptureFixture[str]) -> None:
    def run(args: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    command(run)
    assert entry.main(["fake-one"]) == 130
    assert capsys.readouterr().err == "rftg-tools fake-one: interrupted\n"
