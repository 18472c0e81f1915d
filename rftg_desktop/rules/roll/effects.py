"""Immediate effects of a tile just placed: gaining and removing dice, credits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.game import ChoiceRule, ChoiceTable, LaneTable
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll.dice import is_virtual
from rftg_desktop.rules.roll.powers.base import Owner
from rftg_desktop.rules.roll.state import SeatState, State

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.verbs import RollDraft


def immediate(draft: RollDraft, seat: Seat, task: steps.Immediate) -> None:
    """Do one immediate effect."""
    power = draft.game.catalog.sides[task.tile].powers[task.index]
    power.on_placing(draft, Owner(seat, task.tile))
    if isinstance(draft.state.lanes[seat][0], steps.RemoveDie) and not _removable(draft.seat(seat)):
        draft.pop(seat)  # nothing is left that could be removed


def _removable(value: SeatState) -> list[tuple[int, str, at.Key]]:
    """Return the real dice of a seat with their places, each kind once."""
    real = [place for place in at.owned_dice(value) if not is_virtual(place[0])]
    return list(dict.fromkeys(real))


def remove_options(_game: Any, state: State, seat: Seat, _choice: steps.RemoveDie) -> list[Action]:
    """List every own die, wherever it lies (rulebook, Immediate effects)."""
    return [act.RemoveDie(die, zone, key) for die, zone, key in _removable(state.seats[seat])]


def take_remove(draft: RollDraft, seat: Seat, choice: steps.RemoveDie, action: act.RemoveDie) -> None:
    """Return the die to the supply; removing a worker does not cancel its phase."""
    draft.pop(seat)
    draft.remove_die(seat, action.die, action.zone, action.key)
    if choice.left > 1 and _removable(draft.seat(seat)):
        draft.push(seat, steps.RemoveDie(choice.left - 1))


LANE: LaneTable = {steps.Immediate: immediate}

CHOICES: ChoiceTable = {steps.RemoveDie: ChoiceRule(remove_options, take_remove)}
