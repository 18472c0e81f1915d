"""What belongs to nobody: the six places of the phase row, the VP pool."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rftg_desktop.rules.roll.dice import PHASES
from rftg_desktop.views.sprites.canvas import LEFT, RIGHT, Type, draw_text, faded
from rftg_desktop.views.sprites.chips import draw_seat, draw_vp
from rftg_desktop.views.sprites.faces import PhaseFace
from rftg_desktop.views.sprites.phase import draw_phase
from rftg_desktop.views.sprites.surface import draw_panel, draw_well
from rftg_desktop.views.sprites.vessels import draw_bag
from rftg_desktop.views.theme import DARK
from rftg_desktop.views.words.names import phase_name
from rftg_desktop.views.words.translation import tr, trn

NUMERALS = ("I", "II", "III", "IV", "V")
DICTATE_PLACE, BAG_PLACE = "dictate", "bag"
LARGE_CHIPS, LARGE_CHIP = 5, 10
"""The box holds five 10-VP chips, set aside for the last round (rulebook, Contents)."""


@dataclass(frozen=True, slots=True)
class PhaseText:
    """A phase's place: lit if it occurs, current if it is being done; what others have there.

    ``others`` pairs a seat's colour with its number of workers, known after the screens are lifted.
    """

    phase: int
    lit: bool
    current: bool
    others: tuple[tuple[int, int], ...] = ()
    abandoned: int = 0


def hints() -> tuple[str, ...]:
    """Return what each phase does, in two or three words."""
    return (
        tr("scout or stock"),
        tr("build developments"),
        tr("build worlds"),
        tr("goods onto worlds"),
        tr("trade or consume"),
    )


def paint_phase(painter: QPainter, area: QRectF, text: PhaseText) -> None:
    """Draw a phase's place with its column and its selecting space."""
    phase = text.phase
    hint = hints()[phase]
    if text.abandoned:
        hint = tr("{count} abandoned", count=text.abandoned)
    face = PhaseFace(
        PHASES[phase],
        phase_name(PHASES[phase]),
        " " if text.others else hint,
        NUMERALS[phase],
        lit=text.lit,
    )
    draw_phase(painter, area, face)
    if text.current:
        painter.setPen(faded(DARK.gold, 0.95))
        painter.setBrush(faded(DARK.gold, 0))
        painter.fillRect(QRectF(area.x() + 16, area.y() + 1, area.width() - 32, 2.4), faded(DARK.gold, 0.95))
    x = area.x() + 46
    for colour, count in text.others:
        draw_seat(painter, colour, QPointF(x + 5, area.y() + 34), 5)
        draw_text(painter, QRectF(x + 12, area.y() + 26, 18, 16), str(count), Type(12, 700), LEFT)
        x += 29


def paint_sixth(painter: QPainter, area: QRectF, kind: str, number: int) -> None:
    """Draw the sixth place: Dictate while assigning, the bag while exploring, or the supply."""
    if kind == DICTATE_PLACE:
        draw_phase(painter, area, PhaseFace("dictate", tr("Dictate"), tr("park one, move another")))
        return
    draw_panel(painter, area, 12)
    title = tr("Tile bag") if kind == BAG_PLACE else tr("Supply")
    hint = trn("{count} tile", "{count} tiles", number) if kind == BAG_PLACE else tr("dice nobody owns")
    text = QRectF(area.x() + 76, area.y() + 26, area.width() - 82, 22)
    draw_text(painter, text, title.upper(), Type(15, 700, tracking=0.4), LEFT)
    draw_text(painter, text.translated(0, 22), hint, Type(12.5, 600, DARK.narrow, DARK.text_second), LEFT)
    picture = QRectF(area.x() + 14, area.y() + 16, 52, 66)
    if kind == BAG_PLACE:
        draw_bag(painter, picture)
    else:
        draw_well(painter, picture, 10, sign="die")


def paint_pool(painter: QPainter, area: QRectF, pool: int, start: int, longest: int, end: int) -> None:
    """Draw the VP pool as chips and number, and the longest tableau."""
    draw_panel(painter, area, 14)
    label = Type(11, 700, DARK.narrow, DARK.text_second, 1.1)
    draw_text(painter, QRectF(area.x() + 12, area.y() + 6, 160, 16), tr("VICTORY POOL"), label, LEFT)
    chips = _chips(pool) if pool > 0 else _reserve(pool)
    for number, value in enumerate(chips):
        row, place = divmod(number, 8)
        centre = QPointF(area.x() + 24 + place * 18 + row * 9, area.y() + 40 + row * 19)
        draw_vp(painter, centre, 10, str(value), shadow=False)
    number_at = QRectF(area.right() - 92, area.y() + 12, 80, 44)
    shown = str(pool) if pool > 0 else "0"
    draw_text(painter, number_at, shown, Type(34, 800, colour=DARK.gold), RIGHT)
    below = QRectF(area.right() - 150, area.y() + 54, 138, 16)
    words = tr("of {start} left", start=start) if pool > 0 else tr("last round")
    draw_text(painter, below, words, Type(12.5, 600, DARK.narrow, DARK.text_second), RIGHT)
    line = QRectF(area.x() + 12, area.bottom() - 20, area.width() - 24, 16)
    draw_text(painter, line, tr("LONGEST TABLEAU"), label, LEFT)
    draw_text(painter, line, f"{longest} / {end}", Type(13, 700), RIGHT)


def _reserve(pool: int) -> list[int]:
    """Return the 10-VP chips that are left once the initial pool is earned: five at first."""
    return [LARGE_CHIP] * max(0, -(-(LARGE_CHIPS * LARGE_CHIP + pool) // LARGE_CHIP))


def _chips(pool: int) -> list[int]:
    """Return up to sixteen chips that stand for the pool, large ones first."""
    chips: list[int] = []
    for value in (5, 1):
        while pool >= value and (value == 1 or pool > 16 - len(chips)) and len(chips) < 16:
            chips.append(value)
            pool -= value
    return chips
