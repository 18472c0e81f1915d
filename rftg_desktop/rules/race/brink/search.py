"""Search: name a category, flip cards until one fits; take it, or let the first go for the second."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.kernel.game import AgendaTable, ChoiceRule, ChoiceTable, LaneTable
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.actions import Keep, Pass, Search
from rftg_desktop.rules.race.brink import steps
from rftg_desktop.rules.race.brink.categories import freely_refused

if TYPE_CHECKING:
    from rftg_desktop.kernel.actions import Action
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State
    from rftg_desktop.rules.race.verbs import RaceDraft


def seat_searches(draft: RaceDraft, task: steps.SeatSearches) -> None:
    """Ask for the category."""
    draft.push(task.seat, steps.NameCategory())


def category_options(game: RaceGame, _state: State, _seat: Seat, _choice: steps.NameCategory) -> list[Search]:
    """List the categories."""
    return [Search(category.id) for category in game.catalog.constants.search]


def take_category(draft: RaceDraft, seat: Seat, _choice: steps.NameCategory, action: Search) -> None:
    """Name it; then cards are flipped."""
    draft.pop(seat)
    draft.name_category(seat, action.category)
    draft.push(seat, steps.FlipForSearch(action.category))


def flip_for_search(draft: RaceDraft, seat: Seat, task: steps.FlipForSearch) -> None:
    """Flip cards until one fits. After a refusal it must be taken; with none left the search fails."""
    catalog = draft.game.catalog
    (category,) = (each for each in catalog.constants.search if each.id == task.category)
    while True:
        card = draft.flip_for_search(seat, category)
        if not card:
            _end(draft, seat)
            draft.fail_search(seat)
            return
        if category.fits(catalog.cards[card]):
            break
    if task.refused and not freely_refused(catalog.cards[card]):
        draft.keep(seat, (card,))
        _end(draft, seat)
    else:
        draft.push(seat, steps.FoundCard(task.category, card, task.refused))


def found_options(_game: RaceGame, _state: State, _seat: Seat, choice: steps.FoundCard) -> list[Action]:
    """Take it or not."""
    return [Keep(choice.card), Pass()]


def take_found(draft: RaceDraft, seat: Seat, choice: steps.FoundCard, action: Action) -> None:
    """Take the card, or flip on."""
    draft.pop(seat)
    if isinstance(action, Keep):
        draft.keep(seat, (choice.card,))
        _end(draft, seat)
    else:
        refused = choice.refused or not freely_refused(draft.game.catalog.cards[choice.card])
        draft.push(seat, steps.FlipForSearch(choice.category, refused))


def _end(draft: RaceDraft, seat: Seat) -> None:
    """Discard the cards that were flipped and not taken."""
    seen = draft.seat(seat).seen
    if seen:
        draft.discard(seat, seen, at.SEEN, "search")


AGENDA: AgendaTable = {steps.SeatSearches: seat_searches}
LANE: LaneTable = {steps.FlipForSearch: flip_for_search}
CHOICES: ChoiceTable = {
    steps.NameCategory: ChoiceRule(category_options, take_category),
    steps.FoundCard: ChoiceRule(found_options, take_found),
}
