"""Watches the text that is painted: how large it is, where its ink lies, and whether it was cut."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from rftg_desktop.views.sprites import canvas
from rftg_desktop.views.sprites.canvas import LEAST_STRETCH, Type, grown, text_height, text_width


@dataclass(frozen=True)
class Line:
    """Words as they were painted: on which painter, how large, where their ink lies, and if they were cut."""

    painter: int
    words: str
    size: float
    ink: tuple[float, float, float, float]
    cut: bool
    larger: float


class Watch:
    """Remembers all text that is painted for panels and buttons of the table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[Line] = []
        self._painters: list[tuple[int, QPainter]] = []
        plain = canvas.draw_text

        def watched(
            painter: QPainter, area: QRectF, words: str, type_: Type, *rest: Any, **more: Any
        ) -> None:
            if words.strip():
                self.note(painter, area, words, type_, rest, more)
            plain(painter, area, words, type_, *rest, **more)

        for name, module in list(sys.modules.items()):
            if name.startswith("rftg_desktop.views") and getattr(module, "draw_text", None) is plain:
                monkeypatch.setattr(module, "draw_text", watched)

    def note(self, painter: Any, area: QRectF, words: str, type_: Type, rest: Any, more: Any) -> None:
        align, asked = rest[0] if rest else more.get("align", canvas.CENTRE), type_.size
        if more.get("wrap"):
            high = text_height(words, type_, area.width())
            box = QRectF(area.x(), area.y(), area.width(), high)
            cut = high > area.height() + 3
        else:
            if not more.get("fixed"):
                type_ = grown(words, type_, area.width(), area.height())
            natural = text_width(words, type_)
            cut = natural * LEAST_STRETCH / 100 > area.width() + 2
            wide, high = min(natural, area.width()), 0.7 * type_.size
            x = area.center().x() - wide / 2
            x = area.x() if align & Qt.AlignmentFlag.AlignLeft else x
            x = area.right() - wide if align & Qt.AlignmentFlag.AlignRight else x
            box = QRectF(x, area.center().y() - high / 2, wide, high)
        at = painter.worldTransform()
        size = type_.size * abs(at.m22())
        ink = at.mapRect(box).getRect()
        self.lines.append(Line(self._number(painter), words, size, ink, cut, type_.size / asked))

    def _number(self, painter: QPainter) -> int:
        """Number the painters; only the last few are held, since each holds a picture."""
        for number, known in self._painters:
            if known is painter:
                return number
        number = self._painters[-1][0] + 1 if self._painters else 0
        self._painters = [*self._painters[-4:], (number, painter)]
        return number

    def over_each_other(self) -> set[tuple[str, str]]:
        """The pairs of words of one panel whose ink meets."""
        by_painter: dict[int, list[Line]] = {}
        for line in self.lines:
            by_painter.setdefault(line.painter, []).append(line)
        return {
            (one.words, two.words)
            for lines in by_painter.values()
            for one, two in combinations(lines, 2)
            if QRectF(*one.ink).adjusted(0.5, 0.5, -0.5, -0.5).intersects(QRectF(*two.ink))
        }
