"""The log's sentences on prestige, searches, tucked and replaced cards."""

from collections.abc import Sequence

from rftg_desktop.rules.race.brink import events as ev
from rftg_desktop.rules.race.state import SEARCH
from rftg_desktop.views.words.race.names import cards, category_name, space_name
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.translation import both, mark, tr


def leaders_changed(event: ev.LeadersChanged, words: Speaker) -> str:
    """Who leads."""
    if not event.leaders:
        return tr("Nobody has prestige now: there is no leader.")
    if len(event.leaders) == 1:
        return tr("{who} is the prestige leader now.", who=words.who(event.leaders[0]))
    names = both([words.whom(seat) for seat in event.leaders])
    return tr("Most prestige is shared by {names}: nobody holds the leader's tile.", names=names)


def card_chosen(event: ev.PrestigeCardChosen, words: Speaker) -> str:
    """Only its own seat reads it before all is turned up."""
    return _on(mark("{who} lays the prestige card on {space}."), event.seat, event.space, words)


def card_shown(event: ev.PrestigeCardShown, words: Speaker) -> str:
    """What the prestige card is played on."""
    return _on(mark("{who} plays the prestige card on {space}."), event.seat, event.space, words)


def _on(pattern: str, seat: int, space: str, words: Speaker) -> str:
    if space == SEARCH:
        return tr("{who} will search, by the prestige card.", who=words.who(seat))
    return tr(pattern, who=words.who(seat), space=space_name(space))


def category_named(event: ev.CategoryNamed, words: Speaker) -> str:
    """What is searched for."""
    category = category_name(event.category)
    return tr("{who} searches for {category}.", who=words.who(event.seat), category=category)


def flipped_text(events: Sequence[ev.SearchFlipped], words: Speaker) -> str:
    """Return one line for the cards turned up in a row: those that do not fit, and the one that does."""
    who = words.who(events[0].seat)
    missed = words.some(event.card for event in events if not event.fits)
    fitting = words.cards([event.card for event in events if event.fits])
    if not fitting:
        return tr("{who} turns up {cards}: no find.", who=who, cards=missed)
    if not missed:
        return tr("{who} turns up {card}, which fits.", who=who, card=fitting)
    pattern = mark("{who} turns up {cards}: no find; then {card}, which fits.")
    return tr(pattern, who=who, cards=missed, card=fitting)


def search_flipped(event: ev.SearchFlipped, words: Speaker) -> str:
    """A card turned up."""
    return flipped_text((event,), words)


def search_failed(event: ev.SearchFailed, words: Speaker) -> str:
    """Nothing was left to find."""
    pattern = mark("No card is left to find: the prestige card of {who} comes back unused.")
    return tr(pattern, who=words.whom(event.seat))


def card_tucked(event: ev.CardTucked, words: Speaker) -> str:
    """A card under a world."""
    card, world = words.card(event.card), words.card(event.world)
    return tr("{who} puts {card} under {world}.", who=words.who(event.seat), card=card, world=world)


def start_card_tucked(event: ev.StartCardTucked, words: Speaker) -> str:
    """A card under the start world; only its own seat reads it."""
    card = words.card(event.card)
    return tr("{who} puts {card} under the start world.", who=words.who(event.seat), card=card)


def tucked_taken(event: ev.TuckedTaken, words: Speaker) -> str:
    """The cards under a world."""
    found, world = words.cards(event.cards), words.card(event.world)
    return tr("{who} takes {cards} from under {world}.", who=words.who(event.seat), cards=found, world=world)


def tucked_lost(event: ev.TuckedLost, words: Speaker) -> str:
    """Cards that go with their world."""
    pattern = mark("{who} loses {cards} from under {world}.")
    return tr(pattern, who=words.who(event.seat), cards=cards(event.count), world=words.card(event.world))


def world_replaced(event: ev.WorldReplaced, words: Speaker) -> str:
    """A world in the place of another."""
    card, world = words.card(event.card), words.card(event.world)
    return tr("{who} replaces {world} by {card}.", who=words.who(event.seat), world=world, card=card)


def cards_salvaged(event: ev.CardsSalvaged, words: Speaker) -> str:
    """What others discarded."""
    who, found = words.who(event.seat), words.cards(event.cards)
    return tr("{who} takes {cards} that the others discarded.", who=who, cards=found)
