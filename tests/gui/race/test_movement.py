"""Pieces of Race glide from where they were to where they are; the end is always the picture."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.controller.gestures_race import good_on, hand
from rftg_desktop.kernel.ids import Ref
from rftg_desktop.rules.race.actions import Keep, PayCard, Sell
from rftg_desktop.views.table.frame import INSTANT, Taste
from tests.gui.at_table import Table
from tests.gui.race.at_solo import answer, dealt, examples, session_at, walk
from tests.gui.race.test_story import has_rolled


@pytest.fixture
def moving(table: Table) -> Iterator[Table]:
    """A table at which pieces take their time, and the robot none."""
    former = table.view.taste
    table.view.taste = Taste(pace=INSTANT)
    table.scene.animator.speed = 1.0
    yield table
    table.scene.animator.finish()
    table.scene.animator.speed = 0.0
    table.view.taste = former


def test_every_movement_ends_in_the_picture(moving: Table, how_many) -> None:
    for seed in range(how_many(2, 30)):
        chance = random.Random(seed)
        session = moving.put(dealt(seed))
        while not session.is_over and len(session.entries) < 120:
            before = len(session.entries)
            answer(session, chance)
            events = session.events_for(session.entries[before], 0)
            moving.controller._forget()
            moving.view.refresh(events)
            if chance.random() < 0.3:
                QApplication.processEvents()
            moving.scene.animator.finish()
            moving.check_tokens()


def test_a_card_that_is_paid_goes_to_the_pile(moving: Table) -> None:
    (state, action), *_ = examples()["PayCard", "Bill"]
    assert isinstance(action, PayCard)
    moving.put(session_at(state))
    token = moving.scene.token_of(hand(0, action.card))
    moving.controller.submit(action)
    assert token in moving.scene.animator._leaving
    moving.scene.animator.finish()
    moving.check_tokens()


def test_a_good_that_is_sold_goes_to_the_pile(moving: Table) -> None:
    (state, action), *_ = examples()["Sell", "Trade"]
    assert isinstance(action, Sell)
    moving.put(session_at(state))
    token = moving.scene.token_of(good_on(0, action.world))
    moving.controller.submit(action)
    if moving.controller.session.entries[-1].events[-1].reveals:
        moving.scene.animator.finish()
    else:
        assert token in moving.scene.animator._leaving
    moving.scene.animator.finish()
    moving.check_tokens()


def test_a_card_that_is_kept_is_the_one_that_lay_in_the_tray(moving: Table) -> None:
    (state, action), *_ = examples()["Keep", "KeepCards"]
    assert isinstance(action, Keep)
    moving.put(session_at(state))
    token = moving.scene.token_of(Spot(Ref(0, "seen"), action.card))
    moving.controller.submit(action)
    assert token in moving.scene.tokens[hand(0, action.card)]


def test_the_robots_dice_tumble(moving: Table) -> None:
    session = next(s for s in walk(1) if s.entries and has_rolled(s.entries[-1].events))
    moving.put(session)
    moving.view.refresh(session.events_for(session.entries[-1], 0))
    assert moving.scene.animator.tumbles.running
    moving.scene.animator.finish()
    moving.check_tokens()


def test_names_on_small_pieces(table: Table) -> None:
    """With the preference for labels small cards, goods and dice look different, large cards do not."""
    session = next(
        s for s in walk(1) if s.moment[0] > 4 and s.view(0).robot.dice and s.view(0).seats[0].goods
    )
    table.put(session)
    scene = table.scene
    plain = {spot: scene.sprite_of(piece).pixmap.cacheKey() for spot, piece in scene.pieces.items()}
    former = table.view.taste
    table.view.taste = Taste(labels=True)
    table.view.refresh()
    changed = {
        spot.ref.zone
        for spot, piece in scene.pieces.items()
        if scene.sprite_of(piece).pixmap.cacheKey() != plain[spot]
    }
    assert {"good", "dice"} <= changed
    assert "hand" not in changed
    table.view.taste = former
    table.view.refresh()


def test_what_the_robot_did_can_be_scrolled(table: Table) -> None:
    furniture = table.scene.furniture
    for session in walk(2):
        if not has_rolled(session.entries[-1].events if session.entries else ()):
            table.put(session)
            furniture = table.scene.furniture
            at = QPointF(table.driver.at(table.scene.layout_.explained.center()))
            for _ in range(3):
                turn(table, at, 120)
            back = furniture.told_back
            for _ in range(9):
                turn(table, at, -120)
            assert furniture.told_back == 0
            if back > 3:
                return
    raise AssertionError("the robot never did much")


def turn(table: Table, at: QPointF, angle: int) -> None:
    event = QWheelEvent(
        at,
        at,
        QPoint(0, 0),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(table.view.viewport(), event)
