"""How each page around the table is made and wired. A page is imported when it is first asked for.

So the start page need not wait for all the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rftg_desktop.views.dialogs.page import Page
    from rftg_desktop.views.main_window import MainWindow

NEW_ROLL, NEW_RACE, SETTINGS, RULES, RESULT, RECORDS, LOAD, SAVE, CREDITS, LOG, CRASH = (
    "new_roll",
    "new_race",
    "settings",
    "rules",
    "result",
    "records",
    "load",
    "save",
    "credits",
    "log",
    "crash",
)


def _new_roll(window: MainWindow) -> Page:
    from rftg_desktop.views.dialogs.new_game import NewGamePage

    page = NewGamePage(window.settings.last_game)
    page.start_requested.connect(window.begin)
    return page


def _new_race(window: MainWindow) -> Page:
    from rftg_desktop.views.dialogs.new_race import NewRacePage
    from rftg_desktop.views.race_choices import race_choices

    last = window.settings.last_race
    page = NewRacePage(race_choices(window.library.overrides), last.options, last.problems)
    page.start_requested.connect(window.begin)
    return page


def _settings(window: MainWindow) -> Page:
    from rftg_desktop.views.dialogs.settings import SettingsPage

    page = SettingsPage(window.settings.preferences)
    page.changed.connect(window.settings.set_preferences)
    return page


def _rules(_window: MainWindow) -> Page:
    from rftg_desktop.controller.books import BOOKS
    from rftg_desktop.controller.help import RulesBook
    from rftg_desktop.views.dialogs.rules import RulesPage
    from rftg_desktop.views.race_key import sign_picture, with_signs
    from rftg_desktop.views.resources import rules_text

    books = {game: RulesBook.read(lambda name: with_signs(rules_text(name)), game) for game in BOOKS}
    return RulesPage(books, sign_picture)


def _result(window: MainWindow) -> Page:
    from rftg_desktop.views.dialogs.result import ResultPage

    page = ResultPage()
    page.again_requested.connect(window.play_again)
    page.save_requested.connect(window.show_save)
    page.records_requested.connect(window.show_records)
    page.start_requested.connect(window.go_start)
    page.table_requested.connect(window.show_table)
    return page


def _records(window: MainWindow) -> Page:
    return window.records.make()


def _load(window: MainWindow) -> Page:
    return window.saves.make_load()


def _save(window: MainWindow) -> Page:
    return window.saves.make_save()


def _credits(_window: MainWindow) -> Page:
    from rftg_desktop.views.dialogs.credits import CreditsPage

    return CreditsPage()


def _log(window: MainWindow) -> Page:
    return window.log.make()


MAKERS: Final[dict[str, Callable[[MainWindow], Page]]] = {
    NEW_ROLL: _new_roll,
    NEW_RACE: _new_race,
    SETTINGS: _settings,
    RULES: _rules,
    RESULT: _result,
    RECORDS: _records,
    LOAD: _load,
    SAVE: _save,
    CREDITS: _credits,
    LOG: _log,
}
