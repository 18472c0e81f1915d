"""The result page: who won, and how every point came about."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import Button, Elided, Mark, frame, label
from rftg_desktop.views.icons import button_icon
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.translation import tr, trn

COLUMN_MOST = 430
OF_TWO_MOST = 580
"""The widest column, and where there are only two: their words are many, and there is room."""

ROBOT = -1
"""The colour of the seat that is nobody's: it has the robot's sign in place of a shape."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A part of a score: what it is for, its points, and in words how they came about."""

    name: str
    points: int
    detail: str = ""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The points of one side in parts.

    ``colour`` is a seat's or :data:`ROBOT`; ``tie_break`` is a sum in words.
    """

    name: str
    colour: int
    lines: tuple[ScoreLine, ...]
    total: int
    tie_break: str = ""
    winner: bool = False


@dataclass(frozen=True, slots=True)
class GameResult:
    """The end of a game: the sides from the first to the last place.

    ``headline`` says who won; ``remarks`` are sentences: why it ended, what broke a tie. ``next_seed`` is
    what playing again deals, where that is no random number. ``has_records`` tells that there are records
    of such games to look at.
    """

    headline: str
    seats: tuple[SeatResult, ...]
    remarks: tuple[str, ...] = ()
    rounds: int = 0
    seed: int | None = None
    next_seed: int | None = None
    has_records: bool = False


class ResultPage(Page):
    """Shows a result. ``again_requested`` is true for the same seed, false for a new one."""

    again_requested = Signal(bool)
    save_requested = Signal()
    records_requested = Signal()
    start_requested = Signal()
    table_requested = Signal()

    def __init__(self, parent: QWidget | None = None, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        self.headline = Elided("", "headline")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.remarks = label("", "hint", wrap=True)
        self.remarks.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.columns = QHBoxLayout()
        self.again_button = Button(tr("Play &again"), "dices", role="primary", page=self, large=True)
        self.same_button = Button(tr("Same &deal again"), "rotate-ccw", page=self)
        self.table_button = Button(tr("Look at the &table"), "eye", page=self)
        self.save_button = Button(tr("&Save"), "save", page=self)
        self.records_button = Button(tr("&Records"), "trophy", page=self)
        self.start_button = Button(tr("Start &page"), "house", page=self)
        self._lay_out()
        self.again_button.clicked.connect(lambda: self.again_requested.emit(False))
        self.same_button.clicked.connect(lambda: self.again_requested.emit(True))
        self.table_button.clicked.connect(self.table_requested)
        self.save_button.clicked.connect(self.save_requested)
        self.records_button.clicked.connect(self.records_requested)
        self.start_button.clicked.connect(self.start_requested)
        self.back_requested.connect(self.table_requested)
        self.focus_first(self.table_button)

    def set_result(self, result: GameResult) -> None:
        """Show this result in place of the one before."""
        self.headline.set_whole(result.headline)
        parts = list(result.remarks)
        if result.rounds:
            parts.append(trn("{count} round.", "{count} rounds.", result.rounds))
        if result.seed is not None:
            parts.append(tr("Number of the deal: {seed}.", seed=result.seed))
        self.remarks.setText(" ".join(parts))
        self.records_button.setVisible(result.has_records)
        following = result.next_seed
        hint = "" if following is None else tr("Deals the next number: {seed}.", seed=following)
        self.again_button.setToolTip(hint)
        self.again_button.setAccessibleDescription(hint)
        while (item := self.columns.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._forget_sizes()
        self.columns.addStretch(1)
        for seat in result.seats:
            place = 1 + sum(other.total > seat.total or other.winner for other in result.seats)
            most = OF_TWO_MOST if len(result.seats) <= 2 else COLUMN_MOST
            self.columns.addWidget(self._column(seat, place, most), 100)
        self.columns.addStretch(1)

    def _lay_out(self) -> None:
        outer = self.column()
        outer.addWidget(self.headline)
        outer.addWidget(self.remarks)
        self.spaced(self.columns, 12)
        outer.addLayout(self.columns, 1)
        foot = QHBoxLayout()
        self.spaced(foot, 12)
        foot.addWidget(self.start_button)
        foot.addWidget(self.save_button)
        foot.addWidget(self.records_button)
        foot.addStretch(1)
        foot.addWidget(self.table_button)
        foot.addWidget(self.same_button)
        foot.addWidget(self.again_button)
        self.sized(lambda: self.again_button.setMinimumSize(self.px(190), self.px(48)))
        outer.addLayout(foot)
        self.keep_sizes()

    def _column(self, seat: SeatResult, place: int, most: int) -> QFrame:
        panel = frame("winner" if seat.winner else "panel")
        self.sized(lambda: panel.setMaximumWidth(self.px(most)))
        panel.setAccessibleName(tr("{name}: {points} points", name=seat.name, points=seat.total))
        box = QVBoxLayout(panel)
        self.spaced(box, 6, (16, 14, 10, 12))
        top = QHBoxLayout()
        self.spaced(top, 8)
        top.addWidget(self._sign(seat.colour))
        top.addWidget(Elided(seat.name, "heading"), 1)
        top.addWidget(self._trophy() if seat.winner else label(f"{place}.", "hint"))
        box.addLayout(top)
        total = label(str(seat.total), "total")
        box.addWidget(total)
        lines = QVBoxLayout()
        self.spaced(lines, 7, (0, 0, 8, 0))
        for line in seat.lines:
            self._line(lines, line)
        lines.addStretch(1)
        box.addWidget(_scrolling(lines), 1)
        if seat.tie_break:
            box.addWidget(frame("line"))
            box.addWidget(label(tr("Tie-break: {sum}", sum=seat.tie_break), "hint", wrap=True))
        return panel

    def _line(self, box: QVBoxLayout, line: ScoreLine) -> None:
        row = QHBoxLayout()
        self.spaced(row, 8)
        row.addWidget(Elided(line.name), 1)
        row.addWidget(label(str(line.points), "points"))
        box.addLayout(row)
        if line.detail:
            box.addWidget(label(line.detail, "hint", wrap=True))

    def _sign(self, colour: int) -> QWidget:
        return self._picture("bot", self.theme.text, 24) if colour == ROBOT else Mark(colour, self, 22)

    def _trophy(self) -> QLabel:
        made = self._picture("trophy", self.theme.gold, 26)
        made.setAccessibleName(tr("Winner"))
        return made

    def _picture(self, icon: str, colour: str, size: float) -> QLabel:
        made = QLabel()

        def set_picture() -> None:
            made.setPixmap(button_icon(icon, colour).pixmap(self.px(size), self.px(size)))

        self.sized(set_picture)
        return made


def _scrolling(lines: QVBoxLayout) -> QScrollArea:
    inner = QWidget()
    inner.setLayout(lines)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inner)
    return area
