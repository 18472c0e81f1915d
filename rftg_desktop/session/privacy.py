"""Who may look at the screen now, and when it has to change hands. Pure: no state, no window."""

from __future__ import annotations

import msgspec

from rftg_desktop.kernel.ids import Seat


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What privacy depends on: public facts about the question that waits.

    ``seat`` is asked (``None`` when the game is over); ``private`` tells whether it needs its secrets
    for that; ``humans`` are the seats of people; ``open_table`` that nobody keeps secrets.
    """

    seat: Seat | None
    private: bool
    humans: tuple[Seat, ...]
    open_table: bool


class Shown(msgspec.Struct, frozen=True):
    """What the screen shows: the view of ``viewer`` (``None``: the shared table).

    ``curtain_for`` is the seat that has to take its place first; until it has opened the curtain by
    a deliberate act, nothing but the shared table and the curtain is there.
    """

    viewer: Seat | None
    curtain_for: Seat | None = None


def shown(asked: Asked, bound: Seat | None) -> Shown:
    """Return what may be on the screen while ``bound`` sits before it (``None``: nobody in particular).

    With one human, always that human. At an open table, whoever is asked. Otherwise the seat bound
    stays while it is the one asked; a private choice of another seat means the shared table, the
    curtain, then its view; a public choice is answered on the shared table.
    """
    if len(asked.humans) == 1:
        return Shown(asked.humans[0])
    if asked.seat is None or asked.seat not in asked.humans:
        return Shown(None)
    if asked.open_table:
        return Shown(asked.seat)
    if asked.seat == bound:
        return Shown(bound)
    return Shown(None, asked.seat if asked.private else None)


def handover_due(asked: Asked, bound: Seat | None) -> Seat | None:
    """Return the seat that must open the curtain next; ``None`` while no handover is due."""
    return shown(asked, bound).curtain_for


def still_bound(asked: Asked, bound: Seat | None) -> Seat | None:
    """Return who sits before the screen once the present question has come up.

    A seat lets go of the screen as soon as another one is asked: its view does not come back by
    itself.
    """
    return shown(asked, bound).viewer if not asked.open_table else bound
