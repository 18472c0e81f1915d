"""Which powers of a set of cards answer a hook; and letting them react to an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race.powers.base import Owner, Power

if TYPE_CHECKING:
    from rftg_desktop.rules.race.catalog import Catalog

Found = tuple[tuple[str, int, Any], ...]

_MAX_CACHED = 20_000


def powers_of(catalog: Catalog, cards: tuple[str, ...], hook: str, when: str | None = None) -> Found:
    """Return ``(card, index, power)`` of the powers that override ``hook``, in the order of ``cards``.

    Rules pass the ``active`` cards of a seat: a card placed in the phase has no power in it yet.
    """
    cache = catalog.power_cache
    key = (cards, hook, when)
    found: Found | None = cache.get(key)
    if found is None:
        if len(cache) >= _MAX_CACHED:
            cache.clear()
        found = tuple(
            (card, index, power)
            for card in cards
            for index, power in enumerate(catalog.cards[card].powers)
            if (when is None or power.when == when)
            and getattr(type(power), hook, None) is not getattr(Power, hook)
        )
        cache[key] = found
    return found


def fire(draft: Any, event: Event, seat: Seat, when: str) -> None:
    """Let the active powers of ``seat`` that work ``when`` answer ``event``, in tableau order."""
    for card, index, power in powers_of(draft.game.catalog, draft.seat(seat).active, "react", when):
        power.react(draft, Owner(seat, card, index), event)


def used_note(card: str, index: int) -> str:
    """Return the note that a power was used in this phase."""
    return f"used {card}/{index}"


def is_used(state: Any, owner: Owner) -> bool:
    """Tell whether a power was used in this phase: each works once in it."""
    return used_note(owner.card, owner.place) in state.seats[owner.seat].phase_notes


def is_there(state: Any, owner: Owner) -> bool:
    """Tell whether the card still lies in the tableau: one that was given up cannot be so again."""
    return owner.card in state.seats[owner.seat].tableau


def mark_used(draft: Any, owner: Owner) -> None:
    """Remember that a power was used in this phase, and tell it."""
    draft.use_power(owner.seat, owner.card, owner.place, used_note(owner.card, owner.place))
