"""Produce: production worlds make their goods, then bonus and powers fill windfall worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.game import ChoiceRule, ChoiceTable
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.actions import ProduceOn
from rftg_desktop.rules.race.brink.boost import BOOST, is_boosted
from rftg_desktop.rules.race.powers.base import Owner
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.powers.producing import Produce, empty_windfalls, productions

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State
    from rftg_desktop.rules.race.verbs import RaceDraft

BONUS = "produce bonus"
"""The note that a windfall world of the action was filled."""


def begin_produce(draft: RaceDraft, seat: Seat) -> None:
    """Make the goods that come of themselves; then ask for the others."""
    draft.push(seat, steps.Produce())
    if is_boosted(draft.state, seat, "produce"):
        draft.push(seat, steps.DrawCards(draft.game.catalog.constants.prestige_card.produce_cards, BOOST))
    for world in draft.seat(seat).active:
        for power in draft.game.catalog.cards[world].powers:
            if isinstance(power, Produce) and power.makes() and world not in dict(draft.seat(seat).goods):
                draft.make_good(seat, world, "produce")


def _bonus_worlds(game: RaceGame, state: State, seat: Seat) -> list[str]:
    value = state.seats[seat]
    if "produce" not in value.marks:
        return []
    more = game.catalog.constants.prestige_card.produce_worlds if is_boosted(state, seat, "produce") else 0
    return empty_windfalls(game, value, "any") if value.phase_notes.count(BONUS) <= more else []


def produce_options(game: RaceGame, state: State, seat: Seat, _choice: steps.Produce) -> list[Action]:
    """List windfall worlds for the bonus and for each power; ``Done`` once none of them must be used."""
    if not (state.deck or state.discard):  # no card is left that could be a good
        return [DONE]
    bonus = _bonus_worlds(game, state, seat)
    must: list[ProduceOn] = productions(game, state, Owner(seat, "", 0), bonus, "any")
    may: list[Action] = []
    for card, place, power in powers_of(game.catalog, state.seats[seat].active, "offers", "produce"):
        offers = power.offers(game, state, Owner(seat, card, place))
        if power.may:
            may += offers
        else:
            must += offers
    if not must:
        return [*may, DONE]
    if len({offer.world for offer in must}) == 1:
        # One empty world is left: whichever power fills it, the others find none. Only kinds tell them apart.
        must = list({offer.kind: offer for offer in reversed(must)}.values())[::-1]
    return [*must, *may]


def take_produce(draft: RaceDraft, seat: Seat, _choice: steps.Produce, action: Action) -> None:
    """Make the good, or end the phase for this seat."""
    if not isinstance(action, ProduceOn):
        draft.pop(seat)
    elif not action.card:
        draft.note(seat, BONUS)
        draft.make_good(seat, action.world, "bonus", action.kind)
    else:
        power = draft.game.catalog.power(action.card, action.index)
        power.take(draft, Owner(seat, action.card, action.index), action)


CHOICES: ChoiceTable = {steps.Produce: ChoiceRule(produce_options, take_produce)}
