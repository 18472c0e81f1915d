"""The mat shown in full: header, cup, Citizenry, construction stacks and tableau."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rftg_desktop.rules.roll.view import SeatView, StackView
from rftg_desktop.views.sprites.canvas import LEFT, RIGHT, Type, draw_text, faded
from rftg_desktop.views.sprites.chips import draw_coin, draw_seat
from rftg_desktop.views.sprites.faces import DieFace
from rftg_desktop.views.sprites.shapes import rounded, tile_outline
from rftg_desktop.views.sprites.slots import dashed
from rftg_desktop.views.sprites.surface import draw_panel, draw_well
from rftg_desktop.views.sprites.tracks import HIGHEST, credit_place, draw_marker, draw_place
from rftg_desktop.views.sprites.vessels import draw_cup
from rftg_desktop.views.table.pill import draw_pill
from rftg_desktop.views.table.roll.layout import Layout
from rftg_desktop.views.table.sitting import Sitting
from rftg_desktop.views.theme import DARK
from rftg_desktop.views.words.translation import tr

_SHADOW_EDGES = 3


@dataclass(frozen=True, slots=True)
class HeaderText:
    """The words of the mat's header that are not the seat's own data."""

    subtitle: str
    looking: bool = False


def paint_mat(painter: QPainter, area: QRectF, accent: str) -> None:
    """Draw the ground of the mat."""
    draw_panel(painter, area, 14, accent)


def paint_header(
    painter: QPainter, area: QRectF, seat: SeatView, sitting: Sitting, words: HeaderText, credits_at: QRectF
) -> None:
    """Draw shape and name, the credit track, chips and score."""
    colour = sitting.colours[seat.seat]
    draw_seat(painter, colour, QPointF(area.x() + 22, area.center().y()), 9)
    name = sitting.name(seat.seat)
    draw_text(painter, QRectF(area.x() + 38, area.y() + 4, 190, 24), name, Type(19, 700), LEFT)
    draw_text(
        painter,
        QRectF(area.x() + 38, area.y() + 26, 190, 15),
        words.subtitle,
        Type(12, 600, DARK.narrow, DARK.text_second),
        LEFT,
    )
    paint_credits(painter, credits_at, seat.credits)
    x = credits_at.right() + 8
    draw_pill(painter, QRectF(x, area.y() + 10, 76, 26), tr("VP"), str(seat.points), DARK.gold)
    draw_pill(painter, QRectF(x + 82, area.y() + 10, 96, 26), tr("SCORE"), str(seat.score.total), DARK.text)


def paint_credits(painter: QPainter, area: QRectF, value: int) -> None:
    """Draw the credit track with its marker."""
    draw_coin(painter, QPointF(area.x() + 12, area.center().y()), 10)
    track = QRectF(area.x() + 28, area.y(), area.width() - 28, area.height())
    for number in range(HIGHEST + 1):
        centre = track.topLeft() + credit_place(number, track.width(), track.height())
        if number == value:
            draw_marker(painter, centre, number)
        else:
            draw_place(painter, centre, number, number <= value, DARK)


def paint_cup(
    painter: QPainter,
    area: QRectF,
    colour: str,
    dice: tuple[DieFace, ...],
    count: int,
    screened: int,
    tray: bool,
) -> None:
    """Draw the well with the cup. ``screened`` dice lie behind the screen; ``tray`` leaves room below."""
    draw_well(painter, area, 10, tr("Dice cup"), str(count))
    high = area.height() - (124 if tray else 58)
    wide = min(118.0, high * 0.84)
    cup = QRectF(area.center().x() - wide / 2, area.y() + 40, wide, min(high, wide / 0.8))
    draw_cup(painter, cup, colour, dice[:3])
    if screened:
        line = QRectF(area.x() + 8, area.bottom() - 22, area.width() - 16, 16)
        words = tr("{count} dice behind the screen", count=screened)
        draw_text(painter, line, words, Type(12.5, 600, DARK.narrow, DARK.text_second))


def paint_wild_tray(painter: QPainter, area: QRectF, count: int) -> None:
    """Draw the place of dice in no column."""
    draw_well(painter, area, 8, tr("Wild: choose a phase") if count else tr("All placed"))


def paint_citizenry(painter: QPainter, area: QRectF, count: int) -> None:
    """Draw the well of dice waiting to be recruited."""
    draw_well(painter, area, 10, tr("Citizenry"), str(count), sign="" if count else "citizenry")


def paint_stack(
    painter: QPainter, area: QRectF, index: int, stack: StackView, dice: int, layout: Layout
) -> None:
    """Draw a stack's well: worker spaces as many as the top tile needs, and edges of tiles below."""
    label = tr("Develop stack") if index == 0 else tr("Settle stack")
    need = stack.need
    right = f"{dice} / {need}" if need is not None else (str(dice) if dice else "")
    draw_well(painter, area, 10, label, right)
    origin = layout.stack(index).topLeft()
    top = layout.stack_tile(index).translated(-origin)
    if not stack.tiles:
        painter.setPen(dashed("#8FA6EA", 0.35))
        painter.setBrush(faded("#8FA6EA", 0.03))
        painter.drawPath(tile_outline(top))
        words = tr("empty")
        draw_text(painter, top, words, Type(12, 600, DARK.narrow, DARK.text_muted))
    for edge in range(min(_SHADOW_EDGES, len(stack.tiles) - 1), 0, -1):
        back = top.translated(5.0 * edge, 3.2 * edge)
        painter.setPen(faded("#5A6CA6", 0.9))
        painter.setBrush(faded("#121A36", 1))
        painter.drawPath(tile_outline(back))
    count = max(need or 0, dice)
    for number in range(dice, count):
        rect = layout.stack_die(index, number, count).translated(-origin)
        painter.setPen(dashed("#8FA6EA", 0.55))
        painter.setBrush(faded("#060A18", 0.4))
        painter.drawPath(rounded(rect, 6))


def paint_tableau(painter: QPainter, area: QRectF, count: int, end: int, layout: Layout) -> None:
    """Draw the well of the empire, with the empty places numbered up to the one that ends the game."""
    draw_well(painter, area, 10, tr("Tableau"), f"{count} / {end}")
    origin = layout.tableau.topLeft()
    for number in range(count, end):
        rect = layout.tableau_tile(number, count).translated(-origin)
        painter.setPen(dashed("#8FA6EA", 0.30))
        painter.setBrush(faded("#8FA6EA", 0.02))
        painter.drawPath(tile_outline(rect))
        draw_text(painter, rect, str(number + 1), Type(22, 700, DARK.narrow, "#55639A"))


def paint_tray(painter: QPainter, area: QRectF, count: int, *, start: bool) -> None:
    """Draw the tray of drawn tiles: it covers what lies below, so that nothing shines through."""
    painter.setPen(faded(DARK.cyan, 0.5))
    painter.setBrush(faded(DARK.well, 0.97))
    painter.drawPath(rounded(area, 12))
    draw_panel(painter, area, 12, DARK.cyan)
    words = tr("Drawn tiles: put each onto a stack")
    if start:
        words = tr("Starting tiles: one on each stack") if count > 1 else tr("The other starting tile")
    line = QRectF(area.x() + 14, area.y() + 6, area.width() - 28, 20)
    draw_text(painter, line, words, Type(14, 700), LEFT)
    draw_text(painter, line, str(count), Type(14, 700, colour=DARK.text_second), RIGHT)
