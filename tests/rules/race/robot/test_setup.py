"""Set-up of the solitaire game, its house options, and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.race.actions import Mark
from rftg_desktop.rules.race.events import RoundBegan, StartShown
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.invariants import check
from rftg_desktop.rules.race.robot.setup import combinations, new_robot
from rftg_desktop.rules.race.robot.state import ROBOT, RobotSetup
from rftg_desktop.rules.race.state import DECKS, Setup, State
from rftg_desktop.rules.race.steps import ChooseActions

GAME = race_game()


def solo(
    deck: str = "base",
    starts: tuple[str, ...] = (),
    *,
    difficulty: str = "medium",
    start: str = "",
    start_keep: int | None = None,
    more_chips: bool = False,
) -> Setup:
    robot = RobotSetup(difficulty=difficulty, start=start, start_keep=start_keep, more_chips=more_chips)
    return Setup(seats=1, actions=2, deck=deck, starts=starts, robot=robot)


def _first_round(setup: Setup) -> State:
    """Discard the first cards of the hand, and lock in."""
    state, _ = GAME.new(setup, 1)
    while not isinstance(engine.choice_of(state, 0), ChooseActions):
        state, _ = engine.apply(GAME, state, 0, engine.options(GAME, state, 0)[0])
    return state


def test_126_combinations_exist() -> None:
    found = combinations(GAME.catalog, GAME.robot)
    assert len(set(found)) == len(found) == 126
    assert Counter(combination.deck for combination in found) == {
        "base": 15,
        "base+1": 27,
        "base+1+2": 36,
        "base+1+2+3": 48,
    }


@pytest.mark.parametrize(
    ("start", "credit", "economy", "stack", "equals", "tile"),
    [
        ("old_earth", 1, 0, 4, "trade", True),
        ("epsilon_eridani", 1, 1, 4, "settle", False),
        ("alpha_centauri", 2, 0, 4, "settle", False),
        ("new_sparta", 1, 0, 4, "settle", False),
        ("earths_lost_colony", 1, 1, 4, "produce", False),
        ("separatist_colony", 1, 0, 4, "settle", False),
        ("ancient_race", 0, 0, 3, "trade", False),
        ("damaged_alien_factory", 1, 0, 4, "produce", False),
        ("doomed_world", 1, 0, 4, "settle", True),
        ("rebel_cantina", 1, 0, 4, "settle", False),
        ("galactic_developers", 1, 0, 4, "develop", False),
        ("imperium_warlord", 1, 0, 4, "settle", False),
        ("galactic_scavengers", 2, 0, 3, "produce", False),
        ("uplift_mercenary_force", 1, 0, 4, "settle", False),
        ("alien_research_team", 1, 0, 4, "settle", False),
        ("rebel_freedom_fighters", 1, 0, 4, "settle", False),
    ],
)
def test_start_worlds_set_up_the_mat(
    start: str, credit: int, economy: int, stack: int, equals: str, tile: bool
) -> None:
    robot = new_robot(GAME.robot, RobotSetup(), start, stack=())
    assert (robot.credit, robot.economy, GAME.robot.worlds[start].start.cards) == (credit, economy, stack)
    assert (robot.equals, robot.tile, robot.tableau) == (equals, tile, (start,))
    assert (robot.chips, robot.prestige, robot.placed, robot.dice) == (0, 0, 0, ())


@pytest.mark.parametrize("deck", DECKS)
def test_the_stack_is_dealt(deck: str) -> None:
    for start in GAME.catalog.start_worlds(deck):
        state, _ = GAME.new(solo(deck, start=start), 5)
        assert state.robot is not None
        assert len(state.robot.stack) == (3 if start in ("ancient_race", "galactic_scavengers") else 4)
        check(GAME, state)


@pytest.mark.parametrize(("difficulty", "counters"), [("easy", 1), ("medium", 2), ("hard", 3)])
def test_difficulty_lays_counters_beside_the_mat(difficulty: str, counters: int) -> None:
    state, _ = GAME.new(solo(difficulty=difficulty), 5)
    assert state.robot is not None
    assert state.robot.counters == counters


@pytest.mark.parametrize("deck", DECKS)
def test_two_start_worlds_are_dealt_and_the_others_are_in_the_deck(deck: str) -> None:
    seen = set()
    for seed in range(40):
        state, _ = GAME.new(solo(deck), seed)
        assert state.robot is not None
        (own,) = state.seats[0].tableau
        assert own != state.robot.start
        seen |= {own, state.robot.start}
        check(GAME, state)
    assert seen == set(GAME.catalog.start_worlds(deck))


def test_named_start_worlds_are_dealt() -> None:
    both, _ = GAME.new(solo(starts=("new_sparta",), start="old_earth"), 1)
    assert both.robot is not None
    assert (both.seats[0].tableau, both.robot.start) == (("new_sparta",), "old_earth")
    for seed in range(20):
        own, _ = GAME.new(solo(starts=("new_sparta",)), seed)
        robots, _ = GAME.new(solo(start="new_sparta"), seed)
        assert own.robot is not None
        assert own.robot.start != "new_sparta"
        assert robots.seats[0].tableau != ("new_sparta",)


def test_the_player_keeps_four_of_six_and_then_marks_two_of_nine_spaces() -> None:
    state, _ = GAME.new(solo(), 1)
    assert len(state.seats[0].hand) == 6
    state = _first_round(solo())
    assert len(state.seats[0].hand) == 4
    state, _ = engine.apply(GAME, state, 0, Mark("settle"))
    state, _ = engine.apply(GAME, state, 0, Mark("settle_second"))
    assert engine.options(GAME, state, 0) == (DONE,)


@pytest.mark.parametrize(
    ("own", "start_keep", "kept"),
    [("old_earth", 3, 3), ("old_earth", 5, 5), ("old_earth", 6, 6), ("ancient_race", 6, 3)],
)
def test_a_house_option_lets_more_or_fewer_cards_be_kept(own: str, start_keep: int, kept: int) -> None:
    assert len(_first_round(solo("base+1", (own,), start_keep=start_keep)).seats[0].hand) == kept


def test_the_pool_holds_24() -> None:
    for deck in DECKS:
        state, _ = GAME.new(solo(deck), 1)
        assert state.pool == 24


def test_a_house_option_adds_the_chips_of_the_brink_of_war() -> None:
    state, _ = GAME.new(solo(DECKS[-1], more_chips=True), 1)
    assert state.pool == 29
    check(GAME, state)


@pytest.mark.parametrize(("start_keep", "kept"), [(None, 4), (6, 6)])
def test_galactic_scavengers_of_the_player_tuck_one_of_the_cards_kept(
    start_keep: int | None, kept: int
) -> None:
    state = _first_round(solo(DECKS[-1], ("galactic_scavengers",), start_keep=start_keep))
    assert (len(state.seats[0].hand), len(state.seats[0].tucked)) == (kept - 1, 1)
    assert len(state.seats[0].goods) == 1
    check(GAME, state)


def test_both_start_worlds_are_shown() -> None:
    state, _ = GAME.new(solo("base", ("new_sparta",), start="old_earth"), 1)
    while True:
        state, events = engine.apply(GAME, state, 0, engine.options(GAME, state, 0)[0])
        if any(isinstance(event, RoundBegan) for event in events):
            break
    shown = [event for event in events if isinstance(event, StartShown)]
    assert shown == [StartShown(0, "new_sparta"), StartShown(ROBOT, "old_earth")]


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (Setup(seats=2, actions=2, robot=RobotSetup()), "one player chooses two actions"),
        (Setup(seats=1, actions=1, robot=RobotSetup()), "one player chooses two actions"),
        (solo(difficulty="brutal"), "difficulty 'brutal'"),
        (solo(start="doomed_world"), "start world 'doomed_world'"),
        (solo(starts=("doomed_world",)), "start world 'doomed_world'"),
        (solo(starts=("old_earth",), start="old_earth"), "different start worlds"),
        (solo(starts=("old_earth", "new_sparta")), "for each seat"),
        (solo(start_keep=2), "3 to 6 cards"),
        (solo(start_keep=7), "3 to 6 cards"),
        (solo(more_chips=True), "belong to The Brink of War"),
    ],
)
def test_impossible_set_ups_are_refused(setup: Setup, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        GAME.new(setup, 1)
