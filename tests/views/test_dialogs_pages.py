"""What the pages send, refuse, and say."""

from datetime import datetime

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStackedWidget
from pytestqt.qtbot import QtBot

from rftg_desktop.controller.game_options import COLOURS, GameOptions, SeatOptions
from rftg_desktop.controller.help import RulesBook
from rftg_desktop.controller.settings import Preferences
from rftg_desktop.views.dialogs.crash import CrashPage
from rftg_desktop.views.dialogs.credits import CreditsPage, resource_text
from rftg_desktop.views.dialogs.markdown import to_html
from rftg_desktop.views.dialogs.new_game import NewGamePage
from rftg_desktop.views.dialogs.rules import RulesPage
from rftg_desktop.views.dialogs.save_list import SavedGame
from rftg_desktop.views.dialogs.saves import LoadPage, SavePage
from rftg_desktop.views.dialogs.settings import SettingsPage
from rftg_desktop.views.dialogs.start import StartPage
from rftg_desktop.views.race_key import sign_picture
from tests.helpers.rules_text import book_of

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton
SAVES = (
    SavedGame(
        "auto", "Running game", datetime(2030, 1, 2, 3, 4), 6, (("Ann", 0), ("Ben", 2)), automatic=True
    ),
    SavedGame("sunday", "Sunday", datetime(2030, 1, 1), 12, (("Ann", 0), ("Ben", 2)), finished=True),
    SavedGame("new", "Newer", None, problem="Made by a newer version.", remedy="Install it."),
)


# ---------------------------------------------------------------- new game


def test_a_new_game_with_the_last_settings_takes_two_clicks(qtbot: QtBot) -> None:
    last = GameOptions((SeatOptions("Ann", "green"), SeatOptions("", "white")), False, True, "practice", None)
    start, new = StartPage(), NewGamePage(last)
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    for page in (start, new):
        stack.addWidget(page)
    start.new_game_requested.connect(lambda: stack.setCurrentWidget(new))
    stack.resize(1366, 768)
    stack.show()
    QTest.mouseClick(start.roll_button, LEFT)
    with qtbot.waitSignal(new.start_requested) as sent:
        QTest.mouseClick(new.start_button, LEFT)
    assert sent.args == [
        GameOptions((SeatOptions("Ann", "green"), SeatOptions("Player 2", "white")), False, True, "practice")
    ]


def test_seats_have_names_and_different_colours(qtbot: QtBot) -> None:
    page = NewGamePage()
    qtbot.addWidget(page)
    page.show()
    for count in (5, 2, 4):
        QTest.mouseClick(page.counts.button(count), LEFT)
        assert len(page.options.seats) == count
        assert len({seat.colour for seat in page.options.seats}) == count
    QTest.mouseClick(page.rows[0].swatches[2], LEFT)
    colours = [seat.colour for seat in page.options.seats]
    assert colours[0] == COLOURS[2]
    assert sorted(colours) == sorted(set(colours))
    QTest.mouseClick(page.rows[0].swatches[2], LEFT)
    assert page.rows[0].swatches[2].isChecked()
    QTest.mouseClick(page.free[4], LEFT)
    assert page.count == 5
    assert [seat.name for seat in page.options.seats] == [f"Player {number}" for number in range(1, 6)]


def test_equal_names_are_told_and_stop_the_start(qtbot: QtBot) -> None:
    page = NewGamePage()
    qtbot.addWidget(page)
    page.rows[0].name.setText("Ann")
    page.rows[1].name.setText("  ann ")
    assert not page.start_button.isEnabled()
    assert "Ann" in page.error.text()
    assert page.rows[1].name.property("wrong")
    page.rows[1].name.setText("")
    assert page.start_button.isEnabled()
    page.rows[0].name.setText("player 2")
    assert not page.start_button.isEnabled()
    page.rows[0].name.setText("x" * 200)
    assert len(page.options.seats[0].name) == 20


def test_the_seed_is_a_number_or_random(qtbot: QtBot) -> None:
    page = NewGamePage()
    qtbot.addWidget(page)
    assert page.options.seed is None
    QTest.keyClicks(page.seed, "12a-3")
    assert page.options.seed == 123
    page.seed.setText("9" * 19)
    assert not page.start_button.isEnabled()
    assert page.error.text()


def test_options_come_back(qtbot: QtBot) -> None:
    page = NewGamePage()
    qtbot.addWidget(page)
    seats = tuple(SeatOptions(f"N{number}", colour) for number, colour in enumerate(reversed(COLOURS)))
    wanted = GameOptions(seats, False, True, "consent", 5)
    page.set_options(wanted)
    assert page.options == wanted


# ---------------------------------------------------------------- saves


def test_a_damaged_save_is_explained_and_cannot_be_loaded(qtbot: QtBot) -> None:
    page = LoadPage()
    qtbot.addWidget(page)
    page.set_saves(SAVES)
    page.show()
    assert page.load_button.isEnabled()
    with qtbot.waitSignal(page.load_requested) as sent:
        QTest.keyClick(page.list, KEY.Key_Return)
    assert sent.args == ["auto"]
    page.list.select("new")
    assert not page.load_button.isEnabled()
    assert page.list.currentItem().toolTip() == "Made by a newer version. Install it."
    with qtbot.assertNotEmitted(page.load_requested):
        QTest.keyClick(page.list, KEY.Key_Return)


def test_deleting_can_be_taken_back_until_the_page_is_left(qtbot: QtBot) -> None:
    page = LoadPage()
    qtbot.addWidget(page)
    page.set_saves(SAVES)
    page.show()
    gone: list[str] = []
    page.delete_requested.connect(gone.append)
    page.list.select("sunday")
    QTest.mouseClick(page.delete_button, LEFT)
    assert [save.key for save in page.saves] == ["auto", "new"]
    assert page.undo_bar.isVisible()
    QTest.mouseClick(page.undo_button, LEFT)
    assert page.saves == SAVES
    assert page.list.current == SAVES[1]
    assert not gone
    QTest.keyClick(page.list, KEY.Key_Delete)
    page.set_saves(SAVES)
    assert len(page.saves) == 2
    page.hide()
    assert gone == ["sunday"]


def test_the_automatic_save_cannot_be_deleted(qtbot: QtBot) -> None:
    page = LoadPage()
    qtbot.addWidget(page)
    page.set_saves(SAVES)
    page.show()
    assert not page.delete_button.isEnabled()
    QTest.keyClick(page.list, KEY.Key_Delete)
    assert page.saves == SAVES


def test_saving_by_a_name_that_exists_needs_the_switch(qtbot: QtBot) -> None:
    page = SavePage()
    qtbot.addWidget(page)
    page.set_saves(SAVES)
    page.show()
    assert not page.save_button.isEnabled()
    page.suggest("Evening")
    with qtbot.waitSignal(page.save_requested) as sent:
        QTest.keyClick(page.name, KEY.Key_Return)
    assert sent.args == ["Evening"]
    page.suggest("  Sunday ")
    with qtbot.assertNotEmitted(page.save_requested):
        for _ in range(20):
            QTest.keyClick(page.name, KEY.Key_Return)
    page.replace.click()
    with qtbot.waitSignal(page.save_requested):
        page.save_button.click()
    assert not page.replace.isHidden()
    page.suggest("Running game")
    assert page.save_button.isEnabled(), "the automatic save is in nobody's way"
    page.suggest(" ")
    assert not page.save_button.isEnabled()


# ---------------------------------------------------------------- settings


def test_every_setting_counts_at_once_and_a_reset_can_be_undone(qtbot: QtBot) -> None:
    page = SettingsPage()
    qtbot.addWidget(page)
    page.show()
    seen: list[Preferences] = []
    page.changed.connect(seen.append)
    page.speed.setValue(page.speed.maximum())
    page.tooltip.setValue(0)
    for switch in (page.reduced_motion, page.auto_confirm, page.type_marks, page.labels):
        QTest.keyClick(switch, KEY.Key_Space)
    QTest.mouseClick(page.text_sizes.button(120), LEFT)
    changed = Preferences(float("inf"), 0, False, True, True, True, 120)
    assert len(seen) == 7
    assert seen[-1] == changed
    QTest.mouseClick(page.reset_button, LEFT)
    assert seen[-1] == Preferences()
    QTest.mouseClick(page.reset_button, LEFT)
    assert seen[-1] == changed
    with qtbot.assertNotEmitted(page.changed):
        page.set_preferences(Preferences(speed=2))
    assert page.preferences.speed == 2


# ---------------------------------------------------------------- reading


@pytest.fixture(scope="module")
def book() -> RulesBook:
    return book_of("roll")


def test_the_rules_open_at_a_paragraph_and_go_back(qtbot: QtBot, book: RulesBook) -> None:
    page = RulesPage({"roll": book})
    qtbot.addWidget(page)
    page.resize(1366, 700)
    page.show()
    page.show_anchor("consume")
    assert page.anchor == "consume"
    qtbot.waitUntil(lambda: page.text.verticalScrollBar().value() > 0)
    assert "Consuming" in page.text.toPlainText()
    page.show_anchor("no-such-anchor")
    assert page.anchor == book.chapters[0].anchor
    page.go_back()
    assert page.anchor == "consume"
    for key in (KEY.Key_Escape, KEY.Key_F1):
        with qtbot.waitSignal(page.back_requested):
            QTest.keyClick(page.search, key)


def test_every_paragraph_and_link_of_the_rules_can_be_shown(qtbot: QtBot, book: RulesBook) -> None:
    page = RulesPage({"roll": book})
    qtbot.addWidget(page)
    for anchor in book.anchors:
        page.show_anchor(anchor)
        assert page.anchor == anchor
        text = page.text.toPlainText()
        assert book.paragraph(anchor).title in text
        assert "**" not in text
        assert "](#" not in text


def test_searching_the_rules(qtbot: QtBot, book: RulesBook) -> None:
    page = RulesPage({"roll": book})
    qtbot.addWidget(page)
    page.show()
    QTest.keyClicks(page.search, "trade value")
    assert page.list.count() > 0
    QTest.keyClick(page.search, KEY.Key_Return)
    assert page.anchor == "trade"
    page.search.setText("qqqqqqqq")
    assert page.list.count() == 0
    page.search.clear()
    assert page.list.count() == len(book.chapters) + len(book.chapter_of("trade").paragraphs) - 1


def test_the_list_opens_the_chapter_that_is_read(qtbot: QtBot, book: RulesBook) -> None:
    page = RulesPage({"roll": book})
    qtbot.addWidget(page)
    page.show()
    first = page.list.count()
    page.list.setFocus()
    for _ in range(len(book.anchors) + first):
        QTest.keyClick(page.list, KEY.Key_Down)
        qtbot.wait(1)
    assert page.anchor == book.anchors[-1]
    assert page.list.currentRow() == page.list.count() - 1


def test_the_rules_of_another_game(qtbot: QtBot, book: RulesBook) -> None:
    page = RulesPage({"roll": book, "race": book_of("race")}, sign_picture)
    qtbot.addWidget(page)
    page.show_anchor("trade")
    page.games["race"].click()
    assert (page.game, page.anchor) == ("race", "overview")
    page.show_anchor("leader")
    assert "leader" in page.text.toPlainText()
    page.go_back()
    page.go_back()
    assert (page.game, page.anchor) == ("roll", "trade")
    page.show_anchor("robot-dice", "race")
    assert (page.game, page.anchor) == ("race", "robot-dice")
    for anchor in book_of("race").anchors:
        page.show_anchor(anchor)
        assert "**" not in page.text.toPlainText()
        assert "](#" not in page.text.toPlainText()


def test_signs_are_painted_into_the_rules(qtbot: QtBot) -> None:
    page = RulesPage({"race": book_of("race")}, sign_picture)
    qtbot.addWidget(page)
    page.show_anchor("icons-worlds")
    found = page.text.document().resource(QTextDocument.ResourceType.ImageResource, QUrl("sign:good_genes"))
    assert not found.isNull()
    assert sign_picture("no_such_sign", 20) is None


def test_markdown_becomes_rich_text() -> None:
    made = to_html(
        "A **b** & *c*, [d](#e), [f](https://g):\n- one\n  more\n- two\n\n| x | y |\n| - | - |\n| 1 | 2 |"
    )
    assert made == (
        '<p>A <b>b</b> &amp; <i>c</i>, <a href="#e">d</a>, f (https://g):</p>\n'
        "<ul><li>one more</li><li>two</li></ul>\n"
        '<table cellspacing="0" cellpadding="6"><tr><th>x</th><th>y</th></tr>'
        "<tr><td>1</td><td>2</td></tr></table>"
    )
    assert to_html("<script>") == "<p>&lt;script&gt;</p>"


def test_the_credits_name_authors_and_licences(qtbot: QtBot) -> None:
    page = CreditsPage()
    qtbot.addWidget(page)
    text = page.text.toPlainText()
    parts = ("Qt", "GNU Lesser General Public License", "msgspec", "platformdirs", "Pillow")
    art = ("Lorc", "Delapouite", "CC BY 3.0", "SIL Open Font License", "Lucide", "Feather")
    for words in ("unofficial", "MIT", *parts, *art):
        assert words in text
    for second, words in ((None, "first printing"), (False, "first printing"), (True, "second edition")):
        page.set_edition(second)
        told = page.text.toPlainText()
        assert words in told
        assert "house-made" in told
    listed = [page.list.item(row).text() for row in range(1, page.list.count())]
    assert listed == [f"Licence of {of}" for of in ("Exo2", "NotoSansMath", "Orbitron", "Rajdhani", "Lucide")]
    for row, name in enumerate(listed, 1):
        page.list.setCurrentRow(row)
        text = page.text.toPlainText()
        assert ("ISC License" if "Lucide" in name else "SIL OPEN FONT LICENSE") in text
    assert resource_text(":/no/such/file") == ""


def test_the_crash_page_hands_the_report_over(qtbot: QtBot) -> None:
    page = CrashPage()
    qtbot.addWidget(page)
    page.set_report("It broke.", "the report", saved=True)
    page.show()
    QTest.mouseClick(page.copy_button, LEFT)
    assert QGuiApplication.clipboard().text() == "the report"
    with qtbot.waitSignal(page.go_on_requested):
        QTest.mouseClick(page.go_on_button, LEFT)
    page.set_report("It broke.", "the report", saved=False, can_go_on=False)
    assert not page.go_on_button.isEnabled()
    assert "could not be saved" in page.saved.text()


def test_the_header_leads_back_by_mouse_and_esc(qtbot: QtBot) -> None:
    page = NewGamePage()
    qtbot.addWidget(page)
    page.show()
    with qtbot.waitSignal(page.back_requested):
        QTest.keyClick(page.rows[0].name, KEY.Key_Escape)
    with qtbot.waitSignal(page.back_requested):
        back = page.childAt(QPoint(page.px(60), page.px(36)))
        assert back is not None
        QTest.mouseClick(back, LEFT)
