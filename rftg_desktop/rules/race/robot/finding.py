"""Flip to find: which card fits a row, and what becomes of the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rftg_desktop.rules.race.robot import verbs
from rftg_desktop.rules.race.robot.events import RobotFoundNothing
from rftg_desktop.rules.race.robot.state import robot_of

if TYPE_CHECKING:
    from rftg_desktop.rules.race.catalog import Card
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.robot.book import Row
    from rftg_desktop.rules.race.state import State
    from rftg_desktop.rules.race.verbs import RaceDraft


def is_alien(card: Card) -> bool:
    """Tell whether a card is a world with an Alien Technology good: the keyword alone does not count."""
    return card.good in ("alien", "any")


def is_six(card: Card) -> bool:
    """Tell whether a card is a six-cost development: the printed cost alone decides."""
    return not card.is_world and card.cost == 6


_FITS: dict[str, Callable[[Card], bool]] = {
    "development": lambda card: not card.is_world,
    "nonmilitary_world": lambda card: card.is_world and not card.military,
    "military_world": lambda card: card.military,
    "any_world": lambda card: card.is_world,
    "alien_world": is_alien,
    "alien_military_or_nonmilitary_world": lambda card: (
        card.is_world and (is_alien(card) or not card.military)
    ),
}
"""The kinds that a row can ask for."""


def why_no_find(game: RaceGame, state: State, row: Row, name: str) -> str:
    """Return why a card is no find for a row, as the event of the flip says it; empty if it is one."""
    robot, card = robot_of(state), game.catalog.cards[name]
    if not _FITS[row.find](card) or (row.least_vp is not None and card.vp < row.least_vp):
        return "kind"
    keywords = game.robot.worlds[robot.start].keywords
    if keywords is not None and keywords.never in card.traits:
        return keywords.never
    return "credit" if is_six(card) and robot.credit < row.six_needs_credit else ""


def find(draft: RaceDraft, row: Row) -> str:
    """Flip cards until one fits and return it; the others are discarded. Empty if none does."""

    def why_not(card: str) -> str:
        return why_no_find(draft.game, draft.state, row, card)

    found = verbs.flip_deck(draft, why_not) if row.from_deck else _of_stack(draft, why_not)
    if not found:
        draft.emit(RobotFoundNothing())
    return found


def _of_stack(draft: RaceDraft, why_not: Callable[[str], str]) -> str:
    while robot_of(draft.state).stack:
        card, fits = verbs.flip(draft, why_not)
        if fits:
            return card
    return ""
