"""The round: Roll, the phases in order, and the test for the end (rulebook, Rounds)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.kernel.game import AgendaTable
from rftg_desktop.kernel.rng import below
from rftg_desktop.rules.roll import events as ev
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll.dice import FACES, PHASES, WILD, colour_of, plain, rolled
from rftg_desktop.rules.roll.explore import begin_explore
from rftg_desktop.rules.roll.powers.lookup import fire, powers_of
from rftg_desktop.rules.roll.produce import begin_produce
from rftg_desktop.rules.roll.scoring import end_reasons, totals, winners
from rftg_desktop.rules.roll.ship import begin_ship
from rftg_desktop.rules.roll.steps import BuildNext

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.roll.verbs import RollDraft


def begin_game(draft: RollDraft, _task: steps.BeginGame) -> None:
    """Show the construction stacks and begin the first round."""
    draft.change_table(screens=False)
    for seat in draft.state.order:
        for stack in (0, 1):
            draft.show_top(seat, stack)
    _begin_round(draft)


def _begin_round(draft: RollDraft) -> None:
    number = draft.state.round + 1
    draft.change_table(round=number, phases=(), phase=None)
    draft.emit(ev.RoundBegan(number))
    draft.plan(steps.Roll())


def roll(draft: RollDraft, _task: steps.Roll) -> None:
    """Roll every cup behind its screen; sort the dice under their faces."""
    draft.change_table(screens=True)
    for seat in draft.state.order:
        _roll_cup(draft, seat)
    draft.plan(steps.LiftScreens(), steps.FlipPhases(), steps.ReturnWorkers())


def _roll_cup(draft: RollDraft, seat: Seat) -> None:
    """Roll one cup. A seat without any dice rolls none and selects nothing."""
    rng = draft.state.rng
    strip: list[list[int]] = [[] for _ in PHASES]
    wild: list[int] = []
    shown: list[int] = []
    columns: list[int] = []
    for die in draft.seat(seat).cup:
        side, rng = below(rng, 6)
        colour = colour_of(die)
        phase = FACES[colour][side]
        shown.append(rolled(colour, side))
        if phase == WILD:
            wild.append(plain(colour))
            columns.append(-1)
        else:
            strip[phase].append(plain(colour))
            columns.append(phase)
    draft.change_table(rng=rng)
    if shown:
        explore, develop, settle, produce, ship = (tuple(sorted(column)) for column in strip)
        sorted_strip = (explore, develop, settle, produce, ship)
        draft.change(seat, cup=(), unassigned=tuple(sorted(wild)), strip=sorted_strip)
        draft.emit(ev.DiceRolled(seat, tuple(shown), tuple(columns)))
        draft.push(seat, steps.Assign())


def run_phase(draft: RollDraft, task: steps.RunPhase) -> None:
    """Let each seat do the phase in player order."""
    draft.change_table(phase=task.phase)
    draft.emit(ev.PhaseBegan(task.phase))
    draft.plan(*(steps.SeatPhase(task.phase, seat) for seat in draft.state.order))


def seat_phase(draft: RollDraft, task: steps.SeatPhase) -> None:
    """Begin one seat's part of a phase."""
    begin = (begin_explore, _begin_build, _begin_build, begin_produce, begin_ship)[task.phase]
    begin(draft, task.seat, task.phase)


def _begin_build(draft: RollDraft, seat: Seat, phase: int) -> None:
    draft.push(seat, BuildNext(phase))


def end_phase(draft: RollDraft, task: steps.EndPhase) -> None:
    """Let each seat's end-of-phase powers work in player order, then close the phase."""
    catalog, seats, when = draft.game.catalog, draft.state.seats, PHASES[task.phase]
    reacting = [seat for seat in draft.state.order if powers_of(catalog, seats[seat].tableau, "react", when)]
    closing = steps.ClosePhase(task.phase)
    if reacting:
        draft.plan(*(steps.SeatPhaseEnd(task.phase, seat) for seat in reacting), closing)
    else:
        close_phase(draft, closing)


def seat_phase_end(draft: RollDraft, task: steps.SeatPhaseEnd) -> None:
    """Fire one seat's powers for the end of a phase."""
    fire(draft, ev.PhaseEnding(task.seat, task.phase), task.seat, PHASES[task.phase])


def close_phase(draft: RollDraft, task: steps.ClosePhase) -> None:
    """Wipe the phase's memory; abandoned tiles return to the bag."""
    for seat in draft.state.order:
        if draft.seat(seat).phase_notes:
            draft.change(seat, phase_notes=())
    draft.refill_bag()
    draft.change_table(phase=None)
    draft.emit(ev.PhaseEnded(task.phase))


def end_round(draft: RollDraft, _task: steps.EndRound) -> None:
    """End the game, or begin the next round."""
    state = draft.state
    for seat in state.order:
        draft.change(seat, round_notes=(), selected=None)
    draft.emit(ev.RoundEnded(state.round, state.phases))
    reasons = end_reasons(draft.game, state)
    if reasons:
        draft.change_table(phases=())
        scores = totals(draft.game, draft.state)
        draft.emit(ev.GameEnded(reasons, scores, winners(draft.game, draft.state)))
    else:
        _begin_round(draft)


def return_workers(draft: RollDraft, _task: steps.ReturnWorkers) -> None:
    """Return parked dice and workers of phases that do not occur; plan the phases."""
    state = draft.state
    for seat in state.order:
        draft.join_selector(seat)
        draft.return_to_cup(seat, at.DICTATE)
        for phase in range(len(PHASES)):
            if phase not in state.phases:
                draft.return_to_cup(seat, at.COLUMN, phase)
    phases = [task for phase in state.phases for task in (steps.RunPhase(phase), steps.EndPhase(phase))]
    draft.plan(*phases, steps.RunManage(), steps.EndRound())


AGENDA: AgendaTable = {
    steps.BeginGame: begin_game,
    steps.Roll: roll,
    steps.ReturnWorkers: return_workers,
    steps.RunPhase: run_phase,
    steps.SeatPhase: seat_phase,
    steps.EndPhase: end_phase,
    steps.SeatPhaseEnd: seat_phase_end,
    steps.ClosePhase: close_phase,
    steps.EndRound: end_round,
}
