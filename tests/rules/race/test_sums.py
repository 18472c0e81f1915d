"""The sums that a seat sees are those that the rules count with, part by part."""

from __future__ import annotations

from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.race.actions import PayCard, Place, UsePower, Way
from rftg_desktop.rules.race.bill import ways_of
from rftg_desktop.rules.race.demands import Demand
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import Setup
from rftg_desktop.rules.race.steps import Bill, ChoosePlacement
from rftg_desktop.rules.race.sums import price_of
from rftg_desktop.rules.race.view import SeatView, observe
from tests.helpers.race_table import Spot, Table, playout

GAME = race_game()


def seen(table: Table, viewer: int = 0) -> SeatView:
    return observe(table.game, table.state, viewer).seats[0]


def the_demand(table: Table, card: str, way: str = "pay") -> Demand:
    (found,) = [each for each in seen(table).demands if (each.card, each.way) == (card, way)]
    return found


def test_a_price_with_bonus_and_reductions() -> None:
    spot = Spot("old_earth investment_credits", "merchant_guild", marks="develop", more=4)
    table = Table("develop", spot)
    demand = the_demand(table, "merchant_guild")
    assert demand.parts == (("cost", 6), ("bonus", -1), ("investment_credits", -1))
    assert (demand.sum, demand.left, demand.possible) == (4, 4, True)


def test_a_price_that_cannot_be_paid_is_told_too() -> None:
    table = Table("develop", Spot("old_earth", "merchant_guild", more=2))
    demand = the_demand(table, "merchant_guild")
    assert (demand.left, demand.possible) == (6, False)


def test_an_optional_reduction_enters_the_sum_when_it_is_used() -> None:
    table = Table("settle", Spot("old_earth colony_ship", "gem_world", more=5))
    table.do(Place("gem_world"))
    assert the_demand(table, "gem_world").parts == (("cost", 2),)
    table.do(PayCard(table.seat().hand[0]))
    assert (the_demand(table, "gem_world").paid, the_demand(table, "gem_world").left) == (1, 1)
    table = Table("settle", Spot("old_earth colony_ship", "gem_world", more=5))
    table.do(Place("gem_world"), UsePower("colony_ship", 0))
    assert not seen(table).demands
    assert "gem_world" in table.seat().tableau


def test_the_ways_to_a_military_world() -> None:
    spot = Spot("new_sparta contact_specialist expedition_force", "pirate_world", more=4)
    table = Table("settle", spot)
    paid, conquered = (the_demand(table, "pirate_world", way) for way in ("contact_specialist", "conquer"))
    assert (paid.conquest, paid.parts) == (False, (("cost", 3), ("contact_specialist", -1)))
    assert (conquered.conquest, conquered.parts, conquered.left) == (True, (("military", 2),), 1)
    assert (paid.possible, conquered.possible) == (True, False)


def test_military_against_a_kind_and_for_a_time() -> None:
    tableau = "alpha_centauri space_marines new_military_tactics space_mercenaries"
    table = Table("settle", Spot(tableau, "rebel_miners", more=3), sets="base+1")
    assert the_demand(table, "rebel_miners", "conquer").parts == (("military", 3), ("alpha_centauri", 1))
    table.do(Place("rebel_miners"), UsePower("new_military_tactics", 0))
    demand = the_demand(table, "rebel_miners", "conquer")
    assert demand.parts == (("military", 3), ("alpha_centauri", 1), ("strength", 3))
    assert (demand.sum, demand.left) == (7, 0)


def test_sales() -> None:
    spot = Spot("old_earth gem_world space_port", goods="gem_world", marks="consume_trade")
    more = Spot(
        "old_earth gem_world space_port comet_zone", goods="gem_world comet_zone", marks="consume_trade"
    )
    assert not seen(Table("develop", spot)).sales
    table = Table("consume", more)
    (sale,) = [each for each in seen(table).sales if each.world == "comet_zone"]
    assert sale.parts == (("good", 3), ("old_earth", 1), ("space_port", 2))
    assert sale.sum == 6


def test_sums_are_nobody_elses() -> None:
    table = Table("settle", Spot("old_earth", "gem_world", more=5))
    for viewer in (None, 1):
        found = observe(table.game, table.state, viewer).seats[0]
        assert (found.demands, found.sales) == ((), ())
    assert seen(table).demands


def test_sums_of_whole_games_are_those_of_the_rules() -> None:
    met = 0
    for seed in range(3):
        for move in playout(seed, Setup(seats=2, deck="base+1+2")):
            top = move.before.lanes[move.seat][0]
            demands = observe(GAME, move.before, move.seat).seats[move.seat].demands
            if isinstance(top, ChoosePlacement):
                placed = {action.card for action in move.options if isinstance(action, Place)}
                assert {each.card for each in demands if each.possible} == placed
            elif isinstance(top, Bill):
                (demand,) = demands
                met += 1
                card = GAME.catalog.cards[top.card]
                assert demand.conquest or demand.left == demand.sum - demand.paid == top.price
                assert (demand.left == 0) == (DONE in move.options)
                if not demand.conquest and not top.saved and not top.paid:
                    assert demand.sum == price_of(GAME, move.before, move.seat, card, top.way)
            elif isinstance(move.action, Way):
                ways = ways_of(GAME, move.before, move.seat, GAME.catalog.cards[demands[0].card], 99)
                assert {each.way for each in demands} >= set(ways)
    assert met > 50
