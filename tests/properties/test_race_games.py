"""What holds in every game of Race, whatever the players do: random games of 2, 3 and 4 seats."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.kernel.errors import IllegalAction
from rftg_desktop.kernel.events import seen_by
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.race.actions import Mark, Pass, RaceAction
from rftg_desktop.rules.race.brink.events import CardTucked
from rftg_desktop.rules.race.brink.leader import prestige_of, sides
from rftg_desktop.rules.race.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    GameEnded,
    PoolEmptied,
    RoundBegan,
)
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.invariants import check
from rftg_desktop.rules.race.robot.state import RobotSetup
from rftg_desktop.rules.race.scoring import end_reasons, totals, winners
from rftg_desktop.rules.race.state import Setup, State
from rftg_desktop.rules.race.steps import Consume, Feed, Produce
from rftg_desktop.rules.race.view import observe
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
    Setup(seats=2, deck="base+1+2+3"),
    Setup(seats=2, deck="base+1+2+3", actions=2),
    Setup(seats=4, deck="base+1+2+3"),
    Setup(seats=6, deck="base+1+2+3"),
    Setup(seats=1, actions=2, robot=RobotSetup()),
    Setup(seats=1, deck="base+1+2", actions=2, robot=RobotSetup(difficulty="hard")),
    Setup(seats=1, deck="base+1+2+3", actions=2, robot=RobotSetup()),
]
GAMES = 8


def name_of(setup: Setup) -> str:
    robot = ", the robot" if setup.robot is not None else ""
    return f"{setup.deck}, {setup.seats} seats, {setup.actions} actions{robot}"


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_games_end_legally_and_lose_nothing(setup: Setup, how_many: Callable[[int, int], int]) -> None:
    for seed in range(how_many(GAMES, 2_000)):
        pool_ran_out = False
        for number, step in enumerate(playout(seed, setup)):
            if number % 7 == 0:
                check(race_game(), step.after)
            pool_ran_out |= any(isinstance(event, PoolEmptied) for event in step.events)
            if any(isinstance(event, RoundBegan) for event in step.events):
                _assert_nothing_outlives_the_round(step.after, pool_ran_out)
        check(race_game(), step.after)
        _assert_legal_end(step, pool_ran_out)


def _assert_nothing_outlives_the_round(state: State, pool_ran_out: bool) -> None:
    assert state.phase == ""
    assert (state.pool > 0) is not pool_ran_out, "the leader's chip may be the last one"
    assert (state.earned, state.salvage) == ((), ())
    prestige = {side: prestige_of(state, side) for side in sides(state)}
    most = max(prestige.values())
    assert state.leaders == tuple(sorted(side for side in prestige if most and prestige[side] == most))
    assert state.on_tile == 0, "the leader has been paid"
    for value in state.seats:
        assert not any((value.phase_notes, value.seen, value.placing, value.marks, value.boosted))
        assert not value.strength
        assert value.active == value.tableau
        if "retrofit_and_salvage_inc" not in value.tableau:
            larger = {"pan_galactic_research", "black_hole_miners"} & set(value.tableau)
            drawn = bool(state.leaders)  # the leader has perhaps drawn a card since
            assert len(value.hand) <= (12 if larger else 10) + drawn
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


def _twin(state: State, viewer: int | None, chance: random.Random) -> State:
    """Return a position that differs from ``state`` only in what ``viewer`` must not see."""
    open_seen = state.phase != "explore"
    others = [seat for seat in range(len(state.seats)) if seat != viewer]
    unseen = [*state.deck, *state.discard, *state.salvage]
    for seat in others:
        value = state.seats[seat]
        unseen += (*value.hand, *value.tucked, *(() if open_seen else value.seen))
    unseen += [card for value in state.seats for _, card in value.goods]
    unseen += state.robot.stack if state.robot is not None else ()
    chance.shuffle(unseen)
    rest = iter(unseen)

    def some(count: int) -> tuple[str, ...]:
        return tuple(next(rest) for _ in range(count))

    # Nor is it known which of the cards discarded last are set aside.
    deck, discard = some(len(state.deck)), tuple(sorted(some(len(state.discard) + len(state.salvage))))
    robot = None if state.robot is None else replace(state.robot, stack=some(len(state.robot.stack)))
    seats = list(state.seats)
    for seat in others:
        value = seats[seat]
        # Whether a card was laid ready is secret as well: in the twin it is still in the hand.
        hand = tuple(sorted((*some(len(value.hand)), *filter(None, [value.placing]))))
        seen = value.seen if open_seen else tuple(sorted(some(len(value.seen))))
        seats[seat] = replace(
            value, hand=hand, seen=seen, tucked=tuple(sorted(some(len(value.tucked)))), placing=""
        )
        if not state.shown:
            seats[seat] = replace(seats[seat], marks=(), boosted="")
    for seat, value in enumerate(seats):
        seats[seat] = replace(value, goods=tuple((world, next(rest)) for world, _ in value.goods))
    table = replace(state, deck=deck, discard=discard, salvage=(), robot=robot, rng=state.rng + 1)
    return replace(table, seats=tuple(seats))


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_views_do_not_tell_what_is_secret(setup: Setup) -> None:
    game, chance = race_game(), random.Random(2)
    for number, step in enumerate(playout(7, setup)):
        if number % 6 == 0:
            viewer = chance.choice((None, *range(setup.seats)))
            twin = _twin(step.after, viewer, chance)
            assert observe(game, twin, viewer) == observe(game, step.after, viewer)
            for event in step.events:
                seen = seen_by(event, viewer)
                if isinstance(seen, CardsDrawn | CardsKept | CardsDiscarded) and seen.seat != viewer:
                    assert set(seen.cards) == {None}
                assert not (isinstance(seen, CardTucked) and seen.seat != viewer and seen.card)
