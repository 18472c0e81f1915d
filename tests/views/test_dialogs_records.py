"""The records page: sums, levels, nothing yet, a damaged file, and the table of all games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rftg_desktop.controller.library import Library
from rftg_desktop.controller.settings import Settings
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import DECKS
from rftg_desktop.session.records import FILE, Outcome, Result
from rftg_desktop.views.dialogs.records import RecordLine, RecordsPage
from rftg_desktop.views.main_window import MainWindow
from rftg_desktop.views.words.race.names import deck_name

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def result(ident: str, score: int = 40, outcome: Outcome = "lost", **changes: str) -> Result:
    game = Result(
        ident=ident,
        deck="base+1",
        difficulty="hard",
        robot_start="ancient_race",
        ended="2030-01-01T10:00:00+00:00",
        second_edition=False,
        start="old_earth",
        seed=7,
        rounds=10,
        score=score,
        robot_score=50,
        outcome=outcome,
    )
    return msgspec.structs.replace(game, **changes)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    made = MainWindow(Settings(tmp_path / "settings.ini"), Library(tmp_path / "saves", tmp_path / "packs"))
    qtbot.addWidget(made)
    made.show()
    return made


def page_of(window: MainWindow) -> RecordsPage:
    QTest.mouseClick(window.start.records_button, LEFT)
    page = window.pages.currentWidget()
    assert isinstance(page, RecordsPage)
    return page


def cells(page: RecordsPage) -> list[list[str]]:
    found = []
    for row in range(page.list.topLevelItemCount()):
        item = page.list.topLevelItem(row)
        assert item is not None
        found.append([item.text(column) for column in range(page.list.columnCount())])
    return found


def test_sums_are_listed_as_the_box_orders_them(window: MainWindow) -> None:
    for number, game in enumerate(
        (
            result("a", 40),
            result("b", 61, "won"),
            result("c", 30, difficulty="medium"),
            result("d", 30, difficulty="easy", robot_start="new_sparta", deck="base"),
        )
    ):
        assert window.library.records.add(game), number
    page = page_of(window)
    assert cells(page) == [
        ["New Sparta", "easy", "Base game", "1", "0", "30", "30.0", "50.0"],
        ["Ancient Race", "medium", "Base and The Gathering Storm", "1", "0", "30", "30.0", "50.0"],
        ["Ancient Race", "hard", "Base and The Gathering Storm", "2", "1", "61", "50.5", "50.0"],
    ]
    assert page.total.text() == "4 games, 1 won, best 61, mean 40.2"
    assert page.list.hasFocus()


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("size", [(1366, 768), (1366, 700), (1920, 1080), (1024, 600)])
def test_no_column_is_cut(qtbot: QtBot, size: tuple[int, int], text_size: int) -> None:
    """Every start world and combination of sets of the box, with numbers as large as anybody plays."""
    cards = race_game().catalog.cards.values()
    starts = [card.name for card in cards if card.start is not None]
    page = RecordsPage()
    qtbot.addWidget(page)
    page.set_text_size(text_size)
    page.resize(*size)
    page.show()
    page.set_records(
        [
            RecordLine(start, "medium", deck_name(deck), 1234, 1234, 123, 145.6, 150.1)
            for start in starts
            for deck in DECKS
        ]
    )
    qtbot.wait(1)
    header = page.list.header()
    assert header.length() <= page.list.viewport().width()
    for column in range(page.list.columnCount()):
        wanted = max(page.list.sizeHintForColumn(column), header.sectionSizeFromContents(column).width())
        assert header.sectionSize(column) >= wanted, header.model().headerData(
            column, Qt.Orientation.Horizontal
        )


def test_one_level_alone(window: MainWindow) -> None:
    window.library.records.add(result("a", 40))
    window.library.records.add(result("b", 20, difficulty="easy"))
    page = page_of(window)
    QTest.keyClick(page, KEY.Key_E, Qt.KeyboardModifier.AltModifier)
    page.level.group.button(1).click()
    assert [row[1] for row in cells(page)] == ["easy"]
    assert page.total.text().startswith("1 game,")
    page.level.group.button(2).click()
    assert cells(page) == []
    assert "level" in page.empty.text()
    assert page.middle.currentIndex() == 1


def test_nothing_yet_leads_to_a_game(window: MainWindow) -> None:
    page = page_of(window)
    assert "finished yet" in page.empty.text()
    assert not page.export_button.isEnabled()
    assert page.play_button.hasFocus()
    QTest.keyClick(page.play_button, KEY.Key_Return)
    assert type(window.pages.currentWidget()).__name__ == "NewRacePage"


def test_a_damaged_file_is_told_on_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{", encoding="utf-8")
    window = MainWindow(Settings(tmp_path / "settings.ini"), Library(tmp_path / "saves", tmp_path / "packs"))
    qtbot.addWidget(window)
    window.show()
    page = page_of(window)
    assert page.problem.isVisible()
    assert "damaged" in page.problem.text()
    assert "records-unreadable" in page.problem.text()


def test_all_games_are_exported_beside_the_records(window: MainWindow, tmp_path: Path) -> None:
    window.library.records.add(result("a", 44))
    page = page_of(window)
    QTest.mouseClick(page.export_button, LEFT)
    (table,) = tmp_path.glob("race-solo-*.csv")
    lines = table.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    assert "44" in lines[1].split(",")
    notice = window.messages.current
    assert notice is not None
    assert str(table) in notice.text
    table.unlink()
    table.mkdir()
    window.messages.clear()
    QTest.mouseClick(page.export_button, LEFT)
    notice = window.messages.current
    assert notice is not None
    assert "could not be exported" in notice.text
