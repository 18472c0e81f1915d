"""The robot's facts: their status, what a pack can correct, and that every one of them is noticed.

With a tile, a row, a counter or a number taken out or changed, the scenarios of this folder, or the
situations below, come out differently.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from rftg_desktop.kernel import engine
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.overrides import override_problem
from rftg_desktop.rules.race.robot.book import Find, Records, RobotBook, Row, robot_records
from rftg_desktop.rules.race.robot.events import RobotEqualsChanged, RobotRolled, RobotRow
from rftg_desktop.rules.race.robot.setup import combinations
from rftg_desktop.rules.race.robot.state import DIFFICULTIES, RobotSetup
from rftg_desktop.rules.race.state import Setup
from rftg_desktop.rules.race.view import observe
from tests.helpers.race_table import playout
from tests.helpers.robot_table import PLAIN, Mat, corrected, override, step
from tests.rules.race.robot import (
    test_dice,
    test_end,
    test_prestige,
    test_rows,
    test_settling,
    test_setup,
    test_worlds,
)

GAME = race_game()
BOOK = GAME.robot
RECORDS = robot_records()
FIRST_ACTION = "settle.first_action"

# -- statuses --------------------------------------------------------------------------------------


def test_the_facts_name_the_cards_of_the_box() -> None:
    assert list(BOOK.worlds) == list(GAME.catalog.start_worlds("base+1+2+3"))
    assert tuple(BOOK.difficulties) == DIFFICULTIES
    assert len(combinations(GAME.catalog, BOOK)) == 126


def test_every_fact_has_a_status_and_the_mat_is_published() -> None:
    assert {fields["status"] for piece in RECORDS.values() for fields in piece.values()} == {
        "published",
        "reconstructed",
    }
    assert not any(row.house_made for row in BOOK.mat.values())
    assert all(die.house_made for die in BOOK.dice)


def test_rows_say_whether_they_are_house_made() -> None:
    rows = BOOK.rows("uplift_mercenary_force")
    assert rows["settle.action"].house_made
    assert not rows["develop.action"].house_made
    told = [
        step(Mat(start, dice="settle"), "settle").of(RobotRow)[0].house_made
        for start in ("uplift_mercenary_force", "new_sparta")
    ]
    assert told == [True, False]
    assert step(Mat("new_sparta", marks="settle"), "settle").of(RobotRow)[0].house_made


def test_the_robot_counter_says_whether_it_is_house_made() -> None:
    assert not BOOK.equals_house_made("new_sparta", "settle")
    assert BOOK.equals_house_made("old_earth", "trade")
    assert not BOOK.equals_house_made("old_earth", "double_vp")
    assert BOOK.equals_house_made("damaged_alien_factory", "trade")


def test_a_tile_that_works_once_goes_from_the_mat() -> None:
    assert FIRST_ACTION in BOOK.rows("doomed_world")
    assert FIRST_ACTION not in BOOK.rows("doomed_world", tile=False)
    assert BOOK.rows("old_earth")["consume.trade"].house_made
    assert not BOOK.rows("old_earth", tile=False)["consume.trade"].house_made
    once = [name for name, world in BOOK.worlds.items() if world.works_once]
    assert once == ["old_earth", "doomed_world"]


# -- what a pack does ------------------------------------------------------------------------------


def test_a_correction_is_house_made_unless_it_says_otherwise() -> None:
    changed = corrected(override("mat", "settle.action", draw=4)).robot
    assert (changed.mat["settle.action"].draw, changed.mat["settle.action"].house_made) == (4, True)
    assert changed.mat["settle.action"].find == "nonmilitary_world"
    known = corrected(override("old_earth", "equals", face="trade", status="published")).robot
    assert not known.equals_house_made("old_earth", "trade")
    assert changed.rows("rebel_cantina")["settle.action"] == BOOK.rows("rebel_cantina")["settle.action"]
    assert changed.rows("old_earth")["settle.action"].draw == 4


def test_a_start_world_can_get_a_tile() -> None:
    game = corrected(override(PLAIN, "explore.action", draw=2))
    assert game.robot.rows(PLAIN)["explore.action"].credit == 1
    outcome = step(Mat(dice="explore_5"), "explore", game=game)
    assert (len(outcome.robot.stack), outcome.robot.credit) == (2, 2)
    assert outcome.of(RobotRow)[0].house_made


@pytest.mark.parametrize(
    ("piece", "side"),
    [
        ("nothing", "settle.action"),
        ("mat", "settle.nothing"),
        ("dice", "third"),
        (PLAIN, "settle.nothing"),
        (PLAIN, "turn.trade"),
        ("tracks", "explore.action"),
    ],
)
def test_a_correction_of_nothing_is_refused(piece: str, side: str) -> None:
    with pytest.raises(KeyError):
        corrected(override(piece, side, draw=1))


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (override("mat", "settle.action", draw=-1), "mat settle.action: .*draw"),
        (override("mat", "settle.action", find="a_world"), "mat settle.action: .*find"),
        (override("dice", "first", faces=["settle", "rebel"]), "dice first: .*faces"),
        (override("damaged_alien_factory", "turn.trade", to="robot"), "damaged_alien_factory turn.trade"),
    ],
)
def test_a_wrong_fact_is_named(record: dict[str, Any], words: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=words):
        corrected(record)


@pytest.mark.parametrize(
    ("record", "field"),
    [
        (override("mat", "settle.response", pay=1), None),
        (override("mat", "settle.response", pay=2), "fields.pay"),
        (override("mat", "develop.action", six_pay=2), "fields.six_pay"),
        (override("mat", "develop.response", six_pay=2), "fields.six_pay"),
        (override("new_sparta", "settle.response", pay=1), "fields.pay"),
        (override("faces", "trade", spaces=["settle"]), "fields.spaces"),
        (override("faces", "trade", spaces=["consume_x2"]), None),
        (override("faces", "settle", spaces=["settle", "produce"]), "fields.spaces"),
    ],
)
def test_facts_that_contradict_each_other_are_refused_in_packs(
    record: dict[str, Any], field: str | None
) -> None:
    found = override_problem(record)
    assert (found and found[0]) == field


# -- everything is noticed -------------------------------------------------------------------------


SLOW = {"test_all_rolls_agree_with_an_enumeration", "test_every_roll_of_the_box_finds_its_spaces"}


MODULES = (test_dice, test_end, test_prestige, test_rows, test_settling, test_setup, test_worlds)


class Scenario(NamedTuple):
    """A test of this folder with one row of its parameters."""

    function: Callable[..., None]
    arguments: dict[str, Any]

    def speaks_of(self, words: Iterable[str]) -> int:
        """Count the words in its name and arguments."""
        text = f"{self.function.__name__} {self.arguments}"
        return sum(word in text for word in words)


def _scenarios() -> Iterator[Scenario]:
    for module in MODULES:
        for name, function in vars(module).items():
            if not name.startswith("test_") or name in SLOW:
                continue
            marks = [mark for mark in getattr(function, "pytestmark", []) if mark.name == "parametrize"]
            for rows in product(*(mark.args[1] for mark in marks)):
                arguments: dict[str, Any] = {}
                for mark, row in zip(marks, rows, strict=True):
                    one = isinstance(mark.args[0], str)
                    arguments |= {mark.args[0]: row} if one else dict(zip(mark.args[0], row, strict=True))
                yield Scenario(function, arguments)


SCENARIOS = list(_scenarios())


def _is_noticed(records: Records, monkeypatch: pytest.MonkeyPatch, *words: str) -> bool:
    """Run the scenarios, first those that speak of ``words``, until one fails."""
    monkeypatch.setattr(GAME, "robot", RobotBook(records))
    for scenario in sorted(SCENARIOS, key=lambda each: -each.speaks_of(words)):
        try:
            scenario.function(**scenario.arguments)
        except Exception:  # any failure is what this test looks for
            return True
    return False


def _tiles() -> list[tuple[str, str]]:
    return [(name, side) for name in BOOK.worlds for side in RECORDS[name] if side not in ("start", "equals")]


def test_the_scenarios_pass_with_the_facts_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not _is_noticed(robot_records(), monkeypatch)


# Old Earth's mat tile says what the mat says: what tells it from the mat is its status.
@pytest.mark.parametrize(
    ("world", "side"), [tile for tile in _tiles() if tile != ("old_earth", "consume.trade")]
)
def test_a_tile_taken_out_is_noticed(world: str, side: str, monkeypatch: pytest.MonkeyPatch) -> None:
    records = robot_records()
    del records[world][side]
    assert _is_noticed(records, monkeypatch, world, *side.split("."))


@pytest.mark.parametrize("name", [name for name, row in BOOK.mat.items() if row != Row(status="published")])
def test_a_row_of_the_mat_taken_out_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    records = robot_records()
    records["mat"][name] = {"status": "published"}
    assert _is_noticed(records, monkeypatch, *name.split("."))


def _numbers() -> Iterator[tuple[str, str, str, Any]]:
    """Yield each number and each word of the facts, with another value for it."""
    for piece, sides in RECORDS.items():
        for side, fields in sides.items():
            for field, value in fields.items():
                other = _other(field, value)
                if other is not None:
                    yield piece, side, field, other


def _other(field: str, value: Any) -> Any:
    if field in ("status", "faces", "spaces") or isinstance(value, bool):
        return None
    if field in ("pay", "six_pay"):
        return value - 1
    if isinstance(value, int):
        return value + (1 if field != "credit" or value < 4 else -1)
    if field == "find":
        return next(kind for kind in get_args(Find) if kind not in ("", value))
    return {"trade": "produce", "worlds_in_tableau": 2}.get(value, "trade")


@pytest.mark.parametrize(
    ("piece", "side", "field", "other"),
    list(_numbers()),
    ids=str,
)
def test_a_changed_number_is_noticed(
    piece: str, side: str, field: str, other: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = robot_records()
    records[piece][side][field] = other
    assert _is_noticed(records, monkeypatch, piece, *side.split("."), field)


# -- a change is seen on the mat, in what happens and in the result, with no code touched --------------


def _rows() -> Iterator[tuple[str, str]]:
    for piece in ("mat", *BOOK.worlds):
        for side in RECORDS[piece]:
            if "." in side and not side.startswith("turn."):
                yield piece, side


SITUATIONS = {
    "explore.action": "explore_5",
    "explore.action_both": "explore_5 explore_1_1",
    "consume.trade": "consume_trade",
    "consume.double_vp": "consume_x2",
    "consume.both": "consume_trade consume_x2",
}


@pytest.mark.parametrize(("piece", "name"), list(_rows()))
def test_a_changed_row_changes_mat_events_and_result(piece: str, name: str) -> None:
    phase, row = name.split(".")
    start = PLAIN if piece == "mat" else piece
    responding = row.endswith("response")
    mat = Mat(
        start,
        dice="" if responding else SITUATIONS.get(name, phase),
        marks="consume_trade" if phase == "consume" else phase.replace("explore", "explore_5"),
        stack="public_works gem_world pirate_world alien_robot_sentry",
        credit=3 if row.startswith("counter") else 1,
        counters=2 if row.startswith("counter") else 0,
        economy=1,
    )
    number = RECORDS[piece][name].get("economy", 0)
    game = corrected(override(piece, name, economy=number + 1))
    assert game.robot.rows(start)[name] != BOOK.rows(start)[name]
    before, after = step(mat, phase), step(mat, phase, game=game)
    assert [event.row for event in after.of(RobotRow)] == [row]
    assert after.events != before.events
    assert after.robot.economy == before.robot.economy + 1
    assert observe(game, after.state, 0).robot != observe(GAME, before.state, 0).robot


@pytest.mark.parametrize("die", [0, 1])
@pytest.mark.parametrize("side", range(6))
def test_a_changed_face_changes_events_and_result(die: int, side: int) -> None:
    """In one of a few games: a face that comes up in the last round alone may change nothing more."""
    faces = list(BOOK.dice[die].faces)
    faces[side] = "explore" if die == 0 else "produce"
    game = corrected(override("dice", ("first", "second")[die], faces=faces))
    setup = Setup(seats=1, actions=2, robot=RobotSetup(start="old_earth"))
    for seed in range(30):
        before, after = list(playout(seed, setup)), list(playout(seed, setup, game))
        rolls = [
            [event.faces for move in moves for event in move.events if isinstance(event, RobotRolled)]
            for moves in (before, after)
        ]
        if rolls[0] != rolls[1] and before[-1].after != after[-1].after:
            assert engine.is_over(after[-1].after)
            return
    raise AssertionError("the face never came up, or changed nothing")


def test_a_changed_counter_changes_the_game() -> None:
    game = corrected(override("damaged_alien_factory", "turn.produce", to="develop"))
    outcome = step(Mat("damaged_alien_factory", dice="produce"), "produce", game=game)
    assert outcome.of(RobotEqualsChanged) == [RobotEqualsChanged("develop")]
