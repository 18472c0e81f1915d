"""Packs for Race: what fits is used and marked, what does not is told by its field."""

from pathlib import Path
from typing import Any

import pytest

from rftg_desktop.rules.race.state import Setup
from rftg_desktop.rules.registry import GAMES, box_for, open_box
from rftg_desktop.session.savefile import decoded, encoded, restored
from tests.data.test_packs import GOOD as TILE
from tests.data.test_packs import packs
from tests.session.playing import deal_any, play

CARD = {"game": "race", "set": "base", "id": "imperium_armaments_world", "fields": {"cost": 6}}


def fields(**changes: Any) -> dict[str, Any]:
    return {**CARD, "fields": changes}


def power(**changes: Any) -> dict[str, Any]:
    return fields(powers=[{"kind": "discount", "when": "settle", "amount": 1, "good": "rare", **changes}])


def test_each_game_takes_its_own_records(tmp_path: Path) -> None:
    found = packs(tmp_path, [TILE, CARD])
    assert found.problems == ()
    race, roll = (open_box(name, found.overrides) for name in ("race", "roll"))
    assert roll is open_box("roll", [TILE])
    assert race is open_box("race", [CARD])
    assert race.digest != open_box("race").digest
    cards: Any = race.game
    changed = [card for card in cards.catalog.cards.values() if card.house_made]
    assert [(card.id, card.cost) for card in changed] == [("imperium_armaments_world", 6)]


def test_a_pack_lies_over_either_edition() -> None:
    costs: list[int] = []
    for second in (False, True):
        setup = Setup(seats=2, second_edition=second)
        for overrides in ((), (CARD,), (fields(vp=1),)):
            game: Any = box_for("race", setup, overrides).game
            costs.append(game.catalog.cards["imperium_armaments_world"].cost)
    assert costs == [4, 6, 4, 3, 6, 3]


@pytest.mark.parametrize("second", [False, True])
def test_a_save_keeps_its_edition(second: bool) -> None:
    session = play(deal_any(("race", Setup(seats=2, second_edition=second)), 1), 1, 60)
    loaded = restored(decoded(encoded(session)))
    assert loaded.warnings == ()
    assert loaded.session.box is session.box
    assert session.view(None).setup.second_edition == second
    assert "other data" in restored(decoded(encoded(session)), [CARD]).warnings[0]


@pytest.mark.parametrize(
    ("record", "field"),
    [
        ({**CARD, "game": "chess"}, "game"),
        ({**CARD, "game": 1}, "game"),
        ({**CARD, "id": "base-01"}, "id"),
        ({**CARD, "set": "brink_of_war"}, "set"),
        ({**CARD, "side": "world"}, "side"),
        (fields(cost="two"), "fields.cost"),
        (fields(cost=-1), "fields.cost"),
        (fields(price=2), "fields.price"),
        (fields(name=" "), "fields.name"),
        (fields(good="water"), "fields.good"),
        (fields(good=""), "fields.good"),
        (fields(start=3), "fields.start"),
        (fields(house_made=False), "fields.house_made"),
        (fields(copies=[1, 1, 1]), "fields.copies"),
        (fields(copies=[1, 1, 1, -1]), "fields.copies"),
        (fields(traits=["rebel", "elvish"]), "fields.traits"),
        (fields(replaces="nothing"), "fields.replaces"),
        (fields(powers=[{"kind": "fly", "when": "settle"}]), "fields.powers[0].kind"),
        (power(amount=-1), "fields.powers[0].amount"),
        (power(when="produce"), "fields.powers[0].when"),
        (power(when="lunch"), "fields.powers[0].when"),
        (power(good="water"), "fields.powers[0].good"),
        (power(more=1), "fields.powers[0]"),
        (fields(end_bonus=[{"kind": "per_vp_chips", "points": 1, "chips": 0}]), "fields.end_bonus[0].chips"),
        (fields(end_bonus=[{"kind": "kinds_of_world", "table": []}]), "fields.end_bonus[0].table"),
    ],
)
def test_a_broken_record_is_skipped_and_named(record: dict[str, Any], field: str, tmp_path: Path) -> None:
    found = packs(tmp_path, [fields(vp=1), record, CARD])
    assert [override["fields"] for override in found.overrides] == [{"vp": 1}, {"cost": 6}]
    (problem,) = found.problems
    assert problem.field == field
    assert problem.message


def mat(piece: str, side: str, **changes: Any) -> dict[str, Any]:
    return {"game": "race", "set": "robot", "id": piece, "side": side, "fields": changes}


def test_the_robot_can_be_corrected(tmp_path: Path) -> None:
    rows = [
        mat("dice", "second", faces=["explore", "develop", "settle", "settle", "settle", "match"]),
        mat("mat", "explore.action", draw=2, status="published"),
        mat("old_earth", "settle.action", draw=7),
        mat("new_sparta", "equals", face="explore"),
    ]
    found = packs(tmp_path, [CARD, *rows])
    assert found.problems == ()
    game: Any = open_box("race", found.overrides).game
    book = game.robot
    assert book.dice[1].faces.count("settle") == 3
    assert (book.rows("old_earth")["explore.action"].draw, book.mat["explore.action"].house_made) == (
        2,
        False,
    )
    assert (book.rows("old_earth")["settle.action"].draw, book.mat["settle.action"].draw) == (7, 3)
    assert (book.worlds["new_sparta"].equals.face, book.worlds["new_sparta"].equals.house_made) == (
        "explore",
        True,
    )
    assert len({open_box("race", rows[:count]).digest for count in range(5)}) == 5


@pytest.mark.parametrize(
    ("record", "field"),
    [
        (mat("mate", "settle.action", draw=1), "id"),
        (mat("mat", "settle", draw=1), "side"),
        (mat("old_earth", "settle.sideways", draw=1), "side"),
        ({**mat("mat", "settle.action"), "side": 1}, "side"),
        ({**mat("mat", "settle.action"), "more": 1}, "more"),
        (mat("mat", "settle.action", draw=-1), "fields.draw"),
        (mat("mat", "settle.action", draw="many"), "fields.draw"),
        (mat("mat", "settle.action", find="a_friend"), "fields.find"),
        (mat("mat", "settle.action", luck=1), "fields.luck"),
        (mat("mat", "settle.action", status="sure"), "fields.status"),
        (mat("dice", "first", faces=[]), "fields.faces"),
        (mat("dice", "first", faces=["trade", "rest"]), "fields.faces[1]"),
        (mat("tracks", "credit", most=1), "fields.most"),
        (mat("old_earth", "start", economy=6), "fields.economy"),
        (mat("old_earth", "equals", face="match"), "fields.face"),
        (mat("hard", "counters", counters=1), "id"),
    ],
)
def test_a_broken_record_of_the_robot_is_named(record: dict[str, Any], field: str, tmp_path: Path) -> None:
    (problem,) = packs(tmp_path, [record]).problems
    assert problem.field == field
    assert problem.message


def test_every_card_can_be_changed() -> None:
    game: Any = open_box("race").game
    for card in game.catalog.cards.values():
        override = {"set": card.set, "id": card.id, "fields": {"name": "Elsewhere", "cost": 1}}
        assert GAMES["race"].override_problem(override, ()) is None
