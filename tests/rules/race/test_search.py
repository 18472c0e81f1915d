"""Search: categories, the one refusal, what is flipped, and a search that fails."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.rules.race.actions import Boost, Keep, Mark, Pass, Search
from rftg_desktop.rules.race.brink.events import SearchFailed, SearchFlipped
from rftg_desktop.rules.race.events import PhaseBegan
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import SEARCH
from rftg_desktop.rules.race.view import observe
from tests.helpers.race_table import Spot, Table

GAME = race_game()
CATALOG = GAME.catalog
SETS = "base+1+2+3"


def searching(category: str, deck: str, *, actions: int = 1, discard: Sequence[str] | None = None) -> Table:
    """Return a table at which seat 0 has named a category; the deck may hold no more than ``deck``."""
    table = Table("", Spot(), Spot(), deck=deck, sets=SETS, actions=actions)
    table.do(Boost(SEARCH))
    if actions == 2:
        table.do(Mark("settle"))
    table.do(DONE)
    table.do(Mark("develop"), *([Mark("produce")] if actions == 2 else []), DONE, seat=1)
    if discard is not None:
        rest = list(table.state.deck)
        for card in (*deck.split(), *discard):
            rest.remove(card)
        # What belongs neither to the deck nor to the pile lies on a hand that nobody looks at.
        hand = tuple(sorted((*table.seat(1).hand, *rest)))
        seats = (table.seat(0), replace(table.seat(1), hand=hand))
        table.state = replace(
            table.state, seats=seats, deck=tuple(deck.split()), discard=tuple(sorted(discard))
        )
    return table.do(Search(category))


@pytest.mark.parametrize(
    ("category", "designs", "fitting", "others"),
    [
        (
            "development_military",
            7,
            "new_galactic_order rebel_troops",
            "imperium_invasion_fleet imperium_lords",
        ),
        ("military_windfall", 14, "rebel_fuel_cache smuggling_lair", "uplift_revolt_world asteroid_belt"),
        ("peaceful_windfall", 9, "asteroid_belt galactic_scavengers", "alien_oort_cloud_refinery new_earth"),
        (
            "chromosome_world",
            11,
            "mining_mole_uplift_race",
            "abandoned_alien_uplift_camp uplift_gene_breeders",
        ),
        ("alien_world", 16, "alien_oort_cloud_refinery alien_guardian", "alien_booby_trap alien_burial_site"),
        ("multi_consume", 15, "galactic_markets pilgrimage_world", "galactic_bankers alien_guardian"),
        ("strong_military_world", 11, "rebel_base rebel_council", "imperium_capital uplift_revolt_world"),
        ("variable_six", 26, "pan_galactic_hologrid", "pan_galactic_research federation_capital"),
    ],
)
def test_categories(category: str, designs: int, fitting: str, others: str) -> None:
    (found,) = (each for each in CATALOG.constants.search if each.id == category)
    assert sum(found.fits(card) for card in CATALOG.cards.values()) == designs
    assert all(found.fits(CATALOG.cards[card]) for card in fitting.split())
    assert not any(found.fits(CATALOG.cards[card]) for card in others.split())


def test_the_category_is_named_when_all_actions_are_known() -> None:
    table = Table("", Spot(), Spot(), sets=SETS)
    table.do(Boost(SEARCH))
    assert table.options() == {DONE}, "it counts as the action"
    table.do(DONE).do(Mark("develop"), DONE, seat=1)
    assert table.state.phases == ("develop",)
    assert table.options() == {Search(each.id) for each in CATALOG.constants.search}
    assert (table.seat().prestige_card, table.seat().boosted) == (False, SEARCH)


def test_the_first_card_that_fits_can_be_taken() -> None:
    table = searching("variable_six", "gem_world drop_ships trade_league new_earth")
    assert table.options() == {Keep("trade_league"), Pass()}
    flipped = [(event.card, event.fits) for event in table.events if isinstance(event, SearchFlipped)]
    assert flipped == [("gem_world", False), ("drop_ships", False), ("trade_league", True)]
    assert observe(GAME, table.state, 1).seats[0].seen == ("drop_ships", "gem_world", "trade_league")
    table.do(Keep("trade_league"))
    assert table.seat().hand == ("trade_league",)
    assert table.state.discard == ("drop_ships", "gem_world")
    assert PhaseBegan("develop", 0) in table.events, "before the first phase"


def test_after_a_refusal_the_next_must_be_taken() -> None:
    table = searching("variable_six", "trade_league gem_world new_economy galactic_imperium")
    table.do(Pass())
    assert table.seat().hand == ("new_economy",)
    assert table.state.discard == ("gem_world", "trade_league")


def test_the_world_of_any_kind_can_be_refused_freely() -> None:
    deck = "alien_oort_cloud_refinery deserted_alien_outpost alien_guardian"
    table = searching("alien_world", deck).do(Pass())
    assert table.options() == {Keep("deserted_alien_outpost"), Pass()}
    table.do(Pass())
    assert table.seat().hand == ("alien_guardian",)
    late = searching("alien_world", "deserted_alien_outpost alien_oort_cloud_refinery alien_guardian").do(
        Pass()
    )
    assert late.options() == {Keep("alien_oort_cloud_refinery"), Pass()}
    late.do(Pass())
    assert late.seat().hand == ("alien_guardian",)


def test_the_pile_is_shuffled_into_a_new_deck_without_what_was_flipped() -> None:
    table = searching("variable_six", "gem_world drop_ships", discard=["new_economy"])
    assert table.options() == {Keep("new_economy"), Pass()}
    assert table.seat().seen == ("drop_ships", "gem_world", "new_economy")


def test_a_search_that_finds_nothing_does_not_use_the_card_up() -> None:
    table = searching("variable_six", "gem_world drop_ships", discard=["new_earth"])
    assert any(isinstance(event, SearchFailed) for event in table.events)
    assert (table.seat().prestige_card, table.seat().hand, table.seat().boosted) == (True, (), "")
    assert PhaseBegan("develop", 0) in table.events
    refused = searching("variable_six", "new_economy drop_ships", discard=["new_earth"]).do(Pass())
    assert (refused.seat().prestige_card, refused.seat().hand) == (True, ())


def test_with_two_actions_the_other_one_is_done_as_well() -> None:
    table = searching("chromosome_world", "ravaged_uplift_world", actions=2)
    begun = []
    for answer in (Keep("ravaged_uplift_world"), Pass(), Pass()):
        table.do(answer)
        begun += [event.phase for event in table.events if isinstance(event, PhaseBegan)]
    assert begun == ["develop", "settle", "produce"]


def test_searches_go_in_player_order() -> None:
    table = Table("", Spot(), Spot(), deck="trade_league new_economy", sets=SETS)
    table.do(Boost(SEARCH), DONE).do(Boost(SEARCH), DONE, seat=1)
    assert engine.waiting(table.state) == (0,)
    table.do(Search("variable_six"), Keep("trade_league"))
    table.do(Search("variable_six"), Keep("new_economy"), seat=1)
    assert [value.hand for value in table.state.seats] == [("trade_league",), ("new_economy",)]
    assert table.state.round == 3, "nobody chose a phase"
