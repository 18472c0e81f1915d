"""Sums in words: what a card costs, what Military meets its defence, what a good sells for."""

from collections.abc import Sequence

from rftg_desktop.rules.race.catalog import Card
from rftg_desktop.rules.race.demands import Demand, Sale
from rftg_desktop.rules.race.sums import BONUS, CONQUER, COST, GOOD, MILITARY, STRENGTH, Part
from rftg_desktop.views.words.race.names import cards, good_name, phase_name
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.translation import mark, tr


def demand_sum(demand: Demand, words: Speaker) -> str:
    """Return a demand with its sum: "cost 5 - 1 Develop - 1 Investment Credits = 3 cards"."""
    return conquest_sum(demand, words) if demand.conquest else price_sum(demand, words)


def price_sum(demand: Demand, words: Speaker) -> str:
    """Return a price with its parts; without reductions it is the printed cost alone."""
    card = words.catalog.cards[demand.card]
    parts = _joined(demand.parts, card, words)
    if len(demand.parts) == 1 and not card.military:
        return parts
    return tr("{parts} = {cards}", parts=parts, cards=cards(demand.sum))


def conquest_sum(demand: Demand, words: Speaker) -> str:
    """Return "defence 4: 2 Military + 1 Alpha Centauri + 2 temporary = 5", with what is missing."""
    card = words.catalog.cards[demand.card]
    need = tr("defence {need}", need=card.cost) if card.military else tr("cost {need}", need=card.cost)
    have = _joined(demand.parts, card, words) or tr("no Military")
    if len(demand.parts) > 1:
        have = tr("{parts} = {sum}", parts=have, sum=demand.sum)
    if demand.left:
        have = tr("{have}, {count} short", have=have, count=demand.left)
    return tr("{need}: {have}", need=need, have=have)


def left_text(paid: int, left: int) -> str:
    """Return how far a bill is met: "2 paid, 1 to go"."""
    if left <= 0:
        return tr("{paid} paid, which is all", paid=paid)
    if paid:
        return tr("{paid} paid, {left} to go", paid=paid, left=left)
    return tr("{left} to go", left=left)


def sale_sum(sale: Sale, words: Speaker) -> str:
    """Return what a good sells for: "3 Rare Elements + 1 Old Earth = 4 cards"."""
    card = words.catalog.cards[sale.world]
    if len(sale.parts) < 2:
        return cards(sale.sum)
    return tr("{parts} = {cards}", parts=_joined(sale.parts, card, words), cards=cards(sale.sum))


def _joined(parts: Sequence[Part], card: Card, words: Speaker) -> str:
    text = ""
    for part in parts:
        named = _part(part, card, words, signed=not text)
        sign = " - " if part.amount < 0 else " + "
        text = f"{text}{sign}{named}" if text else named
    return text


def _part(part: Part, card: Card, words: Speaker, *, signed: bool) -> str:
    if part.source == COST:
        named = mark("defence {cost}") if card.military else mark("cost {cost}")
        return tr(named, cost=part.amount)
    amount = part.amount if signed else abs(part.amount)
    return tr("{amount} {source}", amount=amount, source=_source(part.source, card, words))


def _source(source: str, card: Card, words: Speaker) -> str:
    """Return what a part of a sum comes from."""
    if source == BONUS:
        return phase_name("settle" if card.is_world else "develop")
    if source == MILITARY:
        return tr("Military")
    if source == STRENGTH:
        return tr("temporary")
    if source == GOOD:
        return good_name(card.good)
    return words.source(source)


def way_text(demand: Demand, words: Speaker) -> str:
    """Return a way to a card in a few words with its sum: "Pay: cost 4 - 1 ... = 3 cards"."""
    summed = demand_sum(demand, words)
    by = words.card(demand.way)
    if demand.way == CONQUER:
        return tr("Conquer: {sum}", sum=summed)
    if demand.conquest:
        return tr("Give up {card} to conquer: {sum}", card=by, sum=summed)
    if demand.way in words.catalog.cards:
        return tr("Pay by {card}: {sum}", card=by, sum=summed)
    return tr("Pay: {sum}", sum=summed)
