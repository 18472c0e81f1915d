"""What must hold in every position: nothing gets lost, nothing appears."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.rules.roll.dice import COLOURS, KINDS, colour_of, is_virtual, plain
from rftg_desktop.rules.roll.places import owned_dice
from rftg_desktop.rules.roll.state import State

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.game import RollGame

PLAIN = frozenset(map(plain, range(len(COLOURS))))


def check(game: RollGame, state: State) -> None:
    """Check dice, tiles, chips and credits.

    Raises:
        BrokenInvariant: something is missing or there twice; the message says what.
    """
    _check_dice(state)
    _check_tiles(game, state)
    numbers = game.catalog.constants
    chips = state.pool + sum(seat.points for seat in state.seats)
    if chips != numbers.vp_pool_per_player * len(state.seats):
        raise BrokenInvariant(f"{chips} VP in pool and hands")
    for number, seat in enumerate(state.seats):
        if not 0 <= seat.credits <= numbers.max_credits:
            raise BrokenInvariant(f"seat {number} has ${seat.credits}")
        if not set(dict(seat.goods)) <= set(seat.tableau):
            raise BrokenInvariant(f"seat {number} has a good on a world it does not own")


def _check_dice(state: State) -> None:
    counted = Counter(dict(enumerate(state.supply)))
    for seat in state.seats:
        for die, zone, _ in owned_dice(seat):
            if die not in PLAIN and not is_virtual(die):
                raise BrokenInvariant(f"a die that does not exist lies in {zone}")
            if is_virtual(die) and zone not in ("column",):
                raise BrokenInvariant(f"a virtual worker lies in {zone}")
            counted[colour_of(die)] += not is_virtual(die)
    for colour, kind in enumerate(KINDS):
        if counted[colour] != kind.count:
            raise BrokenInvariant(f"{counted[colour]} {COLOURS[colour]} dice in place of {kind.count}")


def _check_tiles(game: RollGame, state: State) -> None:
    """Count the game tiles, wherever they lie."""
    tiles = Counter(state.bag)
    tiles.update(state.abandoned)
    for seat in state.seats:
        tiles.update(seat.looking)
        for stack in seat.stacks:
            tiles.update(stack)
        tiles.update(side[:-2] for side in seat.tableau if not side.startswith(("faction-", "home-")))
    if tiles != Counter(game.catalog.tiles):
        odd = sorted((tiles - Counter(game.catalog.tiles)) + (Counter(game.catalog.tiles) - tiles))
        raise BrokenInvariant(f"lost or doubled tiles: {', '.join(odd)}")
