"""Damaged, foreign and newer files, folders that cannot be written, and kills in the middle of it."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rftg_desktop.session import saves
from rftg_desktop.session.migrations import FORMAT, migrated
from rftg_desktop.session.savefile import SaveError, encoded
from rftg_desktop.session.saves import SaveFolder, load
from tests.session.playing import ROLL, SETTINGS, SOLO, Setting, answer, deal_any, play, played

ROOT = Path(__file__).resolve().parents[2]


def corpus() -> Iterator[tuple[str, bytes]]:
    """Yield bad files by name."""
    raw = encoded(played(3, 4, 120))
    plain: dict[str, Any] = json.loads(raw)
    chance = random.Random(1)
    yield from _foreign()
    for cut in (1, 2, 10, 100, len(raw) // 2, len(raw) - 100, len(raw) - 1):
        yield f"cut off after {cut}", raw[:cut]
    for number in range(10):
        at = chance.randrange(len(raw))
        yield f"bytes lost at {number}", raw[:at] + b"\0" * 40 + raw[at + 40 :]
    yield "two saves in one", raw + raw
    for number in (2, 99, 10**9):
        yield f"format {number}", json.dumps({**plain, "format": number}).encode()
    wrong: Any
    for wrong in (0, -1, "1", None, 1.5, True, []):
        yield f"format {wrong!r}", json.dumps({**plain, "format": wrong}).encode()
    for name in ("app", "rules", "data", "setup", "seed", "seats", "log", "checkpoints", "state"):
        yield f"without {name}", json.dumps({k: v for k, v in plain.items() if k != name}).encode()
    for name in ("rules", "setup", "seed", "seats", "log", "checkpoints", "policy", "notes"):
        yield f"{name} of a wrong type", json.dumps({**plain, name: {"x": 1}}).encode()
    yield "other game", json.dumps({**plain, "game": "chess"}).encode()
    yield "unknown field", json.dumps({**plain, "extra": 1}).encode()
    yield "a seat too few", json.dumps({**plain, "seats": plain["seats"][:2]}).encode()
    for name, state in _bad_states(plain["state"]):
        without_log = {**plain, "state": state, "checkpoints": []}
        yield f"position: {name}", json.dumps(without_log).encode()
    yield from _bad_solo_saves()


def _bad_solo_saves() -> Iterator[tuple[str, bytes]]:
    plain: dict[str, Any] = json.loads(encoded(play(deal_any(SOLO, 4), 4, 40)))
    setup = plain["setup"]
    yield "solo: two at one seat", json.dumps({**plain, "seats": plain["seats"] * 2}).encode()
    yield "solo: no difficulty", json.dumps({**plain, "setup": {**setup, "robot": {"luck": 1}}}).encode()
    for name, state in _bad_solo_states(plain["state"]):
        without_log = {**plain, "state": state, "checkpoints": []}
        yield f"solo position: {name}", json.dumps(without_log).encode()


def _bad_solo_states(state: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    (player,), robot = state["seats"], state["robot"]
    yield "a card lost", {**state, "deck": state["deck"][1:]}
    yield "a card twice", {**state, "discard": [*state["discard"], state["deck"][0]]}
    yield "no such card", {**state, "seats": [{**player, "active": ["moon"]}]}
    yield "chips", {**state, "pool": state["pool"] + 1}
    yield "a good without its world", {**state, "seats": [{**player, "goods": [["space_port", "x"]]}]}
    yield "an action that is none", {**state, "seats": [{**player, "marks": ["rest"]}]}
    yield "an action twice", {**state, "seats": [{**player, "marks": ["settle", "settle"]}]}
    yield "a second without its first", {**state, "seats": [{**player, "marks": ["settle_second"]}]}
    yield "a second Explore", {**state, "phase": "explore", "turn": 1}
    yield "a leader who does not play", {**state, "leaders": [3]}
    yield "nobody is asked", {**state, "lanes": [[]]}
    yield "no robot", {**state, "robot": None}
    yield "two lanes", {**state, "lanes": state["lanes"] * 2}
    yield "a phase that is none", {**state, "phases": ["lunch"]}
    for field, value in (
        ("stack", robot["stack"][1:]),
        ("tableau", []),
        ("credit", 9),
        ("economy", -1),
        ("counters", 5),
        ("chips", robot["chips"] + 1),
        ("start", "moon"),
        ("equals", "moon"),
        ("dice", [{"face": "match", "meant": "moon", "space": "", "why": "none"}]),
    ):
        yield f"robot, {field}", {**state, "robot": {**robot, field: value}}
    for step in (
        {"type": "robot_turn", "phase": "lunch", "turn": 0},
        {"type": "seat_phase", "phase": "settle", "seat": 1},
        {"type": "seat_pays", "phase": "settle", "seat": 0, "card": "moon"},
    ):
        yield f"step {step['type']}", {**state, "agenda": [step]}
    for choice in (
        {"type": "trade", "card": "old_earth", "index": 7},
        {"type": "feed", "card": "moon", "index": 0, "left": 1, "given": []},
        {"type": "keep_cards", "count": 1},
    ):
        yield f"choice {choice['type']}", {**state, "lanes": [[choice]]}


def _foreign() -> Iterator[tuple[str, bytes]]:
    yield "empty", b""
    yield "zeros", b"\0" * 4096
    yield "blank", b"  \n\n "
    yield "text", b"Dear diary"
    yield "picture", b"\x89PNG\r\n\x1a\n" + bytes(range(256))
    yield "zip", b"PK\x03\x04" + bytes(100)
    yield "not utf-8", b'{"format": 1, "game": "\xff\xfe"}'
    yield "deep", b"[" * 100_000
    yield "deep object", b'{"a":' * 100_000
    for thing in ("[]", "{}", "1", "null", '"x"', '{"format": 1}', '{"version": 3, "game": "roll"}'):
        yield f"json {thing}", thing.encode()


def _bad_states(state: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    first, *others = state["seats"]
    yield "none", {}
    yield "text", "x"
    yield "a die lost", {**state, "supply": [0, *state["supply"][1:]]}
    yield "a tile lost", {**state, "bag": state["bag"][1:]}
    yield "a tile twice", {**state, "bag": [*state["bag"], state["bag"][0]]}
    yield "chips", {**state, "pool": state["pool"] + 1}
    yield "too rich", {**state, "seats": [{**first, "credits": 99}, *others]}
    yield "no such tile", {**state, "seats": [{**first, "tableau": ["base-99.d"]}, *others]}
    yield "lanes", {**state, "lanes": state["lanes"][:1]}
    yield "order", {**state, "order": [0, 0, 0]}
    yield "phase", {**state, "phase": 9}
    yield "step", {**state, "agenda": [{"type": "no_such_step"}]}
    yield "seat of a step", {**state, "agenda": [{"type": "seat_manage", "seat": 7}]}
    yield "unknown field", {**state, "luck": 1}


CORPUS = dict(corpus())


def test_there_are_enough_bad_files() -> None:
    assert len(CORPUS) >= 50


@pytest.mark.parametrize("name", CORPUS)
def test_a_bad_file_gets_a_message_and_harms_nothing(name: str, tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    good = folder.save(played(2, 1, 5), "good").read_bytes()
    bad = tmp_path / "bad.rftg"
    bad.write_bytes(CORPUS[name])
    with pytest.raises(SaveError) as caught:
        load(bad)
    message = str(caught.value)
    assert message.endswith(".")
    assert "Traceback" not in message
    assert any(word in message for word in ("pen another", "Choose", "Update", "go on"))
    assert bad.read_bytes() == CORPUS[name]
    problems = {saved.name: saved.problem for saved in folder.saves()}
    assert problems["good"] == ""
    assert (tmp_path / "good.rftg").read_bytes() == good


def test_a_newer_file_names_both_formats() -> None:
    from rftg_desktop.session.savefile import decoded

    with pytest.raises(SaveError, match=rf"newer version .*format 99.*up to {FORMAT}.*Update"):
        decoded(b'{"format": 99, "game": "roll", "app": "7.0"}')


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot be opened"):
        load(tmp_path / "nothing.rftg")
    with pytest.raises(SaveError):
        load(tmp_path)


def test_migration_goes_step_by_step() -> None:
    steps = {1: lambda data: {**data, "two": 2}, 2: lambda data: {**data, "three": 3}}
    assert migrated({"format": 1}, steps, 3) == {"format": 3, "two": 2, "three": 3}
    assert migrated({"format": 3}, steps, 3) == {"format": 3}
    with pytest.raises(KeyError):
        migrated({"format": 0}, steps, 3)


# -- writing fails -----------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["open", "fsync", "replace"])
def test_a_full_disk_or_a_closed_folder_loses_nothing(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, session = SaveFolder(tmp_path), played(2, 1, 20)
    path = folder.autosave(session)
    before = path.read_bytes()
    answer(session, random.Random(1))

    def fails(*_args: object, **_kw: object) -> None:
        raise OSError(28, "No space left on device")

    owner = Path if where == "open" else os
    with monkeypatch.context() as patch:
        patch.setattr(owner, where, fails)
        with pytest.raises(SaveError, match=r"could not be saved .*No space left.*goes on"):
            folder.autosave(session)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == [saves.AUTOSAVE]
    folder.autosave(session)
    assert load(path).session.timeline == session.timeline


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SaveError, match=r"could not be saved"):
        SaveFolder(tmp_path / "file" / "saves").autosave(played(2, 1, 5))
    with pytest.raises(SaveError, match="cannot be read"):
        SaveFolder(tmp_path / "file").saves()


def test_a_former_game_that_cannot_be_kept_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = SaveFolder(tmp_path).autosave(played(2, 1, 20))
    before = path.read_bytes()

    def fails(*_args: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", fails)
    with pytest.raises(SaveError, match="former game"):
        SaveFolder(tmp_path).autosave(played(2, 2, 20))
    assert path.read_bytes() == before


@pytest.mark.parametrize("written", [0, 1, 100])
def test_stopped_in_the_middle_of_a_write(
    written: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a kill leaves: half a file beside the whole one."""
    folder, session = SaveFolder(tmp_path), played(2, 1, 20)
    path = folder.autosave(session)
    (tmp_path / f".{path.name}.tmp").write_bytes(encoded(session)[:written])
    assert load(path).session.timeline == session.timeline
    assert len(SaveFolder(tmp_path).saves()) == 1
    answer(session, random.Random(1))
    folder.autosave(session)
    assert load(path).session.timeline == session.timeline
    assert [file.name for file in tmp_path.iterdir()] == [saves.AUTOSAVE]


PLAYER = """
import random, sys
from pathlib import Path
from rftg_desktop.session.saves import SaveFolder
from tests.session.playing import SETTINGS, answer, deal_any
folder, setting = SaveFolder(Path(sys.argv[1])), SETTINGS[int(sys.argv[2])]
session, chance = deal_any(setting, 1), random.Random(1)
while not session.is_over:
    answer(session, chance)
    print(len(session.entries), flush=True)
    folder.autosave(session)
"""


def _kill_a_player(folder: Path, setting: Setting, delay: float) -> int:
    """Let a game play in a process of its own, kill it, and return how many answers it had told of."""
    with subprocess.Popen(
        [sys.executable, "-P", "-c", PLAYER, str(folder), str(SETTINGS.index(setting))],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "1\n"
        time.sleep(delay)
        process.send_signal(signal.SIGKILL)
        told = ["1", *process.stdout.read().split()]
    # The last number may be cut off in the pipe; the one before it was told whole.
    return int(told[-2]) if len(told) > 1 else 1


@pytest.mark.parametrize(("setting", "times"), [(ROLL[1], (15, 150)), (SOLO, (5, 50))])
def test_killed_at_any_moment(setting: Setting, times: tuple[int, int], tmp_path: Path, how_many) -> None:
    chance = random.Random(5)
    whole = play(deal_any(setting, 1), 1).timeline
    for number in range(how_many(*times)):
        folder = tmp_path / str(number)
        answers = _kill_a_player(folder, setting, chance.random() * 0.12)
        path = folder / saves.AUTOSAVE
        if not path.exists():
            assert answers <= 1
            continue
        again = load(path)
        assert again.warnings == ()
        assert len(again.session.entries) >= answers - 1, "at most one decision is lost"
        assert again.session.timeline == whole.cut(len(again.session.entries))
