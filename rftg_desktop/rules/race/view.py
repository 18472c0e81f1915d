"""What one seat, or the shared table, may know of a position.

Secret are: hands, cards looked at in Explore, tucked cards, the deck, the discard pile, what a good is
made of, the actions chosen and the cards laid ready until they are turned up, and chance. Every field is
put into the view on purpose; a state passed as a view is a type error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rftg_desktop.kernel.engine import is_over
from rftg_desktop.kernel.ids import Hidden, Seat
from rftg_desktop.rules.race.demands import Demand, Sale, demands_of, sales_of
from rftg_desktop.rules.race.robot.state import ROBOT, RobotDie, RobotState
from rftg_desktop.rules.race.rounds import hand_limit
from rftg_desktop.rules.race.scoring import Score, score_of
from rftg_desktop.rules.race.setup import deals_one
from rftg_desktop.rules.race.state import Cards, SeatState, Setup, State
from rftg_desktop.rules.race.sums import Parts, military, military_by_card

if TYPE_CHECKING:
    from rftg_desktop.rules.race.game import RaceGame


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before a seat.

    ``start`` is ``None`` and the tableau empty while its start world is chosen in secret. ``asleep``
    are the cards of the tableau without power in this phase. ``goods`` are the worlds with a good.
    ``placing`` is empty for others: that a card was laid ready is as secret as the card.
    ``military`` counts against everything, ``by_card`` tells where it comes from; ``strength`` is
    temporary. ``demands`` and ``sales`` are the sums of what the seat itself is asked.
    """

    seat: Seat
    start: int | None
    offered: Cards
    hand: Cards | Hidden
    hand_limit: int
    seen: Cards | Hidden
    placing: str
    tableau: Cards
    asleep: Cards
    goods: tuple[str, ...]
    chips: int
    prestige: int
    marks: tuple[str, ...] | Hidden
    military: int
    by_card: Parts
    strength: int
    demands: tuple[Demand, ...]
    sales: tuple[Sale, ...]
    used: tuple[str, ...]
    score: Score | None
    tucked: Cards | Hidden = ()
    prestige_card: bool = False
    boosted: str = ""


class RobotView(msgspec.Struct, frozen=True, kw_only=True):
    """The robot's side of the table: all of it is open but the cards of its stack."""

    start: str
    stack: Hidden
    tableau: Cards
    credit: int
    economy: int
    counters: int
    placed: int
    chips: int
    prestige: int
    equals: str
    tile: bool
    dice: tuple[RobotDie, ...]
    score: Score


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as ``viewer`` sees it; a viewer of ``None`` is the shared table.

    ``leaders`` have most prestige, ``on_tile`` is what lies on the leader's tile. ``over``: the game is.
    """

    viewer: Seat | None
    setup: Setup
    seats: tuple[SeatView, ...]
    order: tuple[Seat, ...]
    round: int
    shown: bool
    phases: tuple[str, ...]
    phase: str
    turn: int
    deck: Hidden
    discard: Hidden
    pool: int
    leaders: tuple[Seat, ...] = ()
    on_tile: int = 0
    robot: RobotView | None = None
    over: bool = False


def observe(game: RaceGame, state: State, viewer: Seat | None) -> View:
    """Return what ``viewer`` may know of ``state``."""
    return View(
        viewer=viewer,
        setup=state.setup,
        seats=tuple(_seat_view(game, state, seat, seat == viewer) for seat in range(len(state.seats))),
        order=state.order if state.round else tuple(range(len(state.seats))),
        round=state.round,
        shown=state.shown,
        phases=state.phases,
        phase=state.phase,
        turn=state.turn,
        deck=Hidden(len(state.deck)),
        discard=Hidden(len(state.discard) + len(state.salvage)),
        pool=state.pool,
        leaders=state.leaders,
        on_tile=state.on_tile,
        robot=None if state.robot is None else _robot_view(game, state, state.robot),
        over=is_over(state),
    )


def _robot_view(game: RaceGame, state: State, robot: RobotState) -> RobotView:
    return RobotView(
        start=robot.start,
        stack=Hidden(len(robot.stack)),
        tableau=robot.tableau,
        credit=robot.credit,
        economy=robot.economy,
        counters=robot.counters,
        placed=robot.placed,
        chips=robot.chips,
        prestige=robot.prestige,
        equals=robot.equals,
        tile=robot.tile,
        dice=robot.dice,
        score=score_of(game, state, ROBOT),
    )


def _seat_view(game: RaceGame, state: State, seat: Seat, own: bool) -> SeatView:
    value = state.seats[seat]
    known = own or not _chooses_start(game, state)
    return SeatView(
        seat=seat,
        start=value.start if known and value.tableau else None,
        offered=value.offered if own else (),
        hand=value.hand if own else _others_hand(game, value, known),
        hand_limit=hand_limit(game, state, seat) if known else game.catalog.constants.hand_limit,
        # Cards flipped for a bet in Consume, or by a search before the phases, lie open.
        seen=value.seen if own or state.phase != "explore" else Hidden(len(value.seen)),
        placing=value.placing if own else "",
        tableau=value.tableau if known else (),
        asleep=tuple(card for card in value.tableau if card not in value.active) if known else (),
        goods=tuple(world for world, _ in value.goods),
        chips=value.chips,
        prestige=value.prestige,
        marks=value.marks if own or state.shown else Hidden(state.setup.actions),
        military=military(game, state, seat) if known else 0,
        by_card=military_by_card(game, state, seat) if known else (),
        strength=value.strength,
        demands=demands_of(game, state, seat) if own else (),
        sales=sales_of(game, state, seat) if own else (),
        used=value.phase_notes,
        score=score_of(game, state, seat) if known else None,
        tucked=value.tucked if own else Hidden(len(value.tucked) if known else 0),
        prestige_card=value.prestige_card,
        boosted=value.boosted if own or state.shown else "",
    )


def _others_hand(game: RaceGame, value: SeatState, known: bool) -> Hidden:
    """Return how many cards others hold: before the first round it would tell their start world."""
    return Hidden(len(value.hand) + bool(value.placing) if known else game.catalog.constants.start_cards)


def _chooses_start(game: RaceGame, state: State) -> bool:
    """Tell whether start worlds are still chosen in secret."""
    dealt = deals_one(game.catalog, state.setup)
    return not (state.round or dealt or state.setup.starts)
