"""Which powers of a tableau answer which hook, kept per tableau."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll.powers.base import Owner, Power

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.catalog import Catalog

Found = tuple[tuple[str, Any], ...]

_MAX_CACHED = 20_000


def powers_of(catalog: Catalog, tableau: tuple[str, ...], hook: str, when: str | None = None) -> Found:
    """Return ``(side id, power)`` of a tableau's powers that override ``hook``, in tableau order.

    ``when`` narrows them to one step or phase.
    """
    cache = catalog.power_cache
    key = (tableau, hook, when)
    found: Found | None = cache.get(key)
    if found is None:
        if len(cache) >= _MAX_CACHED:
            cache.clear()
        found = tuple(
            (side, power)
            for side in tableau
            for power in catalog.sides[side].powers
            if (when is None or power.when == when)
            and getattr(type(power), hook, None) is not getattr(Power, hook)
        )
        cache[key] = found
    return found


def fire(draft: Any, event: Event, seat: Seat, when: str) -> None:
    """Let the powers of ``seat`` that work ``when`` answer ``event``, in tableau order.

    Gains happen at once; powers that ask push their choice.
    """
    for tile, power in powers_of(draft.game.catalog, draft.state.seats[seat].tableau, "react", when):
        power.react(draft, Owner(seat, tile), event)
