"""Reveal: lift the screens and flip the phases (rulebook, Reveal)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.kernel.game import AgendaTable
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll.dice import FACES, HOME, plain
from rftg_desktop.rules.roll.events import PhaseDieRolled, PhasesChosen, ScreensLifted

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.verbs import RollDraft


def lift_screens(draft: RollDraft, _task: steps.LiftScreens) -> None:
    """Show everybody's workers and selected phase."""
    draft.change_table(screens=False)
    for seat in draft.state.order:
        value = draft.seat(seat)
        draft.emit(ScreensLifted(seat, value.strip, value.selector, value.selected, value.dictate))


def flip_phases(draft: RollDraft, _task: steps.FlipPhases) -> None:
    """Announce the selected phases. Two players roll a spare Home die, which may add a phase."""
    chosen = {value.selected for value in draft.state.seats if value.selected is not None}
    if len(draft.state.seats) == 2:
        side = draft.below(6)
        phase = FACES[HOME][side]
        draft.emit(PhaseDieRolled(plain(HOME), phase, phase not in chosen))
        chosen.add(phase)
    phases = tuple(sorted(chosen))
    draft.change_table(phases=phases)
    draft.emit(PhasesChosen(phases))


AGENDA: AgendaTable = {steps.LiftScreens: lift_screens, steps.FlipPhases: flip_phases}
