"""Between the records of Race solo and the window: a finished game is counted, the page is filled."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from rftg_desktop.controller.game_options import RACE
from rftg_desktop.rules.race.catalog import DECKS
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot.state import DIFFICULTIES
from rftg_desktop.session.records import Row, result_of
from rftg_desktop.session.saves import SaveError
from rftg_desktop.session.session import Session
from rftg_desktop.views.dialogs.message import GOOD, Notice
from rftg_desktop.views.words.race.names import deck_name
from rftg_desktop.views.words.race.setup import card_name
from rftg_desktop.views.words.translation import tr

if TYPE_CHECKING:
    from rftg_desktop.views.dialogs.records import RecordLine, RecordsPage
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
        records = self._window.library.records
        page.set_records([line_of(row) for row in sorted(records.rows(), key=_order)], records.problem)

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


def line_of(row: Row) -> RecordLine:
    """Return a line of the page."""
    from rftg_desktop.views.dialogs.records import RecordLine

    return RecordLine(
        start=card_name(row.robot_start),
        level=row.difficulty,
        sets=deck_name(row.deck),
        games=row.games,
        wins=row.wins,
        best=row.best,
        mean=row.mean,
        robot_mean=row.robot_mean,
    )


def _order(row: Row) -> tuple[Any, ...]:
    """Sort as the box does: by the number of the start world, then from easy to hard, by sets."""
    card = race_game().catalog.cards.get(row.robot_start)
    known = DIFFICULTIES.index(row.difficulty) if row.difficulty in DIFFICULTIES else len(DIFFICULTIES)
    sets = DECKS.index(row.deck) if row.deck in DECKS else len(DECKS)
    return (card.start or 0 if card is not None else 99, row.robot_start, known, sets)
