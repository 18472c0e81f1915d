"""The list of start worlds to choose from: a random one on top, and none that the other side has."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from rftg_desktop.views.words.translation import tr

IDENT = Qt.ItemDataRole.UserRole
RANDOM = ""


class StartList(QListWidget):
    """Shows start worlds by id and name; ``chosen_changed`` tells that another one is selected."""

    chosen_changed = Signal()

    def __init__(self, name: str, taken_words: str) -> None:
        """Take the accessible name, and what is said of a world that the other side has."""
        super().__init__()
        self._taken_words = taken_words
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.set_worlds(())
        self.currentRowChanged.connect(lambda _row: self.chosen_changed.emit())

    @property
    def chosen(self) -> str:
        """The id of the selected world, empty for a random one."""
        return str(self.currentIndex().data(IDENT) or RANDOM)

    def set_worlds(self, worlds: Sequence[tuple[str, str]]) -> None:
        """List these worlds; the selected one stays so, or becomes a random one."""
        chosen = self.chosen
        self.blockSignals(True)
        self.clear()
        for ident, name in ((RANDOM, tr("Random")), *worlds):
            item = QListWidgetItem(name)
            item.setData(IDENT, ident)
            self.addItem(item)
        self.blockSignals(False)
        if not self.choose(chosen):
            self.choose(RANDOM)

    def choose(self, ident: str) -> bool:
        """Select a world, and tell whether it is there."""
        for row in range(self.count()):
            if self.item(row).data(IDENT) == ident:
                self.setCurrentRow(row)
                return True
        return False

    def set_taken(self, ident: str) -> None:
        """Let nobody choose the world that the other side has; a random one is never taken."""
        for row in range(self.count()):
            item = self.item(row)
            taken = bool(ident) and item.data(IDENT) == ident
            usable = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
            item.setFlags(Qt.ItemFlag.NoItemFlags if taken else usable)
            item.setToolTip(self._taken_words if taken else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())
