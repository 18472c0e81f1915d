"""Every page at every size: nothing cut off, too small, or on top of another thing; focus to be seen."""

from collections.abc import Callable, Iterator
from datetime import datetime

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStackedWidget,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rftg_desktop.controller.game_options import COLOURS, GameOptions, SeatOptions
from rftg_desktop.controller.race_options import RaceOptions
from rftg_desktop.views.dialogs.crash import CrashPage
from rftg_desktop.views.dialogs.credits import CreditsPage
from rftg_desktop.views.dialogs.curtain import Curtain
from rftg_desktop.views.dialogs.menu import GameMenu
from rftg_desktop.views.dialogs.message import MessageBar, Notice
from rftg_desktop.views.dialogs.new_game import NewGamePage
from rftg_desktop.views.dialogs.new_race import NewRacePage
from rftg_desktop.views.dialogs.page import Overlay, Page
from rftg_desktop.views.dialogs.parts import Elided
from rftg_desktop.views.dialogs.records import RecordLine, RecordsPage
from rftg_desktop.views.dialogs.result import ROBOT, GameResult, ResultPage, ScoreLine, SeatResult
from rftg_desktop.views.dialogs.rules import RulesPage
from rftg_desktop.views.dialogs.save_list import SavedGame
from rftg_desktop.views.dialogs.saves import LoadPage, SavePage
from rftg_desktop.views.dialogs.settings import SettingsPage
from rftg_desktop.views.dialogs.start import Continuable, StartPage
from rftg_desktop.views.style import scale_for, style_sheet
from rftg_desktop.views.theme import DARK
from tests.helpers.rules_text import book_of
from tests.views.race_pages import race_choices

LONG = "W" * 20
SIZES = ((1366, 700), (1366, 768), (1920, 1080), (1024, 600))
SAVES = (
    SavedGame(
        "a",
        LONG * 4,
        datetime(2030, 1, 1),
        12,
        tuple((LONG, seat) for seat in range(5)),
        game="Roll for the Galaxy",
    ),
    SavedGame("b", "damaged", None, problem="Damaged. " * 20, remedy="Delete it."),
)


def start() -> Page:
    page = StartPage()
    page.set_continue(Continuable("Roll for the Galaxy", ", ".join([LONG] * 5), 12, datetime(2030, 1, 1)))
    return page


def new_game() -> Page:
    seats = tuple(SeatOptions(LONG[: 20 - seat // 4], colour) for seat, colour in enumerate(COLOURS))
    return NewGamePage(GameOptions(seats))


def new_race() -> Page:
    player = SeatOptions(LONG, "red")
    options = RaceOptions(player=player, deck="base+1+2+3", robot_start="new_sparta", undo="practice")
    return NewRacePage(race_choices(), options, ["The remembered start world cannot be used. " * 3])


def load() -> Page:
    page = LoadPage()
    page.set_saves(SAVES)
    return page


def save() -> Page:
    page = SavePage()
    page.set_saves(SAVES)
    page.suggest("damaged")
    return page


def rules() -> Page:
    page = RulesPage({"roll": book_of("roll"), "race": book_of("race")})
    page.show_anchor("consume")
    return page


def crash() -> Page:
    page = CrashPage()
    page.set_report("The table could not show the last move.", "line\n" * 100, saved=False)
    return page


def result() -> Page:
    lines = (
        ScoreLine("VP chips", 30),
        ScoreLine("16 tiles", 96, ", ".join(["Galactic Reserve of Names 6"] * 16)),
        *[ScoreLine("Galactic Renaissance", 4, "1 for 1, 2 for 3, 3 for 6, 4 for 10 VP chips: 17 chips, 4")]
        * 5,
    )
    seats = tuple(
        SeatResult(LONG, seat, lines, 188, "12 dice + $10 = 22", winner=seat < 2) for seat in range(ROBOT, 4)
    )
    remarks = ("The VP pool is empty.", f"{LONG} has 12 squares in the tableau.", "The tie was broken.")
    page = ResultPage()
    page.set_result(GameResult(f"{LONG} wins with 188 VP", seats, remarks, 23, 2**63 - 1, has_records=True))
    return page


def records() -> Page:
    line = RecordLine("Uplift Mercenary Force", "medium", "All sets, " + LONG, 1234, 567, 123, 45.6, 50.1)
    page = RecordsPage()
    page.set_records([line] * 60, "The records were damaged. They are kept as a file; new ones begin. " * 2)
    return page


PAGES: dict[str, Callable[[], Page]] = {
    "start": start,
    "new game": new_game,
    "new game of Race": new_race,
    "load": load,
    "save": save,
    "settings": SettingsPage,
    "rules": rules,
    "credits": CreditsPage,
    "result": result,
    "records": records,
    "no records": RecordsPage,
    "crash": crash,
}


def menu(window: QWidget) -> Overlay:
    made = GameMenu(window)
    made.open()
    return made


def curtain(window: QWidget) -> Overlay:
    made = Curtain(window)
    made.cover(1, "Ann", 0)
    return made


def bar(window: QWidget) -> Overlay:
    made = MessageBar(window)
    made.say(Notice("The game could not be saved: the disk is full.", "Details.", action="Try again"))
    return made


OVERLAYS: dict[str, Callable[[QWidget], Overlay]] = {"menu": menu, "curtain": curtain, "bar": bar}


def shown(page: QWidget) -> Iterator[QWidget]:
    """Every visible widget with text of its own."""
    kinds = (QLabel, QAbstractButton, QLineEdit, QAbstractItemView, QTextBrowser, QPlainTextEdit)
    for widget in page.findChildren(QWidget):
        if isinstance(widget, kinds) and widget.isVisible():
            yield widget


def words(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    return str(text()) if callable(text) else type(widget).__name__


def is_cut(widget: QWidget) -> bool:
    if isinstance(widget, Elided):
        return widget.height() < widget.fontMetrics().height()
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() < widget.heightForWidth(widget.width())
    if isinstance(widget, QLabel):
        wanted, room = widget.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, widget.text()), widget.size()
        return room.width() < wanted.width() or room.height() < wanted.height()
    if isinstance(widget, QPushButton | QCheckBox | QRadioButton):
        wanted = widget.sizeHint()
        return widget.width() < wanted.width() or widget.height() < wanted.height()
    if isinstance(widget, QLineEdit):
        return widget.height() < widget.fontMetrics().height() + 4
    return False


def in_scroll_area(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def settle(qtbot: QtBot) -> None:
    """Let a layout spread: labels first learn their width, then their height."""
    for _ in range(3):
        qtbot.wait(1)


def check(page: QWidget) -> None:
    everything = [widget for widget in shown(page) if words(widget)]
    assert [words(each) for each in everything if is_cut(each)] == []
    small = [words(each) for each in everything if QFontInfo(each.font()).pixelSize() < DARK.least_text]
    assert small == []
    places = {
        each: QRect(each.mapTo(page, each.rect().topLeft()), each.size())
        for each in everything
        if not in_scroll_area(each)
    }
    assert [words(each) for each, place in places.items() if not page.rect().contains(place)] == []
    leaves = list(places)
    for number, one in enumerate(leaves):
        for other in leaves[number + 1 :]:
            if not one.isAncestorOf(other) and not other.isAncestorOf(one):
                assert not places[one].intersects(places[other]), f"{words(one)!r} lies on {words(other)!r}"


@pytest.mark.parametrize("name", PAGES)
def test_pages_fit(qtbot: QtBot, name: str) -> None:
    page = PAGES[name]()
    qtbot.addWidget(page)
    page.show()
    for width, height in SIZES:
        page.resize(width, height)
        settle(qtbot)
        assert page.size() == QSize(width, height), "the page wants more room"
        check(page)
        image = page.grab().toImage()
        assert len({image.pixel(x, y) for x in range(0, width, 40) for y in range(0, height, 40)}) > 20


@pytest.mark.parametrize("name", PAGES)
def test_pages_fit_with_larger_text(qtbot: QtBot, name: str) -> None:
    page = PAGES[name]()
    qtbot.addWidget(page)
    page.set_text_size(130)
    page.resize(1366, 700)
    page.show()
    settle(qtbot)
    assert page.size() == QSize(1366, 700), "the page wants more room"
    check(page)


def test_a_window_of_all_pages_shrinks_again(qtbot: QtBot) -> None:
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    for make in PAGES.values():
        stack.addWidget(make())
    stack.show()
    for at in range(stack.count()):
        stack.setCurrentIndex(at)
        for width, height in ((1920, 1080), (1024, 600)):
            stack.resize(width, height)
            settle(qtbot)
            assert stack.size() == QSize(width, height)


@pytest.mark.parametrize("name", OVERLAYS)
def test_overlays_fit(qtbot: QtBot, name: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 700)
    window.show()
    overlay = OVERLAYS[name](window)
    for width, height in SIZES:
        window.resize(width, height)
        settle(qtbot)
        assert overlay.measure.scale == pytest.approx(scale_for(QSize(width, height)))
        assert window.rect().contains(overlay.geometry())
        check(overlay)


@pytest.mark.parametrize("name", PAGES)
def test_everything_is_reached_by_tab_and_shows_its_focus(qtbot: QtBot, name: str) -> None:
    page = PAGES[name]()
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    wanted = {
        each
        for each in page.findChildren(QWidget)
        if isinstance(each, QPushButton | QLineEdit | QCheckBox | QAbstractItemView)
        and each.isVisible()
        and each.isEnabled()
        and not (isinstance(each, QPushButton) and each.isCheckable())
        and not isinstance(each, QHeaderView)
    }
    reached: set[QWidget] = set()
    for _ in range(4 * len(wanted) + 20):
        page.focusNextChild()
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused in reached:
            continue
        reached.add(focused)
        with_focus = focused.grab().toImage()
        focused.clearFocus()
        assert focused.grab().toImage() != with_focus, f"the focus of {words(focused)!r} is not to be seen"
        focused.setFocus(Qt.FocusReason.TabFocusReason)
    assert [words(each) for each in wanted - reached] == []


def test_every_control_has_a_name(qtbot: QtBot) -> None:
    for make in PAGES.values():
        page = make()
        qtbot.addWidget(page)
        kinds = (QAbstractButton, QLineEdit, QAbstractItemView, QTextBrowser, QPlainTextEdit)
        for widget in page.findChildren(QWidget):
            if isinstance(widget, kinds) and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                assert widget.accessibleName() or words(widget).strip(" &"), type(widget).__name__


def test_mnemonics_of_a_page_are_different(qtbot: QtBot) -> None:
    for name, make in PAGES.items():
        page = make()
        qtbot.addWidget(page)
        texts = [
            words(each) for each in page.findChildren(QWidget) if isinstance(each, QLabel | QAbstractButton)
        ]
        keys = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(keys) == len(set(keys)), f"{name}: {sorted(keys)}"


def test_the_scale_follows_the_window() -> None:
    assert scale_for(QSize(1366, 768)) == 1
    assert scale_for(QSize(1366, 700)) == pytest.approx(700 / 768)
    assert scale_for(QSize(100, 100)) == 0.75
    assert scale_for(QSize(10_000, 10_000)) == 3
    assert "font-size: 11px" in style_sheet(DARK, 0.75)
