"""rftg-tools: what each command says, and that bad input is one clear line."""

import json
from pathlib import Path

import pytest

from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.rules.registry import GAMES
from rftg_desktop.session.saves import SaveFolder
from rftg_desktop.tools import check_race
from rftg_desktop.tools.__main__ import main
from tests.session.playing import deal_any, play, played

Out = pytest.CaptureFixture[str]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return SaveFolder(tmp_path).autosave(played(3, 2, 150))


def refused(capsys: Out, *words: str) -> str:
    assert main(list(words)) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


def test_playout(capsys: Out) -> None:
    assert main(["playout", "roll", "--seats", "3", "--games", "4", "--seed", "9", "--json", "--check"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["game"], figures["seats"], figures["games"], figures["errors"]) == ("roll", 3, 4, 0)
    assert sum(figures["ends"].values()) == 4
    assert figures["rounds"]["min"] <= figures["rounds"]["mean"] <= figures["rounds"]["max"]
    assert figures["moves_per_game"] > 100
    assert main(["playout", "roll", "--games", "2", "--first-game"]) == 0
    assert "games per second" in capsys.readouterr().out


def test_playout_says_what_failed(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object) -> None:
        raise BrokenInvariant("a die is missing")

    monkeypatch.setattr("rftg_desktop.rules.registry.Box.check", broken)
    assert main(["playout", "roll", "--games", "2", "--seed", "5"]) == 1
    assert "seed 5: BrokenInvariant: a die is missing" in capsys.readouterr().out


def test_playout_against_the_robot(capsys: Out) -> None:
    words = [
        "playout",
        "race-solo",
        "--games",
        "6",
        "--sets",
        "1",
        "--difficulty",
        "hard",
        "--json",
        "--check",
    ]
    assert main([*words, "--start", "old  EARTH", "--robot-start", "doomed_world"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["games"], figures["errors"], figures["bot"]) == (6, 0, "greedy")
    assert list(figures["robot_starts"]) == ["Doomed World"]
    assert figures["robot"]["min"] <= figures["robot"]["mean"] <= figures["robot"]["max"]
    assert figures["win_share"] == round(figures["wins"] / 6, 3)
    assert main(["playout", "race-solo", "--games", "3", "--bot", "random"]) == 0
    told = capsys.readouterr().out
    assert "robot start world" in told
    assert "bot                    random" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["race-solo", "--start", "Vulcan"], "there are Old Earth, Epsilon Eridani"),
        (["race-solo", "--robot-start", "doomed_world"], "no start world 'doomed_world' in base;"),
        (["race-solo", "--start", "old_earth", "--robot-start", "Old Earth"], "different start worlds"),
        (["race-solo", "--seats", "2"], "one seat"),
        (["race-solo", "--first-game"], "no first game"),
        (["race", "--difficulty", "hard"], "--difficulty is for race-solo"),
        (["roll", "--bot", "greedy"], "--bot is for race-solo"),
        (["race", "--first-game"], "no set-up for a first game"),
        (["race", "--seats", "9"], "1 to 6 seats"),
    ],
)
def test_playout_of_race_that_cannot_be_played(words: list[str], told: str, capsys: Out) -> None:
    assert told in refused(capsys, "playout", *words)


def test_playout_of_what_cannot_be_played(capsys: Out) -> None:
    assert "2 to 5 seats, not 6" in refused(capsys, "playout", "roll", "--seats", "6")
    for words in (["playout", "chess"], ["playout"], ["playout", "roll", "--games", "0"]):
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_replay(capsys: Out, save: Path) -> None:
    assert main(["replay", str(save)]) == 0
    assert "150 answers, 8 checkpoints confirmed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rules": 0}, "played by rules 0"),
        ({"data": "x"}, "other data"),
        ({"format": 99}, "newer version"),
        ({"checkpoints": [[150, "0" * 16]]}, "does not agree"),
        ({"seed": 3}, "not possible there"),
        ({"log": [{"s": 0, "a": {"type": "fly"}}]}, "damaged"),
    ],
)
def test_replay_of_what_does_not_agree(change: dict, words: str, capsys: Out, save: Path) -> None:
    save.write_text(json.dumps({**json.loads(save.read_bytes()), **change}))
    assert words in refused(capsys, "replay", str(save))


def test_replay_looks_at_the_position_as_well(capsys: Out, save: Path) -> None:
    data = json.loads(save.read_bytes())
    data["state"]["round"] += 1
    save.write_text(json.dumps(data))
    assert "not the one the log leads to" in refused(capsys, "replay", str(save))


def test_replay_of_no_save(capsys: Out, tmp_path: Path) -> None:
    assert "cannot be opened" in refused(capsys, "replay", str(tmp_path / "nothing"))
    (tmp_path / "x").write_text("x")
    assert "not a saved game" in refused(capsys, "replay", str(tmp_path / "x"))


def test_check_data(capsys: Out, tmp_path: Path) -> None:
    assert main(["check-data"]) == 0
    told = capsys.readouterr().out
    assert "dice: 111" in told
    assert "cards: 114 in base, 136 in base+1, 180 in base+1+2, 228 in base+1+2+3; 191 designs" in told
    assert "solitaire games to choose: 126" in told
    assert "game tiles: 55, factions: 9, home worlds: 9" in told
    (tmp_path / "mine.json").write_text('{"set": "base", "id": "base-77", "side": "world", "fields": {}}')
    assert main(["check-data", "--packs", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "wrong: pack mine.json, record 1 (base-77), field id: there is no piece base-77" in told
    assert "no folder" in refused(capsys, "check-data", "--packs", str(tmp_path / "nothing"))


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ({"id": "gem_world", "fields": {"cost": 99}}, "gem_world: fields.cost must lie between 0 and 20"),
        ({"id": "gem_world", "fields": {"copies": [0, 1, 1, 1]}}, "113 cards in base, not 114"),
        ({"id": "gem_world", "fields": {"name": "Comet Zone"}}, "2 cards of base are called Comet Zone"),
        ({"set": "robot", "id": "dice", "side": "first", "fields": {"faces": ["match"]}}, "1 faces on a die"),
        (
            {"set": "robot", "id": "tracks", "side": "credit", "fields": {"most": 1}},
            "robot, tracks, credit: fields.most a start world begins with more",
        ),
    ],
)
def test_what_would_be_wrong_with_the_data_of_race(record: dict, told: str) -> None:
    game = GAMES["race"].make([{"set": "base", **record}], "")
    assert any(line.startswith(told) for line in check_race.problems(game))


@pytest.mark.parametrize("seats", ["1", "2"])
def test_race_in_the_other_tools(seats: str, capsys: Out, tmp_path: Path) -> None:
    assert main(["playout", "race", "--seats", seats, "--games", "2", "--check"]) == 0
    assert main(["perft", "--game", "race", "--seats", seats, "--moves", "9", "--depth", "2"]) == 0
    setting = ("race", GAMES["race"].usual_setup(int(seats)))
    path = SaveFolder(tmp_path).autosave(play(deal_any(setting, 5), 5, 90))
    assert main(["replay", str(path)]) == 0
    assert f"OK race, {seats} seats, seed 5: " in capsys.readouterr().out
    assert main(["perft", "--load", str(path), "--depth", "1"]) == 0


def test_perft(capsys: Out, save: Path) -> None:
    assert main(["perft", "--seed", "3", "--depth", "2", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["depth"] for row in rows] == [1, 2]
    assert all(row["paths"] >= row["positions"] > 0 for row in rows)
    assert main(["perft", "--load", str(save), "--depth", "1"]) == 0
    assert "depth 1  paths" in capsys.readouterr().out
    assert "over" in refused(capsys, "perft", "--moves", "999999")
    assert "seats" in refused(capsys, "perft", "--seats", "1")
    save.write_text("{")
    assert "damaged" in refused(capsys, "perft", "--load", str(save))


def test_bench(capsys: Out) -> None:
    assert main(["bench", "--list"]) == 0
    assert {"per-action", "keeping", "saving", "in-progress"} <= set(capsys.readouterr().out.split())
    assert main(["bench", "keeping", "--json"]) == 0
    names = [figure["name"] for figure in json.loads(capsys.readouterr().out)]
    assert "ratio of keeping" in names
    assert "nothing called nope" in refused(capsys, "bench", "nope")


def test_bench_can_fail_on_a_missed_target(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    from rftg_desktop.tools import bench

    slow = bench.Figure("slow", 3.0, "ms", 2.0)
    monkeypatch.setattr(bench, "measures", lambda: {"slow": lambda: [slow]})
    assert main(["bench"]) == 0
    assert "missed" in capsys.readouterr().out
    assert main(["bench", "--strict"]) == 1
