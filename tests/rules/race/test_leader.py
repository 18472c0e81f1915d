"""The prestige leader: when it is looked for, what lies on its tile, what it brings."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.rules.race.actions import Mark, Place, UsePower
from rftg_desktop.rules.race.brink.events import LeadersChanged
from rftg_desktop.rules.race.events import PoolEmptied
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.invariants import check
from rftg_desktop.rules.race.state import State
from rftg_desktop.rules.race.steps import EndRound
from rftg_desktop.rules.race.view import observe
from tests.helpers.race_table import Spot, Table, position

SETS = "base+1+2+3"
BROKERS, BELLI = UsePower("galactic_power_brokers", 1), UsePower("interstellar_casus_belli", 1)


def paid(table: Table) -> Sequence[tuple[int, int]]:
    """Return the chips and hand cards of all seats when the next round has begun."""
    table.state = replace(table.state, agenda=(EndRound(),), lanes=((),) * len(table.state.seats))
    table.state, table.events = engine.advance(table.game, table.state)
    return [(value.chips, len(value.hand)) for value in table.state.seats]


def lead(state: State) -> tuple[tuple[int, ...], int]:
    return state.leaders, state.on_tile


def test_the_lead_is_settled_when_a_phase_ends() -> None:
    table = Table("settle", Spot("", "pan_galactic_security_council", more=1), Spot(), sets=SETS)
    assert lead(table.state) == ((), 0)
    table.do(Place("pan_galactic_security_council"))
    assert lead(table.state) == ((0,), 1)
    assert any(event == LeadersChanged((0,)) for event in table.events)
    assert paid(table) == [(1, 1), (0, 0)]
    assert lead(table.state) == ((0,), 0), "the tile is emptied"
    assert paid(table) == [(2, 1), (0, 0)], "without anything on it the leader has a chip only"


@pytest.mark.parametrize(
    ("prestige", "leaders", "on_tile"),
    [
        ((1, 0), (0,), 2),  # she leads before, and goes on earning
        ((1, 1), (0,), 2),  # of a tie she takes the lead
        ((0, 1), (0,), 2),
        ((0, 2), (0, 1), 0),
        ((0, 3), (1,), 0),
    ],
)
def test_what_lies_on_the_tile(prestige: tuple[int, int], leaders: tuple[int, ...], on_tile: int) -> None:
    before = tuple(seat for seat in (0, 1) if prestige[seat] == max(prestige))
    goods = "refugee_world asteroid_belt"
    table = Table(
        "consume",
        Spot(f"imperium_capital {goods}", goods=goods, prestige=prestige[0]),
        Spot(prestige=prestige[1]),
        sets=SETS,
        leaders=before,
    )
    assert table.seat().prestige == prestige[0] + 2
    assert lead(table.state) == (leaders, on_tile)


def test_the_tile_holds_what_was_there_and_what_the_leader_earns() -> None:
    table = Table("produce", Spot("uplift_gene_breeders", prestige=4), sets=SETS, leaders=(0,), on_tile=2)
    assert lead(table.state) == ((0,), 3)


def test_tied_leaders_have_a_chip_each_and_nothing_else() -> None:
    table = Table("", Spot(prestige=2), Spot(prestige=2), Spot(prestige=1), sets=SETS, leaders=(0, 1))
    assert [value.chips for value in table.state.seats] == [1, 1, 0]
    assert not any(value.hand for value in table.state.seats)
    assert table.state.pool == 12 * 3 + 5 - 2


def test_spending_may_cost_the_lead_at_once() -> None:
    table = Table(
        "consume",
        Spot("galactic_power_brokers", prestige=3),
        Spot("interstellar_casus_belli", prestige=3),
        sets=SETS,
        leaders=(0, 1),
    )
    table.do(BROKERS)
    assert lead(table.state) == ((1,), 0), (
        "a lead that comes by a rival's spending brings nothing to the tile"
    )
    table.do(BELLI, seat=1)
    assert lead(table.state) == ((0, 1), 0)


def test_what_is_not_on_the_tile_is_spent_first() -> None:
    spot = Spot("galactic_power_brokers interstellar_casus_belli", prestige=3)
    table = Table("consume", spot, Spot(), sets=SETS, leaders=(0,), on_tile=2)
    table.do(BROKERS)
    assert lead(table.state) == ((0,), 2)
    table.do(BELLI)
    assert lead(table.state) == ((0,), 1)


def test_what_was_earned_in_the_phase_counts_when_a_rival_spends_in_it() -> None:
    goods = "refugee_world asteroid_belt"
    table = Table(
        "consume",
        Spot(f"imperium_capital {goods}", goods=goods),
        Spot("galactic_power_brokers interstellar_casus_belli", prestige=3),
        sets=SETS,
        leaders=(1,),
    )
    assert table.seat(0).prestige == 2, "consumed unasked"
    table.do(BROKERS, seat=1)
    assert lead(table.state) == ((0, 1), 0)
    table.do(BELLI, seat=1)
    assert lead(table.state) == ((0,), 2)


def test_nothing_earned_in_an_earlier_phase_lies_on_the_tile() -> None:
    first = Table("produce", Spot("uplift_gene_breeders"), Spot(prestige=2), sets=SETS, leaders=(1,))
    assert lead(first.state) == ((1,), 0)
    state = replace(first.state, agenda=())
    assert state.earned == ()


def test_the_draw_comes_before_the_choice_of_actions() -> None:
    spots = (Spot(prestige=2), Spot())
    table = Table("", *spots, deck="gem_world", sets=SETS, leaders=(0,), on_tile=1)
    assert (table.seat().hand, table.seat().chips) == (("gem_world",), 1)
    assert Mark("settle") in table.options()


def test_a_leader_can_empty_the_pool() -> None:
    table = Table("", Spot(prestige=1, chips=28), Spot(), sets=SETS, leaders=(0,))
    assert table.state.pool == 0
    assert any(isinstance(event, PoolEmptied) for event in table.events)


def test_the_view_shows_the_leaders_to_all() -> None:
    table = Table("", Spot(prestige=1), Spot(prestige=1), sets=SETS, leaders=(0, 1))
    for viewer in (None, 0, 1):
        view = observe(race_game(), table.state, viewer)
        assert (view.leaders, view.on_tile) == ((0, 1), 0)


@pytest.mark.parametrize(
    ("spot", "leaders", "on_tile", "words"),
    [
        (Spot(prestige=-1), (), 0, "less than no prestige"),
        (Spot(prestige=2), (0,), 3, "on the leader's tile"),
        (Spot(prestige=2), (0, 1), 1, "on the leader's tile"),
        (Spot(prestige=2), (), 1, "on the leader's tile"),
        (Spot("old_earth", tucked="gem_world"), (), 0, "under no world"),
    ],
)
def test_impossible_positions_are_noticed(
    spot: Spot, leaders: tuple[int, ...], on_tile: int, words: str
) -> None:
    state = position(race_game(), "produce", spot, Spot(), sets=SETS)
    check(race_game(), position(race_game(), "produce", Spot(prestige=2), Spot(), sets=SETS))
    with pytest.raises(BrokenInvariant, match=words):
        check(race_game(), replace(state, leaders=leaders, on_tile=on_tile))
