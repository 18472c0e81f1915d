"""Goods given up while placing, for a lower price or for Military."""

from __future__ import annotations

import pytest

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.rules.race.actions import Pass, PayCard, Place, UsePower
from rftg_desktop.rules.race.demands import demands_of
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.powers.goods import most_of_goods
from tests.helpers.race_table import Spot, Table

GAME = race_game()
SETS = "base+1+2+3"
AGE, LIFE, FUEL = "golden_age_of_terraforming", "lifeforms_inc", "rebel_fuel_refinery"
G, R, ANY = "pre_sentient_race", "asteroid_belt", "alien_oort_cloud_refinery"


def life(world: str) -> UsePower:
    return UsePower(LIFE, 0, world)


def age(world: str) -> UsePower:
    return UsePower(AGE, 1, world)


def fuel(world: str) -> UsePower:
    return UsePower(FUEL, 0, world)


@pytest.mark.parametrize(
    ("phase", "tableau", "goods", "card", "use"),
    [
        ("develop", f"{AGE} {R}", R, "drop_ships", UsePower(AGE, 0, R)),
        ("develop", f"{AGE} {ANY}", ANY, "drop_ships", UsePower(AGE, 0, ANY)),
        ("settle", f"{AGE} {G}", G, "black_hole_miners", age(G)),
        ("settle", f"{LIFE} {ANY}", ANY, "black_hole_miners", life(ANY)),
        ("settle", LIFE, LIFE, "black_hole_miners", life(LIFE)),
    ],
)
def test_a_good_lowers_the_price(phase: str, tableau: str, goods: str, card: str, use: UsePower) -> None:
    less = 2 if phase == "develop" else 3
    table = Table(phase, Spot(tableau, card, goods=goods, more=4), sets=SETS)
    table.do(Place(card))
    assert use in table.options()
    table.do(use)
    assert table.seat().goods == ()
    (demand,) = demands_of(GAME, table.state, 0)
    assert (demand.sum, demand.left) == (4 - less, 4 - less), "told once in the parts"
    assert not any(isinstance(action, UsePower) for action in table.options()), "once a phase"


def test_it_is_offered_only_for_a_fitting_good_and_while_something_is_to_pay() -> None:
    table = Table("settle", Spot(f"{LIFE} {R}", "gem_world", goods=R, more=3), sets=SETS)
    table.do(Place("gem_world"))
    assert all(isinstance(action, PayCard) for action in table.options())
    free = Table("settle", Spot(f"{LIFE} {G}", "refugee_world", goods=G), sets=SETS)
    assert free.do(Place("refugee_world")).over
    assert free.seat().goods


def test_it_may_be_needed() -> None:
    table = Table("settle", Spot(f"{LIFE} {G}", "black_hole_miners", goods=G, more=1), sets=SETS)
    assert table.options() == {Place("black_hole_miners"), Pass()}
    table.do(Place("black_hole_miners"))
    assert (table.seat().goods, table.seat().hand) == ((), ())


def test_the_good_of_the_world_being_placed_cannot_pay_for_it() -> None:
    table = Table("settle", Spot(LIFE, "empath_world", more=2), sets=SETS)
    table.do(Place("empath_world"))
    assert not any(isinstance(action, UsePower) for action in table.options())
    poor = Table("settle", Spot(LIFE, "empath_world"), sets=SETS)
    assert poor.options() == {Pass()}


def test_two_powers_need_two_goods() -> None:
    tableau = f"{AGE} {LIFE} {G} {ANY}"
    one = Table("settle", Spot(tableau, "alien_departure_point", goods=G, more=5), sets=SETS)
    assert one.options() == {Pass()}
    two = Table("settle", Spot(tableau, "alien_departure_point", goods=f"{G} {ANY}", more=3), sets=SETS)
    two.do(Place("alien_departure_point"))
    assert two.options() == {age(G), age(ANY), life(G), life(ANY)}
    two.do(age(G))
    assert two.seat().hand == ()
    left = [world for world, _ in two.seat().goods]
    assert left == ["alien_departure_point"], "its own good came after it was paid"


def test_the_lower_price_lasts_for_an_extra_world_of_the_phase() -> None:
    hand = "black_hole_miners deserted_alien_outpost drop_ships new_earth"
    table = Table("settle", Spot(f"improved_logistics {LIFE} {G}", hand, goods=G), sets=SETS)
    table.do(Place("black_hole_miners"), PayCard("drop_ships"))
    assert table.options() == {Place("deserted_alien_outpost"), Pass()}
    table.do(Place("deserted_alien_outpost"))
    assert (table.seat().hand, table.seat().tableau[-1]) == ((), "deserted_alien_outpost")


def test_a_good_of_the_first_world_helps_the_second() -> None:
    hand = f"{G} black_hole_miners colony_ship drop_ships public_works"
    table = Table("settle", Spot(f"improved_logistics {LIFE}", hand), sets=SETS)
    table.do(Place(G), PayCard("colony_ship"), PayCard("drop_ships"))
    assert table.options() == {Place("black_hole_miners"), Pass()}
    table.do(Place("black_hole_miners"))
    assert table.seat().goods == (), "one card in the hand, four to pay: the good had to go"
    assert table.seat().tableau[-1] == "black_hole_miners"


# -- Military --------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", [R, ANY])
def test_a_rare_good_brings_two_military_for_the_phase(good: str) -> None:
    table = Table("settle", Spot(f"{FUEL} {good}", "rebel_miners", goods=good), sets=SETS)
    table.do(Place("rebel_miners"))
    assert (table.seat().goods, table.seat().tableau[-1]) == ((), "rebel_miners")


def test_it_may_be_given_up_though_the_military_suffices() -> None:
    table = Table("settle", Spot(f"{FUEL} {R} drop_ships", "rebel_miners", goods=f"{FUEL} {R}"), sets=SETS)
    table.do(Place("rebel_miners"))
    assert table.options() == {fuel(FUEL), fuel(R), DONE}
    table.do(fuel(R))
    assert table.over, "once a phase"


def test_while_a_world_is_paid_for_goods_serve_one_end() -> None:
    tableau = f"{FUEL} {LIFE} {R} {G}"
    hand = "black_hole_miners"

    def opened() -> Table:
        return Table("settle", Spot(tableau, hand, goods=f"{R} {G}", more=5), sets=SETS).do(Place(hand))

    def uses(table: Table) -> set[Action]:
        return {action for action in table.options() if isinstance(action, UsePower)}

    table = opened()
    assert uses(table) == {life(G), fuel(R)}
    assert uses(table.do(fuel(R))) == set()
    assert table.seat().strength == 2
    assert uses(opened().do(life(G))) == set()
    poor = Table("settle", Spot(tableau, hand, goods=f"{R} {G}", more=1), sets=SETS).do(Place(hand))
    assert poor.seat().tableau[-1] == hand, "the price needs a good, so none can go for Military"
    assert [world for world, _ in poor.seat().goods] == [R]


def test_most_of_goods_finds_the_best_sharing() -> None:
    assert most_of_goods([]) == 0
    assert most_of_goods([(3, ["a"]), (3, ["a"])]) == 3
    assert most_of_goods([(2, ["a", "b"]), (3, ["a"])]) == 5
    assert most_of_goods([(2, ["a"]), (3, ["a"]), (1, ["b"])]) == 4
