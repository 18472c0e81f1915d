"""The set-up of Race solo: what can be chosen, what cannot, and what is sent."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStackedWidget
from pytestqt.qtbot import QtBot

from rftg_desktop.controller.game_options import SeatOptions
from rftg_desktop.controller.race_options import RaceOptions
from rftg_desktop.rules.race.robot.state import DIFFICULTIES
from rftg_desktop.rules.race.state import DECKS
from rftg_desktop.views.dialogs.new_race import NewRacePage
from rftg_desktop.views.dialogs.start import StartPage
from tests.views.race_pages import FACTS, WORLDS, race_choices

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton
UNUSUAL = RaceOptions(
    player=SeatOptions("Ann", "green"),
    deck=DECKS[3],
    difficulty="hard",
    start=WORLDS[15][0],
    robot_start=WORLDS[0][0],
    start_keep=3,
    more_chips=True,
    second_edition=True,
    undo="practice",
    seed=77,
)


def shown(qtbot: QtBot, options: RaceOptions | None = None) -> NewRacePage:
    page = NewRacePage(race_choices(), options)
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    return page


def test_a_game_with_the_last_settings_takes_two_clicks(qtbot: QtBot) -> None:
    start, new = StartPage(), NewRacePage(race_choices(), UNUSUAL)
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    for page in (start, new):
        stack.addWidget(page)
    start.new_game_requested.connect(lambda _game: stack.setCurrentWidget(new))
    stack.resize(1366, 768)
    stack.show()
    QTest.mouseClick(start.race_button, LEFT)
    with qtbot.waitSignal(new.start_requested) as sent:
        QTest.mouseClick(new.start_button, LEFT)
    assert sent.args == [UNUSUAL]


def test_what_is_officially_played_is_the_default(qtbot: QtBot) -> None:
    page = shown(qtbot)
    assert page.options == replace(RaceOptions(), player=SeatOptions("Player", "blue"))
    official = page.keep.group.button(page.keep.chosen)
    assert official.text() == str(race_choices().keep)


def test_every_option_is_chosen_by_mouse(qtbot: QtBot) -> None:
    page = shown(qtbot)
    page.player.name.setText("  Ann ")
    QTest.mouseClick(page.player.swatches[2], LEFT)
    largest = page.sets.button(3)
    QTest.mouseClick(largest, LEFT, pos=QPoint(12, largest.height() // 2))
    for segments, number in ((page.difficulty, 2), (page.keep, 0), (page.edition, 1), (page.undo, 1)):
        QTest.mouseClick(segments.group.button(number), LEFT)
    QTest.mouseClick(page.more_chips, LEFT)
    page.start.choose(UNUSUAL.start)
    page.robot_start.choose(UNUSUAL.robot_start)
    QTest.keyClicks(page.seed, "77")
    assert page.options == UNUSUAL


def test_only_start_worlds_of_the_sets_in_use_are_offered(qtbot: QtBot) -> None:
    choices = race_choices()
    page = shown(qtbot)
    for number, deck in enumerate(DECKS):
        page.sets.button(number).click()
        for starts in (page.start, page.robot_start):
            listed = [starts.item(row).text() for row in range(starts.count())]
            assert listed == ["Random", *(world.name for world in choices.starts[deck])]
    page.start.choose(WORLDS[15][0])
    page.robot_start.choose(WORLDS[0][0])
    page.sets.button(0).click()
    assert page.options.start == "", "what is no more in the box is a random one"
    assert page.options.robot_start == WORLDS[0][0]


def test_nobody_gets_the_start_world_of_the_other(qtbot: QtBot) -> None:
    page = shown(qtbot)
    page.start.choose(WORLDS[1][0])
    taken = page.robot_start.item(2)
    assert not taken.flags() & Qt.ItemFlag.ItemIsSelectable
    assert taken.toolTip()
    page.robot_start.setFocus()
    for _ in range(len(WORLDS)):
        QTest.keyClick(page.robot_start, KEY.Key_Down)
        assert page.options.robot_start != WORLDS[1][0]
    page.start.choose("")
    assert page.robot_start.item(2).flags() & Qt.ItemFlag.ItemIsSelectable


def test_the_same_world_remembered_for_both_is_a_random_one_for_the_robot(qtbot: QtBot) -> None:
    page = shown(qtbot, replace(UNUSUAL, start=WORLDS[2][0], robot_start=WORLDS[2][0]))
    assert page.options.start == WORLDS[2][0]
    assert page.options.robot_start == ""
    assert "the same start world" in page.error.text()


def test_remembered_worlds_that_are_not_in_the_box_are_said(qtbot: QtBot) -> None:
    page = shown(qtbot, replace(UNUSUAL, start="old_moon", robot_start="new_moon"))
    assert (page.options.start, page.options.robot_start) == ("", "")
    assert page.error.text().count("not in these sets") == 2
    assert page.start_button.isEnabled()


def test_more_chips_only_where_there_are_more(qtbot: QtBot) -> None:
    page = shown(qtbot, UNUSUAL)
    assert page.more_chips.isEnabled()
    page.sets.button(2).click()
    assert not page.more_chips.isEnabled()
    assert not page.options.more_chips


@pytest.mark.parametrize("level", DIFFICULTIES)
def test_a_level_says_its_numbers(qtbot: QtBot, level: str) -> None:
    page = shown(qtbot, replace(UNUSUAL, difficulty=level))
    assert "9 VP" in page.level_words.text()


def test_house_made_facts_are_marked(qtbot: QtBot) -> None:
    page = shown(qtbot)
    assert "dealt" in page.facts.toPlainText()
    page.robot_start.choose(WORLDS[0][0])
    *facts, meaning = page.facts.toPlainText().splitlines()
    assert facts == list(FACTS)
    assert meaning.startswith("House-made:")
    gold = page.facts.toHtml().lower().count(page.theme.gold.lower())
    assert gold == sum("(house-made)" in fact for fact in FACTS) + 1


def test_what_could_not_be_used_is_said_and_stops_nothing(qtbot: QtBot) -> None:
    page = NewRacePage(race_choices(), RaceOptions(), ["The remembered deck 7 is none."])
    qtbot.addWidget(page)
    page.show()
    assert page.error.text() == "The remembered deck 7 is none."
    assert page.start_button.isEnabled()
    page.seed.setText("9" * 19)
    assert not page.start_button.isEnabled()
    assert "too large" in page.error.text()
    page.seed.setText("")
    with qtbot.waitSignal(page.start_requested):
        QTest.keyClick(page.start_button, KEY.Key_Return)


def test_the_keyboard_walks_through_the_columns(qtbot: QtBot) -> None:
    page = shown(qtbot, UNUSUAL)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.player.name.setFocus()
    order = []
    for _ in range(30):
        page.focusNextChild()
        order.append(page.focusWidget())
    stops = [page.start, page.seed, page.more_chips, page.robot_start, page.facts, page.start_button]
    places = [order.index(stop) for stop in stops]
    assert places == sorted(places)
