"""Develop and Settle: choose in secret, show together, then each meets its bill in player order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.game import AgendaTable, ChoiceRule, ChoiceTable, LaneTable
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.actions import Pass, Place
from rftg_desktop.rules.race.bill import begin_bill, conquests_of, ways_of
from rftg_desktop.rules.race.powers.base import Owner
from rftg_desktop.rules.race.powers.lookup import fire, is_there, is_used, mark_used, powers_of
from rftg_desktop.rules.race.powers.placing import ExtraWorld
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


def placeable(game: RaceGame, state: State, seat: Seat, phase: str, conquering: bool = False) -> list[str]:
    """Return the hand cards a seat can place: its bill can be met, and no development twice."""
    value, cards = state.seats[seat], game.catalog.cards
    kind, hand = ("development" if phase == "develop" else "world"), len(value.hand) - 1
    find = conquests_of if conquering else ways_of
    return [
        name
        for name in kinds(value.hand)
        if cards[name].kind == kind
        and name not in value.tableau
        and find(game, state, seat, cards[name], hand)
    ]


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
    pays = []
    for seat in draft.state.order:
        card = draft.seat(seat).placing
        if card:
            _turn_up(draft, seat, card)
            pays.append(steps.SeatPays(task.phase, seat, card))
    draft.plan(*pays)


def _turn_up(draft: RaceDraft, seat: Seat, card: str) -> None:
    catalog = draft.game.catalog
    draft.show_placement(seat, card)
    if catalog.cards[card].is_windfall:
        draft.arrive_with_good(seat, card)
    if "prestige" in catalog.cards[card].traits and catalog.has_prestige(draft.state.setup.deck):
        draft.gain_prestige(seat, 1, card)  # without The Brink of War the symbol means nothing


def seat_pays(draft: RaceDraft, task: steps.SeatPays) -> None:
    """Open the bill of one seat."""
    begin_bill(draft, task.seat, task.card, task.phase)


def after_placing(draft: RaceDraft, seat: Seat, task: steps.AfterPlacing) -> None:
    """Give the bonus card of Settle and let the powers answer; then perhaps one world more."""
    if task.phase == "settle":
        _ask_extra(draft, seat)
    event = ev.CardPlaced(seat, task.card, task.way, task.paid)
    draft.emit(event)
    fire(draft, event, seat, task.phase)
    if task.phase == "settle":
        _draw_bonus(draft, seat)


def _draw_bonus(draft: RaceDraft, seat: Seat) -> None:
    if has_bonus(draft.state, seat, "settle") and SETTLE_BONUS not in draft.seat(seat).phase_notes:
        draft.note(seat, SETTLE_BONUS)
        draft.push(seat, steps.DrawCards(1, "settle"))


def _ask_extra(draft: RaceDraft, seat: Seat) -> None:
    """Ask for one more world for each power that allows it and was not used in this phase."""
    for name, place, _ in powers_of(draft.game.catalog, draft.seat(seat).active, "extra_world", "settle"):
        owner = Owner(seat, name, place)
        step = steps.PlaceExtra(name, place)
        waits = step in draft.state.lanes[seat]  # from the world before: it is not asked twice
        if not waits and not is_used(draft.state, owner) and is_there(draft.state, owner):
            draft.push(seat, step)


def _extra_power(game: RaceGame, choice: steps.PlaceExtra) -> ExtraWorld:
    power = game.catalog.power(choice.card, choice.index)
    assert isinstance(power, ExtraWorld)
    return power


def extra_options(game: RaceGame, state: State, seat: Seat, choice: steps.PlaceExtra) -> list[Action]:
    """List the worlds that can be placed now, and nothing."""
    if is_used(state, Owner(seat, choice.card, choice.index)):
        return [Pass()]
    conquering = _extra_power(game, choice).conquering
    return [*(Place(card) for card in placeable(game, state, seat, "settle", conquering)), Pass()]


def take_extra(draft: RaceDraft, seat: Seat, choice: steps.PlaceExtra, action: Action) -> None:
    """Place the world at once, and open its bill."""
    draft.pop(seat)
    if not isinstance(action, Place):
        return
    mark_used(draft, Owner(seat, choice.card, choice.index))
    power = _extra_power(draft.game, choice)
    if power.discard_self:
        draft.spend_card(seat, choice.card)
    draft.choose_placement(seat, action.card)
    _turn_up(draft, seat, action.card)
    begin_bill(draft, seat, action.card, "settle", power.conquering)


def why_not_place(game: RaceGame, state: State, seat: Seat, _choice: Any, action: Action) -> str:
    """Explain a refusal."""
    if not isinstance(action, Place):
        return ""
    card = game.catalog.cards[action.card]
    if card.id in state.seats[seat].tableau:
        return "The same development may not be placed twice."
    if card.military:
        return "The Military does not reach the defence of this world."
    return "There are not enough cards in the hand to pay for this."


AGENDA: AgendaTable = {
    steps.AskPlacements: ask_placements,
    steps.ShowPlacement: show_placements,
    steps.ShowPlacements: show_placements,
    steps.SeatPays: seat_pays,
}
LANE: LaneTable = {steps.AfterPlacing: after_placing}
CHOICES: ChoiceTable = {
    steps.ChoosePlacement: ChoiceRule(placement_options, take_placement, why_not_place),
    steps.PlaceExtra: ChoiceRule(extra_options, take_extra, why_not_place),
}
