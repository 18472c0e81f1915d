"""The whole position of a game of Roll as one immutable value."""

from __future__ import annotations

import msgspec

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll.dice import Die
from rftg_desktop.rules.roll.steps import AgendaTask, LaneStep

Dice = tuple[Die, ...]
"""A multiset of dice: sorted."""

NO_DICE: Dice = ()


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a game is begun with.

    ``seats``: how many play. ``first_game``: starting tiles go cheapest side up without asking.
    ``factions`` and ``homes`` fix the start tiles seat by seat; empty means at random.
    """

    seats: int
    first_game: bool = False
    factions: tuple[int, ...] = ()
    homes: tuple[int, ...] = ()


class SeatState(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """What lies before one seat.

    ``strip`` holds the five columns below the phase strip; ``selector`` is the die on it, which
    selects the phase ``selected``; ``unassigned`` are the wild faces in no column; ``dictate`` the
    parked dice; ``looking`` the tiles drawn and not placed. ``stacks`` are the two construction
    stacks, top tile first, with ``stack_dice`` on them; ``spent`` the workers of the tile being
    finished. ``tableau`` lists side ids in the order of placing, ``goods`` pairs of world and die.
    The notes are multisets of what was used or done in this phase or round.
    """

    faction: int
    cup: Dice = ()
    citizenry: Dice = ()
    unassigned: Dice = ()
    strip: tuple[Dice, Dice, Dice, Dice, Dice] = ((), (), (), (), ())
    selector: Die | None = None
    selected: int | None = None
    dictate: Dice = ()
    looking: tuple[str, ...] = ()
    stacks: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    stack_dice: tuple[Dice, Dice] = ((), ())
    spent: Dice = ()
    tableau: tuple[str, ...] = ()
    goods: tuple[tuple[str, Die], ...] = ()
    credits: int = 0
    points: int = 0
    phase_notes: tuple[str, ...] = ()
    round_notes: tuple[str, ...] = ()


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """The table, complete at every decision.

    ``order`` is the player order (clockwise from the lowest faction number); ``lanes`` and
    ``agenda`` hold what happens next. ``phases`` are those of this round, ``phase`` the one being
    done, ``screens`` whether they stand. ``bag`` is shuffled, drawn from the front; ``abandoned``
    lies under the Explore tile; ``supply`` counts dice per colour; ``pool`` is what is left of the
    initial VP chips and falls below zero when the 10-VP chips come in.
    """

    setup: Setup
    seats: tuple[SeatState, ...]
    order: tuple[Seat, ...]
    lanes: tuple[tuple[LaneStep, ...], ...]
    agenda: tuple[AgendaTask, ...]
    round: int
    rng: int
    bag: tuple[str, ...]
    supply: tuple[int, ...]
    pool: int
    phases: tuple[int, ...] = ()
    phase: int | None = None
    screens: bool = False
    abandoned: tuple[str, ...] = ()
