"""What can be counted of a seat: every ``per``, ``condition``, rank and bonus uses these words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll.catalog import Side
from rftg_desktop.rules.roll.dice import COLOURS, MILITARY, colour_of, is_virtual
from rftg_desktop.rules.roll.places import owned_dice
from rftg_desktop.rules.roll.state import SeatState


class Filter:
    """Which things to count: worlds or dice of certain colours; empty means any."""

    __slots__ = ("dice", "good_dice", "worlds")

    def __init__(
        self, worlds: Sequence[str] = (), dice: Sequence[str] = (), good_dice: Sequence[str] = ()
    ) -> None:
        self.worlds = frozenset(worlds)
        self.dice = frozenset(dice)
        self.good_dice = frozenset(good_dice)


NO_FILTER = Filter()

Measure = Callable[[Any, SeatState, Filter], int]


def sides_of(game: Any, seat: SeatState) -> list[Side]:
    """Return the sides in a tableau, in the order of placing."""
    sides = game.catalog.sides
    return [sides[side] for side in seat.tableau]


def _worlds(game: Any, seat: SeatState, only: Filter) -> list[Side]:
    return [s for s in sides_of(game, seat) if s.is_world and (not only.worlds or s.colour in only.worlds)]


def _developments(game: Any, seat: SeatState) -> list[Side]:
    return [s for s in sides_of(game, seat) if not s.is_world]


def count_worlds(game: Any, seat: SeatState, only: Filter) -> int:
    """Worlds in the tableau, of the filter's colours."""
    return len(_worlds(game, seat, only))


def count_developments(game: Any, seat: SeatState, _only: Filter) -> int:
    """Developments in the tableau; a faction's half counts as one."""
    return len(_developments(game, seat))


def developments_without_reassign(game: Any, seat: SeatState, _only: Filter) -> int:
    """Developments that carry no Reassign power."""
    return sum(not side.reassigns for side in _developments(game, seat))


def cost_of_worlds(game: Any, seat: SeatState, only: Filter) -> int:
    """Sum of the printed costs of worlds, of the filter's colours."""
    return sum(side.cost for side in _worlds(game, seat, only))


def cost_of_developments(game: Any, seat: SeatState, _only: Filter) -> int:
    """Sum of the printed costs of developments."""
    return sum(side.cost for side in _developments(game, seat))


def cost_of_reassign_developments(game: Any, seat: SeatState, _only: Filter) -> int:
    """Sum of the printed costs of developments with a Reassign power."""
    return sum(side.cost for side in _developments(game, seat) if side.reassigns)


def count_goods(game: Any, seat: SeatState, only: Filter) -> int:
    """Goods on worlds: of worlds of certain colours, or dice of certain colours."""
    sides = game.catalog.sides
    return sum(
        (not only.worlds or sides[world].colour in only.worlds)
        and (not only.good_dice or COLOURS[colour_of(die)] in only.good_dice)
        for world, die in seat.goods
    )


def citizenry_dice(_game: Any, seat: SeatState, only: Filter) -> int:
    """Dice in the Citizenry, of the filter's colours."""
    return sum(not only.dice or COLOURS[colour_of(die)] in only.dice for die in seat.citizenry)


def military_dice(_game: Any, seat: SeatState, _only: Filter) -> int:
    """Military dice owned, wherever they lie."""
    return sum(colour_of(die) == MILITARY and not is_virtual(die) for die, _, _ in owned_dice(seat))


def die_colours(_game: Any, seat: SeatState, _only: Filter) -> int:
    """Different colours among the dice owned, wherever they lie (0 to 7)."""
    return len({colour_of(die) for die, _, _ in owned_dice(seat) if not is_virtual(die)})


def vp_chips_triangular(_game: Any, seat: SeatState, _only: Filter) -> int:
    """The largest n whose triangle 1 + 2 + ... + n the VP in chips reach; the series has no end."""
    reached = 0
    while (reached + 1) * (reached + 2) // 2 <= seat.points:
        reached += 1
    return reached


MEASURES: dict[str, Measure] = {
    "worlds": count_worlds,
    "developments": count_developments,
    "developments_without_reassign": developments_without_reassign,
    "cost_of_worlds": cost_of_worlds,
    "cost_of_developments": cost_of_developments,
    "cost_of_reassign_developments": cost_of_reassign_developments,
    "goods": count_goods,
    "citizenry_dice": citizenry_dice,
    "military_dice": military_dice,
    "die_colours": die_colours,
    "vp_chips_triangular": vp_chips_triangular,
}


def sole_most(game: Any, state: Any, seat: Seat, metric: str, only: Filter = NO_FILTER) -> bool:
    """Tell whether ``seat`` has strictly more of ``metric`` than every rival."""
    return rank(game, state, seat, metric, only) == 1


def rank(game: Any, state: Any, seat: Seat, metric: str, only: Filter = NO_FILTER) -> int:
    """Return 1 for a sole leader, 2 for a tie in the lead, 3 otherwise."""
    measure = MEASURES[metric]
    counts = [measure(game, value, only) for value in state.seats]
    own, best = counts[seat], max(counts)
    if own < best:
        return 3
    return 1 if counts.count(best) == 1 else 2


def highest_cost_world(game: Any, state: Any, seat: Seat) -> bool:
    """Tell whether the dearest world of all lies here and no rival has one as dear."""
    dearest = [max((s.cost for s in _worlds(game, v, NO_FILTER)), default=-1) for v in state.seats]
    return dearest[seat] >= 0 and dearest[seat] == max(dearest) and dearest.count(dearest[seat]) == 1
