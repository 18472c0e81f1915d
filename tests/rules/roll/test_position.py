"""The notation of positions and moves: what is written reads back as the same value."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.rules.roll.game import base_game
from rftg_desktop.rules.roll.invariants import check
from rftg_desktop.rules.roll.state import Setup
from rftg_desktop.rules.roll.steps import Assign, Recall, Ship
from tests.helpers.moves import move, show_move
from tests.helpers.playouts import playout
from tests.helpers.position import position, read, seat, show, show_seat

WHOLE_SEAT = (
    "faction 3 | home 5 | cup HHR | citizenry M | wild C | strip explore:H settle:RA | select ship:N"
    " | dictate G | look base-40 | dev base-06(HM), base-12 | world (H) | spent M"
    " | tableau base-17.d, base-33.w | goods base-33.w:N, home-5:H | did abandoned"
    " | used dictated | $4 | vp 7"
)


def test_a_seat_with_everything_reads_back() -> None:
    assert show_seat(seat(WHOLE_SEAT)) == WHOLE_SEAT


def test_names_stand_for_ids_and_order_is_free() -> None:
    text = "$4 | tableau Galactic Influence, Designer Species | home 5 | dev Salon | faction 3"
    named = seat(text.replace("Salon", "Galactic Salon"))
    assert show_seat(named) == "faction 3 | home 5 | dev base-23 | tableau base-17.d, base-01.w | $4"


@pytest.mark.parametrize(
    "text", ["cap HH", "cup HX", "dev Space Port", "tableau Nowhere", "cup H | cup M", "strip fight:H"]
)
def test_slips_are_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        seat(text)


def test_what_is_not_named_lies_in_bag_supply_and_pool() -> None:
    state = read(
        "faction 1 | home 4 | cup HHM | vp 5 | dev base-02\nfaction 2 | home 3 | goods home-3:A\n> roll"
    )
    check(base_game(), state)
    assert state.pool == 19
    assert state.bag[:2] == ("base-01", "base-03")
    assert state.order == (0, 1)


def test_a_step_starts_in_the_middle_of_a_round() -> None:
    seats = ("faction 1 | home 5 | cup H | strip ship:H | goods home-5:N", "faction 2 | home 4")
    for start in ("> Ship", "> phase ship"):
        assert isinstance(engine.choice_of(position(*seats, start), 0), Ship)
    assert isinstance(engine.choice_of(position(*seats, "> assign"), 0), Assign)
    assert isinstance(engine.choice_of(position(*seats, "> manage"), 0), Recall)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_a_game_reads_back(seats: int) -> None:
    """Options and what follows included: the text holds the whole state but the set-up's wishes."""
    for number, step in enumerate(playout(seats, seats)):
        assert move(show_move(step.action)) == step.action
        if number % 5 == 0:
            assert read(show(step.after)) == replace(step.after, setup=Setup(seats=seats))
            assert show(read(show(step.after))) == show(step.after)
