"""The keyboard goes with the pages: each has it where it is needed, and the table gets it back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from rftg_desktop.views.dialogs.credits import CreditsPage
from rftg_desktop.views.dialogs.new_game import NewGamePage
from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.records import RecordsPage
from rftg_desktop.views.dialogs.rules import RulesPage
from rftg_desktop.views.dialogs.save_list import most_width
from rftg_desktop.views.dialogs.saves import LoadPage, SavePage
from rftg_desktop.views.dialogs.settings import SettingsPage
from rftg_desktop.views.main_window import MainWindow
from tests.gui.at_table import LONGEST, Table
from tests.session.playing import deal

OPENED = {
    "show_rules": RulesPage,
    "show_settings": SettingsPage,
    "show_save": SavePage,
    "show_load": LoadPage,
    "show_new_game": NewGamePage,
    "show_records": RecordsPage,
    "show_credits": CreditsPage,
}


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def opened(table: Table, how: str) -> Page:
    """Open a page over a game on the table."""
    table.put(deal(2, 1, open_table=True))
    getattr(table.window, how)()
    QApplication.processEvents()
    page = table.window.pages.currentWidget()
    assert isinstance(page, Page)
    assert isinstance(page, OPENED[how])
    return page


@pytest.mark.parametrize("how", OPENED)
def test_a_page_has_the_keyboard_and_gives_it_back(table: Table, how: str) -> None:
    page = opened(table, how)
    assert focused() is not page, "nothing of the page takes keys"
    assert page.isAncestorOf(focused())
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert table.window.pages.currentWidget() is table.window.table
    assert QApplication.focusWidget() is table.view


def test_the_name_of_a_save_can_be_typed_at_once(table: Table) -> None:
    page = opened(table, "show_save")
    assert isinstance(page, SavePage)
    QTest.keyClicks(focused(), "Tuesday")
    assert page.name.text() == "Tuesday"


def test_the_rules_can_be_searched_and_paged_at_once(table: Table) -> None:
    page = opened(table, "show_rules")
    assert isinstance(page, RulesPage)
    bar = page.text.verticalScrollBar()
    QTest.keyClick(focused(), Qt.Key.Key_PageUp)
    above = bar.value()
    QTest.keyClick(focused(), Qt.Key.Key_PageDown)
    assert bar.value() > above
    QTest.keyClicks(focused(), "dictate")
    assert page.search.text() == "dictate"
    assert isinstance(page.list, QListWidget)
    assert page.list.count() > 0


def test_the_start_page_can_be_used_by_keys(table: Table) -> None:
    window: MainWindow = table.window
    window.go_start()
    QApplication.processEvents()
    assert window.start.isAncestorOf(focused())


def test_a_suggested_name_is_not_cut_within_a_word(table: Table) -> None:
    page = opened(table, "show_save")
    assert isinstance(page, SavePage)
    page.suggest("Round 1, " + ", ".join(LONGEST))
    assert page.name.text() == "Round 1, Wilhelmina Wunderman, Maximiliane Wurmwald…"


def test_a_list_shows_every_player() -> None:
    """Long names give way to short ones."""
    assert most_width((10, 80, 90), 200) == 90
    assert most_width((10, 80, 90), 150) == 70
    assert most_width((), 100) == 0
