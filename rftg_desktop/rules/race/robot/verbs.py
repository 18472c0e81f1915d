"""The verbs of the robot: every change of its side of the table, each with its event."""

from __future__ import annotations

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


def take_top(draft: RaceDraft) -> str:
    """Take the top card off the stack, which must not be empty."""
    top, *rest = _the(draft).stack
    change(draft, stack=tuple(rest))
    return top


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
    old = _the(draft).credit
    new = min(old + amount, draft.game.robot.credit.most)
    if new != old:
        change(draft, credit=new)
        draft.emit(ev.RobotCreditChanged(new - old))


def move_economy(draft: RaceDraft, amount: int) -> None:
    """Move the economy marker, no further than its track goes."""
    old = _the(draft).economy
    new = min(old + amount, draft.game.robot.economy.most)
    if new != old:
        change(draft, economy=new)
        draft.emit(ev.RobotEconomyChanged(new - old))


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
