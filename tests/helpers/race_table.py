"""Positions of Race in one line for each seat, and a way to play on from them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.multiset import bag_of
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.race.game import RaceGame, race_game
from rftg_desktop.rules.race.invariants import check
from rftg_desktop.rules.race.setup import pool_of
from rftg_desktop.rules.race.state import SeatState, Setup, State
from rftg_desktop.rules.race.steps import EndPhase, EndRound, RunPhase


class Spot(NamedTuple):
    """A seat: ids with blanks between; ``goods`` are worlds with a good, ``more`` further hand cards."""

    tableau: str = ""
    hand: str = ""
    goods: str = ""
    marks: str = ""
    chips: int = 0
    more: int = 0
    prestige: int = 0
    boosted: str = ""
    tucked: str = ""


NOBODY = Spot()


class Table:
    """A game of Race at the beginning of a phase, played on by answers; without one, of a round."""

    def __init__(
        self,
        phase: str,
        *spots: Spot,
        deck: str = "",
        sets: str = "base",
        turn: int = 0,
        pool: int | None = None,
        actions: int = 1,
        leaders: tuple[int, ...] = (),
        on_tile: int = 0,
    ) -> None:
        self.game = race_game()
        state = position(self.game, phase, *spots, deck=deck, sets=sets, turn=turn, pool=pool)
        setup = replace(state.setup, actions=actions)
        self.state = replace(state, setup=setup, leaders=leaders, on_tile=on_tile)
        self.state, self.events = engine.advance(self.game, self.state)
        self._go_on()

    def _go_on(self) -> None:
        check(self.game, self.state)
        for seat in engine.waiting(self.state):
            if isinstance(engine.choice_of(self.state, seat), Confirm):
                self._answer(DONE, seat)
                return

    def _answer(self, action: Action, seat: int) -> None:
        self.state, events = engine.apply(self.game, self.state, seat, action)
        self.events += events
        self._go_on()

    def do(self, *actions: Action, seat: int = 0) -> Table:
        """Let a seat answer; every "Go on" is answered of itself. The events are those of all of it."""
        self.events = []
        for action in actions:
            self._answer(action, seat)
        return self

    def options(self, seat: int = 0) -> set[Action]:
        """Return what a seat may do now."""
        return set(engine.options(self.game, self.state, seat))

    def seat(self, seat: int = 0) -> SeatState:
        """Return what lies before a seat."""
        return self.state.seats[seat]

    @property
    def over(self) -> bool:
        """Whether the phase is done."""
        return engine.is_over(self.state)


def position(
    game: RaceGame,
    phase: str,
    *spots: Spot,
    deck: str = "",
    sets: str = "base",
    turn: int = 0,
    pool: int | None = None,
) -> State:
    """Return a position before a phase, or without one before the end of a round.

    ``deck`` are its first cards, the rest lies below.
    """
    spots = spots if len(spots) > 1 else (*spots, NOBODY)
    rest = Counter(game.catalog.deck(sets))
    for spot in spots:
        rest.subtract((*spot.tableau.split(), *spot.hand.split(), *spot.tucked.split()))
    rest.subtract(deck.split())
    assert min(rest.values()) >= 0, "a card is named too often"
    cards = game.catalog.cards
    left = sorted(
        rest.elements(), key=lambda card: (cards[card].start is not None, cards[card].is_world, card)
    )
    seats = []
    for number, spot in enumerate(spots):
        worlds = spot.goods.split()
        goods = bag_of((world, left.pop(0)) for world in worlds)
        more = [left.pop(0) for _ in range(spot.more)]
        tableau = tuple(spot.tableau.split())
        seats.append(
            SeatState(
                start=number,
                tableau=tableau,
                active=tableau,
                hand=bag_of((*spot.hand.split(), *more)),
                goods=goods,
                marks=bag_of(spot.marks.split()),
                chips=spot.chips,
                prestige=spot.prestige,
                prestige_card=game.catalog.has_prestige(sets),
                boosted=spot.boosted,
                tucked=bag_of(spot.tucked.split()),
            )
        )
    setup = Setup(seats=len(seats), deck=sets)
    if pool is None:
        pool = pool_of(game.catalog, setup) - sum(spot.chips for spot in spots)
    return State(
        setup=setup,
        seats=tuple(seats),
        order=tuple(range(len(seats))),
        lanes=((),) * len(seats),
        agenda=(RunPhase(phase, turn), EndPhase(phase)) if phase else (EndRound(),),
        round=1,
        rng=1,
        deck=(*deck.split(), *left),
        pool=pool,
        shown=True,
    )


class Move(NamedTuple):
    """One answer on the way through a game."""

    before: State
    seat: int
    options: tuple[Action, ...]
    action: Action
    events: list[Event]
    after: State


def playout(seed: int, setup: Setup, game: RaceGame | None = None) -> Iterator[Move]:
    """Play at random from the set-up to the end of the game."""
    game = game or race_game()
    chance = random.Random(seed)
    state, _ = game.new(setup, seed)
    for _ in range(20_000):
        if engine.is_over(state):
            return
        asked = engine.waiting(state)
        assert asked, "nobody is asked, and the game is not over"
        seat = chance.choice(asked)
        options = engine.options(game, state, seat)
        assert options, "no legal move"
        action = chance.choice(options)
        after, events = engine.apply(game, state, seat, action)
        yield Move(state, seat, options, action, events, after)
        state = after
