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
from rftg_desktop.rules.race.actions import Discard
from rftg_desktop.rules.race.catalog import DECKS, Catalog
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.state import SeatState, Setup, State
from rftg_desktop.rules.race.steps import BeginGame, ChooseHand

PLAYED = ("base", "base+1")
"""The combinations whose powers all work; the cards of the others are known, but not yet played."""


def new_game(catalog: Catalog, setup: Setup, seed: int) -> State:
    """Return the position before anybody has decided anything.

    Each seat is dealt a start world; the others are shuffled into the deck. Six cards go to each seat.

    Raises:
        ValueError: the set-up asks for what the box does not hold; the message says what.
    """
    _check(catalog, setup)
    numbers = catalog.constants
    worlds = catalog.start_worlds(setup.deck)
    mixed, rng = shuffled(seeded(seed), worlds)
    starts = setup.starts or mixed[: setup.seats]
    deck, rng = shuffled(rng, [card for card in catalog.deck(setup.deck) if card not in starts])
    seats = []
    for start in starts:
        hand, deck = deck[: numbers.start_cards], deck[numbers.start_cards :]
        seat = _start_seat(catalog, start, bag_of(hand))
        if catalog.cards[start].is_windfall:
            seat, deck = replace(seat, goods=((start, deck[0]),)), deck[1:]
        seats.append(seat)
    return State(
        setup=setup,
        seats=tuple(seats),
        order=player_order(tuple(seat.start for seat in seats)),
        lanes=tuple((ChooseHand(),) for _ in seats),
        agenda=(BeginGame(),),
        round=0,
        rng=rng,
        deck=deck,
        pool=numbers.vp_pool_per_player * setup.seats,
    )


def _check(catalog: Catalog, setup: Setup) -> None:
    if setup.deck not in DECKS:
        raise ValueError(f"there is no combination of sets named {setup.deck!r}")
    if setup.deck not in PLAYED:
        raise ValueError(f"the combination {setup.deck} is not played yet")
    least, most = catalog.constants.players_min, catalog.deck_rules(setup.deck).players_max
    if not least <= setup.seats <= most:
        raise ValueError(f"Race with {setup.deck} is for {least} to {most} players, not {setup.seats}")
    if setup.actions not in (1, 2):
        raise ValueError(f"a seat chooses one or two actions a round, not {setup.actions}")
    if setup.actions == 2 and setup.seats != 2:
        raise ValueError("two actions a round are for two players")
    starts = setup.starts
    if starts and (len(starts) != setup.seats or len(set(starts)) != len(starts)):
        raise ValueError("name one start world for each seat, each another one")
    unknown = sorted(set(starts) - set(catalog.start_worlds(setup.deck)))
    if unknown:
        raise ValueError(f"there is no start world {unknown[0]!r}")


def player_order(starts: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats clockwise from the lowest start world."""
    first = starts.index(min(starts))
    return tuple((first + step) % len(starts) for step in range(len(starts)))


def _start_seat(catalog: Catalog, start: str, hand: tuple[str, ...]) -> SeatState:
    number = catalog.cards[start].start
    assert number is not None
    return SeatState(start=number, hand=hand, tableau=(start,), active=(start,))


def start_keep(catalog: Catalog, value: SeatState) -> int:
    """Return how many cards of the first hand a seat keeps."""
    found = powers_of(catalog, value.tableau, "start_hand")
    keeps: list[int] = [power.start_hand() for _, _, power in found]
    return min([catalog.constants.start_keep, *keeps])


def hand_options(game: Any, state: State, seat: Seat, _choice: ChooseHand) -> list[Action]:
    """List the cards to give up; ``Done`` once as many are left as are kept."""
    value = state.seats[seat]
    if len(value.hand) <= start_keep(game.catalog, value):
        return [DONE]
    return [Discard(card) for card in kinds(value.hand)]


def take_hand(draft: Any, seat: Seat, _choice: ChooseHand, action: Action) -> None:
    """Give the card up, or lock in."""
    if isinstance(action, Discard):
        draft.discard(seat, (action.card,), at.HAND, "start")
    else:
        draft.pop(seat)


CHOICES: ChoiceTable = {ChooseHand: ChoiceRule(hand_options, take_hand)}
