"""The log page: every line of the game, by player and phase, to be copied, kept, or looked back from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QHideEvent, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import Button, label
from rftg_desktop.views.dialogs.set_up import Segments
from rftg_desktop.views.sprites.chips import draw_seat
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.translation import tr, trn

BACK = Qt.ItemDataRole.UserRole
SHAPE = 16


@dataclass(frozen=True, slots=True)
class LogRow:
    """A line: its words, the colour of its seat (``None`` for the table), and the name of its phase.

    ``heads`` says what begins with it; ``back`` names it to the table, counted from the newest event.
    """

    words: str
    colour: int | None
    phase: str
    heads: Literal["", "round", "phase"]
    back: int


class LogPage(Page):
    """Lists the lines. ``look_requested``: the table after a line is wanted; ``save_requested``: a text."""

    look_requested = Signal(int)
    save_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        self._rows: tuple[LogRow, ...] = ()
        self._colours: tuple[int | None, ...] = ()
        self._phases: tuple[str, ...] = ()
        self.filters = QWidget()
        self.list = QListWidget()
        self.count = label("", "hint")
        self.copy_button = Button(tr("&Copy"), "copy", page=self)
        self.save_button = Button(tr("&Keep as text"), "save", page=self)
        self.look_button = Button(tr("Show the &table then"), "eye", role="primary", page=self)
        self._lay_out()
        self.keep_sizes()
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.as_text()))
        self.save_button.clicked.connect(lambda: self.save_requested.emit(self.as_text()))
        self.look_button.clicked.connect(self._look)
        self.list.itemActivated.connect(self._look)
        self.focus_first(self.list)
        self.set_log((), (), ())

    def set_log(
        self, rows: Sequence[LogRow], seats: Sequence[tuple[int, str]], phases: Sequence[str]
    ) -> None:
        """Show all of these lines; colours and names of ``seats``, and ``phases``, choose among them."""
        self._rows = tuple(rows)
        self._colours = (None, *(colour for colour, _ in seats))
        self._phases = ("", *phases)
        self._forget_sizes()
        self._make_filters([name for _, name in seats])
        self.sized(self._fill)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing of what one seat may read stays for the next."""
        super().hideEvent(event)
        self.list.clear()
        self._rows = ()

    @property
    def shown(self) -> list[LogRow]:
        """The lines of the chosen player and phase, each under its heading."""
        colour, phase = self._colours[self.seats.chosen], self._phases[self.phases.chosen]
        found: list[LogRow] = []
        headings: list[LogRow] = []
        for row in self._rows:
            if row.heads:
                above = headings if row.heads == "phase" else []
                headings = [*(head for head in above if head.heads == "round"), row]
            elif colour in (None, row.colour) and phase in ("", row.phase):
                found += headings
                found.append(row)
                headings = []
        return found

    def as_text(self) -> str:
        """Return what is shown as plain text."""
        lines = [f"\n{row.words}" if row.heads else f"  {row.words}" for row in self.shown]
        return "\n".join(lines).strip("\n") + "\n"

    # -- showing -------------------------------------------------------------------------------------

    def _fill(self) -> None:
        self.list.clear()
        rows = self.shown
        for row in rows:
            item = QListWidgetItem(row.words)
            item.setData(BACK, row.back)
            if row.heads:
                item.setForeground(QColor(self.theme.gold))
                heading = self.list.font()
                heading.setBold(True)
                item.setFont(heading)
            elif row.colour is not None:
                item.setIcon(self._shape(row.colour))
            self.list.addItem(item)
        self.list.setCurrentRow(self.list.count() - 1)
        # Once the lines have their room: in a larger window the page is laid out anew after this.
        QTimer.singleShot(0, self.list, self.list.scrollToBottom)
        told = sum(not row.heads for row in rows)
        self.count.setText(trn("{count} line", "{count} lines", told))
        for button in (self.copy_button, self.save_button, self.look_button):
            button.setEnabled(bool(rows))

    def _shape(self, colour: int) -> QIcon:
        side = self.px(SHAPE)
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(QSize(side, side) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_seat(painter, colour, QPointF(side / 2, side / 2), side * 0.4, self.theme)
        painter.end()
        return QIcon(pixmap)

    def _look(self) -> None:
        back = self.list.currentIndex().data(BACK)
        if isinstance(back, int):
            self.look_requested.emit(back)

    # -- layout --------------------------------------------------------------------------------------

    def _make_filters(self, names: Sequence[str]) -> None:
        old, self.filters = self.filters, QWidget()
        box = QVBoxLayout(self.filters)
        self.spaced(box, 8)
        self.seats = Segments([(tr("Everybody"), tr("Everybody")), *((name, name) for name in names)], self)
        phases = [(tr("All phases"), tr("All phases")), *((name, name) for name in self._phases[1:])]
        self.phases = Segments(phases, self)
        for row in (self.seats, self.phases):
            row.choose(0)
            row.group.idClicked.connect(lambda _number: self._fill())
            row.addStretch(1)
            box.addLayout(row)
        self._filter_place.replaceWidget(old, self.filters)
        old.hide()
        old.deleteLater()

    def _lay_out(self) -> None:
        outer = self.column()
        top, _ = self.header(tr("Log"))
        top.addWidget(self.count)
        outer.addLayout(top)
        self._filter_place = QVBoxLayout()
        self._filter_place.addWidget(self.filters)
        outer.addLayout(self._filter_place)
        self.list.setAccessibleName(tr("Log"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.sized(lambda: self.list.setIconSize(QSize(self.px(SHAPE), self.px(SHAPE))))
        outer.addWidget(self.list, 1)
        foot = QHBoxLayout()
        self.spaced(foot, 12)
        foot.addWidget(self.copy_button)
        foot.addWidget(self.save_button)
        foot.addStretch(1)
        foot.addWidget(self.look_button)
        outer.addLayout(foot)
