"""Choosing actions at the table: the prestige card comes back as a marker does, spaces taken, digits."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.controller.gestures_race import DECK, marker, number_key, prestige_card, space
from rftg_desktop.kernel.ids import Ref
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.actions import Boost, Mark
from rftg_desktop.rules.race.state import ACTIONS, SEARCH
from rftg_desktop.session.session import Session
from tests.gui.at_table import Table
from tests.gui.race.at_solo import dealt, examples, session_at, walk
from tests.helpers.driver import CTRL, LEFT
from tests.session.playing import choice_name

HOME = Spot(Ref(0, at.PRESTIGE_CARD))
CARD = prestige_card(0)


def position(fits: Callable[[Session], bool], seeds: int = 60) -> Session:
    """A new session that begins at the first position of a game with the third set that fits."""
    for seed in range(3, 4 * seeds, 4):
        for session in walk(seed, 400):
            if fits(session):
                return session_at(session.state)
    raise AssertionError("no such position")


def ready(session: Session) -> bool:
    """Whether two actions can be chosen, and one of them be strengthened."""
    seat = session.state.seats[0]
    choosing = choice_name(session) == "ChooseActions" and not seat.marks and not seat.boosted
    return choosing and seat.prestige_card and seat.prestige > 0


def laid(table: Table, where: str) -> Session:
    """A game at the table in which two actions were chosen and the prestige card was laid there."""
    session = table.put(position(ready))
    session.submit(0, Mark("settle"))
    if where == SEARCH:
        session.submit(0, Boost(SEARCH))
    else:
        session.submit(0, Mark("produce"))
        session.submit(0, Boost(where))
    table.controller.start()
    return session


# -- the prestige card -----------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["settle", "produce", SEARCH])
def test_a_laid_prestige_card_lies_there_and_comes_back(table: Table, where: str) -> None:
    session = laid(table, where)
    target = DECK if where == SEARCH else space(where)
    for how in (table.driver.drag, table.driver.click_both, table.driver.by_keys):
        area = table.scene.areas([target])[target]
        assert area.contains(table.scene.token_of(CARD).piece.rect)
        marks = session.state.seats[0].marks
        how(CARD, HOME)
        assert not session.state.seats[0].boosted
        assert session.state.seats[0].marks == marks
        assert table.scene.token_of(CARD).piece.rect == table.scene.layout_.prestige_card
        table.check_tokens()
        table.check_empty_hands()
        how(CARD, target)
        assert session.state.seats[0].boosted == where


@pytest.mark.parametrize("where", ["settle", SEARCH])
def test_a_second_click_takes_the_prestige_card_back(table: Table, where: str) -> None:
    session = laid(table, where)
    for _ in range(2):
        QTest.mouseClick(table.view.viewport(), LEFT, pos=table.driver.piece_point(CARD))
    assert not session.state.seats[0].boosted
    assert "settle" in session.state.seats[0].marks
    table.check_empty_hands()


def test_the_prestige_card_moves_to_another_action(table: Table) -> None:
    session = laid(table, "settle")
    for how in (table.driver.drag, table.driver.click_both, table.driver.by_keys):
        how(CARD, space("produce"))
        assert session.state.seats[0].boosted == "produce"
        how(CARD, space("settle"))
        assert session.state.seats[0].boosted == "settle"
        assert session.state.seats[0].marks == ("produce", "settle")
    table.check_tokens()


def test_after_locking_in_the_prestige_card_lies_at_its_place(table: Table) -> None:
    session = laid(table, "settle")
    table.driver.press_by_key("done")
    assert session.state.seats[0].boosted == "settle"
    assert table.scene.token_of(CARD).piece.rect == table.scene.layout_.prestige_card


# -- a space that is taken -------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [0.0, 1.0])
@pytest.mark.parametrize("part", [0.1, 0.5, 0.95])
def test_a_marker_dropped_on_the_other_goes_home_and_says_why(
    table: Table, part: float, speed: float
) -> None:
    """Wherever on the space: near its edge the drop does not count for the neighbour either."""
    session = table.put(position(ready))
    for name in ("settle", "produce"):
        session.submit(0, Mark(name))
    table.controller.start()
    table.scene.animator.speed = speed
    area = table.scene.layout_.space("settle")
    port, start = table.view.viewport(), table.driver.piece_point(marker(0, "produce"))
    end = table.driver.at(area.topLeft()) + QPoint(round(area.width() * part), round(area.height() * 0.8))
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, start + QPoint(12, 9))
    assert table.hands.held == marker(0, "produce")
    assert space("settle") not in table.hands.targets
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, LEFT, pos=end)
    table.scene.animator.finish()
    table.scene.animator.speed = 0.0
    assert session.state.seats[0].marks == ("produce", "settle")
    assert table.view.bubble.isVisible()
    assert table.view.bubble.text() == "Your other marker lies there: each action can be chosen once."
    table.check_tokens()
    table.check_empty_hands()


def test_a_second_settle_says_that_it_needs_the_first(table: Table) -> None:
    session = table.put(position(ready))
    assert session.why_not(0, Mark("settle_second")).startswith("A second Develop or Settle")
    session.submit(0, Mark("settle"))
    assert Mark("settle_second") in session.options()


def test_reasons_of_the_prestige_card(table: Table) -> None:
    session = table.put(position(ready))
    assert "you have chosen" in session.why_not(0, Boost("settle"))
    poor = position(lambda s: choice_name(s) == "ChooseActions" and not s.state.seats[0].prestige)
    name = next(option.space for option in poor.options() if isinstance(option, Mark))
    poor.submit(0, Mark(name))
    assert "not enough prestige" in poor.why_not(0, Boost(name))


# -- digits ----------------------------------------------------------------------------------------


def test_a_digit_chooses_an_action_and_takes_it_back(table: Table) -> None:
    """With nothing held it does what a click on the space does."""
    session = table.put(dealt(3))
    while choice_name(session) != "ChooseActions":
        session.submit(0, session.options()[0])
    table.controller.start()
    for number, name in enumerate(ACTIONS):
        if Mark(name) not in session.options():
            continue
        for marks in ((name,), ()):
            QTest.keyClick(table.view, Qt.Key(Qt.Key.Key_1 + number))
            assert session.state.seats[0].marks == marks
            table.check_empty_hands()
    QTest.keyClick(table.view, Qt.Key.Key_4)
    assert not session.state.seats[0].marks, "no second Develop without the first"


def test_ctrl_and_a_digit_name_the_number_shown(table: Table) -> None:
    state, _ = examples(60)["NameNumber", "Gamble"][0]
    numbers = [option.number for option in session_at(state).options()]  # type: ignore[attr-defined]
    assert len(numbers) > 5
    for number in numbers:
        session = table.put(session_at(state))
        text = {face.key: face.text for face in table.scene.frame.named}
        assert text[number_key(number)] == str(number)
        QTest.keyClick(table.view, Qt.Key(Qt.Key.Key_0 + number), CTRL)
        assert [entry.action for entry in session.entries] == [type(session.entries[0].action)(number)]
