"""Alien Oort Cloud Refinery: its good may serve as any kind."""

from __future__ import annotations

import pytest

from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.race.actions import GiveGood, ProduceOn, Sell, UsePower
from rftg_desktop.rules.race.consume import sale_value
from rftg_desktop.rules.race.events import GoodMade
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.scoring import score_of
from tests.helpers.race_table import Spot, Table, position

GAME = race_game()
SETS = "base+1+2+3"
ANY = "alien_oort_cloud_refinery"
N, R, G, A = "refugee_world", "asteroid_belt", "pre_sentient_race", "deserted_alien_outpost"


def consuming(card: str, goods: str) -> Table:
    return Table("consume", Spot(f"{card} {goods}", goods=goods), sets=SETS)


# -- Consume ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card", ["plague_world", "new_survivalists", "alien_research_team", "imperium_blaster_gem_consortium"]
)
def test_a_power_for_one_kind_may_take_it_but_need_not(card: str) -> None:
    table = consuming(card, ANY)
    assert DONE in table.options()
    assert len(table.options()) == 2
    (use,) = table.options() - {DONE}
    table.do(use)
    assert table.seat().goods == ()


def test_with_a_good_of_the_kind_the_power_must_be_used_with_either() -> None:
    table = consuming("plague_world", f"{G} {ANY}")
    assert table.options() == {GiveGood(G), GiveGood(ANY)}, "begun unasked, as the only one"


def test_a_power_used_twice_may_stop_before_it() -> None:
    table = consuming("mining_conglomerate", f"{R} {ANY}").do(GiveGood(R))
    assert table.options() == {GiveGood(ANY), DONE}
    table.do(DONE)
    assert table.seat().chips == 1
    other = consuming("mining_conglomerate", f"{R} {ANY}").do(GiveGood(ANY))
    assert (other.seat().chips, other.seat().goods) == (2, ()), "the rare good had to follow"


def test_a_use_of_two_goods_may_be_filled_up_with_it() -> None:
    table = consuming("mining_league", f"{R} {ANY}")
    assert table.options() == {UsePower("mining_league", 0), DONE}
    table.do(UsePower("mining_league", 0))
    assert (table.seat().chips, table.seat().goods) == (3, ())


def test_a_power_for_any_good_takes_it_like_every_other() -> None:
    assert consuming("public_works", ANY).seat().chips == 1
    assert consuming("pilgrimage_world", f"{N} {ANY}").seat().chips == 1


@pytest.mark.parametrize(
    ("goods", "compulsory"),
    [(f"{N} {R} {G} {ANY}", True), (f"{N} {R} {ANY}", False)],
)
def test_the_third_kind_for_diversified_economy(goods: str, compulsory: bool) -> None:
    table = consuming("diversified_economy", goods)
    if not compulsory:
        assert table.options() == {UsePower("diversified_economy", 0), DONE}
        table.do(UsePower("diversified_economy", 0))
        assert (table.seat().chips, table.seat().goods) == (3, ())
    else:
        assert table.options() == {GiveGood(world) for world in goods.split()}
        table.do(GiveGood(ANY), GiveGood(N))
        assert table.options() == {GiveGood(R), GiveGood(G)}


def test_two_kinds_and_two_goods_of_one_are_no_three_kinds() -> None:
    assert consuming("diversified_economy", f"{N} pirate_world {ANY}").over


def test_a_further_kind_for_galactic_exchange() -> None:
    table = consuming("galactic_exchange", f"{N} {ANY}")
    table.do(GiveGood(N))
    assert table.options() == {GiveGood(ANY), DONE}
    first = consuming("galactic_exchange", f"{N} {ANY}").do(GiveGood(ANY))
    assert (first.seat().chips, first.seat().goods) == (2, ()), "a kind that is there must be taken"
    full = consuming("galactic_exchange", f"{N} {R} {G} {A} {ANY}")
    full.do(GiveGood(ANY), GiveGood(N), GiveGood(R), GiveGood(G))
    assert (full.seat().chips, [world for world, _ in full.seat().goods]) == (4, [A]), "there are four kinds"


def test_alien_toy_shop_takes_its_own_good_only() -> None:
    assert consuming("alien_toy_shop", ANY).over


# -- selling ---------------------------------------------------------------------------------------


def test_trade_cannot_sell_it() -> None:
    table = Table("consume", Spot(f"{ANY} {N}", goods=f"{ANY} {N}", marks="consume_trade"), sets=SETS)
    assert [world for world, _ in table.seat().goods] == [ANY]
    assert len(table.seat().hand) == 2


@pytest.mark.parametrize(
    ("tableau", "value"),
    [
        ("black_market_trading_world", 5),
        ("trade_league", 6),
        ("trade_league spice_world distant_world", 2 + 1 + 2 + 3),
    ],
)
def test_a_power_sells_it_as_the_dearest_kind(tableau: str, value: int) -> None:
    state = position(GAME, "consume", Spot(f"{tableau} {ANY}", goods=ANY), sets=SETS)
    card = tableau.split(maxsplit=1)[0]
    place = {"black_market_trading_world": 0, "trade_league": 1}[card]
    assert sale_value(GAME, state, 0, ANY, GAME.catalog.power(card, place)) == value
    table = Table("consume", Spot(f"{tableau} {ANY}", goods=ANY), sets=SETS)
    assert len(table.seat().hand) == value
    assert Sell(ANY) not in table.options()


# -- Produce ---------------------------------------------------------------------------------------


def test_its_kind_is_named_where_somebody_counts_kinds() -> None:
    plain = Table("produce", Spot(ANY, marks="produce"), sets=SETS)
    assert plain.over
    assert GoodMade(0, ANY, "any", "bonus") in plain.events
    for tableau in ("diversified_economy", "consumer_markets", "mining_conglomerate"):
        table = Table("produce", Spot(f"{ANY} {tableau}", marks="produce"), sets=SETS)
        assert table.options() == {
            ProduceOn("", 0, ANY, kind) for kind in ("novelty", "rare", "genes", "alien")
        }


@pytest.mark.parametrize(("kind", "cards"), [("novelty", 1), ("alien", 0)])
def test_a_named_kind_counts_as_made(kind: str, cards: int) -> None:
    table = Table("produce", Spot(f"{ANY} consumer_markets", marks="produce"), sets=SETS)
    table.do(ProduceOn("", 0, ANY, kind))
    assert len(table.seat().hand) == cards


def test_a_power_for_one_kind_makes_that_kind() -> None:
    table = Table("produce", Spot(f"{ANY} mining_robots mining_conglomerate"), sets=SETS)
    assert len(table.seat().hand) == 2, "most rare goods"
    assert GoodMade(0, ANY, "rare", "mining_robots") in table.events


def test_the_last_empty_world_leaves_the_kinds_to_choose() -> None:
    table = Table("produce", Spot(f"{ANY} mining_robots consumer_markets", marks="produce"), sets=SETS)
    assert {action.kind for action in table.options() if isinstance(action, ProduceOn)} == {
        "novelty",
        "rare",
        "genes",
        "alien",
    }
    assert len(table.options()) == 4


# -- scoring ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tableau", "worth"),
    [
        ("pan_galactic_league", (2,)),
        ("pan_galactic_hologrid", (2,)),
        ("pan_galactic_league pan_galactic_hologrid", (2, 1)),
        ("galactic_exchange gem_world new_earth empath_world", (10,)),
        ("galactic_exchange pan_galactic_hologrid gem_world new_earth empath_world", (10, 5)),
        ("mining_league alien_tech_institute", (1, 2 + 2)),
    ],
)
def test_it_counts_as_the_one_kind_that_pays_most_in_all(tableau: str, worth: tuple[int, ...]) -> None:
    state = position(GAME, "produce", Spot(f"{tableau} {ANY}"), sets=SETS)
    assert tuple(points for _, points in score_of(GAME, state, 0).bonuses) == worth
