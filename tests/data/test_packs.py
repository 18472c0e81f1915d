"""Packs: what fits is used and marked, what does not is told by file, record and field."""

import json
from pathlib import Path
from typing import Any

import pytest

from rftg_desktop.data.packs import Packs, load_packs
from rftg_desktop.rules.registry import GAMES, open_box, pack_checker
from rftg_desktop.rules.roll.build import need_of
from rftg_desktop.rules.roll.scoring import score_of
from rftg_desktop.session.session import SeatInfo, Session
from tests.session.playing import played

GOOD = {"set": "base", "id": "base-01", "side": "world", "fields": {"cost": 2}}


def packs(folder: Path, *files: Any) -> Packs:
    for number, content in enumerate(files):
        text = content if isinstance(content, str) else json.dumps(content)
        (folder / f"{number}.json").write_text(text)
    return load_packs(folder, pack_checker())


def test_no_folder_holds_no_packs(tmp_path: Path) -> None:
    assert packs(tmp_path / "nothing") == Packs()


def test_a_changed_cost_changes_need_score_and_mark(tmp_path: Path) -> None:
    found = packs(tmp_path, GOOD)
    assert found.problems == ()
    plain, changed = open_box("roll"), open_box("roll", found.overrides)
    assert plain.digest != changed.digest
    for box, cost in ((plain, 5), (changed, 2)):
        game: Any = box.game
        side = game.catalog.sides["base-01.w"]
        assert (side.cost, side.house_made) == (cost, cost == 2)
        assert not game.catalog.sides["base-01.d"].house_made
        state = played(2, 1, 1).state
        with_tile = _with_tile(state, "base-01")
        assert need_of(game, with_tile, 0, 1) == cost
        bare, built = score_of(game, state, 0), score_of(game, _with_built(state, "base-01.w"), 0)
        assert built.total - bare.total == cost


def _with_tile(state: Any, tile: str) -> Any:
    from msgspec.structs import replace

    value = replace(state.seats[0], stacks=((), (tile,)))
    return replace(state, seats=(value, *state.seats[1:]))


def _with_built(state: Any, side: str) -> Any:
    from msgspec.structs import replace

    value = state.seats[0]
    return replace(state, seats=(replace(value, tableau=(*value.tableau, side)), *state.seats[1:]))


def test_a_game_with_a_pack_and_its_save(tmp_path: Path) -> None:
    from rftg_desktop.rules.roll.state import Setup
    from rftg_desktop.session.saves import SaveFolder, load

    found = packs(tmp_path, GOOD)
    seats = [SeatInfo("Ana"), SeatInfo("Ben")]
    session = Session.new("roll", Setup(seats=2), 3, seats=seats, overrides=found.overrides)
    assert session.box.digest == open_box("roll", found.overrides).digest
    path = SaveFolder(tmp_path).autosave(session)
    assert load(path, found.overrides).warnings == ()
    other = load(path)
    assert "other data" in other.warnings[0]
    assert other.session.state == session.state


@pytest.mark.parametrize(
    ("record", "field"),
    [
        ({**GOOD, "id": "base-99"}, "id"),
        ({**GOOD, "side": "left"}, "side"),
        ({**GOOD, "side": "id"}, "side"),
        ({**GOOD, "set": "rivalry"}, "set"),
        ({**GOOD, "set": 1}, "set"),
        ({"id": "base-01", "side": "world", "fields": {}}, "set"),
        ({**GOOD, "more": 1}, "more"),
        ({**GOOD, "fields": {"cost": "two"}}, "fields.cost"),
        ({**GOOD, "fields": {"cost": -1}}, "fields.cost"),
        ({**GOOD, "fields": {"cost": 99}}, "fields.cost"),
        ({**GOOD, "fields": {"price": 2}}, "fields.price"),
        ({**GOOD, "fields": {"name": " "}}, "fields.name"),
        ({**GOOD, "fields": {"colour": "pink"}}, "fields.colour"),
        ({**GOOD, "fields": {"kind": "development"}}, "fields.kind"),
        ({**GOOD, "fields": {"house_made": False}}, "fields.house_made"),
        ({**GOOD, "fields": {"powers": [{"kind": "fly", "when": "ship"}]}}, "fields.powers[0].kind"),
        ({**GOOD, "fields": {"powers": [{"kind": "buy_vp", "when": "ship"}]}}, "fields.powers[0]"),
        (
            {
                **GOOD,
                "fields": {"powers": [{"kind": "gain_die", "when": "immediate", "die": "pink", "to": "cup"}]},
            },
            "fields.powers[0].die",
        ),
        (
            {**GOOD, "fields": {"powers": [{"kind": "gain_credits", "when": "lunch", "amount": 1}]}},
            "fields.powers[0].when",
        ),
        (
            {**GOOD, "fields": {"powers": [{"kind": "gain_credits", "when": "ship", "amount": -1}]}},
            "fields.powers[0].amount",
        ),
        ({**GOOD, "fields": {"colour": "gray"}}, "fields.powers[1].to"),
    ],
)
def test_a_broken_record_is_skipped_and_named(record: dict[str, Any], field: str, tmp_path: Path) -> None:
    other = {"set": "base", "id": "faction-1", "side": "left", "fields": {"cost": 1}}
    found = packs(tmp_path, [other, record, {**GOOD, "fields": {"cost": 3}}])
    assert [override["fields"] for override in found.overrides] == [{"cost": 1}, {"cost": 3}]
    (problem,) = found.problems
    assert (problem.file, problem.field) == ("0.json", field)
    assert problem.record.startswith("2")
    line = str(problem)
    assert "pack 0.json, record 2" in line
    assert f"field {field}" in line
    assert "skipped" in line
    assert "\n" not in line


@pytest.mark.parametrize("text", ["", "{", "nothing", "[1", '{"a": 1}}', "\ufeff["])
def test_a_broken_file_is_skipped_and_the_others_are_read(text: str, tmp_path: Path) -> None:
    found = packs(tmp_path, text, GOOD)
    assert found.overrides == (GOOD,)
    assert [problem.file for problem in found.problems] == ["0.json"]


@pytest.mark.parametrize("record", [1, "x", None, []])
def test_a_record_that_is_none(record: Any, tmp_path: Path) -> None:
    found = packs(tmp_path, [record, GOOD])
    assert found.overrides == (GOOD,)
    assert found.problems[0].record == "1"


def test_records_are_laid_over_each_other(tmp_path: Path) -> None:
    gray = {**GOOD, "fields": {"colour": "gray", "powers": []}}
    good = [{"kind": "gain_die", "when": "immediate", "die": "genes", "to": "good"}]
    again = {**GOOD, "fields": {"powers": good}}
    found = packs(tmp_path, gray, again)
    assert found.overrides == (gray,)
    assert found.problems[0].file == "1.json"


def test_home_worlds_and_factions_can_be_changed() -> None:
    for piece, side in (("home-3", "world"), ("faction-2", "right"), ("base-10", "development")):
        override = {"set": "base", "id": piece, "side": side, "fields": {"name": "Elsewhere"}}
        assert GAMES["roll"].override_problem(override, ()) is None
        game: Any = open_box("roll", [override]).game
        assert [value.name for value in game.catalog.sides.values() if value.house_made] == ["Elsewhere"]


def test_the_digest_is_of_facts() -> None:
    assert open_box("roll").digest == open_box("roll", ()).digest
    assert open_box("roll") is open_box("roll")
    assert open_box("roll", [GOOD]) is open_box("roll", [dict(GOOD)])
