"""The plate at the foot of a card: name, powers row by row, and words where there is room."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from rftg_desktop.views.sprites.canvas import Type, draw_text, text_height
from rftg_desktop.views.sprites.faces import PowerLine
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.plate import Setting, name_lines
from rftg_desktop.views.sprites.race.faces import CardFace
from rftg_desktop.views.sprites.race.signs import SEPARATOR, draw_signs, signs_width
from rftg_desktop.views.theme import Theme

# So much narrower than it likes a row may be set when two powers share it.
JOINED_SQUEEZE = 0.80
# Cards with few powers keep room for this many rows, so that the names of a hand stand in one line.
LEAST_ROWS = 2
TIGHT_FROM, TIGHT = 4, 0.92
SIDE, FOOT = 4.5, 3.0
NAME_SIDE = 5.5
# The last row runs beside the large cut of the lower right corner.
CUT = 6.0
WORDS = (12.7, 11.0)


def lead_width(setting: Setting) -> float:
    """Give the room of a row's own symbol before its signs."""
    return setting.radius * 2.16 + setting.gap * 1.4


def packed(lines: tuple[PowerLine, ...], room: float, setting: Setting) -> list[PowerLine]:
    """Join powers of the same row that stand in one line of this width."""
    rows: list[PowerLine] = []
    for line in lines:
        if rows and rows[-1].when == line.when:
            joined = (*rows[-1].bits, SEPARATOR, *line.bits)
            if signs_width(joined, setting) * JOINED_SQUEEZE <= room - lead_width(setting):
                rows[-1] = PowerLine(line.when, joined)
                continue
        rows.append(line)
    return rows


class CardPlate:
    """The plate of one card: measured first, since the picture gets the room it leaves."""

    def __init__(self, face: CardFace, width: float, unit: float, theme: Theme, words: str = "") -> None:
        self.unit = unit
        self.theme = theme
        self.setting = Setting(unit, theme)
        self.room = width - 2 * SIDE * unit
        self.rows = packed(face.powers, self.room, self.setting)
        if len(self.rows) >= TIGHT_FROM:
            self.setting = Setting(unit * TIGHT, theme)
            self.rows = packed(face.powers, self.room, self.setting)
        self.lines, self.type = name_lines(face.name, width - 2 * NAME_SIDE * unit, unit, theme)
        self.line_height = self.type.size * (1.02 if len(self.lines) > 1 else 1.30)
        self.words = words
        self.words_type = Type(WORDS[0], 500, theme.body, theme.text_second)
        rows = max(len(self.rows), LEAST_ROWS) if not words else len(self.rows)
        self.height = 2 * unit + self.line_height * len(self.lines) + self.setting.row * rows + FOOT * unit
        if words:
            self.height += text_height(words, self.words_type, width - 16 * unit) + 9 * unit

    def squeeze(self) -> float:
        """Give how much the widest row has to be squeezed: 1 where all have room."""
        rooms = [self._row_room(number) for number in range(len(self.rows))]
        widths = [max(1.0, signs_width(row.bits, self.setting)) for row in self.rows]
        return min((1.0, *(room / width for room, width in zip(rooms, widths, strict=True))))

    def _row_room(self, number: int) -> float:
        """Give the room of a row's signs: less in the last one where the corner is cut."""
        cut = CUT * self.unit if number == len(self.rows) - 1 else 0.0
        return self.room - lead_width(self.setting) - cut

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw name, powers and words below each other."""
        unit, y, side = self.unit, area.y() + 2 * self.unit, NAME_SIDE * self.unit
        for line in self.lines:
            room = QRectF(area.x(), y, area.width(), self.line_height).adjusted(side, 0, -side, 0)
            draw_text(painter, room, line, self.type)
            y += self.line_height
        spare = 0.0 if self.words else area.bottom() - y - FOOT * unit - len(self.rows) * self.setting.row
        y = self._draw_rows(painter, area, y + max(0.0, spare) * 0.4)
        if self.words:
            room = QRectF(area.x() + 8 * unit, y + 3 * unit, area.width() - 16 * unit, area.bottom() - y)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            draw_text(painter, room, self.words, self.words_type, align, wrap=True)

    def _draw_rows(self, painter: QPainter, area: QRectF, y: float) -> float:
        """Draw the rows, centred together so that their symbols stand below each other."""
        setting, lead = self.setting, lead_width(self.setting)
        rooms = [self._row_room(number) for number in range(len(self.rows))]
        spare = [room - signs_width(row.bits, setting) for room, row in zip(rooms, self.rows, strict=True)]
        indent = max(0.0, min(spare, default=0.0) / 2)
        left = area.x() + SIDE * self.unit + indent
        before = ""
        for width, row in zip(rooms, self.rows, strict=True):
            if row.when != before:
                centre = QPointF(left + setting.radius * 1.08, y + setting.row / 2)
                draw_glyph(painter, row.when, centre, setting.radius * 1.06, self.theme.phase(row.when))
            before = row.when
            room = QRectF(left + lead, y, width - indent, setting.row)
            draw_signs(painter, room, row.bits, setting)
            y += setting.row
        return y
