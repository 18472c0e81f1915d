"""Powers of The Brink of War that gain, spend and count prestige, one by one."""

from __future__ import annotations

import pytest

from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.race.actions import Pass, Place, UsePower, Way
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.scoring import end_reasons, score_of
from tests.helpers.race_table import Spot, Table, position

GAME = race_game()
SETS = "base+1+2+3"


def prestige_after(phase: str, spot: Spot, *cards: str, sets: str = SETS) -> int:
    table = Table(phase, spot, sets=sets)
    return table.do(*(Place(card) for card in cards)).seat().prestige


@pytest.mark.parametrize(
    ("phase", "tableau", "card", "more", "prestige"),
    [
        ("develop", "", "pan_galactic_mediator", 1, 1),
        ("settle", "", "pan_galactic_security_council", 1, 1),
        ("settle", "", "gem_world", 2, 0),
        ("develop", "rebel_freedom_fighters", "rebel_pact", 1, 1),
        ("develop", "rebel_freedom_fighters", "export_duties", 1, 0),
        ("develop", "rebel_council", "rebel_pact", 1, 1),
        ("develop", "federation_capital", "trade_league", 6, 1),
        ("develop", "federation_capital", "drop_ships", 4, 0),
        ("develop", "pan_galactic_affluence", "export_duties", 1, 1),
        ("settle", "rebel_freedom_fighters", "rebel_fuel_cache", 0, 1),
        ("settle", "imperium_capital new_sparta", "rebel_miners", 0, 1),
        ("settle", "imperium_capital new_sparta", "avian_uplift_race", 0, 0),
        ("settle", "alien_cornucopia", "gem_world", 2, 1),
        ("settle", "alien_cornucopia", "refugee_world", 0, 0),
        ("settle", "pan_galactic_mediator contact_specialist", "pirate_world", 2, 1),
    ],
)
def test_prestige_for_placing(phase: str, tableau: str, card: str, more: int, prestige: int) -> None:
    assert prestige_after(phase, Spot(tableau, card, more=more), card) == prestige


def test_the_symbol_means_nothing_without_the_set() -> None:
    spot = Spot(
        "drop_ships space_marines new_galactic_order imperium_troops rebel_outpost", "rebel_stronghold"
    )
    assert prestige_after("settle", spot, "rebel_stronghold", sets="base+1+2") == 0
    assert prestige_after("settle", spot, "rebel_stronghold") == 1


def test_paying_is_asked_where_it_earns_prestige() -> None:
    spot = Spot("pan_galactic_mediator contact_specialist drop_ships", "rebel_fuel_cache")
    table = Table("settle", spot, sets=SETS)
    table.do(Place("rebel_fuel_cache"))
    assert table.options() == {Way("conquer"), Way("contact_specialist")}
    table.do(Way("contact_specialist"))
    assert table.seat().prestige == 1


def test_the_invasion_fleet_conquers_for_two_prestige_and_lends_its_military() -> None:
    table = Table("settle", Spot("imperium_invasion_fleet", "comet_zone"), sets=SETS)
    table.do(Place("comet_zone"))
    assert (table.seat().tableau, table.seat().prestige) == (("comet_zone",), 2)


def test_a_good_on_a_settled_production_world() -> None:
    table = Table("settle", Spot("golden_age_of_terraforming", "gem_world", more=2), sets=SETS)
    table.do(Place("gem_world"))
    assert [world for world, _ in table.seat().goods] == ["gem_world"]
    assert table.seat().hand == (), "it was not produced"


@pytest.mark.parametrize(
    ("card", "goods", "gained"),
    [
        ("alien_research_team", "deserted_alien_outpost", (0, 0, 1)),
        ("imperium_capital", "refugee_world asteroid_belt", (0, 0, 2)),
        ("universal_peace_institute", "refugee_world asteroid_belt", (2, 1, 1)),
        ("federation_capital", "refugee_world", (0, 0, 1)),
        ("pan_galactic_affluence", "refugee_world asteroid_belt", (2, 0, 1)),
    ],
)
def test_goods_for_prestige(card: str, goods: str, gained: tuple[int, int, int]) -> None:
    value = Table("consume", Spot(f"{card} {goods}", goods=goods, marks="consume_x2"), sets=SETS).seat()
    assert (value.chips, len(value.hand), value.prestige) == gained


def test_prestige_for_chips_is_doubled_and_optional() -> None:
    spot = Spot("interstellar_casus_belli", marks="consume_x2", prestige=1)
    table = Table("consume", spot, sets=SETS)
    assert table.options() == {UsePower("interstellar_casus_belli", 1), DONE}
    table.do(UsePower("interstellar_casus_belli", 1))
    assert (table.seat().chips, table.seat().prestige) == (6, 0)


def test_prestige_for_cards() -> None:
    table = Table("consume", Spot("galactic_power_brokers", prestige=2), sets=SETS)
    table.do(UsePower("galactic_power_brokers", 1))
    assert (len(table.seat().hand), table.seat().prestige) == (3, 1)


def test_two_hand_cards_for_prestige() -> None:
    table = Table("consume", Spot("alien_guardian", "gem_world space_port"), sets=SETS)
    table.do(UsePower("alien_guardian", 0))
    while not table.over:
        table.do(min(table.options(), key=str))
    assert (table.seat().hand, table.seat().prestige) == ((), 1)


def test_prestige_for_military_is_used_once() -> None:
    table = Table("settle", Spot("alien_booby_trap", "pirate_world rebel_outpost", prestige=3), sets=SETS)
    table.do(Place("pirate_world"))
    assert (table.seat().prestige, table.seat().tableau[-1]) == (2, "pirate_world")


def test_produce_for_prestige() -> None:
    breeders = Table("produce", Spot("uplift_gene_breeders"), sets=SETS)
    assert breeders.seat().prestige == 1
    most = Table("produce", Spot("ravaged_uplift_world"), Spot(), sets=SETS)
    assert most.seat().prestige == 1
    tied = Table("produce", Spot("ravaged_uplift_world"), Spot("insect_uplift_race"), sets=SETS)
    assert tied.seat().prestige == 0


def test_a_hand_card_for_prestige_before_the_draw() -> None:
    table = Table(
        "explore", Spot("alien_departure_point pan_galactic_hologrid", "gem_world drop_ships"), sets=SETS
    )
    assert len(table.options()) == 5
    table.do(UsePower("alien_departure_point", 0, "gem_world"))
    assert table.options() == {UsePower("pan_galactic_hologrid", 0, "drop_ships"), DONE}
    table.do(DONE)
    assert (table.seat().hand, table.seat().prestige, len(table.seat().seen)) == (("drop_ships",), 1, 2)


def test_prestige_scores_and_ends_the_game() -> None:
    state = position(GAME, "produce", Spot("federation_capital", prestige=15), sets=SETS)
    assert score_of(GAME, state, 0).total == 15 + 15
    assert end_reasons(GAME, state) == ("prestige",)


def test_the_sneak_attack_conquers_a_second_world_and_is_given_up() -> None:
    hand = "refugee_world rebel_miners gem_world"
    table = Table("settle", Spot("rebel_sneak_attack new_sparta", hand, more=3), sets=SETS)
    table.do(Place("refugee_world"))
    assert table.options() == {Place("rebel_miners"), Pass()}
    table.do(Place("rebel_miners"))
    assert table.seat().tableau == ("new_sparta", "refugee_world", "rebel_miners")
    assert table.over


def test_three_worlds_with_both_extra_placements() -> None:
    tableau = "improved_logistics rebel_sneak_attack new_sparta replicant_robots"
    hand = "refugee_world rebel_miners gem_world"
    table = Table("settle", Spot(tableau, hand), sets=SETS)
    table.do(Place("refugee_world"))
    while not table.over:
        table.do(min(table.options(), key=lambda action: (isinstance(action, Pass), str(action))))
    assert set(table.seat().tableau) >= {"refugee_world", "rebel_miners", "gem_world"}
    assert "rebel_sneak_attack" not in table.seat().tableau
