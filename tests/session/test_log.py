"""The record: one line for each fact, for each reader, and nothing it may not know."""

import random

import pytest

from rftg_desktop.kernel.engine import advance
from rftg_desktop.rules.race import events as race
from rftg_desktop.rules.roll import events as ev
from rftg_desktop.rules.roll.state import Setup
from rftg_desktop.session.history import seen
from rftg_desktop.session.log import answers_until, lines, recent
from tests.session.playing import RACE, ROLL, SOLO, Setting, answer, deal, deal_any, name_of, play, played


@pytest.mark.parametrize("setting", [ROLL[1], *RACE, SOLO], ids=name_of)
def test_every_event_has_a_line_for_its_audience(setting: Setting) -> None:
    session = play(deal_any(setting, 6), 6)
    viewers = (None, *range(setting[1].seats))
    for viewer in viewers:
        told = [line.event for line in lines(session, viewer)]
        entries = [event for entry in session.entries for event in session.events_for(entry, viewer)]
        assert told == entries
    told_to = {viewer: {line.event for line in lines(session, viewer)} for viewer in viewers}
    for entry in session.entries:
        for event in entry.events:
            seat = getattr(event, "seat", None)  # the robot has one, and nobody who looks
            assert event in told_to[seat if seat in viewers else None]


FIRST: Setting = ("roll", Setup(seats=2, first_game=True))


@pytest.mark.parametrize("setting", [FIRST, *RACE, SOLO], ids=name_of)
def test_lines_know_their_round_and_phase(setting: Setting) -> None:
    session = play(deal_any(setting, 3), 3)
    told = lines(session, None)
    assert told[0].entry == (-1 if session.timeline.opening else 0)
    rounds = [line.round for line in told]
    assert rounds == sorted(rounds)
    assert rounds[-1] == session.moment[0]
    for line in told:
        if isinstance(line.event, ev.PhaseBegan):
            assert line.phase == line.event.phase
        if isinstance(line.event, race.PhaseBegan):
            assert line.phase == line.event.phase + "_second" * line.event.turn
        if isinstance(line.event, ev.RoundBegan | race.RoundBegan):
            assert (line.round, line.phase) == (line.event.round, None)


@pytest.mark.parametrize("setting", [ROLL[1], *RACE, SOLO], ids=name_of)
def test_a_line_leads_to_its_position(setting: Setting) -> None:
    session = play(deal_any(setting, 6), 6)
    for viewer in (None, 0):
        told = lines(session, viewer)
        for back, line in enumerate(reversed(told), start=1):
            at = answers_until(session, viewer, back)
            before = session.entries[at - 1].events if at else session.timeline.opening
            assert line.event in seen(before, viewer)
            assert session.view_at(at, viewer).viewer == viewer
        with pytest.raises(IndexError):
            answers_until(session, viewer, len(told) + 1)
    assert answers_until(session, None, 1) == len(session.entries)


def test_numbers_of_lines_do_not_count_secrets() -> None:
    session, chance = deal(3, 5, first_game=True), random.Random(1)
    seat, other = session.state.order[0], session.state.order[1]
    before = lines(session, other)
    while session.asked == seat:
        answer(session, chance)
    own, theirs = lines(session, seat), lines(session, other)
    assert own[-1].event == theirs[-1].event == ev.LockedIn(seat)
    assert len(theirs) == len(before) + 1
    assert theirs[-1].entry == 0
    assert own[-1].entry == len(session.entries) - 1


def test_notes_stand_in_the_log() -> None:
    session = played(2, 2, 80, policy="practice")
    chance = random.Random(1)
    while not session.entries[-1].reveals:
        answer(session, chance)
    session.undo()
    kinds = [type(line.event).__name__ for line in lines(session, None)]
    assert kinds[-1] == "TookBack"
    answer(session, chance)
    answer(session, chance)
    assert [type(line.event).__name__ for line in lines(session, None)].count("TookBack") == 1


def test_the_newest_events_are_the_end_of_the_log() -> None:
    session, chance = deal(3, 4, policy="practice"), random.Random(4)
    for _ in range(120):
        answer(session, chance)
        if chance.random() < 0.1 and session.undo_words(session.asked, session.asked) is not None:
            session.undo(session.asked)
        for viewer in (None, 0, 2):
            told = [line.event for line in lines(session, viewer)]
            for count in (1, 7, 40, 10_000):
                assert list(recent(session, viewer, count)) == told[-count:]
            places = [answers_until(session, viewer, back) for back in range(1, len(told) + 1)]
            assert places == sorted(places, reverse=True)
    assert session.notes


def test_a_finished_game_has_nothing_left_to_run() -> None:
    session = played(2, 2)
    assert advance(session.box.game, session.state) == (session.state, [])
    assert session.options() == ()
    assert session.choice is None
