"""The greedy player of Race: legal, repeatable, fair, and far better than chance."""

from statistics import fmean
from typing import get_args

import pytest

from rftg_desktop.bots.base import answer
from rftg_desktop.bots.race_greedy import WEIGHTS, GreedyBot, round_worth
from rftg_desktop.bots.race_worth import Outlook
from rftg_desktop.kernel.engine import choice_of, options
from rftg_desktop.rules.race.actions import PayCard, Place, RaceAction, Sell, UsePower
from rftg_desktop.rules.race.events import GameEnded
from rftg_desktop.rules.race.robot.state import RobotSetup
from rftg_desktop.rules.race.state import DECKS, Setup
from rftg_desktop.rules.race.view import View, observe
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
            outlook = Outlook(table.game.catalog, observe(table.game, table.state, 0), 0)
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
    outlook = Outlook(table.game.catalog, observe(table.game, table.state, 0), 0)
    double, single = (round_worth(outlook, {"explore_5", f"consume_{how}"}) for how in ("x2", "trade"))
    assert double > single
    assert round_worth(outlook, {"consume_x2", "produce"}) > round_worth(outlook, {"settle", "produce"})
