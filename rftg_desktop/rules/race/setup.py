"""Set-up: start worlds, the deck, start hands, VP chips."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.game import ChoiceRule, ChoiceTable
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.multiset import bag_of, kinds
from rftg_desktop.kernel.rng import seeded, shuffled
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.actions import Discard, KeepStart, Tuck
from rftg_desktop.rules.race.brink.tucking import owed_at_start
from rftg_desktop.rules.race.catalog import Catalog
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.robot.book import RobotBook
from rftg_desktop.rules.race.robot.setup import check_robot, deal_two, new_robot
from rftg_desktop.rules.race.state import DECKS, SeatState, Setup, State
from rftg_desktop.rules.race.steps import BeginGame, ChooseHand, ChooseStart


def new_game(catalog: Catalog, book: RobotBook, setup: Setup, seed: int) -> State:
    """Return the position before anybody has decided anything.

    Each seat is dealt a start world, or from set 2 on two of them, of which it keeps one after it has
    seen its six cards; the others are shuffled into the deck. Against the robot both are dealt one.

    Raises:
        ValueError: the set-up asks for what the box does not hold; the message says what.
    """
    _check(catalog, book, setup)
    numbers, rng, robot = catalog.constants, seeded(seed), None
    robots: tuple[str, ...] = ()
    if setup.robot is None:
        offers, rng = _deal_starts(catalog, setup, rng)
    else:
        own, start, rng = deal_two(catalog, setup, setup.robot, rng)
        offers, robots = [(own,)], (start,)
    dealt = {card for offer in offers for card in offer}.union(robots)
    deck, rng = shuffled(rng, [card for card in catalog.deck(setup.deck) if card not in dealt])
    if setup.robot is not None:
        cards = book.worlds[robots[0]].start.cards
        robot = new_robot(book, setup.robot, robots[0], deck[:cards])
        deck = deck[cards:]
    seats = []
    for offer in offers:
        hand, deck = deck[: numbers.start_cards], deck[numbers.start_cards :]
        seats.append(_start_seat(catalog, setup, offer, bag_of(hand)))
    return State(
        setup=setup,
        seats=tuple(seats),
        order=tuple(range(setup.seats)),
        lanes=tuple((ChooseStart(), ChooseHand()) if len(offer) > 1 else (ChooseHand(),) for offer in offers),
        agenda=(BeginGame(),),
        round=0,
        rng=rng,
        deck=deck,
        pool=pool_of(catalog, setup),
        robot=robot,
    )


def pool_of(catalog: Catalog, setup: Setup) -> int:
    """Return how many VP chips a game begins with."""
    numbers = catalog.constants
    if setup.robot is not None:
        return numbers.vp_pool_solitaire + numbers.vp_pool_extra_with_set_3 * setup.robot.more_chips
    more = numbers.vp_pool_extra_with_set_3 if catalog.has_prestige(setup.deck) else 0
    return numbers.vp_pool_per_player * setup.seats + more


def deals_one(catalog: Catalog, setup: Setup) -> bool:
    """Tell whether each seat is dealt one start world, face up, and keeps it."""
    return setup.robot is not None or catalog.deck_rules(setup.deck).start_choice == "one_dealt"


def _deal_starts(catalog: Catalog, setup: Setup, rng: int) -> tuple[list[tuple[str, ...]], int]:
    """Return what start worlds each seat is dealt: one, or a red and a blue one to choose from.

    Red are the odd numbers. Those that nobody is dealt stay in the deck.
    """
    if setup.starts:
        return [(start,) for start in setup.starts], rng
    mixed, rng = shuffled(rng, catalog.start_worlds(setup.deck))
    if deals_one(catalog, setup):
        return [(start,) for start in mixed[: setup.seats]], rng
    numbers = {start: catalog.cards[start].start or 0 for start in mixed}
    reds = [start for start in mixed if numbers[start] % 2]
    blues = [start for start in mixed if not numbers[start] % 2]
    pairs: list[tuple[str, ...]] = [*zip(reds, blues, strict=True)]
    return pairs[: setup.seats], rng


def _check(catalog: Catalog, book: RobotBook, setup: Setup) -> None:
    if setup.deck not in DECKS:
        raise ValueError(f"there is no combination of sets named {setup.deck!r}")
    if setup.robot is not None:
        check_robot(catalog, book, setup, setup.robot)
    else:
        _check_seats(catalog, setup)
    starts = setup.starts
    if starts and (len(starts) != setup.seats or len(set(starts)) != len(starts)):
        raise ValueError("name one start world for each seat, each another one")
    unknown = sorted(set(starts) - set(catalog.start_worlds(setup.deck)))
    if unknown:
        raise ValueError(f"there is no start world {unknown[0]!r}")


def _check_seats(catalog: Catalog, setup: Setup) -> None:
    least, most = catalog.constants.players_min, catalog.deck_rules(setup.deck).players_max
    if not least <= setup.seats <= most:
        raise ValueError(f"Race with {setup.deck} is for {least} to {most} players, not {setup.seats}")
    if setup.actions not in (1, 2):
        raise ValueError(f"a seat chooses one or two actions a round, not {setup.actions}")
    if setup.actions == 2 and setup.seats != 2:
        raise ValueError("two actions a round are for two players")


def player_order(starts: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats clockwise from the lowest start world."""
    first = starts.index(min(starts))
    return tuple((first + step) % len(starts) for step in range(len(starts)))


def _start_seat(catalog: Catalog, setup: Setup, offer: tuple[str, ...], hand: tuple[str, ...]) -> SeatState:
    value = SeatState(start=-1, offered=offer, hand=hand, prestige_card=catalog.has_prestige(setup.deck))
    if len(offer) > 1:
        return value
    return replace(value, start=catalog.cards[offer[0]].start or 0, offered=(), tableau=offer, active=offer)


def start_options(_game: Any, state: State, seat: Seat, _choice: ChooseStart) -> list[KeepStart]:
    """List the two start worlds."""
    return [KeepStart(card) for card in state.seats[seat].offered]


def take_start(draft: Any, seat: Seat, _choice: ChooseStart, action: KeepStart) -> None:
    """Keep one; the other goes to the discard pile."""
    draft.pop(seat)
    (other,) = (card for card in draft.seat(seat).offered if card != action.card)
    draft.keep_start(seat, action.card, other)


def start_keep(catalog: Catalog, setup: Setup, tableau: tuple[str, ...]) -> int:
    """Return how many cards of the first hand a seat keeps: the fewest that rule and start world allow."""
    found = powers_of(catalog, tableau, "start_hand")
    keeps: list[int] = [power.start_hand() for _, _, power in found]
    house = setup.robot.start_keep if setup.robot is not None else None
    return min([catalog.constants.start_keep if house is None else house, *keeps])


def hand_options(game: Any, state: State, seat: Seat, _choice: ChooseHand) -> list[Action]:
    """List the cards to give up, then those to tuck; ``Done`` once as many are left as are kept."""
    value = state.seats[seat]
    if len(value.hand) + len(value.tucked) > start_keep(game.catalog, state.setup, value.tableau):
        return [Discard(card) for card in kinds(value.hand)]
    if owed_at_start(game.catalog, value):
        return [Tuck(card) for card in kinds(value.hand)]
    return [DONE]


def take_hand(draft: Any, seat: Seat, _choice: ChooseHand, action: Action) -> None:
    """Give the card up or tuck it, or lock in."""
    if isinstance(action, Discard):
        draft.discard(seat, (action.card,), at.HAND, "start")
    elif isinstance(action, Tuck):
        draft.tuck_at_start(seat, action.card)
    else:
        draft.pop(seat)


CHOICES: ChoiceTable = {
    ChooseStart: ChoiceRule(start_options, take_start),
    ChooseHand: ChoiceRule(hand_options, take_hand),
}
