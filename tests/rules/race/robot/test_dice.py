"""Where the dice go: each rule of placing once, then all rolls against an enumeration of its own."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.race.actions import Mark
from rftg_desktop.rules.race.events import ActionsShown, PhasesChosen
from rftg_desktop.rules.race.game import RaceGame, race_game
from rftg_desktop.rules.race.robot.dice import placed
from rftg_desktop.rules.race.robot.events import RobotDiePlaced, RobotRolled
from rftg_desktop.rules.race.robot.state import RobotDie
from rftg_desktop.rules.race.state import ACTIONS
from rftg_desktop.rules.race.steps import ChooseActions, ShowActions
from tests.helpers.brute_dice import FACES, PAIRS, SINGLES, legal_marks, lie
from tests.helpers.robot_table import Mat, Outcome, corrected, override, solitaire

GAME = race_game()
HOMES = GAME.robot.faces


def lay(faces: str, marks: str, equals: str = "produce") -> tuple[RobotDie, ...]:
    dice, _ = placed(tuple(faces.split()), tuple(marks.split()), equals, HOMES)
    return dice


@pytest.mark.parametrize(
    ("faces", "marks", "equals", "spaces", "reasons"),
    [
        ("trade explore", "produce settle", "produce", "consume_trade explore_5", "face face"),
        ("double_vp develop", "produce settle", "produce", "consume_x2 develop", "face face"),
        ("produce settle", "develop explore_5", "trade", "produce settle", "face face"),
        # Read as the "robot =" counter; with the same face on the other die, the second of the pair.
        ("robot develop", "explore_5 produce", "trade", "consume_trade develop", "robot face"),
        ("robot settle", "explore_5 produce", "settle", "settle settle_second", "robot second"),
        ("robot explore", "develop produce", "explore", "explore_5 explore_1_1", "robot second"),
        # A match lies below the right marker, or the other one if a die lies there.
        ("match settle", "explore_5 produce", "trade", "produce settle", "match face"),
        ("match settle", "explore_5 settle", "trade", "explore_5 settle", "other face"),
        ("produce match", "develop produce", "trade", "produce develop", "face other"),
        ("robot match", "develop produce", "produce", "produce develop", "robot other"),
        # Below the first of a pair with both markers, but if the other die lies there.
        ("trade match", "settle settle_second", "trade", "consume_trade settle", "face shifted"),
        ("match settle", "settle settle_second", "trade", "settle_second settle", "match face"),
        ("match explore", "explore_5 explore_1_1", "trade", "explore_1_1 explore_5", "match face"),
        ("trade match", "explore_5 explore_1_1", "trade", "consume_trade explore_5", "face shifted"),
        ("produce match", "develop develop_second", "trade", "produce develop", "face shifted"),
        # Trade and 2x are no pair.
        ("match settle", "consume_trade consume_x2", "trade", "consume_x2 settle", "match face"),
        # Two matches: one die below each marker, and nothing moves.
        ("match match", "develop produce", "trade", "develop produce", "match match"),
        ("match match", "settle settle_second", "trade", "settle settle_second", "match match"),
        # A search has no marker.
        ("match settle", "produce", "trade", "produce settle", "match face"),
        ("match settle", "settle", "trade", " settle", "none face"),
        ("match match", "settle", "trade", "settle ", "match none"),
        ("match settle", "", "trade", " settle", "none face"),
        # Not with the dice of the box: a second die for a single space has none.
        ("robot trade", "settle produce", "trade", "consume_trade ", "robot none"),
    ],
)
def test_each_rule_of_placing(faces: str, marks: str, equals: str, spaces: str, reasons: str) -> None:
    dice = lay(faces, marks, equals)
    assert " ".join(die.space for die in dice) == spaces
    assert " ".join(die.why for die in dice) == reasons


def test_what_a_die_was_read_as() -> None:
    assert [die.meant for die in lay("robot match", "develop produce", "trade")] == ["trade", "produce"]
    assert [die.meant for die in lay("match settle", "settle")] == ["", "settle"]


def test_a_match_is_laid_last() -> None:
    _, order = placed(("match", "settle"), ("develop", "produce"), "trade", HOMES)
    assert order == (1, 0)
    _, order = placed(("match", "match"), ("develop", "produce"), "trade", HOMES)
    assert order == (0, 1)


def test_all_rolls_agree_with_an_enumeration() -> None:
    for first, second, marks in product(FACES, FACES, legal_marks()):
        for equals in (*PAIRS, *SINGLES):
            spaces = tuple(ACTIONS[at] for at in marks)
            dice, _ = placed((first, second), spaces, equals, HOMES)
            found = [ACTIONS.index(die.space) if die.space else None for die in dice]
            assert found == lie(first, second, *marks, equals), (first, second, spaces, equals)


def test_every_roll_of_the_box_finds_its_spaces() -> None:
    one, other = GAME.robot.dice
    for first, second, marks in product(one.faces, other.faces, legal_marks()):
        for equals in (*PAIRS, *SINGLES):
            spaces = {
                die.space for die in lay(f"{first} {second}", " ".join(ACTIONS[at] for at in marks), equals)
            }
            assert len(spaces) == 2
            assert "" not in spaces


def test_dice_have_the_faces_of_the_data() -> None:
    assert [sorted(set(die.faces)) for die in GAME.robot.dice] == [
        ["double_vp", "match", "produce", "robot", "trade"],
        ["develop", "explore", "match", "settle"],
    ]
    assert [len(die.faces) for die in GAME.robot.dice] == [6, 6]


def rolled(marks: str, rng: int, game: RaceGame = GAME) -> Outcome:
    """Show the player's marks, roll, and play on to the first question."""
    state = solitaire(Mat(marks=marks, equals="trade"), game, (ShowActions(),))
    state, events = engine.advance(game, replace(state, rng=rng))
    assert state.robot is not None
    return Outcome(state, state.robot, events)


def test_the_dice_are_rolled_when_the_marks_are_shown() -> None:
    seen = set()
    for rng in range(200):
        outcome = rolled("develop produce", rng)
        kinds = [type(event) for event in outcome.events[:5]]
        assert kinds == [ActionsShown, RobotRolled, RobotDiePlaced, RobotDiePlaced, PhasesChosen]
        faces = outcome.of(RobotRolled)[0].faces
        seen.add(faces)
        assert outcome.of(PhasesChosen)[0].phases == _phases(
            {"develop", "produce", *(event.space for event in outcome.of(RobotDiePlaced))}
        )
    assert len(seen) == 5 * 4


def _phases(spaces: set[str]) -> tuple[str, ...]:
    order = ("explore", "develop", "develop_second", "settle", "settle_second", "consume", "produce")
    found = {space if space in order else space.partition("_")[0] for space in spaces}
    return tuple(space.partition("_")[0] for space in order if space in found)


def test_dice_are_taken_up_before_the_next_round() -> None:
    state, _ = GAME.new(solitaire(Mat(sets="base")).setup, 3)
    rounds = 0
    while rounds < 2:
        choice = engine.choice_of(state, 0)
        if isinstance(choice, ChooseActions) and not state.seats[0].marks:
            assert state.robot is not None
            assert state.robot.dice == ()
            rounds += 1
        state, _ = engine.apply(GAME, state, 0, engine.options(GAME, state, 0)[-1])


def test_a_changed_face_changes_the_roll() -> None:
    always = corrected(
        override("dice", "second", faces=["settle"]), override("dice", "first", faces=["robot"])
    )
    for rng in range(20):
        outcome = rolled("develop produce", rng, always)
        assert outcome.of(RobotRolled)[0].faces == ("robot", "settle")
        assert [event.space for event in outcome.of(RobotDiePlaced)] == ["consume_trade", "settle"]


def test_the_player_marks_in_the_open_only_after_locking_in() -> None:
    state, _ = GAME.new(solitaire(Mat(sets="base")).setup, 3)
    while not isinstance(engine.choice_of(state, 0), ChooseActions):
        state, _ = engine.apply(GAME, state, 0, engine.options(GAME, state, 0)[0])
    for mark in (Mark("develop"), Mark("produce")):
        state, events = engine.apply(GAME, state, 0, mark)
        assert not any(event.reveals for event in events)
    state, events = engine.apply(GAME, state, 0, DONE)
    assert any(isinstance(event, RobotRolled) for event in events)
