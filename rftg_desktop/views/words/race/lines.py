"""The log's sentences on rounds, cards and goods, and on the end of the game."""

from collections.abc import Sequence

from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.brink.events import CardTucked
from rftg_desktop.views.words.names import points
from rftg_desktop.views.words.race.building import strength
from rftg_desktop.views.words.race.names import (
    cards,
    good_name,
    phase_name,
    prestige,
    space_name,
    turn_title,
)
from rftg_desktop.views.words.race.scores import reasons_text, result_line
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.translation import both, mark, tr, trn

FEW = 4
"""So many cards are named in a payment; of more only the number is told."""

Gained = ev.CardsDrawn | ev.PrestigeChanged | ev.StrengthGained | ev.VpGained
"""What goods and hand cards bring."""


def by(text: str, source: str) -> str:
    """Append where something comes from: "... (Old Earth)"."""
    return tr("{line} ({source})", line=text, source=source) if source else text


# ---------------------------------------------------------------- rounds


def round_began(event: ev.RoundBegan, _words: Speaker) -> str:
    """A heading."""
    return tr("Round {number}", number=event.round)


def phase_began(event: ev.PhaseBegan, _words: Speaker) -> str:
    """A heading."""
    return turn_title(event.phase, event.turn, twice=event.turn > 0)


def start_chosen(event: ev.StartChosen, words: Speaker) -> str:
    """Only its own seat reads it before all are shown."""
    pattern = mark("{who} keeps {card}; {other} goes to the discard pile.")
    card, other = words.card(event.card), words.card(event.other)
    return tr(pattern, who=words.who(event.seat), card=card, other=other)


def start_shown(event: ev.StartShown, words: Speaker) -> str:
    """A start world."""
    return tr("{who} starts with {card}.", who=words.who(event.seat), card=words.card(event.card))


def locked_in(event: ev.LockedIn, words: Speaker) -> str | None:
    """Everybody may know that a seat is ready; alone it goes without saying."""
    return tr("{who} has locked in.", who=words.who(event.seat)) if len(words.names) > 1 else None


def actions_shown(event: ev.ActionsShown, words: Speaker) -> str:
    """What a seat chose."""
    spaces = both([space_name(space) for space in event.spaces])
    return tr("{who} chooses {spaces}.", who=words.who(event.seat), spaces=spaces)


def phases_chosen(event: ev.PhasesChosen, _words: Speaker) -> str:
    """Which phases occur."""
    once = list(dict.fromkeys(event.phases))
    if not once:
        return tr("No phase takes place this round.")
    twice = mark("{phase} twice")
    names = [
        tr(twice, phase=phase_name(phase)) if event.phases.count(phase) > 1 else phase_name(phase)
        for phase in once
    ]
    return tr("Phases this round: {names}.", names=both(names))


def game_ended(event: ev.GameEnded, words: Speaker) -> str:
    """Why, and who has won."""
    why = reasons_text(event.reasons, words.catalog)
    return tr("The game is over: {why}. {result}", why=why, result=result_line(event, words))


# ---------------------------------------------------------------- cards


def cards_drawn(event: ev.CardsDrawn, words: Speaker) -> str:
    """The cards for their owner, only their number for others."""
    who, found = words.who(event.seat), words.cards(event.cards)
    if event.zone == at.SEEN:
        return tr("{who} draws {cards} to choose from.", who=who, cards=cards(len(event.cards)))
    return by(tr("{who} draws {cards}", who=who, cards=found), words.source(event.why)) + "."


def kept_text(kept: Sequence[ev.CardsKept], lost: Sequence[ev.CardsDiscarded], words: Speaker) -> str:
    """Return one line for the cards a seat keeps of those it saw, and the number of the others."""
    names = words.cards([card for event in kept for card in event.cards])
    text = tr("{who} keeps {cards}", who=words.who(kept[0].seat), cards=names)
    count = sum(len(event.cards) for event in lost)
    return (tr("{text} and discards {cards}", text=text, cards=cards(count)) if count else text) + "."


def cards_kept(event: ev.CardsKept, words: Speaker) -> str:
    """Cards that were looked at."""
    return kept_text((event,), (), words)


def discarded_text(events: Sequence[ev.CardsDiscarded], words: Speaker) -> str:
    """Return one line for the cards a seat discards in a row for one reason."""
    first, who = events[0], words.who(events[0].seat)
    gone = [card for event in events for card in event.cards]
    # What was drawn to choose from is told when it comes, if it may be known.
    names = cards(len(gone)) if first.zone == at.SEEN else words.cards(gone)
    if first.why == "start":
        return tr("{who} gives up {cards} of the first hand.", who=who, cards=names)
    if first.why == "pay":
        return tr("{who} pays with {cards}.", who=who, cards=names)
    return by(tr("{who} discards {cards}", who=who, cards=names), words.source(first.why)) + "."


def given_text(lost: Sequence[ev.CardsDiscarded], gains: Sequence[Gained], words: Speaker) -> str:
    """Return one line for hand cards given to a power, with what they bring."""
    text = tr(
        "{who} discards {cards}: {gains}",
        who=words.who(lost[0].seat),
        cards=words.cards([card for event in lost for card in event.cards]),
        gains=_brought(gains, words),
    )
    return by(text, words.source(lost[0].why)) + "."


def cards_discarded(event: ev.CardsDiscarded, words: Speaker) -> str:
    """Cards for the pile."""
    return discarded_text((event,), words)


def card_flipped(event: ev.CardFlipped, words: Speaker) -> str:
    """A bet."""
    card = words.catalog.cards[event.card]
    pattern = mark("{who} bets on {number}: {card} has {cost}, and is lost.")
    if event.kept:
        pattern = mark("{who} bets on {number}: {card} has it, and is kept.")
    who = words.who(event.seat)
    return tr(pattern, who=who, number=event.number, card=card.name, cost=card.cost)


def ante_shown(event: ev.AnteShown, words: Speaker) -> str:
    """A stake."""
    card = words.catalog.cards[event.card]
    return tr("{who} shows {card}, of {cost}.", who=words.who(event.seat), card=card.name, cost=card.cost)


def cards_flipped(event: ev.CardsFlipped, words: Speaker) -> str:
    """Cards turned up for a stake."""
    found = [
        tr("{card} ({cost})", card=words.card(card), cost=words.catalog.cards[card].cost)
        for card in event.cards
    ]
    return tr("{who} turns up {cards}.", who=words.who(event.seat), cards=both(found))


def deck_shuffled(event: ev.DeckShuffled, _words: Speaker) -> str:
    """A new deck."""
    return trn(
        "The deck is used up: {count} discarded card becomes a new one.",
        "The deck is used up: {count} discarded cards become a new one.",
        event.count,
    )


# ---------------------------------------------------------------- placing


def placement_chosen(event: ev.PlacementChosen, words: Speaker) -> str | None:
    """Nothing placed; a card is told of when it is turned up."""
    return None if event.card else tr("{who} places nothing.", who=words.who(event.seat))


def shown_text(
    event: ev.CardShown, good: ev.GoodMade | None, gain: ev.PrestigeChanged | None, words: Speaker
) -> str:
    """Return the line for a card that is turned up, with what it brings at once."""
    text = tr("{who} places {card}", who=words.who(event.seat), card=words.card(event.card))
    if good is not None:
        text = tr("{text}, with a good on it", text=text)
    if gain is not None:
        text = tr("{text}, for {gain}", text=text, gain=prestige(gain.amount))
    return text + "."


def card_shown(event: ev.CardShown, words: Speaker) -> str:
    """A card that is turned up."""
    return shown_text(event, None, None, words)


def placed_text(
    paid: Sequence[ev.CardsDiscarded],
    tucked: Sequence[CardTucked],
    event: ev.CardPlaced,
    words: Speaker,
) -> str:
    """Return the line for a bill that is met: what was paid, or that it was conquered."""
    pattern = mark("{who}, for {card}: {met}.")
    who, card = words.who(event.seat), words.card(event.card)
    return tr(pattern, who=who, card=card, met=met_text(paid, tucked, event, words))


def met_text(
    paid: Sequence[ev.CardsDiscarded],
    tucked: Sequence[CardTucked],
    event: ev.CardPlaced,
    words: Speaker,
) -> str:
    """Return how a bill was met: "pays Gem World and Spice World", "conquers it (defence 3)"."""
    card, way = words.catalog.cards[event.card], event.way
    if way == "conquer":
        return tr("conquers it (defence {cost})", cost=card.cost)
    if way != "pay" and not card.military:
        return tr("conquers it by {way}", way=words.card(way))
    found = [*(each for lost in paid for each in lost.cards), *(each.card for each in tucked)]
    known = 0 < len(found) == event.paid
    payment = words.some(found, FEW) if known else cards(event.paid) if event.paid else tr("nothing")
    text = by(tr("pays {cards}", cards=payment), words.card(way) if way != "pay" else "")
    if not tucked:
        return text
    below, world = words.cards([each.card for each in tucked]), words.card(tucked[0].world)
    return tr("{text}; {cards} goes under {world}", text=text, cards=below, world=world)


def card_placed(event: ev.CardPlaced, words: Speaker) -> str:
    """A bill that is met."""
    return placed_text((), (), event, words)


def spent_text(event: ev.CardSpent, gain: ev.StrengthGained | None, words: Speaker) -> str:
    """Return the line for a card that is given up, with the Military it brings."""
    text = tr("{who} gives up {card}", who=words.who(event.seat), card=words.card(event.card))
    if gain is not None:
        text = tr("{text} for {strength}", text=text, strength=strength(gain.amount))
    return text + "."


def card_spent(event: ev.CardSpent, words: Speaker) -> str:
    """A card that is given up."""
    return spent_text(event, None, words)


def strength_gained(event: ev.StrengthGained, words: Speaker) -> str:
    """Temporary Military."""
    text = tr(
        "{who}: {strength} until the phase ends",
        who=words.who(event.seat),
        strength=strength(event.amount),
    )
    return by(text, words.source(event.card)) + "."


# ---------------------------------------------------------------- goods and points


def good_made(event: ev.GoodMade, words: Speaker) -> str:
    """A good."""
    return made_text((event,), words)


def made_text(events: Sequence[ev.GoodMade], words: Speaker) -> str:
    """Return one line for the goods a seat makes in a row; for the one a world arrives with another."""
    first = events[0]
    if first.why == "windfall":
        return tr(
            "{world} arrives with a {kind} good.", world=words.card(first.world), kind=good_name(first.kind)
        )
    worlds = [
        by(words.card(event.world), "" if event.why == event.world else words.source(event.why))
        for event in events
    ]
    one, many = mark("{who} makes a good on {worlds}."), mark("{who} makes goods on {worlds}.")
    return trn(one, many, len(events), who=words.who(first.seat), worlds=both(worlds))


def good_spent(event: ev.GoodSpent, words: Speaker) -> str:
    """A good that goes."""
    return fed_text((event,), (), words)


def fed_text(
    goods: Sequence[ev.GoodSpent],
    gains: Sequence[Gained],
    words: Speaker,
) -> str:
    """Return one line for the goods that a power or a sale takes, with all that they bring."""
    first, who = goods[0], words.who(goods[0].seat)
    worlds = both([words.card(event.world) for event in goods])
    if first.why == "lost":
        return tr("{who} loses the good of {worlds}.", who=who, worlds=worlds)
    pattern = (
        mark("{who} uses the good of {worlds}")
        if len(goods) == 1
        else mark("{who} uses the goods of {worlds}")
    )
    if first.why == "trade":
        pattern = mark("{who} sells the good of {worlds}")
    text = tr(pattern, who=who, worlds=worlds)
    if brought := _brought(gains, words):
        text = tr("{text}: {gains}", text=text, gains=brought)
    return by(text, words.card(first.why) if first.why in words.catalog.cards else "") + "."


def _brought(gains: Sequence[Gained], words: Speaker) -> str:
    vp = sum(event.amount for event in gains if isinstance(event, ev.VpGained))
    honour = sum(event.amount for event in gains if isinstance(event, ev.PrestigeChanged))
    force = sum(event.amount for event in gains if isinstance(event, ev.StrengthGained))
    drawn = [card for event in gains if isinstance(event, ev.CardsDrawn) for card in event.cards]
    parts = [points(vp)] if vp else []
    parts += [prestige(honour)] if honour else []
    parts += [strength(force)] if force else []
    parts += [tr("draws {cards}", cards=words.cards(drawn))] if drawn else []
    return ", ".join(parts)


def vp_gained(event: ev.VpGained, words: Speaker) -> str:
    """Chips from the pool."""
    text = tr("{who}: +{vp}", who=words.who(event.seat), vp=points(event.amount))
    return by(text, words.source(event.why)) + "."


def prestige_changed(event: ev.PrestigeChanged, words: Speaker) -> str:
    """Prestige gained or spent."""
    pattern = mark("{who}: +{prestige}") if event.amount > 0 else mark("{who} spends {prestige}")
    text = tr(pattern, who=words.who(event.seat), prestige=prestige(abs(event.amount)))
    return by(text, words.source(event.why)) + "."


def pool_emptied(_event: ev.PoolEmptied, _words: Speaker) -> str:
    """The beginning of the end."""
    return tr("The VP pool is used up: more chips come from the reserve, and this round is the last.")
