"""Computer players: fair, repeatable, and through to the end."""

import pytest

from rftg_desktop.bots.base import POLICIES, answer
from rftg_desktop.bots.random_bot import RandomBot
from rftg_desktop.rules.roll.view import View
from rftg_desktop.session.session import SeatInfo
from tests.session.playing import deal


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_bots_play_a_whole_game_and_the_same_again(count: int) -> None:
    first, second = deal(count, 7, bots=count), deal(count, 7, bots=count)
    for session in (first, second):
        while answer(session):
            pass
        assert session.is_over
    assert first.timeline == second.timeline


def test_a_bot_is_given_a_view_and_never_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[View] = []

    class Spy:
        def choose(self, view: View, options: tuple, seed: int, game: object):
            seen.append(view)
            assert game is session.box.game
            return RandomBot().choose(view, options, seed)

    monkeypatch.setitem(POLICIES, "random", Spy())
    session = deal(3, 1, bots=3)
    for _ in range(100):
        seat = session.asked
        assert answer(session)
        assert isinstance(seen[-1], View)
        assert seen[-1].viewer == seat


def test_people_are_not_answered_for() -> None:
    session = deal(2, 1)
    assert not answer(session)
    assert session.entries == ()


def test_an_unknown_kind_is_named() -> None:
    session = deal(2, 1)
    session.seats = (SeatInfo("x", "", "genius"), SeatInfo("y", "", "genius"))
    with pytest.raises(KeyError, match="genius"):
        answer(session)


def test_every_option_comes_up() -> None:
    options = tuple(deal(2, 1).options())
    picked = {RandomBot().choose(None, options, seed) for seed in range(200)}
    assert picked == set(options)
