"""Scores of both sides add up in words, each bonus shows its sum, and every end has its sentence."""

import random
import re
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from rftg_desktop.rules.race.events import GameEnded
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot.state import ROBOT, RobotSetup
from rftg_desktop.rules.race.state import Setup, State
from rftg_desktop.rules.race.view import View, observe
from rftg_desktop.views.words.race.bonuses import bonus_parts
from rftg_desktop.views.words.race.scores import (
    end_line,
    result_line,
    result_title,
    score_lines,
    score_of_view,
    score_parts,
    tie_break_sum,
)
from rftg_desktop.views.words.race.speaker import Speaker
from tests.views.race_play import CATALOG, games, looks_well, view_of

WORDS = Speaker(("Ana",), CATALOG)
SIXES = {card.name for card in CATALOG.cards.values() if not card.is_world and card.cost == 6}


def test_parts_add_up_all_through_games() -> None:
    bonuses = set()
    for game in games():
        for turn in (*game[::30], game[-1]):
            view = view_of(turn.after, turn.seat)
            sides = [seat.seat for seat in view.seats] + ([ROBOT] if view.robot else [])
            for side in sides:
                score = score_of_view(view, side)
                if score is None:
                    continue
                parts = score_parts(view, side, CATALOG)
                assert sum(part.points for part in parts) == score.total
                assert all(part.points for part in parts)
                told = score_lines(view, side, CATALOG)
                assert all(map(looks_well, told)), told
                assert f"Total: {score.total} VP" in told
                assert told[-1].endswith(f"= {score.tie_break}")
                bonuses |= {part.name for part in parts if "×" in part.detail}
    assert len(bonuses) > 3


@cache
def begun(second: bool) -> State:
    """A solitaire game with all cards."""
    setup = Setup(seats=1, actions=2, deck="base+1+2+3", robot=RobotSetup(), second_edition=second)
    return race_game(second).new(setup, 1)[0]


def seat_with(tableau: str, *, second: bool = False, **fields: Any) -> View:
    """A view of a player with these cards; the score is counted by the rules."""
    game, state = race_game(second), begun(second)
    cards = tuple(tableau.split())
    own = replace(state.seats[0], tableau=cards, active=cards, **fields)
    return observe(game, replace(state, seats=(own,)), 0)


@pytest.mark.parametrize(
    ("tableau", "fields", "parts"),
    [
        (
            "galactic_federation public_works old_earth new_economy",
            {},
            (
                "development of cost 6: 2 × 2 (Galactic Federation, New Economy)",
                "other development: 1 × 1 (Public Works)",
            ),
        ),
        (
            "imperium_lords new_sparta rebel_base",
            {},
            ("Imperium card: 1 × 2 (Imperium Lords)", "other military world: 2 × 1 (New Sparta, Rebel Base)"),
        ),
        (
            "merchant_guild gem_world comet_zone",
            {},
            (
                "Novelty, Rare Elements, Genes or Alien Technology production world: "
                "2 × 2 (Gem World, Comet Zone)",
            ),
        ),
        ("new_galactic_order new_sparta space_marines", {}, ("Military: 6 × 1",)),
        (
            "galactic_renaissance artist_colony",
            {"chips": 11},
            (
                "Research Labs, Galactic Trendsetters or Artist Colony: 1 × 3 (Artist Colony)",
                "VP in chips: 11 / 3 × 1, rounded down",
            ),
        ),
        (
            "galactic_exchange gem_world lost_alien_warship",
            {},
            ("kinds of good among the worlds: 2 for 3 (Novelty, Alien Technology)",),
        ),
    ],
)
def test_each_part_of_a_formula_names_what_it_counts(
    tableau: str, fields: dict[str, Any], parts: tuple[str, ...]
) -> None:
    view = seat_with(tableau, **fields)
    card = tableau.split(maxsplit=1)[0]
    assert tuple(part.whole() for part in bonus_parts(card, view.seats[0], CATALOG)) == parts
    (found,) = [part for part in score_parts(view, 0, CATALOG) if part.name == CATALOG.cards[card].name]
    assert found.named == parts
    assert found.detail == "; ".join(part.split(" (")[0] for part in parts)


def test_goods_left_are_a_part_of_the_second_edition() -> None:
    goods = (("gem_world", "spice_world"),)
    view = seat_with("merchant_guild gem_world", second=True, goods=goods)
    catalog = race_game(True).catalog
    texts = [part.text for part in bonus_parts("merchant_guild", view.seats[0], catalog)]
    assert texts[-1] == "goods left: 1 × 1"


def test_every_formula_adds_up_to_what_the_rules_count() -> None:
    """Each development that counts, among as many cards as a tableau may hold, in either edition."""
    chance = random.Random(5)
    for second in (False, True):
        catalog = race_game(second).catalog
        sixes = [card.id for card in catalog.cards.values() if card.end_bonus]
        others = [card.id for card in catalog.cards.values() if card.copies[-1]]
        anything = [card.id for card in catalog.cards.values() if card.good == "any"]
        for six in sixes * 3:
            cards = dict.fromkeys([six, *chance.sample(sixes, 2), *chance.sample(others, 7), *anything])
            chips, prestige = chance.randrange(30), chance.randrange(9)
            view = seat_with(" ".join(cards), second=second, chips=chips, prestige=prestige)
            score = view.seats[0].score
            assert score is not None
            told = {
                card: sum(each.points for each in bonus_parts(card, view.seats[0], catalog))
                for card, _ in score.bonuses
            }
            assert told == dict(score.bonuses)


def test_six_cost_cards_of_the_robot_say_what_they_count_for() -> None:
    seen = set()
    for game in games():
        view = view_of(game[-1].after, None)
        for part in score_parts(view, ROBOT, CATALOG) if view.robot is not None else ():
            if "six-cost" in part.name or part.name in SIXES:
                level = view.setup.robot.difficulty  # type: ignore[union-attr]
                assert part.detail.endswith(f"({level})")
                count, each = map(int, re.findall(r"(\d+) × (\d+)", part.detail)[0])
                assert count * each == part.points
                seen.add("six-cost" in part.name)
    assert seen == {True, False}


def test_the_tie_break_of_both_sides() -> None:
    view = view_of(games()[0][-1].after, 0)
    assert view.robot is not None
    credit, economy = view.robot.credit, view.robot.economy
    assert tie_break_sum(view, ROBOT) == f"credit {credit} + economy {economy} = {credit + economy}"
    assert tie_break_sum(view, 0).startswith(f"{len(view.seats[0].hand)} card")  # type: ignore[arg-type]


def test_counters_of_the_robot_stand_together() -> None:
    names = set()
    for game in games():
        view = view_of(game[-1].after, None)
        if view.robot is not None:
            names |= {part.name for part in score_parts(view, ROBOT, CATALOG)}
    assert any("six-cost counter" in name for name in names)


def test_the_end() -> None:
    assert end_line(("tableau",), CATALOG) == "The game ended because a tableau is full."
    assert end_line(("pool", "prestige"), CATALOG) == (
        "The game ended because the VP pool is used up and a side has 15 prestige."
    )
    assert [result_title(winners, WORDS) for winners in ((0,), (1,), (0, 1))] == [
        "Ana wins",
        "The robot wins",
        "A draw",
    ]
    assert (
        result_line(GameEnded(("pool",), (50, 40), (0,)), WORDS)
        == "Ana wins with 50 VP; the robot has 40 VP."
    )
    three = Speaker(("Ana", "Ben", "Cy"), CATALOG)
    assert result_line(GameEnded(("pool",), (50, 40, 30), (0,)), three) == "Ana wins with 50 VP."
