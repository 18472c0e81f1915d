"""What one seat, or the shared table, may know of a position (rulebook, Etiquette).

Secret are: everything behind a standing screen (others see one number of dice, which assigning does
not change), tiles below the top of a stack, drawn and abandoned tiles, the bag, and chance. Every
field is put into the view on purpose; a state passed as a view is a type error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rftg_desktop.kernel.ids import Hidden, Seat
from rftg_desktop.rules.roll.build import need_of, savings
from rftg_desktop.rules.roll.dice import Die
from rftg_desktop.rules.roll.produce import capacity
from rftg_desktop.rules.roll.scoring import Score, score_of
from rftg_desktop.rules.roll.state import NO_DICE, Dice, SeatState, Setup, State

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.game import RollGame


class StackView(msgspec.Struct, frozen=True, kw_only=True):
    """A construction stack, top tile first; ``None`` is a tile face down to the viewer.

    ``need`` is how many workers the top tile needs now in all, ``savings`` which tiles took how many
    off; both empty for an empty or unseen stack.
    """

    tiles: tuple[str | None, ...]
    dice: Dice
    need: int | None = None
    savings: tuple[tuple[str, int], ...] = ()


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before a seat. ``screened`` counts the dice behind its screen, else ``None``."""

    seat: Seat
    faction: int
    cup: Dice
    citizenry: Dice
    screened: Hidden | None
    unassigned: Dice
    strip: tuple[Dice, ...]
    selector: Die | None
    selected: int | None
    dictate: Dice
    looking: tuple[str | None, ...]
    stacks: tuple[StackView, StackView]
    spent: Dice
    tableau: tuple[str, ...]
    goods: tuple[tuple[str, Die], ...]
    capacity: int
    credits: int
    points: int
    score: Score
    used: tuple[str, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as ``viewer`` sees it; a viewer of ``None`` is the shared table."""

    viewer: Seat | None
    setup: Setup
    seats: tuple[SeatView, ...]
    order: tuple[Seat, ...]
    round: int
    phases: tuple[int, ...]
    phase: int | None
    screens: bool
    bag: Hidden
    abandoned: Hidden
    supply: tuple[int, ...]
    pool: int


def observe(game: RollGame, state: State, viewer: Seat | None) -> View:
    """Return what ``viewer`` may know of ``state``."""
    return View(
        viewer=viewer,
        setup=state.setup,
        seats=tuple(_seat_view(game, state, seat, seat == viewer) for seat in range(len(state.seats))),
        order=state.order,
        round=state.round,
        phases=state.phases,
        phase=state.phase,
        screens=state.screens,
        bag=Hidden(len(state.bag)),
        abandoned=Hidden(len(state.abandoned)),
        supply=state.supply,
        pool=state.pool,
    )


def _seat_view(game: RollGame, state: State, seat: Seat, own: bool) -> SeatView:
    value = state.seats[seat]
    behind = state.screens and not own
    return SeatView(
        seat=seat,
        faction=value.faction,
        cup=value.cup,
        citizenry=value.citizenry,
        screened=Hidden(_workers(value)) if behind else None,
        unassigned=NO_DICE if behind else value.unassigned,
        strip=(NO_DICE,) * len(value.strip) if behind else value.strip,
        selector=None if behind else value.selector,
        selected=None if behind else value.selected,
        dictate=NO_DICE if behind else value.dictate,
        looking=value.looking if own else (None,) * len(value.looking),
        stacks=(_stack(game, state, seat, 0, own), _stack(game, state, seat, 1, own)),
        spent=value.spent,
        tableau=value.tableau,
        goods=value.goods,
        capacity=capacity(game, value),
        credits=value.credits,
        points=value.points,
        score=score_of(game, state, seat),
        used=() if behind else value.round_notes,
    )


def _workers(value: SeatState) -> int:
    """Count the dice behind a screen: the same however they are assigned."""
    parked = len(value.unassigned) + len(value.dictate) + (value.selector is not None)
    return parked + sum(map(len, value.strip))


def _stack(game: RollGame, state: State, seat: Seat, stack: int, own: bool) -> StackView:
    value = state.seats[seat]
    tiles, dice = value.stacks[stack], value.stack_dice[stack]
    choosing_start = state.round == 0
    if not tiles:
        return StackView(tiles=(), dice=dice)
    if choosing_start and not own:
        return StackView(tiles=(), dice=dice)
    shown = tiles if own else (tiles[0], *(None,) * (len(tiles) - 1))
    return StackView(
        tiles=shown,
        dice=dice,
        need=need_of(game, state, seat, stack),
        savings=tuple((tile, off) for tile, _, off in savings(game, state, seat, stack)),
    )
