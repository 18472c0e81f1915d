"""Retrofit & Salvage, Inc. takes what the others discard at the end of a round."""

from __future__ import annotations

from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.events import seen_by
from rftg_desktop.rules.race.actions import Discard
from rftg_desktop.rules.race.brink.events import CardsSalvaged
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.invariants import check
from rftg_desktop.rules.race.steps import EndRound, TrimHands
from rftg_desktop.rules.race.view import observe
from tests.helpers.race_table import Spot, Table

GAME = race_game()
SETS = "base+1+2+3"
HOME = "retrofit_and_salvage_inc"


def ending(*spots: Spot) -> Table:
    table = Table("consume", *spots, sets=SETS)
    table.state = replace(table.state, agenda=(TrimHands(), EndRound()))
    table.state, table.events = engine.advance(GAME, table.state)
    return table


def test_it_takes_them_after_its_own_discards_and_keeps_them_all() -> None:
    table = ending(Spot(HOME, more=12), Spot("old_earth", "gem_world new_earth", more=10))
    own = sorted(table.seat().hand)[0]
    table.do(Discard("gem_world"), Discard("new_earth"), seat=1)
    assert (table.state.salvage, table.state.discard) == (("gem_world", "new_earth"), ())
    view = observe(GAME, table.state, 0)
    assert view.discard.count == 2, "nobody sees that they are set aside"
    table.do(Discard(own), Discard(table.seat().hand[1]))
    assert len(table.seat().hand) == 10 + 2, "it does not discard again"
    assert {"gem_world", "new_earth"} <= set(table.seat().hand)
    assert not table.state.salvage
    assert len(table.state.discard) == 2, "its own cards are gone"
    assert table.state.round == 2
    salvaged = next(event for event in table.events if isinstance(event, CardsSalvaged))
    assert seen_by(salvaged, 1) == CardsSalvaged(0, (None, None))
    check(GAME, table.state)


def test_what_goes_for_other_reasons_is_not_salvaged() -> None:
    table = Table("consume", Spot(HOME), Spot("old_earth deficit_spending", "gem_world new_earth"), sets=SETS)
    table.do(*[action for action in table.options(1) if "deficit_spending" in str(action)], seat=1)
    table.do(Discard("gem_world"), seat=1)
    assert table.state.salvage == ()
    assert "gem_world" in table.state.discard


def test_without_it_nothing_is_set_aside() -> None:
    table = ending(Spot("old_earth"), Spot("epsilon_eridani", "gem_world", more=10))
    table.do(Discard("gem_world"), seat=1)
    assert (table.state.salvage, table.state.discard) == ((), ("gem_world",))
