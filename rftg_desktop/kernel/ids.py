"""Addresses: who sits where, and where a thing lies."""

from __future__ import annotations

import msgspec

Seat = int
"""A place at the table, counted clockwise from 0."""

TABLE: Seat = -1
"""Stands in a :class:`Ref` for what belongs to nobody: bag, pool, phase tiles."""


class Ref(msgspec.Struct, frozen=True, order=True, gc=False):
    """The address of a thing or a place on the table.

    ``seat`` is its owner or :data:`TABLE`; ``zone`` the kind of place in the rulebook's words
    (``cup``, ``column``, ``stack`` ...); ``key`` tells places of one kind apart: a column's number,
    a world's id. Two things that rules cannot tell apart share an address.
    """

    seat: Seat
    zone: str
    key: str | int = ""


class Hidden(msgspec.Struct, frozen=True, gc=False):
    """Stands in a view for things the viewer may count but not see."""

    count: int
