"""The records page: what became of the finished games of Race solo, and the way to a table of them all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from rftg_desktop.rules.race.robot.state import DIFFICULTIES
from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import Button, frame, label
from rftg_desktop.views.dialogs.set_up import Segments
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.race.setup import level_buttons, level_name
from rftg_desktop.views.words.translation import tr, trn

WORDY = 3
"""The first columns hold words, the others numbers."""

SETS, COLUMNS = 2, 8
"""The column of the sets takes what the others leave, for its words are the longest."""


@dataclass(frozen=True, slots=True)
class RecordLine:
    """All games against one start world of the robot, at one level, with one combination of sets.

    ``level`` is its id, the other words are as shown; ``mean`` and ``robot_mean`` are of the scores.
    """

    start: str
    level: str
    sets: str
    games: int
    wins: int
    best: int
    mean: float
    robot_mean: float


class RecordsPage(Page):
    """Lists the sums, all or of one level. ``export_requested``: a table of every game is wanted."""

    export_requested = Signal()
    folder_requested = Signal()
    play_requested = Signal()

    def __init__(self, parent: QWidget | None = None, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        self._lines: tuple[RecordLine, ...] = ()
        self.level = Segments([(tr("&All"), tr("All")), *level_buttons()], self)
        self.list = QTreeWidget()
        self.total = label("", "heading")
        self.problem = label("", "error", wrap=True)
        self.empty = label("", "hint", wrap=True)
        self.play_button = Button(tr("&Play Race solo"), "bot", page=self, large=True)
        self.export_button = Button(tr("E&xport as CSV"), "download", page=self)
        self.folder_button = Button(tr("Open the &folder"), "folder-open", page=self)
        self.middle = QStackedWidget()
        self._lay_out()
        self.level.choose(0)
        self.level.group.idClicked.connect(lambda _number: self._show())
        self.play_button.clicked.connect(self.play_requested)
        self.export_button.clicked.connect(self.export_requested)
        self.folder_button.clicked.connect(self.folder_requested)
        self.set_records(())

    def set_records(self, lines: Sequence[RecordLine], problem: str = "") -> None:
        """Show these lines, and in words what is wrong with their file."""
        self._lines = tuple(lines)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.export_button.setEnabled(bool(lines))
        self.focus_first(self.list if lines else self.play_button)
        self._show()

    @property
    def shown(self) -> tuple[RecordLine, ...]:
        """The lines of the chosen level."""
        chosen = (None, *DIFFICULTIES)[self.level.chosen]
        return tuple(line for line in self._lines if chosen in (None, line.level))

    def _show(self) -> None:
        lines = self.shown
        self.list.clear()
        for line in lines:
            item = QTreeWidgetItem(_cells(line))
            for column in range(WORDY, COLUMNS):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setToolTip(WORDY - 1, line.sets)
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, _spoken(line))
            self.list.addTopLevelItem(item)
        self.list.setCurrentIndex(self.list.model().index(0, 0))
        self.total.setText(_total(lines))
        none_yet = tr("No game of Race solo has been finished yet. When one ends, it is counted here.")
        self.empty.setText(tr("No game at this level yet.") if self._lines else none_yet)
        self.middle.setCurrentIndex(0 if lines else 1)

    # ------------------------------------------------------------ layout

    def _lay_out(self) -> None:
        outer = self.column()
        top, _ = self.header(tr("Records of Race solo"))
        top.addLayout(self.level)
        outer.addLayout(top)
        outer.addWidget(self.problem)
        self._prepare_list()
        self.middle.addWidget(self.list)
        self.middle.addWidget(self._nothing())
        outer.addWidget(self.middle, 1)
        foot = QHBoxLayout()
        self.spaced(foot, 12)
        foot.addWidget(self.folder_button)
        foot.addWidget(self.export_button)
        foot.addStretch(1)
        foot.addWidget(self.total)
        outer.addLayout(foot)

    def _prepare_list(self) -> None:
        titles = (
            tr("Robot's start world"),
            tr("Difficulty"),
            tr("Sets"),
            tr("Games"),
            tr("Won"),
            tr("Best"),
            tr("Mean"),
            tr("Robot's mean"),
        )
        self.list.setHeaderLabels(titles)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAccessibleName(tr("Records"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionsClickable(False)
        for column in range(COLUMNS):
            modes = QHeaderView.ResizeMode
            header.setSectionResizeMode(column, modes.Stretch if column == SETS else modes.ResizeToContents)
            side = Qt.AlignmentFlag.AlignLeft if column < WORDY else Qt.AlignmentFlag.AlignRight
            self.list.headerItem().setTextAlignment(column, side | Qt.AlignmentFlag.AlignVCenter)

    def _nothing(self) -> QFrame:
        panel = frame("well")
        box = QVBoxLayout(panel)
        self.spaced(box, 16)
        box.addStretch(1)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.addWidget(self.empty)
        box.addWidget(self.play_button, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(1)
        return panel


def _cells(line: RecordLine) -> list[str]:
    numbers = (str(line.games), str(line.wins), str(line.best), f"{line.mean:.1f}", f"{line.robot_mean:.1f}")
    return [line.start, level_name(line.level), line.sets, *numbers]


def _spoken(line: RecordLine) -> str:
    return tr(
        "{start}, {level}, {sets}: {games} games, {wins} won, best {best}, mean {mean}, robot's mean {robot}",
        start=line.start,
        level=level_name(line.level),
        sets=line.sets,
        games=line.games,
        wins=line.wins,
        best=line.best,
        mean=f"{line.mean:.1f}",
        robot=f"{line.robot_mean:.1f}",
    )


def _total(lines: Sequence[RecordLine]) -> str:
    """Return the sum of all lines that are shown."""
    games = sum(line.games for line in lines)
    if not games:
        return ""
    return tr(
        "{games}, {wins} won, best {best}, mean {mean}",
        games=trn("{count} game", "{count} games", games),
        wins=sum(line.wins for line in lines),
        best=max(line.best for line in lines),
        mean=f"{sum(line.mean * line.games for line in lines) / games:.1f}",
    )
