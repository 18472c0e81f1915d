"""The verbs of Roll: every change of the state, each with its event.

Rules say *what* happens by calling a verb; that the table picture, the log and the state then agree
is settled here, once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from rftg_desktop.kernel.draft import Draft
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.multiset import bag_of, with_one
from rftg_desktop.kernel.rng import shuffled
from rftg_desktop.rules.roll import events as ev
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll import tile_events as tev
from rftg_desktop.rules.roll.catalog import side_in_stack
from rftg_desktop.rules.roll.dice import Die, colour_of, is_virtual, plain
from rftg_desktop.rules.roll.state import NO_DICE, Dice, SeatState, State

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.game import RollGame


class RollDraft(Draft[State]):
    """A position of Roll being changed."""

    __slots__ = ()

    game: RollGame
    state: State

    # -- the seat and the table as values ----------------------------------------------------------

    def seat(self, seat: Seat) -> SeatState:
        """Return what lies before ``seat`` now."""
        return self.state.seats[seat]

    def put(self, seat: Seat, value: SeatState, **table: Any) -> None:
        """Replace what lies before ``seat`` (and fields of the table with it)."""
        seats = self.state.seats
        self.state = replace(self.state, seats=(*seats[:seat], value, *seats[seat + 1 :]), **table)

    def change(self, seat: Seat, **fields: Any) -> None:
        """Change fields of ``seat``."""
        seats = self.state.seats
        value = replace(seats[seat], **fields)
        self.state = replace(self.state, seats=(*seats[:seat], value, *seats[seat + 1 :]))

    def change_table(self, **fields: Any) -> None:
        """Change fields of the table."""
        self.state = replace(self.state, **fields)

    # -- dice --------------------------------------------------------------------------------------

    def move(self, seat: Seat, die: Die, source: tuple[str, at.Key], target: tuple[str, at.Key]) -> None:
        """Move a die between two places of ``seat``; the caller emits what it means."""
        value = at.without_die(self.state.seats[seat], die, *source)
        self.put(seat, at.with_die(value, die, *target))

    def assign(self, seat: Seat, die: Die, source: int, target: int, event: Event) -> None:
        """Move a die between columns (``-1``: the unassigned ones)."""
        self.move(seat, die, _column(source), _column(target))
        self.emit(event)

    def select(self, seat: Seat, die: Die, source: int, phase: int) -> None:
        """Put a worker on the strip."""
        self.move(seat, die, _column(source), (at.SELECT, phase))
        self.emit(ev.PhaseSelected(seat, die, source, phase))

    def park(self, seat: Seat, die: Die, source: int) -> None:
        """Put a worker into the Dictate area."""
        self.move(seat, die, _column(source), (at.DICTATE, ""))
        self.emit(ev.WorkerParked(seat, die, source))

    def join_selector(self, seat: Seat) -> None:
        """Put the selecting worker into the column of its phase."""
        value = self.seat(seat)
        die, phase = value.selector, value.selected
        if die is not None and phase is not None:
            self.move(seat, die, (at.SELECT, phase), (at.COLUMN, phase))
            self.emit(ev.SelectorJoined(seat, die, phase))

    def return_to_cup(self, seat: Seat, zone: str, key: at.Key = "") -> None:
        """Send all dice of a place back to the cup; virtual ones vanish."""
        value = self.state.seats[seat]
        dice = at.dice_at(value, zone, key)
        if not dice:
            return
        back = [plain(colour_of(die)) for die in dice if not is_virtual(die)]
        value = at.emptied(value, zone, key)
        self.put(seat, replace(value, cup=bag_of((*value.cup, *back))))
        self.emit(ev.WorkersReturned(seat, dice, zone, key))

    def retire(self, seat: Seat, die: Die, zone: str, key: at.Key) -> None:
        """Take a die that has done its task off its place: to the Citizenry, or away if virtual.

        The caller emits the task's own event, which says where the die went.
        """
        value = at.without_die(self.seat(seat), die, zone, key)
        if not is_virtual(die):
            value = at.with_die(value, plain(colour_of(die)), at.CITIZENRY)
        self.put(seat, value)

    def add_workers(self, seat: Seat, phase: int, dice: Dice, tile: str) -> None:
        """Let virtual workers join a phase."""
        value = self.seat(seat)
        for die in dice:
            value = at.with_die(value, die, at.COLUMN, phase)
        self.put(seat, value)
        self.emit(ev.WorkersAdded(seat, phase, dice, tile))

    def gain_die(self, seat: Seat, colour: int, zone: str, key: str, tile: str) -> None:
        """Bring a die from the supply; nothing happens but a note when the supply has none."""
        supply = self.state.supply
        if not supply[colour]:
            self.emit(ev.DieShort(seat, colour, tile))
            return
        supply = (*supply[:colour], supply[colour] - 1, *supply[colour + 1 :])
        self.put(seat, at.with_die(self.seat(seat), plain(colour), zone, key), supply=supply)
        self.emit(ev.DieGained(seat, plain(colour), zone, key, tile))

    def remove_die(self, seat: Seat, die: Die, zone: str, key: at.Key) -> None:
        """Return a die to the supply."""
        colour, supply = colour_of(die), self.state.supply
        supply = (*supply[:colour], supply[colour] + 1, *supply[colour + 1 :])
        self.put(seat, at.without_die(self.seat(seat), die, zone, key), supply=supply)
        self.emit(ev.DieRemoved(seat, die, zone, key))

    def recall(self, seat: Seat, die: Die, zone: str, key: at.Key) -> None:
        """Take a die back into the cup."""
        self.move(seat, die, (zone, key), (at.CUP, ""))
        self.emit(ev.Recalled(seat, die, zone, key))

    def recruit(self, seat: Seat, dice: Dice, price: int) -> None:
        """Pay ``price`` for each of ``dice`` and bring them into the cup."""
        value, cost = self.seat(seat), len(dice) * price
        for die in dice:
            value = at.with_die(at.without_die(value, die, at.CITIZENRY), die, at.CUP)
        self.put(seat, replace(value, credits=value.credits - cost))
        self.emit(ev.Recruited(seat, dice, cost))

    # -- building ----------------------------------------------------------------------------------

    def place_worker(self, seat: Seat, die: Die, phase: int, stack: int) -> None:
        """Put a developer or settler on the top tile."""
        self.move(seat, die, (at.COLUMN, phase), (at.SITE, stack))
        self.emit(tev.WorkerPlaced(seat, die, phase, stack))

    def spend_workers(self, seat: Seat, stack: int) -> None:
        """Count out all dice of a stack for its top tile."""
        value = self.seat(seat)
        dice, left = value.stack_dice[stack], list(value.stack_dice)
        left[stack] = NO_DICE
        self.change(seat, spent=dice, stack_dice=(left[0], left[1]))
        self.emit(tev.WorkersCounted(seat, stack, dice))

    def spare_worker(self, seat: Seat, die: Die, stack: int) -> None:
        """Let a die that was counted out stay on the stack."""
        self.move(seat, die, (at.SPENT, ""), (at.SITE, stack))
        self.emit(tev.WorkerSpared(seat, die, stack))

    def send_to_cup(self, seat: Seat, die: Die, tile: str) -> None:
        """Send a worker of the finished tile to the cup."""
        self.move(seat, die, (at.SPENT, ""), (at.CUP, ""))
        self.emit(tev.WorkerSentToCup(seat, die, tile))

    def retire_spent(self, seat: Seat, stack: int) -> None:
        """Send the other workers of the finished tile to the Citizenry."""
        dice = self.seat(seat).spent
        if dice:
            for die in dice:
                self.retire(seat, die, at.SPENT, "")
            self.emit(ev.WorkersRetired(seat, dice, stack))

    def place_tile(self, seat: Seat, stack: int) -> str:
        """Move the top tile of a stack to the tableau; return the id of its side."""
        value = self.seat(seat)
        tile, rest = value.stacks[stack][0], value.stacks[stack][1:]
        side = side_in_stack(tile, stack)
        stacks = (rest, value.stacks[1]) if stack == 0 else (value.stacks[0], rest)
        self.change(seat, stacks=stacks, tableau=(*value.tableau, side))
        self.emit(tev.TilePlaced(seat, side, stack))
        self.show_top(seat, stack)
        return side

    # -- construction tiles ------------------------------------------------------------------------

    def set_stack(self, seat: Seat, stack: int, tiles: tuple[str, ...], event: Event, **fields: Any) -> None:
        """Change a construction stack (and ``fields`` of the seat); show its top if that is another now."""
        value = self.state.seats[seat]
        before = value.stacks[stack][:1]
        stacks = (tiles, value.stacks[1]) if stack == 0 else (value.stacks[0], tiles)
        self.put(seat, replace(value, stacks=stacks, **fields))
        self.emit(event)
        if tiles[:1] != before and self.state.round:  # starting tiles stay secret until all have chosen
            self.show_top(seat, stack)

    def show_top(self, seat: Seat, stack: int) -> None:
        """Tell everybody what lies on top of a stack."""
        tiles = self.state.seats[seat].stacks[stack]
        self.emit(tev.TopShown(seat, stack, tiles[0] if tiles else None))

    def draw_tiles(self, seat: Seat, count: int) -> int:
        """Draw up to ``count`` tiles from the bag; return how many are missing."""
        bag, value = self.state.bag, self.seat(seat)
        drawn = bag[:count]
        if drawn:
            looking = tuple(sorted((*value.looking, *drawn)))
            self.put(seat, replace(value, looking=looking), bag=bag[count:])
            self.emit(tev.TilesDrawn(seat, drawn))
        return count - len(drawn)

    def refill_bag(self) -> None:
        """Put the abandoned tiles into the bag and shuffle it."""
        state = self.state
        if state.abandoned:
            bag, rng = shuffled(state.rng, (*state.bag, *state.abandoned))
            self.change_table(bag=bag, abandoned=(), rng=rng)
            self.emit(tev.BagRefilled(len(state.abandoned)))

    def shuffle_bag(self) -> None:
        """Mix the bag."""
        bag, rng = shuffled(self.state.rng, self.state.bag)
        self.change_table(bag=bag, rng=rng)

    # -- credits and points --------------------------------------------------------------------------

    def gain_credits(self, seat: Seat, amount: int, why: str, tile: str = "") -> None:
        """Move the credit marker up; the excess over the limit is lost at every single gain."""
        now = self.seat(seat).credits
        gained = min(amount, self.game.catalog.constants.max_credits - now)
        if amount:
            self.change(seat, credits=now + gained)
            self.emit(ev.CreditsChanged(seat, gained, amount, why, tile))

    def pay_credits(self, seat: Seat, amount: int, why: str, tile: str = "") -> None:
        """Move the credit marker down."""
        self.change(seat, credits=self.seat(seat).credits - amount)
        self.emit(ev.CreditsChanged(seat, -amount, -amount, why, tile))

    def gain_vp(self, seat: Seat, amount: int, why: str, tile: str = "") -> None:
        """Take VP chips from the pool; past its end the 10-VP chips feed it."""
        value, pool = self.seat(seat), self.state.pool
        if amount:
            self.put(seat, replace(value, points=value.points + amount), pool=pool - amount)
            self.emit(ev.VpGained(seat, amount, why, tile))
            if pool > 0 >= pool - amount:
                self.emit(ev.PoolEmptied())

    # -- notes -----------------------------------------------------------------------------------------

    def note_phase(self, seat: Seat, note: str) -> None:
        """Remember something until the phase ends."""
        self.change(seat, phase_notes=with_one(self.seat(seat).phase_notes, note))

    def note_round(self, seat: Seat, note: str, times: int = 1) -> None:
        """Remember something until the round ends."""
        notes = self.seat(seat).round_notes
        for _ in range(times):
            notes = with_one(notes, note)
        self.change(seat, round_notes=notes)


def _column(phase: int) -> tuple[str, at.Key]:
    return (at.UNASSIGNED, "") if phase < 0 else (at.COLUMN, phase)
