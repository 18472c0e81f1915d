"""Between the records of Race solo and the window: a finished game is counted, the page is filled."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from rftg_desktop.controller.game_options import RACE
from rftg_desktop.session.records import result_of
from rftg_desktop.session.saves import SaveError
from rftg_desktop.session.session import Session
from rftg_desktop.views.dialogs.message import GOOD, Notice
from rftg_desktop.views.words.translation import tr

if TYPE_CHECKING:
    from rftg_desktop.views.dialogs.records import RecordsPage
    from rftg_desktop.views.main_window import MainWindow

EXPORTED = "race-solo-{day}.csv"


class RecordDesk:
    """Keeps results, and does what the page of records asks for."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def keep(self, session: Session) -> None:
        """Count a finished game; one that cannot be kept is told of, and nothing else is lost."""
        result = result_of(session)
        library = self._window.library
        if result is None or not library.keeps:
            return
        try:
            library.records.add(result)
        except SaveError as error:
            self._window.messages.say(Notice(tr("The result could not be kept."), str(error)))

    def make(self) -> RecordsPage:
        """Make the page."""
        from rftg_desktop.views.dialogs.records import RecordsPage

        page = RecordsPage()
        page.export_requested.connect(self._export)
        page.folder_requested.connect(self._open_folder)
        page.play_requested.connect(lambda: self._window.show_new_game(RACE))
        return page

    def refresh(self, page: RecordsPage) -> None:
        """Fill the page with the records as they are now."""
        from rftg_desktop.views.record_lines import lines_of

        records = self._window.library.records
        page.set_records(lines_of(records.rows()), records.problem)

    def _export(self) -> None:
        """Write every game into a table beside the records, and say where it is."""
        records = self._window.library.records
        path = records.path.with_name(EXPORTED.format(day=datetime.now().date().isoformat()))
        try:
            records.export(path)
        except SaveError as error:
            self._window.messages.say(Notice(tr("The records could not be exported."), str(error)))
        else:
            self._window.messages.say(Notice(tr("All games are in {path}.", path=path), kind=GOOD))

    def _open_folder(self) -> None:
        folder = self._window.library.records.path.parent
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
