"""Set-up: start tiles, starting tiles, dice and credits (rulebook, Setup)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rftg_desktop.kernel.actions import DONE
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.rng import seeded, shuffled
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.actions import PlaceStart
from rftg_desktop.rules.roll.catalog import Catalog, Constants
from rftg_desktop.rules.roll.dice import COLOURS, HOME, KINDS, plain
from rftg_desktop.rules.roll.powers.building import GainDie
from rftg_desktop.rules.roll.powers.lookup import powers_of
from rftg_desktop.rules.roll.state import SeatState, Setup, State
from rftg_desktop.rules.roll.steps import BeginGame, ChooseStart
from rftg_desktop.rules.roll.tile_events import TileKept


def new_game(catalog: Catalog, setup: Setup, seed: int) -> State:
    """Return the position before anybody has decided anything.

    Raises:
        ValueError: the set-up asks for what the box does not hold; the message says what.
    """
    _check(catalog, setup)
    rng = seeded(seed)
    factions, rng = _start_tiles(catalog.factions, setup.factions, setup.seats, rng)
    homes, rng = _start_tiles(catalog.homes, setup.homes, setup.seats, rng)
    bag, rng = shuffled(rng, catalog.tiles)
    supply = [kind.count for kind in KINDS]
    seats = []
    for faction, home in zip(factions, homes, strict=True):
        seat = _start_seat(catalog, faction, home, supply)
        seats.append(_with_drawn(catalog, seat, bag[:2], setup.first_game))
        bag = bag[2:]
    return State(
        setup=setup,
        seats=tuple(seats),
        order=player_order(factions),
        lanes=tuple(() if setup.first_game else (ChooseStart(),) for _ in seats),
        agenda=(BeginGame(),),
        round=0,
        rng=rng,
        bag=bag,
        supply=tuple(supply),
        pool=catalog.constants.vp_pool_per_player * setup.seats,
        screens=True,
    )


def _check(catalog: Catalog, setup: Setup) -> None:
    numbers: Constants = catalog.constants
    if not numbers.players_min <= setup.seats <= numbers.players_max:
        raise ValueError(
            f"Roll is for {numbers.players_min} to {numbers.players_max} players, not {setup.seats}"
        )
    for name, wanted, box in (
        ("faction", setup.factions, catalog.factions),
        ("home world", setup.homes, catalog.homes),
    ):
        if wanted and (len(wanted) != setup.seats or len(set(wanted)) != len(wanted)):
            raise ValueError(f"name one {name} for each seat, each another one")
        if set(wanted) - set(box):
            raise ValueError(f"there is no {name} number {min(set(wanted) - set(box))}")


def _start_tiles(
    box: tuple[int, ...], wanted: tuple[int, ...], seats: int, rng: int
) -> tuple[tuple[int, ...], int]:
    """Return one number for each seat: those wanted, otherwise at random."""
    mixed, rng = shuffled(rng, box)
    return wanted or mixed[:seats], rng


def player_order(factions: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return the seats clockwise from the lowest faction number (rulebook, Timing)."""
    first = factions.index(min(factions))
    return tuple((first + step) % len(factions) for step in range(len(factions)))


def _start_seat(catalog: Catalog, faction: int, home: int, supply: list[int]) -> SeatState:
    """Return a seat with its start tiles, and take its dice from the supply."""
    numbers = catalog.constants
    tableau = (f"faction-{faction}.l", f"faction-{faction}.r", f"home-{home}")
    money = numbers.start_credits
    for _, power in powers_of(catalog, tableau, "starting_credits"):
        money = power.starting_credits()
    seat = SeatState(faction=faction, tableau=tableau, credits=money)
    for _ in range(numbers.start_home_dice_cup):
        seat = _with_new_die(seat, HOME, at.CUP, "", supply)
    for _ in range(numbers.start_home_dice_citizenry):
        seat = _with_new_die(seat, HOME, at.CITIZENRY, "", supply)
    for side, power in powers_of(catalog, tableau, "on_placing"):
        if isinstance(power, GainDie):
            key = side if power.to == at.GOOD else ""
            for _ in range(power.count):
                seat = _with_new_die(seat, COLOURS.index(power.die), power.to, key, supply)
    return seat


def _with_new_die(seat: SeatState, colour: int, zone: str, key: str, supply: list[int]) -> SeatState:
    supply[colour] -= 1
    return at.with_die(seat, plain(colour), zone, key)


def _with_drawn(catalog: Catalog, seat: SeatState, drawn: tuple[str, ...], first_game: bool) -> SeatState:
    if not first_game:
        return replace(seat, looking=tuple(sorted(drawn)))
    development, world = cheapest_sides(catalog, drawn)
    return replace(seat, stacks=((development,), (world,)))


def cheapest_sides(catalog: Catalog, drawn: tuple[str, ...]) -> tuple[str, str]:
    """Return which of two tiles goes up as development and which as world in a first game.

    The lowest-cost development and the lowest-cost world may be the two sides of one tile. Then the
    arrangement with the smaller sum counts, and of equal ones the cheaper development (docs/rulings.md).
    """
    pairs = (drawn, drawn[::-1])

    def costs(pair: tuple[str, ...]) -> tuple[int, int]:
        development, world = catalog.of_stack(pair[0], 0).cost, catalog.of_stack(pair[1], 1).cost
        return development + world, development

    best = min(pairs, key=costs)
    return best[0], best[1]


def start_options(_game: Any, state: State, seat: Seat, _choice: ChooseStart) -> list[Any]:
    """List the stacks that are still empty for each tile; ``Done`` once both tiles lie."""
    value = state.seats[seat]
    if not value.looking:
        return [DONE]
    return [PlaceStart(tile, stack) for tile in value.looking for stack in (0, 1) if not value.stacks[stack]]


def take_start(draft: Any, seat: Seat, _choice: ChooseStart, action: Any) -> None:
    """Put the tile into its stack."""
    if not isinstance(action, PlaceStart):
        draft.pop(seat)
        return
    looking = tuple(tile for tile in draft.seat(seat).looking if tile != action.tile)
    draft.change(seat, looking=looking)
    event = TileKept(seat, action.tile, action.stack, False)
    draft.set_stack(seat, action.stack, (action.tile,), event)
