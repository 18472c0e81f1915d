"""Undo, redo and reset by the table's buttons, and changing an earlier answer by moving its piece."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rftg_desktop.controller.affordances import Answer, Gesture
from rftg_desktop.kernel.actions import Action, Done
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll import places as at
from rftg_desktop.session.session import Policy, Session
from rftg_desktop.views.main_window import consent_notice
from tests.gui.at_table import Table, session_at
from tests.helpers.driver import CTRL, LEFT
from tests.helpers.playouts import rich_position
from tests.session.playing import answer as answer_at_random
from tests.session.playing import choice_name, deal


def enabled(table: Table, key: str) -> bool:
    frame = table.scene.frame
    return any(face.key == key and face.enabled for face in (*frame.buttons, *frame.bar_buttons))


def actions(session: Session) -> list[Action]:
    return [entry.action for entry in session.entries]


# -- step by step ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_undo_and_redo_at_every_prompt(seats: int, table: Table, how_many) -> None:
    """The buttons tell the truth, undo leads back to a former position, redo to the one before it."""
    met: Counter[str] = Counter()
    undone: Counter[str] = Counter()
    for seed in range(how_many(2, 40)):
        chance = random.Random(seed)
        start = session_at(rich_position(seed, seats), open_table=seed % 2 > 0)
        session = table.put(start if seed else deal(seats, seed))
        while not session.is_over and len(session.entries) < 90:
            table.open_curtain()
            check_buttons(table, session, met, undone)
            table.controller.submit(chance.choice(session.options()))
    assert len(met) > 6, met
    assert len(undone) > 5, undone


def check_buttons(table: Table, session: Session, met: Counter[str], undone: Counter[str]) -> None:
    controller = table.controller
    words = session.undo_words(controller.viewer, controller.bound)
    assert controller.undo_words() == words
    assert enabled(table, "undo") == (words is not None)
    assert enabled(table, "redo") == session.can_redo()
    assert enabled(table, "reset") == session.can_reset()
    met[choice_name(session)] += 1
    if words is None:
        return
    before, digest, taken = session.state, session.digest, len(session.entries)
    assert words.action is None or words.action in actions(session)
    by_turns(table, "undo", Qt.Key.Key_Z, taken)
    assert session.digest != digest
    assert len(session.entries) < taken
    undone[choice_name(session)] += 1
    table.check_tokens()
    table.open_curtain()
    by_turns(table, "redo", Qt.Key.Key_Y, taken)
    assert session.state == before
    assert session.digest == digest
    table.check_tokens()
    table.open_curtain()


def by_turns(table: Table, button: str, key: Qt.Key, number: int) -> None:
    if number % 2:
        table.driver.click_button(button)
    else:
        QTest.keyClick(table.view, key, CTRL)


# -- changing an earlier answer --------------------------------------------------------------------


def assigning(kind: type, seeds: range) -> Iterator[Session]:
    """Sessions in which the asked seat has selected a phase and may do a class of action then."""
    for seed in seeds:
        session = session_at(rich_position(seed, 2 + seed % 3))
        session.submit(session.asked or 0, random.Random(seed).choice(session.options()))
        if any(isinstance(option, kind) for option in session.options()):
            yield session


def give(table: Table, wanted: Callable[[Answer], bool], how: str = "drag") -> Answer:
    """Give the first answer that is wanted, by its first drag."""
    answer = next(answer for answer in table.driver.affordances.answers if wanted(answer))
    way = answer.ways[0]
    assert isinstance(way, Gesture)
    table.driver.give(answer, way, how)
    return answer


def is_option(kind: type) -> Callable[[Answer], bool]:
    return lambda answer: isinstance(answer.action, kind) and answer.revises is None


def reassigns_elsewhere(answer: Answer) -> bool:
    """A Reassign of the other kind, to the selected phase, hangs on which that is."""
    action = answer.action
    return isinstance(action, act.Reassign) and action.tile != "base-24.d" and answer.revises is None


def moves_selector(answer: Answer) -> bool:
    way = answer.ways[0]
    return not answer.takes_back and isinstance(way, Gesture) and way.source.ref.zone == at.SELECT


@pytest.mark.parametrize("how", ["drag", "click", "keys"])
def test_another_phase_after_other_assignments(how: str, table: Table) -> None:
    """The selector is dragged on to another phase: what was reassigned meanwhile stays."""
    changed = 0
    for session in assigning(act.Reassign, range(60)):
        table.put(session)
        if not any(map(reassigns_elsewhere, table.driver.affordances.answers)):
            continue
        give(table, reassigns_elsewhere)
        if session.asked is None or choice_name(session) != "Assign":
            continue
        first, *others = actions(session)
        answer = give(table, moves_selector, how)
        assert actions(session) == [answer.action, *others]
        assert first != answer.action
        seat = session.view(session.asked).seats[session.asked]
        assert seat.selected == answer.action.phase  # type: ignore[attr-defined]
        table.driver.click_button("undo")
        assert actions(session) == [first, *others]
        changed += 1
        if changed == 6:
            return
    raise AssertionError(f"only {changed} found")


def test_a_reassigned_die_is_dragged_home(table: Table) -> None:
    taken = 0
    for session in assigning(act.Reassign, range(60)):
        table.put(session)
        start = session.state
        action = give(table, is_option(act.Reassign)).action
        assert isinstance(action, act.Reassign)
        if choice_name(session) != "Assign":
            continue
        answer = next((a for a in table.driver.affordances.answers if a.takes_back and a.revises == 1), None)
        if answer is None:
            continue
        way = answer.ways[0]
        assert isinstance(way, Gesture)
        assert way.target.ref == at.column(session.asked or 0, action.source)
        table.driver.give(answer, way, "drag")
        assert session.state == start
        assert len(session.entries) == 1
        table.check_tokens()
        taken += 1
    assert taken > 10


@pytest.mark.parametrize("by", ["button", "key"])
def test_reset_takes_the_whole_assignment_back(by: str, table: Table) -> None:
    chance = random.Random(7)
    reset = 0
    for seed in range(12):
        session = table.put(session_at(rich_position(seed, 3)))
        start, seat = session.state, session.asked
        for _ in range(5):
            free = [option for option in session.options() if not isinstance(option, Done)]
            if free and session.asked == seat:
                table.controller.submit(chance.choice(free))
        if session.asked != seat or choice_name(session) not in ("Assign", "MoveWorkers"):
            continue
        late = session.state
        if by == "button":
            table.driver.click_button("reset")
        else:
            QTest.keyClick(table.view, Qt.Key.Key_R, CTRL)
        assert session.state == start
        assert not enabled(table, "reset")
        table.check_tokens()
        table.driver.click_button("undo")
        assert session.state == late
        reset += 1
    assert reset > 3


# -- past new information --------------------------------------------------------------------------


def past_barrier(table: Table, policy: Policy, seed: int) -> Session:
    """A table at which the strict rule would take nothing back."""
    session = deal(2, seed, open_table=True, policy=policy)
    chance = random.Random(seed)
    while session._undo_target(None) is not None or not session.entries:
        answer_at_random(session, chance)
    return table.put(session)


def test_consent_is_asked_and_belongs_to_one_answer(table: Table) -> None:
    """The bar asks everybody; its button takes back, and when play goes on the question is gone."""
    session = past_barrier(table, "consent", 3)
    messages, taken = table.window.messages, len(session.entries)
    table.driver.click_button("undo")
    assert len(session.entries) == taken
    assert messages.current == consent_notice()
    QTest.mouseClick(messages.action, LEFT)
    assert len(session.entries) < taken
    assert session.notes
    assert messages.current is None
    session = past_barrier(table, "consent", 4)
    table.driver.click_button("undo")
    assert messages.current == consent_notice()
    table.controller.submit(session.options()[0])
    assert messages.current is None


def test_practice_takes_back_at_once_and_notes_it(table: Table) -> None:
    session = past_barrier(table, "practice", 3)
    taken = len(session.entries)
    table.driver.click_button("undo")
    assert len(session.entries) < taken
    assert session.notes
    table.check_tokens()


def test_the_strict_rule_stops_there(table: Table) -> None:
    session = past_barrier(table, "strict", 3)
    taken = len(session.entries)
    assert not enabled(table, "undo")
    table.driver.click_button("undo")
    QTest.keyClick(table.view, Qt.Key.Key_Z, CTRL)
    assert len(session.entries) == taken
