"""What the cards of The Brink of War do by powers of the usual kinds, card by card."""

from __future__ import annotations

import pytest

from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.race.actions import Discard, PayCard, Place, ProduceOn, UsePower, Way
from rftg_desktop.rules.race.consume import sale_value
from rftg_desktop.rules.race.explore import drawing_of
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.rounds import hand_limit
from rftg_desktop.rules.race.scoring import score_of
from rftg_desktop.rules.race.sums import military, price_of
from tests.helpers.race_table import Spot, Table, position

GAME = race_game()
CARDS = GAME.catalog.cards
SETS = "base+1+2+3"
N, R, G, A = "refugee_world", "asteroid_belt", "pre_sentient_race", "deserted_alien_outpost"


# -- Explore and Develop ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("uplift_mercenary_force", (3, 1, False)),
        ("alien_research_team", (4, 1, False)),
        ("rebel_freedom_fighters", (3, 1, False)),
        ("pan_galactic_security_council", (3, 1, False)),
        ("mining_mole_uplift_race", (3, 1, False)),
        ("pan_galactic_mediator", (3, 1, False)),
        ("terraforming_engineers", (3, 1, False)),
        ("alien_tourist_attraction", (3, 1, False)),
        ("psi_crystal_world", (3, 1, False)),
        ("rebel_sneak_attack", (2, 1, True)),
        ("information_hub", (2, 1, True)),
        ("universal_exports", (2, 1, True)),
    ],
)
def test_explore(card: str, expected: tuple[int, int, bool]) -> None:
    assert drawing_of(GAME, position(GAME, "explore", Spot(card), sets=SETS), 0) == expected


@pytest.mark.parametrize(
    ("tableau", "drawn", "gone"), [("galactic_power_brokers", 2, 1), ("information_hub", 1, 1)]
)
def test_cards_at_the_start_of_develop(tableau: str, drawn: int, gone: int) -> None:
    table = Table("develop", Spot(tableau, "gem_world", more=1), sets=SETS)
    assert len(table.seat().hand) == 2 + drawn
    table.do(Discard("gem_world"))
    assert len(table.seat().hand) == 2 + drawn - gone


# -- prices and Military ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tableau", "card", "way", "price"),
    [
        ("retrofit_and_salvage_inc", "drop_ships", "pay", 4 - 1),
        ("alien_research_team", "deserted_alien_outpost", "pay", 4 - 1),
        ("alien_research_team", "new_earth", "pay", 5),
        ("universal_peace_institute", "new_earth", "pay", 5 - 2),
        ("mining_mole_uplift_race", "new_earth", "pay", 5 - 1),
        ("mining_mole_uplift_race", "gem_world", "pay", 2),
        ("terraforming_engineers", "gem_world", "pay", 2 - 1),
        ("ravaged_uplift_world", "reptilian_uplift_race", "ravaged_uplift_world", 2),
        ("alien_research_team", "alien_robot_sentry", "alien_research_team", 2 - 1),
    ],
)
def test_prices(tableau: str, card: str, way: str, price: int) -> None:
    state = position(GAME, "settle", Spot(tableau), sets=SETS)
    assert price_of(GAME, state, 0, CARDS[card], way) == price


@pytest.mark.parametrize(
    ("tableau", "world", "strength"),
    [
        ("uplift_mercenary_force", "pirate_world", 1),
        ("uplift_mercenary_force reptilian_uplift_race", "pirate_world", 2),
        ("uplift_revolt_world ravaged_uplift_world", "pirate_world", 2),
        ("rebel_freedom_fighters", "pirate_world", 1),
        ("rebel_freedom_fighters imperium_capital", "pirate_world", 1 - 2),
        ("universal_peace_institute", "pirate_world", -2),
        ("imperium_invasion_fleet", "pirate_world", 3),
        ("imperium_invasion_fleet", "rebel_base", 3 + 1),
        ("imperium_planet_buster", "pirate_world", 3),
        ("pan_galactic_mediator", "pirate_world", -1),
        ("rebel_troops", "pirate_world", 1),
        ("psi_crystal_world", "pirate_world", -1),
    ],
)
def test_military(tableau: str, world: str, strength: int) -> None:
    state = position(GAME, "settle", Spot(tableau), sets=SETS)
    assert military(GAME, state, 0, CARDS[world]) == strength


@pytest.mark.parametrize("card", ["uplift_mercenary_force", "rebel_troops"])
def test_one_hand_card_for_one_military(card: str) -> None:
    table = Table("settle", Spot(card, "rebel_miners gem_world new_earth"), sets=SETS)
    table.do(Place("rebel_miners"))
    place = {"uplift_mercenary_force": 2, "rebel_troops": 1}[card]
    assert table.options() == {UsePower(card, place, other) for other in ("gem_world", "new_earth")}
    table.do(UsePower(card, place, "gem_world"))
    assert (table.seat().hand, table.seat().tableau[-1]) == (("new_earth",), "rebel_miners")


@pytest.mark.parametrize(
    ("tableau", "world", "possible"),
    [
        ("alien_research_team", "alien_robot_sentry", True),
        ("alien_research_team", "rebel_miners", False),
        ("alien_research_team", "alien_booby_trap", False),  # a keyword is no kind of good
        ("ravaged_uplift_world", "insect_uplift_race", True),
        ("ravaged_uplift_world", "rebel_miners", False),
    ],
)
def test_paying_for_military_worlds(tableau: str, world: str, possible: bool) -> None:
    table = Table("settle", Spot(tableau, world, more=6), sets=SETS)
    assert (Place(world) in table.options()) is possible
    if possible:
        table.do(Place(world))
        assert any(isinstance(action, PayCard) for action in table.options())


def test_a_world_of_aliens_and_chromosomes_would_be_paid_by_one_of_them() -> None:
    spot = Spot(
        "ravaged_uplift_world uplift_mercenary_force contact_specialist", "reptilian_uplift_race", more=3
    )
    table = Table("settle", spot, sets=SETS).do(Place("reptilian_uplift_race"))
    ways = {Way("conquer"), Way("ravaged_uplift_world"), Way("contact_specialist")}
    assert table.options() <= ways
    assert Way("contact_specialist") in table.options()


@pytest.mark.parametrize(
    ("tableau", "drawn", "gone"),
    [("imperium_fuel_depot", 2, 1), ("pan_galactic_hologrid", 1, 0), ("galactic_markets", 1, 0)],
)
def test_cards_for_a_world(tableau: str, drawn: int, gone: int) -> None:
    table = Table("settle", Spot(tableau, N, more=1), sets=SETS).do(Place(N))
    assert len(table.seat().hand) == 1 + drawn
    if gone:
        table.do(min(action for action in table.options() if isinstance(action, Discard)))
    assert len(table.seat().hand) == 1 + drawn - gone


# -- Consume ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "goods", "gained"),
    [
        ("rebel_troops", N, (0, 2, 0)),
        ("terraforming_engineers", N, (1, 0, 0)),
        ("alien_tourist_attraction", N, (1, 2, 0)),
        ("rebel_council", N, (1, 0, 0)),
        ("galactic_markets", f"{N} {R} {G}", (3, 0, 0)),
        ("galactic_markets", f"{N} {R}", (2, 0, 0)),
        ("alien_research_team", A, (0, 0, 1)),
        ("imperium_capital", f"{N} {R}", (0, 0, 2)),
        ("universal_peace_institute", f"{N} {R}", (1, 1, 1)),
        ("federation_capital", N, (0, 0, 1)),
        ("pan_galactic_affluence", f"{N} {R}", (1, 0, 1)),
    ],
)
def test_goods(card: str, goods: str, gained: tuple[int, int, int]) -> None:
    value = Table("consume", Spot(f"{card} {goods}", goods=goods), sets=SETS).seat()
    assert (value.chips, len(value.hand), value.prestige) == gained
    assert value.goods == ()


@pytest.mark.parametrize(("card", "place"), [("pan_galactic_security_council", 2), ("alien_guardian", 0)])
def test_two_hand_cards_for_prestige(card: str, place: int) -> None:
    table = Table("consume", Spot(card, "gem_world space_port drop_ships"), sets=SETS)
    assert table.options() == {UsePower(card, place), DONE}
    table.do(UsePower(card, place), Discard("gem_world"), Discard("space_port"))
    assert (table.seat().hand, table.seat().prestige) == (("drop_ships",), 1)


@pytest.mark.parametrize(
    ("tableau", "world", "value"),
    [
        ("pan_galactic_hologrid", N, 2 + 2),
        ("pan_galactic_hologrid", R, 3),
        ("alien_burial_site", N, 2 + 1),
        ("alien_burial_site", R, 3),
        ("universal_exports", R, 3 + 1),
    ],
)
def test_sales(tableau: str, world: str, value: int) -> None:
    state = position(GAME, "consume", Spot(f"{tableau} {world}", goods=world), sets=SETS)
    assert sale_value(GAME, state, 0, world) == value


# -- Produce ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "world",
    [
        "imperium_fuel_depot",
        "uplift_gene_breeders",
        "mining_mole_uplift_race",
        "alien_departure_point",
        "retrofit_and_salvage_inc",
        "lifeforms_inc",
        "alien_burial_site",
        "information_hub",
        "universal_exports",
    ],
)
def test_production_worlds(world: str) -> None:
    table = Table("produce", Spot(world), sets=SETS)
    assert [place for place, _ in table.seat().goods] == [world]


@pytest.mark.parametrize(
    ("card", "place", "world", "other"),
    [
        ("lifeforms_inc", 2, G, N),
        ("alien_booby_trap", 1, A, N),
        ("universal_exports", 3, N, ""),
        ("universal_exports", 3, A, ""),
    ],
)
def test_a_hand_card_for_a_windfall_good(card: str, place: int, world: str, other: str) -> None:
    table = Table("produce", Spot(f"{card} {world} {other}".strip(), "drop_ships space_port"), sets=SETS)
    use = ProduceOn(card, place, world)
    assert table.options() == {use, DONE}
    table.do(use, Discard("drop_ships"))
    assert world in dict(table.seat().goods)
    assert table.seat().hand == ("space_port",)


@pytest.mark.parametrize(
    ("tableau", "cards"),
    [("galactic_markets", 1), ("alien_cornucopia", 1), ("black_hole_miners", 3)],
)
def test_cards_in_produce(tableau: str, cards: int) -> None:
    assert len(Table("produce", Spot(tableau), sets=SETS).seat().hand) == cards


@pytest.mark.parametrize(("other", "cards"), [("", 1), ("mining_world", 0)])
def test_affluence_counts_all_goods(other: str, cards: int) -> None:
    spots = (Spot("pan_galactic_affluence gem_world"), Spot(other))
    assert len(Table("produce", *spots, sets=SETS).seat().hand) == cards + 1, "and the card of Gem World"


def test_the_hand_limit_of_black_hole_miners() -> None:
    spots = (Spot("black_hole_miners pan_galactic_research"), Spot("black_hole_miners"), Spot())
    for spot, limit in zip(spots, (12, 12, 10), strict=True):
        assert hand_limit(GAME, position(GAME, "produce", spot, sets=SETS), 0) == limit


# -- scoring ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tableau", "prestige", "card", "points"),
    [
        (
            "golden_age_of_terraforming terraforming_robots trade_league gem_world mining_world "
            "lifeforms_inc alien_departure_point asteroid_belt",
            0,
            "golden_age_of_terraforming",
            2 + 2 + 1 + 1 + 1 + 1 + 1,
        ),
        (
            "universal_peace_institute pan_galactic_mediator pirate_world empath_world",
            0,
            "universal_peace_institute",
            4 + 2 + 1,
        ),
        ("universal_peace_institute drop_ships pirate_world", 0, "universal_peace_institute", 1),
        ("federation_capital", 4, "federation_capital", 4),
        (
            "pan_galactic_hologrid gem_world refugee_world expanding_colony asteroid_belt drop_ships",
            0,
            "pan_galactic_hologrid",
            2 + 2 + 2 + 1,
        ),
        (
            "pan_galactic_affluence export_duties galactic_renaissance terraformed_world",
            3,
            "pan_galactic_affluence",
            3 + 2 + 2 + 2,
        ),
        (
            "alien_cornucopia alien_departure_point gem_world mining_world lifeforms_inc asteroid_belt",
            0,
            "alien_cornucopia",
            2 + 2 + 1 + 1 + 1,
        ),
    ],
)
def test_variable_cards(tableau: str, prestige: int, card: str, points: int) -> None:
    state = position(GAME, "produce", Spot(tableau, prestige=prestige), sets=SETS)
    assert dict(score_of(GAME, state, 0).bonuses)[card] == points


def test_worlds_may_be_worth_less_than_nothing() -> None:
    state = position(GAME, "produce", Spot("ravaged_uplift_world"), sets=SETS)
    assert score_of(GAME, state, 0).total == -1
