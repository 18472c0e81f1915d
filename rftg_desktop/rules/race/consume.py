"""Consume: sell a good by the Trade action, then use the consume powers in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.game import ChoiceRule, ChoiceTable, LaneTable
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.actions import Discard, GiveGood, NameNumber, Sell, UsePower
from rftg_desktop.rules.race.brink.boost import BOOST, boosts_sale, hand_offers
from rftg_desktop.rules.race.catalog import GOODS
from rftg_desktop.rules.race.explore import ask_keep
from rftg_desktop.rules.race.powers.base import Owner
from rftg_desktop.rules.race.powers.consuming import Consume, Goods
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.powers.trading import ConsumeTrade, NoTrade
from rftg_desktop.rules.race.sums import GOOD, Part, Parts, total

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State
    from rftg_desktop.rules.race.verbs import RaceDraft


def begin_consume(draft: RaceDraft, seat: Seat) -> None:
    """Ask for the sale of the Trade action, then for the consume powers."""
    draft.push(seat, steps.Consume())
    if "consume_trade" in draft.seat(seat).marks and sellable(draft.game, draft.state, seat):
        draft.push(seat, steps.Trade())


# -- selling ---------------------------------------------------------------------------------------


def sellable(game: RaceGame, state: State, seat: Seat) -> list[str]:
    """Return the worlds whose goods the Trade action can sell."""
    cards = game.catalog.cards
    return [
        world
        for world, _ in state.seats[seat].goods
        if not any(isinstance(power, NoTrade) for power in cards[world].powers)
    ]


def sale_parts(
    game: RaceGame, state: State, seat: Seat, world: str, seller: ConsumeTrade | None = None
) -> Parts:
    """Return the cards that the good of ``world`` brings: by its kind, and by the trade powers.

    The Trade action sells it, or the power ``seller``. A good of any kind is sold as the dearest.
    """
    good = game.catalog.cards[world].good
    sold_as = GOODS if good == "any" else (good,)
    return max((_parts_as(game, state, seat, world, kind, seller) for kind in sold_as), key=total)


def _parts_as(
    game: RaceGame, state: State, seat: Seat, world: str, kind: str, seller: ConsumeTrade | None
) -> Parts:
    numbers = game.catalog.constants
    parts = [Part(GOOD, numbers.trade_values[kind])]
    if seller is None or seller.trade_bonuses:
        active = state.seats[seat].active
        for card, place, power in powers_of(game.catalog, active, "sale_bonus", "consume"):
            parts.append(Part(card, power.sale_bonus(game, state, Owner(seat, card, place), world, kind)))
    if seller is None and boosts_sale(state, seat):
        parts.append(Part(BOOST, numbers.prestige_card.sale))
    return tuple(part for part in parts if part.amount)


def sale_value(
    game: RaceGame, state: State, seat: Seat, world: str, seller: ConsumeTrade | None = None
) -> int:
    """Return how many cards the good of ``world`` brings."""
    return total(sale_parts(game, state, seat, world, seller))


def trade_options(game: RaceGame, state: State, seat: Seat, choice: steps.Trade) -> list[Action]:
    """List the goods. The mark that forbids a sale speaks of the Trade action only."""
    if not choice.card:
        return [Sell(world) for world in sellable(game, state, seat)]
    return [Sell(world) for world, _ in state.seats[seat].goods]


def take_trade(draft: RaceDraft, seat: Seat, choice: steps.Trade, action: Sell) -> None:
    """Sell the good."""
    draft.pop(seat)
    seller = draft.game.catalog.power(choice.card, choice.index) if choice.card else None
    value = sale_value(draft.game, draft.state, seat, action.world, seller)
    draft.spend_good(seat, action.world, choice.card or "trade")
    draft.push(seat, steps.DrawCards(value, choice.card or "trade"))


# -- consume powers --------------------------------------------------------------------------------


def consume_options(game: RaceGame, state: State, seat: Seat, _choice: steps.Consume) -> list[Action]:
    """List the powers that can be used; ``Done`` once no compulsory one is among them."""
    found: list[Action] = []
    compulsory = False
    for card, place, power in powers_of(game.catalog, state.seats[seat].active, "offers", "consume"):
        owner = Owner(seat, card, place)
        offers = power.offers(game, state, owner)
        found += offers
        compulsory = compulsory or (bool(offers) and power.must(game, state, owner))
    found += hand_offers(game, state, seat)
    return found if compulsory else [*found, DONE]


def take_consume(draft: RaceDraft, seat: Seat, _choice: steps.Consume, action: Action) -> None:
    """Use the power, or end the phase for this seat."""
    if not isinstance(action, UsePower):
        draft.pop(seat)
        return
    owner = Owner(seat, action.card, action.index)
    power = draft.game.catalog.power(action.card, action.index)
    power.take(draft, owner, action)
    _settle_feed(draft, seat)


def _settle_feed(draft: RaceDraft, seat: Seat) -> None:
    """Close a power that can take no more, and feed one that takes every fitting good anyway."""
    feed = draft.state.lanes[seat][0]
    if not isinstance(feed, steps.Feed):
        return
    power = _diet(draft.game, feed)
    owner = Owner(seat, feed.card, feed.index)
    fitting = power.fitting(draft.game, draft.state, owner, feed.given)
    must, may = _demand(power, feed, fitting)
    if not may:
        draft.pop(seat)
    elif must == len(fitting):
        _give(draft, seat, feed, fitting[0][0])
        _settle_feed(draft, seat)


def _diet(game: RaceGame, feed: steps.Feed) -> Consume:
    power = game.catalog.power(feed.card, feed.index)
    assert isinstance(power, Consume)
    return power


def _demand(power: Consume, feed: steps.Feed, fitting: Goods) -> tuple[int, int]:
    """Return how many goods the power must and how many it may take from now on, in whole uses.

    A use that is begun is finished, and the first one is made.
    """
    count, begun = power.goods.count, len(feed.given) % power.goods.count

    def taken(goods: Goods) -> int:
        return min(feed.left, (power.eats(goods, feed.given) + begun) // count) * count - begun

    may = taken(fitting) if feed.left else 0
    must = taken(power.owed(fitting)) if feed.left else 0
    unfinished = count - begun if begun or feed.left == power.times else 0
    return max(must, unfinished), may


def feed_options(game: RaceGame, state: State, seat: Seat, choice: steps.Feed) -> list[Action]:
    """List the goods it can take; ``Done`` if it need not take any of them."""
    power, owner = _diet(game, choice), Owner(seat, choice.card, choice.index)
    fitting = power.fitting(game, state, owner, choice.given)
    goods: list[Action] = [GiveGood(world) for world, _ in fitting]
    must, _ = _demand(power, choice, fitting)
    return goods if must else [*goods, DONE]


def take_feed(draft: RaceDraft, seat: Seat, choice: steps.Feed, action: Action) -> None:
    """Give the good, and go on until the power is as full as possible; or leave it at that."""
    if isinstance(action, GiveGood):
        _give(draft, seat, choice, action.world)
        _settle_feed(draft, seat)
    else:
        draft.pop(seat)


def _give(draft: RaceDraft, seat: Seat, feed: steps.Feed, world: str) -> None:
    """Give one good; a use that is complete brings its gain."""
    power = _diet(draft.game, feed)
    draft.spend_good(seat, world, feed.card)
    given = (*feed.given, draft.game.catalog.cards[world].good)
    complete = len(given) % power.goods.count == 0
    draft.swap(seat, steps.Feed(feed.card, feed.index, feed.left - complete, given))
    if complete:
        _earn(draft, seat, power, feed.card)


def _earn(draft: RaceDraft, seat: Seat, power: Consume, card: str) -> None:
    """Give the gain of one use; its cards are drawn below the power, when it has been fed to the end."""
    feed = draft.state.lanes[seat][0]
    draft.pop(seat)
    draft.gain(seat, power.gain, card, draft.multiplier(seat))
    draft.push(seat, feed)


# -- hand cards and bets ---------------------------------------------------------------------------


def cards_options(game: RaceGame, state: State, seat: Seat, choice: steps.GiveCards) -> list[Action]:
    """List the hand cards; between two uses its owner may stop."""
    power = game.catalog.power(choice.card, choice.index)
    hand = state.seats[seat].hand
    begun = choice.due < power.cards or choice.left == power.times - 1
    if begun and len(hand) == choice.due:
        return [Discard(hand[0])]  # all of them go: there is nothing to choose
    found: list[Action] = [Discard(card) for card in kinds(hand)] if len(hand) >= choice.due else []
    return found if begun else [*found, DONE]


def take_cards(draft: RaceDraft, seat: Seat, choice: steps.GiveCards, action: Action) -> None:
    """Give the card, or stop. Chips of hand cards are never multiplied."""
    draft.pop(seat)
    if not isinstance(action, Discard):
        return
    power = draft.game.catalog.power(choice.card, choice.index)
    draft.discard(seat, (action.card,), at.HAND, choice.card)
    due, left = choice.due - 1, choice.left
    if due == 0:
        due, left = power.cards, left - 1
        if left >= 0 and len(draft.seat(seat).hand) >= due:
            draft.push(seat, steps.GiveCards(choice.card, choice.index, due, left))
        draft.gain(seat, power.gain, choice.card)
    else:
        draft.push(seat, steps.GiveCards(choice.card, choice.index, due, left))


def gamble_options(game: RaceGame, _state: State, _seat: Seat, choice: steps.Gamble) -> list[Action]:
    """List the numbers."""
    power = game.catalog.power(choice.card, choice.index)
    return [NameNumber(number) for number in range(power.min, power.max + 1)]


def take_gamble(draft: RaceDraft, seat: Seat, choice: steps.Gamble, action: NameNumber) -> None:
    """Name it; then the card is flipped."""
    draft.swap(seat, steps.FlipForGamble(choice.card, action.number))


def flip_for_gamble(draft: RaceDraft, seat: Seat, task: steps.FlipForGamble) -> None:
    """Flip the next card and keep it if the number is right."""
    draft.flip_bet(seat, task.number)


def flip_for_ante(draft: RaceDraft, seat: Seat, task: steps.FlipForAnte) -> None:
    """Flip the cards. One of them dearer than the ante: take any one; none: ante and all are lost."""
    cards = draft.game.catalog.cards
    ante = cards[task.ante].cost
    flipped = draft.flip_for_ante(seat, task.ante, ante)
    if any(cards[card].cost > ante for card in flipped):
        ask_keep(draft, seat, 1)
    else:
        ask_keep(draft, seat, 0)
        draft.discard(seat, (task.ante,), at.HAND, task.card)


LANE: LaneTable = {steps.FlipForGamble: flip_for_gamble, steps.FlipForAnte: flip_for_ante}
CHOICES: ChoiceTable = {
    steps.Trade: ChoiceRule(trade_options, take_trade),
    steps.Consume: ChoiceRule(consume_options, take_consume),
    steps.Feed: ChoiceRule(feed_options, take_feed),
    steps.GiveCards: ChoiceRule(cards_options, take_cards),
    steps.Gamble: ChoiceRule(gamble_options, take_gamble),
}
