"""What the set-up of Race solo offers comes from the data: numbers, names, and what is house-made."""

from __future__ import annotations

from typing import Any

from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import DECKS
from rftg_desktop.rules.registry import pack_checker
from rftg_desktop.views.race_choices import race_choices


def pack(ident: str, side: str, **fields: Any) -> dict[str, Any]:
    return {"game": "race", "set": "robot", "id": ident, "side": side, "fields": fields}


def test_sets_with_their_cards_and_start_worlds() -> None:
    choices = race_choices()
    assert [choice.ident for choice in choices.sets] == list(DECKS)
    for choice, cards, starts in zip(choices.sets, (114, 136, 180, 228), (5, 9, 12, 16), strict=True):
        assert f"{cards} cards, {starts} of them start worlds" in choice.facts[0]
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
        assert f"{counters} six-cost counter" in fact
        assert f"worth {points} VP" in fact
        assert "house-made" not in fact


def test_house_options_with_their_official_numbers() -> None:
    choices = race_choices()
    assert (choices.keeps, choices.keep) == ((3, 4, 5, 6), 4)
    assert "29" in choices.more_chips
    assert "24" in choices.more_chips
    assert "Merchant Guild" in choices.reprints


def test_every_start_world_of_the_largest_box_is_told_of() -> None:
    (largest,) = [worlds for deck, worlds in race_choices().starts.items() if deck == DECKS[-1]]
    assert {world.ident for world in largest} == set(race_game().robot.worlds)
    told = {world.ident: " ".join(world.facts) for world in largest}
    assert "robot = Settle." in told["new_sparta"], "published"
    assert "robot = Settle (house-made)." in told["alpha_centauri"]
    assert "3 cards in its stack" in told["ancient_race"]


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
    assert "worth 11 VP (house-made)" in hard
    (ancient,) = [world for world in choices.starts[DECKS[1]] if world.ident == "ancient_race"]
    assert ancient.facts[0].startswith("Credit 3, economy 0, 3 cards in its stack;"), "and published"
    assert "robot = Explore (house-made)" in ancient.facts[0]
