"""Between the log of the game and its page: it is filled, kept as a text, and looked back from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.session.files import free_path, write_atomic
from rftg_desktop.views.dialogs.message import GOOD, Notice
from rftg_desktop.views.words.translation import tr

if TYPE_CHECKING:
    from rftg_desktop.views.dialogs.log import LogPage
    from rftg_desktop.views.main_window import MainWindow

FOLDER, STEM = "logs", "game-log"
"""Beside the saves, as the diary of the program is not."""


class LogDesk:
    """Does what the page of the log asks for."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def make(self) -> LogPage:
        """Make the page."""
        from rftg_desktop.views.dialogs.log import LogPage

        page = LogPage()
        page.look_requested.connect(self._look)
        page.save_requested.connect(self._keep)
        return page

    def refresh(self, page: LogPage) -> None:
        """Fill the page with what the reader at the table may know."""
        from rftg_desktop.views.dialogs.log import LogRow
        from rftg_desktop.views.table.chronicle import chronicle

        table = self._window.table
        if table.controller is None or table.view.table.frame is None:
            return
        kit = table.view.table.kit
        rows = [
            LogRow(told.line.words, told.line.colour, told.phase, told.heads, told.line.back)
            for told in chronicle(kit, table.controller)
        ]
        sitting = table.view.table.frame.sitting
        names = (*sitting.names, tr("Robot"))  # of Race the last colour is the robot's
        phases = [kit.time_name(time) for time in kit.times]
        page.set_log(rows, list(zip(sitting.colours, names, strict=False)), phases)

    def _look(self, back: int) -> None:
        """Show the table after a line, with the page behind it left."""
        self._window.back()
        self._window.table.view.past.show(back)

    def _keep(self, text: str) -> None:
        folder = self._window.library.folder.folder.parent / FOLDER
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = free_path(folder, STEM, ".txt")
            write_atomic(path, text.encode())
        except OSError as error:
            words = tr("{folder}: {why}.", folder=folder, why=error.strerror or error)
            self._window.messages.say(Notice(tr("The log could not be kept."), words))
        else:
            self._window.messages.say(Notice(tr("The log is in {path}.", path=path), kind=GOOD))
