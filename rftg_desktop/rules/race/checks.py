"""Positions from outside: nothing lost or doubled, every name names something, and play can go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.rules.race import invariants, steps
from rftg_desktop.rules.race.brink.leader import sides
from rftg_desktop.rules.race.brink.steps import FoundCard
from rftg_desktop.rules.race.state import ACTIONS, PHASES, SEARCH, SECONDS

if TYPE_CHECKING:
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import SeatState, State

_WITHOUT_CARD: Final = (steps.Trade, steps.GiveCards)
"""Steps that may belong to no card: the Trade action, and what the prestige card lends."""


def check(game: RaceGame, state: State) -> None:
    """Check a position.

    Raises:
        BrokenInvariant: it contradicts itself; the message says where.
    """
    seats = range(len(state.seats))
    if (
        sorted(state.order) != list(seats)
        or len(state.lanes) != len(seats)
        or state.setup.seats != len(seats)
    ):
        raise BrokenInvariant("the numbers of seats do not agree")
    _check_table(state)
    invariants.check(game, state)
    for seat, value in enumerate(state.seats):
        _check_seat(game, state, value, state.lanes[seat])
    for step in (*state.agenda, *(step for lane in state.lanes for step in lane)):
        _check_step(game, step, seats)


def _check_table(state: State) -> None:
    """Check what belongs to nobody: the phases, and who leads in prestige."""
    if {*state.phases, state.phase} - {*PHASES, ""}:
        raise BrokenInvariant("a phase that does not exist")
    if state.turn not in (0, 1) or (state.turn and state.phase not in SECONDS.values()):
        raise BrokenInvariant(f"there is no phase {state.phase!r} for the {state.turn + 1}. time")
    if not {*state.leaders, *state.earned} <= {*sides(state)}:
        raise BrokenInvariant("somebody who does not play leads in prestige")


def _check_seat(game: RaceGame, state: State, value: SeatState, lane: tuple[Any, ...]) -> None:
    """Check what a seat has chosen, and that it has a start world or is asked for one."""
    marks = value.marks
    if len(set(marks)) != len(marks) or len(marks) > state.setup.actions or not {*marks} <= {*ACTIONS}:
        raise BrokenInvariant(f"the actions {', '.join(marks)} cannot be chosen together")
    if {SECONDS[mark] for mark in marks if mark in SECONDS} - {*marks}:
        raise BrokenInvariant("a second Develop or Settle without the first")
    if value.boosted not in ("", SEARCH, *marks):
        raise BrokenInvariant(f"the prestige card is played on {value.boosted}, which was not chosen")
    unknown = {*value.active} - {*game.catalog.cards}
    if unknown:
        raise BrokenInvariant(f"there is no card {min(unknown)}")
    if bool(value.offered) != any(isinstance(step, steps.ChooseStart) for step in lane):
        raise BrokenInvariant("start worlds are offered, and nobody is asked to choose, or none are")
    if any(isinstance(step, steps.KeepCards) and step.count > len(value.seen) for step in lane):
        raise BrokenInvariant("more cards are to be kept than were seen")
    if any(isinstance(step, FoundCard) and step.card not in value.seen for step in lane):
        raise BrokenInvariant("a card was found that is not there")


def _check_step(game: RaceGame, step: Any, seats: range) -> None:
    """Check what a step names: its seat, its phase, its card and the power on it."""
    if getattr(step, "seat", 0) not in seats:
        raise BrokenInvariant("a step waits for a seat that is not there")
    if getattr(step, "phase", PHASES[0]) not in PHASES:
        raise BrokenInvariant("a step waits for a phase that does not exist")
    if getattr(step, "turn", 0) and step.phase not in SECONDS.values():
        raise BrokenInvariant(f"a step waits for a second {step.phase}")
    category = getattr(step, "category", None)
    if category is not None and all(each.id != category for each in game.catalog.constants.search):
        raise BrokenInvariant(f"a step searches for {category}, which is no category")
    cards = game.catalog.cards
    for field in ("card", "ante"):
        name = getattr(step, field, None)
        if name is not None and name not in cards and (name or not isinstance(step, _WITHOUT_CARD)):
            raise BrokenInvariant(f"a step speaks of a card that does not exist: {name}")
    card, index = getattr(step, "card", ""), getattr(step, "index", None)
    if card and index is not None and not 0 <= index < len(cards[card].powers):
        raise BrokenInvariant(f"a step speaks of a power that {card} does not have")
