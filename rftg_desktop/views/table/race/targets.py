"""Where the drop targets of Race lie, and all that can be pointed at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.controller.gestures_race import BENCH, MARKER
from rftg_desktop.kernel.ids import TABLE, Ref
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.state import ACTIONS
from rftg_desktop.views.table.furniture import Z_TRAY
from rftg_desktop.views.table.piece import Piece
from rftg_desktop.views.table.race import paint_mat
from rftg_desktop.views.table.race.frame import RaceFrame
from rftg_desktop.views.table.race.layout import Layout
from rftg_desktop.views.table.race.named import named_tray
from rftg_desktop.views.table.race.paint_robot import mat_areas, pill_places, rows_area
from rftg_desktop.views.table.race.picture import Z_ROWS, looked_at

SCORE, MILITARY, LIMIT, TILE = "score", "military", "limit", "tile"
"""Not places of the rules: the numbers of a header, and special tiles, can be asked about like one."""

AREAS: Mapping[str, Callable[[Layout, str], QRectF]] = {
    at.ACTION: lambda layout, name: layout.space(name),
    at.TABLEAU: lambda layout, _: layout.tableau,
    at.GOOD: lambda layout, _: layout.tableau,
    at.HAND: lambda layout, _: layout.hand,
    at.SEEN: lambda layout, _: layout.tray(3),
    at.OFFERED: lambda layout, _: layout.tray(2),
    at.PLACING: lambda layout, _: layout.tableau,
    at.DECK: lambda layout, _: layout.deck,
    at.DISCARD: lambda layout, _: layout.pile,
    at.POOL: lambda layout, _: layout.pool,
    at.CHIPS: lambda layout, _: layout.header,
    BENCH: lambda layout, _: layout.bench,
    MARKER: lambda layout, _: layout.bench,
    at.LEADER: lambda layout, _: layout.leader,
    at.PRESTIGE_CARD: lambda layout, _: layout.prestige_card,
}
"""The area of each place of the table and the player by its zone. Pieces have their own."""

ROBOT_AREAS: Mapping[str, Callable[[Layout], QRectF]] = {
    at.STACK: lambda layout: layout.robot_stack,
    at.TABLEAU: lambda layout: layout.robot_tableau,
    at.CREDIT: lambda layout: layout.credit,
    at.ECONOMY: lambda layout: layout.economy,
    at.EQUALS: lambda layout: layout.equals,
    at.COUNTERS: lambda layout: layout.counters,
    at.SIXES: lambda layout: layout.robot_tableau,
    TILE: lambda layout: layout.world_tile,
}
"""The same on the robot's mat."""


def target_area(spot: Spot, layout: Layout, pieces: Mapping[Spot, Piece]) -> QRectF:
    """Return the area that stands for ``spot``.

    Raises:
        KeyError: there is no such place.
    """
    if spot in pieces:
        return pieces[spot].rect
    if spot.ref.seat == ROBOT:
        return ROBOT_AREAS[spot.ref.zone](layout)
    return AREAS[spot.ref.zone](layout, str(spot.ref.key))


def phases(frame: RaceFrame, layout: Layout) -> dict[Spot, QRectF]:
    """Return the areas of the phases of the robot's mat while its rows are laid open."""
    if not frame.mat:
        return {}
    areas = mat_areas(frame.phases, layout)
    return {
        Spot(Ref(TABLE, at.PHASE, each.phase)): area for each, area in zip(frame.phases, areas, strict=True)
    }


def tray(frame: RaceFrame, layout: Layout) -> QRectF:
    """Return where cards that are looked at lie, or answers with long names; empty if there are none."""
    count = len(looked_at(frame.view.seats[frame.focus]))
    return layout.tray(count) if count else named_tray(frame.bench_buttons, layout, frame.taste.text)


def covers(frame: RaceFrame, layout: Layout) -> Iterator[tuple[QRectF, float]]:
    """Give what lies over pieces of the table, and how high."""
    yield tray(frame, layout), Z_TRAY
    if frame.mat:
        yield rows_area(frame.phases, layout), Z_ROWS


def places(frame: RaceFrame, layout: Layout) -> dict[Spot, QRectF]:
    """Return the areas of all places that can be pointed at, as far as no tray lies over them."""
    covered = QRectF() if frame.mat else tray(frame, layout)
    found = {spot: _left_of(covered, area) for spot, area in _all_places(frame, layout).items()}
    return {spot: area for spot, area in found.items() if area.isValid()}


def _left_of(tray: QRectF, area: QRectF) -> QRectF:
    """Return what is seen of an area: the tray goes to the right end of all that lies below it."""
    return QRectF(area.topLeft(), QPointF(tray.x(), area.bottom())) if area.intersects(tray) else area


def _all_places(frame: RaceFrame, layout: Layout) -> dict[Spot, QRectF]:
    seat = frame.focus
    found = phases(frame, layout) or {
        Spot(Ref(TABLE, at.ACTION, name)): layout.space(name) for name in ACTIONS
    }
    for zone in (at.DECK, at.DISCARD, at.POOL):
        found[Spot(Ref(TABLE, zone))] = AREAS[zone](layout, "")
    for zone in (at.TABLEAU, at.HAND, BENCH):
        found[Spot(Ref(seat, zone))] = AREAS[zone](layout, "")
    if frame.has_prestige:
        found[Spot(Ref(TABLE, at.LEADER))] = layout.leader
    own = (at.CHIPS, *((at.PRESTIGE,) if frame.has_prestige else ()), MILITARY, LIMIT, SCORE)
    for zone, area in zip(own, paint_mat.pill_places(layout.header, frame.has_prestige), strict=True):
        found[Spot(Ref(seat, zone))] = area
    if frame.view.robot is not None:
        for zone in (at.STACK, at.CREDIT, at.ECONOMY, at.EQUALS, at.COUNTERS, TILE):
            found[Spot(Ref(ROBOT, zone))] = ROBOT_AREAS[zone](layout)
        robots = (SCORE, *((at.PRESTIGE,) if frame.has_prestige else ()), at.CHIPS, at.TABLEAU)
        for zone, area in zip(robots, pill_places(layout.robot, frame.has_prestige), strict=True):
            found[Spot(Ref(ROBOT, zone))] = area
    return found
