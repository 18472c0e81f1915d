"""Powers that Rebel vs Imperium brings, and its choice of start worlds."""

from __future__ import annotations

import pytest

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.race.actions import Discard, Keep, KeepStart, Pass, PayCard, Place, UsePower, Way
from rftg_desktop.rules.race.explore import drawing_of
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.rounds import hand_limit
from rftg_desktop.rules.race.scoring import end_reasons, score_of
from rftg_desktop.rules.race.state import Setup
from rftg_desktop.rules.race.sums import military, price_of
from tests.helpers.race_table import Spot, Table, position

GAME = race_game()
CARDS = GAME.catalog.cards
SETS = "base+1+2"


def test_each_seat_keeps_a_red_or_a_blue_start_world() -> None:
    state, _ = GAME.new(Setup(seats=2, deck=SETS), 5)
    kept = []
    for seat in (0, 1):
        red, blue = state.seats[seat].offered
        assert (CARDS[red].start or 0) % 2 == 1
        assert (CARDS[blue].start or 0) % 2 == 0
        state, _ = engine.apply(GAME, state, seat, KeepStart(blue))
        assert red in state.discard
        kept.append(blue)
        while engine.options(GAME, state, seat) != (DONE,):
            state, _ = engine.apply(GAME, state, seat, engine.options(GAME, state, seat)[0])
        state, _ = engine.apply(GAME, state, seat, DONE)
    assert [value.tableau for value in state.seats] == [(kept[0],), (kept[1],)]
    lowest = min(state.order, key=lambda seat: state.seats[seat].start)
    assert state.order[0] == lowest
    for value in state.seats:
        assert len(value.goods) == CARDS[value.tableau[0]].is_windfall


@pytest.mark.parametrize(
    "card",
    [
        "alien_data_repository",
        "prospecting_guild",
        "rebel_pact",
        "smuggling_world",
        "blaster_runners",
        "trading_outpost",
        "gem_smugglers",
    ],
)
def test_mixing(card: str) -> None:
    assert drawing_of(GAME, position(GAME, "explore", Spot(card), sets=SETS), 0).mix


def test_with_mix_the_discards_come_from_the_whole_hand() -> None:
    table = Table(
        "explore", Spot("rebel_pact", "gem_world new_earth"), sets=SETS, deck="drop_ships space_port"
    )
    assert table.options() == {
        Discard(card) for card in ("gem_world", "new_earth", "drop_ships", "space_port")
    }
    table.do(Discard("gem_world"))
    assert table.seat().hand == ("drop_ships", "new_earth", "space_port")


@pytest.mark.parametrize(
    ("tableau", "world", "strength"),
    [
        ("imperium_warlord", "rebel_base", 2),
        ("imperium_warlord", "pirate_world", 1),
        ("imperium_troops imperium_seat", "rebel_base", 3),
        ("hidden_fortress pirate_world new_sparta", "pirate_world", 3 + 2),
        ("smuggling_world", "primitive_rebel_world", 1),
        ("gem_smugglers", "rebel_miners", 1),
        ("abandoned_alien_uplift_camp alien_uplift_center", "hive_world", 4),
        ("mercenary_fleet blaster_runners imperium_blaster_gem_consortium", "pirate_world", 4),
    ],
)
def test_military(tableau: str, world: str, strength: int) -> None:
    state = position(GAME, "settle", Spot(tableau), sets=SETS)
    assert military(GAME, state, 0, CARDS[world]) == strength


@pytest.mark.parametrize(
    ("tableau", "world", "way", "price"),
    [
        ("rebel_cantina", "rebel_base", "rebel_cantina", 6),
        ("rebel_alliance", "rebel_base", "rebel_alliance", 4),
        ("rebel_alliance rebel_pact", "rebel_base", "rebel_alliance", 2),
        ("contact_specialist rebel_pact", "pirate_world", "contact_specialist", 0),
        ("gem_smugglers pan_galactic_research", "asteroid_belt", "pay", 1),
        ("alien_uplift_center", "empath_world", "pay", 0),
    ],
)
def test_prices(tableau: str, world: str, way: str, price: int) -> None:
    state = position(GAME, "settle", Spot(tableau), sets=SETS)
    assert price_of(GAME, state, 0, CARDS[world], way) == price


def test_rebel_alliance_opens_rebel_worlds_only() -> None:
    table = Table("settle", Spot("rebel_alliance", "pirate_world rebel_underground", more=4), sets=SETS)
    assert table.options() == {Place("rebel_underground"), Pass()}


def test_crash_program_is_thrown_away_for_three_less() -> None:
    table = Table("develop", Spot("randd_crash_program", "drop_ships gem_world"), sets=SETS)
    table.do(Place("drop_ships"))
    assert table.seat().tableau == ("drop_ships",)
    assert table.seat().hand == ()


def test_crash_program_turns_a_card_into_another() -> None:
    table = Table("consume", Spot("randd_crash_program", "gem_world"), sets=SETS, deck="new_earth")
    table.do(UsePower("randd_crash_program", 1))
    assert table.seat().hand == ("new_earth",)


def test_cloaking_conquers_a_peaceful_world_with_two_more() -> None:
    table = Table(
        "settle", Spot("imperium_cloaking_technology new_sparta", "mining_world new_earth"), sets=SETS
    )
    assert table.options() == {Place("mining_world"), Pass()}
    table.do(Place("mining_world"))
    assert table.seat().tableau == ("new_sparta", "mining_world")
    assert table.seat().hand == ("new_earth",)


def test_cloaking_or_payment_is_asked() -> None:
    table = Table("settle", Spot("imperium_cloaking_technology", "gem_world", more=3), sets=SETS)
    table.do(Place("gem_world"))
    assert table.options() == {Way("pay"), Way("imperium_cloaking_technology")}
    table.do(Way("pay"))
    assert any(isinstance(action, PayCard) for action in table.options())


def test_galactic_salon_is_doubled() -> None:
    assert Table("consume", Spot("galactic_salon"), sets=SETS).seat().chips == 1
    assert Table("consume", Spot("galactic_salon", marks="consume_x2"), sets=SETS).seat().chips == 2


def test_galactic_exchange_takes_one_good_of_each_kind() -> None:
    goods = "refugee_world asteroid_belt destroyed_world empath_world"
    table = Table("consume", Spot(f"galactic_exchange {goods}", goods=goods), sets=SETS)
    while not table.over:
        table.do(min(table.options(), key=str))
    assert (table.seat().chips, len(table.seat().hand), len(table.seat().goods)) == (3, 3, 1)


ANTE = UsePower("gambling_world_revised", 1, "comet_zone")


def test_the_ante_wins_any_flipped_card_if_one_is_dearer() -> None:
    table = Table(
        "consume",
        Spot("gambling_world_revised", "comet_zone"),
        sets=SETS,
        deck="gem_world new_earth space_port",
    )
    assert table.options() == {ANTE, DONE}
    table.do(ANTE)
    assert table.options() == {Keep("gem_world"), Keep("new_earth"), Keep("space_port")}
    table.do(Keep("gem_world"))
    assert table.seat().hand == ("comet_zone", "gem_world")
    assert table.state.discard == ("new_earth", "space_port")


def test_the_ante_is_lost_with_all_flipped_cards_otherwise() -> None:
    table = Table(
        "consume",
        Spot("gambling_world_revised", "comet_zone"),
        sets=SETS,
        deck="gem_world mining_world space_port",
    )
    table.do(ANTE)
    assert table.seat().hand == ()
    assert len(table.state.discard) == 4


def test_produce_powers() -> None:
    code = Table("produce", Spot("uplift_code devolved_uplift_race insect_uplift_race"), sets=SETS)
    assert len(code.seat().hand) == 4
    cantina = Table("produce", Spot("rebel_cantina rebel_outpost rebel_miners"), sets=SETS)
    assert len(cantina.seat().hand) == 3
    symbionts = Table("produce", Spot("universal_symbionts empath_world"), sets=SETS)
    assert [world for world, _ in symbionts.seat().goods] == ["empath_world"]


def test_hand_limit_and_size_of_the_end() -> None:
    research = position(GAME, "produce", Spot("pan_galactic_research"), Spot(), sets=SETS)
    assert [hand_limit(GAME, research, seat) for seat in (0, 1)] == [12, 10]
    twelve = (
        "old_earth drop_ships space_marines export_duties public_works expedition_force mining_robots "
        "interstellar_bank colony_ship contact_specialist genetics_lab"
    )
    fortress = position(GAME, "produce", Spot(f"{twelve} hidden_fortress"), sets=SETS)
    assert end_reasons(GAME, fortress) == ()
    without = position(GAME, "produce", Spot(f"{twelve} rebel_pact"), sets=SETS)
    assert end_reasons(GAME, without) == ("tableau",)


@pytest.mark.parametrize(
    ("tableau", "card", "points"),
    [
        (
            "galactic_exchange gem_world new_earth empath_world diversified_economy",
            "galactic_exchange",
            6 + 3,
        ),
        ("imperium_seat imperium_troops rebel_base rebel_cantina", "imperium_seat", 2 + 2 + 2),
        ("rebel_alliance rebel_pact rebel_base pirate_world", "rebel_alliance", 2 + 2 + 2 + 1),
        ("uplift_code insect_uplift_race alien_uplift_center", "uplift_code", 2 + 3 + 2),
        (
            "galactic_bankers interstellar_bank gambling_world_revised drop_ships",
            "galactic_bankers",
            1 + 2 + 2 + 1,
        ),
        (
            "prospecting_guild new_earth asteroid_belt gem_world terraforming_robots",
            "prospecting_guild",
            2 + 2 + 1 + 1,
        ),
    ],
)
def test_variable_developments(tableau: str, card: str, points: int) -> None:
    state = position(GAME, "produce", Spot(tableau), sets=SETS)
    assert dict(score_of(GAME, state, 0).bonuses)[card] == points
