"""One seat of a new game: its number, its name, and its colour with its shape."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLineEdit, QVBoxLayout

from rftg_desktop.controller.game_options import COLOURS, NAME_LENGTH
from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import Mark, Swatch, label, set_role
from rftg_desktop.views.words.names import player_colour_name, player_shape_name
from rftg_desktop.views.words.translation import tr

SEAT_HEIGHT = 66
LONE_HEIGHT = 102


class SeatRow(QFrame):
    """A line of the new game page. ``colour`` counts in the order of the colours.

    A seat that is not ``numbered`` is the only one, in a narrow column: its colours are on a second line.
    """

    colour_chosen = Signal(int, int)

    def __init__(self, seat: int, usual_name: str, page: Page, *, numbered: bool = True) -> None:
        super().__init__()
        self.seat = seat
        self.colour = seat
        self.setProperty("role", "well")
        self.mark = Mark(seat, page, 26)
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setPlaceholderText(usual_name)
        of_seat = tr("Name of seat {number}", number=seat + 1)
        self.name.setAccessibleName(of_seat if numbered else tr("Name"))
        self.swatches = tuple(Swatch(index, _colour_words(index), page) for index in range(len(COLOURS)))
        page.sized(lambda: self.setFixedHeight(page.px(SEAT_HEIGHT if numbered else LONE_HEIGHT)))
        box: QBoxLayout = QHBoxLayout(self) if numbered else QVBoxLayout(self)
        page.spaced(box, 6, (12, 8, 10, 8))
        row, colours = QHBoxLayout(), QHBoxLayout()
        for line, stretch in ((row, 1), (colours, 0)):
            page.spaced(line, 6)
            box.addLayout(line, stretch)
        if numbered:
            number = label(str(seat + 1), "section")
            page.sized(lambda: number.setFixedWidth(page.px(16)))
            row.addWidget(number)
            row.addSpacing(4)
        row.addWidget(self.mark)
        row.addSpacing(4)
        row.addWidget(self.name, 1)
        for swatch in self.swatches:
            colours.addWidget(swatch)
            swatch.clicked.connect(self._choose)

    def set_colour(self, colour: int) -> None:
        """Show the seat in this colour."""
        self.colour = colour
        self.mark.set_index(colour)
        for swatch in self.swatches:
            swatch.setChecked(swatch.index == colour)

    def set_taken(self, colours: Collection[int]) -> None:
        """Dim the colours that seats have."""
        for swatch in self.swatches:
            swatch.set_taken(swatch.index in colours)

    def set_wrong(self, wrong: bool) -> None:
        """Mark the name as one that cannot stay."""
        if bool(self.name.property("wrong")) is not wrong:
            set_role(self.name, "wrong", wrong)

    def _choose(self) -> None:
        swatch = self.sender()
        if isinstance(swatch, Swatch):
            swatch.setChecked(True)
            self.colour_chosen.emit(self.seat, swatch.index)


def _colour_words(index: int) -> str:
    colour = COLOURS[index]
    return tr("{colour}, {shape}", colour=player_colour_name(colour), shape=player_shape_name(colour))
