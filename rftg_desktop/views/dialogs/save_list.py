"""The list of saved games: name, date, round and players of each, and what is wrong with a damaged one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import ENTER
from rftg_desktop.views.dialogs.start import when_words
from rftg_desktop.views.sprites.canvas import HINTS
from rftg_desktop.views.sprites.chips import draw_seat
from rftg_desktop.views.theme import font
from rftg_desktop.views.words.translation import tr

ROW_HEIGHT = 68
SAVE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A save as the list shows it. ``game`` names what is played; ``players`` are names with their colour's
    number, -1 for none.

    ``problem`` says what is wrong with the file and ``remedy`` what to do; such a save cannot be loaded.
    ``automatic`` is the one the program writes by itself.
    """

    key: str
    name: str
    saved: datetime | None = None
    round: int = 0
    players: tuple[tuple[str, int], ...] = ()
    problem: str = ""
    remedy: str = ""
    automatic: bool = False
    finished: bool = False
    game: str = ""


class SaveList(QListWidget):
    """The list. ``chosen`` is sent by Enter or a double click, ``delete_pressed`` by Delete."""

    chosen = Signal()
    delete_pressed = Signal()
    selection_changed = Signal()

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self.setItemDelegate(_Delegate(page))
        self.setAccessibleName(tr("Saved games"))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._moved)
        self.itemDoubleClicked.connect(self._double_clicked)
        page.sized(self.scheduleDelayedItemsLayout)

    @property
    def current(self) -> SavedGame | None:
        """The save that is selected."""
        found = self.currentIndex().data(SAVE)
        return found if isinstance(found, SavedGame) else None

    def set_saves(self, saves: Sequence[SavedGame]) -> None:
        """Show these; the selected one stays so, else the next in its place."""
        row, key = max(0, self.currentRow()), self.current.key if self.current is not None else ""
        self.clear()
        for save in saves:
            item = QListWidgetItem(save.name)
            item.setData(SAVE, save)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{save.name}. {_second_line(save)}")
            item.setToolTip(" ".join((save.problem, save.remedy)).strip())
            self.addItem(item)
        if saves and not self.select(key):
            self.setCurrentRow(min(row, len(saves) - 1))

    def select(self, key: str) -> bool:
        """Select the save with this key, if it is here."""
        for row in range(self.count()):
            if self.item(row).data(SAVE).key == key:
                self.setCurrentRow(row)
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.isAutoRepeat():
            self.chosen.emit()
        elif event.key() == Qt.Key.Key_Delete and not event.isAutoRepeat():
            self.delete_pressed.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.count() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(QColor(self._page.theme.text_second))
            painter.drawText(
                self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, tr("There are no saved games yet.")
            )

    def _moved(self, now: QListWidgetItem | None, before: QListWidgetItem | None) -> None:
        self.selection_changed.emit()

    def _double_clicked(self, item: QListWidgetItem) -> None:
        self.chosen.emit()


def _second_line(save: SavedGame) -> str:
    if save.problem:
        return " ".join((save.problem, save.remedy)).strip()
    return ", ".join((_state(save), *(name for name, _ in save.players)))


def _state(save: SavedGame) -> str:
    """Say what is played and how far: "Race solo, round 6"."""
    state = tr("finished") if save.finished else tr("round {round}", round=save.round)
    words = ", ".join(filter(None, (save.game, state)))
    return words[0].upper() + words[1:]


class _Delegate(QStyledItemDelegate):
    """Paints a save in two lines."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page = page

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, self._page.px(ROW_HEIGHT))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        save = index.data(SAVE)
        page, theme = self._page, self._page.theme
        painter.save()
        painter.setRenderHints(HINTS)
        state = option.state
        body = QRectF(option.rect).adjusted(3, 2, -3, -2)
        if state & QStyle.StateFlag.State_Selected:
            lit = bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(QColor(theme.cyan if lit else "#46588F"), 1.5))
            painter.setBrush(QColor("#2A3868"))
            painter.drawRoundedRect(body, page.px(7), page.px(7))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#1D2850"))
            painter.drawRoundedRect(body, page.px(7), page.px(7))
        room = body.toRect().adjusted(page.px(14), page.px(7), -page.px(14), -page.px(7))
        upper = QRect(room.x(), room.y(), room.width(), room.height() // 2)
        lower = QRect(room.x(), room.center().y() + 1, room.width(), room.height() // 2)
        self._draw_upper(painter, upper, save)
        self._draw_lower(painter, lower, save)
        painter.restore()

    def _draw_upper(self, painter: QPainter, room: QRect, save: SavedGame) -> None:
        theme, at = self._page.theme, self._page.measure
        date = when_words(save.saved) if save.saved is not None else ""
        small = font(theme.narrow, at.text(14), 600)
        wide = QFontMetrics(small).horizontalAdvance(date)
        _write(painter, room, date, small, theme.text_second, right=True)
        name = room.adjusted(0, 0, -wide - self._page.px(16), 0)
        colour = theme.error if save.problem else theme.text
        words = tr("{name}  (automatic)", name=save.name) if save.automatic else save.name
        _write(painter, name, words, font(theme.body, at.text(16), 700), colour)

    def _draw_lower(self, painter: QPainter, room: QRect, save: SavedGame) -> None:
        page, theme, at = self._page, self._page.theme, self._page.measure
        type_ = font(theme.narrow, at.text(14.5), 600)
        if save.problem:
            _write(painter, room, _second_line(save), type_, theme.text_second)
            return
        state = _state(save)
        wide = QFontMetrics(type_).horizontalAdvance(state)
        _write(painter, room, state, type_, theme.text_second)
        x = room.x() + wide + page.px(22)
        radius, shape, gap = page.px(6), page.px(18), page.px(18)
        names = [QFontMetrics(type_).horizontalAdvance(name) + 1 for name, _ in save.players]
        most = most_width(names, room.right() - x - len(names) * (shape + gap))
        for (name, colour), width in zip(save.players, names, strict=True):
            if colour >= 0:
                middle = QRectF(x, room.y(), 2 * radius, room.height()).center()
                draw_seat(painter, colour, middle, radius)
            place = QRect(x + shape, room.y(), min(width, most), room.height())
            _write(painter, place, name, type_, theme.text)
            x = place.right() + gap


def most_width(widths: Sequence[int], room: int) -> int:
    """Return how wide each may be so that all find room: the long ones are shortened first."""
    most = max(widths, default=0)
    while most > 0 and sum(min(width, most) for width in widths) > room:
        most -= 1
    return most


def _write(
    painter: QPainter, room: QRect, words: str, type_: QFont, colour: str, *, right: bool = False
) -> None:
    painter.setFont(type_)
    painter.setPen(QColor(colour))
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    shown = QFontMetrics(type_).elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, int(side | Qt.AlignmentFlag.AlignVCenter), shown)
