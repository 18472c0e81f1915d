"""What the set-up of Race solo offers comes from the data: numbers, names, and what is house-made."""

from __future__ import annotations

from typing import Any

import pytest

from rftg_desktop.rules.race.catalog import DECKS
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.registry import pack_checker
from rftg_desktop.views.race_choices import race_choices
from rftg_desktop.views.words.race.start_worlds import row_text, start_lines

BOOK = race_game().robot


def pack(ident: str, side: str, **fields: Any) -> dict[str, Any]:
    return {"game": "race", "set": "robot", "id": ident, "side": side, "fields": fields}


def test_sets_with_their_cards_and_start_worlds() -> None:
    choices = race_choices()
    assert [choice.ident for choice in choices.sets] == list(DECKS)
    for choice, cards, starts in zip(choices.sets, (114, 136, 180, 228), (5, 9, 12, 16), strict=True):
        assert f"{cards} cards, {starts} of them start worlds" in choice.facts[0].text
        assert len(choices.starts[choice.ident]) == starts
    assert [choice.name for choice in choices.sets][1:] == [
        "and The Gathering Storm",
        "and Rebel vs Imperium",
        "and The Brink of War",
    ]


def test_levels_with_their_numbers() -> None:
    choices = race_choices()
    for level, counters, points in (("easy", 1, 6), ("medium", 2, 6), ("hard", 3, 9)):
        (fact,) = choices.difficulties[level].facts
        assert f"{counters} six-cost counter" in fact.text
        assert f"worth {points} VP" in fact.text
        assert not fact.house_made


def test_house_options_with_their_official_numbers() -> None:
    choices = race_choices()
    assert (choices.keeps, choices.keep) == ((3, 4, 5, 6), 4)
    assert "29" in choices.more_chips
    assert "24" in choices.more_chips
    assert "Merchant Guild" in choices.reprints


@pytest.mark.parametrize("start", sorted(BOOK.worlds))
def test_every_fact_of_a_start_world_is_told_with_its_status(start: str) -> None:
    world, lines = BOOK.worlds[start], start_lines(BOOK, start)
    facts = [world.start, world.equals, *world.turns.values(), *world.rows.values()]
    facts += [world.keywords] if world.keywords is not None else []
    assert len(lines) == len(facts)
    assert sum(line.house_made for line in lines) == sum(fact.house_made for fact in facts)
    assert all(line.text.endswith(".") and "_" not in line.text for line in lines)
    assert len({line.text for line in lines}) == len(lines)


def test_rows_in_sentences() -> None:
    told = {name: row_text(row) for name, row in BOOK.mat.items()}
    assert told["settle.response"] == (
        "with credit 1 or more draws 2 cards, places a world that is not military, pays credit 1."
    )
    assert told["consume.both"] == "gains 2 × its economy in VP, credit +2, economy +1."
    assert told["develop.counter_action"] == "with credit 2 or more places a six-cost counter for credit 2."
    assert told["produce.response"] == "nothing."
    first = row_text(BOOK.worlds["doomed_world"].rows["settle.first_action"])
    assert "worth 3 VP or more from the deck" in first
    assert "its start world leaves" in first


def test_a_pack_changes_what_is_told_and_marks_it() -> None:
    overrides = [
        pack("difficulties", "hard", points=11),
        pack("ancient_race", "equals", face="explore"),
        pack("ancient_race", "start", credit=3, status="published"),
    ]
    problem = pack_checker()
    assert [problem(override) for override in overrides] == [None] * 3
    choices = race_choices(overrides)
    (hard,) = choices.difficulties["hard"].facts
    assert "worth 11 VP" in hard.text
    assert hard.house_made
    (ancient,) = [world for world in choices.starts[DECKS[1]] if world.ident == "ancient_race"]
    begins, equals = ancient.facts[:2]
    assert "credit 3" in begins.text
    assert not begins.house_made
    assert "Explore" in equals.text
    assert equals.house_made
