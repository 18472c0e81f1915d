"""The prestige card: played on an action it costs prestige and adds to the bonus; Psi-Crystal World."""

from __future__ import annotations

import pytest

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.race.actions import Boost, Discard, Mark, Pass, Place, ProduceOn, Sell, UsePower
from rftg_desktop.rules.race.brink.events import PrestigeCardChosen, PrestigeCardShown
from rftg_desktop.rules.race.events import PhasesChosen
from rftg_desktop.rules.race.explore import drawing_of
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import ACTIONS, SEARCH
from rftg_desktop.rules.race.sums import price_of
from rftg_desktop.rules.race.view import observe
from tests.helpers.race_table import Spot, Table, position

GAME = race_game()
CARDS = GAME.catalog.cards
SETS = "base+1+2+3"


def boosts(table: Table, seat: int = 0) -> set[str]:
    return {action.space for action in table.options(seat) if isinstance(action, Boost)}


# -- choosing --------------------------------------------------------------------------------------


def test_it_goes_with_a_chosen_action_for_one_prestige() -> None:
    table = Table("", Spot(prestige=2), Spot(), sets=SETS)
    assert boosts(table) == {SEARCH}, "no action is chosen yet"
    table.do(Mark("settle"))
    assert table.options() == {Boost("settle"), DONE}
    table.do(Boost("settle"))
    assert table.options() == {DONE}
    assert table.seat().prestige == 2, "paid when it is turned up"
    table.do(DONE).do(Mark("explore_5"), DONE, seat=1)
    value = table.seat()
    assert (value.prestige, value.prestige_card, value.boosted) == (1, False, "settle")
    assert any(event == PrestigeCardShown(0, "settle") for event in table.events)


def test_who_has_no_prestige_can_only_search() -> None:
    table = Table("", Spot(), sets=SETS)
    assert boosts(table) == {SEARCH}
    table.do(Mark("settle"))
    assert table.options() == {DONE}


def test_without_the_set_there_is_no_such_card() -> None:
    table = Table("", Spot(prestige=3), sets="base+1+2")
    assert table.options() == {Mark(space) for space in ACTIONS if not space.endswith("second")}


def test_it_is_used_once() -> None:
    table = Table("", Spot(prestige=3), Spot(), sets=SETS)
    table.do(Mark("produce"), Boost("produce"), DONE).do(Mark("produce"), DONE, seat=1)
    assert table.state.round == 3, "there was nothing to decide in Produce"
    assert (table.seat().prestige_card, table.seat().boosted) == (False, "")
    assert boosts(table) == set()
    assert boosts(table, 1) == {SEARCH}


def test_with_two_actions_it_goes_with_one_of_them_or_is_one() -> None:
    table = Table("", Spot(prestige=1), Spot(), sets=SETS, actions=2)
    table.do(Mark("develop"))
    assert boosts(table) == {"develop", SEARCH}
    table.do(Mark("develop_second"))
    assert table.options() == {Boost("develop"), Boost("develop_second"), DONE}
    table = Table("", Spot(prestige=1), Spot(), sets=SETS, actions=2)
    table.do(Boost(SEARCH))
    assert boosts(table) == set()
    table.do(Mark("settle"))
    assert table.options() == {DONE}


def test_it_is_secret_until_it_is_turned_up() -> None:
    table = Table("", Spot(prestige=1), Spot(), sets=SETS)
    plain = observe(GAME, Table("", Spot(prestige=1), Spot(), sets=SETS).do(Mark("settle")).state, 1)
    table.do(Mark("settle"), Boost("settle"))
    assert any(isinstance(event, PrestigeCardChosen) for event in table.events)
    assert observe(GAME, table.state, 1) == plain
    assert observe(GAME, table.state, 0).seats[0].boosted == "settle"
    table.do(DONE).do(Mark("explore_5"), DONE, seat=1)
    assert observe(GAME, table.state, 1).seats[0].boosted == "settle"


def test_paying_for_it_may_cost_the_lead_before_the_first_phase() -> None:
    table = Table("", Spot(prestige=2), Spot(prestige=1), sets=SETS, leaders=(0,))
    table.do(Mark("settle"), Boost("settle"), DONE).do(Mark("settle"), DONE, seat=1)
    assert table.state.leaders == (0, 1)


# -- Psi-Crystal World -----------------------------------------------------------------------------


def test_psi_crystal_world_chooses_after_the_others_have_shown() -> None:
    table = Table("", Spot("psi_crystal_world", prestige=1), Spot(), sets=SETS)
    assert engine.waiting(table.state) == (1,)
    table.do(Mark("settle"), DONE, seat=1)
    assert observe(GAME, table.state, 0).seats[1].marks == ("settle",)
    assert table.state.phases == ()
    table.do(Mark("develop"), Boost("develop"), DONE)
    assert PhasesChosen(("develop", "settle")) in table.events
    assert (table.seat().prestige, table.seat().prestige_card) == (0, False)


def test_with_two_actions_it_chooses_the_second_late() -> None:
    table = Table("", Spot("psi_crystal_world", prestige=1), Spot(), sets=SETS, actions=2)
    table.do(Mark("settle"))
    assert table.options() == {Boost("settle"), DONE}, "one is chosen with everybody"
    table.do(DONE).do(Mark("produce"), Mark("explore_5"), DONE, seat=1)
    assert table.seat().marks == ("settle",)
    assert boosts(table) == {SEARCH}, "the card goes with an action when that is chosen"
    table.do(Mark("settle_second"))
    assert table.options() == {Boost("settle_second"), DONE}
    table.do(Boost("settle_second"), DONE)
    assert PhasesChosen(("explore", "settle", "settle", "produce")) in table.events
    assert table.seat().prestige == 0


# -- what it adds ----------------------------------------------------------------------------------


def test_explore() -> None:
    spot = Spot(marks="explore_5", boosted="explore_5")
    assert drawing_of(GAME, position(GAME, "explore", spot, sets=SETS), 0) == (13, 2, True)
    both = Spot("research_labs", marks="explore_1_1 explore_5", boosted="explore_1_1")
    assert drawing_of(GAME, position(GAME, "explore", both, sets=SETS), 0) == (14, 4, True)
    other = Spot(marks="explore_5 settle", boosted="settle")
    assert drawing_of(GAME, position(GAME, "explore", other, sets=SETS), 0) == (7, 1, False)


@pytest.mark.parametrize(
    ("phase", "turn", "card", "boosted", "price"),
    [
        ("develop", 0, "galactic_power_brokers", "develop", 5 - 1 - 2),
        ("develop", 1, "galactic_power_brokers", "develop", 5 - 1),
        ("develop", 1, "galactic_power_brokers", "develop_second", 5 - 1 - 2),
        ("settle", 0, "alien_tourist_attraction", "settle", 5 - 3),
        ("settle", 0, "alien_tourist_attraction", "settle_second", 5),
        ("settle", 1, "alien_tourist_attraction", "settle_second", 5 - 3),
        ("settle", 0, "gem_world", "settle", 0),
    ],
)
def test_prices(phase: str, turn: int, card: str, boosted: str, price: int) -> None:
    spot = Spot("", card, more=6, marks=f"{phase} {phase}_second", boosted=boosted)
    table = Table(phase, spot, sets=SETS, turn=turn)
    assert price_of(GAME, table.state, 0, CARDS[card], "pay") == price


def test_a_military_world_that_is_paid_for_costs_less_too() -> None:
    spot = Spot(
        "contact_specialist", "alien_booby_trap rebel_outpost", marks="settle", boosted="settle", more=1
    )
    table = Table("settle", spot, sets=SETS)
    assert table.options() == {Place("alien_booby_trap"), Place("rebel_outpost"), Pass()}
    assert price_of(GAME, table.state, 0, CARDS["rebel_outpost"], "contact_specialist") == 5 - 1 - 3


def test_settle_adds_two_military_for_the_phase() -> None:
    table = Table("settle", Spot("", "rebel_miners", marks="settle", boosted="settle"), sets=SETS)
    assert (table.seat().strength, table.options()) == (2, {Place("rebel_miners"), Pass()})
    table.do(Place("rebel_miners"))
    assert len(table.seat().hand) == 1, "and the card of the bonus"
    assert table.seat().strength == 0
    second = Table(
        "settle", Spot("", "rebel_miners", marks="settle settle_second", boosted="settle"), turn=1, sets=SETS
    )
    assert second.options() == {Pass()}


def test_trade() -> None:
    goods = "refugee_world asteroid_belt"
    tableau = f"{goods} old_earth deficit_spending"
    spot = Spot(tableau, "gem_world drop_ships", goods=goods, marks="consume_trade", boosted="consume_trade")
    table = Table("consume", spot, sets=SETS)
    table.do(Sell("asteroid_belt"))
    assert len(table.seat().hand) == 2 + 3 + 1 + 3
    assert UsePower("", 0) in table.options()
    table.do(UsePower("old_earth", 1))
    assert table.seat().chips == 1 * 2, "doubled"
    table.do(UsePower("", 0), Discard("gem_world"))
    assert DONE in table.options(), "up to two"
    table.do(Discard("drop_ships"))
    assert table.seat().chips == 2 + 1 + 1, "hand cards are not"
    assert UsePower("", 0) not in table.options()


def test_trade_without_a_good_still_lends_the_discards() -> None:
    table = Table("consume", Spot("", "gem_world", marks="consume_trade", boosted="consume_trade"), sets=SETS)
    assert table.options() == {UsePower("", 0), DONE}
    table.do(UsePower("", 0))
    assert (table.seat().chips, table.seat().hand) == (1, ())


@pytest.mark.parametrize(
    ("marks", "boosted", "chips"),
    [
        ("consume_x2", "", 2),
        ("consume_x2", "consume_x2", 3),
        ("consume_x2 produce", "produce", 2),
        ("consume_trade consume_x2", "consume_x2", 3),
        ("consume_trade consume_x2", "consume_trade", 3),
    ],
)
def test_chips_of_consume_powers(marks: str, boosted: str, chips: int) -> None:
    spot = Spot("galactic_salon", "gem_world", marks=marks, boosted=boosted)
    table = Table("consume", spot, sets=SETS)
    assert table.seat().chips == chips
    lent = "consume_trade" in marks
    assert (UsePower("", 0) in table.options()) is lent, "all rows for the phase, whichever it lies on"


def test_produce() -> None:
    worlds = "refugee_world asteroid_belt radioactive_world"
    table = Table("produce", Spot(worlds, marks="produce", boosted="produce"), sets=SETS)
    assert len(table.seat().hand) == 3
    table.do(ProduceOn("", 0, "asteroid_belt"), ProduceOn("", 0, "refugee_world"))
    assert [world for world, _ in table.seat().goods] == ["asteroid_belt", "refugee_world"]
    assert table.over


def test_the_other_seats_have_nothing_of_it() -> None:
    spots = (Spot(marks="settle", boosted="settle"), Spot("", "rebel_miners"))
    table = Table("settle", *spots, sets=SETS)
    assert table.seat(1).strength == 0
    assert Place("rebel_miners") not in table.options(1)
