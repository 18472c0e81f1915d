"""The pages for saved games: load one, save by name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import Button, Elided, Switch, frame, label
from rftg_desktop.views.dialogs.save_list import SavedGame, SaveList
from rftg_desktop.views.dialogs.start import when_words
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.translation import tr

NAME_LENGTH = 60
LIST_WIDTH = 900


class _SavesPage(Page):
    """What both pages share: the list, deleting that can be taken back, the folder.

    A deleted save leaves the list at once; ``delete_requested`` with its key is sent only when it can no more
    be taken back: when the page is left, or the next one is deleted.
    """

    delete_requested = Signal(str)
    folder_requested = Signal()

    def __init__(self, parent: QWidget | None, theme: Theme) -> None:
        super().__init__(parent, theme)
        self._saves: tuple[SavedGame, ...] = ()
        self._doomed: SavedGame | None = None
        self.list = SaveList(self)
        self.delete_button = Button(tr("&Delete"), "x", role="danger", page=self)
        self.folder_button = Button(tr("Open the &folder"), "folder-open", page=self)
        self.undo_bar = frame("well")
        self.undo_text = Elided("", "hint")
        self.undo_button = Button(tr("&Undo"), "undo-2", page=self)
        bar = QHBoxLayout(self.undo_bar)
        self.spaced(bar, 12, (16, 6, 8, 6))
        bar.addWidget(self.undo_text, 1)
        bar.addWidget(self.undo_button)
        self.undo_bar.hide()
        self.delete_button.clicked.connect(self._delete)
        self.undo_button.clicked.connect(self._take_back)
        self.folder_button.clicked.connect(self.folder_requested)
        self.list.selection_changed.connect(self._selected)
        self.list.delete_pressed.connect(self._delete)

    @property
    def saves(self) -> tuple[SavedGame, ...]:
        """The saves that are listed."""
        return tuple(save for save in self._saves if save is not self._doomed)

    def set_saves(self, saves: Sequence[SavedGame]) -> None:
        """List these saves, in this order."""
        self._saves = tuple(saves)
        doomed = self._doomed.key if self._doomed is not None else None
        self._doomed = next((save for save in self._saves if save.key == doomed), None)
        self._show_list()

    def _show_list(self) -> None:
        self.list.set_saves(self.saves)
        self.undo_bar.setVisible(self._doomed is not None)
        if self._doomed is not None:
            self.undo_text.set_whole(tr("“{name}” is deleted.", name=self._doomed.name))
        self._selected()

    def _selected(self) -> None:
        save = self.list.current
        self.delete_button.setEnabled(save is not None and not save.automatic)

    def _delete(self) -> None:
        save = self.list.current
        if save is None or save.automatic:
            return
        self._carry_out()
        self._doomed = save
        self._show_list()

    def _take_back(self) -> None:
        restored = self._doomed
        self._doomed = None
        self._show_list()
        if restored is not None:
            self.list.select(restored.key)
        self.list.setFocus()

    def _carry_out(self) -> None:
        """Let the deletion become real."""
        doomed, self._doomed = self._doomed, None
        if doomed is not None:
            self._saves = tuple(save for save in self._saves if save.key != doomed.key)
            self.undo_bar.hide()
            self.delete_requested.emit(doomed.key)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._carry_out()

    def _narrow(self, box: QVBoxLayout) -> QHBoxLayout:
        holder = QWidget()
        holder.setLayout(box)
        self.sized(lambda: holder.setFixedWidth(self.px(LIST_WIDTH)))
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(holder)
        row.addStretch(1)
        return row

    def _add_list(self, box: QVBoxLayout) -> QHBoxLayout:
        """Put the list, the bar that takes a deletion back, and the foot's left buttons into a box."""
        box.addWidget(self.list, 1)
        box.addWidget(self.undo_bar)
        foot = QHBoxLayout()
        self.spaced(foot, 12)
        foot.addWidget(self.folder_button)
        foot.addWidget(self.delete_button)
        foot.addStretch(1)
        return foot


class LoadPage(_SavesPage):
    """Choose a saved game to go on with; ``load_requested`` carries its key."""

    load_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        self.load_button = Button(tr("&Load"), "play", role="primary", page=self, large=True)
        self.load_button.clicked.connect(self._load)
        self.list.chosen.connect(self._load)
        outer = self.column()
        outer.addLayout(self.header(tr("Load a game"))[0])
        box = QVBoxLayout()
        self.spaced(box, 12)
        foot = self._add_list(box)
        foot.addWidget(self.load_button)
        self.sized(lambda: self.load_button.setMinimumSize(self.px(180), self.px(46)))
        box.addLayout(foot)
        outer.addLayout(self._narrow(box), 1)
        self.focus_first(self.list)
        self.set_saves(())

    def _selected(self) -> None:
        super()._selected()
        save = self.list.current
        self.load_button.setEnabled(save is not None and not save.problem)

    def _load(self) -> None:
        save = self.list.current
        if save is not None and not save.problem:
            self.load_requested.emit(save.key)


class SavePage(_SavesPage):
    """Save the running game by a name; ``save_requested`` carries it."""

    save_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setAccessibleName(tr("Name of the save"))
        self.name.setPlaceholderText(tr("Name of the save"))
        self.note = label("", "hint", wrap=True)
        self.replace = Switch(tr("R&eplace it"))
        self.save_button = Button(tr("&Save"), "save", role="primary", page=self, large=True)
        self.name.textChanged.connect(self._check)
        self.name.returnPressed.connect(self._save)
        self.replace.toggled.connect(self._allow)
        self.save_button.clicked.connect(self._save)
        self._lay_out()
        self.focus_first(self.name)
        self.set_saves(())
        self._check()

    def suggest(self, name: str) -> None:
        """Write a name into the field, ready to be typed over; a long one ends with a whole word."""
        if len(name) > NAME_LENGTH:
            name = name[: NAME_LENGTH - 1].rpartition(" ")[0].rstrip(",") + "…"
        self.name.setText(name)
        self.name.selectAll()

    def _lay_out(self) -> None:
        outer = self.column()
        outer.addLayout(self.header(tr("Save the game"))[0])
        box = QVBoxLayout()
        self.spaced(box, 12)
        line = QHBoxLayout()
        self.spaced(line, 12)
        line.addWidget(self.name, 1)
        line.addWidget(self.save_button)
        self.sized(lambda: self.name.setMinimumHeight(self.px(44)))
        self.sized(lambda: self.save_button.setMinimumSize(self.px(160), self.px(44)))
        box.addLayout(line)
        told = QHBoxLayout()
        self.spaced(told, 12)
        told.addWidget(self.note, 1)
        told.addWidget(self.replace)
        self.sized(lambda: self.note.setMinimumHeight(self.px(34)))
        box.addLayout(told)
        foot = self._add_list(box)
        box.addLayout(foot)
        outer.addLayout(self._narrow(box), 1)

    def _chosen_name(self) -> str:
        return " ".join(self.name.text().split())

    def _existing(self) -> SavedGame | None:
        wanted = self._chosen_name()
        return next((save for save in self.saves if save.name == wanted and not save.automatic), None)

    def _selected(self) -> None:
        super()._selected()
        save = self.list.current
        if save is not None and self.list.hasFocus() and not save.automatic:
            self.name.setText(save.name)
        self._check()

    def _check(self) -> None:
        """Say what saving by this name would do; replacing needs the switch."""
        if not hasattr(self, "save_button"):
            return  # the list fills before this page is built
        self.replace.setChecked(False)
        name, existing = self._chosen_name(), self._existing()
        self.replace.setVisible(existing is not None)
        if existing is not None:
            moment = when_words(existing.saved) if existing.saved is not None else tr("an unknown time")
            note = tr("There is a save of that name, of {moment}.", moment=moment)
        else:
            note = "" if name else tr("Give the save a name.")
        self.note.setText(note)
        self._allow()

    def _allow(self) -> None:
        self.save_button.setEnabled(not self.note.text() or self._may_replace())
        self.save_button.setText(tr(" &Replace") if self._existing() is not None else tr(" &Save"))

    def _may_replace(self) -> bool:
        return not self.replace.isHidden() and self.replace.isChecked()

    def _save(self) -> None:
        if self.save_button.isEnabled():
            self.save_requested.emit(self._chosen_name())


__all__ = ["LoadPage", "SavePage", "SavedGame"]
