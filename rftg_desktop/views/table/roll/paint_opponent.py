"""An opponent's compact mat: everything about the seat that is public, in one glance."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rftg_desktop.rules.roll.catalog import Catalog, side_in_stack
from rftg_desktop.rules.roll.dice import COLOURS, Die, colour_of
from rftg_desktop.rules.roll.view import SeatView, StackView
from rftg_desktop.views.sprites.canvas import LEFT, RIGHT, Type, draw_text, faded, text_width
from rftg_desktop.views.sprites.chips import draw_coin, draw_seat, draw_vp
from rftg_desktop.views.sprites.die import draw_die
from rftg_desktop.views.sprites.faces import DieFace
from rftg_desktop.views.sprites.shapes import rounded
from rftg_desktop.views.sprites.surface import draw_panel
from rftg_desktop.views.sprites.tile import draw_tile
from rftg_desktop.views.table.roll.faces import tile_side
from rftg_desktop.views.table.sitting import Sitting
from rftg_desktop.views.theme import DARK
from rftg_desktop.views.words.translation import tr

STACKS_WIDTH = 96.0
MINI_DIE = 14.0


def paint_opponent(
    painter: QPainter, area: QRectF, seat: SeatView, sitting: Sitting, catalog: Catalog, asked: bool
) -> None:
    """Draw name, credits, chips, empire with goods, stacks with workers, Citizenry and cup."""
    draw_panel(painter, area, 14, sitting.colour(seat.seat))
    if asked:
        painter.setPen(faded(DARK.gold, 0.9))
        painter.setBrush(faded(DARK.gold, 0.0))
        painter.drawPath(rounded(area.adjusted(1, 1, -1, -1), 14))
    _head(painter, QRectF(area.x() + 12, area.y() + 5, area.width() - 24, 26), seat, sitting)
    body = QRectF(area.x() + 10, area.y() + 33, area.width() - STACKS_WIDTH - 22, 64)
    _tiles(painter, body, seat, catalog)
    column = QRectF(area.right() - STACKS_WIDTH - 8, area.y() + 33, STACKS_WIDTH, 64)
    for index, stack in enumerate(seat.stacks):
        _stack(painter, column, index, stack, catalog)
    foot = QRectF(area.x() + 12, area.bottom() - 22, area.width() - 24, 17)
    _dice(painter, foot, seat)


def _head(painter: QPainter, area: QRectF, seat: SeatView, sitting: Sitting) -> None:
    draw_seat(painter, sitting.colours[seat.seat], QPointF(area.x() + 7, area.center().y()), 7)
    name = QRectF(area.x() + 20, area.y(), area.width() - 130, area.height())
    draw_text(painter, name, sitting.name(seat.seat), Type(16, 700), LEFT)
    x = area.right()
    draw_vp(painter, QPointF(x - 12, area.center().y()), 12, str(seat.points))
    draw_text(
        painter,
        QRectF(x - 62, area.y(), 32, area.height()),
        str(seat.credits),
        Type(15, 700, colour=DARK.gold),
        LEFT,
    )
    draw_coin(painter, QPointF(x - 72, area.center().y()), 8)


def _tiles(painter: QPainter, area: QRectF, seat: SeatView, catalog: Catalog) -> None:
    """Draw the tableau: one row if there is room, else two."""
    count = max(len(seat.tableau), 1)
    rows = 1 if area.width() / count >= 36 else 2
    across = -(-count // rows)
    gap = 4.0
    wide = min(58.0, (area.width() - (across - 1) * gap) / across)
    high = 62.0 if rows == 1 else 29.0
    for number, side in enumerate(seat.tableau):
        row, place = divmod(number, across)
        rect = QRectF(area.x() + place * (wide + gap), area.y() + row * (high + gap), wide, high)
        draw_tile(painter, rect, tile_side(catalog, side))
        goods = [die for world, die in seat.goods if world == side]
        for nth, die in enumerate(goods[:2]):
            centre = QPointF(rect.right() - 9 - nth * 13, rect.bottom() - 9)
            draw_die(painter, centre, MINI_DIE, DieFace(COLOURS[colour_of(die)]), shadow=False)


def _stack(painter: QPainter, area: QRectF, index: int, stack: StackView, catalog: Catalog) -> None:
    """Draw a top tile, its workers over its need, and how many tiles lie below."""
    rect = QRectF(area.x(), area.y() + index * 33, 36, 29)
    text = QRectF(rect.right() + 5, rect.y(), area.width() - 42, 15)
    if not stack.tiles or stack.tiles[0] is None:
        painter.setPen(faded("#8FA6EA", 0.35))
        painter.setBrush(faded("#8FA6EA", 0.03))
        painter.drawPath(rounded(rect, 5))
        draw_text(painter, text, tr("empty"), _SMALL, LEFT)
        _workers(painter, text.translated(-10, 15), stack.dice)
        return
    draw_tile(painter, rect, tile_side(catalog, side_in_stack(stack.tiles[0], index)))
    ratio = f"{len(stack.dice)} / {stack.need}"
    draw_text(painter, text, ratio, _RATIO, LEFT, fixed=True)
    below = len(stack.tiles) - 1
    words = tr("{count} below", count=below) if below else tr("last")
    draw_text(painter, text.translated(0, 14), words, _SMALL, LEFT)
    _workers(painter, text.adjusted(text_width(ratio, _RATIO), 0, 0, 0), stack.dice)


def _workers(painter: QPainter, area: QRectF, dice: Sequence[Die]) -> None:
    """Draw dice that lie on a stack, closer when they are many."""
    step = min(11.0, (area.width() - 16) / max(len(dice) - 1, 1))
    for number, die in enumerate(dice):
        centre = QPointF(area.x() + 10 + number * step, area.center().y())
        draw_die(painter, centre, 11, DieFace(COLOURS[colour_of(die)], mark=False), shadow=False)


def _dice(painter: QPainter, area: QRectF, seat: SeatView) -> None:
    """Draw the Citizenry by colour with counts, and the cup."""
    colours = [colour_of(die) for die in seat.citizenry]
    x = area.x() + 8
    for colour in dict.fromkeys(colours):
        draw_die(painter, QPointF(x, area.center().y()), MINI_DIE, DieFace(COLOURS[colour]), shadow=False)
        number = QRectF(x + 9, area.y(), 16, area.height())
        draw_text(painter, number, str(colours.count(colour)), Type(12, 700, DARK.narrow), LEFT)
        x += 27
    if not colours:
        draw_text(painter, area, tr("no citizens"), _SMALL, LEFT)
    words = tr("cup {count}", count=len(seat.cup))
    if seat.screened is not None and seat.screened.count:
        words = tr("screen {count}", count=seat.screened.count)
    draw_text(painter, area, words, Type(12.5, 600, DARK.narrow, DARK.text_second), RIGHT)


_RATIO = Type(12.5, 700, DARK.narrow)
_SMALL = Type(11, 600, DARK.narrow, DARK.text_muted)
