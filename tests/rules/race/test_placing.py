"""Explore, Develop and Settle of Race: draws, prices, Military, ways, and what follows a placement."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.race.actions import Discard, Keep, Pass, PayCard, Place, UsePower, Way
from rftg_desktop.rules.race.bill import ways_of
from rftg_desktop.rules.race.explore import drawing_of
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import Setup
from rftg_desktop.rules.race.sums import military, price_of
from tests.helpers.race_table import Spot, Table, position

GAME = race_game()
CARDS = GAME.catalog.cards


@pytest.mark.parametrize(
    ("tableau", "marks", "expected"),
    [
        ("", "", (2, 1, False)),
        ("", "explore_5", (7, 1, False)),
        ("", "explore_1_1", (3, 2, False)),
        ("", "explore_1_1 explore_5", (8, 2, False)),
        ("", "settle", (2, 1, False)),
        ("expedition_force", "", (3, 1, False)),
        ("malevolent_lifeforms", "", (3, 1, False)),
        ("star_nomad_lair", "", (3, 1, False)),
        ("research_labs", "", (2, 2, False)),
        ("galactic_survey_seti", "", (4, 1, False)),
        ("galactic_renaissance research_labs", "explore_5", (9, 3, False)),
        ("separatist_colony deserted_alien_world", "", (5, 1, False)),
    ],
)
def test_explore(tableau: str, marks: str, expected: tuple[int, int, bool]) -> None:
    state = position(GAME, "explore", Spot(tableau, marks=marks), sets="base+1")
    assert drawing_of(GAME, state, 0) == expected


def test_all_draw_before_anybody_keeps() -> None:
    table = Table(
        "explore",
        Spot(marks="explore_1_1"),
        Spot(),
        deck="gem_world drop_ships space_port mining_world new_earth",
    )
    assert table.seat(0).seen == ("drop_ships", "gem_world", "space_port")
    assert table.seat(1).seen == ("mining_world", "new_earth")
    assert table.options(1) == {Keep("mining_world"), Keep("new_earth")}
    table.do(Keep("gem_world")).do(Keep("new_earth"), seat=1).do(Keep("space_port"))
    assert table.seat(0).hand == ("gem_world", "space_port")
    assert table.state.discard == ("drop_ships", "mining_world")
    assert table.over


@pytest.mark.parametrize(
    ("tableau", "marks", "card", "turn", "price"),
    [
        ("", "", "drop_ships", 0, 4),
        ("", "develop", "drop_ships", 0, 3),
        ("", "develop", "drop_ships", 1, 4),
        ("", "develop develop_second", "drop_ships", 1, 3),
        ("investment_credits", "develop", "drop_ships", 0, 2),
        ("galactic_federation", "develop", "drop_ships", 0, 1),
        ("galactic_federation investment_credits", "develop", "public_works", 0, 0),
        ("", "settle", "gem_world", 0, 2),
        ("replicant_robots", "", "gem_world", 0, 0),
        ("replicant_robots", "", "new_earth", 0, 3),
        ("mining_robots", "", "new_earth", 0, 4),
        ("mining_robots", "", "gem_world", 0, 2),
        ("alpha_centauri", "", "mining_world", 0, 2),
        ("alien_tech_institute", "", "deserted_alien_library", 0, 4),
        ("alien_tech_institute alien_rosetta_stone_world", "", "deserted_alien_library", 0, 2),
        ("alien_tech_institute", "", "alien_rosetta_stone_world", 0, 3),
        ("deserted_alien_world", "", "deserted_alien_outpost", 0, 2),
    ],
)
def test_price(tableau: str, marks: str, card: str, turn: int, price: int) -> None:
    spot = Spot(tableau, marks=marks)
    state = replace(position(GAME, "develop", spot, sets="base+1"), turn=turn)
    assert price_of(GAME, state, 0, CARDS[card], "pay") == price


@pytest.mark.parametrize(
    ("tableau", "world", "strength"),
    [
        ("", "rebel_base", 0),
        ("new_sparta", "rebel_base", 2),
        ("expedition_force space_marines drop_ships", "rebel_base", 6),
        ("epsilon_eridani former_penal_colony", "pirate_world", 2),
        ("rebel_outpost rebel_warrior_race alien_robot_scout_ship", "pirate_world", 3),
        ("lost_alien_battle_fleet lost_alien_warship", "pirate_world", 5),
        ("imperium_armaments_world blaster_gem_mines new_galactic_order", "pirate_world", 4),
        ("contact_specialist pan_galactic_league refugee_world empath_world", "pirate_world", -4),
        ("alpha_centauri", "rebel_miners", 1),
        ("alpha_centauri", "pirate_world", 0),
        ("alien_tech_institute", "alien_robot_sentry", 2),
        ("alien_rosetta_stone_world", "alien_robot_sentry", 2),
        ("alien_rosetta_stone_world", "pirate_world", 0),
        ("galactic_imperium", "rebel_base", 4),
        ("galactic_imperium", "pirate_world", 0),
        ("separatist_colony space_mercenaries", "hive_world", 2),
        ("deserted_alien_world", "damaged_alien_factory", 2),
    ],
)
def test_military(tableau: str, world: str, strength: int) -> None:
    state = position(GAME, "settle", Spot(tableau), sets="base+1")
    assert military(GAME, state, 0, CARDS[world]) == strength


def test_a_development_is_paid_with_hand_cards() -> None:
    table = Table(
        "develop", Spot("old_earth", "drop_ships space_port gem_world new_earth rebel_base", marks="develop")
    )
    table.do(Place("drop_ships"))
    assert table.options() == {
        PayCard(card) for card in ("space_port", "gem_world", "new_earth", "rebel_base")
    }
    table.do(PayCard("space_port"), PayCard("gem_world"), PayCard("rebel_base"))
    assert table.seat().tableau == ("old_earth", "drop_ships")
    assert table.seat().hand == ("new_earth",)
    assert table.over


def test_what_cannot_be_paid_and_what_lies_already_is_not_offered() -> None:
    table = Table("develop", Spot("public_works", "public_works drop_ships expedition_force gem_world"))
    assert table.options() == {Place("expedition_force"), Pass()}


def test_interstellar_bank_draws_before_the_choice() -> None:
    table = Table("develop", Spot("interstellar_bank", "drop_ships", more=3), deck="public_works")
    assert "public_works" in table.seat().hand
    assert Place("drop_ships") in table.options()


def test_public_works_draws_after_a_development() -> None:
    table = Table("develop", Spot("public_works", "export_duties gem_world"), deck="new_earth")
    table.do(Place("export_duties"))
    assert table.seat().hand == ("new_earth",)


def test_a_card_placed_in_the_phase_sleeps() -> None:
    table = Table("develop", Spot("", "public_works gem_world"), deck="new_earth")
    table.do(Place("public_works"))
    assert table.seat().hand == ()


def test_settle_bonus_and_terraforming_robots_draw_after_payment() -> None:
    table = Table(
        "settle",
        Spot("terraforming_robots", "gem_world space_port rebel_base", marks="settle"),
        deck="new_earth drop_ships",
    )
    table.do(Place("gem_world"))
    assert table.seat().hand == ("drop_ships", "new_earth")


def test_nothing_placed_no_settle_bonus() -> None:
    table = Table("settle", Spot("old_earth", "gem_world", marks="settle", more=4))
    table.do(Pass())
    assert len(table.seat().hand) == 5


def test_a_windfall_world_arrives_with_a_good_and_a_production_world_without() -> None:
    table = Table("settle", Spot("", "asteroid_belt", more=2), Spot("", "gem_world", more=2))
    table.do(Place("asteroid_belt"))
    table.do(Place("gem_world"), seat=1)
    assert [world for world, _ in table.seat().goods] == ["asteroid_belt"]
    assert table.seat(1).goods == ()


def test_a_military_world_is_conquered_for_nothing_and_never_paid() -> None:
    table = Table("settle", Spot("new_sparta", "alien_robot_sentry pirate_world rebel_base", more=6))
    assert table.options() == {Place("alien_robot_sentry"), Pass()}
    table.do(Place("alien_robot_sentry"))
    assert table.over
    assert len(table.seat().hand) == 8
    assert len(table.seat().goods) == 1


def test_the_military_of_a_world_does_not_help_its_own_conquest() -> None:
    table = Table(
        "settle", Spot("epsilon_eridani", "rebel_warrior_race lost_alien_battle_fleet star_nomad_lair")
    )
    assert table.options() == {Place("star_nomad_lair"), Pass()}


def test_new_military_tactics_lasts_for_the_phase() -> None:
    table = Table("settle", Spot("new_sparta new_military_tactics", "rebel_outpost"))
    table.do(Place("rebel_outpost"))
    assert table.over, "only one way to reach the defence: nothing to ask"
    assert table.seat().tableau == ("new_sparta", "rebel_outpost")
    assert table.state.discard == ("new_military_tactics",)
    assert table.seat().strength == 0


def test_new_military_tactics_may_be_kept() -> None:
    table = Table("settle", Spot("new_sparta new_military_tactics", "alien_robot_sentry"))
    table.do(Place("alien_robot_sentry"))
    assert table.options() == {UsePower("new_military_tactics", 0), DONE}
    assert "new_military_tactics" in table.do(DONE).seat().tableau


def test_contact_specialist_pays_the_defence_less_one_with_discounts() -> None:
    spot = Spot("contact_specialist mining_robots", "rebel_miners pirate_world alien_robot_sentry", more=2)
    state = position(GAME, "settle", spot)
    assert price_of(GAME, state, 0, CARDS["rebel_miners"], "contact_specialist") == 0
    assert price_of(GAME, state, 0, CARDS["pirate_world"], "contact_specialist") == 2
    assert ways_of(GAME, state, 0, CARDS["alien_robot_sentry"], 9) == ()


def test_the_way_is_asked_when_there_are_two() -> None:
    table = Table("settle", Spot("contact_specialist drop_ships", "avian_uplift_race gem_world"))
    table.do(Place("avian_uplift_race"))
    assert table.options() == {Way("conquer"), Way("contact_specialist")}
    table.do(Way("contact_specialist"))
    assert table.seat().hand == ()


def test_colony_ship_makes_a_world_free_but_not_an_alien_one() -> None:
    table = Table("settle", Spot("colony_ship", "new_earth deserted_alien_library"))
    assert table.options() == {Place("new_earth"), Pass()}
    table.do(Place("new_earth"))
    assert table.seat().tableau == ("new_earth",)
    assert table.state.discard == ("colony_ship",)


def test_colony_ship_or_cards() -> None:
    table = Table("settle", Spot("colony_ship", "comet_zone", more=3))
    table.do(Place("comet_zone"))
    assert UsePower("colony_ship", 0) in table.options()
    table.do(PayCard(table.seat().hand[0]))
    assert UsePower("colony_ship", 0) not in table.options()


def test_colony_ship_needs_contact_specialist_for_a_military_world() -> None:
    hand = "rebel_underground"
    alone = Table("settle", Spot("colony_ship", hand))
    assert alone.options() == {Pass()}, "nothing can be placed"
    both = Table("settle", Spot("colony_ship contact_specialist", hand))
    both.do(Place(hand))
    assert both.seat().tableau == ("contact_specialist", "rebel_underground")


def test_that_a_hand_holds_nothing_to_place_is_a_secret() -> None:
    """A seat is asked although it can only pass: the others would know else, before they choose."""
    table = Table("settle", Spot("", "rebel_underground"), Spot("", "earths_lost_colony", more=3))
    assert table.options(0) == {Pass()}
    table.do(Pass(), seat=1)
    assert not table.over
    table.do(Pass())
    assert table.over
    assert Table("settle", Spot("", ""), Spot("", "")).over, "an empty hand is seen by all"


# -- The Gathering Storm ---------------------------------------------------------------------------


def test_doomed_world_is_given_up_for_a_free_world() -> None:
    table = Table("settle", Spot("doomed_world", "new_earth"), sets="base+1")
    table.do(Place("new_earth"))
    assert table.seat().tableau == ("new_earth",)


def test_space_mercenaries_take_up_to_two_hand_cards() -> None:
    table = Table("settle", Spot("space_mercenaries", "hive_world gem_world", more=1), sets="base+1")
    table.do(Place("hive_world"))
    table.do(UsePower("space_mercenaries", 1, "gem_world"))
    assert table.seat().tableau == ("space_mercenaries", "hive_world"), "both cards had to go"
    assert table.seat().hand == ()


def test_space_mercenaries_need_the_cards() -> None:
    table = Table(
        "settle",
        Spot("space_mercenaries", "hive_world gem_world"),
        Spot("", "space_port", more=2),
        sets="base+1",
    )
    assert Place("hive_world") not in table.options()


def test_improved_logistics_places_a_second_world_without_a_second_bonus() -> None:
    table = Table(
        "settle",
        Spot("improved_logistics", "gem_world alpha_centauri", marks="settle", more=4),
        sets="base+1",
        deck="volcanic_world refugee_world",
    )
    table.do(Place("gem_world"))
    others = [card for card in table.seat().hand if card != "alpha_centauri"]
    table.do(PayCard(others[0]), PayCard(others[1]))
    assert Place("alpha_centauri") in table.options()
    table.do(Place("alpha_centauri"))
    others = [card for card in table.seat().hand if card != "volcanic_world"]
    table.do(PayCard(others[0]), PayCard(others[1]))
    assert table.over
    assert table.seat().tableau == ("improved_logistics", "gem_world", "alpha_centauri")
    assert table.seat().hand == ("volcanic_world",)


def test_terraforming_guild_draws_after_a_world() -> None:
    table = Table(
        "settle", Spot("terraforming_guild", "refugee_world"), sets="base+1", deck="hive_world gem_world"
    )
    table.do(Place("refugee_world"))
    assert len(table.seat().hand) == 1


def test_discards_of_the_first_hand() -> None:
    state, _ = GAME.new(
        Setup(seats=2, deck="base+1", starts=("ancient_race", "old_earth")),
        4,
    )
    keeps = []
    for seat in (0, 1):
        while any(isinstance(action, Discard) for action in engine.options(GAME, state, seat)):
            state, _ = engine.apply(GAME, state, seat, engine.options(GAME, state, seat)[0])
        keeps.append(len(state.seats[seat].hand))
        state, _ = engine.apply(GAME, state, seat, DONE)
    assert keeps == [3, 4]
    assert [world for world, _ in state.seats[0].goods] == ["ancient_race"]
