"""Between the pages of saves and the library: lists, loading, saving, deleting, going on."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from rftg_desktop.controller.dealing import options_of
from rftg_desktop.controller.game_options import COLOURS
from rftg_desktop.session.saves import Saved, SaveError
from rftg_desktop.views.dialogs.message import Notice
from rftg_desktop.views.dialogs.start import Continuable
from rftg_desktop.views.words.race.setup import against_robot, game_name, sides
from rftg_desktop.views.words.translation import tr

if TYPE_CHECKING:
    from rftg_desktop.views.dialogs.save_list import SavedGame
    from rftg_desktop.views.dialogs.saves import LoadPage, SavePage
    from rftg_desktop.views.main_window import MainWindow


def continuable(saved: Saved | None) -> Continuable | None:
    """Return what the start page says of the game to go on with."""
    moment = _moment(saved.saved) if saved is not None else None
    if saved is None or moment is None:
        return None
    who = _against(saved) or ", ".join(saved.players)
    return Continuable(game_name(saved.game), who, saved.round, moment)


def _against(saved: Saved) -> str:
    """Say who plays against the robot; nothing where there is none."""
    if saved.robot is None:
        return ""
    level, start = saved.robot
    return against_robot(", ".join(saved.players), level, start)


def _moment(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text).astimezone()
    except ValueError:
        return None


def listed(saved: Saved) -> SavedGame:
    """Return a save as the list shows it."""
    from rftg_desktop.views.dialogs.save_list import SavedGame

    against = _against(saved)
    names = (against,) if against else saved.players
    return SavedGame(
        key=str(saved.path),
        name=_name(saved),
        game=game_name(saved.game),
        saved=_moment(saved.saved),
        round=saved.round,
        players=tuple(
            (name, COLOURS.index(colour) if colour in COLOURS else number)
            for number, (name, colour) in enumerate(zip(names, saved.colours, strict=True))
        ),
        problem=saved.problem,
        automatic=saved.kind == "auto",
        finished=saved.over,
    )


def _name(saved: Saved) -> str:
    names = {"auto": tr("The last game"), "previous": tr("The game before")}
    return names.get(saved.kind, saved.name)


class SaveDesk:
    """Does what the pages of saves ask for."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def make_load(self) -> LoadPage:
        """Make the page to load from."""
        from rftg_desktop.views.dialogs.saves import LoadPage

        page = LoadPage()
        page.load_requested.connect(lambda key: self.open(Path(key)))
        self._wire(page)
        return page

    def make_save(self) -> SavePage:
        """Make the page to save to."""
        from rftg_desktop.views.dialogs.saves import SavePage

        page = SavePage()
        page.save_requested.connect(self._save)
        self._wire(page)
        return page

    def _wire(self, page: LoadPage | SavePage) -> None:
        page.delete_requested.connect(lambda key: self._delete(Path(key), page))
        page.folder_requested.connect(self._open_folder)

    def refresh(self, page: LoadPage | SavePage) -> None:
        """Fill a page with the saves there are."""
        page.set_saves([listed(saved) for saved in self._window.library.listed()])

    def suggest_name(self, page: SavePage) -> None:
        """Suggest a name for the save of the game in progress."""
        session = self._window.session
        if session is not None:
            page.suggest(tr("Round {round}, {names}", round=session.moment[0], names=sides(session)))

    def go_on(self) -> None:
        """Go on with the last game."""
        last = self._window.library.last()
        if last is not None:
            self.open(last.path)

    def open(self, path: Path) -> None:
        """Open a save and play on."""
        window = self._window
        try:
            loaded = window.library.open(path)
        except SaveError as error:
            window.messages.say(Notice(tr("The save cannot be opened."), str(error)))
            return
        window.options = options_of(loaded.session)
        window.play(loaded.session)
        for warning in loaded.warnings:
            window.messages.say(Notice(tr("About this save."), warning))

    def _save(self, name: str) -> None:
        window = self._window
        if window.session is None:
            return
        try:
            window.library.folder.save(window.session, name)
        except SaveError as error:
            window.messages.say(Notice(tr("The game could not be saved."), str(error)))
            return
        window.back()

    def _delete(self, path: Path, page: LoadPage | SavePage) -> None:
        try:
            self._window.library.folder.delete(path)
        except SaveError as error:
            self._window.messages.say(Notice(tr("The save could not be deleted."), str(error)))
        self.refresh(page)

    def _open_folder(self) -> None:
        folder = self._window.library.folder.folder
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
