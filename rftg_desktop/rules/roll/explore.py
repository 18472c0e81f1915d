"""Phase I, Explore: Scout, Stock, abandon, and a bag that runs short."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.game import ChoiceRule, ChoiceTable, LaneTable
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.multiset import without_one
from rftg_desktop.kernel.steps import Wait
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll import tile_events as tev
from rftg_desktop.rules.roll.dice import EXPLORE, Die
from rftg_desktop.rules.roll.powers.base import Owner
from rftg_desktop.rules.roll.powers.exploring import MOVED_NOTE
from rftg_desktop.rules.roll.powers.income import note_scouting
from rftg_desktop.rules.roll.powers.lookup import fire, powers_of
from rftg_desktop.rules.roll.state import SeatState, State
from rftg_desktop.rules.roll.workers import add_virtual_workers

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.game import RollGame
    from rftg_desktop.rules.roll.verbs import RollDraft

ABANDONED_NOTE = "abandoned"
_FEWEST_TO_ABANDON = 3
"""Who has at least so many construction tiles must abandon one when the bag is short (rulebook)."""


def begin_explore(draft: RollDraft, seat: Seat, phase: int) -> None:
    """Begin a seat's Explore phase: with explorers, or with a power that needs none."""
    add_virtual_workers(draft, seat, phase)
    value = draft.seat(seat)
    if value.strip[EXPLORE] or powers_of(draft.game.catalog, value.tableau, "offers", "explore"):
        draft.push(seat, steps.Explore())


def explore_options(game: RollGame, state: State, seat: Seat, _choice: steps.Explore) -> list[Action]:
    """List the tasks of each kind of explorer, the tiles to abandon, and what powers offer."""
    value = state.seats[seat]
    explorers = value.strip[EXPLORE]
    found: list[Action] = []
    if explorers:
        found += act.explorations(explorers, ABANDONED_NOTE not in value.phase_notes)
        found += act.abandonings(len(value.stacks[0]), len(value.stacks[1]))
    for tile, power in powers_of(game.catalog, value.tableau, "offers", "explore"):
        found += power.offers(game, state, Owner(seat, tile))
    if not explorers:
        found.append(DONE)
    return found


def take_explore(draft: RollDraft, seat: Seat, _choice: steps.Explore, action: Action) -> None:
    """Carry out a task; the choice comes back until no explorer is left."""
    match action:
        case act.Scout(die):
            _scout(draft, seat, die)
        case act.Stock(die):
            _stock(draft, seat, die)
        case act.Abandon(stack, place):
            _abandon(draft, seat, stack, place, into_bag=False)
            draft.note_phase(seat, ABANDONED_NOTE)
        case act.MoveTile():
            for tile, power in powers_of(draft.game.catalog, draft.seat(seat).tableau, "offers", "explore"):
                if tile == action.tile:
                    power.take(draft, Owner(seat, tile), action)
        case _:
            draft.pop(seat)


def _forget(draft: RollDraft, seat: Seat, note: str) -> int:
    """Wipe a note of the phase; return how often it stood there."""
    notes = draft.seat(seat).phase_notes
    times = notes.count(note)
    if times:
        draft.change(seat, phase_notes=tuple(other for other in notes if other != note))
    return times


def _scout(draft: RollDraft, seat: Seat, die: Die) -> None:
    """Draw one tile more than were abandoned for this task."""
    count = 1 + _forget(draft, seat, ABANDONED_NOTE)
    _forget(draft, seat, MOVED_NOTE)
    draft.retire(seat, die, at.COLUMN, EXPLORE)
    event = tev.Scouted(seat, die, count)
    draft.emit(event)
    note_scouting(draft, seat, event)
    _draw(draft, seat, count, scouted=True)


def _stock(draft: RollDraft, seat: Seat, die: Die) -> None:
    """Gain credits: the usual ones, or more by a power."""
    _forget(draft, seat, MOVED_NOTE)
    amount, by = draft.game.catalog.constants.stock_credits, ""
    for tile, power in powers_of(draft.game.catalog, draft.seat(seat).tableau, "stock_value", "explore"):
        value = power.stock_value(die)
        if value is not None and value > amount:
            amount, by = value, tile
    draft.retire(seat, die, at.COLUMN, EXPLORE)
    event = tev.Stocked(seat, die, amount, by)
    draft.emit(event)
    draft.gain_credits(seat, amount, "stock", by)
    fire(draft, event, seat, "explore")


def _abandon(draft: RollDraft, seat: Seat, stack: int, place: int, *, into_bag: bool) -> None:
    tiles = draft.seat(seat).stacks[stack]
    tile, rest = tiles[place], tiles[:place] + tiles[place + 1 :]
    draft.set_stack(seat, stack, rest, tev.TileAbandoned(seat, tile, stack, place, into_bag))
    state = draft.state
    if into_bag:
        draft.change_table(bag=(*state.bag, tile))
    else:
        draft.change_table(abandoned=tuple(sorted((*state.abandoned, tile))))


# -- drawing, and the three steps when the bag runs short --------------------------------------------


def _draw(draft: RollDraft, seat: Seat, count: int, *, scouted: bool) -> None:
    """Draw tiles: from the bag; then with the abandoned ones mixed in; then others must give some."""
    missing = draft.draw_tiles(seat, count)
    if missing and draft.state.abandoned:
        draft.refill_bag()
        missing = draft.draw_tiles(seat, missing)
    if missing:
        draft.push(seat, steps.FillBag(missing, scouted))
    if draft.seat(seat).looking:
        draft.push(seat, steps.Keep(scouted))


def draw_tiles(draft: RollDraft, seat: Seat, task: steps.DrawTiles) -> None:
    """Draw the tiles of a power, or the rest of a Scout."""
    _draw(draft, seat, task.count, scouted=task.scouted)


def fill_bag(draft: RollDraft, seat: Seat, task: steps.FillBag) -> None:
    """Let every seat with three construction tiles abandon one into the bag, then go on drawing.

    The tiles drawn so far lie in the stacks by now. Where nobody has three, the task ends short.
    """
    givers = [other for other in draft.state.order if _tile_count(draft.seat(other)) >= _FEWEST_TO_ABANDON]
    if not givers:
        return
    draft.push(seat, Wait(), steps.ShuffleBag(), steps.DrawTiles(min(task.count, len(givers)), task.scouted))
    for giver in givers:
        draft.push(giver, steps.AbandonOne())


def shuffle_bag(draft: RollDraft, _seat: Seat, _task: steps.ShuffleBag) -> None:
    """Mix the bag, so that nobody knows the order of the tiles given."""
    draft.shuffle_bag()


def _tile_count(value: SeatState) -> int:
    return len(value.stacks[0]) + len(value.stacks[1])


def abandon_one_options(_game: Any, state: State, seat: Seat, _choice: steps.AbandonOne) -> list[Action]:
    """List the own construction tiles."""
    stacks = state.seats[seat].stacks
    return list(act.abandonings(len(stacks[0]), len(stacks[1])))


def take_abandon_one(draft: RollDraft, seat: Seat, _choice: steps.AbandonOne, action: act.Abandon) -> None:
    """Put the tile into the bag."""
    draft.pop(seat)
    _abandon(draft, seat, action.stack, action.place, into_bag=True)


# -- keeping -------------------------------------------------------------------------------------------


def keep_options(game: RollGame, state: State, seat: Seat, choice: steps.Keep) -> list[Action]:
    """List the stacks for each drawn tile: underneath, or on top where a power allows it."""
    value = state.seats[seat]
    may = choice.scouted and bool(powers_of(game.catalog, value.tableau, "scout_on_top", "explore"))
    on_top = (may and bool(value.stacks[0]), may and bool(value.stacks[1]))
    return [answer for tile in value.looking for answer in act.keepings(tile, on_top)]


def take_keep(draft: RollDraft, seat: Seat, _choice: steps.Keep, action: act.Keep) -> None:
    """Put a drawn tile into its stack; the last one ends the choice."""
    value = draft.seat(seat)
    looking = without_one(value.looking, action.tile)
    tiles = value.stacks[action.stack]
    tiles = (action.tile, *tiles) if action.top else (*tiles, action.tile)
    kept = tev.TileKept(seat, action.tile, action.stack, action.top)
    draft.set_stack(seat, action.stack, tiles, kept, looking=looking)
    if not looking:
        draft.pop(seat)


def why_not_explore(_game: Any, state: State, seat: Seat, _choice: steps.Explore, action: Action) -> str:
    """Explain a refusal."""
    value = state.seats[seat]
    if isinstance(action, act.Stock) and ABANDONED_NOTE in value.phase_notes:
        return "After abandoning tiles the next explorer must Scout."
    if value.strip[EXPLORE] and action == DONE:
        return "Every explorer must be used: Scout or Stock."
    return "Explorers Scout at the bag or Stock at the credits."


LANE: LaneTable = {
    steps.DrawTiles: draw_tiles,
    steps.FillBag: fill_bag,
    steps.ShuffleBag: shuffle_bag,
}

CHOICES: ChoiceTable = {
    steps.Explore: ChoiceRule(explore_options, take_explore, why_not_explore),
    steps.Keep: ChoiceRule(keep_options, take_keep),
    steps.AbandonOne: ChoiceRule(abandon_one_options, take_abandon_one),
}
