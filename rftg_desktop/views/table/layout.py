"""What the layouts of all games share: scale, top bar, and the column at the right.

The design is 1366 x 768; a larger window shows the same picture larger, and what is left over goes to
where the game has most to show.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

DESIGN = QSizeF(1366, 768)
LEAST_HEIGHT = 700.0
"""So low a window still shows the table at full size: text stays readable where the screen is squat."""

LEAST_SCALE, MOST_SCALE = 0.75, 3.0

MARGIN = 12.0
GAP = 8.0
TOP_BAR = 44.0
SIDE = 262.0
PANELS_Y = 54.0


def scale_for(width: float, height: float) -> float:
    """Return how much larger than the design a window of this size shows the table."""
    return min(max(min(width / DESIGN.width(), height / LEAST_HEIGHT), LEAST_SCALE), MOST_SCALE)


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The rectangles of one window size, ``width`` x ``height`` in logical pixels, for ``seats``."""

    width: float
    height: float
    seats: int

    @property
    def main(self) -> float:
        """Width of everything left of the inspector."""
        return self.width - 2 * MARGIN - SIDE - 10

    @property
    def top_bar(self) -> QRectF:
        """The bar at the top: name, step, prompt, buttons."""
        return QRectF(0, 0, self.width, TOP_BAR)

    @property
    def inspector(self) -> QRectF:
        """What is under the pointer, in full."""
        raise NotImplementedError

    @property
    def log(self) -> QRectF:
        """What has happened."""
        raise NotImplementedError

    @property
    def buttons_end(self) -> QPointF:
        """The upper right corner of the row of buttons that answer."""
        raise NotImplementedError


def step_of(room: float, size: float, count: int, gap: float) -> float:
    """Return how far apart ``count`` things lie in a row: overlapping if there is no room."""
    if count <= 1:
        return size + gap
    return min(size + gap, (room - size) / (count - 1))
