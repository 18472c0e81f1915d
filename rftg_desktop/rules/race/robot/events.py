"""What the robot does, as facts. Its gains of VP chips and prestige are the table's own events."""

from __future__ import annotations

from typing import ClassVar

from rftg_desktop.kernel.events import Change, Counted, Event, Moved, Shown
from rftg_desktop.kernel.ids import TABLE, Ref
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.robot.state import ROBOT

_STACK = Ref(ROBOT, at.STACK)


class RobotRolled(Event, frozen=True, tag="robot_rolled"):
    """The robot's dice were rolled; ``faces`` in the order of the dice."""

    reveals: ClassVar[bool] = True
    faces: tuple[str, ...]


class RobotDiePlaced(Event, frozen=True, tag="robot_die_placed"):
    """A die came to its space; ``meant`` and ``why`` as in :class:`RobotDie`. Empty ``space``: none."""

    die: int
    face: str
    meant: str
    space: str
    why: str

    def changes(self) -> tuple[Change, ...]:
        """The die lies there."""
        return (Shown(Ref(TABLE, at.ACTION, self.space), self.face),) if self.space else ()


class RobotRow(Event, frozen=True, tag="robot_row"):
    """The robot begins one row of its mat.

    ``phase`` and ``turn`` say which step (``turn`` 1 for the second Develop or Settle); ``row`` is
    ``action``, ``action_both``, ``response``, ``trade``, ``double_vp``, ``both``, ``counter_action``,
    ``counter_response`` or the name of a mat tile. ``credit`` and ``economy`` are those before it;
    ``skipped`` tells that the credit does not suffice and nothing happens. ``house_made``: a number of
    the row could not be verified.
    """

    phase: str
    turn: int
    row: str
    credit: int
    economy: int
    skipped: bool = False
    house_made: bool = False


class RobotDrew(Event, frozen=True, tag="robot_drew"):
    """Cards went unseen from the deck to the bottom of the robot's stack: nobody learns anything."""

    count: int

    def changes(self) -> tuple[Change, ...]:
        """They leave the deck."""
        return tuple(Moved(None, Ref(TABLE, at.DECK), _STACK) for _ in range(self.count))


class RobotFlipped(Event, frozen=True, tag="robot_flipped"):
    """The top card of the stack (or of the deck) was turned up: ``found``, or discarded.

    ``why`` a card is no find: ``kind``, ``credit`` (a six-cost development it cannot pay for) or
    ``imperium``; empty when found.
    """

    reveals: ClassVar[bool] = True
    card: str
    found: bool
    why: str = ""
    from_deck: bool = False

    def changes(self) -> tuple[Change, ...]:
        """It goes to the tableau or to the pile."""
        source = Ref(TABLE, at.DECK) if self.from_deck else _STACK
        target = Ref(ROBOT, at.TABLEAU, self.card) if self.found else Ref(TABLE, at.DISCARD)
        return (Moved(self.card, source, target),)


class RobotPlaced(Event, frozen=True, tag="robot_placed"):
    """The card that was found lies in the robot's tableau."""

    card: str


class RobotFoundNothing(Event, frozen=True, tag="robot_found_nothing"):
    """The stack ran out before a card was found."""


class RobotCounterPlaced(Event, frozen=True, tag="robot_counter_placed"):
    """A six-cost counter went to the robot's tableau."""

    def changes(self) -> tuple[Change, ...]:
        """One counter less beside the mat, one more in the tableau."""
        return (Counted(Ref(ROBOT, at.COUNTERS), -1), Counted(Ref(ROBOT, at.SIXES), 1))


class RobotCreditChanged(Event, frozen=True, tag="robot_credit_changed"):
    """The credit marker moved by ``amount`` and stands at ``now``; ``lost`` is what went above its track.

    ``amount`` is 0 where all of a gain was lost.
    """

    amount: int
    now: int
    lost: int = 0

    def changes(self) -> tuple[Change, ...]:
        """The marker moves."""
        return (Counted(Ref(ROBOT, at.CREDIT), self.amount),)


class RobotEconomyChanged(Event, frozen=True, tag="robot_economy_changed"):
    """The economy marker moved by ``amount``; ``now`` and ``lost`` as for credit."""

    amount: int
    now: int
    lost: int = 0

    def changes(self) -> tuple[Change, ...]:
        """The marker moves."""
        return (Counted(Ref(ROBOT, at.ECONOMY), self.amount),)


class RobotEqualsChanged(Event, frozen=True, tag="robot_equals_changed"):
    """The "robot =" counter shows another face now."""

    face: str

    def changes(self) -> tuple[Change, ...]:
        """The counter is turned or replaced."""
        return (Shown(Ref(ROBOT, at.EQUALS), self.face),)


class RobotTileSpent(Event, frozen=True, tag="robot_tile_spent"):
    """A mat tile that works once went out of the game; with it perhaps the start world ``card``."""

    card: str = ""

    def changes(self) -> tuple[Change, ...]:
        """The start world goes to the pile."""
        if not self.card:
            return ()
        return (Moved(self.card, Ref(ROBOT, at.TABLEAU, self.card), Ref(TABLE, at.DISCARD)),)
