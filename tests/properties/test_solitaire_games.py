"""What holds in every solitaire game of Race, for each robot start world, difficulty and deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from rftg_desktop.kernel import engine
from rftg_desktop.rules.race.events import GameEnded, PoolEmptied, RoundBegan
from rftg_desktop.rules.race.game import RaceGame, race_game
from rftg_desktop.rules.race.invariants import check
from rftg_desktop.rules.race.robot.book import RobotBook, robot_records
from rftg_desktop.rules.race.robot.setup import Combination, combinations
from rftg_desktop.rules.race.robot.state import ROBOT, RobotSetup
from rftg_desktop.rules.race.robot.steps import RobotTurn
from rftg_desktop.rules.race.scoring import end_reasons, totals, winners
from rftg_desktop.rules.race.state import Setup, State
from rftg_desktop.rules.race.steps import EndPhase
from tests.helpers.race_table import Move, playout
from tests.helpers.shadow_robot import Shadow, TooFewCards

GAME = race_game()
COMBINATIONS = list(combinations(GAME.catalog, GAME.robot))

GAMES = 20


def solo(found: Combination) -> Setup:
    robot = RobotSetup(difficulty=found.difficulty, start=found.start)
    return Setup(seats=1, actions=2, deck=found.deck, robot=robot)


@pytest.mark.parametrize("found", COMBINATIONS, ids=" ".join)
def test_games_end_legally_and_lose_nothing(found: Combination, how_many: Callable[[int, int], int]) -> None:
    for seed in range(how_many(GAMES, 2_000)):
        pool_ran_out = False
        for number, step in enumerate(playout(seed, solo(found))):
            if number % 7 == 0:
                check(GAME, step.after)
            pool_ran_out |= any(isinstance(event, PoolEmptied) for event in step.events)
            if any(isinstance(event, RoundBegan) for event in step.events):
                _assert_nothing_outlives_the_round(step.after)
        check(GAME, step.after)
        _assert_legal_end(step, pool_ran_out)


def _assert_nothing_outlives_the_round(state: State) -> None:
    (player,), robot = state.seats, state.robot
    assert robot is not None
    assert not any((player.marks, player.seen, player.phase_notes, robot.dice, state.phase))
    assert len(robot.tableau) + robot.placed < 12
    assert robot.tableau[0] == robot.start or (robot.start == "doomed_world" and not robot.tile)


def _assert_legal_end(step: Move, pool_ran_out: bool) -> None:
    state = step.after
    ended = [event for event in step.events if isinstance(event, GameEnded)]
    assert len(ended) == 1
    assert ended[0].reasons == end_reasons(GAME, state)
    assert ("pool" in ended[0].reasons) == pool_ran_out
    assert ended[0].scores == totals(GAME, state)
    assert len(ended[0].scores) == 2
    assert ended[0].winners == winners(GAME, state)
    assert ended[0].winners in ((0,), (ROBOT,), (0, ROBOT))
    assert engine.is_over(state)


class Watched(RaceGame):
    """A game in which a shadow resolves each step of the robot beside the rules."""

    def __init__(self) -> None:
        super().__init__(GAME.catalog, RobotBook(robot_records()))
        self.compared: Counter[str] = Counter()
        self._shadow: Shadow | None = None
        self._end_phase, self._robot_turn = self.agenda_tasks[EndPhase], self.agenda_tasks[RobotTurn]
        self.agenda_tasks[RobotTurn] = self._turn
        self.agenda_tasks[EndPhase] = self._end

    def _turn(self, draft: Any, task: RobotTurn) -> None:
        self._shadow = Shadow(robot_records(), self.catalog, draft.state)
        try:
            self._shadow.do(task.phase, task.turn)
        except TooFewCards:
            self._shadow = None
        self._robot_turn(draft, task)

    def _end(self, draft: Any, task: EndPhase) -> None:
        shadow, state = self._shadow, draft.state
        if shadow is not None:
            for name in (
                *("credit", "economy", "counters", "placed", "chips", "prestige", "equals", "tile"),
                *("stack", "tableau"),
            ):
                mine, rules = getattr(shadow, name), getattr(state.robot, name)
                assert mine == (list(rules) if isinstance(mine, list) else rules), (name, task)
            assert (tuple(shadow.deck), tuple(sorted(shadow.discard))) == (state.deck, state.discard)
            self.compared[f"{state.robot.start} {task.phase}"] += 1
        self._shadow = None
        self._end_phase(draft, task)


def test_every_step_of_the_robot_equals_that_of_its_shadow(how_many: Callable[[int, int], int]) -> None:
    game = Watched()
    for seed in range(how_many(3, 100)):
        for found in COMBINATIONS:
            for _ in playout(seed, solo(found), game):
                pass
    starts = {found.start for found in COMBINATIONS}
    for phase in ("explore", "develop", "settle", "consume", "produce"):
        assert all(game.compared[f"{start} {phase}"] > 10 for start in starts)
