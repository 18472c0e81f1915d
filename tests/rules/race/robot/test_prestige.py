"""Prestige of the robot: the symbol on its cards, the lead, and what the leader's tile brings it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.rules.race.actions import Boost, Mark
from rftg_desktop.rules.race.brink.events import LeadersChanged
from rftg_desktop.rules.race.brink.steps import NameCategory
from rftg_desktop.rules.race.events import (
    CardsDrawn,
    PhaseBegan,
    PhasesChosen,
    PrestigeChanged,
    RoundBegan,
    VpGained,
)
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot.events import RobotCreditChanged, RobotDiePlaced, RobotDrew
from rftg_desktop.rules.race.robot.state import ROBOT, robot_of
from rftg_desktop.rules.race.robot.steps import RobotTurn
from rftg_desktop.rules.race.state import State
from rftg_desktop.rules.race.steps import AskActions, ChooseActions, EndPhase, EndRound, RunPhase
from tests.helpers.robot_table import Mat, Outcome, solitaire, step

GAME = race_game()
CIVIL = "gem_world"


@pytest.mark.parametrize(
    ("sets", "phase", "card", "prestige"),
    [
        ("base+1+2+3", "develop", "pan_galactic_mediator", 1),
        ("base+1+2+3", "settle", "alien_tourist_attraction", 1),
        ("base+1+2+3", "settle", CIVIL, 0),
        ("base+1+2", "develop", "galactic_bankers", 0),
        ("base+1+2+3", "develop", "galactic_bankers", 1),
    ],
)
def test_a_symbol_brings_prestige_with_the_brink_of_war(
    sets: str, phase: str, card: str, prestige: int
) -> None:
    outcome = step(Mat(dice=phase, stack=card, sets=sets), phase)
    assert (outcome.found, outcome.robot.prestige) == ((card,), prestige)


def test_symbol_and_keyword_add_up() -> None:
    outcome = step(Mat("rebel_freedom_fighters", dice="settle", stack="rebel_council"), "settle")
    assert outcome.of(PrestigeChanged) == [PrestigeChanged(ROBOT, 1, "rebel_council")] * 2


# -- the lead --------------------------------------------------------------------------------------


def phase(mat: Mat, name: str, player: int, leaders: tuple[int, ...]) -> Outcome:
    """Play a phase of the robot in which the player, with some prestige, places nothing."""
    state = solitaire(mat, agenda=(RunPhase(name, 0), RobotTurn(name, 0), EndPhase(name)))
    (seat,) = state.seats
    state = replace(state, seats=(replace(seat, prestige=player),), leaders=leaders)
    state, events = engine.advance(GAME, state)
    return Outcome(state, robot_of(state), events)


@pytest.mark.parametrize(
    ("player", "robots", "before", "after", "on_tile"),
    [
        (0, 0, (), (ROBOT,), 1),
        (1, 0, (0,), (0, ROBOT), 0),
        (2, 0, (0,), (0,), 0),
        (1, 1, (0, ROBOT), (ROBOT,), 1),
    ],
)
def test_the_lead_is_looked_for_after_each_phase(
    player: int, robots: int, before: tuple[int, ...], after: tuple[int, ...], on_tile: int
) -> None:
    mat = Mat(dice="develop", stack="pan_galactic_mediator", prestige=robots)
    outcome = phase(mat, "develop", player, before)
    assert outcome.robot.prestige == robots + 1
    assert (outcome.state.leaders, outcome.state.on_tile) == (after, on_tile)
    assert outcome.of(LeadersChanged) == ([LeadersChanged(after)] if after != before else [])


def next_round(leaders: tuple[int, ...], on_tile: int, credit: int = 1) -> Outcome:
    state = solitaire(Mat(counters=2, prestige=3, credit=credit), agenda=(EndRound(),))
    (seat,) = state.seats
    state = replace(state, seats=(replace(seat, prestige=3),), leaders=leaders, on_tile=on_tile)
    state, events = engine.advance(GAME, state)
    began = next(at for at, event in enumerate(events) if isinstance(event, RoundBegan))
    return Outcome(state, robot_of(state), events[began + 1 :])


@pytest.mark.parametrize(
    ("leaders", "on_tile", "chips", "cards", "credit"),
    [
        ((ROBOT,), 2, 1, 1, 2),
        ((ROBOT,), 0, 1, 0, 1),
        ((0, ROBOT), 0, 1, 0, 1),
        ((0,), 0, 0, 0, 1),
        ((0,), 1, 0, 0, 1),
        ((), 0, 0, 0, 1),
    ],
)
def test_what_the_lead_brings_the_robot(
    leaders: tuple[int, ...], on_tile: int, chips: int, cards: int, credit: int
) -> None:
    outcome = next_round(leaders, on_tile)
    robot = outcome.robot
    assert (robot.chips, len(robot.stack), robot.credit) == (chips, cards, credit)
    assert outcome.state.on_tile == 0
    (player,) = outcome.state.seats
    assert player.chips == (0 in leaders)
    assert len(player.hand) == (leaders == (0,) and on_tile > 0)
    assert outcome.state.pool == 24 - chips - player.chips


def test_the_leader_is_paid_before_actions_are_chosen() -> None:
    outcome = next_round((ROBOT,), 1)
    assert outcome.events == [RobotDrew(1), VpGained(ROBOT, 1, "leader"), RobotCreditChanged(1, 2)]


def test_a_full_track_takes_no_credit_of_the_lead() -> None:
    assert next_round((ROBOT,), 1, credit=4).robot.credit == 4


def test_the_robot_never_draws_into_a_hand_nor_plays_the_prestige_card() -> None:
    outcome = next_round((ROBOT,), 1)
    assert outcome.of(CardsDrawn, PhaseBegan) == []


# -- search, and who chooses last ------------------------------------------------------------------


def ask(tableau: str = "", **fields: Any) -> State:
    """Return a position in which the player is asked for actions."""
    state = solitaire(Mat(counters=2, equals="trade"), agenda=(AskActions(),))
    (seat,) = state.seats
    cards = (*seat.tableau, *tableau.split())
    deck = tuple(card for card in state.deck if card not in cards)
    player = replace(seat, tableau=cards, active=cards, prestige_card=True, **fields)
    state, _ = engine.advance(GAME, replace(state, seats=(player,), deck=deck, shown=False))
    return state


def lock(state: State, *actions: Action) -> tuple[State, Outcome]:
    for action in (*actions, DONE):
        state, events = engine.apply(GAME, state, 0, action)
    return state, Outcome(state, robot_of(state), events)


def test_a_search_has_no_marker_and_comes_before_the_first_phase() -> None:
    spaces = set()
    for rng in range(60):
        state, outcome = lock(replace(ask(), rng=rng), Boost("search"), Mark("settle"))
        for die in outcome.of(RobotDiePlaced):
            if die.face == "match":
                spaces.add((die.space, die.why))
        assert isinstance(engine.choice_of(state, 0), NameCategory)
        assert outcome.of(PhaseBegan) == []
    # Below the one marker; nowhere if the other die lies there, or if it is a match as well.
    assert spaces == {("settle", "match"), ("", "none")}


def test_who_chooses_last_sees_the_dice_first() -> None:
    state, outcome = lock(ask("psi_crystal_world"), Mark("produce"))
    assert len(outcome.of(RobotDiePlaced)) == 2
    assert outcome.of(PhasesChosen) == []
    choice = engine.choice_of(state, 0)
    assert isinstance(choice, ChooseActions)
    assert choice.late
    state, outcome = lock(state, Mark("develop"))
    assert outcome.of(RobotDiePlaced) == []
    (phases,) = outcome.of(PhasesChosen)
    assert {"develop", "produce"} <= set(phases.phases)
