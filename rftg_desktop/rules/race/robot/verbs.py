"""The verbs of the robot: every change of its side of the table, each with its event."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from rftg_desktop.rules.race.robot import events as ev
from rftg_desktop.rules.race.robot.state import ROBOT, RobotDie, RobotState, robot_of

if TYPE_CHECKING:
    from rftg_desktop.rules.race.verbs import RaceDraft


def change(draft: RaceDraft, **fields: Any) -> None:
    """Change fields of the robot."""
    draft.change_table(robot=replace(robot_of(draft.state), **fields))


def _the(draft: RaceDraft) -> RobotState:
    return robot_of(draft.state)


# -- dice ------------------------------------------------------------------------------------------


def lay_dice(draft: RaceDraft, dice: tuple[RobotDie, ...], order: tuple[int, ...]) -> None:
    """Lay the rolled dice on the mat; ``order`` is that of placing."""
    change(draft, dice=dice)
    draft.emit(ev.RobotRolled(tuple(die.face for die in dice)))
    for number in order:
        die = dice[number]
        draft.emit(ev.RobotDiePlaced(number, die.face, die.meant, die.space, die.why))


def turn_equals(draft: RaceDraft, face: str) -> None:
    """Let the "robot =" counter show another face."""
    change(draft, equals=face)
    draft.emit(ev.RobotEqualsChanged(face))


def spend_tile(draft: RaceDraft, card: str = "") -> None:
    """Take away the tile that works once, and perhaps a card of the tableau."""
    value = _the(draft)
    change(draft, tile=False, tableau=tuple(other for other in value.tableau if other != card))
    if card:
        draft.to_pile(card)
    draft.emit(ev.RobotTileSpent(card))


# -- cards -----------------------------------------------------------------------------------------


def draw(draft: RaceDraft, count: int) -> None:
    """Move cards unseen from the deck to the bottom of the stack."""
    cards = draft.take_from_deck(count)
    if cards:
        change(draft, stack=(*_the(draft).stack, *cards))
        draft.emit(ev.RobotDrew(len(cards)))


def flip(draft: RaceDraft, why_not: Callable[[str], str]) -> tuple[str, bool]:
    """Turn up the top card of the stack, which must not be empty; return it, and whether it is a find.

    A card for which ``why_not`` has a reason is discarded.
    """
    card, *rest = _the(draft).stack
    why = why_not(card)
    change(draft, stack=tuple(rest))
    draft.emit(ev.RobotFlipped(card, not why, why))
    if why:
        draft.to_pile(card)
    return card, not why


def flip_deck(draft: RaceDraft, why_not: Callable[[str], str]) -> str:
    """Turn up cards of the deck until one is a find; return it, or nothing if none is.

    Each card is turned up once at most: those discarded are no part of a new deck before the end.
    """
    aside: list[str] = []
    found = ""
    while not found and (taken := draft.take_from_deck(1)):
        (card,) = taken
        why = why_not(card)
        draft.emit(ev.RobotFlipped(card, not why, why, from_deck=True))
        if why:
            aside.append(card)
        else:
            found = card
    draft.to_pile(*aside)
    return found


def place(draft: RaceDraft, card: str) -> None:
    """Put the card that was found into the tableau."""
    change(draft, tableau=(*_the(draft).tableau, card))
    draft.emit(ev.RobotPlaced(card))


def place_counter(draft: RaceDraft) -> None:
    """Put a six-cost counter into the tableau."""
    value = _the(draft)
    change(draft, counters=value.counters - 1, placed=value.placed + 1)
    draft.emit(ev.RobotCounterPlaced())


# -- tracks and points -----------------------------------------------------------------------------


def move_credit(draft: RaceDraft, amount: int) -> None:
    """Move the credit marker, no further than its track goes."""
    if amount:
        old = _the(draft).credit
        new = min(old + amount, draft.game.robot.credit.most)
        change(draft, credit=new)
        draft.emit(ev.RobotCreditChanged(new - old, new, old + amount - new))


def move_economy(draft: RaceDraft, amount: int) -> None:
    """Move the economy marker, no further than its track goes."""
    if amount:
        old = _the(draft).economy
        new = min(old + amount, draft.game.robot.economy.most)
        change(draft, economy=new)
        draft.emit(ev.RobotEconomyChanged(new - old, new, old + amount - new))


def gain_vp(draft: RaceDraft, amount: int, why: str) -> None:
    """Take VP chips from the pool; past its end the reserve pays."""
    if amount:
        change(draft, chips=_the(draft).chips + amount)
        draft.take_chips(ROBOT, amount, why)


def gain_prestige(draft: RaceDraft, amount: int, why: str) -> None:
    """Gain prestige."""
    if amount:
        change(draft, prestige=_the(draft).prestige + amount)
        draft.count_prestige(ROBOT, amount, why)
