"""Explore: everybody draws, then everybody keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.game import AgendaTable, ChoiceRule, ChoiceTable
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.actions import Keep, UsePower
from rftg_desktop.rules.race.brink.boost import is_boosted
from rftg_desktop.rules.race.cards import ask_discards
from rftg_desktop.rules.race.powers.base import Drawing, Owner
from rftg_desktop.rules.race.powers.lookup import powers_of

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State
    from rftg_desktop.rules.race.verbs import RaceDraft


def drawing_of(game: RaceGame, state: State, seat: Seat) -> Drawing:
    """Return how many cards a seat sees and keeps: two and one, the bonuses of its actions, its powers."""
    numbers, value = game.catalog.constants, state.seats[seat]
    draw, keep, mix = numbers.explore_draw, numbers.explore_keep, False
    for space in value.marks:
        more = numbers.explore_actions.get(space, (0, 0))
        draw, keep = draw + more[0], keep + more[1]
    if is_boosted(state, seat, "explore"):
        more = numbers.prestige_card.explore
        draw, keep, mix = draw + more[0], keep + more[1], True
    for _, _, power in powers_of(game.catalog, value.active, "drawing", "explore"):
        more_of = power.drawing()
        draw, keep, mix = draw + more_of.draw, keep + more_of.keep, mix or more_of.mix
    return Drawing(draw, keep, mix)


def begin_explore(draft: RaceDraft, seat: Seat) -> None:
    """Ask a seat for its powers before the draw, if one can be used."""
    if _before(draft.game, draft.state, seat):
        draft.push(seat, steps.BeforeExplore())


def _before(game: RaceGame, state: State, seat: Seat) -> list[Action]:
    found: list[Action] = []
    for card, place, power in powers_of(game.catalog, state.seats[seat].active, "offers", "explore"):
        found += power.offers(game, state, Owner(seat, card, place))
    return found


def before_options(game: RaceGame, state: State, seat: Seat, _choice: steps.BeforeExplore) -> list[Action]:
    """List the powers that can be used before the draw."""
    return [*_before(game, state, seat), DONE]


def take_before(draft: RaceDraft, seat: Seat, _choice: steps.BeforeExplore, action: Action) -> None:
    """Use the power; after the last one there is nothing to ask."""
    draft.pop(seat)
    if isinstance(action, UsePower):
        power = draft.game.catalog.power(action.card, action.index)
        power.take(draft, Owner(seat, action.card, action.index), action)
        begin_explore(draft, seat)


def draw_explore(draft: RaceDraft, _task: steps.DrawExplore) -> None:
    """Let all draw in player order; then all choose together what to keep."""
    drawings = {seat: drawing_of(draft.game, draft.state, seat) for seat in draft.state.order}
    for seat, drawing in drawings.items():
        draft.look(seat, drawing.draw)
    for seat, drawing in drawings.items():
        seen = draft.seat(seat).seen
        # A deck that ran short gives fewer cards; what is to be kept comes first.
        keep = min(drawing.keep, len(seen))
        if drawing.mix:
            draft.keep(seat, seen)
            ask_discards(draft, seat, len(seen) - keep, "explore")
        else:
            ask_keep(draft, seat, keep)


def ask_keep(draft: RaceDraft, seat: Seat, count: int) -> None:
    """Ask which cards to keep; what is left over is discarded."""
    seen = draft.seat(seat).seen
    if not seen:
        return
    if count and count < len(seen):
        draft.push(seat, steps.KeepCards(count))
    elif count:
        draft.keep(seat, seen)
    else:
        draft.discard(seat, seen, at.SEEN, "explore")


def keep_options(_game: Any, state: State, seat: Seat, _choice: steps.KeepCards) -> list[Keep]:
    """List the cards that were drawn."""
    return [Keep(card) for card in kinds(state.seats[seat].seen)]


def take_keep(draft: RaceDraft, seat: Seat, choice: steps.KeepCards, action: Keep) -> None:
    """Keep the card; after the last one the others are discarded."""
    draft.pop(seat)
    draft.keep(seat, (action.card,))
    ask_keep(draft, seat, choice.count - 1)


AGENDA: AgendaTable = {steps.DrawExplore: draw_explore}
CHOICES: ChoiceTable = {
    steps.BeforeExplore: ChoiceRule(before_options, take_before),
    steps.KeepCards: ChoiceRule(keep_options, take_keep),
}
