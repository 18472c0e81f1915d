"""Records of solitaire games: each game once, nothing lost, sums by start world and difficulty."""

import csv
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from rftg_desktop.session.records import FILE, Outcome, Records, Result, result_of
from rftg_desktop.session.saves import SaveError, SaveFolder, load
from tests.session.playing import SOLO, deal, deal_any, play


def result(ident: str, score: int = 40, outcome: Outcome = "lost", **changes: object) -> Result:
    game = Result(
        ident=ident,
        ended="2024-05-01T10:00:00+00:00",
        deck="base+1",
        second_edition=False,
        difficulty="hard",
        start="old_earth",
        robot_start="alpha_centauri",
        seed=7,
        rounds=10,
        score=score,
        robot_score=50,
        outcome=outcome,
    )
    return replace(game, **changes)


def test_no_file_is_no_problem(tmp_path: Path) -> None:
    records = Records.load(tmp_path / "not there yet")
    assert (records.rows(), records.problem) == ((), "")
    assert records.add(result("a"))
    assert Records.load(records.path.parent).games == (result("a"),)


def test_sums_by_start_world_difficulty_and_sets(tmp_path: Path) -> None:
    records = Records.load(tmp_path)
    for game in (
        result("a", 40),
        result("b", 61, "won", robot_score=53),
        result("c", 50, "tied", robot_score=50),
        result("d", 70, "won", difficulty="easy"),
        result("e", 30, robot_start="old_earth"),
        result("f", 20, deck="base"),
    ):
        records.add(game)
    rows = {(row.robot_start, row.difficulty, row.deck): row for row in Records.load(tmp_path).rows()}
    assert len(rows) == 4
    row = rows["alpha_centauri", "hard", "base+1"]
    assert (row.games, row.wins, row.best) == (3, 1, 61)
    assert row.mean == pytest.approx(50.333, abs=0.001)
    assert row.robot_mean == 51
    assert rows["alpha_centauri", "easy", "base+1"].wins == 1


def test_a_game_counts_once_as_it_ended_last(tmp_path: Path) -> None:
    records = Records.load(tmp_path)
    assert records.add(result("a", 40))
    assert not records.add(result("a", 40, ended="2024-05-02T10:00:00+00:00"))
    assert records.add(result("a", 55, "won"))
    (row,) = Records.load(tmp_path).rows()
    assert (row.games, row.wins, row.best) == (1, 1, 55)


def test_a_game_that_went_back_past_news_is_in_no_sum(tmp_path: Path) -> None:
    records = Records.load(tmp_path)
    records.add(result("a", 90, "won", taken_back=1))
    assert records.rows() == ()
    assert "90" in records.as_csv()


def test_two_windows_lose_nothing(tmp_path: Path) -> None:
    one, two = Records.load(tmp_path), Records.load(tmp_path)
    one.add(result("a"))
    two.add(result("b"))
    one.add(result("c"))
    assert [game.ident for game in Records.load(tmp_path).games] == ["a", "b", "c"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 1}', '{"format": 1, "games": [1]}', "\0" * 50])
def test_a_damaged_file_is_kept_aside_and_told(text: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(text)
    records = Records.load(tmp_path)
    assert "damaged" in records.problem
    (kept,) = tmp_path.glob("records-unreadable-*.json")
    assert kept.name in records.problem
    assert kept.read_text() == text
    records.add(result("a"))
    assert Records.load(tmp_path).problem == ""
    assert kept.read_text() == text


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    text = '{"format": 2, "games": {}}'
    (tmp_path / FILE).write_text(text)
    records = Records.load(tmp_path)
    assert "newer version" in records.problem
    with pytest.raises(SaveError, match="newer version"):
        records.add(result("a"))
    assert (tmp_path / FILE).read_text() == text


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records = Records.load(tmp_path)
    records.add(result("a"))
    before = records.path.read_bytes()

    def fails(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fails)
        with pytest.raises(SaveError, match=r"could not be kept .*No space left"):
            records.add(result("b"))
        with pytest.raises(SaveError, match="could not be written"):
            records.export(tmp_path / "out.csv")
    assert records.path.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    records.add(result("c"))
    assert [game.ident for game in Records.load(tmp_path).games] == ["a", "b", "c"]


def test_export(tmp_path: Path) -> None:
    records = Records.load(tmp_path)
    records.add(result("a", 61, "won"))
    records.add(result("b", 30, deck="base"))
    path = tmp_path / "games.csv"
    records.export(path)
    rows = list(csv.DictReader(path.read_text().splitlines()))
    assert path.read_text() == records.as_csv()
    assert [(row["ident"], row["score"], row["outcome"]) for row in rows] == [
        ("a", "61", "won"),
        ("b", "30", "lost"),
    ]
    assert rows[0]["robot start"] == "alpha_centauri"


def test_a_finished_game_is_kept_once_however_it_comes_back(tmp_path: Path) -> None:
    records, folder = Records.load(tmp_path), SaveFolder(tmp_path / "saves")
    session = deal_any(SOLO, 3)
    assert result_of(session) is None
    play(session, 3)
    end = result_of(session)
    assert end is not None
    view, robot = session.view(0), SOLO[1].robot
    assert (end.score, end.robot_score) == (view.seats[0].score.total, view.robot.score.total)
    assert (end.difficulty, end.robot_start, end.rounds) == (robot.difficulty, view.robot.start, view.round)
    assert end.start in view.seats[0].tableau
    assert (end.data, end.start_keep, end.second_edition) == (session.box.digest, None, False)
    assert records.add(end)
    again = result_of(load(folder.autosave(session)).session)
    assert again is not None
    assert not records.add(again)
    assert result_of(play(deal(2, 1), 1)) is None, "a game against people is no record"
    assert len(records.games) == 1


def test_undo_past_the_end_and_another_end(tmp_path: Path) -> None:
    records = Records.load(tmp_path)
    session = play(deal_any(SOLO, 3, policy="practice"), 3)
    end = result_of(session)
    assert end is not None
    records.add(end)
    for _ in range(40):
        session.undo()
    assert result_of(session) is None
    other = result_of(play(session, 4))
    assert other is not None
    assert (other.ident, other.taken_back) == (end.ident, len(session.notes))
    assert other.taken_back > 0
    records.add(other)
    again = Records.load(tmp_path)
    assert again.games == (other,), "the same game, as it ended last"
    assert again.rows() == (), "and in no sum: undo went past what was drawn and rolled"
