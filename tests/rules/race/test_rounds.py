"""Rounds of Race: choosing actions, hand limit, the end, scoring, set-ups that are refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.race.actions import Mark
from rftg_desktop.rules.race.events import GameEnded
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.scoring import score_of, winners
from rftg_desktop.rules.race.state import Setup
from rftg_desktop.rules.race.steps import EndRound, TrimHands
from tests.helpers.race_table import Spot, Table, position

GAME = race_game()
N, R = "refugee_world", "asteroid_belt"


def test_a_second_develop_is_open_only_after_the_first() -> None:
    state, _ = GAME.new(Setup(seats=2, actions=2), 3)
    while engine.choice_of(state, 0) is None or not isinstance(engine.options(GAME, state, 0)[0], Mark):
        seat = next(
            seat
            for seat in engine.waiting(state)
            if not isinstance(engine.options(GAME, state, seat)[0], Mark)
        )
        state, _ = engine.apply(GAME, state, seat, engine.options(GAME, state, seat)[0])
    assert Mark("develop_second") not in engine.options(GAME, state, 0)
    state, _ = engine.apply(GAME, state, 0, Mark("develop"))
    assert Mark("develop_second") in engine.options(GAME, state, 0)
    state, _ = engine.apply(GAME, state, 0, Mark("develop_second"))
    assert engine.options(GAME, state, 0) == (DONE,)


def _ending(*spots: Spot, pool: int | None = None) -> Table:
    table = Table("produce", *spots, pool=pool)
    table.state = replace(table.state, agenda=(TrimHands(), EndRound()))
    table.state, table.events = engine.advance(GAME, table.state)
    return table


def test_hands_are_trimmed_to_ten() -> None:
    table = _ending(Spot(more=11))
    assert len(table.options()) > 1
    table.do(next(iter(table.options())))
    assert len(table.seat().hand) == 10
    assert table.state.round == 2


EIGHT = (
    "old_earth drop_ships space_marines export_duties public_works expedition_force mining_robots "
    "interstellar_bank"
)


def test_twelve_cards_end_the_game() -> None:
    eleven = _ending(Spot(f"{EIGHT} colony_ship contact_specialist genetics_lab"))
    assert eleven.state.round == 2
    twelve = _ending(Spot(f"{EIGHT} colony_ship contact_specialist genetics_lab replicant_robots"))
    (ended,) = (event for event in twelve.events if isinstance(event, GameEnded))
    assert ended.reasons == ("tableau",)
    assert ended.winners == (0,)


def test_an_empty_pool_ends_the_game_and_the_reserve_pays() -> None:
    table = Table("consume", Spot(f"old_earth {N} {R}", goods=f"{N} {R}", marks="consume_x2", chips=22))
    assert (table.state.pool, table.seat().chips) == (-2, 26)
    table.state = replace(table.state, agenda=(EndRound(),))
    _, events = engine.advance(GAME, table.state)
    (ended,) = (event for event in events if isinstance(event, GameEnded))
    assert ended.reasons == ("pool",)


def test_ties_go_to_hand_cards_and_goods_and_else_to_all() -> None:
    state = position(
        GAME,
        "produce",
        Spot("new_earth", more=1),
        Spot("new_survivalists artist_colony space_port", goods="artist_colony"),
    )
    assert winners(GAME, state) == (0, 1)
    ahead = position(
        GAME,
        "produce",
        Spot("new_earth", more=2),
        Spot("new_survivalists artist_colony space_port", goods="artist_colony"),
    )
    assert winners(GAME, ahead) == (0,)


@pytest.mark.parametrize(
    ("tableau", "chips", "card", "points"),
    [
        (
            "pan_galactic_league contact_specialist hive_world empath_world pirate_world avian_uplift_race",
            0,
            "pan_galactic_league",
            3 + 2 + 2 + 1 + 2,
        ),
        (
            "mining_league mining_robots mining_conglomerate new_earth asteroid_belt",
            0,
            "mining_league",
            2 + 2 + 2 + 1,
        ),
        (
            "free_trade_association consumer_markets expanding_colony gem_world refugee_world",
            0,
            "free_trade_association",
            2 + 2 + 2 + 1,
        ),
        (
            "alien_tech_institute alien_robotic_factory deserted_alien_library alien_rosetta_stone_world",
            0,
            "alien_tech_institute",
            2 + 3 + 2 + 2,
        ),
        (
            "galactic_survey_seti star_nomad_lair expedition_force new_earth",
            0,
            "galactic_survey_seti",
            1 + 2 + 1 + 1,
        ),
        ("galactic_federation drop_ships merchant_guild new_earth", 0, "galactic_federation", 2 + 1 + 2),
        (
            "new_galactic_order drop_ships contact_specialist alpha_centauri",
            0,
            "new_galactic_order",
            2 + 3 - 1,
        ),
        ("merchant_guild new_earth gem_world asteroid_belt plague_world", 0, "merchant_guild", 6),
        (
            "new_economy public_works old_earth export_duties black_market_trading_world",
            0,
            "new_economy",
            2 + 2 + 1 + 1,
        ),
        (
            "galactic_renaissance research_labs galactic_trendsetters artist_colony",
            8,
            "galactic_renaissance",
            2 + 9,
        ),
        (
            "galactic_imperium rebel_base pirate_world rebel_miners new_earth",
            0,
            "galactic_imperium",
            2 + 1 + 2,
        ),
        ("trade_league export_duties old_earth new_economy", 0, "trade_league", 2 + 2 + 1),
        (
            "terraforming_guild terraforming_robots asteroid_belt refugee_world new_earth",
            0,
            "terraforming_guild",
            2 + 2 + 2 + 2,
        ),
        (
            "galactic_genome_project genetics_lab hive_world empath_world",
            0,
            "galactic_genome_project",
            3 + 2 + 2,
        ),
        (
            "imperium_lords imperium_armaments_world galactic_imperium pirate_world",
            0,
            "imperium_lords",
            2 + 2 + 2 + 1,
        ),
    ],
)
def test_variable_developments(tableau: str, chips: int, card: str, points: int) -> None:
    state = position(GAME, "produce", Spot(tableau, chips=chips), sets="base+1")
    assert dict(score_of(GAME, state, 0).bonuses)[card] == points


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (Setup(seats=1), "2 to 4 players"),
        (Setup(seats=5), "2 to 4 players"),
        (Setup(seats=3, actions=2), "for two players"),
        (Setup(seats=2, actions=3), "one or two actions"),
        (Setup(seats=2, deck="base+9"), "no combination"),
        (Setup(seats=2, starts=("old_earth",)), "for each seat"),
        (Setup(seats=2, starts=("old_earth", "gem_world")), "gem_world"),
    ],
)
def test_impossible_set_ups_are_refused(setup: Setup, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        GAME.new(setup, 1)
