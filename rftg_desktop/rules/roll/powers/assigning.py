"""Powers of the Assign step: Reassign, and what changes Dictate."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, Literal

import msgspec

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.roll.actions import Reassign as ReassignAction
from rftg_desktop.rules.roll.dice import COLOURS, PHASES, colour_of
from rftg_desktop.rules.roll.events import WorkerAssigned
from rftg_desktop.rules.roll.powers.base import Owner, Power
from rftg_desktop.rules.roll.powers.measures import Filter, rank
from rftg_desktop.rules.roll.state import Dice

ALL_PHASES = tuple(range(len(PHASES)))
_KEPT = 4096


class RankLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many workers move, by the rank in ``metric``: sole leader, tied for the lead, otherwise.

    Nobody having any counts as a tie (unverified; docs/rulings.md).
    """

    metric: str
    sole_most: int
    tied_most: int
    otherwise: int
    colours: tuple[str, ...] = ()

    def limit(self, game: Any, state: Any, owner: Owner) -> int:
        """Return the number for the owner now."""
        place = rank(game, state, owner.seat, self.metric, Filter(worlds=self.colours))
        return (self.sole_most, self.tied_most, self.otherwise)[place - 1]


class Reassign(Power, frozen=True, tag="reassign", kw_only=True):
    """Once a round, move ``count_min`` to ``count_max`` workers into other columns.

    ``to``: ``any`` column, the ``selected`` phase, or the ``listed`` phases. ``source`` narrows the
    columns they come from, ``dice`` and ``not_dice`` their colours; ``same_source`` asks that two
    come from one column together. The workers of one use move one at a time, and other powers may be
    used between (docs/rulings.md); the selecting worker never moves (rulebook, Reassign).
    """

    count_min: int = 0
    count_max: int = 1
    to: Literal["any", "selected", "listed"]
    phases: tuple[str, ...] = ()
    source: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
    not_dice: tuple[str, ...] = ()
    same_source: bool = False
    rank_limit: RankLimit | None = None

    def offers(self, game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """List every move still allowed this round."""
        seat = state.seats[owner.seat]
        used = seat.round_notes.count(used_note(owner.tile))
        limit = self.count_max if self.rank_limit is None else self.rank_limit.limit(game, state, owner)
        if used >= limit:
            return ()
        targets = self._targets(seat)
        found: list[Action] = []
        for source in ALL_PHASES:
            column = seat.strip[source]
            if column and (not self.source or PHASES[source] in self.source):
                fitting = _fitting(column, self.dice, self.not_dice)
                groups = _groups(fitting, self.count_min if self.same_source else 1)
                found += _moves(owner.tile, groups, source, targets)
        return found

    def _targets(self, seat: Any) -> tuple[int, ...]:
        if self.to == "selected":
            return (seat.selected,)
        if self.to == "listed":
            return tuple([PHASES.index(phase) for phase in self.phases])
        return ALL_PHASES

    def take(self, draft: Any, owner: Owner, action: Action) -> None:
        """Move the workers and count the use."""
        assert isinstance(action, ReassignAction)
        for die in action.dice:
            event = WorkerAssigned(owner.seat, die, action.source, action.target, owner.tile)
            draft.assign(owner.seat, die, action.source, action.target, event)
        draft.note_round(owner.seat, used_note(owner.tile), len(action.dice))


# The same columns come up again and again while one assigns.


@lru_cache(maxsize=_KEPT)
def _fitting(column: Dice, only: tuple[str, ...], never: tuple[str, ...]) -> Dice:
    """Return the dice of a column that are of certain colours (``only`` empty: any but ``never``)."""
    colours = ((die, COLOURS[colour_of(die)]) for die in column)
    return tuple(die for die, colour in colours if (not only or colour in only) and colour not in never)


@lru_cache(maxsize=_KEPT)
def _groups(dice: Dice, together: int) -> tuple[Dice, ...]:
    """Return each different choice of so many dice that move together."""
    return kinds(tuple(combinations(dice, together)))


@lru_cache(maxsize=_KEPT)
def _moves(tile: str, groups: tuple[Dice, ...], source: int, targets: tuple[int, ...]) -> tuple[Action, ...]:
    """Return the moves of each group to each other column."""
    return tuple(
        ReassignAction(tile, group, source, target)
        for group in groups
        for target in targets
        if target != source
    )


class DictateRepeat(Power, frozen=True, tag="dictate_repeat", kw_only=True):
    """Any number of Dictates a round, each parking another worker."""

    def dictate_without_limit(self) -> bool:
        """Return that there is no limit."""
        return True


class DictateTargets(Power, frozen=True, tag="dictate_targets", kw_only=True):
    """A Dictate moves up to ``count_max`` other workers, each to any column."""

    count_max: int

    def dictate_moves(self) -> int:
        """Return how many."""
        return self.count_max


def used_note(tile: str) -> str:
    """Return the round's note of one worker moved by ``tile``."""
    return f"used {tile}"
