"""Virtual workers: tiles that lend a worker whenever their phase occurs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.rules.roll.dice import PHASES
from rftg_desktop.rules.roll.powers.lookup import powers_of

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.roll.verbs import RollDraft


def add_virtual_workers(draft: RollDraft, seat: Seat, phase: int) -> None:
    """Let the virtual workers of a seat join the phase that begins, real workers or not."""
    catalog = draft.game.catalog
    for tile, power in powers_of(catalog, draft.seat(seat).tableau, "extra_workers", PHASES[phase]):
        draft.add_workers(seat, phase, tuple(sorted(power.extra_workers())), tile)
