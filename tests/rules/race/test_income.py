"""Consume and Produce of Race, rounds, scoring and the end."""

from __future__ import annotations

import pytest

from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.race.actions import (
    Discard,
    GiveGood,
    NameNumber,
    ProduceOn,
    Sell,
    UsePower,
)
from rftg_desktop.rules.race.consume import sale_value
from rftg_desktop.rules.race.game import race_game
from tests.helpers.race_table import Spot, Table, position

GAME = race_game()

# -- Consume ---------------------------------------------------------------------------------------

N, R, G, A = "refugee_world", "asteroid_belt", "pre_sentient_race", "deserted_alien_outpost"


@pytest.mark.parametrize(
    ("card", "goods", "vp", "cards", "left"),
    [
        ("old_earth", f"{N} {R} {G}", 2, 0, 1),
        ("epsilon_eridani", f"{N} {R}", 1, 1, 1),
        ("earths_lost_colony", f"{N} {R}", 1, 0, 1),
        ("public_works", f"{N}", 1, 0, 0),
        ("new_vinland", f"{A}", 0, 2, 0),
        ("plague_world", f"{G} {N}", 1, 1, 1),
        ("plague_world", f"{N}", 0, 0, 1),
        ("new_survivalists", f"{N} {R}", 0, 1, 1),
        ("outlaw_world", f"{R}", 1, 1, 0),
        ("diversified_economy", f"{N} {R} {A}", 3, 0, 0),
        ("diversified_economy", f"{N} {R} destroyed_world", 0, 0, 3),
        ("consumer_markets", f"{N} galactic_resort {R}", 2 + 1, 1, 0),
        ("mining_conglomerate", f"{R} destroyed_world radioactive_world", 2, 0, 1),
        ("research_labs", f"{G}", 1, 0, 0),
        ("mining_league", f"{R} destroyed_world", 3, 0, 0),
        ("mining_league", f"{R} {N}", 0, 0, 2),
        ("free_trade_association", f"{N} former_penal_colony star_nomad_lair pirate_world", 3, 3, 1),
        ("tourist_world", f"{N} {R} {G}", 3, 0, 1),
        ("galactic_trendsetters", f"{N}", 2, 0, 0),
        ("terraforming_robots", f"{R}", 1, 1, 0),
        ("secluded_world", f"{R}", 0, 1, 0),
        ("terraformed_world", f"{R}", 1, 0, 0),
        ("pilgrimage_world", f"{N} {R} {G}", 2, 0, 0),
        ("pilgrimage_world", f"{N}", 0, 0, 0),
        ("new_economy", "", 0, 1, 0),
        ("gambling_world", f"{N}", 1, 0, 0),
        ("expanding_colony", f"{N}", 1, 0, 0),
        ("prosperous_world", f"{N}", 1, 0, 0),
        ("new_earth", f"{N}", 1, 1, 0),
        ("galactic_genome_project", f"{G} empath_world", 3, 0, 0),
        ("rebel_colony", f"{N}", 1, 0, 0),
        ("clandestine_uplift_lab", f"{N}", 1, 1, 0),
        ("smuggling_lair", f"{N}", 0, 2, 0),
        ("galactic_studios", f"{N}", 1, 1, 0),
        ("alien_toy_shop", f"{A}", 0, 0, 1),
        ("alien_toy_shop", f"{A} alien_toy_shop", 2, 0, 1),
    ],
)
def test_consume_powers(card: str, goods: str, vp: int, cards: int, left: int) -> None:
    tableau = " ".join(dict.fromkeys([card, *goods.split()]))
    table = Table("consume", Spot(tableau, goods=goods), sets="base+1", deck="gem_world space_port")
    while not table.over:
        options = sorted(
            table.options(),
            key=lambda action: (action == DONE, not isinstance(action, UsePower), str(action)),
        )
        optional = (
            all(isinstance(action, UsePower) or action == DONE for action in options) and DONE in options
        )
        table.do(DONE if optional else options[0])
    value = table.seat()
    assert (value.chips, len(value.hand), len(value.goods)) == (vp, cards, left)


def test_the_double_action_doubles_chips_and_not_cards() -> None:
    table = Table("consume", Spot(f"epsilon_eridani {N}", goods=N, marks="consume_x2"))
    assert (table.seat().chips, len(table.seat().hand)) == (2, 1)


def test_powers_may_be_used_in_any_order_even_a_worse_one() -> None:
    table = Table("consume", Spot(f"old_earth new_survivalists {N} {R}", goods=f"{N} {R}"))
    assert table.options() == {UsePower("old_earth", 1), UsePower("new_survivalists", 0)}
    table.do(UsePower("old_earth", 1))
    assert table.over, "old Earth takes both, and nothing is left for the other"
    assert table.seat().chips == 2


def test_a_power_once_begun_takes_as_many_goods_as_it_can() -> None:
    table = Table("consume", Spot(f"old_earth {N} {R} {G}", goods=f"{N} {R} {G}"))
    assert table.options() == {GiveGood(N), GiveGood(R), GiveGood(G)}
    table.do(GiveGood(R))
    assert table.options() == {GiveGood(N), GiveGood(G)}
    table.do(GiveGood(G))
    assert table.over


def test_hand_cards_give_chips_that_are_not_doubled() -> None:
    table = Table("consume", Spot("deficit_spending", "gem_world space_port new_earth", marks="consume_x2"))
    assert table.options() == {UsePower("deficit_spending", 0), DONE}
    table.do(UsePower("deficit_spending", 0), Discard("gem_world"))
    assert DONE in table.options()
    table.do(Discard("space_port"))
    assert (table.seat().chips, table.seat().hand) == (2, ("new_earth",))


def test_merchant_world_may_stop_after_one_card() -> None:
    table = Table("consume", Spot("merchant_world", "gem_world space_port"))
    table.do(UsePower("merchant_world", 1), Discard("gem_world"), DONE)
    assert (table.seat().chips, table.seat().hand) == (1, ("space_port",))


@pytest.mark.parametrize(("number", "kept"), [(5, True), (4, False)])
def test_gambling_world_keeps_the_card_of_the_number(number: int, kept: bool) -> None:
    table = Table("consume", Spot("gambling_world"), deck="new_earth")
    table.do(UsePower("gambling_world", 1), NameNumber(number))
    assert table.seat().hand == (("new_earth",) if kept else ())
    assert ("new_earth" in table.state.discard) is not kept


@pytest.mark.parametrize(
    ("tableau", "world", "value"),
    [
        ("", N, 2),
        ("", R, 3),
        ("", G, 4),
        ("", A, 5),
        ("old_earth export_duties galactic_engineers merchant_world trade_league", N, 8),
        ("spice_world distant_world", N, 7),
        ("spice_world distant_world", R, 3),
        ("mining_conglomerate space_port", R, 6),
        ("genetics_lab bio_hazard_mining_world", G, 7),
        ("star_nomad_lair", "star_nomad_lair", 3),
        ("star_nomad_lair pirate_world", N, 2),
        ("pirate_world", "pirate_world", 5),
        ("clandestine_uplift_lab avian_uplift_race", G, 6),
        ("galactic_bazaar", N, 3),
    ],
)
def test_sale_value(tableau: str, world: str, value: int) -> None:
    cards = " ".join(dict.fromkeys([*tableau.split(), world]))
    state = position(GAME, "consume", Spot(cards, goods=world), sets="base+1")
    assert sale_value(GAME, state, 0, world) == value


def test_trade_sells_one_good_before_the_powers() -> None:
    table = Table(
        "consume", Spot(f"export_duties old_earth {N} {A}", goods=f"{N} {A}", marks="consume_trade")
    )
    assert table.options() == {Sell(N), Sell(A)}
    table.do(Sell(A))
    assert (len(table.seat().hand), table.seat().chips) == (5 + 2, 1)


def test_only_who_chose_trade_sells() -> None:
    table = Table("consume", Spot(N, goods=N), Spot(marks="consume_trade"))
    assert table.over
    assert len(table.seat().goods) == 1


def test_selling_powers_with_and_without_trade_powers() -> None:
    market = Table("consume", Spot(f"black_market_trading_world export_duties {N}", goods=N))
    assert len(market.seat().hand) == 2
    league = Table("consume", Spot(f"trade_league export_duties {N}", goods=N))
    assert len(league.seat().hand) == 4


# -- Produce ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tableau", "hand", "goods"),
    [
        ("gem_world", 1, 1),
        ("comet_zone", 1, 1),
        ("mining_world", 1, 1),
        ("lost_species_ark_world", 2, 1),
        ("artist_colony", 0, 1),
        ("asteroid_belt", 0, 0),
        ("mining_robots asteroid_belt", 0, 1),
        ("mining_robots refugee_world", 0, 0),
        ("mining_robots runaway_robots", 1, 1),
        ("mining_league destroyed_world", 0, 1),
        ("free_trade_association refugee_world", 0, 1),
        ("galactic_engineers empath_world", 0, 1),
        ("genetics_lab empath_world", 0, 1),
        ("alien_rosetta_stone_world deserted_alien_colony", 0, 1),
        ("expanding_colony galactic_resort", 0, 1),
        ("terraforming_guild deserted_alien_colony", 0, 1),
        ("rebel_underground", 1, 0),
        ("merchant_guild", 2, 0),
        ("diversified_economy gem_world mining_world space_port", 1 + 1 + 2, 3),
        ("consumer_markets space_port artist_colony new_earth", 2, 3),
        ("mining_conglomerate new_earth", 2, 1),
        ("research_labs alien_robotic_factory", 1, 1),
        ("pan_galactic_league empath_world hive_world", 2, 1),
        ("imperium_lords pirate_world new_sparta", 2, 0),
        ("rebel_sympathizers", 0, 0),
        ("galactic_studios", 1, 1),
    ],
)
def test_produce_powers(tableau: str, hand: int, goods: int) -> None:
    table = Table("produce", Spot(tableau), sets="base+1")
    assert table.over
    assert (len(table.seat().hand), len(table.seat().goods)) == (hand, goods)


def test_the_bonus_fills_one_windfall_world_of_choice() -> None:
    table = Table("produce", Spot("asteroid_belt refugee_world new_earth", marks="produce"))
    assert table.options() == {ProduceOn("", 0, "asteroid_belt"), ProduceOn("", 0, "refugee_world")}
    table.do(ProduceOn("", 0, "refugee_world"))
    assert {world for world, _ in table.seat().goods} == {"refugee_world", "new_earth"}


def test_the_order_of_bonus_and_powers_is_free() -> None:
    table = Table("produce", Spot("asteroid_belt refugee_world mining_robots", marks="produce"))
    assert ProduceOn("mining_robots", 1, "asteroid_belt") in table.options()
    table.do(ProduceOn("mining_robots", 1, "asteroid_belt"))
    assert len(table.seat().goods) == 2


def test_a_world_holds_one_good() -> None:
    table = Table("produce", Spot("gem_world", goods="gem_world"))
    assert (table.over, len(table.seat().goods), table.seat().hand) == (True, 1, ())


def test_most_is_more_than_every_other() -> None:
    tied = Table("produce", Spot("mining_conglomerate new_earth"), Spot("mining_world"))
    assert tied.seat(0).hand == ()


def test_damaged_alien_factory_may_take_a_card() -> None:
    table = Table("produce", Spot("damaged_alien_factory", "gem_world space_port"), sets="base+1")
    make = ProduceOn("damaged_alien_factory", 0, "damaged_alien_factory")
    assert table.options() == {make, DONE}
    table.do(make, Discard("gem_world"))
    assert (len(table.seat().goods), table.seat().hand) == (1, ("space_port",))
