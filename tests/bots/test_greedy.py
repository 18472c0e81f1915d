"""The greedy player of Race: legal, repeatable, fair, and far better than chance."""

from statistics import fmean
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from rftg_desktop.bots.base import answer
from rftg_desktop.bots.race_greedy import WEIGHTS, GreedyBot, Thought
from rftg_desktop.bots.race_round import phases_of, response_worth, robot_phases, round_worth
from rftg_desktop.bots.race_worth import Outlook
from rftg_desktop.kernel.engine import choice_of, options
from rftg_desktop.rules.race.actions import Boost, Keep, PayCard, Place, RaceAction, Sell, UsePower
from rftg_desktop.rules.race.events import GameEnded
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot.state import RobotSetup
from rftg_desktop.rules.race.state import DECKS, SEARCH, Setup
from rftg_desktop.rules.race.view import View, observe
from rftg_desktop.rules.registry import box_for
from rftg_desktop.session.session import SeatInfo, Session
from tests.helpers.race_table import Spot, Table

BOT = GreedyBot()


def game(seed: int, kind: str = "greedy", deck: str = "base+1") -> Session:
    setup = Setup(seats=1, deck=deck, actions=2, robot=RobotSetup(difficulty="hard"))
    session = Session.new("race", setup, seed, seats=[SeatInfo("Ana", "", kind)])
    while answer(session):
        pass
    assert session.is_over
    return session


def score(session: Session) -> int:
    return int(session.view(0).seats[0].score.total)


def chosen(table: Table) -> object:
    return BOT.choose(observe(table.game, table.state, 0), options(table.game, table.state, 0), 1)


def test_every_kind_of_answer_is_weighed() -> None:
    assert set(WEIGHTS) == set(get_args(RaceAction))


@pytest.mark.parametrize("deck", DECKS)
def test_whole_games_and_the_same_again(deck: str) -> None:
    for seed in range(3):
        assert game(seed, deck=deck).timeline == game(seed, deck=deck).timeline


def test_far_better_than_chance() -> None:
    greedy, chance = (fmean(score(game(seed, kind)) for seed in range(20)) for kind in ("greedy", "random"))
    assert greedy > chance + 8


@pytest.mark.parametrize("setup", [Setup(seats=2, deck="base+1+2+3", actions=2), Setup(seats=4)])
def test_against_other_seats(setup: Setup) -> None:
    kinds = ["greedy", *["random"] * (setup.seats - 1)]
    wins = 0
    for seed in range(6):
        session = Session.new("race", setup, seed, seats=[SeatInfo("x", "", kind) for kind in kinds])
        while answer(session):
            pass
        ended = session.entries[-1].events[-1]
        assert isinstance(ended, GameEnded)
        wins += 0 in ended.winners
    assert wins >= 4


def test_it_decides_from_a_view() -> None:
    table = Table("consume", Spot("old_earth alpha_centauri", goods="alpha_centauri", marks="consume_trade"))
    view = observe(table.game, table.state, 0)
    assert isinstance(view, View)
    with pytest.raises(AttributeError):
        BOT.choose(table.state, (Sell("old_earth"), Sell("alpha_centauri")), 1)  # type: ignore[arg-type]


def test_it_sells_the_dearest_good() -> None:
    tableau = "old_earth alpha_centauri earths_lost_colony"
    goods = "alpha_centauri earths_lost_colony"
    assert chosen(Table("consume", Spot(tableau, goods=goods, marks="consume_trade"))) == Sell(
        "alpha_centauri"
    )


def test_it_places_what_is_worth_most_and_pays_with_what_is_worth_least() -> None:
    hand = "galactic_trendsetters space_marines new_military_tactics rebel_fuel_cache"
    table = Table("develop", Spot("old_earth", hand=hand, more=4))
    first = chosen(table)
    assert isinstance(first, Place)
    table.do(first)
    while choice_of(table.state, 0) is not None:
        paid = chosen(table)
        if isinstance(paid, PayCard):
            outlook = Outlook(table.game, observe(table.game, table.state, 0), 0)
            assert outlook.appeal(paid.card) == min(map(outlook.appeal, table.seat().hand))
        table.do(paid)  # type: ignore[arg-type]
    assert first.card in table.seat().tableau


def test_nothing_is_thrown_away_for_strength_that_is_not_missing() -> None:
    table = Table("settle", Spot("new_sparta new_military_tactics", hand="rebel_fuel_cache"))
    assert chosen(table) == Place("rebel_fuel_cache")
    table.do(Place("rebel_fuel_cache"))
    given = [option for option in table.options() if isinstance(option, UsePower)]
    assert given
    assert chosen(table) not in given


def test_a_round_is_worth_what_its_phases_bring() -> None:
    table = Table(
        "produce", Spot("old_earth earths_lost_colony", goods="earths_lost_colony", marks="produce")
    )
    outlook = Outlook(table.game, observe(table.game, table.state, 0), 0)
    chances = robot_phases(outlook)
    assert chances == {frozenset(): 1.0}, "no robot sits there"
    double, trade = (round_worth(outlook, {"develop", f"consume_{how}"}, chances) for how in ("x2", "trade"))
    idle = round_worth(outlook, {"develop", "settle"}, chances)
    assert min(double, trade) > idle, "goods that lie there are used"


def alone(start: str = "old_earth", deck: str = "base", **robot: object) -> Thought:
    """The thought of the first round against the robot, whose side is changed."""
    setup = Setup(seats=1, deck=deck, actions=2, robot=RobotSetup(difficulty="hard", start=start))
    view = observe(race_game(), race_game().new(setup, 1)[0], 0)
    assert view.robot is not None
    return Thought(race_game(), replace(view, robot=replace(view.robot, **robot)), 0)


def test_it_reckons_with_the_faces_of_the_robots_dice() -> None:
    chances = robot_phases(alone(equals="trade"))
    assert sum(chances.values()) == pytest.approx(1)
    settles = sum(chance for phases, chance in chances.items() if "settle" in phases)
    consumes = sum(chance for phases, chance in chances.items() if "consume" in phases)
    assert settles == pytest.approx(1 / 3)
    assert consumes == pytest.approx(4 / 6), "Trade, Double VP, and two robots that count as Trade"
    assert phases_of({"settle", "settle_second"}, {"explore"}) == ("explore", "settle", "settle")


def test_what_the_robot_gains_by_a_response_counts_against_it() -> None:
    assert response_worth(alone(credit=0), "develop") == 0
    assert response_worth(alone(credit=3, counters=2), "develop") > 5, "a counter of 9 VP"
    assert response_worth(alone(credit=3, counters=0), "develop") < 3
    assert response_worth(alone(economy=4), "consume") == 4
    assert response_worth(alone(), "produce") == 0


def test_it_reads_the_cards_of_the_game_at_hand() -> None:
    """A pack makes a poor card the best of all; the second edition has other cards than the first."""
    record = {"game": "race", "set": "base", "id": "gem_world", "fields": {"vp": 40}}
    view = alone().view
    offered = tuple(
        Keep(card) for card in ("alien_rosetta_stone_world", "gem_world", "galactic_trendsetters")
    )
    packed: Any = box_for("race", view.setup, [record]).game
    assert BOT.choose(view, offered, 1) != Keep("gem_world")
    assert BOT.choose(view, offered, 1, packed) == Keep("gem_world")
    prices = [
        Outlook(race_game(second), view, 0).catalog.cards["imperium_armaments_world"].cost
        for second in (False, True)
    ]
    assert prices == [4, 3]


def test_a_second_copy_of_a_development_is_given_up_first() -> None:
    hand = "interstellar_bank gem_world pilgrimage_world"
    table = Table("develop", Spot("old_earth interstellar_bank", hand=hand))
    outlook = Outlook(table.game, observe(table.game, table.state, 0), 0)
    assert outlook.appeal("interstellar_bank") == 0 < outlook.appeal("pilgrimage_world")


def test_cards_are_worth_nothing_at_the_end() -> None:
    late = alone(placed=11)
    assert late.left == 0
    assert late.cards_worth(7) == 0
    assert alone().cards_worth(7) > 2


def test_it_searches_where_that_is_plainly_good_and_not_always() -> None:
    searches = [
        any(entry.action == Boost(SEARCH) for entry in game(seed, deck=DECKS[-1]).entries)
        for seed in range(12)
    ]
    assert 0 < sum(searches) < len(searches)
