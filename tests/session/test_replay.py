"""Playing a log again: the same game, the same digest, on any machine and for ever."""

import pytest

from rftg_desktop.rules.registry import box_for
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.session import replay
from rftg_desktop.session.replay import ReplayError
from tests.session.playing import RACE, SETTINGS, SOLO, Setting, deal_any, name_of, play, played

# Digests cover answers and public events only. They change when rules change: then raise RULES as well.
RECORDED = {
    (2, 1, False): "9a072770e3d55faa",
    (3, 7, False): "a403c6bb38f023c7",
    (4, 11, True): "9bc2568f0c68462b",
    (5, 5, False): "690aa49af0c2c683",
    (2, 23, True): "31cb92f77ba291d8",
}


@pytest.mark.parametrize(("count", "seed", "first_game"), RECORDED)
def test_recorded_digests(count: int, seed: int, first_game: bool) -> None:
    session = played(count, seed, first_game=first_game)
    assert session.is_over
    assert session.digest[:16] == RECORDED[count, seed, first_game]


RECORDED_RACE = {"race 2": "5b70ef01dd572910", "race 4": "657881e404a6ddf7", "race 1": "978f52529424f34e"}


@pytest.mark.parametrize("setting", [*RACE, SOLO], ids=name_of)
def test_recorded_digests_of_race(setting: Setting) -> None:
    session = play(deal_any(setting, 1), 1)
    assert session.is_over
    assert session.digest[:16] == RECORDED_RACE[name_of(setting)]


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_a_log_played_again_gives_an_equal_game(setting: Setting) -> None:
    seed = 40 + setting[1].seats
    session = play(deal_any(setting, seed), seed)
    log = [(entry.seat, entry.action) for entry in session.entries]
    again = replay.replayed(box_for(*setting), session.state.setup, session.seed, log)
    assert again == session.timeline
    replay.verify(again, replay.checkpoints(session.timeline))


def test_the_digest_tells_courses_apart() -> None:
    first, second = played(2, 1, 200), played(2, 1, 201)
    assert first.digest == second.timeline.cut(200).digest.hex()
    assert first.digest != second.digest


def test_a_log_that_does_not_play_names_its_entry() -> None:
    session = played(2, 3, 50)
    log = [(entry.seat, entry.action) for entry in session.entries]
    log[30] = (log[30][0], act.Scout(8 * 6 + 5))
    with pytest.raises(ReplayError) as caught:
        replay.replayed(session.box, session.state.setup, session.seed, log)
    assert caught.value.entry == 30
    for wrong_seat in (7, -9):
        with pytest.raises(ReplayError):
            replay.replayed(session.box, session.state.setup, session.seed, [(wrong_seat, log[0][1])])


@pytest.mark.parametrize("marks", ["none", "short", "other", "far"])
def test_checkpoints_that_do_not_agree(marks: str) -> None:
    timeline = played(2, 3, 50).timeline
    good = replay.checkpoints(timeline)
    wrong = {
        "none": (),
        "short": good[:-1],
        "other": ((good[0][0], "0" * 16), *good[1:]),
        "far": ((99, good[0][1]), *good),
    }[marks]
    with pytest.raises(ReplayError):
        replay.verify(timeline, wrong)
