"""Looking at positions from outside: what lies where, and twins that differ only in a secret."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from rftg_desktop.kernel.events import Counted, Event, Moved
from rftg_desktop.kernel.ids import TABLE, Ref
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.dice import colour_of, is_virtual
from rftg_desktop.rules.roll.state import SeatState, State

Zones = Counter[tuple[Ref, int]]
"""How many dice of a colour (tiles: ``-1``) lie in a place; counters hold their number."""

_TILES = -1


def zones(state: State) -> Zones:
    """Count what lies in each place of the table."""
    found: Zones = Counter()
    for colour, count in enumerate(state.supply):
        found[at.supply(colour), colour] = count
    found[Ref(TABLE, at.POOL), _TILES] = state.pool
    found[Ref(TABLE, at.BAG), _TILES] = len(state.bag)
    found[Ref(TABLE, at.ABANDONED), _TILES] = len(state.abandoned)
    for seat, value in enumerate(state.seats):
        for die, zone, key in at.owned_dice(value):
            found[Ref(seat, zone, key), colour_of(die)] += 1
        for stack in (0, 1):
            found[Ref(seat, at.STACK, stack), _TILES] = len(value.stacks[stack])
        found[Ref(seat, at.LOOKING), _TILES] = len(value.looking)
        found.update((Ref(seat, at.TABLEAU, side), _TILES) for side in value.tableau)
        found[Ref(seat, at.CREDITS), _TILES] = value.credits
        found[Ref(seat, at.POINTS), _TILES] = value.points
    return _without_nothing(found)


def folded(before: Zones, events: Iterable[Event]) -> Zones:
    """Return what ``events`` make of a table."""
    found = Counter(before)
    for event in events:
        for change in event.changes():
            if isinstance(change, Counted):
                found[change.ref, _TILES] += change.amount
            elif isinstance(change, Moved):
                kind = colour_of(change.thing) if isinstance(change.thing, int) else _TILES
                for ref, amount in ((change.source, -1), (change.target, 1)):
                    if not _is_nowhere(change, ref):
                        found[ref, kind] += amount
    return _without_nothing(found)


def _is_nowhere(change: Moved, ref: Ref) -> bool:
    """Virtual workers come from a tile and vanish."""
    virtual = isinstance(change.thing, int) and is_virtual(change.thing)
    return virtual and ref.zone in (at.TABLEAU, at.SUPPLY)


def _without_nothing(found: Zones) -> Zones:
    return Counter({place: count for place, count in found.items() if count})


def totals(state: State) -> tuple[int, int, int]:
    """Return how many dice, tiles and chips there are in all."""
    dice, tiles, chips = sum(state.supply), len(state.bag) + len(state.abandoned), state.pool
    for value in state.seats:
        dice += sum(not is_virtual(die) for die, _, _ in at.owned_dice(value))
        tiles += len(value.looking) + len(value.stacks[0]) + len(value.stacks[1]) + len(value.tableau) - 3
        chips += value.points
    return dice, tiles, chips


# -- twins -----------------------------------------------------------------------------------------


def twin(state: State, viewer: int, chance: random.Random) -> State:
    """Return a position that differs only in what ``viewer`` must not know."""
    hidden = _Hidden(state, viewer, chance)
    seats = [
        value if seat == viewer else _other_secrets(state, value, hidden, chance)
        for seat, value in enumerate(state.seats)
    ]
    abandoned = tuple(sorted(hidden.take(len(state.abandoned))))
    bag = hidden.take(len(state.bag))
    return replace(state, seats=tuple(seats), bag=bag, abandoned=abandoned, rng=chance.getrandbits(64))


def seen_tops(state: State) -> int:
    """Return how many tiles of a stack everybody sees: none while starting tiles are chosen."""
    return 0 if state.round == 0 else 1


class _Hidden:
    """All tiles that the viewer does not see, mixed."""

    def __init__(self, state: State, viewer: int, chance: random.Random) -> None:
        self.tiles = [*state.bag, *state.abandoned]
        for seat, value in enumerate(state.seats):
            if seat != viewer:
                self.tiles += value.looking
                self.tiles += (tile for stack in value.stacks for tile in stack[seen_tops(state) :])
        chance.shuffle(self.tiles)

    def take(self, count: int) -> tuple[str, ...]:
        taken, self.tiles = self.tiles[:count], self.tiles[count:]
        return tuple(taken)


def _other_secrets(state: State, value: SeatState, hidden: _Hidden, chance: random.Random) -> SeatState:
    top = seen_tops(state)
    first, second = ((*stack[:top], *hidden.take(len(stack[top:]))) for stack in value.stacks)
    looking = tuple(sorted(hidden.take(len(value.looking))))
    value = replace(value, stacks=(first, second), looking=looking)
    return _assigned_otherwise(value, chance) if state.screens else value


def _assigned_otherwise(value: SeatState, chance: random.Random) -> SeatState:
    """Put the dice behind a screen elsewhere behind it."""
    dice = [*value.unassigned, *value.dictate, *(die for column in value.strip for die in column)]
    dice += [] if value.selector is None else [value.selector]
    if not dice:
        return value
    selector = dice.pop(chance.randrange(len(dice)))
    columns: list[list[int]] = [[] for _ in range(7)]
    for die in dice:
        chance.choice(columns).append(die)
    first, second, third, fourth, fifth, wild, parked = (tuple(sorted(column)) for column in columns)
    return replace(
        value,
        selector=selector,
        selected=chance.randrange(5),
        strip=(first, second, third, fourth, fifth),
        unassigned=wild,
        dictate=parked,
        round_notes=("dictated",),
    )
