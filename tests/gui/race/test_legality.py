"""What the table of Race offers is what the rules allow: options, lit targets, buttons."""

from __future__ import annotations

from collections import Counter

from rftg_desktop.controller.affordances import Affordances, Button, Gesture, Spot
from rftg_desktop.session.session import Session
from tests.gui.at_table import Table, can_be_given
from tests.gui.race.at_solo import walk


def test_answers_are_the_options(how_many) -> None:
    """Below the window: every option has a way, and nothing else is offered but revisions."""
    from rftg_desktop.controller.game_controller import GameController

    met: Counter[str] = Counter()
    for seed in range(how_many(9, 600)):
        for session in walk(seed, 400, 0.5):
            controller = GameController(session)
            controller.start()
            answers = controller.affordances.answers
            assert [a.action for a in answers if a.revises is None] == list(session.options())
            assert all(answer.ways for answer in answers)
            assert all(can_be_given(controller.affordances, a) for a in answers if a.revises is None)
            for found in answers:
                met[type(found.action).__name__] += 1
                if found.revises is not None:
                    allowed = revisions(session)[found.revises]
                    assert (None if found.takes_back else found.action) in allowed
    assert len(met) >= 11, met


def revisions(session: Session) -> dict[int, tuple]:
    seat = session.asked
    assert seat is not None
    return {found.entry: (*found.replacements, None) for found in session.revisions(seat)}


def gestures(affordances: Affordances) -> set[Gesture]:
    return {way for a in affordances.answers for way in a.ways if isinstance(way, Gesture)}


def test_lit_targets_are_the_legal_moves(table: Table, how_many) -> None:
    for seed in range(how_many(4, 120)):
        for session in walk(40 + seed, 300, 0.12):
            table.put(session)
            check_position(table, session)


def check_position(table: Table, session: Session) -> None:
    affordances = table.driver.affordances
    assert table.view.table.frame.affordances == affordances
    table.check_tokens()
    ways = gestures(affordances)
    assert {way.source for way in ways} == affordances.sources()
    for source in affordances.sources():
        wanted = {way.target for way in ways if way.source == source}
        assert wanted == affordances.targets_of(source)
        check_piece(table, source, wanted)
    for card in affordances.powers():
        table.hands.choose_power(card)
        for source in affordances.sources(card):
            check_piece(table, source, {w.target for w in ways if w.source == source and w.via == card})
        table.hands.choose_power("")
    buttons = {way.key for a in affordances.answers for way in a.ways if isinstance(way, Button)}
    frame = table.scene.frame
    shown = {face.key for face in (*frame.buttons, *frame.bench_buttons)}
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
    table.hands.let_go()
    table.check_empty_hands()


def test_pieces_that_cannot_move_are_not_picked_up(table: Table) -> None:
    for session in walk(3, 120, 0.12):
        table.put(session)
        sources = table.driver.affordances.sources()
        for spot in [spot for spot in table.scene.tokens if spot not in sources]:
            table.hands.pick_up(spot)
            assert table.hands.held is None
