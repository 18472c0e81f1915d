"""The one window: pages in a stack, from the start page to the result, and what leads between them."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from rftg_desktop.controller.dealing import Options, next_seed, options_of
from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.controller.game_options import RACE, ROLL
from rftg_desktop.controller.library import Library
from rftg_desktop.controller.settings import Preferences, Settings
from rftg_desktop.session.saves import SaveError
from rftg_desktop.session.session import Session
from rftg_desktop.views.crash_desk import CrashDesk
from rftg_desktop.views.dialogs.message import GOOD, MessageBar, Notice
from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.start import StartPage
from rftg_desktop.views.icons import application_icon
from rftg_desktop.views.log_desk import LogDesk
from rftg_desktop.views.page_maker import (
    CRASH,
    CREDITS,
    LOAD,
    LOG,
    MAKERS,
    NEW_RACE,
    NEW_ROLL,
    RECORDS,
    RESULT,
    RULES,
    SAVE,
    SETTINGS,
)
from rftg_desktop.views.record_desk import RecordDesk
from rftg_desktop.views.save_desk import SaveDesk, continuable
from rftg_desktop.views.style import apply_style
from rftg_desktop.views.window_place import keep_place, restore_place
from rftg_desktop.views.words.translation import tr

if TYPE_CHECKING:
    from rftg_desktop.views.dialogs.crash import CrashPage
    from rftg_desktop.views.table_page import TablePage

log = logging.getLogger(__name__)

TABLE_AFTER_MS = 150
"""So soon after the first frame the table is made ready in the background of the start page."""

TITLE = "Galaxy Table"


def consent_notice() -> Notice:
    """Return the question whether everybody agrees to an undo past new information."""
    return Notice(
        tr("This goes back past something that was revealed, or past another's answer."),
        kind=GOOD,
        action=tr("Everybody agrees: take it back"),
    )


class MainWindow(QMainWindow):
    """Everything the player sees. It owns the settings, the library of games, and the pages."""

    def __init__(self, settings: Settings | None = None, library: Library | None = None) -> None:
        super().__init__()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_style(app)
        self.settings = settings or Settings()
        self.library = library or Library()
        self.seed: int | None = None
        self.session: Session | None = None
        self.options: Options | None = None
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.start = StartPage()
        self._table: TablePage | None = None
        self._made: dict[str, Page] = {}
        self.pages.addWidget(self.start)
        self.messages = MessageBar(self.pages)
        self.saves = SaveDesk(self)
        self.records = RecordDesk(self)
        self.log = LogDesk(self)
        self.crashes = CrashDesk(self)
        self._unsaved: Notice | None = None
        self._ready = QTimer(self)
        self._ready.setSingleShot(True)
        self._ready.timeout.connect(lambda: self.table)
        self._back_to: list[QWidget] = []
        self.setWindowTitle(TITLE)
        self.setWindowIcon(application_icon())
        restore_place(self, self.settings)
        self._wire()
        self._size_text()
        self.go_start()
        self._tell_problems()

    def _wire(self) -> None:
        start = self.start
        start.continue_requested.connect(self.saves.go_on)
        start.new_game_requested.connect(self.show_new_game)
        start.load_requested.connect(self.show_load)
        start.records_requested.connect(self.show_records)
        start.settings_requested.connect(self.show_settings)
        start.rules_requested.connect(self.show_rules)
        start.credits_requested.connect(self.show_credits)
        start.quit_requested.connect(self.close)
        self.messages.acted.connect(self._acted)
        self.settings.changed.connect(self._preferences_changed)
        help_key = QShortcut(QKeySequence(Qt.Key.Key_F1), self)
        help_key.activated.connect(self._help)

    # -- the table ---------------------------------------------------------------------------------

    @property
    def table(self) -> TablePage:
        """The page of the game, made when it is first asked for: the start page need not wait for it."""
        if self._table is None:
            from rftg_desktop.views.table_page import TablePage

            self._table = TablePage()
            self.pages.addWidget(self._table)
            self._wire_table(self._table)
            self._table.apply(self.settings.preferences)
            self._size_text()
        return self._table

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._table is None:
            self._ready.start(TABLE_AFTER_MS)

    def _wire_table(self, table: TablePage) -> None:
        menu = table.menu
        table.save_due.connect(self.autosave)
        table.ended.connect(self.show_result)
        table.rules_requested.connect(self.show_rules)
        table.log_requested.connect(self.show_log)
        table.pace_chosen.connect(self._set_pace)
        table.consent_due.connect(lambda: self.messages.say(consent_notice()))
        menu.save_requested.connect(self.show_save)
        menu.load_requested.connect(self.show_load)
        menu.settings_requested.connect(self.show_settings)
        menu.rules_requested.connect(self.show_rules)
        menu.new_game_requested.connect(self.show_new_game)
        menu.start_requested.connect(self.go_start)
        menu.quit_requested.connect(self.close)

    # -- pages ---------------------------------------------------------------------------------------

    def _open(self, name: str) -> Any:
        """Show a page over the present one, made when it is first needed; its way back leads here."""
        page = self._made.get(name)
        if page is None:
            page = MAKERS[name](self)
            page.back_requested.connect(self.back)
            self._keep(name, page)
        now: QWidget = self.pages.currentWidget() or self.start
        if now is not page:
            self._back_to.append(now)
        self._show(page)
        return page

    def _keep(self, name: str, page: Page) -> None:
        self._made[name] = page
        self.pages.addWidget(page)
        self._size_text()

    def _show(self, page: QWidget) -> None:
        table = self._table
        if table is not None:
            table.menu.hide()
        self.pages.setCurrentWidget(page)
        if isinstance(page, Page):
            page.take_keyboard()
        elif table is not None:
            table.view.setFocus()

    def show_table(self) -> None:
        """Show the table of the game."""
        self._show(self.table)

    def back(self) -> None:
        """Go back to the page before."""
        page = self._back_to.pop() if self._back_to else self.start
        if page is self.start:
            self.go_start()
        else:
            self._show(page)

    def go_start(self) -> None:
        """Show the start page; the game in progress is saved and can be continued."""
        self._save_now()
        self._back_to.clear()
        last = self.library.last()
        reason = "" if last else tr("There is no game to go on with yet.")
        if not self.library.alone:
            reason = tr("The game is already open in another window.")
        self.start.set_continue(continuable(last), reason)
        self._show(self.start)

    def show_new_game(self, game: str = "") -> None:
        """Show the set-up of a new game; without a name one of the game in progress."""
        playing = self.session.box.spec.name if self.session is not None else ROLL
        self._open(NEW_RACE if (game or playing) == RACE else NEW_ROLL)

    def show_load(self) -> None:
        """Show the saves to load."""
        self._save_now()
        self.saves.refresh(self._open(LOAD))

    def show_save(self) -> None:
        """Show the page to save under a name."""
        if self.session is not None:
            page = self._open(SAVE)
            self.saves.refresh(page)
            self.saves.suggest_name(page)

    def show_records(self) -> None:
        """Show what became of the games against the robot."""
        self.records.refresh(self._open(RECORDS))

    def show_log(self) -> None:
        """Show the whole log, as the reader at the table may read it."""
        self.log.refresh(self._open(LOG))

    def show_settings(self) -> None:
        """Show the settings."""
        self._open(SETTINGS).set_preferences(self.settings.preferences)

    def show_credits(self) -> None:
        """Show the credits, and which card values the game of Race in progress has."""
        setup = self.session.view(None).setup if self.session is not None else None
        self._open(CREDITS).set_edition(getattr(setup, "second_edition", None))

    def show_rules(self) -> None:
        """Show the rules at the paragraph of the present step."""
        place = self._place_in_rules()  # as seen from the page that is left
        self._open(RULES).show_anchor(*place)

    def _place_in_rules(self) -> tuple[str, str]:
        """Return the paragraph of what is asked or set up, and its game; the beginning where nothing is."""
        from rftg_desktop.controller.books import SET_UP, START

        now = self.pages.currentWidget()
        for name, game in ((NEW_ROLL, ROLL), (NEW_RACE, RACE)):
            if now is self._made.get(name):
                return SET_UP, game
        return (START, "") if self._table is None else self._table.place_in_rules()

    def _help(self) -> None:
        if self.pages.currentWidget() is self._made.get(RULES):
            self.back()
        elif self._table is None or not self._table.curtain.isVisible():
            self.show_rules()

    # -- games ---------------------------------------------------------------------------------------

    def begin(self, options: Options) -> None:
        """Deal a new game and remember its options."""
        self.settings.remember(options)
        self._deal(options, self.seed)
        self.seed = None

    def _deal(self, options: Options, seed: int | None) -> None:
        try:
            session = self.library.deal(options, seed)
        except ValueError as error:
            self.messages.say(Notice(tr("This game cannot be begun."), str(error)))
            return
        self.options = options
        self.play(session)

    def play(self, session: Session) -> None:
        """Play a game, new or loaded."""
        self.session = session
        self._back_to.clear()
        controller = GameController(session)
        controller.confirm_alone = self.settings.preferences.auto_confirm
        # Who agreed to take one answer back has not agreed to take back another.
        controller.changed.connect(lambda: self.messages.withdraw(consent_notice()))
        self._show(self.table)
        self._settle_sizes()
        self.table.play(controller)
        self.autosave()
        if session.is_over:
            self.show_result()

    def autosave(self) -> None:
        """Keep the game; where that fails the player is told, and plays on."""
        if self.session is None:
            return
        try:
            self.library.autosave(self.session)
        except SaveError as error:
            notice = Notice(tr("The game could not be saved."), str(error))
            if notice != self._unsaved:  # told once, not at every move
                self._unsaved = notice
                self.messages.say(notice)
        else:
            self._unsaved = None

    def show_result(self) -> None:
        """Show the scores of the game that is over."""
        if self.session is not None:
            self.table.save_now()
            self.records.keep(self.session)
            from rftg_desktop.views.results import result_of

            self._open(RESULT).set_result(result_of(self.session))

    def play_again(self, same_seed: bool) -> None:
        """Deal again with the same players: the same seed, or another one."""
        former = self.session
        if former is None:
            return
        options = self.options or options_of(former)
        self._deal(options, former.seed if same_seed else next_seed(former))

    def open_save(self, path: Path) -> None:
        """Open a save and play on; a save that cannot be opened gets a message."""
        self.crashes.leave()
        self.saves.open(path)

    def _settle_sizes(self) -> None:
        """Give the table its size now, so that it need not be painted twice before it is shown."""
        if not self.isVisible():  # Qt does so only when it shows them
            for widget in (self.pages, self.table, self.table.view):
                widget.resize(self.size())

    # -- errors --------------------------------------------------------------------------------------

    def show_crash(self) -> CrashPage:
        """Show the page for an error nobody caught; the table is covered by it."""
        if CRASH not in self._made:
            self._keep(CRASH, self.crashes.make())
        page: Any = self._made[CRASH]
        self._show(page)
        return page  # type: ignore[no-any-return]

    def renew_table(self) -> None:
        """Put a new table in the place of one that has failed."""
        former, self._table = self.table, None
        former.hide()
        self.pages.removeWidget(former)
        former.deleteLater()
        self._back_to = [page for page in self._back_to if page is not former]

    def _acted(self, notice: Notice) -> None:
        """The button of a notice was pressed: the table agrees to take something back."""
        if notice == consent_notice() and self.table.controller is not None:
            self.table.controller.undo(agreed=True)

    # -- the window ----------------------------------------------------------------------------------

    def _preferences_changed(self, preferences: Preferences) -> None:
        if self._table is not None:
            self._table.apply(preferences)
        self._size_text()

    def _set_pace(self, pace: str) -> None:
        """Remember how the robot's part of a round is to be shown."""
        self.settings.set_preferences(replace(self.settings.preferences, robot_pace=pace))

    def _size_text(self) -> None:
        """Give every page made so far the size of text the player wants."""
        size = self.settings.preferences.text_size
        over = () if self._table is None else (self._table.menu, self._table.curtain)
        for page in (self.start, self.messages, *over, *self._made.values()):
            page.set_text_size(size)

    def _tell_problems(self) -> None:
        for problem in self.library.pack_problems:
            self.messages.say(Notice(tr("A pack could not be used."), str(problem)))
        if self.settings.problem:
            self.messages.say(Notice(tr("Settings cannot be kept."), self.settings.problem))
        if not self.library.alone:
            words = tr("The game is already open in another window.")
            more = tr("This window keeps no automatic save, so that it cannot spoil that of the other.")
            self.messages.say(Notice(words, more))

    def _save_now(self) -> None:
        """Save at once what is to be saved."""
        if self._table is not None:
            self._table.save_now()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._ready.stop()
        self._save_now()
        keep_place(self, self.settings)
        super().closeEvent(event)
