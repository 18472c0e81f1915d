"""Galactic Scavengers: a card of the first hand and one of each payment lie under it until Produce."""

from __future__ import annotations

import pytest

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.events import seen_by
from rftg_desktop.kernel.ids import Hidden
from rftg_desktop.rules.race.actions import Discard, KeepStart, PayCard, Place, Tuck, UsePower
from rftg_desktop.rules.race.brink.events import CardTucked, TuckedTaken
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import Setup
from rftg_desktop.rules.race.view import observe
from tests.helpers.race_table import Spot, Table

GAME = race_game()
SETS = "base+1+2+3"
HOME = "galactic_scavengers"


@pytest.mark.parametrize("phase", ["develop", "settle"])
def test_one_of_the_cards_paid_is_tucked(phase: str) -> None:
    card = {"develop": "deficit_spending", "settle": "gem_world"}[phase]
    table = Table(phase, Spot(HOME, f"{card} colony_ship new_earth drop_ships"), sets=SETS)
    table.do(Place(card))
    paying = {PayCard(other) for other in ("colony_ship", "drop_ships", "new_earth")}
    tucking = {Tuck(action.card) for action in paying}
    assert table.options() == paying | tucking
    table.do(PayCard("drop_ships"))
    assert table.options() == tucking - {Tuck("drop_ships")}, "the last one has to be tucked"
    table.do(Tuck("new_earth"))
    assert (table.seat().tucked, table.seat().hand) == (("new_earth",), ("colony_ship",))
    assert table.state.discard == ("drop_ships",)


def test_only_one_is_tucked() -> None:
    table = Table("settle", Spot(HOME, "gem_world colony_ship new_earth drop_ships"), sets=SETS)
    table.do(Place("gem_world"), Tuck("colony_ship"))
    assert table.options() == {PayCard("drop_ships"), PayCard("new_earth")}


def test_a_whole_hand_still_asks_which_one() -> None:
    table = Table("settle", Spot(HOME, "gem_world colony_ship new_earth"), sets=SETS)
    table.do(Place("gem_world"))
    assert Tuck("colony_ship") in table.options()
    table.do(Tuck("colony_ship"))
    assert (table.seat().tucked, table.seat().hand) == (("colony_ship",), ())
    assert table.state.discard == ("new_earth",)


def test_a_price_of_one_is_tucked_unasked_from_a_hand_of_one() -> None:
    table = Table("settle", Spot(HOME, "expanding_colony asteroid_belt new_earth"), sets=SETS)
    table.do(Place("expanding_colony"))
    assert table.options() == {Tuck("asteroid_belt"), Tuck("new_earth")}
    other = Table("develop", Spot(HOME, "expedition_force new_earth"), sets=SETS).do(
        Place("expedition_force")
    )
    assert other.seat().tucked == ("new_earth",)


@pytest.mark.parametrize(
    ("phase", "tableau", "hand", "actions"),
    [
        ("settle", HOME, "refugee_world", ()),  # nothing is paid
        ("settle", f"{HOME} space_marines", "rebel_miners", ()),  # conquered
        (
            "settle",
            f"{HOME} space_mercenaries",
            "former_penal_colony rebel_miners new_earth",
            (UsePower("space_mercenaries", 1, "new_earth"), DONE),
        ),
    ],
)
def test_what_is_no_payment(phase: str, tableau: str, hand: str, actions: tuple[Action, ...]) -> None:
    table = Table(phase, Spot(tableau, hand), sets=SETS)
    table.do(Place("rebel_miners" if "rebel_miners" in hand else hand), *actions)
    assert table.seat().tucked == ()


def test_placed_later_it_keeps_nothing_of_its_own_payment() -> None:
    table = Table("settle", Spot("", f"{HOME} new_earth drop_ships"), sets=SETS)
    table.do(Place(HOME))
    assert table.seat().tucked == ()


def test_produce_takes_them_all_back_whoever_chose_it() -> None:
    table = Table(
        "produce", Spot(HOME, "gem_world", tucked="drop_ships new_earth"), Spot(marks="produce"), sets=SETS
    )
    assert (table.seat().hand, table.seat().tucked) == (("drop_ships", "gem_world", "new_earth"), ())
    taken = next(event for event in table.events if isinstance(event, TuckedTaken))
    assert taken.cards == ("drop_ships", "new_earth")
    assert seen_by(taken, 1) == TuckedTaken(0, (None, None), HOME)


def test_its_owner_keeps_three_cards_and_tucks_one_at_the_start() -> None:
    seed, seat, state = next(
        (seed, seat, state)
        for seed in range(200)
        for state in [GAME.new(Setup(seats=2, deck=SETS), seed)[0]]
        for seat in (0, 1)
        if HOME in state.seats[seat].offered
    )
    assert seed >= 0
    state, _ = engine.apply(GAME, state, seat, KeepStart(HOME))
    for kind in (Discard, Discard, Tuck):
        options = engine.options(GAME, state, seat)
        assert all(isinstance(action, kind) for action in options)
        state, events = engine.apply(GAME, state, seat, options[0])
    assert [seen_by(event, 1 - seat) for event in events] == [None], "it would tell the start world"
    assert engine.options(GAME, state, seat) == (DONE,)
    value = state.seats[seat]
    assert (len(value.hand), len(value.tucked)) == (3, 1)
    before = observe(GAME, state, 1 - seat).seats[seat]
    assert (before.tucked, before.hand) == (Hidden(0), Hidden(6))
    assert observe(GAME, state, seat).seats[seat].tucked == value.tucked


def test_others_know_only_how_many_there_are() -> None:
    table = Table("settle", Spot(HOME, "gem_world", tucked="drop_ships new_earth"), Spot(), sets=SETS)
    assert observe(GAME, table.state, 1).seats[0].tucked == Hidden(2)
    assert observe(GAME, table.state, 0).seats[0].tucked == ("drop_ships", "new_earth")
    assert seen_by(CardTucked(0, "drop_ships", HOME), 1) == CardTucked(0, None, HOME)
