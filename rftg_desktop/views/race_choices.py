"""What the set-up page of Race solo offers, read from the data in use."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from rftg_desktop.rules.race.catalog import Catalog, raw_records
from rftg_desktop.rules.race.robot.book import Difficulty, RobotBook
from rftg_desktop.rules.race.robot.setup import LEAST_KEPT
from rftg_desktop.rules.race.state import DECKS
from rftg_desktop.rules.registry import open_box
from rftg_desktop.rules.spec import Override
from rftg_desktop.views.dialogs.new_race import Choice, RaceChoices
from rftg_desktop.views.words.race.cards import explain_card, kind_text
from rftg_desktop.views.words.race.names import difficulty_name, set_name
from rftg_desktop.views.words.race.robot_rows import house, world_lines
from rftg_desktop.views.words.translation import both, tr, trn


def race_choices(overrides: Iterable[Override] = ()) -> RaceChoices:
    """Return the choices of the box with the user's packs."""
    game: Any = open_box("race", overrides).game
    catalog, book = game.catalog, game.robot
    starts = {
        deck: tuple(_start(catalog, book, ident) for ident in catalog.start_worlds(deck)) for deck in DECKS
    }
    numbers = catalog.constants
    usual, extra = numbers.vp_pool_solitaire, numbers.vp_pool_extra_with_set_3
    return RaceChoices(
        sets=tuple(_set(catalog, deck) for deck in DECKS),
        difficulties={level: _difficulty(level, facts) for level, facts in book.difficulties.items()},
        starts=starts,
        prestige=frozenset({DECKS[-1]}),
        more_chips=tr("{more} &VP chips in the pool, not {usual}", more=usual + extra, usual=usual),
        keeps=tuple(range(LEAST_KEPT, numbers.start_cards + 1)),
        keep=numbers.start_keep,
        reprints=reprints(),
    )


def _set(catalog: Catalog, deck: str) -> Choice:
    number = DECKS.index(deck)
    name = set_name(catalog.deck_rules(deck).sets[-1])
    told = tr(
        "{cards} cards, {starts} of them start worlds.",
        cards=len(catalog.deck(deck)),
        starts=len(catalog.start_worlds(deck)),
    )
    facts = [told]
    if deck == DECKS[-1]:
        facts.append(tr("Prestige and the search are in play."))
    return Choice(deck, name if number == 0 else tr("and {set}", set=name), tuple(facts))


def _difficulty(level: str, facts: Difficulty) -> Choice:
    counters = trn("{count} six-cost counter", "{count} six-cost counters", facts.counters)
    words = tr(
        "{counters} beside its mat; each that it places, and each development of cost 6, is worth {vp} VP",
        counters=counters,
        vp=facts.points,
    )
    return Choice(level, difficulty_name(level), (house(words, facts) + ".",))


def _start(catalog: Catalog, book: RobotBook, ident: str) -> Choice:
    card = catalog.cards[ident]
    own = (f"{kind_text(card)}.", *explain_card(catalog, card))
    return Choice(ident, card.name, tuple(world_lines(book, ident)), own)


@cache
def reprints() -> str:
    """Say which cards the second edition changes."""
    changed = [
        str(record["name"])
        for record, again in zip(raw_records(), raw_records(second_edition=True), strict=True)
        if record != again
    ]
    return tr("The second edition changed {cards}.", cards=both(changed))
