"""The end of Race solo in parts: every point is accounted for, and the words fit the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rftg_desktop.controller.dealing import dealt
from rftg_desktop.controller.game_options import SeatOptions
from rftg_desktop.controller.race_options import RaceOptions
from rftg_desktop.rules.race.state import DECKS
from rftg_desktop.session.history import start_at
from rftg_desktop.session.session import Session
from rftg_desktop.views.dialogs.result import ROBOT
from rftg_desktop.views.results import result_of
from tests.session.playing import play

OPTIONS = RaceOptions(player=SeatOptions("Ann", "green"), deck="base+1+2", difficulty="hard")


def ended(seed: int, **changes: Any) -> Session:
    return play(dealt(replace(OPTIONS, **changes), seed, ()), seed)


def with_side(session: Session, *, seat: dict[str, Any], robot: dict[str, Any]) -> Session:
    """The same end, with other values before the player and the robot."""
    state = session.state
    own = msgspec.structs.replace(state.seats[0], **seat)
    changed = msgspec.structs.replace(
        state, seats=(own,), robot=msgspec.structs.replace(state.robot, **robot)
    )
    return Session(session.box, start_at(changed), seed=session.seed, seats=session.seats)


@pytest.mark.parametrize("deck", DECKS)
def test_the_parts_make_the_whole(deck: str, how_many: Any) -> None:
    for seed in range(how_many(12, 200)):
        session = ended(seed, deck=deck)
        view = session.view(0)
        result = result_of(session)
        totals = {side.colour == ROBOT: side.total for side in result.seats}
        assert totals == {False: view.seats[0].score.total, True: view.robot.score.total}
        for side in result.seats:
            assert side.total == sum(line.points for line in side.lines), side
        assert result.seats[0].winner
        assert result.rounds == view.round
        assert result.next_seed == seed + 1


def test_the_robots_counters_stand_by_themselves() -> None:
    session = with_side(ended(3), seat={}, robot={"placed": 2})
    robot = next(side for side in result_of(session).seats if side.colour == ROBOT)
    (counters,) = [line for line in robot.lines if "counter" in line.name]
    assert (counters.name, counters.points) == ("2 six-cost counters", 18)
    assert robot.name == f"Robot (hard, {robot.name.split(', ')[1]}"


def test_six_cost_developments_of_the_player_have_a_line_each() -> None:
    base = ended(3, start="old_earth", robot_start="new_sparta")
    session = with_side(base, seat={"tableau": ("old_earth", "galactic_federation")}, robot={})
    player = next(side for side in result_of(session).seats if side.colour != ROBOT)
    (six,) = [line for line in player.lines if line.name == "Galactic Federation"]
    assert six.points > 0
    (cards,) = [line for line in player.lines if line.name == "Cards"]
    assert cards.detail == "Old Earth 2"


def test_the_tie_break_is_told_where_it_decided() -> None:
    base = ended(3)
    player, robot = (base.view(0).seats[0].score, base.view(0).robot.score)
    level = {"chips": base.state.robot.chips + max(0, player.total - robot.total)}
    own = {"chips": base.state.seats[0].chips + max(0, robot.total - player.total)}
    for credit, winner in ((4, True), (0, False)):
        economy = 5 if winner else 0
        hand = ("old_earth",) * (0 if winner else 3)
        session = with_side(
            base,
            seat={**own, "hand": hand, "goods": ()},
            robot={**level, "credit": credit, "economy": economy},
        )
        result = result_of(session)
        assert result.seats[0].colour == (ROBOT if winner else 2)
        assert any("tie was broken" in remark for remark in result.remarks)
        assert "The robot" in result.headline if winner else "Ann" in result.headline
        assert f"credit {credit} + economy {economy}" in " ".join(side.tie_break for side in result.seats)
    even = with_side(base, seat={**own, "hand": (), "goods": ()}, robot={**level, "credit": 0, "economy": 0})
    result = result_of(even)
    assert result.headline == "Ann and the robot share the victory"
    assert all(side.winner for side in result.seats)
    assert not any("tie was broken" in remark for remark in result.remarks)


def test_a_player_without_a_name_is_you() -> None:
    result = result_of(ended(4, player=SeatOptions("Player", "blue")))
    assert "You" in [side.name for side in result.seats]
    assert "Player" not in result.headline


def test_the_remarks_say_why_it_ended_and_what_was_played_with() -> None:
    session = ended(4, second_edition=True, start_keep=3)
    remarks = " ".join(result_of(session).remarks)
    for words in ("The game ended because", "second edition", "3 cards of the first hand kept"):
        assert words in remarks
    plain = " ".join(result_of(ended(4)).remarks)
    assert "first printing" in plain
    assert "House options" not in plain


def test_prestige_and_the_extra_chips_stand_in_the_result() -> None:
    session = with_side(ended(4, deck=DECKS[3], more_chips=True), seat={"prestige": 3}, robot={"prestige": 2})
    result = result_of(session)
    lines = {side.colour == ROBOT: {line.name: line.points for line in side.lines} for side in result.seats}
    assert (lines[False]["Prestige"], lines[True]["Prestige"]) == (3, 2)
    assert any("House options: more VP chips" in remark for remark in result.remarks)


def test_a_game_for_no_record_says_so() -> None:
    session = dealt(replace(OPTIONS, undo="practice"), 4, ())
    play(session, 4)
    assert not any("no record" in remark for remark in result_of(session).remarks)
    for _ in range(30):
        session.undo()
    play(session, 5)
    assert any("no record" in remark for remark in result_of(session).remarks)
    assert result_of(session).has_records


def test_what_a_development_counts_stands_line_by_line_with_the_cards() -> None:
    session = with_side(
        ended(3, start="old_earth", robot_start="new_sparta"),
        seat={"tableau": ("old_earth", "galactic_federation", "public_works"), "chips": 7},
        robot={"tableau": ("new_sparta", "new_economy")},
    )
    sides = {side.colour == ROBOT: side for side in result_of(session).seats}
    (six,) = [line for line in sides[False].lines if line.name == "Galactic Federation"]
    assert six.detail.splitlines() == [
        "Development of cost 6: 1 × 2 (Galactic Federation)",
        "Other development: 1 × 1 (Public Works)",
    ]
    (six,) = [line for line in sides[True].lines if line.name == "New Economy"]
    assert six.detail == "Development of cost 6: 1 × 9 (hard)"
