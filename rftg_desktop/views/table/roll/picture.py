"""What lies on the table of Roll: the pieces of a view.

A tile shows the ``side`` that is up, a tile's ``back`` nothing; a drawn tile is a ``pair`` of both sides,
and its ``side`` is the tile's id.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QRectF

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.kernel.ids import Ref, Seat
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.catalog import side_in_stack
from rftg_desktop.rules.roll.dice import PHASES, SETTLE
from rftg_desktop.rules.roll.view import SeatView, View
from rftg_desktop.views.table.piece import DIE, Piece
from rftg_desktop.views.table.roll.faces import die_face
from rftg_desktop.views.table.roll.layout import Layout

TILE, BACK, PAIR = "tile", "back", "pair"

Z_TILE, Z_GOOD, Z_DIE, Z_TRAY = 10.0, 14.0, 20.0, 30.0
_Z_STEP = 1e-5


def picture(
    view: View, focus: Seat, layout: Layout, *, marks: bool = True, open_cup: bool = False
) -> list[Piece]:
    """Return the pieces of the table with the mat of ``focus`` in full.

    ``marks`` puts the mark of a die's colour beside the symbol of a phase; ``open_cup`` lays out the
    dice of the cup, which else only peep out of it.
    """
    seat = view.seats[focus]
    pieces = (
        *_strip(seat, layout, marks),
        *(_cup(seat, layout) if open_cup else ()),
        *_citizenry(seat, layout),
        *_stacks(seat, view.phase, layout),
        *_tableau(seat, layout),
        *_drawn(seat, layout),
    )
    # No two at one height: else what lies over what, and so the pixels, would tell what was there before.
    return [replace(piece, z=piece.z + number * _Z_STEP) for number, piece in enumerate(pieces)]


def _dice(
    dice: tuple[int, ...],
    ref: Ref,
    symbol: str,
    rects: Iterator[QRectF],
    *,
    marks: bool = True,
    z: float = Z_DIE,
) -> Iterator[Piece]:
    """Yield the dice of one place in order."""
    seen: dict[int, int] = {}
    for number, (die, rect) in enumerate(zip(dice, rects, strict=False)):
        nth = seen[die] = seen.get(die, -1) + 1
        yield Piece(Spot(ref, die), nth, DIE, rect, z + number * 0.01, face=die_face(die, symbol, mark=marks))


def _strip(seat: SeatView, layout: Layout, marks: bool) -> Iterator[Piece]:
    for phase, dice in enumerate(seat.strip):
        rects = (layout.column_die(phase, number, len(dice)) for number in range(len(dice)))
        yield from _dice(dice, Ref(seat.seat, at.COLUMN, phase), PHASES[phase], rects, marks=marks)
    if seat.selector is not None and seat.selected is not None:
        rect = layout.select(seat.selected).adjusted(3, 3, -3, -3)
        ref = Ref(seat.seat, at.SELECT, seat.selected)
        yield from _dice((seat.selector,), ref, PHASES[seat.selected], iter((rect,)), marks=marks)
    rects = (layout.column_die(5, number, len(seat.dictate)) for number in range(len(seat.dictate)))
    yield from _dice(seat.dictate, Ref(seat.seat, at.DICTATE), "", rects)
    wild = seat.unassigned
    rects = (layout.wild_die(number, len(wild)) for number in range(len(wild)))
    yield from _dice(wild, Ref(seat.seat, at.UNASSIGNED), "wild", rects, marks=marks)


def _cup(seat: SeatView, layout: Layout) -> Iterator[Piece]:
    cup = seat.cup
    rects = (layout.cup_die(number, len(cup)) for number in range(len(cup)))
    yield from _dice(cup, Ref(seat.seat, at.CUP), "", rects)


def _citizenry(seat: SeatView, layout: Layout) -> Iterator[Piece]:
    citizens = seat.citizenry
    rects = (layout.citizen(number, len(citizens)) for number in range(len(citizens)))
    yield from _dice(citizens, Ref(seat.seat, at.CITIZENRY), "", rects)


def _stacks(seat: SeatView, phase: int | None, layout: Layout) -> Iterator[Piece]:
    for index, stack in enumerate(seat.stacks):
        ref = Ref(seat.seat, at.STACK, index)
        lower = len(stack.tiles) - 1
        for place, tile in enumerate(stack.tiles):
            rect = layout.lower_tile(index, place, lower) if place else layout.stack_tile(index)
            side = side_in_stack(tile, index) if tile else ""
            yield Piece(Spot(ref, place), 0, TILE if tile else BACK, rect, Z_TILE + place * 0.1, side=side)
        dice = stack.dice
        shown = len(dice) + len(seat.spent)
        rects = (layout.stack_die(index, number, shown) for number in range(len(dice)))
        yield from _dice(dice, Ref(seat.seat, at.SITE, index), "", rects)
    if seat.spent:
        # Only the phase being done can have a tile whose workers are counted out.
        index = 1 if phase == SETTLE else 0
        before = len(seat.stacks[index].dice)
        count = before + len(seat.spent)
        rects = (layout.stack_die(index, before + number, count) for number in range(len(seat.spent)))
        yield from _dice(seat.spent, Ref(seat.seat, at.SPENT), "", rects)


def _tableau(seat: SeatView, layout: Layout) -> Iterator[Piece]:
    count = len(seat.tableau)
    for number, side in enumerate(seat.tableau):
        rect = layout.tableau_tile(number, count)
        yield Piece(Spot(Ref(seat.seat, at.TABLEAU, side)), 0, TILE, rect, Z_TILE, side=side)
        goods = tuple(die for world, die in seat.goods if world == side)
        rects = (layout.good(rect, nth, len(goods)) for nth in range(len(goods)))
        yield from _dice(goods, Ref(seat.seat, at.GOOD, side), "", rects, z=Z_GOOD)


def _drawn(seat: SeatView, layout: Layout) -> Iterator[Piece]:
    count = len(seat.looking)
    for number, tile in enumerate(seat.looking):
        left, right = layout.drawn(number, count)
        spot = Spot(Ref(seat.seat, at.LOOKING), tile or number)
        kind = PAIR if tile else BACK
        yield Piece(spot, 0, kind, left.united(right) if tile else left, Z_TRAY, side=tile or "")
