"""What holds in every game, whatever the players do: random games for 2, 3, 4 and 5 seats."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec
import pytest

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.errors import IllegalAction
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.roll.events import GameEnded, RoundBegan
from rftg_desktop.rules.roll.game import base_game
from rftg_desktop.rules.roll.invariants import check
from rftg_desktop.rules.roll.state import Setup, State
from rftg_desktop.rules.roll.steps import Build, Spare
from rftg_desktop.rules.roll.view import observe
from tests.helpers.playouts import Move, playout, rich_position
from tests.helpers.position import position, show
from tests.helpers.tables import folded, totals, twin, zones

SEATS = (2, 3, 4, 5)
PARTS = 4
"""Each number of seats is played in so many parts, side by side."""


def _each_game(seats: int, part: int, games: int) -> Iterator[tuple[int, Iterator[Move]]]:
    for seed in range(part, games, PARTS):
        yield seed, playout(seed + 10_000 * seats, seats)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", SEATS)
def test_games_end_legally_and_lose_nothing(
    seats: int, part: int, how_many: Callable[[int, int], int]
) -> None:
    for seed, game in _each_game(seats, part, how_many(200, 10_000)):
        number = 0
        for number, step in enumerate(game):
            assert totals(step.after) == (111, 55, 12 * seats), f"seed {seed}\n{show(step.before)}"
            if number % 50 == 0:
                check(base_game(), step.after)
            if any(isinstance(event, RoundBegan) for event in step.events):
                _assert_nothing_outlives_the_round(step.after)
        check(base_game(), step.after)
        _assert_legal_end(step)
        assert number < 10_000


def _assert_nothing_outlives_the_round(state: State) -> None:
    assert state.phase is None
    assert state.abandoned == ()
    for value in state.seats:
        assert not any((value.phase_notes, value.round_notes, value.looking, value.spent, value.dictate))
        assert value.credits >= 1
        assert value.selected is None
    assert state.pool > 0
    assert all(len(value.tableau) < 12 for value in state.seats), "the game should have ended"


def _assert_legal_end(last: Move) -> None:
    ends = [event for event in last.events if isinstance(event, GameEnded)]
    assert len(ends) == 1
    full = any(len(value.tableau) >= 12 for value in last.after.seats)
    assert ("pool" in ends[0].reasons, "squares" in ends[0].reasons) == (last.after.pool <= 0, full)
    assert ends[0].reasons
    best = max(ends[0].scores)
    assert all(ends[0].scores[seat] == best for seat in ends[0].winners)
    assert engine.waiting(last.after) == ()


def _samples(seats: int, games: int, every: int) -> Iterator[Move]:
    """Yield moves of ordinary games and of games from full tableaus."""
    for seed in range(games):
        start = rich_position(seed, seats) if seed % 2 else None
        for number, step in enumerate(playout(seed, seats, start)):
            if number % every == seed % every:
                yield step
            if number > 1500:
                break


@pytest.mark.parametrize("seats", SEATS)
def test_every_option_applies_and_they_differ(seats: int, how_many: Callable[[int, int], int]) -> None:
    game = base_game()
    for step in _samples(seats, how_many(12, 400), 12):
        before = totals(step.before)
        results = {engine.apply(game, step.before, step.seat, action)[0] for action in step.options}
        assert all(totals(result) == before for result in results)
        if len(step.options) > 1:
            same = f"the answers lead to one place\n{show(step.before)}"
            assert len(results) > 1 or _may_be_the_same(step), same
        else:
            assert _may_be_alone(step), f"a question with one answer\n{show(step.before)}"


def _may_be_the_same(step: Move) -> bool:
    """Tell the two rare cases in which the rules leave a choice without a difference."""
    if isinstance(engine.choice_of(step.before, step.seat), (Build, Spare)):
        return True  # which of two dice builds first, where the tiles below take all the others
    nothing_to_draw = not (step.before.bag or step.before.abandoned)
    return nothing_to_draw and step.before.seats[step.seat].credits == 10  # Scout or Stock, in vain


def _may_be_alone(step: Move) -> bool:
    """The end of a private turn, "Go on", and what would reveal something unasked stay with the player."""
    choice = engine.choice_of(step.before, step.seat)
    ends_turn = choice is not None and choice.private and step.action == DONE
    return ends_turn or isinstance(choice, Confirm) or step.action.reveals


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_not_offered_is_refused_with_a_reason(
    seats: int, how_many: Callable[[int, int], int]
) -> None:
    """Actions of other positions are tried on this one, by the seat asked and by the others."""
    game = base_game()
    seen: list[Action] = []
    chance = random.Random(seats)
    for step in _samples(seats, how_many(6, 200), 9):
        seen += step.options[:3]
        for action in chance.sample(seen, min(len(seen), 12)):
            for seat in range(seats):
                if action not in engine.options(game, step.before, seat):
                    with pytest.raises(IllegalAction, match=r"\w+.*\."):
                        engine.apply(game, step.before, seat, action)


@pytest.mark.parametrize("seats", SEATS)
def test_states_read_back_from_json(seats: int, how_many: Callable[[int, int], int]) -> None:
    for step in _samples(seats, how_many(8, 200), 10):
        text = msgspec.json.encode(step.after)
        back = msgspec.json.decode(text, type=State)
        assert back == step.after
        assert hash(back) == hash(step.after)
        seat = (*engine.waiting(back), 0)[0]
        assert engine.options(base_game(), back, seat) == engine.options(base_game(), step.after, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_events_tell_all_that_moved(seats: int, how_many: Callable[[int, int], int]) -> None:
    for step in _samples(seats, how_many(12, 400), 3):
        assert folded(zones(step.before), step.events) == zones(step.after), show(step.before)


@pytest.mark.parametrize("seats", SEATS)
def test_a_secret_changes_nothing_for_who_must_not_know_it(
    seats: int, how_many: Callable[[int, int], int]
) -> None:
    game = base_game()
    chance = random.Random(seats)
    different = 0
    for step in _samples(seats, how_many(12, 300), 6):
        for viewer in range(seats):
            other = twin(step.before, viewer, chance)
            different += other != step.before
            assert observe(game, other, viewer) == observe(game, step.before, viewer), show(step.before)
            assert engine.options(game, other, viewer) == engine.options(game, step.before, viewer)
            assert totals(other) == totals(step.before)
    assert different


@pytest.mark.parametrize("seats", SEATS)
def test_equal_seeds_give_equal_games(seats: int) -> None:
    first, _ = base_game().new(Setup(seats=seats), 7)
    second, _ = base_game().new(Setup(seats=seats), 7)
    other, _ = base_game().new(Setup(seats=seats), 8)
    assert first == second
    assert first != other
    assert [step.after for step in playout(7, seats)][-1] == [step.after for step in playout(7, seats)][-1]


# -- extremes --------------------------------------------------------------------------------------

FIVE_SCOUTS = """
table pool 12 | bag only base-04, base-02
faction 1 | home 5 | cup H | strip explore:HH ship:N | goods home-5:N | dev base-10, base-11, base-12
faction 2 | home 1 | cup H | strip explore:HH ship:R | goods home-1:R | dev base-13 | world base-14, base-15
faction 3 | home 2 | cup H | strip explore:HHH ship:G | goods home-2:G
faction 4 | home 3 | cup H | strip explore:HA | world base-16 | tableau base-01.d, base-03.d
faction 5 | home 4 | cup H | strip explore:HH | dev base-17, base-18
> phase explore ship
"""
NOTHING_LEFT = """
table pool 6 | bag only -
faction 1 | home 5 | citizenry HNM | $1
faction 2 | home 1 | citizenry HR | $1
faction 9 | home 4 | citizenry H | goods faction-9.r:H | $1
> roll
"""
POOL_BELOW_ZERO = """
table pool 1 | bag only base-01
faction 1 | home 5 | strip ship:NNN | tableau base-21.d, base-07.w | goods home-5:N, base-07.w:N | cup H
faction 2 | home 1 | cup H | strip ship:RC | goods home-1:R | tableau base-23.d, base-49.d
faction 9 | home 3 | cup H | strip ship:A | goods home-3:A
> phase ship
"""


@pytest.mark.parametrize("text", [FIVE_SCOUTS, NOTHING_LEFT, POOL_BELOW_ZERO])
@pytest.mark.parametrize("seed", range(8))
def test_extremes_go_on_to_a_legal_end(text: str, seed: int) -> None:
    start = position(text)
    before = totals(start)
    step = None
    for step in playout(seed, state=start):
        assert totals(step.after) == before
    assert step is not None
    _assert_legal_end(step)


def test_nobody_has_a_die_to_roll_and_the_round_goes_on() -> None:
    """Without dice nobody selects a phase; Manage Empire brings a die into the cup."""
    state = position(
        "table bag only -",
        "faction 1 | home 4 | citizenry HNM | $1",
        "faction 2 | home 4 | citizenry R | $1",
        "faction 9 | home 4 | citizenry H | $1",
        "> roll",
    )
    while any(value.citizenry for value in state.seats[:1]) and state.round == 1:
        seat = engine.waiting(state)[0]
        state, _ = engine.apply(base_game(), state, seat, engine.options(base_game(), state, seat)[0])
    assert [len(value.cup) for value in state.seats] == [1, 1, 1]
    assert engine.waiting(state)
