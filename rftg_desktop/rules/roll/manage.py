"""Manage Empire: recruit, lift $0 to $1, recall (rulebook, Manage Empire)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.game import AgendaTable, ChoiceRule, ChoiceTable, LaneTable
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll.state import SeatState, State

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.verbs import RollDraft

FEWEST_CREDITS = 1


def run_manage(draft: RollDraft, _task: steps.RunManage) -> None:
    """Let each seat manage its empire in player order."""
    draft.plan(*(steps.SeatManage(seat) for seat in draft.state.order))


def seat_manage(draft: RollDraft, task: steps.SeatManage) -> None:
    """Recruit without asking where there is nothing to decide, then lift credits and offer recall."""
    seat = task.seat
    value = draft.seat(seat)
    # Recruiting leaves what may be recalled alone; without anything there is nothing to ask.
    rest = (steps.LiftCredits(), steps.Recall()) if _recallable(value) else (steps.LiftCredits(),)
    draft.push(seat, *rest)
    price = draft.game.catalog.constants.recruit_cost
    affordable = value.credits // price
    if value.citizenry and affordable:
        if affordable >= len(value.citizenry) or len(kinds(value.citizenry)) == 1:
            draft.recruit(seat, value.citizenry[:affordable], price)
        else:
            draft.push(seat, steps.Recruit())


def recruit_options(_game: Any, state: State, seat: Seat, _choice: steps.Recruit) -> list[Action]:
    """List the dice to choose from; as many as can be paid must be recruited."""
    return [act.Recruit(die) for die in kinds(state.seats[seat].citizenry)]


def take_recruit(draft: RollDraft, seat: Seat, _choice: steps.Recruit, action: act.Recruit) -> None:
    """Pay for the die; the choice comes back while another can be paid."""
    price = draft.game.catalog.constants.recruit_cost
    draft.recruit(seat, (action.die,), price)
    value = draft.seat(seat)
    if value.credits < price or not value.citizenry:
        draft.pop(seat)


def lift_credits(draft: RollDraft, seat: Seat, _task: steps.LiftCredits) -> None:
    """After recruiting, $0 becomes $1."""
    missing = FEWEST_CREDITS - draft.seat(seat).credits
    if missing > 0:
        draft.gain_credits(seat, missing, "lift")


def _recallable(value: SeatState) -> list[Action]:
    out = [act.Recall(die, at.SITE, stack) for stack in (0, 1) for die in kinds(value.stack_dice[stack])]
    return [*out, *(act.Recall(die, at.GOOD, world) for world, die in kinds(value.goods))]


def recall_options(_game: Any, state: State, seat: Seat, _choice: steps.Recall) -> list[Action]:
    """List the dice that may come back; with an empty cup at least one must."""
    value = state.seats[seat]
    found = _recallable(value)
    return [*found, DONE] if value.cup or not found else found


def take_recall(draft: RollDraft, seat: Seat, _choice: steps.Recall, action: Action) -> None:
    """Take the die back; ``Done`` ends the choice."""
    if isinstance(action, act.Recall):
        draft.recall(seat, action.die, action.zone, action.key)
    else:
        draft.pop(seat)


def why_not_recall(_game: Any, state: State, seat: Seat, _choice: steps.Recall, _action: Action) -> str:
    """Explain a refusal."""
    if not state.seats[seat].cup:
        return "Your cup is empty: take back at least one developer, settler or good."
    return "Developers, settlers and goods may come back into the cup."


AGENDA: AgendaTable = {steps.RunManage: run_manage, steps.SeatManage: seat_manage}

LANE: LaneTable = {steps.LiftCredits: lift_credits}

CHOICES: ChoiceTable = {
    steps.Recruit: ChoiceRule(recruit_options, take_recruit),
    steps.Recall: ChoiceRule(recall_options, take_recall, why_not_recall),
}
