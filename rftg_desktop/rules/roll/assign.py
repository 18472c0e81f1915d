"""Assign: select a phase, place wild faces, reassign, Dictate (rulebook, Assign)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.game import ChoiceRule, ChoiceTable
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll.events import LockedIn, WorkerAssigned
from rftg_desktop.rules.roll.powers.base import Owner
from rftg_desktop.rules.roll.powers.lookup import powers_of
from rftg_desktop.rules.roll.state import SeatState, State
from rftg_desktop.rules.roll.steps import Assign, MoveWorkers

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.game import RollGame
    from rftg_desktop.rules.roll.verbs import RollDraft

DICTATE_NOTE = "dictated"
DICTATE = "dictate"


def assign_options(game: RollGame, state: State, seat: Seat, _choice: Assign) -> list[Action]:
    """List what may be done with the dice behind the screen; the phase is selected first."""
    value = state.seats[seat]
    if value.selector is None:
        return _selections(value)
    found = list(act.placings(value.unassigned))
    for tile, power in powers_of(game.catalog, value.tableau, "offers", "assign"):
        found += power.offers(game, state, Owner(seat, tile))
    found += _dictate_options(game, value)
    if not value.unassigned:
        found.append(DONE)
    return found


def _selections(value: SeatState) -> list[Action]:
    """List the dice that may select a phase, wild ones and those of every column, and the phases."""
    found = list(act.selections(value.unassigned, act.UNASSIGNED))
    for source, dice in enumerate(value.strip):
        if dice:
            found += act.selections(dice, source)
    return found


def _dictate_options(game: RollGame, value: SeatState) -> list[Action]:
    """List the workers that may be parked: only while another one is left to be moved."""
    if sum(map(len, value.strip)) < 2:
        return []
    unlimited = powers_of(game.catalog, value.tableau, "dictate_without_limit")
    if DICTATE_NOTE in value.round_notes and not unlimited:
        return []
    found: list[Action] = []
    for source, dice in enumerate(value.strip):
        if dice:
            found += act.parkings(dice, source)
    return found


def take_assign(draft: RollDraft, seat: Seat, _choice: Assign, action: Action) -> None:
    """Carry out one step of assigning."""
    match action:
        case act.SelectPhase():
            draft.select(seat, action.die, action.source, action.phase)
        case act.PlaceWild(die, phase):
            event = WorkerAssigned(seat, die, act.UNASSIGNED, phase)
            draft.assign(seat, die, act.UNASSIGNED, phase, event)
        case act.Reassign():
            _use_power(draft, seat, action)
        case act.Dictate(die, source):
            draft.park(seat, die, source)
            draft.note_round(seat, DICTATE_NOTE)
            draft.push(seat, MoveWorkers(_dictate_moves(draft, seat), True))
        case _:
            draft.emit(LockedIn(seat))
            draft.pop(seat)


def _use_power(draft: RollDraft, seat: Seat, action: act.Reassign) -> None:
    for tile, power in powers_of(draft.game.catalog, draft.seat(seat).tableau, "offers", "assign"):
        if tile == action.tile:
            power.take(draft, Owner(seat, tile), action)
            return


def _dictate_moves(draft: RollDraft, seat: Seat) -> int:
    """Return how many other workers one Dictate moves: one, or more by a power."""
    tableau = draft.seat(seat).tableau
    found = powers_of(draft.game.catalog, tableau, "dictate_moves")
    moves: list[int] = [power.dictate_moves() for _, power in found]
    return max([1, *moves])


def move_options(_game: RollGame, state: State, seat: Seat, choice: MoveWorkers) -> list[Action]:
    """List the moves of other workers to another column; ``Done`` after the first."""
    strip = state.seats[seat].strip
    found: list[Action] = [
        answer for source, dice in enumerate(strip) for answer in act.dictated(dice, source)
    ]
    if not choice.first:
        found.append(DONE)
    return found


def take_move(draft: RollDraft, seat: Seat, choice: MoveWorkers, action: Action) -> None:
    """Move a worker by Dictate; the choice ends with its last move."""
    draft.pop(seat)
    if isinstance(action, act.MoveWorker):
        event = WorkerAssigned(seat, action.die, action.source, action.target, DICTATE)
        draft.assign(seat, action.die, action.source, action.target, event)
        if choice.left > 1:
            draft.push(seat, MoveWorkers(choice.left - 1, False))


def why_not_assign(_game: Any, state: State, seat: Seat, _choice: Assign, action: Action) -> str:
    """Explain a refusal."""
    value = state.seats[seat]
    if value.selector is None:
        return "First put one of your dice on the phase strip to select a phase."
    match action:
        case act.SelectPhase():
            return "The phase is selected already; drag the selecting die to change it."
        case act.Dictate():
            if sum(map(len, value.strip)) < 2:
                return "Dictate needs a second worker that it can move."
            return "Dictate may be used once a round."
        case act.Reassign():
            return "This power cannot move that worker there, or is used up this round."
        case act.PlaceWild():
            return "This die is assigned already; only a power may move it."
    return "Every wild die needs a column before you can lock in."


CHOICES: ChoiceTable = {
    Assign: ChoiceRule(assign_options, take_assign, why_not_assign),
    MoveWorkers: ChoiceRule(move_options, take_move),
}
