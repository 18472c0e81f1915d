"""The right side: the inspector, which explains what is under the pointer, and the log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from rftg_desktop.views.sprites.canvas import LEFT, Type, draw_text, faded, growing, text_height, text_width
from rftg_desktop.views.sprites.chips import draw_seat
from rftg_desktop.views.sprites.die import draw_die
from rftg_desktop.views.sprites.faces import DieFace, TileSide
from rftg_desktop.views.sprites.surface import draw_panel
from rftg_desktop.views.sprites.tile import draw_tile
from rftg_desktop.views.theme import DARK
from rftg_desktop.views.words.translation import tr

TITLE = Type(18, 700)
SUBTITLE = Type(13, 600, DARK.narrow, DARK.text_second)
BODY = Type(13, 500, DARK.body, DARK.text)
LOG_LINE = 18.0
INSPECTOR_MARGINS = (14.0, 26.0, -14.0, -10.0)
_LABEL = Type(11, 700, DARK.narrow, DARK.text_second, 1.1)


def sized(type_: Type, text: float) -> Type:
    """Return a larger type of the same manner."""
    return replace(type_, size=type_.size * text)


class Portrait(Protocol):
    """The picture of a tile or card, as large as there is room."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw it."""

    def fit(self, room: QSizeF) -> QSizeF:
        """Return its size in a room."""


@dataclass(frozen=True, slots=True)
class TilePortrait:
    """A side of a tile: the rooms have its form."""

    side: TileSide

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the tile."""
        draw_tile(painter, area, self.side)

    def fit(self, room: QSizeF) -> QSizeF:
        """Fill the room."""
        return room


@dataclass(frozen=True, slots=True)
class Fit:
    """A way to lay out the inspector: the size of one picture and of two, the words' type.

    Where the heading stands ``beside`` the picture, two sides have none: their names begin the lines.
    ``text`` is how much larger than the design the words are.
    """

    one: QSizeF
    two: QSizeF
    body: Type = BODY
    gap: float = 4.0
    beside: bool = False
    text: float = 1.0

    def larger(self, text: float) -> Fit:
        """Return the same with larger words."""
        return replace(self, body=sized(self.body, text), text=text)


_SMALL = (QSizeF(96, 110), QSizeF(58, 66))
FITS = (
    Fit(QSizeF(132, 151), QSizeF(106, 121)),
    Fit(*_SMALL, beside=True),
    Fit(*_SMALL, replace(BODY, size=12), 3.0, beside=True),
    Fit(*_SMALL, replace(BODY, size=DARK.least_text), 2.0, beside=True),
    Fit(QSizeF(), QSizeF(), replace(BODY, size=DARK.least_text), 2.0, beside=True),
)


@dataclass(frozen=True, slots=True)
class Inspected:
    """What the inspector shows: a heading, lines of words, and pictures if the thing has some.

    ``fits`` are the ways to lay it out, the one that is tried first in front.
    """

    title: str
    subtitle: str = ""
    lines: tuple[str, ...] = ()
    sides: tuple[Portrait, ...] = ()
    die: DieFace | None = None
    pinned: bool = False
    fits: tuple[Fit, ...] = field(default=FITS, compare=False)


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: the colour of its seat (``None`` for the table) and its words.

    ``back`` is the place of the first event it tells of, counted from the newest, which is 1. ``marked`` is
    the line whose position is looked at.
    """

    colour: int | None
    words: str
    heading: bool = False
    back: int = field(default=0, compare=False)
    marked: bool = False


def paint_inspector(painter: QPainter, area: QRectF, shown: Inspected | None, text: float = 1.0) -> None:
    """Draw the inspector; ``text`` is how much larger its words are wanted."""
    draw_panel(painter, area, 14)
    label = tr("INSPECTOR, PINNED") if shown and shown.pinned else tr("INSPECTOR")
    draw_text(painter, QRectF(area.x() + 12, area.y() + 5, 230, 16), label, _LABEL, LEFT)
    inner = area.adjusted(*INSPECTOR_MARGINS)
    if shown is None:
        words = tr("Point at anything to read what it is and does. F1 opens the rules of this step.")
        hint = Type(13 * text, 500, DARK.body, DARK.text_second)
        draw_text(painter, inner, words, hint, _TOP, wrap=True)
        return
    way = fitting(inner, shown, text)
    top = _draw_pictures(painter, inner, shown, way)
    top = max(_draw_heading(painter, _heading_room(inner, shown, way), shown, way), top) + 5
    for line in shown.lines:
        if top + _height(inner, line, way.body) > inner.bottom() + 2:
            more = QRectF(inner.x(), inner.bottom() - 14, inner.width(), 16)
            draw_text(painter, more, "…", BODY, LEFT)
            break
        top = _paragraph(painter, inner, top, line, way.body) + way.gap


_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


def fitting(inner: QRectF, shown: Inspected, text: float = 1.0) -> Fit:
    """Return the first way in which all words find room, else the last: many words make pictures small.

    Words that are wanted larger get less large, too, before they cost the picture.
    """
    *pictured, bare = shown.fits
    larger = [1 + (text - 1) * share / 3 for share in (3, 2, 1)] if text > 1 else []
    ways = [way.larger(each) for each in larger[:2] for way in pictured]
    ways += [bare.larger(each) for each in larger]
    ways += shown.fits
    fit = (way for way in ways if words_end(inner, shown, way) <= inner.bottom() + 2)
    return next((way for way in fit if way.text <= 1 or _heading_fits(inner, shown, way)), ways[-1])


def _heading_fits(inner: QRectF, shown: Inspected, way: Fit) -> bool:
    """Tell whether no word of a larger heading is wider than its room."""
    room = _heading_room(inner, shown, way).width()
    return all(
        text_width(word, type_) <= room for words, type_ in _heading(shown, way) for word in words.split()
    )


def words_end(inner: QRectF, shown: Inspected, way: Fit) -> float:
    """Return where the words would end."""
    room = _heading_room(inner, shown, way)
    top = room.y() + sum(_height(room, words, type_) for words, type_ in _heading(shown, way))
    top = max(top, _below_pictures(inner, shown, way)) + 5
    return top + sum(_height(inner, line, way.body) + way.gap for line in shown.lines) - way.gap


def _heading(shown: Inspected, way: Fit) -> tuple[tuple[str, Type], ...]:
    title = "" if way.beside and len(shown.sides) > 1 else shown.title
    both = ((title, TITLE), (shown.subtitle, SUBTITLE))
    return tuple((words, sized(type_, way.text)) for words, type_ in both if words)


def _picture_size(shown: Inspected, way: Fit) -> QSizeF:
    room = way.one if len(shown.sides) == 1 else way.two
    return shown.sides[0].fit(room) if shown.sides and room.width() > 0 else room


def _below_pictures(inner: QRectF, shown: Inspected, way: Fit) -> float:
    """Return where words may begin below the pictures."""
    high = _picture_size(shown, way).height()
    if shown.sides:
        return inner.y() + (high + 10 if high > 0 else 0)
    return inner.y() + (62 if shown.die is not None else 0)


def _heading_room(inner: QRectF, shown: Inspected, way: Fit) -> QRectF:
    """Return where the heading goes: under the pictures, or to their right."""
    wide = _picture_size(shown, way).width()
    if shown.sides and way.beside and wide > 0:
        return inner.adjusted((wide + 8) * len(shown.sides[:2]) + 2, 0, 0, 0)
    return inner.adjusted(0, _below_pictures(inner, shown, way) - inner.y(), 0, 0)


def _draw_pictures(painter: QPainter, inner: QRectF, shown: Inspected, way: Fit) -> float:
    """Draw the sides or the die; return where the words begin."""
    size = _picture_size(shown, way)
    if shown.sides and size.width() > 0:
        count = len(shown.sides[:2])
        step = size.width() + (8 if way.beside else 10)
        left = inner.x() if way.beside else inner.center().x() - (step * count - 10) / 2
        for number, side in enumerate(shown.sides[:2]):
            place = QRectF(QPointF(left + number * step, inner.y() + 2), size)
            with growing(1.0):
                side.draw(painter, place)
    elif shown.die is not None and not shown.sides:
        draw_die(painter, QPointF(inner.x() + 27, inner.y() + 28), 44, shown.die)
    return _below_pictures(inner, shown, way)


def _draw_heading(painter: QPainter, room: QRectF, shown: Inspected, way: Fit) -> float:
    top = room.y()
    for words, type_ in _heading(shown, way):
        top = _paragraph(painter, room, top, words, type_)
    return top


def _paragraph(painter: QPainter, inner: QRectF, top: float, words: str, type_: Type) -> float:
    """Draw wrapped words; return where the next ones begin."""
    high = _height(inner, words, type_)
    left = max(0.0, inner.bottom() - top)
    draw_text(
        painter, QRectF(inner.x(), top, inner.width() + 2, min(high, left)), words, type_, _TOP, wrap=True
    )
    return top + high


_LOG_TYPE = Type(13, 600, DARK.narrow, DARK.text_second)
_LOG_INDENT = 17.0


def wrapped(lines: Iterable[LogLine], width: float, text: float = 1.0) -> tuple[LogLine, ...]:
    """Return lines broken so that each fits a log of this width; what follows on has no shape."""
    room = width - 22 - _LOG_INDENT
    found: list[LogLine] = []
    for line in lines:
        first = True
        for part in broken(line.words, room, sized(_LOG_TYPE, text)) if not line.heading else [line.words]:
            found.append(replace(line, words=part, colour=line.colour if first else None))
            first = False
    return tuple(found)


@lru_cache(maxsize=2000)
def broken(words: str, room: float, type_: Type) -> list[str]:
    """Return words in lines that fit a room."""
    rows, row = [], ""
    for word in words.split():
        longer = f"{row} {word}" if row else word
        if row and text_width(longer, type_) > room:
            rows.append(row)
            row = word
        else:
            row = longer
    return [*rows, row]


def _height(inner: QRectF, words: str, type_: Type) -> float:
    """Return how high wrapped words are."""
    return text_height(words, type_, inner.width()) + 2


def log_rows(area_height: float, text: float = 1.0) -> int:
    """Return how many lines a log of this height shows."""
    return max(1, int((area_height - 32) // (LOG_LINE * text)))


def log_head(area: QRectF) -> QRectF:
    """Return where the button in the head of the log lies."""
    return QRectF(area.x() + 8, area.y() + 3, 46, 20)


def log_row(area: QRectF, number: int, text: float = 1.0) -> QRectF:
    """Return where a row of the log lies, counted from the top."""
    high = LOG_LINE * text
    return QRectF(area.x() + 12, area.y() + 25 + number * high, area.width() - 22, high)


def filter_places(area: QRectF, colours: tuple[int, ...]) -> dict[int, QRectF]:
    """Return where the shapes lie that filter the log by seat, by the seat's colour."""
    left = area.right() - 12 - 20 * len(colours)
    return {colour: QRectF(left + 20 * number, area.y() + 4, 20, 20) for number, colour in enumerate(colours)}


def paint_log(
    painter: QPainter,
    area: QRectF,
    lines: tuple[LogLine, ...],
    more: bool,
    colours: tuple[int, ...],
    only: int | None,
    text: float = 1.0,
) -> None:
    """Draw the newest lines, the last at the bottom; ``more`` says that the log is scrolled back.

    ``colours`` are the seats' shapes that filter it, ``only`` the one chosen; lines are larger by ``text``.
    """
    draw_panel(painter, area, 14)
    if more:
        beside = QRectF(log_head(area).right() + 8, area.y() + 5, 90, 16)
        draw_text(painter, beside, tr("SCROLLED BACK"), _LABEL, LEFT)
    for colour, place in filter_places(area, colours).items():
        painter.setOpacity(1.0 if only in (None, colour) else 0.3)
        draw_seat(painter, colour, place.center(), 5.5)
    painter.setOpacity(1.0)
    for number, line in enumerate(lines):
        row = log_row(area, number, text)
        if line.marked:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(DARK.gold, 0.22))
            painter.drawRoundedRect(row.adjusted(-6, 0, 4, 0), 4, 4)
        if line.heading:
            draw_text(painter, row, line.words, Type(12, 700, DARK.narrow, DARK.gold, 0.6), LEFT)
            continue
        x = row.x()
        if line.colour is not None:
            draw_seat(painter, line.colour, QPointF(x + 6, row.center().y()), 4.5)
        type_ = sized(_LOG_TYPE, text)
        draw_text(painter, row.adjusted(_LOG_INDENT, 0, 0, 0), line.words, type_, LEFT, fixed=True)
