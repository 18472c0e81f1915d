"""What happens after an error nobody caught: the game is saved, then one page tells of it."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from rftg_desktop.session.folders import logs_folder
from rftg_desktop.session.report import record_of, with_record
from rftg_desktop.session.saves import SaveError
from rftg_desktop.session.session import Session
from rftg_desktop.views.crash_report import report_of
from rftg_desktop.views.words.translation import tr

if TYPE_CHECKING:
    from rftg_desktop.views.dialogs.crash import CrashPage
    from rftg_desktop.views.main_window import MainWindow

log = logging.getLogger(__name__)

REPORTS_KEPT = 20


def _record(session: Session | None) -> str:
    """Return the game for the report; what broke may be what would tell of it."""
    try:
        return "" if session is None else record_of(session)
    except Exception:
        log.exception("the game cannot be told in the report")
        return ""


def _keep(report: str) -> None:
    """Write a report beside the log, and let the oldest go."""
    folder = logs_folder()
    name = f"report-{datetime.now(UTC).strftime('%Y%m%d-%H%M%S-%f')}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(report, encoding="utf-8")
        for path in sorted(folder.glob("report-*.txt"))[:-REPORTS_KEPT]:
            path.unlink()
    except OSError as error:
        log.warning("the report could not be kept: %s", error)


class CrashDesk(QObject):
    """Catches what nobody caught. One error is told at a time; more of them go into the log only."""

    _due = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._telling = False
        self._rescued: Path | None = None
        self._failed: tuple[BaseException, TracebackType | None] | None = None
        # The page waits until the event that failed is over: it may have been painting.
        self._due.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def caught(self, error: BaseException, trace: TracebackType | None) -> None:
        """Save the game at once, and let the page come up."""
        if self._telling:
            return
        self._telling = True
        self._failed = (error, trace)
        self._rescued = self._rescue()
        self._due.emit()

    def _rescue(self) -> Path | None:
        session = self._window.session
        if session is None or session.is_over:
            return None
        try:
            return self._window.library.folder.rescue(session)
        except SaveError as error:
            log.error("%s", error)
        except Exception:
            log.exception("the game could not be rescued")
        return None

    def _tell(self) -> None:
        if self._failed is None:
            return
        error, trace = self._failed
        self._failed = None
        session = self._window.session
        saved = None if session is None else self._rescued is not None or session.is_over
        try:
            page = self._window.show_crash()
            reason = tr("The program ran into an error that it had not expected.")
            report, record = report_of(error, trace, session), _record(session)
            page.set_report(reason, report, saved=saved, record=record, can_go_on=session is not None)
            _keep(with_record(report, record))
        except Exception:
            self._telling = False
            log.exception("the error could not be told")

    def make(self) -> CrashPage:
        """Make the page."""
        from rftg_desktop.views.dialogs.crash import CrashPage

        page = CrashPage()
        page.go_on_requested.connect(self.go_on)
        page.start_requested.connect(self.leave)
        page.folder_requested.connect(self._open_folder)
        return page

    def go_on(self) -> None:
        """Play on from the last move, on a new table and with the game read back from its save."""
        session = self._window.session
        if session is None:
            self.leave()
            return
        self._telling = False
        self._window.renew_table()
        self._window.play(self._read_back(session))

    def _read_back(self, session: Session) -> Session:
        """Return the game as its save has it: whatever the error left behind in memory is gone."""
        try:
            return self._window.library.read_back(session)
        except SaveError as error:
            log.error("%s", error)
            return session

    def leave(self) -> None:
        """Go to the start page, if an error is told now; the game can be continued from there."""
        if not self._telling:
            return
        self._telling = False
        self._window.renew_table()
        self._window.go_start()

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(logs_folder())))
