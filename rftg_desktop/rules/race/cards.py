"""Drawing and discarding, wherever a rule or a power asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.game import AgendaTable, ChoiceRule, ChoiceTable, LaneTable
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.actions import Discard
from rftg_desktop.rules.race.brink.steps import Salvage
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.verbs import LIMIT

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import Cards, State
    from rftg_desktop.rules.race.verbs import RaceDraft


def draw_cards(draft: RaceDraft, seat: Seat, task: steps.DrawCards) -> None:
    """Draw into the hand."""
    draft.draw(seat, task.count, task.why)


def ask_discards(draft: RaceDraft, seat: Seat, count: int, why: str) -> None:
    """Ask for hand cards; a hand of no more than ``count`` goes without asking."""
    hand = draft.seat(seat).hand
    if len(hand) <= count:
        if hand and count:
            _discard(draft, seat, hand, why)
    elif count:
        draft.push(seat, steps.DiscardCards(count, why))


def salvager(game: RaceGame, state: State) -> Seat | None:
    """Return the seat that takes what the others discard at the end of a round, if there is one."""
    for seat, value in enumerate(state.seats):
        if powers_of(game.catalog, value.tableau, "salvages"):
            return seat
    return None


def _discard(draft: RaceDraft, seat: Seat, cards: Cards, why: str) -> None:
    if why == LIMIT and salvager(draft.game, draft.state) not in (None, seat):
        draft.set_aside(seat, cards)
    else:
        draft.discard(seat, cards, at.HAND, why)


def run_ask_discards(draft: RaceDraft, seat: Seat, task: steps.AskDiscards) -> None:
    """Ask which hand cards go."""
    ask_discards(draft, seat, task.count, "power")


def discard_options(_game: Any, state: State, seat: Seat, _choice: steps.DiscardCards) -> list[Discard]:
    """List the hand cards."""
    return [Discard(card) for card in kinds(state.seats[seat].hand)]


def take_discard(draft: RaceDraft, seat: Seat, choice: steps.DiscardCards, action: Discard) -> None:
    """Discard the card; the last one closes the choice."""
    draft.pop(seat)
    _discard(draft, seat, (action.card,), choice.why)
    ask_discards(draft, seat, choice.count - 1, choice.why)


def salvage(draft: RaceDraft, task: Salvage) -> None:
    """Take them, when everybody has discarded; nothing goes for them."""
    draft.salvage(task.seat)


AGENDA: AgendaTable = {Salvage: salvage}
LANE: LaneTable = {steps.AskDiscards: run_ask_discards, steps.DrawCards: draw_cards}
CHOICES: ChoiceTable = {steps.DiscardCards: ChoiceRule(discard_options, take_discard)}
