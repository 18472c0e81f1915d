"""A game in progress: answering, undo, redo, revision, reset."""

import random

import pytest

from rftg_desktop.kernel.actions import DONE
from rftg_desktop.kernel.engine import choice_of
from rftg_desktop.kernel.errors import IllegalAction
from rftg_desktop.rules.race.actions import Mark
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll.state import Setup
from rftg_desktop.session.privacy import Shown
from rftg_desktop.session.session import SeatInfo, Session, UndoRefused
from tests.session.playing import (
    SETTINGS,
    SOLO,
    Setting,
    answer,
    choice_name,
    deal,
    deal_any,
    name_of,
    play_until,
    played,
)


def test_what_cannot_be_dealt() -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        Session.new("roll", Setup(seats=6), 1, seats=[SeatInfo("x")] * 6)
    with pytest.raises(ValueError, match="3 seats, not 2"):
        Session.new("roll", Setup(seats=3), 1, seats=[SeatInfo("x")] * 2)
    with pytest.raises(ValueError, match="seed"):
        Session.new("roll", Setup(seats=2), 1 << 63, seats=[SeatInfo("x")] * 2)
    with pytest.raises(KeyError):
        Session.new("chess", Setup(seats=2), 1, seats=[SeatInfo("x")] * 2)


def test_people_are_asked_before_bots_then_in_player_order() -> None:
    session = deal(5, 3, bots=2)
    asked = []
    while choice_name(session) == "ChooseStart":
        asked.append(session.asked)
        answer(session, random.Random(1))
    order = session.state.order
    in_order = list(dict.fromkeys(asked))
    people = [seat for seat in order if seat < 3]
    assert in_order == [*people, *(seat for seat in order if seat >= 3)]


def test_a_wrong_answer_changes_nothing_and_is_explained() -> None:
    session = deal(2, 1)
    before, other = session.timeline, 1 - (session.asked or 0)
    with pytest.raises(IllegalAction, match=r"\w"):
        session.submit(session.asked or 0, act.Scout(7))
    assert session.why_not(other, act.Stock(7))
    assert session.timeline is before


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_undo_at_every_prompt_unless_something_was_revealed(setting: Setting) -> None:
    seed = setting[1].seats
    session, chance = deal_any(setting, seed), random.Random(seed)
    refused = 0
    while not session.is_over:
        before = session.timeline
        answer(session, chance)
        last = session.entries[-1]
        if last.reveals:
            with pytest.raises(UndoRefused):
                session.undo()
            assert not session.can_undo()
            refused += 1
            continue
        if last.reveals_to(last.seat):  # another seat's next tile came up by itself
            continue
        assert session.can_undo()
        words = session.undo_words(last.seat)
        assert words is not None
        after = session.timeline
        session.undo()
        # With all lanes open it may be the asked seat's own last answer; else the very last one.
        if words.seat == last.seat:
            assert session.timeline == before
        session.redo()
        assert session.timeline is after
    assert session.entries[-1].events
    assert refused > 10


def test_another_seats_next_tile_coming_up_bars_undo() -> None:
    """One seat's answer lets another one build by itself: what lay below is news, not to its owner only."""
    barred = 0
    for seed in range(12):
        session, chance = deal(2, seed), random.Random(seed)
        while not session.is_over:
            answer(session, chance)
            last = session.entries[-1]
            own = [
                event for event in last.events if event.uncovers and getattr(event, "seat", None) == last.seat
            ]
            if last.reveals_to(last.seat) and not last.reveals:
                barred += 1
                with pytest.raises(UndoRefused):
                    session.undo_seat(last.seat)
            elif own and not last.reveals:
                before = session.timeline
                session.undo_seat(last.seat)
                session.redo()
                assert session.timeline is before
    assert barred > 5


@pytest.mark.parametrize("policy", ["strict", "practice"])
def test_random_walks_of_undo_redo_reset_and_revision(policy: str, how_many) -> None:
    for setting in SETTINGS:
        for seed in range(setting[1].seats, setting[1].seats + how_many(1, 25)):
            _walk(deal_any(setting, seed, policy=policy), random.Random(seed))


def _walk(session: Session, chance: random.Random) -> None:
    undone: list = []
    while not session.is_over and len(session.entries) < 900:
        step = chance.random()
        if step < 0.2 and session.can_undo():
            undone.append(session.timeline)
            session.undo()
        elif step < 0.35 and undone:
            former = undone.pop()
            session.redo()
            assert session.timeline is former
        elif step < 0.4 and session.can_reset():
            former = session.timeline
            session.reset()
            session.undo()
            assert session.timeline is former
            session.redo()
            undone.clear()
        elif step < 0.45 and (possible := session.revisions(session.asked or 0)):
            revision = chance.choice(possible)
            session.revise(revision.entry, chance.choice([None, *revision.replacements]))
            undone.clear()
        else:
            answer(session, chance)
            undone.clear()
        session.box.spec.check(session.box.game, session.state)


def test_nothing_to_undo_at_the_first_prompt() -> None:
    session = deal(3, 1)
    assert not session.can_undo()
    assert not session.can_reset()
    for what in (session.undo, session.redo, session.reset, lambda: session.undo_seat(0)):
        with pytest.raises(UndoRefused):
            what()
    with pytest.raises(UndoRefused):
        session.revise(0, None)


def _in_assign(seed: int = 5, count: int = 3) -> Session:
    session = deal(count, seed, first_game=True)
    assert choice_name(session) == "Assign"
    return session


def _lock_in(session: Session, chance: random.Random) -> int:
    seat = session.asked
    assert seat is not None
    while choice_of(session.state, seat) is not None:
        session.submit(seat, DONE if DONE in session.options() else chance.choice(session.options()))
    return seat


def test_undo_is_per_seat_while_lanes_are_open() -> None:
    session, chance = _in_assign(), random.Random(1)
    first = _lock_in(session, chance)
    second = session.asked
    assert second is not None
    session.submit(second, session.options()[0])
    theirs = session.state.seats[second]
    session.undo_seat(first)
    assert session.asked == first
    assert session.state.seats[second] == theirs
    assert [entry.seat for entry in session.entries][-1] == second
    session.redo()
    assert session.asked == second


def test_a_seat_behind_its_curtain_takes_back_only_its_own() -> None:
    session = _in_assign()
    _lock_in(session, random.Random(1))
    second = session.asked
    assert session.can_undo(), "at the shared table the lock-in can be taken back"
    assert not session.can_undo(second)
    session.submit(second or 0, session.options()[0])
    assert session.can_undo(second)


def test_another_phase_is_selected_after_reassigning() -> None:
    changed = 0
    for seed in range(40):
        session, chance = deal(3, seed), random.Random(seed)
        if not play_until(session, chance, lambda s: s.moment[0] == 4 and choice_name(s) == "Assign"):
            continue
        seat = session.asked
        assert seat is not None
        for _ in range(4):
            others = [action for action in session.options() if action != DONE]
            if others:
                session.submit(seat, chance.choice(others))
        if choice_name(session) != "Assign":
            continue
        first = session.revisions(seat)[0]
        assert isinstance(first.action, act.SelectPhase)
        kept = [entry.action for entry in session.entries[first.entry + 1 :]]
        for other in first.replacements:
            assert isinstance(other, act.SelectPhase)
            dropped = session.revise(first.entry, other)
            now = [entry.action for entry in session.entries[first.entry + 1 :] if entry.action != DONE]
            assert session.entries[first.entry].action == other
            assert sorted(map(repr, [*now, *dropped])) == sorted(map(repr, (a for a in kept if a != DONE)))
            if (other.die, other.source) == (first.action.die, first.action.source):
                assert session.state.seats[seat].selected == other.phase
                changed += 1
            session.undo()
            assert [entry.action for entry in session.entries[first.entry + 1 :]] == kept
    assert changed > 20


def test_a_move_by_dictate_taken_back_takes_dictate_with_it() -> None:
    session, chance = _in_assign(), random.Random(1)
    seat = session.asked
    assert seat is not None
    while not any(isinstance(action, act.Dictate) for action in session.options()):
        session.submit(seat, session.options()[0])
    before = session.timeline
    session.submit(seat, next(action for action in session.options() if isinstance(action, act.Dictate)))
    assert choice_name(session) == "MoveWorkers"
    session.submit(seat, chance.choice(session.options()))
    after = session.state
    session.submit(seat, DONE)
    session.undo()
    moved = session.revisions(seat)[-1]
    assert isinstance(moved.action, act.MoveWorker)
    assert all(isinstance(action, act.MoveWorker) for action in moved.replacements)
    session.revise(moved.entry, None)
    assert choice_name(session) == "MoveWorkers"
    session.undo()
    assert session.state == after
    parked = session.revisions(seat)[-2]
    dropped = session.revise(parked.entry, None)
    assert dropped == (moved.action,)
    assert session.timeline == before


def test_reset_goes_back_to_the_begin_of_the_assignment_and_leaves_the_others() -> None:
    session = _in_assign()
    first = _lock_in(session, random.Random(1))
    start = session.timeline
    second = session.asked
    assert second is not None
    for _ in range(2):
        others = [action for action in session.options() if action != DONE]
        if others:
            session.submit(second, others[-1])
    session.reset()
    assert session.timeline == start
    assert first != second


def test_consent_and_practice_go_past_reveals_and_are_noted() -> None:
    for policy in ("consent", "practice"):
        session = played(3, 2, 60, policy=policy)
        chance = random.Random(3)
        while not session.entries[-1].reveals:
            answer(session, chance)
        after, words = session.timeline, session.undo_words(None)
        assert words is not None
        assert words.consent == (policy == "consent")
        if policy == "consent":
            with pytest.raises(UndoRefused, match="agree"):
                session.undo()
        session.undo(agreed=True)
        assert len(session.entries) == len(after.entries) - 1
        assert [note.event.policy for note in session.notes] == [policy]
        session.redo()
        assert session.timeline is after


def test_bots_answers_after_an_undone_one_are_dropped() -> None:
    from rftg_desktop.bots.base import answer as bot

    for seed in range(30):
        session, chance = deal(3, seed, bots=2), random.Random(seed)
        while not session.is_over:
            before = session.timeline
            if not bot(session):
                answer(session, chance)
                human = session.timeline
                while bot(session):
                    pass
                if session.timeline is not human and session.can_undo():
                    after = session.timeline
                    session.undo()
                    assert session.timeline == before
                    session.submit(0, human.entries[-1].action)
                    while bot(session):
                        pass
                    assert session.timeline == after, "they decide again, and alike"
                    return
    pytest.fail("no such position found")


def test_a_former_course_is_kept_as_a_branch() -> None:
    session = _in_assign()
    seat = session.asked or 0
    session.submit(seat, session.options()[0])
    former = session.timeline
    session.undo()
    session.submit(seat, session.options()[1])
    assert session.branches == [former]
    assert not session.can_redo()


def test_preview_tells_what_comes_and_never_news() -> None:
    session, chance = deal(2, 8), random.Random(8)
    told = silent = 0
    while not session.is_over and len(session.entries) < 400:
        seat = session.asked or 0
        action = chance.choice(session.options())
        preview = session.preview(action, seat)
        session.submit(seat, action)
        if preview is None:
            silent += 1
            assert session.entries[-1].reveals
        else:
            told += 1
            assert preview.view == session.view(seat)
            assert preview.events == session.events_for(session.entries[-1], seat)
    assert told > 100
    assert silent > 10


def test_alone_against_the_robot_undo_goes_back_to_the_last_roll_or_draw() -> None:
    """One seat, no curtain: all answers since something new came up are taken back, and no more."""
    session, chance, longest = deal_any(SOLO, 2), random.Random(2), 0
    while not session.is_over:
        assert session.shown(None) == Shown(0)
        answer(session, chance)
        if chance.random() < 0.8:
            continue
        news = [number for number, entry in enumerate(session.entries) if entry.reveals]
        first, count = (news[-1] + 1 if news else 0), len(session.entries)
        for _ in range(first, count):
            session.undo()
        assert len(session.entries) == first
        assert not session.can_undo()
        for _ in range(first, count):
            session.redo()
        longest = max(longest, count - first)
    assert longest > 3


def test_another_action_of_race_takes_its_second_with_it() -> None:
    """A marker may still go to another space; what fits no more comes off the mat."""
    session = deal_any(SOLO, 2)
    while choice_name(session) != "ChooseActions":
        answer(session, random.Random(1))
    session.submit(0, Mark("develop"))
    session.submit(0, Mark("develop_second"))
    first, second = session.revisions(0)
    others = ("explore_5", "explore_1_1", "settle", "consume_trade", "consume_x2", "produce")
    assert set(first.replacements) == {Mark(space) for space in others}
    assert Mark("settle") in second.replacements
    assert session.revise(first.entry, Mark("produce")) == (Mark("develop_second"),)
    assert session.view(0).seats[0].marks == ("produce",)
    session.reset()
    assert session.view(0).seats[0].marks == ()
    session.undo()
    assert session.view(0).seats[0].marks == ("produce",)
