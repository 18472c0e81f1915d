"""Where the drop targets of Roll lie: the area of each place and piece that a legal action names."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.kernel.ids import TABLE, Ref, Seat
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.dice import EXPLORE
from rftg_desktop.views.table.piece import Piece
from rftg_desktop.views.table.roll.layout import PLACES, Layout

SCORE = "score"
"""Not a place of the rules: a seat's live score can be asked about like one."""

_GAP_WIDTH = 16.0


def target_area(
    spot: Spot, layout: Layout, pieces: Mapping[Spot, Piece], stack_sizes: tuple[int, int]
) -> QRectF:
    """Return the area that stands for ``spot`` as a drop target.

    ``stack_sizes`` are the numbers of tiles in the two stacks of the mat shown.
    """
    if spot in pieces:
        return pieces[spot].rect
    if spot.ref.zone == at.STACK:
        return _stack_area(spot, layout, stack_sizes)
    return PLACE_AREAS[spot.ref.zone](layout, spot.ref.key)


PLACE_AREAS: dict[str, Callable[[Layout, int | str], QRectF]] = {
    at.SELECT: lambda layout, phase: layout.select(int(phase)),
    at.COLUMN: lambda layout, phase: layout.slot(int(phase)),
    at.UNASSIGNED: lambda layout, _: layout.wild_tray,
    at.DICTATE: lambda layout, _: layout.place(PLACES - 1),
    at.BAG: lambda layout, _: layout.place(PLACES - 1),
    at.SUPPLY: lambda layout, _: layout.place(PLACES - 1),
    at.ABANDONED: lambda layout, _: layout.place(EXPLORE),
    at.CREDITS: lambda layout, _: layout.credits,
    at.POINTS: lambda layout, _: layout.pool,
    at.POOL: lambda layout, _: layout.pool,
    at.CUP: lambda layout, _: layout.cup,
    at.CITIZENRY: lambda layout, _: layout.citizenry,
    at.SITE: lambda layout, stack: layout.stack(int(stack)),
    at.SPENT: lambda layout, _: layout.stack(0),
    at.GOOD: lambda layout, _: layout.tableau,
    at.TABLEAU: lambda layout, _: layout.tableau,
    SCORE: lambda layout, _: layout.score,
    at.LOOKING: lambda layout, _: layout.tray(1),
    at.PHASE: lambda layout, phase: layout.place(int(phase)),
}
"""The area of each place by its zone. Pieces that lie somewhere have their own."""


def _stack_area(spot: Spot, layout: Layout, sizes: tuple[int, int]) -> QRectF:
    index, thing = int(spot.ref.key), str(spot.thing)
    well = layout.stack(index)
    if thing == "top":
        return QRectF(well.x(), well.y(), well.width(), well.height() * 0.45)
    if thing.startswith("gap"):
        return _gap(index, int(thing.split()[1]), layout, sizes[index])
    return well.adjusted(0, well.height() * 0.45, 0, 0) if sizes[index] else well


def _gap(index: int, place: int, layout: Layout, count: int) -> QRectF:
    """Return the gap above the ``place``-th tile: the top tile's upper part, or between small ones."""
    if place == 0:
        top = layout.stack_tile(index)
        return QRectF(top.x(), top.y(), top.width(), top.height() * 0.5)
    lower = layout.lower_tile(index, place, max(1, count - 1))
    return QRectF(lower.x() - _GAP_WIDTH / 2, lower.y(), _GAP_WIDTH + 8, lower.height())


def places(layout: Layout, focus: Seat, sixth: str) -> dict[Spot, QRectF]:
    """Return the areas of all places of the table and of the mat in full: what can be pointed at."""
    own = {
        Spot(Ref(focus, zone)): PLACE_AREAS[zone](layout, "") for zone in (at.CUP, at.CITIZENRY, at.CREDITS)
    }
    for phase in range(PLACES - 1):
        own[Spot(Ref(focus, at.SELECT, phase))] = layout.select(phase)
        own[Spot(Ref(focus, at.COLUMN, phase))] = layout.slot(phase)
        own[Spot(Ref(TABLE, at.PHASE, phase))] = layout.place(phase)
    for stack in (0, 1):
        own[Spot(Ref(focus, at.SITE, stack))] = layout.stack(stack)
    own[Spot(Ref(focus, at.POINTS))] = layout.points
    own[Spot(Ref(focus, SCORE))] = layout.score
    for place in range(layout.seats - 1):
        own[Spot(Ref((focus + 1 + place) % layout.seats, SCORE))] = layout.opponent(place)
    own[Spot(Ref(TABLE, at.POOL))] = layout.pool
    owner = focus if sixth == at.DICTATE else TABLE
    own[Spot(Ref(owner, sixth))] = layout.place(PLACES - 1)
    return own
