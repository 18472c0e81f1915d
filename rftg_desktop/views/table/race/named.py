"""Where answers lie that are named by buttons: on the strip above the hand, or if they are long in a tray."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from rftg_desktop.views.sprites.canvas import text_width
from rftg_desktop.views.table.button import words_type
from rftg_desktop.views.table.frame import ButtonFace
from rftg_desktop.views.table.race.layout import Layout

BENCH_BUTTON = 26.0
BENCH_WORDS = 330.0
"""So much of the bench is kept for its words; longer rows of buttons go to the tray."""

_SIDES, _GAP = 26.0, 6.0


def _widths(faces: Sequence[ButtonFace], text: float) -> list[float]:
    return [max(38.0, text_width(face.text, words_type(face)) * text + _SIDES) for face in faces]


def named_tray(faces: Sequence[ButtonFace], layout: Layout, text: float = 1.0) -> QRectF:
    """Return the tray of answers that are too long for the strip; empty if there are none.

    Like that of cards that are looked at it lies over the robot's side: the own cards stay in sight.
    ``text`` is how much larger than the design words are.
    """
    widths = _widths(faces, text)
    if layout.bench.right() - sum(widths) - _GAP * len(widths) >= layout.bench.x() + BENCH_WORDS * text:
        return QRectF()
    return layout.named_tray(len(faces), max(widths))


def named_places(faces: Sequence[ButtonFace], layout: Layout, text: float = 1.0) -> list[QRectF]:
    """Return where the buttons of answers lie."""
    tray = named_tray(faces, layout, text)
    if not tray.isEmpty():
        return [layout.named(number, len(faces), tray) for number in range(len(faces))]
    widths, area = _widths(faces, text), layout.bench
    x = area.right() - 2 - sum(widths) - _GAP * len(widths)
    found = []
    for wide in widths:
        found.append(QRectF(x, area.center().y() - BENCH_BUTTON / 2, wide, BENCH_BUTTON))
        x += wide + _GAP
    return found


def on_bench(faces: Sequence[ButtonFace], layout: Layout, text: float = 1.0) -> float:
    """Return how much of the bench its buttons take."""
    if not faces or not named_tray(faces, layout, text).isEmpty():
        return 0.0
    return layout.bench.right() - named_places(faces, layout, text)[0].x()
