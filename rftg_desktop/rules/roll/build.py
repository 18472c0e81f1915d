"""Phases II and III, Develop and Settle: one file, since they differ in the stack only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.game import ChoiceRule, ChoiceTable, LaneTable
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll.catalog import side_in_stack
from rftg_desktop.rules.roll.dice import DEVELOP, PHASES
from rftg_desktop.rules.roll.powers.base import Owner, Saving
from rftg_desktop.rules.roll.powers.lookup import fire, powers_of
from rftg_desktop.rules.roll.state import State
from rftg_desktop.rules.roll.tile_events import Completed, WorkersUsed

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.game import RollGame
    from rftg_desktop.rules.roll.verbs import RollDraft

FEWEST_WORKERS = 1
"""A tile always needs a worker, whatever is saved (rulebook, Develop and Settle)."""


def stack_of(phase: int) -> int:
    """Return the construction stack that a phase builds on."""
    return phase - DEVELOP


def savings(game: RollGame, state: State, seat: Seat, stack: int) -> list[tuple[str, Saving, int]]:
    """Return what the top tile's savings are: by which tile, and how many workers each takes off.

    All that apply are used; those with the higher floor first (docs/rulings.md). A floor stops its
    own saving and never raises the need above what it was.
    """
    value = state.seats[seat]
    side = game.catalog.of_stack(value.stacks[stack][0], stack)
    dice = value.stack_dice[stack]
    found: list[tuple[str, Saving]] = []
    for tile, power in powers_of(game.catalog, value.tableau, "saving"):
        saving = power.saving(game, state, Owner(seat, tile), side, dice)
        if saving is not None:
            found.append((tile, saving))
    found.sort(key=lambda item: -item[1].floor)
    need, used = side.cost, []
    for tile, saving in found:
        after = min(need, max(need - saving.amount, saving.floor, FEWEST_WORKERS))
        used.append((tile, saving, need - after))
        need = after
    return used


def need_of(game: RollGame, state: State, seat: Seat, stack: int) -> int:
    """Return how many workers the top tile of a stack needs in all."""
    value = state.seats[seat]
    cost = game.catalog.of_stack(value.stacks[stack][0], stack).cost
    return max(cost - sum(off for _, _, off in savings(game, state, seat, stack)), FEWEST_WORKERS)


def build_next(draft: RollDraft, seat: Seat, task: steps.BuildNext) -> None:
    """Look at the top tile: finish it, place workers without asking, ask, or stop."""
    phase, stack = task.phase, stack_of(task.phase)
    value = draft.seat(seat)
    workers = value.strip[phase]
    if not value.stacks[stack]:
        _stop(draft, seat, phase)
        return
    missing = need_of(draft.game, draft.state, seat, stack) - len(value.stack_dice[stack])
    if missing <= 0:
        _finish(draft, seat, phase, missing)
    elif not workers:
        return
    elif len(workers) <= missing or len(kinds(workers)) == 1:
        # Nothing to decide: all are needed here, or it does not matter which.
        for die in workers[:missing]:
            draft.place_worker(seat, die, phase, stack)
        draft.push(seat, task)
    else:
        draft.push(seat, steps.Build(phase))


def _stop(draft: RollDraft, seat: Seat, phase: int) -> None:
    """The stack is empty: spare workers return to the cup, and so do dice lying on it.

    That dice already on an emptied stack return as well is the rulebook's wording read closely
    (unverified; docs/rulings.md).
    """
    draft.return_to_cup(seat, at.COLUMN, phase)
    draft.return_to_cup(seat, at.SITE, stack_of(phase))


def _finish(draft: RollDraft, seat: Seat, phase: int, missing: int) -> None:
    stack = stack_of(phase)
    draft.spend_workers(seat, stack)
    draft.push(seat, steps.FinishTile(phase), steps.BuildNext(phase))
    if missing < 0:
        draft.push(seat, steps.Spare(phase, -missing))


# -- choosing workers ----------------------------------------------------------------------------------


def build_options(_game: Any, state: State, seat: Seat, choice: steps.Build) -> list[Action]:
    """List the different workers that may go on the tile next; all must be used."""
    return [act.PlaceWorker(die) for die in kinds(state.seats[seat].strip[choice.phase])]


def take_build(draft: RollDraft, seat: Seat, choice: steps.Build, action: act.PlaceWorker) -> None:
    """Place the worker and look again."""
    draft.place_worker(seat, action.die, choice.phase, stack_of(choice.phase))
    draft.swap(seat, steps.BuildNext(choice.phase))


def spare_options(_game: Any, state: State, seat: Seat, _choice: steps.Spare) -> list[Action]:
    """List the dice of an overfull tile that may stay for the next one."""
    return [act.SpareWorker(die) for die in kinds(state.seats[seat].spent)]


def take_spare(draft: RollDraft, seat: Seat, choice: steps.Spare, action: act.SpareWorker) -> None:
    """Leave the die on the stack."""
    draft.pop(seat)
    draft.spare_worker(seat, action.die, stack_of(choice.phase))
    if choice.left > 1:
        draft.push(seat, steps.Spare(choice.phase, choice.left - 1))


# -- finishing -----------------------------------------------------------------------------------------


def finish_tile(draft: RollDraft, seat: Seat, task: steps.FinishTile) -> None:
    """Tell which workers are used; powers may send some to the cup before the rest leaves."""
    stack = stack_of(task.phase)
    value = draft.seat(seat)
    used = WorkersUsed(seat, side_in_stack(value.stacks[stack][0], stack), stack, value.spent)
    draft.emit(used)
    draft.push(seat, steps.PlaceTile(task.phase))
    fire(draft, used, seat, PHASES[task.phase])


def return_worker_options(_game: Any, state: State, seat: Seat, choice: steps.ReturnWorker) -> list[Action]:
    """List the used workers that may go to the cup; ``Done`` once enough of them have."""
    spent = state.seats[seat].spent
    found: list[Action] = [act.ReturnWorker(die) for die in kinds(spent)]
    if choice.least <= 0 or not spent:
        found.append(DONE)
    return found


def take_return_worker(draft: RollDraft, seat: Seat, choice: steps.ReturnWorker, action: Action) -> None:
    """Send a worker to the cup; the choice comes back while the power moves more."""
    draft.pop(seat)
    if isinstance(action, act.ReturnWorker):
        draft.send_to_cup(seat, action.die, choice.tile)
        if choice.left > 1 and draft.seat(seat).spent:
            draft.push(seat, steps.ReturnWorker(choice.tile, choice.least - 1, choice.left - 1))


def place_tile(draft: RollDraft, seat: Seat, task: steps.PlaceTile) -> None:
    """Move the tile to the tableau; its immediate effects follow in printed order."""
    stack = stack_of(task.phase)
    draft.retire_spent(seat, stack)
    side = draft.place_tile(seat, stack)
    powers = draft.game.catalog.sides[side].powers
    effects = (
        steps.Immediate(side, index) for index, power in enumerate(powers) if power.when == "immediate"
    )
    draft.push(seat, *effects, steps.AfterPlacing(side))


def after_placing(draft: RollDraft, seat: Seat, task: steps.AfterPlacing) -> None:
    """Let powers answer to the finished tile: its kind tells the phase they work in."""
    kind = draft.game.catalog.sides[task.tile].kind
    when = "develop" if kind == "development" else "settle"
    fire(draft, Completed(seat, task.tile), seat, when)


LANE: LaneTable = {
    steps.BuildNext: build_next,
    steps.FinishTile: finish_tile,
    steps.PlaceTile: place_tile,
    steps.AfterPlacing: after_placing,
}

CHOICES: ChoiceTable = {
    steps.Build: ChoiceRule(build_options, take_build),
    steps.Spare: ChoiceRule(spare_options, take_spare),
    steps.ReturnWorker: ChoiceRule(return_worker_options, take_return_worker),
}
