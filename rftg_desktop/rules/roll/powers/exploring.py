"""Powers of Explore."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.roll.actions import MoveTile
from rftg_desktop.rules.roll.dice import COLOURS, Die, colour_of, virtual
from rftg_desktop.rules.roll.events import PhaseEnding
from rftg_desktop.rules.roll.powers.base import Owner, Power
from rftg_desktop.rules.roll.steps import DrawTiles
from rftg_desktop.rules.roll.tile_events import TileMoved


class StockValue(Power, frozen=True, tag="stock_value", kw_only=True):
    """An explorer of colour ``die`` that Stocks brings ``amount`` credits; virtual ones as well."""

    die: str
    amount: int

    def stock_value(self, die: Die) -> int | None:
        """Return the credits, or ``None`` for other colours."""
        return self.amount if COLOURS[colour_of(die)] == self.die else None


class ScoutOnTop(Power, frozen=True, tag="scout_on_top", kw_only=True):
    """Scouted tiles may go on top; dice on the stack stay on top of the new tile."""

    def scout_on_top(self) -> bool:
        """Return that they may."""
        return True


class DrawExtraTile(Power, frozen=True, tag="draw_extra_tile", kw_only=True):
    """At the end of every Explore phase its owner draws ``count`` tiles.

    They were not Scouted: they go underneath (unverified, strict reading; docs/rulings.md), and they
    are drawn before the abandoned tiles return to the bag.
    """

    count: int

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Draw when the phase ends."""
        if isinstance(event, PhaseEnding):
            draft.push(owner.seat, DrawTiles(self.count, False))


class ExtraWorker(Power, frozen=True, tag="extra_worker", kw_only=True):
    """Virtual workers of the listed colours join the phase whenever it occurs."""

    dice: tuple[str, ...]

    def extra_workers(self) -> tuple[Die, ...]:
        """Return them."""
        return tuple(virtual(COLOURS.index(colour)) for colour in self.dice)


MOVED_NOTE = "moved a construction tile"


class RearrangeConstruction(Power, frozen=True, tag="rearrange_construction", kw_only=True):
    """At any time in Explore: reorder, move and flip the own construction tiles.

    Moving a tile to the other stack turns its other side up. Dice stay with their stack. Between two
    tasks of explorers at most as many moves as tiles: enough for any order, and no game without end.
    """

    def offers(self, game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """List every move to another place."""
        seat = state.seats[owner.seat]
        stacks = seat.stacks
        if seat.phase_notes.count(MOVED_NOTE) >= len(stacks[0]) + len(stacks[1]):
            return ()
        return _moves(owner.tile, len(stacks[0]), len(stacks[1]))

    def take(self, draft: Any, owner: Owner, action: Action) -> None:
        """Move the tile and show the tops that changed."""
        assert isinstance(action, MoveTile)
        before = draft.seat(owner.seat).stacks
        stacks = [list(before[0]), list(before[1])]
        moved = stacks[action.stack].pop(action.place)
        stacks[action.to_stack].insert(action.to_place, moved)
        draft.change(owner.seat, stacks=(tuple(stacks[0]), tuple(stacks[1])))
        draft.emit(
            TileMoved(
                owner.seat,
                owner.tile,
                moved,
                action.stack,
                action.place,
                action.to_stack,
                action.to_place,
            )
        )
        for stack in (0, 1):
            if before[stack][:1] != draft.seat(owner.seat).stacks[stack][:1]:
                draft.show_top(owner.seat, stack)
        draft.note_phase(owner.seat, MOVED_NOTE)


@lru_cache(maxsize=500)
def _moves(tile: str, developments: int, worlds: int) -> tuple[MoveTile, ...]:
    """Return every move of a tile to another place, for stacks of these sizes.

    Within a stack, one place up equals moving the next tile one place down: offered once.
    """
    sizes = (developments, worlds)
    return tuple(
        MoveTile(tile, stack, place, to_stack, to_place)
        for stack in (0, 1)
        for place in range(sizes[stack])
        for to_stack in (0, 1)
        for to_place in range(sizes[to_stack] + (stack != to_stack))
        if stack != to_stack or to_place > place or to_place < place - 1
    )
