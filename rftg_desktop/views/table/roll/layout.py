"""Where everything of Roll lies, in logical pixels: pure geometry, no rules and no pictures.

What a larger window has left over goes to the tableau and the log.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rftg_desktop.views.sprites.phase import column_area, selector_area
from rftg_desktop.views.table.layout import GAP, MARGIN, PANELS_Y, SIDE, TableLayout, step_of

OPPONENTS_Y, OPPONENTS_H = PANELS_Y, 122.0
PHASES_Y, PHASES_H = 186.0, 100.0
MAT_Y = 296.0
PLACES = 6
"""The phase row has six equal places: five phases, and one for Dictate, the bag or the supply."""

TILE = QSizeF(104, 119)
STACK_TILE = QSizeF(96, 110)
LOWER_TILE = QSizeF(44, 46)
DIE = 31.0
STACK_DIE = 29.0
GOOD_DIE = 25.0
SMALL_DIE = 22.0


@dataclass(frozen=True, slots=True)
class Layout(TableLayout):
    """The rectangles of the table of Roll."""

    # -- panels ----------------------------------------------------------------------------------

    def opponent(self, index: int) -> QRectF:
        """The compact mat of the ``index``-th seat that is not shown in full."""
        count = max(1, self.seats - 1)
        wide = (self.main - (count - 1) * 10) / count
        return QRectF(MARGIN + index * (wide + 10), OPPONENTS_Y, wide, OPPONENTS_H)

    def place(self, index: int) -> QRectF:
        """One of the six places of the phase row."""
        wide = (self.main - (PLACES - 1) * GAP) / PLACES
        return QRectF(MARGIN + index * (wide + GAP), PHASES_Y, wide, PHASES_H)

    def select(self, phase: int) -> QRectF:
        """The space on the strip that selects a phase."""
        place = self.place(phase)
        return selector_area(place.width(), place.height()).translated(place.topLeft())

    def slot(self, index: int) -> QRectF:
        """The column below a phase, or the ground of the sixth place."""
        place = self.place(index)
        phase = "dictate" if index == PLACES - 1 else ""
        return column_area(place.width(), place.height(), phase).translated(place.topLeft())

    @property
    def mat(self) -> QRectF:
        """The mat shown in full."""
        return QRectF(MARGIN, MAT_Y, self.main, self.height - MAT_Y - MARGIN)

    @property
    def mat_header(self) -> QRectF:
        """Name, credits, points and the buttons of the seat."""
        return QRectF(MARGIN, MAT_Y, self.main, 46)

    @property
    def buttons_end(self) -> QPointF:
        """The upper right corner of the row of buttons in the mat's header."""
        return QPointF(self.mat.right() - 12, MAT_Y + 7)

    @property
    def credits(self) -> QRectF:
        """The credit track."""
        return QRectF(MARGIN + 238, MAT_Y + 8, 308, 30)

    @property
    def points(self) -> QRectF:
        """The seat's chips."""
        return QRectF(self.credits.right() + 8, MAT_Y + 10, 76, 26)

    @property
    def score(self) -> QRectF:
        """The seat's score as it stands."""
        return QRectF(self.points.right() + 6, MAT_Y + 10, 96, 26)

    @property
    def wells(self) -> tuple[float, float]:
        """Upper edge and height of the mat's wells."""
        return MAT_Y + 46, self.height - MAT_Y - 46 - MARGIN - 11

    @property
    def cup(self) -> QRectF:
        """The dice cup, and beside it the dice in no column."""
        y, high = self.wells
        return QRectF(24, y, 196, (high - GAP) * 0.53)

    @property
    def wild_tray(self) -> QRectF:
        """Where dice lie that show wild faces and are in no column yet."""
        cup = self.cup
        return QRectF(cup.x() + 10, cup.bottom() - 94, cup.width() - 20, 84)

    @property
    def citizenry(self) -> QRectF:
        """Dice that wait to be recruited."""
        y, high = self.wells
        top = self.cup.bottom() + GAP
        return QRectF(24, top, 196, y + high - top)

    def stack(self, index: int) -> QRectF:
        """A construction stack with its workers."""
        y, high = self.wells
        each = (high - GAP) / 2
        return QRectF(230, y + index * (each + GAP), 220, each)

    def stack_tile(self, index: int) -> QRectF:
        """The top tile of a stack."""
        well = self.stack(index)
        return QRectF(QPointF(well.x() + 12, well.y() + 25), STACK_TILE)

    def _squat(self, well: QRectF) -> bool:
        """Tell whether a stack's well is too low for a row of tiles below the top one."""
        return well.height() < STACK_TILE.height() + LOWER_TILE.height() + 30

    def lower_row(self, index: int) -> QRectF:
        """The own tiles below the top one, side by side: below it, or below the dice in a low well."""
        well = self.stack(index)
        left = 122 if self._squat(well) else 12
        return QRectF(well.x() + left, well.bottom() - 54, well.width() - left - 8, LOWER_TILE.height())

    def lower_tile(self, index: int, place: int, count: int) -> QRectF:
        """The tile at ``place`` (1 is the first below the top) of ``count`` tiles below the top."""
        row = self.lower_row(index)
        step = step_of(row.width(), LOWER_TILE.width(), count, 4)
        return QRectF(QPointF(row.x() + (place - 1) * step, row.y()), LOWER_TILE)

    def stack_die(self, index: int, number: int, count: int) -> QRectF:
        """A die on a stack: two in a row (three in a low well), closer when there are many."""
        well = self.stack(index)
        across, step_x = (3, 30.0) if self._squat(well) else (2, 37.0)
        rows = max(6 // across, -(-count // across))
        step = min(36.0, (78.0 if across == 3 else 108.0) / rows)
        x = well.x() + 122 + (number % across) * step_x
        return QRectF(x, well.y() + 27 + (number // across) * step, STACK_DIE, STACK_DIE)

    @property
    def tableau(self) -> QRectF:
        """The tiles of the empire."""
        y, high = self.wells
        return QRectF(460, y, self.mat.right() - 12 - 460, high)

    @property
    def pool(self) -> QRectF:
        """The VP pool."""
        return QRectF(self.width - MARGIN - SIDE, OPPONENTS_Y, SIDE, 94)

    @property
    def inspector(self) -> QRectF:
        """What is under the pointer, in full."""
        return QRectF(self.width - MARGIN - SIDE, 158, SIDE, 346)

    @property
    def log(self) -> QRectF:
        """What has happened."""
        top = self.inspector.bottom() + 10
        return QRectF(self.width - MARGIN - SIDE, top, SIDE, self.height - MARGIN - top)

    # -- pieces ------------------------------------------------------------------------------------

    def column_die(self, index: int, number: int, count: int) -> QRectF:
        """A die in a column: side by side; smaller and in two rows when there are many."""
        slot = self.slot(index)
        if count <= _fitting(slot.width() - 10, STACK_DIE):
            return self._in_row(slot, number, count, STACK_DIE)
        half = -(-count // 2)
        row = QRectF(
            slot.x(), slot.y() + (number // half) * slot.height() / 2, slot.width(), slot.height() / 2
        )
        return self._in_row(row, number % half, half, SMALL_DIE, 3)

    def wild_die(self, number: int, count: int) -> QRectF:
        """A die in no column: up to two rows."""
        tray = self.wild_tray
        area = QRectF(tray.x(), tray.y() + 16, tray.width(), tray.height() - 18)
        if count <= _fitting(area.width() - 12, DIE):
            return self._in_row(area, number, count, DIE)
        half = (count + 1) // 2
        row = QRectF(area.x(), area.y() + (number // half) * 33, area.width(), 33)
        return self._in_row(row, number % half, half, DIE)

    def citizen(self, number: int, count: int) -> QRectF:
        """A die in the Citizenry: four in a row, and more as they get many."""
        well = self.citizenry
        area = QRectF(well.x() + 10, well.y() + 28, well.width() - 20, well.height() - 36)
        across = 4
        while -(-count // across) * 35 > area.height() and across < 12:
            across += 1
        step_x = area.width() / across
        step_y = min(44.0, area.height() / max(1, -(-count // across)))
        x = area.x() + (number % across) * step_x + (step_x - DIE) / 2
        return QRectF(x, area.y() + (number // across) * step_y, DIE, DIE)

    def cup_die(self, number: int, count: int) -> QRectF:
        """A die of the cup laid out over it: five in a row, closer when there are many."""
        cup = self.cup
        rows = max(1, -(-count // 5))
        step = min(34.0, (cup.height() - 40) / rows)
        x = cup.x() + 14 + (number % 5) * 35
        return QRectF(x, cup.y() + 28 + (number // 5) * step, DIE, DIE)

    def tableau_tile(self, number: int, count: int) -> QRectF:
        """A tile of the tableau: all grow smaller when the empire is large."""
        well = self.tableau
        area = QRectF(well.x() + 10, well.y() + 24, well.width() - 20, well.height() - 30)
        width, height, across = self._tableau_grid(area, max(count, 12))
        step_x = area.width() / across
        rows = max(3, -(-max(count, 12) // across))
        step_y = area.height() / rows
        x = area.x() + (number % across) * step_x + (step_x - width) / 2
        y = area.y() + (number // across) * step_y + (step_y - height) / 2
        return QRectF(x, y, width, height)

    def _tableau_grid(self, area: QRectF, count: int) -> tuple[float, float, int]:
        """Return a tile's width and height and the number in a row: as large as all fit."""
        best = (0.0, 0.0, 1)
        for across in range(4, 13):
            rows = -(-count // across)
            width = min(TILE.width(), area.width() / across - 6, (area.height() / rows - 6) * 104 / 119)
            if width >= best[0] - 0.5:
                best = (width, width * 119 / 104, across)
        return best

    def good(self, tile: QRectF, number: int, count: int) -> QRectF:
        """A good on a world: at the right edge of its picture, further ones to the left."""
        step = step_of(tile.width() - 8, GOOD_DIE, count, 2)
        x = tile.right() - GOOD_DIE - 4 - number * step
        return QRectF(x, tile.y() + tile.height() * 0.62 - GOOD_DIE, GOOD_DIE, GOOD_DIE)

    def drawn(self, number: int, count: int) -> tuple[QRectF, QRectF]:
        """Both sides of a drawn tile, as development and as world."""
        tray = self.tray(count)
        across, rows = _tray_grid(count)
        step_x, step_y = tray.width() / across, (tray.height() - 34) / rows
        shrink = min(1.0, (step_y - 8) / TILE.height(), (step_x - 22) / (2 * TILE.width()))
        size = QSizeF(TILE.width() * shrink, TILE.height() * shrink)
        x = tray.x() + (number % across) * step_x + (step_x - 2 * size.width() - 6) / 2
        y = tray.y() + 32 + (number // across) * step_y
        left = QRectF(QPointF(x, y), size)
        return left, left.translated(size.width() + 6, 0)

    def tray(self, count: int) -> QRectF:
        """Where drawn tiles are shown: over the end of the tableau, where its empty places are."""
        well = self.tableau
        across, rows = _tray_grid(count)
        wide = min(well.width() - 20, (300.0, 560.0, 700.0)[across - 1])
        shrink = min(1.0, (wide / across - 22) / (2 * TILE.width()))
        high = min(well.height() - 20, 44 + (TILE.height() * shrink + 17) * rows)
        return QRectF(well.center().x() - wide / 2, well.bottom() - high - 10, wide, high)

    def _in_row(self, area: QRectF, number: int, count: int, size: float, gap: float = 5) -> QRectF:
        step = step_of(area.width() - 10, size, count, gap)
        y = area.y() + (area.height() - size) / 2
        return QRectF(area.x() + 6 + number * step, y, size, size)


def _tray_grid(count: int) -> tuple[int, int]:
    """Return how many drawn tiles lie side by side, and in how many rows."""
    across = max(1, min(3, count)) if count != 4 else 2
    return across, max(1, -(-count // across))


def _fitting(room: float, size: float) -> int:
    return int((room + 5) // (size + 5))
