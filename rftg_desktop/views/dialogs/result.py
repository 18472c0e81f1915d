"""The result page: who won, and how every point came about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import Button, Elided, Mark, frame, label
from rftg_desktop.views.icons import button_icon
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.translation import both, tr, trn

COLUMN_MOST = 430


@dataclass(frozen=True, slots=True)
class BonusRow:
    """A six-plus development: its name, its formula in words, and what it brought."""

    name: str
    formula: str
    points: int


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A player's points in parts. ``tiles`` are names with their points; ``tie_break`` is a sum in words."""

    name: str
    colour: int
    chips: int
    tiles: tuple[tuple[str, int], ...]
    bonuses: tuple[BonusRow, ...]
    total: int
    tie_break: str = ""
    winner: bool = False

    @property
    def tile_points(self) -> int:
        """The points of all tiles together."""
        return sum(points for _, points in self.tiles)


@dataclass(frozen=True, slots=True)
class GameResult:
    """The end of a game: the players from the first to the last place, and why it ended.

    ``tied`` is true where the tie-break decided.
    """

    seats: tuple[SeatResult, ...]
    reasons: tuple[str, ...] = ()
    rounds: int = 0
    tied: bool = False
    seed: int | None = None


def headline(seats: Sequence[SeatResult]) -> str:
    """Say who won."""
    winners = [seat.name for seat in seats if seat.winner]
    if len(winners) > 1:
        return tr("{names} share the victory", names=both(winners))
    points = next((seat.total for seat in seats if seat.winner), 0)
    return tr("{name} wins with {points} VP", name="".join(winners), points=points)


class ResultPage(Page):
    """Shows a result. ``again_requested`` is true for the same seed, false for a new one."""

    again_requested = Signal(bool)
    save_requested = Signal()
    start_requested = Signal()
    table_requested = Signal()

    def __init__(self, parent: QWidget | None = None, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        self.headline = Elided("", "headline")
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.reasons = label("", "hint", wrap=True)
        self.reasons.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.columns = QHBoxLayout()
        self.again_button = Button(tr("Play &again"), "dices", role="primary", page=self, large=True)
        self.same_button = Button(tr("Same &deal again"), "rotate-ccw", page=self)
        self.table_button = Button(tr("Look at the &table"), "eye", page=self)
        self.save_button = Button(tr("&Save"), "save", page=self)
        self.start_button = Button(tr("Start &page"), "house", page=self)
        self._lay_out()
        self.again_button.clicked.connect(lambda: self.again_requested.emit(False))
        self.same_button.clicked.connect(lambda: self.again_requested.emit(True))
        self.table_button.clicked.connect(self.table_requested)
        self.save_button.clicked.connect(self.save_requested)
        self.start_button.clicked.connect(self.start_requested)
        self.back_requested.connect(self.table_requested)
        self.focus_first(self.table_button)

    def set_result(self, result: GameResult) -> None:
        """Show this result in place of the one before."""
        self.headline.set_whole(headline(result.seats))
        parts = list(result.reasons)
        if result.rounds:
            parts.append(trn("{count} round.", "{count} rounds.", result.rounds))
        if result.tied:
            parts.append(tr("The tie was broken by dice in the cup plus credits."))
        if result.seed is not None:
            parts.append(tr("Number of the deal: {seed}.", seed=result.seed))
        self.reasons.setText(" ".join(parts))
        while (item := self.columns.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._forget_sizes()
        self.columns.addStretch(1)
        for seat in result.seats:
            place = 1 + sum(other.total > seat.total or other.winner for other in result.seats)
            self.columns.addWidget(self._column(seat, place), 100)
        self.columns.addStretch(1)

    def _lay_out(self) -> None:
        outer = self.column()
        outer.addWidget(self.headline)
        outer.addWidget(self.reasons)
        self.spaced(self.columns, 12)
        outer.addLayout(self.columns, 1)
        foot = QHBoxLayout()
        self.spaced(foot, 12)
        foot.addWidget(self.start_button)
        foot.addWidget(self.save_button)
        foot.addStretch(1)
        foot.addWidget(self.table_button)
        foot.addWidget(self.same_button)
        foot.addWidget(self.again_button)
        self.sized(lambda: self.again_button.setMinimumSize(self.px(190), self.px(48)))
        outer.addLayout(foot)
        self.keep_sizes()

    def _column(self, seat: SeatResult, place: int) -> QFrame:
        panel = frame("winner" if seat.winner else "panel")
        self.sized(lambda: panel.setMaximumWidth(self.px(COLUMN_MOST)))
        panel.setAccessibleName(tr("{name}: {points} points", name=seat.name, points=seat.total))
        box = QVBoxLayout(panel)
        self.spaced(box, 6, (16, 14, 10, 12))
        top = QHBoxLayout()
        self.spaced(top, 8)
        top.addWidget(Mark(seat.colour, self, 22))
        top.addWidget(Elided(seat.name, "heading"), 1)
        top.addWidget(self._trophy() if seat.winner else label(f"{place}.", "hint"))
        box.addLayout(top)
        total = label(str(seat.total), "total")
        box.addWidget(total)
        lines = QVBoxLayout()
        self.spaced(lines, 7, (0, 0, 8, 0))
        self._line(lines, tr("VP chips"), seat.chips)
        count = trn("{count} tile", "{count} tiles", len(seat.tiles))
        self._line(lines, count, seat.tile_points)
        listed = ", ".join(f"{name} {cost}" for name, cost in seat.tiles)
        lines.addWidget(label(listed, "hint", wrap=True))
        for bonus in seat.bonuses:
            self._line(lines, bonus.name, bonus.points)
            lines.addWidget(label(bonus.formula, "hint", wrap=True))
        lines.addStretch(1)
        box.addWidget(_scrolling(lines), 1)
        if seat.tie_break:
            box.addWidget(frame("line"))
            box.addWidget(label(tr("Tie-break: {sum}", sum=seat.tie_break), "hint", wrap=True))
        return panel

    def _line(self, box: QVBoxLayout, words: str, points: int) -> None:
        row = QHBoxLayout()
        self.spaced(row, 8)
        name = Elided(words)
        value = label(str(points), "points")
        row.addWidget(name, 1)
        row.addWidget(value)
        box.addLayout(row)

    def _trophy(self) -> QLabel:
        made = QLabel()
        made.setAccessibleName(tr("Winner"))

        def set_picture() -> None:
            made.setPixmap(button_icon("trophy", self.theme.gold).pixmap(self.px(26), self.px(26)))

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
