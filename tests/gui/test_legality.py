"""What the table offers is what the rules allow: options, lit targets, buttons, on sampled positions."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from rftg_desktop.controller.affordances import Affordances, Button, Gesture, Spot
from rftg_desktop.session.session import Session
from tests.gui.at_table import Table, can_be_given, session_at
from tests.helpers.playouts import rich_position
from tests.session.playing import answer, deal


def walk(seed: int, seats: int, moves: int) -> Iterator[Session]:
    """A game of random answers, from a rich position or from the deal; now and then a position of it."""
    chance = random.Random(seed)
    start = session_at(rich_position(seed, seats)) if seed % 2 else None
    session = start or deal(seats, seed, open_table=True)
    while not session.is_over and len(session.entries) < moves:
        if chance.random() < 0.12:
            yield session
        answer(session, chance)


def test_answers_are_the_options(how_many) -> None:
    """Below the window: every option has a way, and nothing else is offered but revisions."""
    from rftg_desktop.controller.game_controller import GameController

    met: Counter[str] = Counter()
    for seed in range(how_many(16, 1000)):
        for session in walk(seed, 2 + seed // 2 % 4, 400):
            controller = GameController(session, shake=False)
            controller.start()
            answers = controller.affordances.answers
            assert [a.action for a in answers if a.revises is None] == list(session.options())
            assert all(found.ways for found in answers)
            assert all(can_be_given(controller.affordances, a) for a in answers if a.revises is None)
            for found in answers:
                met[type(found.action).__name__] += 1
                if found.revises is not None:
                    allowed = revisions(session)[found.revises]
                    assert (None if found.takes_back else found.action) in allowed
    assert len(met) >= 19, met


def revisions(session: Session) -> dict[int, tuple]:
    seat = session.asked
    assert seat is not None
    return {found.entry: (*found.replacements, None) for found in session.revisions(seat)}


def gestures(affordances: Affordances) -> set[Gesture]:
    return {way for a in affordances.answers for way in a.ways if isinstance(way, Gesture)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_lit_targets_are_the_legal_moves(seats: int, table: Table, how_many) -> None:
    for seed in range(how_many(2, 60)):
        for session in walk(100 * seats + seed, seats, 220):
            table.put(session)
            check_position(table, session)


def check_position(table: Table, session: Session) -> None:
    affordances = table.driver.affordances
    assert table.view.table.frame.affordances == affordances
    assert [a.action for a in affordances.answers if a.revises is None] == list(session.options())
    table.check_tokens()
    ways = gestures(affordances)
    assert {way.source for way in ways} == affordances.sources()
    for source in affordances.sources():
        wanted = {way.target for way in ways if way.source == source}
        assert wanted == affordances.targets_of(source)
        check_piece(table, source, wanted)
    for tile in affordances.powers():
        table.hands.choose_power(tile)
        assert affordances.sources(tile) == {way.source for way in ways if way.via == tile}
        for source in affordances.sources(tile):
            check_piece(table, source, {w.target for w in ways if w.source == source and w.via == tile})
        table.hands.choose_power("")
    buttons = {way.key for a in affordances.answers for way in a.ways if isinstance(way, Button)}
    shown = {face.key for face in table.scene.frame.buttons}
    assert shown == buttons | ({"reset"} if session.can_reset() else set())
    assert shown <= set(table.scene.furniture.button_areas)


def check_piece(table: Table, source: Spot, wanted: set[Spot]) -> None:
    """A piece can be seen and picked up; then exactly its targets are lit, and all can be hit."""
    table.driver.piece_point(source)
    table.hands.pick_up(source)
    assert table.hands.held == source
    assert set(table.hands.targets) == wanted == set(table.scene._lights)
    for target in wanted:
        table.driver.target_point(target)
    for spot, group in table.scene.tokens.items():
        for token in group:
            middle = token.piece.rect.center()
            on_target = any(area.contains(middle) for area in table.hands.targets.values())
            assert (token.opacity() == 1.0) == (spot == source or spot in wanted or on_target)
    table.hands.let_go()
    table.check_empty_hands()


def test_pieces_that_cannot_move_are_not_picked_up(table: Table) -> None:
    for session in walk(3, 3, 120):
        table.put(session)
        sources = table.driver.affordances.sources()
        for spot in [spot for spot in table.scene.tokens if spot not in sources]:
            table.hands.pick_up(spot)
            assert table.hands.held is None
