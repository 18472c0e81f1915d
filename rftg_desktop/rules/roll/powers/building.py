"""Powers of Develop and Settle, and immediate effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.dice import COLOURS, Die, colour_of
from rftg_desktop.rules.roll.powers.base import Owner, Power, Saving
from rftg_desktop.rules.roll.steps import RemoveDie as RemoveDieStep
from rftg_desktop.rules.roll.steps import ReturnWorker
from rftg_desktop.rules.roll.tile_events import WorkersUsed

Target = Literal["development", "world"]


class Discount(Power, frozen=True, tag="discount", kw_only=True):
    """Tiles of kind ``target`` need ``amount`` workers fewer, never fewer than ``floor`` by it.

    ``colours`` narrows worlds, ``requires_reassign`` developments. ``exclude_self`` needs no code: a
    tile in the construction zone has no power yet.
    """

    target: Target
    amount: int
    floor: int
    colours: tuple[str, ...] = ()
    requires_reassign: bool = False
    exclude_self: bool = False

    def saving(self, game: Any, state: Any, owner: Owner, tile: Any, dice: Sequence[Die]) -> Saving | None:
        """Return the saving on ``tile``, or ``None``."""
        if tile.kind != self.target or (self.colours and tile.colour not in self.colours):
            return None
        if self.requires_reassign and not tile.reassigns:
            return None
        return Saving(self.amount, self.floor)


class ReturnWorkers(Power, frozen=True, tag="return_workers", kw_only=True):
    """Workers used for a tile of kind ``target`` go to the cup rather than the Citizenry.

    Either ``every`` one of the listed colours, or ``min`` to ``max`` of them by the owner's choice
    (``min`` is compulsory as far as there are workers). Before the tile's immediate effects.
    """

    target: Target
    min: int = 0
    max: int = 0
    every: bool = False
    dice: tuple[str, ...] = ()
    exclude_self: bool = False

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Send them, or ask which."""
        if not isinstance(event, WorkersUsed) or draft.game.catalog.sides[event.tile].kind != self.target:
            return
        if self.every:
            for die in draft.seat(owner.seat).spent:
                if not self.dice or COLOURS[colour_of(die)] in self.dice:
                    draft.send_to_cup(owner.seat, die, owner.tile)
        else:
            draft.push(owner.seat, ReturnWorker(owner.tile, self.min, self.max))


class GainDie(Power, frozen=True, tag="gain_die", kw_only=True):
    """New dice of one colour: to the cup, the Citizenry, or as a good on the world itself."""

    die: str
    to: Literal["cup", "citizenry", "good"]
    count: int = 1

    def on_placing(self, draft: Any, owner: Owner) -> None:
        """Take them from the supply."""
        key = owner.tile if self.to == at.GOOD else ""
        for _ in range(self.count):
            draft.gain_die(owner.seat, COLOURS.index(self.die), self.to, key, owner.tile)


class RemoveDie(Power, frozen=True, tag="remove_die", kw_only=True):
    """Its owner returns ``count`` of the own dice, from anywhere, to the supply. Compulsory."""

    count: int

    def on_placing(self, draft: Any, owner: Owner) -> None:
        """Ask which."""
        draft.push(owner.seat, RemoveDieStep(self.count))
