"""The cards in the box, read from the data, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Generic, Literal, TypeVar

import msgspec

from rftg_desktop.data import read
from rftg_desktop.rules.race.brink.categories import Category
from rftg_desktop.rules.race.powers.base import Power
from rftg_desktop.rules.race.powers.consuming import ConsumeCards
from rftg_desktop.rules.race.powers.scoring import AnyBonus
from rftg_desktop.rules.race.state import DECKS, PHASES

SETS = ("base", "gathering_storm", "rebel_vs_imperium", "brink_of_war")

GOODS = ("novelty", "rare", "genes", "alien")

P = TypeVar("P", bound=Power)


class SecondEdition(msgspec.Struct, Generic[P], frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the second printing changed on a card."""

    cost: int | None = None
    vp: int | None = None
    add_powers: tuple[P, ...] = ()
    add_end_bonus: tuple[AnyBonus, ...] = ()


class CardOf(
    msgspec.Struct, Generic[P], frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True, eq=False
):
    """One design: a world or a development; copies of it are alike.

    ``cost`` is the price, or the defence of a ``military`` world. ``vp`` is the printed number, 0 for a
    ``variable`` card, whose worth the ``end_bonus`` lines tell. ``good`` is the kind of goods or empty
    for grey worlds and developments. ``copies`` counts it in each of the :data:`DECKS`.
    """

    id: str
    name: str
    kind: Literal["world", "development"]
    set: Literal["base", "gathering_storm", "rebel_vs_imperium", "brink_of_war"]
    copies: tuple[int, int, int, int]
    cost: int
    vp: int = 0
    variable: bool = False
    military: bool = False
    good: Literal["", "novelty", "rare", "genes", "alien", "any"] = ""
    production: Literal["none", "production", "windfall"] = "none"
    traits: tuple[str, ...] = ()
    start: int | None = None
    powers: tuple[P, ...] = ()
    end_bonus: tuple[AnyBonus, ...] = ()
    replaces: str = ""
    second_edition: SecondEdition[P] | None = None
    house_made: bool = False

    @property
    def is_world(self) -> bool:
        """Whether this is a world."""
        return self.kind == "world"

    @property
    def is_windfall(self) -> bool:
        """Whether it arrives with a good and then produces only by bonus or power."""
        return self.production == "windfall"

    @cached_property
    def rows(self) -> frozenset[str]:
        """The rows with powers as scoring counts them: the trade row is not the consume row."""
        return frozenset("trade" if power.in_trade_row else power.when for power in self.powers)


Card = CardOf[Power]
"""A card as the rules see it. The decoder alone asks for the union of all kinds in place of the base."""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A combination of sets, and what it settles for the set-up."""

    name: Literal["base", "base+1", "base+1+2", "base+1+2+3"]
    sets: tuple[str, ...]
    players_max: int
    start_choice: Literal["one_dealt", "red_and_blue_choose_one"]


class PrestigeCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the prestige card adds to the bonus of the action it is played on, for ``cost`` prestige.

    ``explore`` are cards seen and kept more. ``sale`` are cards more for the good sold by Trade, which
    also lends ``hand_power``; ``multiplier`` is added to that of the consume powers of either Consume.
    """

    cost: int
    explore: tuple[int, int]
    develop_saving: int
    settle_saving: int
    settle_military: int
    sale: int
    hand_power: ConsumeCards
    multiplier: int
    produce_cards: int
    produce_worlds: int


class Constants(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers of the rules that belong to no card."""

    players_min: int
    hand_limit: int
    end_tableau_cards: int
    end_prestige: int
    vp_pool_per_player: int
    vp_pool_extra_with_set_3: int
    vp_pool_solitaire: int
    start_cards: int
    start_keep: int
    explore_draw: int
    explore_keep: int
    explore_actions: dict[str, tuple[int, int]]
    trade_values: dict[str, int]
    prestige_card: PrestigeCard
    search: tuple[Category, ...]
    decks: tuple[Deck, ...]


class Catalog:
    """All designs by id."""

    def __init__(self, records: list[dict[str, Any]], power_type: Any) -> None:
        """Decode raw ``records`` with the union of all power kinds.

        Raises:
            msgspec.ValidationError: a record has a wrong field; the message names it.
        """
        self.constants = msgspec.json.decode(read("race/constants.json"), type=Constants)
        self.cards: dict[str, Card] = {}
        self.power_cache: dict[Any, Any] = {}
        for record in records:
            try:
                card: Card = msgspec.convert(record, type=CardOf[power_type])
            except msgspec.ValidationError as error:
                raise msgspec.ValidationError(f"{record.get('id', '?')}: {error}") from None
            self.cards[card.id] = card

    def power(self, card: str, index: int) -> Any:
        """Return a power of a card; without a card that which the prestige card lends."""
        return self.cards[card].powers[index] if card else self.constants.prestige_card.hand_power

    def deck(self, name: str) -> tuple[str, ...]:
        """Return the cards of a combination: each design as often as it is in."""
        at = DECKS.index(name)
        return tuple(card.id for card in self.cards.values() for _ in range(card.copies[at]))

    def deck_rules(self, name: str) -> Deck:
        """Return what a combination settles for the set-up."""
        return self.constants.decks[DECKS.index(name)]

    def has_prestige(self, name: str) -> bool:
        """Tell whether a combination plays with prestige: The Brink of War is in it."""
        return SETS[-1] in self.deck_rules(name).sets

    def start_worlds(self, name: str) -> tuple[str, ...]:
        """Return the start worlds of a combination by their number."""
        at = DECKS.index(name)
        starts = [card for card in self.cards.values() if card.start is not None and card.copies[at]]
        return tuple(card.id for card in sorted(starts, key=lambda card: card.start or 0))


def raw_records(
    second_edition: bool = False, overrides: Iterable[Mapping[str, Any]] = ()
) -> list[dict[str, Any]]:
    """Return all cards as plain data: as an edition prints them, with a pack's ``overrides`` on top.

    Each override is ``{"id": ..., "fields": {...}}`` as in a pack file.

    Raises:
        KeyError: an override names a card that does not exist.
    """
    records: list[dict[str, Any]] = msgspec.json.decode(read("race/cards.json"))
    if second_edition:
        records = [_reprinted(record) for record in records]
    by_id = {record["id"]: record for record in records}
    for override in overrides:
        record = by_id[override["id"]]
        record.update(override["fields"])
        record["house_made"] = True
    return records


def _reprinted(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record as the second edition prints it; ``add_powers`` and the like join what is there.

    Powers stand in the order of the phases, as on every card; those of no phase after them.
    """
    printed = dict(record)
    for field, value in record.get("second_edition", {}).items():
        name = field.removeprefix("add_")
        printed[name] = value if name == field else [*record.get(name, ()), *value]
    if "powers" in printed:
        printed["powers"] = sorted(printed["powers"], key=_row_of)
    return printed


def _row_of(power: Mapping[str, Any]) -> int:
    when = power["when"]
    return PHASES.index(when) if when in PHASES else len(PHASES)
