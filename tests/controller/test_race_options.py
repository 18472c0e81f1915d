"""The options of Race solo: remembered, refused where they make no sense, and dealt."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from rftg_desktop.controller.dealing import dealt, next_seed, options_of
from rftg_desktop.controller.game_options import COLOURS, SEED_MAX, GameOptions, SeatOptions
from rftg_desktop.controller.library import Library
from rftg_desktop.controller.race_options import (
    VERSION,
    RaceOptions,
    race_options_from_text,
    race_options_to_text,
)
from rftg_desktop.controller.settings import Settings
from rftg_desktop.rules.race.state import DECKS
from tests.session.playing import play

UNUSUAL = RaceOptions(
    player=SeatOptions("Änn", "white"),
    deck=DECKS[2],
    difficulty="hard",
    start="new_sparta",
    robot_start="ancient_race",
    start_keep=3,
    second_edition=True,
    undo="practice",
)


def text(**changes: Any) -> str:
    kept = asdict(UNUSUAL)
    del kept["seed"]
    return json.dumps({"version": VERSION, **kept, **changes})


def test_options_come_back_without_their_seed() -> None:
    found = race_options_from_text(race_options_to_text(replace(UNUSUAL, seed=7)))
    assert found.options == UNUSUAL
    assert not found.problems


def test_both_games_are_remembered_apart(tmp_path: Path) -> None:
    roll = GameOptions((SeatOptions("Ann", "red"), SeatOptions("Ben", "blue")), False)
    settings = Settings(tmp_path / "settings.ini")
    settings.remember(roll)
    settings.remember(UNUSUAL)
    again = Settings(tmp_path / "settings.ini")
    assert again.last_game == roll
    assert again.last_race.options == UNUSUAL


def test_nothing_remembered_is_no_problem(tmp_path: Path) -> None:
    found = Settings(tmp_path / "settings.ini").last_race
    assert found.options == RaceOptions()
    assert found.problems == ()


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("deck", "base+4", "base+4"),
        ("deck", ["base"], "is none of base"),
        ("difficulty", "nightmare", "easy, medium, hard"),
        ("start", 3, "is no card"),
        ("robot_start", "x" * 99, "is no card"),
        ("start_keep", True, "no number of cards"),
        ("start_keep", -1, "-1"),
        ("more_chips", "yes", "neither true nor false"),
        ("second_edition", 1, "neither true nor false"),
        ("undo", "consent", "strict, practice"),
        ("player", {"name": "Ann", "colour": "pink"}, "no known colour"),
        ("player", "Ann", "no known colour"),
    ],
)
def test_a_bad_value_is_said_and_costs_only_itself(field: str, value: object, words: str) -> None:
    found = race_options_from_text(text(**{field: value}))
    assert found.options == replace(UNUSUAL, **{field: getattr(RaceOptions(), field)})
    (problem,) = found.problems
    assert words in problem
    assert field.replace("_", " ") in problem


@pytest.mark.parametrize("content", ["{", "[]", "7", '"x"', "[" * 2000, text(version=2), text(version=None)])
def test_what_is_no_set_up_is_said_once(content: str) -> None:
    found = race_options_from_text(content)
    assert found.options == RaceOptions()
    assert len(found.problems) == 1


def test_a_field_more_or_less_is_no_problem() -> None:
    """A version that adds a field reads what was written before it."""
    found = race_options_from_text(f'{{"version": {VERSION}, "difficulty": "easy", "music": true}}')
    assert found.options == replace(RaceOptions(), difficulty="easy")
    assert not found.problems


def test_a_deal_asks_for_what_was_chosen_and_gives_it_back() -> None:
    session = dealt(UNUSUAL, 5, ())
    assert session.box.spec.name == "race"
    view = session.view(0)
    assert view.seats[0].tableau == (UNUSUAL.start,)
    assert view.robot.start == UNUSUAL.robot_start
    assert view.setup.second_edition
    assert session.seats[0].name == UNUSUAL.player.name
    assert options_of(session) == UNUSUAL


def test_what_is_random_stays_random() -> None:
    options = replace(RaceOptions(), player=SeatOptions("Ann", COLOURS[0]))
    session = dealt(options, 5, ())
    again = options_of(session)
    assert again == options
    assert dealt(again, 5, ()).digest == session.digest


@pytest.mark.parametrize(
    "wrong", [{"start": "ancient_race"}, {"robot_start": "old_moon"}, {"start_keep": 1}, {"more_chips": True}]
)
def test_what_the_box_does_not_hold_is_refused_in_words(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"start world|first hand|chips"):
        dealt(replace(UNUSUAL, **wrong), 5, ())


def test_playing_again_alone_goes_on_to_the_next_number() -> None:
    assert next_seed(dealt(UNUSUAL, 5, ())) == 6
    assert next_seed(dealt(UNUSUAL, SEED_MAX, ())) == 0
    people = GameOptions((SeatOptions("Ann", "red"), SeatOptions("Ben", "blue")))
    assert next_seed(dealt(people, 5, ())) is None


def test_the_library_deals_saves_and_opens_both_games(tmp_path: Path) -> None:
    library = Library(tmp_path / "saves", tmp_path / "packs")
    people = GameOptions((SeatOptions("Ann", "red"), SeatOptions("Ben", "blue")))
    for options, name in ((people, "by many"), (UNUSUAL, "alone")):
        session = library.deal(options, seed=3)
        path = library.folder.save(play(session, 1, 6), name)
        assert library.open(path).session.digest == session.digest
    saves = {saved.name: saved for saved in library.listed()}
    assert (saves["by many"].game, saves["by many"].robot) == ("roll", None)
    assert (saves["alone"].game, saves["alone"].robot) == ("race", ("hard", "ancient_race"))
    assert saves["alone"].players == ("Änn",)


def test_records_lie_beside_the_saves(tmp_path: Path) -> None:
    library = Library(tmp_path / "saves", tmp_path / "packs")
    assert library.records.path.parent == tmp_path
    assert library.records.rows() == ()
