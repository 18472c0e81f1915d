"""What holds in every game of Race, whatever the players do: random games of 2, 3 and 4 seats."""

from __future__ import annotations

import random

import msgspec
import pytest

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.kernel.errors import IllegalAction
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.race.actions import Mark, Pass, RaceAction
from rftg_desktop.rules.race.events import GameEnded, PoolEmptied, RoundBegan
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.invariants import check
from rftg_desktop.rules.race.scoring import end_reasons, totals, winners
from rftg_desktop.rules.race.state import Setup, State
from rftg_desktop.rules.race.steps import Consume, Feed, Produce
from tests.helpers.race_table import Move, playout

SETUPS = [
    Setup(seats=2),
    Setup(seats=2, actions=2),
    Setup(seats=3),
    Setup(seats=4),
    Setup(seats=2, deck="base+1", actions=2),
    Setup(seats=5, deck="base+1"),
    Setup(seats=2, deck="base+1+2", actions=2),
    Setup(seats=6, deck="base+1+2"),
]
GAMES = 8


def name_of(setup: Setup) -> str:
    return f"{setup.deck}, {setup.seats} seats, {setup.actions} actions"


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_games_end_legally_and_lose_nothing(setup: Setup) -> None:
    for seed in range(GAMES):
        pool_ran_out = False
        for number, step in enumerate(playout(seed, setup)):
            if number % 7 == 0:
                check(race_game(), step.after)
            pool_ran_out |= any(isinstance(event, PoolEmptied) for event in step.events)
            if any(isinstance(event, RoundBegan) for event in step.events):
                _assert_nothing_outlives_the_round(step.after)
        check(race_game(), step.after)
        _assert_legal_end(step, pool_ran_out)


def _assert_nothing_outlives_the_round(state: State) -> None:
    assert state.phase == ""
    assert state.pool > 0
    for value in state.seats:
        assert not any((value.phase_notes, value.seen, value.placing, value.marks, value.strength))
        assert value.active == value.tableau
        assert len(value.hand) <= (12 if "pan_galactic_research" in value.tableau else 10)
        assert len(value.tableau) < (14 if "hidden_fortress" in value.tableau else 12)


def _assert_legal_end(step: Move, pool_ran_out: bool) -> None:
    game, state = race_game(), step.after
    ended = [event for event in step.events if isinstance(event, GameEnded)]
    assert len(ended) == 1
    assert ended[0].reasons == end_reasons(game, state)
    assert ("pool" in ended[0].reasons) == pool_ran_out
    assert ended[0].scores == totals(game, state)
    assert ended[0].winners == winners(game, state)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_every_option_applies_and_others_are_refused(setup: Setup) -> None:
    game, chance = race_game(), random.Random(1)
    for step in playout(100, setup):
        if chance.random() < 0.1:
            assert len(set(step.options)) == len(step.options)
            for action in step.options:
                after, _ = engine.apply(game, step.before, step.seat, action)
                check(game, after)
            for wrong in (Mark("nowhere"), Pass(), DONE):
                if wrong not in step.options:
                    with pytest.raises(IllegalAction):
                        engine.apply(game, step.before, step.seat, wrong)


@pytest.mark.parametrize("setup", SETUPS[:3], ids=name_of)
def test_states_and_actions_survive_writing(setup: Setup) -> None:
    for number, step in enumerate(playout(3, setup)):
        if number % 10 == 0:
            written = msgspec.json.encode(step.before)
            assert msgspec.json.decode(written, type=State) == step.before
            assert msgspec.json.decode(msgspec.json.encode(step.action), type=RaceAction) == step.action


def test_the_same_answers_give_the_same_game() -> None:
    setup = Setup(seats=3)
    moves = list(playout(5, setup))
    state, _ = race_game().new(setup, 5)
    for step in moves:
        state, _ = engine.apply(race_game(), state, step.seat, step.action)
    assert state == moves[-1].after


def test_no_choice_leads_to_one_state_only() -> None:
    for seed, setup in enumerate((*SETUPS, *SETUPS)):
        for number, step in enumerate(playout(seed, setup)):
            choice = engine.choice_of(step.before, step.seat)
            if number % 4 or len(step.options) < 2:
                continue
            if isinstance(choice, Confirm | Consume | Feed | Produce):
                continue  # powers or goods that come to the same are several answers: the player names one
            found = {
                msgspec.json.encode(engine.apply(race_game(), step.before, step.seat, action)[0])
                for action in step.options
            }
            assert len(found) > 1, (choice, step.options)
