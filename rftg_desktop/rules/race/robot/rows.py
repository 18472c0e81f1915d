"""The rows of the mat: which one the robot resolves in a step, and what it does by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from rftg_desktop.kernel.game import AgendaTable
from rftg_desktop.rules.race.robot import verbs
from rftg_desktop.rules.race.robot.events import RobotRow
from rftg_desktop.rules.race.robot.finding import find, is_alien, is_six
from rftg_desktop.rules.race.robot.state import robot_of
from rftg_desktop.rules.race.robot.steps import RobotFinds, RobotTurn

if TYPE_CHECKING:
    from rftg_desktop.rules.race.catalog import Card
    from rftg_desktop.rules.race.robot.book import Row
    from rftg_desktop.rules.race.state import State
    from rftg_desktop.rules.race.verbs import RaceDraft

FIRST_ACTION = "first_action"
COUNTER = "counter_"
_SPACES = {
    "explore": ("explore_5", "explore_1_1"),
    "consume": ("consume_trade", "consume_x2"),
}


class Step(NamedTuple):
    """A step of the round: its phase, and 1 for the second Develop or Settle."""

    phase: str
    turn: int

    @property
    def spaces(self) -> tuple[str, ...]:
        """The action spaces that belong to it."""
        if self.turn:
            return (f"{self.phase}_second",)
        return _SPACES.get(self.phase, (self.phase,))


# -- which row -------------------------------------------------------------------------------------


def actions_of(state: State, step: Step) -> list[str]:
    """Return the actions of a step that the robot chose: what its dice there were read as."""
    return [die.meant for die in robot_of(state).dice if die.space in step.spaces]


def row_of(draft: RaceDraft, step: Step) -> str:
    """Return the row to resolve, a counter left aside: one of an action if a die lies there, or the response.

    A step occurs only if it has a die or a marker, so without a die the player chose it.
    """
    actions = actions_of(draft.state, step)
    if not actions:
        return "response"
    if step.phase == "consume":
        return "both" if len(actions) > 1 else actions[0]
    if step.phase == "explore" and len(actions) > 1:
        return "action_both"
    return FIRST_ACTION if f"{step.phase}.{FIRST_ACTION}" in rows_in_use(draft) else "action"


def rows_in_use(draft: RaceDraft) -> Mapping[str, Row]:
    """Return the rows of the mat with the tiles that lie on it."""
    robot = robot_of(draft.state)
    return draft.game.robot.rows(robot.start, robot.tile)


# -- the step --------------------------------------------------------------------------------------


def robot_turn(draft: RaceDraft, task: RobotTurn) -> None:
    """Resolve one row, after the player's part of a step.

    Whether a counter can be placed is looked at first; a row that asks for more credit is skipped as a
    whole; and one that flips cards waits for a step of its own, since it reveals something.
    """
    step = Step(task.phase, task.turn)
    rows, name = rows_in_use(draft), row_of(draft, step)
    robot = robot_of(draft.state)
    counter = rows.get(f"{step.phase}.{COUNTER}{name}")
    if counter is not None and robot.counters and robot.credit >= counter.needs_credit:
        _resolve(draft, step, f"{COUNTER}{name}")
        return
    row = rows[f"{step.phase}.{name}"]
    if robot.credit < row.needs_credit:
        _begin(draft, step, name, row, skipped=True)
    elif row.find:
        draft.plan(RobotFinds(step.phase, step.turn, name))
    else:
        _resolve(draft, step, name)


def _begin(draft: RaceDraft, step: Step, name: str, row: Row, skipped: bool = False) -> None:
    """Tell which row is resolved, and with what the robot begins it."""
    robot = robot_of(draft.state)
    draft.emit(RobotRow(step.phase, step.turn, name, robot.credit, robot.economy, skipped, row.house_made))


def robot_finds(draft: RaceDraft, task: RobotFinds) -> None:
    """Resolve the row for which cards are flipped."""
    _resolve(draft, Step(task.phase, task.turn), task.row)


def _resolve(draft: RaceDraft, step: Step, name: str) -> None:
    """Resolve a row; then the "robot =" counter may change, and a tile that worked goes."""
    robot = robot_of(draft.state)
    row = rows_in_use(draft)[f"{step.phase}.{name}"]
    _begin(draft, step, name, row)
    spent = carry_out(draft, row, f"{step.phase}.{name}") and row.once
    for action in actions_of(draft.state, step):
        turn = draft.game.robot.worlds[robot.start].turns.get(action)
        if turn is None or turn.shows not in ("", robot.equals) or (turn.once and not robot.tile):
            continue
        verbs.turn_equals(draft, turn.to)
        spent = spent or turn.once
    if spent:
        verbs.spend_tile(draft, robot.start if row.start_world_leaves else "")


def carry_out(draft: RaceDraft, row: Row, why: str) -> bool:
    """Do what a row says, in the order that :class:`Row` tells; tell whether it found what it looked for."""
    robot = robot_of(draft.state)
    verbs.draw(draft, _cards_to_draw(draft, row))
    if row.counter:
        verbs.move_credit(draft, -row.pay)
        verbs.place_counter(draft)
    if row.find and not _find_and_place(draft, row):
        return False
    verbs.gain_vp(draft, row.vp + row.vp_per_economy * robot.economy, why)
    verbs.move_credit(draft, row.credit)
    verbs.move_economy(draft, row.economy)
    verbs.gain_prestige(draft, row.prestige, why)
    if row.prestige_if_alien and any(map(is_alien, _tableau(draft))):
        verbs.gain_prestige(draft, row.prestige_if_alien, why)
    return True


def _tableau(draft: RaceDraft) -> list[Card]:
    return [draft.game.catalog.cards[card] for card in robot_of(draft.state).tableau]


def _cards_to_draw(draft: RaceDraft, row: Row) -> int:
    if row.draw == "worlds_in_tableau":
        return sum(card.is_world for card in _tableau(draft))
    return row.draw


def _find_and_place(draft: RaceDraft, row: Row) -> bool:
    """Flip cards; pay for the find and place it; tell whether there was one."""
    name = find(draft, row)
    if not name:
        return False
    book, card = draft.game.robot, draft.game.catalog.cards[name]
    verbs.move_credit(draft, -(row.six_pay if is_six(card) else row.pay))
    verbs.place(draft, name)
    if "prestige" in card.traits and draft.game.catalog.has_prestige(draft.state.setup.deck):
        verbs.gain_prestige(draft, book.prestige["symbol"].prestige, name)
    keywords = book.worlds[robot_of(draft.state).start].keywords
    if keywords is not None and keywords.honours in card.traits:
        verbs.gain_prestige(draft, keywords.prestige, name)
    return True


AGENDA: AgendaTable = {RobotTurn: robot_turn, RobotFinds: robot_finds}
