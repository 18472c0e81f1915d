"""Develop and Settle: choose in secret, show together, then each meets its bill in player order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.game import AgendaTable, ChoiceRule, ChoiceTable, LaneTable
from rftg_desktop.kernel.steps import Task
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.actions import Pass, Place
from rftg_desktop.rules.race.bill import begin_bill, placeable, why_not_place
from rftg_desktop.rules.race.brink.steps import SeatReplaces
from rftg_desktop.rules.race.extras import PLACED, arrive, ask_more
from rftg_desktop.rules.race.powers.lookup import fire, powers_of
from rftg_desktop.rules.race.sums import has_bonus

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State
    from rftg_desktop.rules.race.verbs import RaceDraft

SETTLE_BONUS = "settle bonus"
"""The note that the bonus card of Settle was drawn: once a phase, however many worlds are placed."""


def start_develop(draft: RaceDraft, seat: Seat) -> None:
    """Draw the cards of all powers for the start of Develop, then discard as many as they say in all."""
    draw = discard = 0
    found = powers_of(draft.game.catalog, draft.seat(seat).active, "start_draw", "develop")
    for _, _, power in found:
        cards, then_discard = power.start_draw()
        draw, discard = draw + cards, discard + then_discard
    if discard:
        draft.push(seat, steps.AskDiscards(discard))
    if draw:
        draft.push(seat, steps.DrawCards(draw, found[0][0]))


def ask_placements(draft: RaceDraft, task: steps.AskPlacements) -> None:
    """Ask everybody at once; then all cards are turned up.

    An empty hand is not asked. A hand with nothing to place is, unless there is nobody to know of it.
    """
    alone = len(draft.state.order) == 1
    draft.plan(steps.ShowPlacement(task.phase) if alone else steps.ShowPlacements(task.phase))
    for seat in draft.state.order:
        state = draft.state
        if placeable(draft.game, state, seat, task.phase) if alone else state.seats[seat].hand:
            draft.push(seat, steps.ChoosePlacement(task.phase))
        else:
            draft.choose_placement(seat, "")


def placement_options(
    game: RaceGame, state: State, seat: Seat, choice: steps.ChoosePlacement
) -> list[Action]:
    """List the cards that can be placed, and nothing."""
    return [*(Place(card) for card in placeable(game, state, seat, choice.phase)), Pass()]


def take_placement(draft: RaceDraft, seat: Seat, _choice: steps.ChoosePlacement, action: Action) -> None:
    """Lay the card ready, face down."""
    draft.pop(seat)
    draft.choose_placement(seat, action.card if isinstance(action, Place) else "")


def show_placements(draft: RaceDraft, task: steps.ShowPlacements | steps.ShowPlacement) -> None:
    """Turn all chosen cards up, give windfall worlds their good; then the bills in player order."""
    pays: list[Task] = []
    for seat in draft.state.order:
        card = draft.seat(seat).placing
        if card:
            draft.show_placement(seat, card)
            arrive(draft, seat, card)
            pays.append(steps.SeatPays(task.phase, seat, card))
        elif task.phase == "settle":
            pays.append(SeatReplaces(seat))
    draft.plan(*pays)


def seat_pays(draft: RaceDraft, task: steps.SeatPays) -> None:
    """Open the bill of one seat."""
    begin_bill(draft, task.seat, task.card, task.phase)


def after_placing(draft: RaceDraft, seat: Seat, task: steps.AfterPlacing) -> None:
    """Give the bonus card of Settle and let the powers answer; then perhaps one world more."""
    if task.phase == "settle":
        draft.note(seat, PLACED)
        ask_more(draft, seat)
    event = ev.CardPlaced(seat, task.card, task.way, task.paid)
    draft.emit(event)
    fire(draft, event, seat, task.phase)
    if task.phase == "settle":
        _draw_bonus(draft, seat)


def _draw_bonus(draft: RaceDraft, seat: Seat) -> None:
    if has_bonus(draft.state, seat, "settle") and SETTLE_BONUS not in draft.seat(seat).phase_notes:
        draft.note(seat, SETTLE_BONUS)
        draft.push(seat, steps.DrawCards(1, "settle"))


AGENDA: AgendaTable = {
    steps.AskPlacements: ask_placements,
    steps.ShowPlacement: show_placements,
    steps.ShowPlacements: show_placements,
    steps.SeatPays: seat_pays,
}
LANE: LaneTable = {steps.AfterPlacing: after_placing}
CHOICES: ChoiceTable = {
    steps.ChoosePlacement: ChoiceRule(placement_options, take_placement, why_not_place),
}
