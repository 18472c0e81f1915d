"""The cards of Race: how many of what, and that each kind of power is known and used."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import msgspec
import pytest
from msgspec import structs

from rftg_desktop.rules.race.catalog import GOODS, SETS, Catalog, raw_records
from rftg_desktop.rules.race.powers.kinds import AnyPower
from rftg_desktop.rules.race.powers.producing import Produce
from rftg_desktop.rules.race.powers.scoring import AnyBonus, PerCard
from rftg_desktop.rules.race.state import DECKS, PHASES

CATALOG = Catalog(raw_records(), AnyPower)
CARDS = list(CATALOG.cards.values())


@pytest.mark.parametrize(
    ("deck", "cards", "starts", "worlds", "developments", "players"),
    [
        ("base", 114, 5, 64, 50, 4),
        ("base+1", 136, 9, 78, 58, 5),
        ("base+1+2", 180, 12, 100, 80, 6),
        ("base+1+2+3", 228, 16, 126, 102, 6),
    ],
)
def test_decks(deck: str, cards: int, starts: int, worlds: int, developments: int, players: int) -> None:
    found = CATALOG.deck(deck)
    kinds = Counter(CATALOG.cards[card].kind for card in found)
    assert len(found) == cards
    assert kinds == {"world": worlds, "development": developments}
    numbers = [CATALOG.cards[card].start for card in CATALOG.start_worlds(deck)]
    assert numbers == list(range(starts))
    assert CATALOG.deck_rules(deck).players_max == players
    names = {CATALOG.cards[card].name for card in found}
    assert len(names) == len(set(found)), "two designs of one name are never in one deck"


def test_designs_of_each_set() -> None:
    assert Counter(card.set for card in CARDS) == dict(zip(SETS, (95, 19, 37, 40), strict=True))


def test_copies_begin_with_the_set_and_worlds_are_single() -> None:
    for card in CARDS:
        first = SETS.index(card.set)
        assert not any(card.copies[:first]), card.id
        assert card.copies[first] > 0, card.id
        if card.is_world:
            assert max(card.copies) == 1, card.id


def test_values_fit_together() -> None:
    for card in CARDS:
        assert 0 <= card.cost <= 9, card.id
        assert card.variable == bool(card.end_bonus), card.id
        assert (card.production == "none") == (card.good == ""), card.id
        assert not (card.good or card.military) or card.is_world, card.id
        makes = sum(isinstance(power, Produce) for power in card.powers)
        assert makes == (card.production == "production"), card.id
    assert [card.id for card in CARDS if card.good == "any"] == ["alien_oort_cloud_refinery"]


def test_lines_of_scoring_fall_in_points() -> None:
    for card in CARDS:
        points = [line.points_each for line in card.end_bonus if isinstance(line, PerCard)]
        assert points == sorted(points, reverse=True), card.id


def test_powers_stand_in_the_order_of_the_phases() -> None:
    """In both editions; what belongs to no phase stands last."""
    order = [*PHASES, "none"]
    for catalog in (CATALOG, Catalog(raw_records(second_edition=True), AnyPower)):
        for card in catalog.cards.values():
            rows = [order.index(power.when) for power in card.powers]
            assert rows == sorted(rows), card.id


def test_every_kind_of_power_and_line_is_used() -> None:
    assert len(get_args(AnyPower)) == 52
    assert {type(power) for card in CARDS for power in card.powers} == set(get_args(AnyPower))
    second = [line for card in CARDS if card.second_edition for line in card.second_edition.add_end_bonus]
    lines = [line for card in CARDS for line in card.end_bonus]
    assert {type(line) for line in (*lines, *second)} == set(get_args(AnyBonus))


def test_the_trade_row_is_not_the_consume_row() -> None:
    rows = {card.id: card.rows for card in CARDS}
    assert rows["export_duties"] == {"trade"}
    assert rows["black_market_trading_world"] == {"consume"}
    assert rows["trade_league"] == {"trade", "consume"}
    assert rows["new_economy"] == {"consume"}
    assert rows["galactic_survey_seti"] == {"explore"}


def test_the_second_edition_changes_five_cards_of_the_base() -> None:
    second = Catalog(raw_records(second_edition=True), AnyPower)
    changed = {card.id for card in CARDS if structs.asdict(second.cards[card.id]) != structs.asdict(card)}
    assert changed == {
        "outlaw_world",
        "black_market_trading_world",
        "merchant_guild",
        "imperium_armaments_world",
        "bio_hazard_mining_world",
    }
    assert CATALOG.cards["imperium_armaments_world"].cost == 4
    assert second.cards["imperium_armaments_world"].cost == 3
    assert second.cards["bio_hazard_mining_world"].vp == 0
    assert [power.when for power in second.cards["outlaw_world"].powers] == ["settle", "consume"]
    assert len(second.cards["merchant_guild"].end_bonus) == 5


def test_the_sale_values() -> None:
    assert [CATALOG.constants.trade_values[kind] for kind in GOODS] == [2, 3, 4, 5]


def test_a_bad_record_is_named_with_its_field() -> None:
    records = raw_records()
    records[3]["powers"][0]["amount"] = "two"
    with pytest.raises(msgspec.ValidationError, match=r"new_sparta.*powers\[0\]\.amount"):
        Catalog(records, AnyPower)


def test_cards_carry_facts_only() -> None:
    assert len(DECKS) == 4
    assert not any("text" in record for record in raw_records())
