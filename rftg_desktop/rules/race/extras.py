"""What can follow in Settle when a seat has placed its world, or none: extra worlds, and a replaced one.

They can be done in any order. Each power is asked for in turn; whenever something was done, those that
were passed are asked for again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.game import AgendaTable, ChoiceRule, ChoiceTable
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.actions import Pass, Place, Replace
from rftg_desktop.rules.race.bill import begin_bill, placeable, why_not_place
from rftg_desktop.rules.race.brink.steps import ReplaceWorld, SeatReplaces
from rftg_desktop.rules.race.powers import placing
from rftg_desktop.rules.race.powers.base import Owner
from rftg_desktop.rules.race.powers.lookup import is_there, is_used, mark_used, powers_of

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State
    from rftg_desktop.rules.race.verbs import RaceDraft

PLACED = "placed"
"""The note that a seat has placed a world in this phase."""


def arrive(draft: RaceDraft, seat: Seat, card: str) -> None:
    """Let a card that has just come to the tableau bring what it brings: a windfall good, prestige."""
    catalog = draft.game.catalog
    if catalog.cards[card].is_windfall:
        draft.arrive_with_good(seat, card)
    if "prestige" in catalog.cards[card].traits and catalog.has_prestige(draft.state.setup.deck):
        draft.gain_prestige(seat, 1, card)  # without The Brink of War the symbol means nothing


def ask_more(draft: RaceDraft, seat: Seat) -> None:
    """Ask for each power that places or replaces a world and was not used in this phase."""
    active = draft.seat(seat).active
    if PLACED in draft.seat(seat).phase_notes:
        for name, place, _ in powers_of(draft.game.catalog, active, "extra_world", "settle"):
            _ask(draft, Owner(seat, name, place), steps.PlaceExtra(name, place))
    for name, place, _ in powers_of(draft.game.catalog, active, "replacements", "settle"):
        _ask(draft, Owner(seat, name, place), ReplaceWorld(name, place))


def _ask(draft: RaceDraft, owner: Owner, step: steps.PlaceExtra | ReplaceWorld) -> None:
    waits = step in draft.state.lanes[owner.seat]  # from before: it is not asked twice
    if not waits and not is_used(draft.state, owner) and is_there(draft.state, owner):
        draft.push(owner.seat, step)


# -- one more world --------------------------------------------------------------------------------


def _extra_power(game: RaceGame, choice: steps.PlaceExtra) -> placing.ExtraWorld:
    power = game.catalog.power(choice.card, choice.index)
    assert isinstance(power, placing.ExtraWorld)
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
    draft.show_placement(seat, action.card)
    arrive(draft, seat, action.card)
    begin_bill(draft, seat, action.card, "settle", power.conquering)


# -- a world in the place of another ---------------------------------------------------------------


def seat_replaces(draft: RaceDraft, task: SeatReplaces) -> None:
    """Ask a seat that placed nothing."""
    ask_more(draft, task.seat)


def replace_options(game: RaceGame, state: State, seat: Seat, choice: ReplaceWorld) -> list[Action]:
    """List the worlds with those that can take their place, and nothing."""
    power: Any = game.catalog.power(choice.card, choice.index)
    pairs = power.replacements(game, state, Owner(seat, choice.card, choice.index))
    return [*(Replace(world, card) for world, card in pairs), Pass()]


def take_replace(draft: RaceDraft, seat: Seat, choice: ReplaceWorld, action: Action) -> None:
    """Replace the world: this is no placement, so nothing else answers to it."""
    draft.pop(seat)
    if not isinstance(action, Replace):
        return
    mark_used(draft, Owner(seat, choice.card, choice.index))
    draft.replace_world(seat, action.world, action.card)
    arrive(draft, seat, action.card)
    draft.gain_prestige(seat, draft.game.catalog.power(choice.card, choice.index).prestige, choice.card)
    ask_more(draft, seat)


AGENDA: AgendaTable = {SeatReplaces: seat_replaces}
CHOICES: ChoiceTable = {
    steps.PlaceExtra: ChoiceRule(extra_options, take_extra, why_not_place),
    ReplaceWorld: ChoiceRule(replace_options, take_replace),
}
