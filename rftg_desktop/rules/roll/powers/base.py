"""What every power has in common: its kind, its moment, and the hooks it may answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.catalog import Side
    from rftg_desktop.rules.roll.dice import Die


class Owner(NamedTuple):
    """Who uses a power: the seat, and the id of the tile's side that carries it."""

    seat: Seat
    tile: str


class Saving(NamedTuple):
    """Workers fewer for a tile: ``amount`` off, but the need never falls below ``floor`` by it."""

    amount: int
    floor: int


class Power(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """Base of all power kinds; a kind is one class, a power on a tile is one value of it.

    ``when`` is the step or phase it works in; ``may`` tells the reader which ones are optional: for the
    rules an optional power is one that offers, and those offer or ask anyway. Subclasses override
    the hooks they answer and only those: a hook left alone costs nothing, see ``lookup``.
    """

    when: str
    may: bool = False

    # -- numbers: pure answers to a question -------------------------------------------------------

    def saving(self, game: Any, state: Any, owner: Owner, tile: Side, dice: Sequence[Die]) -> Saving | None:
        """Workers saved on ``tile`` with ``dice`` already on it."""
        raise NotImplementedError

    def stock_value(self, die: Die) -> int | None:
        """Credits that Stocking with ``die`` brings in place of the usual ones."""
        raise NotImplementedError

    def extra_workers(self) -> tuple[Die, ...]:
        """Virtual workers that join the phase ``when``."""
        raise NotImplementedError

    def extra_capacity(self) -> int:
        """Goods more that each world holds."""
        raise NotImplementedError

    def dictate_without_limit(self) -> bool:
        """Whether its owner may use Dictate any number of times a round."""
        raise NotImplementedError

    def dictate_moves(self) -> int:
        """How many workers one Dictate moves."""
        raise NotImplementedError

    def scout_on_top(self) -> bool:
        """Whether tiles just Scouted may go on top of a stack."""
        raise NotImplementedError

    def starting_credits(self) -> int:
        """Credits its owner starts with in place of the usual ones."""
        raise NotImplementedError

    # -- reactions: answers to an event -------------------------------------------------------------

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Do what the power does when ``event`` has happened to its owner."""
        raise NotImplementedError

    # -- immediate: done once, on placing ------------------------------------------------------------

    def on_placing(self, draft: Any, owner: Owner) -> None:
        """Do the immediate effect of the tile just placed."""
        raise NotImplementedError

    # -- offers: actions added to a choice -----------------------------------------------------------

    def offers(self, game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """List what the power lets its owner do in the choice that ``when`` belongs to."""
        raise NotImplementedError

    def take(self, draft: Any, owner: Owner, action: Action) -> None:
        """Carry out one of the offers."""
        raise NotImplementedError

    # -- points: at the end of the game ---------------------------------------------------------------

    def points(self, game: Any, state: Any, owner: Owner) -> int:
        """Points beyond the tile's printed cost."""
        raise NotImplementedError
