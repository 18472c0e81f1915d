"""Who may look, when the screen changes hands, and that nothing else tells a secret."""

import random
from collections import Counter

import pytest

from rftg_desktop.kernel.actions import DONE
from rftg_desktop.kernel.engine import choice_of
from rftg_desktop.rules.race.registration import is_private
from rftg_desktop.rules.race.steps import Consume
from rftg_desktop.rules.roll.events import LockedIn
from rftg_desktop.rules.roll.tile_events import TilesDrawn
from rftg_desktop.session.privacy import Asked, Shown, handover_due, shown, still_bound
from rftg_desktop.session.session import Session
from tests.helpers.race_table import Spot, Table
from tests.session.playing import RACE, Setting, answer, choice_name, deal, deal_any, name_of


def asked(seat: int | None, *, private: bool = True, humans=(0, 1), open_table: bool = False) -> Asked:
    return Asked(seat=seat, private=private, humans=humans, open_table=open_table)


@pytest.mark.parametrize(
    ("question", "bound", "expected"),
    [
        (asked(0), None, Shown(None, 0)),
        (asked(0), 0, Shown(0)),
        (asked(0), 1, Shown(None, 0)),
        (asked(0, private=False), 0, Shown(0)),
        (asked(0, private=False), 1, Shown(None)),
        (asked(0, private=False), None, Shown(None)),
        (asked(0, open_table=True), 1, Shown(0)),
        (asked(2), 0, Shown(None)),  # a bot decides: the shared table
        (asked(2, humans=(0,)), None, Shown(0)),
        (asked(0, humans=(0,)), None, Shown(0)),
        (asked(None), 0, Shown(None)),
        (asked(None, humans=(1,)), None, Shown(1)),
    ],
)
def test_what_is_shown(question: Asked, bound: int | None, expected: Shown) -> None:
    assert shown(question, bound) == expected
    assert handover_due(question, bound) == expected.curtain_for


def test_a_seat_lets_go_of_the_screen_when_another_is_asked() -> None:
    assert still_bound(asked(0), 0) == 0
    assert still_bound(asked(1), 0) is None
    assert still_bound(asked(1, private=False), 0) is None


@pytest.mark.parametrize("count", [2, 3, 5])
def test_handovers_of_whole_games(count: int) -> None:
    session, chance = deal(count, count), random.Random(count)
    bound: int | None = None
    handovers: Counter[tuple[int, int]] = Counter()
    allowed: Counter[tuple[int, int]] = Counter()
    while not session.is_over:
        now = session.shown(bound)
        seat, number = session.asked or 0, session.moment[0]
        if now.curtain_for is not None:
            assert now.viewer is None, "the shared table lies under the curtain"
            assert now.curtain_for == seat
            handovers[seat, number] += 1
            bound = seat
        else:
            bound = now.viewer
        view = session.shown(bound).viewer
        assert view in (None, seat)
        assert view == seat or not session.question.private
        answer(session, chance)
        for event in session.entries[-1].events:
            if isinstance(event, LockedIn | TilesDrawn):
                allowed[event.seat, number] += 1
        # Explore of a seat that may rearrange its stacks, and giving up a tile, are seen as well.
        if choice_name(session) in ("Explore", "AbandonOne") and session.question.private:
            allowed[session.asked or 0, session.moment[0]] += 1
    assert all(handovers[key] <= allowed[key] for key in handovers if key[1] > 0)
    assert sum(handovers.values()) > 20


def test_once_a_round_when_nobody_draws() -> None:
    session, chance = deal(3, 11, first_game=True), random.Random(1)
    bound: int | None = None
    handovers: Counter[int] = Counter()
    while session.moment[0] == 1 and session.asked is not None and choice_name(session) == "Assign":
        now = session.shown(bound)
        if now.curtain_for is not None:
            handovers[now.curtain_for] += 1
            bound = now.curtain_for
        seat = session.asked
        session.submit(seat, DONE if DONE in session.options() else chance.choice(session.options()))
    assert handovers == {0: 1, 1: 1, 2: 1}


def test_undo_of_a_private_answer_passes_the_curtain() -> None:
    session, chance = deal(2, 4, first_game=True), random.Random(1)
    first = session.asked or 0
    while session.asked == first:
        session.submit(first, DONE if DONE in session.options() else chance.choice(session.options()))
    assert session.shown(first) == Shown(None, session.asked)
    session.undo()
    assert session.asked == first
    assert session.shown(1 - first) == Shown(None, first)
    assert session.shown(None) == Shown(None, first)


def test_open_table_has_no_curtain() -> None:
    session, chance = deal(3, 2, open_table=True), random.Random(2)
    while not session.is_over and len(session.entries) < 300:
        assert session.shown(None) == Shown(session.asked)
        answer(session, chance)


def test_one_human_sees_its_own_seat_always() -> None:
    from rftg_desktop.bots.base import answer as bot

    session, chance = deal(3, 2, bots=2), random.Random(2)
    while not session.is_over and len(session.entries) < 300:
        assert session.shown(None) == Shown(0)
        if not bot(session):
            answer(session, chance)


def test_undo_words_keep_a_private_answer_from_others() -> None:
    session: Session = deal(2, 4, first_game=True)
    seat = session.asked or 0
    session.submit(seat, session.options()[0])
    own, other, table = (session.undo_words(viewer) for viewer in (seat, 1 - seat, None))
    assert own is not None
    assert own.action == session.entries[-1].action
    assert other == table
    assert other is not None
    assert other.action is None


@pytest.mark.parametrize("setting", RACE, ids=name_of)
def test_a_public_question_of_race_names_no_hand_card(setting: Setting) -> None:
    session, chance, public = deal_any(setting, 6), random.Random(6), 0
    bound: int | None = None
    while not session.is_over:
        now, seat = session.shown(bound), session.asked or 0
        bound = now.curtain_for if now.curtain_for is not None else now.viewer
        assert session.shown(bound).viewer in (None, seat)
        if session.shown(bound).viewer is None:
            public += 1
            assert not session.question.private
            value = session.state.seats[seat]
            for action in session.options():
                named = {getattr(action, field, "") for field in ("card", "thing")} - {""}
                assert named <= {*value.tableau, *value.active}
        answer(session, chance)
    assert public > 10


def test_betting_a_hand_card_needs_the_curtain() -> None:
    """Consume is public, but not for who is offered its hand cards: the options would show them."""
    hand = "space_marines replicant_robots"
    for tableau, sets, private in (
        ("gambling_world_revised", "base+1+2", True),
        ("gambling_world", "base+1", False),
    ):
        table = Table("consume", Spot(tableau, hand), sets=sets)
        choice = choice_of(table.state, 0)
        assert isinstance(choice, Consume)
        assert is_private(table.game, table.state, 0, choice) == private
