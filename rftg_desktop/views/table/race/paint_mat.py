"""The player's own mat: header, tableau, the strip above the hand, piles and pool."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from rftg_desktop.rules.race.view import SeatView
from rftg_desktop.views.sprites.canvas import LEFT, RIGHT, Type, draw_text, faded, growth
from rftg_desktop.views.sprites.chips import draw_seat, draw_vp
from rftg_desktop.views.sprites.race.piles import DECK, DISCARD
from rftg_desktop.views.sprites.race.store import RaceSprites
from rftg_desktop.views.sprites.shapes import rounded, tile_outline
from rftg_desktop.views.sprites.slots import dashed
from rftg_desktop.views.sprites.surface import draw_panel, draw_well
from rftg_desktop.views.table.pill import draw_pill
from rftg_desktop.views.table.race.layout import Layout
from rftg_desktop.views.table.race.paint_robot import draw_sprite
from rftg_desktop.views.table.sitting import Sitting
from rftg_desktop.views.theme import DARK
from rftg_desktop.views.words.translation import tr

SMALL = Type(12, 600, DARK.narrow, DARK.text_second)
BENCH_TYPE = Type(14, 600, DARK.body, DARK.text)


@dataclass(frozen=True, slots=True)
class PileText:
    """How many cards the deck and the pile hold, and what is left of the VP chips.

    With prestige the colour of the leader (``NOBODY`` for none), and the prestige on the leader's tile.
    """

    deck: int
    discard: int
    pool: int
    start: int
    leader: int | None = None
    on_tile: int = 0


def paint_header(
    painter: QPainter, area: QRectF, seat: SeatView, sitting: Sitting, subtitle: str, prestige: bool
) -> None:
    """Draw shape and name, and the numbers of the seat."""
    draw_seat(painter, sitting.colours[seat.seat], QPointF(area.x() + 22, area.center().y()), 9)
    name = QRectF(area.x() + 38, area.y() + 4, 176, 24 if growth() <= 1 else 20)
    draw_text(painter, name, sitting.name(seat.seat), Type(19, 700), LEFT)
    below = QRectF(area.x() + 38, area.y() + 26, 176, 15)
    draw_text(painter, below, subtitle, SMALL, LEFT)
    for place, (label, value, colour) in zip(pill_places(area, prestige), pills(seat, prestige), strict=True):
        draw_pill(painter, place, label, value, colour)


def pills(seat: SeatView, prestige: bool) -> tuple[tuple[str, str, str], ...]:
    """Return label, number and colour of each pill in the header."""
    military = f"{seat.military:+}" if seat.military else "0"
    strength = f" +{seat.strength}" if seat.strength else ""
    hand = len(seat.hand) if isinstance(seat.hand, tuple) else seat.hand.count
    score = "" if seat.score is None else str(seat.score.total).replace("-", "−")
    return (
        (tr("VP"), str(seat.chips), DARK.gold),
        *(((tr("PRESTIGE"), str(seat.prestige), DARK.prestige),) if prestige else ()),
        (tr("MILITARY"), f"{military}{strength}".replace("-", "−"), DARK.military),
        (tr("HAND"), f"{hand} / {seat.hand_limit}", DARK.error if hand > seat.hand_limit else DARK.text),
        (tr("SCORE"), score, DARK.text),
    )


def pill_places(area: QRectF, prestige: bool) -> tuple[QRectF, ...]:
    """Return where the pills of a header lie."""
    widths = (70.0, *((100.0,) if prestige else ()), 112.0, 104.0, 90.0)
    places, x = [], area.x() + 222
    for wide in widths:
        places.append(QRectF(x, area.y() + 10, wide, 26))
        x += wide + 6
    return tuple(places)


def paint_tableau(painter: QPainter, area: QRectF, count: int, end: int, layout: Layout) -> None:
    """Draw the well of the empire, with empty places in its row, up to the one that ends the game."""
    draw_well(painter, area, 10, tr("Tableau"), f"{count} / {end}")
    origin = layout.tableau.topLeft()
    for number in range(count, layout.tableau_places(count, end)):
        rect = layout.tableau_card(number, count).translated(-origin)
        painter.setPen(dashed("#8FA6EA", 0.30))
        painter.setBrush(faded("#8FA6EA", 0.02))
        painter.drawPath(tile_outline(rect))
        draw_text(painter, rect, str(number + 1), Type(22, 700, DARK.narrow, "#55639A"))


def paint_bench(painter: QPainter, area: QRectF, words: str, left: float, right: float) -> None:
    """Draw the strip above the hand; ``left`` and ``right`` are kept free for markers and buttons."""
    draw_well(painter, area, 9)
    if words:
        painter.setPen(QPen(faded(DARK.cyan, 0.55), 1.2))
        painter.setBrush(faded(DARK.cyan, 0.05))
        painter.drawPath(rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), 9))
        line = area.adjusted(14 + left, 0, -12 - right, 0)
        draw_text(painter, line, words, BENCH_TYPE, LEFT)


def paint_piles(
    painter: QPainter, area: QRectF, text: PileText, layout: Layout, sprites: RaceSprites
) -> None:
    """Draw deck and discard pile with their numbers, and below them the VP chips that are left."""
    origin = area.topLeft() - layout.piles.topLeft()
    deck, pile, pool = (rect.translated(origin) for rect in (layout.deck, layout.pile, layout.pool))
    size = (deck.width(), deck.height())
    draw_sprite(painter, deck.topLeft(), sprites.pile(text.deck, size, DECK))
    draw_sprite(painter, pile.topLeft(), sprites.pile(text.discard, size, DISCARD))
    for rect, words in ((deck, tr("Deck")), (pile, tr("Discards"))):
        draw_text(painter, layout.pile_label(rect), words, SMALL)
    centre = QPointF(pool.x() + 18, pool.center().y())
    draw_vp(painter, centre, 15, "")
    number = str(max(0, text.pool))
    draw_text(painter, pool.adjusted(40, 0, 0, 0), number, Type(24, 800, colour=DARK.gold), LEFT)
    if text.leader is not None:
        place = layout.leader.translated(origin)
        words, size = str(text.on_tile) if text.on_tile else "", (place.width(), place.height())
        draw_sprite(painter, place.topLeft(), sprites.leader(size, text.leader, words))
        return
    words = tr("of {start} left", start=text.start) if text.pool > 0 else tr("last round")
    draw_text(painter, pool, words, SMALL, RIGHT)


def paint_tray(painter: QPainter, area: QRectF, words: str, count: int) -> None:
    """Draw the tray of cards that are looked at: it covers what lies below."""
    painter.setPen(faded(DARK.cyan, 0.5))
    painter.setBrush(faded(DARK.well, 0.97))
    painter.drawPath(rounded(area, 12))
    draw_panel(painter, area, 12, DARK.cyan)
    line = QRectF(area.x() + 14, area.y() + 4, area.width() - 28, 20)
    draw_text(painter, line, words, Type(14, 700), LEFT)
    draw_text(painter, line, str(count), Type(14, 700, colour=DARK.text_second), RIGHT)
