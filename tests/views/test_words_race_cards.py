"""Every card of Race has words, made from its record: each number and each flag of a power is in them."""

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rftg_desktop.rules.race.catalog import Card
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.powers import scoring as end
from rftg_desktop.rules.race.powers.base import Power
from rftg_desktop.rules.race.powers.drawing import HandLimit
from rftg_desktop.rules.race.powers.kinds import AnyPower
from rftg_desktop.views.words.race import names
from rftg_desktop.views.words.race.anchors import PARAGRAPHS
from rftg_desktop.views.words.race.cards import BONUSES, bonus_line, explain_card, kind_text, origin_text
from rftg_desktop.views.words.race.powers import BODIES, power_line, power_text
from rftg_desktop.views.words.translation import set_translator
from tests.views.race_play import CATALOG, looks_well

SECOND = race_game(second_edition=True).catalog
CARDS = list(CATALOG.cards.values())
POWERS = [(card, at, power) for card in CARDS for at, power in enumerate(card.powers)]
IDS = [f"{card.name} {at} {type(power).__name__}" for card, at, power in POWERS]
LINES_AT_MOST = 9


def the(name: str) -> Card:
    return next(card for card in CARDS if card.name == name)


def lines_of(name: str) -> list[str]:
    return list(explain_card(CATALOG, the(name)))


def changed(value: Any) -> Iterator[tuple[str, Any]]:
    """Give a record with each of its numbers and flags changed, one at a time."""
    for field in msgspec.structs.fields(value):
        now = getattr(value, field.name)
        if isinstance(now, bool):
            yield field.name, msgspec.structs.replace(value, **{field.name: not now})
        elif isinstance(now, int):
            yield field.name, msgspec.structs.replace(value, **{field.name: now + 1})
        elif isinstance(now, msgspec.Struct):
            for name, other in changed(now):
                yield f"{field.name}.{name}", msgspec.structs.replace(value, **{field.name: other})
        elif field.name in ("good", "against") and now in names.GOODS:
            other = "genes" if now != "genes" else "rare"
            yield field.name, msgspec.structs.replace(value, **{field.name: other})


class TestEveryPower:
    @pytest.mark.parametrize(("card", "at", "power"), POWERS, ids=IDS)
    def test_it_has_a_clean_line(self, card: Card, at: int, power: Power) -> None:
        line = power_line(power)
        assert looks_well(line)
        assert re.fullmatch(r"[A-Z].{10,189}\.", line), line

    @pytest.mark.parametrize(("card", "at", "power"), POWERS, ids=IDS)
    def test_its_numbers_and_flags_come_from_the_record(self, card: Card, at: int, power: Power) -> None:
        found = dict(changed(power))
        found.pop("usable_in_takeover", None)  # takeovers are not played
        if getattr(getattr(power, "goods", None), "from_this_world", False):
            del found["goods.count"], found["goods.different"], found["times"]  # one world has one good
        for field, other in found.items():
            assert power_line(other) != power_line(power), field

    def test_all_kinds_have_words_and_no_others(self) -> None:
        assert set(AnyPower.__args__) == set(BODIES) == set(PARAGRAPHS)
        assert len(BODIES) == 52

    def test_powers_that_differ_read_differently(self) -> None:
        lines: dict[str, set[str]] = {}
        for _, _, power in POWERS:
            lines.setdefault(power_line(power), set()).add(msgspec.json.encode(power).decode())
        assert {line: powers for line, powers in lines.items() if len(powers) > 1} == {}

    def test_optional_ones_say_may(self) -> None:
        for _, _, power in POWERS:
            assert ("you may" in power_line(power).lower()) == (power.may or isinstance(power, HandLimit))

    def test_the_phase_stands_first(self) -> None:
        for _, _, power in POWERS:
            head = names.phase_name("trade" if power.in_trade_row else power.when)
            assert (power.when == "none") != power_line(power).startswith(f"{head}: ")

    def test_an_unknown_kind_does_not_fail(self) -> None:
        assert power_text(Power(when="settle")) == "a power this version has no words for"


class TestEveryCard:
    @pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
    def test_it_is_explained(self, card: Card) -> None:
        lines = explain_card(CATALOG, card)
        assert 1 <= len(lines) <= LINES_AT_MOST
        assert all(map(looks_well, (*lines, kind_text(card), origin_text(card)))), lines
        assert all(len(line) <= 190 for line in lines)
        assert [line for line in lines if line in map(power_line, card.powers)] == [
            power_line(power) for power in card.powers
        ]

    def test_the_second_edition_says_what_it_changed(self) -> None:
        differing = {
            card.name
            for card in CARDS
            if (explain_card(CATALOG, card), kind_text(card))
            != (explain_card(SECOND, SECOND.cards[card.id]), kind_text(SECOND.cards[card.id]))
        }
        assert differing == {card.name for card in CARDS if card.second_edition is not None}

    def test_house_made_values_are_named(self) -> None:
        card = msgspec.structs.replace(the("Gem World"), house_made=True)
        assert explain_card(CATALOG, card)[-1].startswith("House-made value")

    def test_every_sentence_comes_from_the_translator(self) -> None:
        titles = {card.name for card in CARDS}
        set_translator(lambda text: re.sub(r"[a-zA-Z]+(?![^{]*})", "~", text))
        try:
            for card in CARDS:
                for line in (*explain_card(CATALOG, card), kind_text(card), origin_text(card)):
                    text = line
                    for title in titles:
                        text = text.replace(title, "")
                    assert not re.search(r"[a-zA-Z]", text), line
        finally:
            set_translator(None)


class TestTheEnd:
    def test_all_kinds_of_lines_have_words(self) -> None:
        assert set(end.AnyBonus.__args__) == {*BONUSES, end.PerCard}

    @pytest.mark.parametrize("card", [card for card in CARDS if card.end_bonus], ids=lambda card: card.id)
    def test_its_numbers_come_from_the_record(self, card: Card) -> None:
        for at, line in enumerate(card.end_bonus):
            for field, other in changed(line):
                bonus = (*card.end_bonus[:at], other, *card.end_bonus[at + 1 :])
                told = bonus_line(CATALOG, msgspec.structs.replace(card, end_bonus=bonus))
                assert told != bonus_line(CATALOG, card), (at, field)

    def test_a_card_counted_before_is_another_one(self) -> None:
        assert lines_of("Imperium Lords")[1] == (
            "At the end: 2 VP for each Imperium card; 1 VP for each other military world."
        )


def test_some_cards_in_full() -> None:
    assert lines_of("Contact Specialist") == [
        "Settle: -1 Military.",
        "Settle: you may pay for a military world: its defence less 1 in cards (no Alien Technology world).",
        "Worth 1 VP.",
    ]
    assert lines_of("Alien Toy Shop") == [
        "Consume: discard the good of this world for 2 VP.",
        "Windfall: it arrives with a good; another one takes a bonus or a power.",
        "Keywords: Alien.",
        "Worth 1 VP.",
    ]
    assert lines_of("Galactic Exchange") == [
        "Consume: discard up to four goods of different kinds, each for 1 VP and 1 card.",
        "At the end: 3 VP for each Diversified Economy; "
        "1, 3, 6 or 10 VP for 1, 2, 3 or 4 kinds of good among your worlds.",
    ]
    assert lines_of("Merchant Guild")[1] == (
        "At the end: 2 VP for each Novelty, Rare Elements, Genes or Alien Technology production world."
    )
    assert lines_of("Rebel Homeworld") == ["It has no power.", "Keywords: Rebel.", "Worth 7 VP."]


def test_what_a_card_is() -> None:
    assert kind_text(the("Old Earth")) == "Gray world, cost 3"
    assert kind_text(the("Pirate World")) == "Novelty windfall world, military, defence 3"
    assert kind_text(the("Alien Oort Cloud Refinery")) == "Windfall world of any kind, cost 0"
    assert kind_text(the("Public Works")) == "Development, cost 1"
    assert origin_text(the("New Sparta")) == "Base game, start world 3"


def test_names() -> None:
    assert [names.phase_title(phase) for phase in names.PHASES] == [
        "I Explore",
        "II Develop",
        "III Settle",
        "IV Consume",
        "V Produce",
    ]
    assert names.turn_title("settle", 1, twice=True) == "III Settle 2"
    assert names.space_name("consume_x2") == "Double VP"
    assert names.zone_name("far_place") == "Far place"
    assert names.gains(1, 2, 1) == "1 VP, 2 cards and 1 prestige"
    assert names.goods(2, "genes") == "two Genes goods"
    for table in (names.SPACES, names.GOODS, names.ZONES, names.SETS, names.DECKS, names.FACES):
        assert all(json.dumps(value) for value in table.values())
