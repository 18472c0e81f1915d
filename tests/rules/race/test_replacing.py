"""Terraforming Engineers: a world from the hand in the place of another one."""

from __future__ import annotations

import pytest

from rftg_desktop.kernel.actions import Action
from rftg_desktop.rules.race.actions import Pass, PayCard, Place, Replace
from rftg_desktop.rules.race.brink.events import TuckedLost
from rftg_desktop.rules.race.events import CardPlaced
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.view import observe
from tests.helpers.race_table import Spot, Table

SETS = "base+1+2+3"
CREW = "terraforming_engineers"


def until(table: Table, action: Action) -> Table:
    """Pass what is asked until ``action`` is among the options."""
    while action not in table.options():
        table.do(Pass())
    return table


def settling(tableau: str, hand: str, goods: str = "", marks: str = "", tucked: str = "") -> Table:
    spot = Spot(f"{tableau} {CREW}", hand, goods=goods, marks=marks, tucked=tucked)
    table = Table("settle", spot, sets=SETS)
    return table.do(Pass()) if table.options() == {Pass()} else table  # nothing can be placed


@pytest.mark.parametrize(
    ("world", "card", "possible"),
    [
        ("refugee_world", "gem_world", True),  # windfall or not, novelty is novelty
        ("gem_world", "refugee_world", False),  # cheaper
        ("expanding_colony", "gem_world", False),  # grey
        ("refugee_world", "retrofit_and_salvage_inc", True),
        ("refugee_world", "alien_tourist_attraction", False),  # five more
        ("expanding_colony", "alien_tourist_attraction", False),
        ("gem_world", "alien_tourist_attraction", True),  # three more
        ("gem_world", "mining_world", False),  # another kind
        ("old_earth", "black_hole_miners", True),  # both grey
        ("old_earth", "gem_world", False),
        ("alien_oort_cloud_refinery", "gem_world", True),
        ("alien_oort_cloud_refinery", "asteroid_belt", True),
        ("alien_oort_cloud_refinery", "old_earth", False),
        ("refugee_world", "alien_oort_cloud_refinery", True),
        ("old_earth", "alien_oort_cloud_refinery", False),
        ("rebel_miners", "mining_world", False),  # military
        ("asteroid_belt", "rebel_fuel_refinery", False),
        ("asteroid_belt", "drop_ships", False),
    ],
)
def test_which_world_can_take_whose_place(world: str, card: str, possible: bool) -> None:
    table = settling(world, card)
    if Pass() in table.options() and Place(card) in table.options():
        table.do(Pass())
    assert (Replace(world, card) in table.options()) is possible


def test_it_replaces_without_paying_and_earns_prestige() -> None:
    table = settling("refugee_world", "gem_world")
    assert table.options() == {Replace("refugee_world", "gem_world"), Pass()}
    table.do(Replace("refugee_world", "gem_world"))
    value = table.seat()
    assert (value.tableau, value.hand, value.prestige) == (("gem_world", CREW), (), 1)
    assert table.state.discard == ("refugee_world",)
    assert not any(isinstance(event, CardPlaced) for event in table.events), "this is no placement"


def test_what_lies_on_and_under_the_old_world_is_lost() -> None:
    home = "galactic_scavengers"
    table = settling(home, "gem_world colony_ship", goods=home, tucked="drop_ships new_earth")
    table.do(Pass()) if Place("gem_world") in table.options() else None
    table.do(Replace(home, "gem_world"))
    value = table.seat()
    assert (value.goods, value.tucked) == ((), ())
    assert {"drop_ships", "new_earth", home} <= set(table.state.discard)
    assert TuckedLost(0, 2, home) in table.events


def test_the_new_world_brings_its_windfall_good_and_its_prestige() -> None:
    table = settling("gem_world", "alien_tourist_attraction", goods="gem_world")
    table.do(Replace("gem_world", "alien_tourist_attraction"))
    assert [world for world, _ in table.seat().goods] == ["alien_tourist_attraction"]
    assert table.seat().prestige == 1 + 1


@pytest.mark.parametrize(
    "tableau",
    [
        "alien_cornucopia refugee_world",  # prestige for a production world
        "galactic_markets refugee_world",  # a card for a world
        "golden_age_of_terraforming refugee_world",  # a good for a production world
    ],
)
def test_nothing_else_answers_to_it(tableau: str) -> None:
    table = settling(tableau, "gem_world", marks="settle")
    table.do(Replace("refugee_world", "gem_world"))
    value = table.seat()
    assert (value.prestige, value.hand, value.goods) == (1, (), ()), "nor the bonus of Settle"


def test_it_works_once_a_phase_and_the_new_world_sleeps() -> None:
    table = settling("refugee_world old_earth", "gem_world black_hole_miners")
    swap = Replace("refugee_world", "gem_world")
    until(table, swap).do(swap)
    assert table.over
    more = settling("improved_logistics refugee_world", "expanding_colony gem_world asteroid_belt new_earth")
    until(more.do(Place("expanding_colony")), swap).do(swap)
    view = observe(race_game(), more.state, 0).seats[0]
    assert view.tableau == ("improved_logistics", "gem_world", CREW, "expanding_colony")
    assert view.asleep == ("gem_world", "expanding_colony")


def test_the_powers_of_the_old_world_go_on_until_the_phase_ends() -> None:
    table = settling(
        "improved_logistics epsilon_eridani", "expanding_colony rebel_fuel_cache black_hole_miners"
    )
    table.do(Place("expanding_colony"))
    until(table, Replace("epsilon_eridani", "black_hole_miners"))
    table.do(Replace("epsilon_eridani", "black_hole_miners"))
    assert table.options() == {Place("rebel_fuel_cache"), Pass()}, "asked for again"


def test_it_comes_before_or_after_an_extra_world() -> None:
    tableau, hand = (
        "improved_logistics refugee_world replicant_robots",
        "expanding_colony gem_world asteroid_belt",
    )

    def opened() -> Table:
        return settling(tableau, hand).do(Place("expanding_colony"))

    swap = Replace("refugee_world", "gem_world")
    first = opened()
    until(first, swap)
    first.do(swap)
    assert Place("asteroid_belt") in first.options()
    first.do(Place("asteroid_belt"))
    after = opened()
    until(after, Place("asteroid_belt"))
    after.do(Place("asteroid_belt"))
    assert swap in after.options()
    after.do(swap)
    assert set(first.seat().tableau) == set(after.seat().tableau)


def test_a_card_drawn_for_the_extra_world_can_replace() -> None:
    spot = Spot(f"improved_logistics refugee_world galactic_markets {CREW}", "expanding_colony asteroid_belt")
    table = Table("settle", spot, deck="drop_ships space_port gem_world", sets=SETS)
    table.do(Place("expanding_colony"))
    until(table, Place("asteroid_belt"))
    table.do(Place("asteroid_belt"))
    while PayCard("drop_ships") in table.options():
        table.do(PayCard("drop_ships"))
    assert Replace("refugee_world", "gem_world") in table.options()


def test_a_seat_that_places_nothing_is_asked_in_its_turn() -> None:
    spots = (
        Spot(f"refugee_world {CREW}", "gem_world"),
        Spot("old_earth", "alien_oort_cloud_refinery"),
    )
    table = Table("settle", *spots, sets=SETS)
    table.do(Pass()).do(Place("alien_oort_cloud_refinery"), seat=1)
    assert Replace("refugee_world", "gem_world") in table.options()
    table.do(Pass())
    assert table.over


def test_prestige_from_it_can_be_spent_in_the_phase() -> None:
    table = settling(
        "improved_logistics alien_booby_trap drop_ships refugee_world",
        "expanding_colony rebel_outpost gem_world",
    )
    table.do(Place("expanding_colony"))
    until(table, Replace("refugee_world", "gem_world")).do(Replace("refugee_world", "gem_world"))
    table.do(Place("rebel_outpost"))
    assert (table.seat().prestige, table.seat().tableau[-1]) == (0, "rebel_outpost")


def test_a_world_of_this_phase_stays() -> None:
    table = settling("old_earth", "expanding_colony black_hole_miners", marks="settle")
    table.do(Place("expanding_colony"))
    assert table.options() == {Replace("old_earth", "black_hole_miners"), Pass()}
