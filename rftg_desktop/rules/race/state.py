"""The whole position of a game of Race as one immutable value."""

from __future__ import annotations

import msgspec

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race.robot.state import RobotSetup, RobotState
from rftg_desktop.rules.race.steps import AgendaTask, LaneStep

Cards = tuple[str, ...]
"""Ids of designs: a multiset (sorted) in hands and piles, in order elsewhere."""

DECKS = ("base", "base+1", "base+1+2", "base+1+2+3")
"""The combinations of sets that are played, in the order of a card's ``copies``."""

ACTIONS = (
    "explore_5",
    "explore_1_1",
    "develop",
    "develop_second",
    "settle",
    "settle_second",
    "consume_trade",
    "consume_x2",
    "produce",
)
PHASES = ("explore", "develop", "settle", "consume", "produce")
SECONDS = {"develop_second": "develop", "settle_second": "settle"}
"""Spaces that are open only after another, with two actions a round."""
SEARCH = "search"
"""Stands for a space where the prestige card is an action of its own: a search."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a game is begun with.

    ``seats``: how many play; ``deck``: the combination of sets; ``actions``: how many actions a seat
    chooses in a round (two is the experienced two-player game). ``starts`` fixes the start worlds
    seat by seat; empty means at random. ``robot`` makes it the solitaire game: one seat, two actions.
    ``second_edition`` takes the cards as the second printing has them.
    """

    seats: int
    deck: str = "base"
    actions: int = 1
    starts: tuple[str, ...] = ()
    robot: RobotSetup | None = None
    second_edition: bool = False


class SeatState(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """What lies before one seat.

    ``offered`` are two start worlds to choose from, before the first round. ``seen`` are the cards
    drawn in Explore and not yet kept; ``placing`` the card chosen for the phase. ``tableau`` lists
    cards in the order of placing; ``active`` is the tableau as it stood when the phase began: only
    those cards have powers in it. ``goods`` are pairs of a world and the card that lies face down on
    it, sorted. ``tucked`` are the cards under a world that keeps such. ``marks`` are the chosen actions,
    ``strength`` temporary Military. ``prestige_card`` tells whether that card is still unused, and
    ``boosted`` what it is played on in this round: a space, :data:`SEARCH`, or nothing. The notes are
    a multiset of what was used or done in this phase.
    """

    start: int
    offered: Cards = ()
    hand: Cards = ()
    seen: Cards = ()
    placing: str = ""
    tableau: Cards = ()
    active: Cards = ()
    goods: tuple[tuple[str, str], ...] = ()
    tucked: Cards = ()
    chips: int = 0
    prestige: int = 0
    prestige_card: bool = False
    marks: tuple[str, ...] = ()
    boosted: str = ""
    strength: int = 0
    phase_notes: tuple[str, ...] = ()


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """The table, complete at every decision.

    ``order`` is the player order (clockwise from the lowest start world); ``lanes`` and ``agenda``
    hold what happens next. ``shown`` tells whether this round's actions are turned up, ``phases``
    those of the round, ``phase`` and ``turn`` the one being done. ``deck`` is shuffled, drawn from
    the front; ``discard`` is sorted, its order being nobody's business. ``pool`` is what is left of
    the VP chips and falls below zero when the reserve pays. ``leaders`` have most prestige; ``on_tile``
    is the prestige that lies on the leader's tile, ``earned`` names each side for every prestige it
    earned in this phase. ``salvage`` are cards discarded at the end of the round that a seat will take.
    ``robot`` is there in the solitaire game.
    """

    setup: Setup
    seats: tuple[SeatState, ...]
    order: tuple[Seat, ...]
    lanes: tuple[tuple[LaneStep, ...], ...]
    agenda: tuple[AgendaTask, ...]
    round: int
    rng: int
    deck: Cards
    discard: Cards = ()
    pool: int
    leaders: tuple[Seat, ...] = ()
    on_tile: int = 0
    earned: tuple[Seat, ...] = ()
    salvage: Cards = ()
    robot: RobotState | None = None
    shown: bool = False
    phases: tuple[str, ...] = ()
    phase: str = ""
    turn: int = 0
