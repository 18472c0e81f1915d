"""Phase IV, Produce: producers become goods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.game import ChoiceRule, ChoiceTable
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll.dice import PRODUCE, Die
from rftg_desktop.rules.roll.powers.lookup import powers_of
from rftg_desktop.rules.roll.state import SeatState, State
from rftg_desktop.rules.roll.tile_events import Produced

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.game import RollGame
    from rftg_desktop.rules.roll.verbs import RollDraft


def capacity(game: RollGame, value: SeatState) -> int:
    """Return how many goods each world that is not gray holds: one, or more by a power."""
    found = powers_of(game.catalog, value.tableau, "extra_capacity", "produce")
    more: int = sum(power.extra_capacity() for _, power in found)
    return 1 + more


def room(game: RollGame, value: SeatState) -> dict[str, int]:
    """Return the worlds that can take goods and how many more each can take."""
    limit, sides = capacity(game, value), game.catalog.sides
    held = [world for world, _ in value.goods]
    free = {world: limit - held.count(world) for world in value.tableau if sides[world].holds_goods}
    return {world: count for world, count in free.items() if count > 0}


def begin_produce(draft: RollDraft, seat: Seat, _phase: int) -> None:
    """Begin a seat's Produce phase: without asking where all ways lead to the same place."""
    value = draft.seat(seat)
    producers, free = value.strip[PRODUCE], room(draft.game, value)
    alike = len(kinds(producers)) == 1
    if alike and len(producers) >= sum(free.values()):
        _fill(draft, seat, producers[0], free)
    elif len(free) == 1 and len(producers) <= next(iter(free.values())):
        for die in producers:
            _produce(draft, seat, die, next(iter(free)))
    _ask_or_stop(draft, seat)


def _fill(draft: RollDraft, seat: Seat, die: Die, free: dict[str, int]) -> None:
    for world, count in free.items():
        for _ in range(count):
            _produce(draft, seat, die, world)


def _ask_or_stop(draft: RollDraft, seat: Seat) -> None:
    value = draft.seat(seat)
    if value.strip[PRODUCE] and room(draft.game, value):
        draft.push(seat, steps.Produce())
    else:
        draft.return_to_cup(seat, at.COLUMN, PRODUCE)


def _produce(draft: RollDraft, seat: Seat, die: Die, world: str) -> None:
    draft.move(seat, die, (at.COLUMN, PRODUCE), (at.GOOD, world))
    draft.emit(Produced(seat, die, world))


def produce_options(game: RollGame, state: State, seat: Seat, _choice: steps.Produce) -> list[Action]:
    """List the worlds with room for each kind of producer; all must be used if possible."""
    value = state.seats[seat]
    worlds = room(game, value)
    return [act.Produce(die, world) for die in kinds(value.strip[PRODUCE]) for world in worlds]


def take_produce(draft: RollDraft, seat: Seat, _choice: steps.Produce, action: act.Produce) -> None:
    """Put the good on its world and look again."""
    draft.pop(seat)
    _produce(draft, seat, action.die, action.world)
    begin_produce(draft, seat, PRODUCE)


def why_not_produce(_game: Any, _state: State, _seat: Seat, _choice: object, _action: Action) -> str:
    """Explain a refusal."""
    return "Producers go on worlds that are not gray and have room for a good."


CHOICES: ChoiceTable = {steps.Produce: ChoiceRule(produce_options, take_produce, why_not_produce)}
