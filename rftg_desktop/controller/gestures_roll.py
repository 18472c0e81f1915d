"""What each action of Roll is on the table: from which piece to which place, or which button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rftg_desktop.controller.affordances import Button, Gesture, Spot
from rftg_desktop.controller.gestures import GestureTable, Shake, Way
from rftg_desktop.kernel.actions import Action, Done
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import TABLE, Ref, Seat
from rftg_desktop.kernel.steps import Choice
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll.dice import EXPLORE, PRODUCE, SHIP
from rftg_desktop.rules.roll.events import DiceRolled

TOP = "top"
"""The thing of a stack's upper end as a drop target; its lower end is the stack itself."""


def between(place: int) -> str:
    """Return the thing of the gap above the ``place``-th tile of a stack, as a drop target."""
    return f"gap {place}"


def _die(seat: Seat, die: int, column: int) -> Spot:
    return Spot(at.column(seat, column), die)


def _place_start(_choice: Choice, seat: Seat, action: act.PlaceStart) -> tuple[Way, ...]:
    return (Gesture(Spot(Ref(seat, at.LOOKING), action.tile), Spot(Ref(seat, at.STACK, action.stack))),)


def _select(_choice: Choice, seat: Seat, action: act.SelectPhase) -> tuple[Way, ...]:
    target = Spot(Ref(seat, at.SELECT, action.phase))
    return (Gesture(_die(seat, action.die, action.source), target),)


def _place_wild(_choice: Choice, seat: Seat, action: act.PlaceWild) -> tuple[Way, ...]:
    return (Gesture(_die(seat, action.die, act.UNASSIGNED), Spot(Ref(seat, at.COLUMN, action.phase))),)


def _reassign(_choice: Choice, seat: Seat, action: act.Reassign) -> tuple[Way, ...]:
    target = Spot(Ref(seat, at.COLUMN, action.target))
    dice = dict.fromkeys(action.dice)
    return tuple(Gesture(_die(seat, die, action.source), target, action.tile) for die in dice)


def _dictate(_choice: Choice, seat: Seat, action: act.Dictate) -> tuple[Way, ...]:
    return (Gesture(_die(seat, action.die, action.source), Spot(Ref(seat, at.DICTATE))),)


def _move_worker(_choice: Choice, seat: Seat, action: act.MoveWorker) -> tuple[Way, ...]:
    target = Spot(Ref(seat, at.COLUMN, action.target))
    return (Gesture(_die(seat, action.die, action.source), target),)


def _scout(_choice: Choice, seat: Seat, action: act.Scout) -> tuple[Way, ...]:
    return (Gesture(_die(seat, action.die, EXPLORE), Spot(Ref(TABLE, at.BAG))),)


def _stock(_choice: Choice, seat: Seat, action: act.Stock) -> tuple[Way, ...]:
    return (Gesture(_die(seat, action.die, EXPLORE), Spot(Ref(seat, at.CREDITS))),)


def _abandon(choice: Choice, seat: Seat, action: act.Abandon) -> tuple[Way, ...]:
    zone = at.BAG if isinstance(choice, steps.AbandonOne) else at.ABANDONED
    return (Gesture(Spot(Ref(seat, at.STACK, action.stack), action.place), Spot(Ref(TABLE, zone))),)


def _keep(_choice: Choice, seat: Seat, action: act.Keep) -> tuple[Way, ...]:
    target = Spot(Ref(seat, at.STACK, action.stack), TOP if action.top else "")
    return (Gesture(Spot(Ref(seat, at.LOOKING), action.tile), target),)


def _move_tile(_choice: Choice, seat: Seat, action: act.MoveTile) -> tuple[Way, ...]:
    # The rules count the place without the tile moved; on the table the gap is seen with it.
    shift = action.to_stack == action.stack and action.to_place >= action.place
    gap = between(action.to_place + shift)
    source = Spot(Ref(seat, at.STACK, action.stack), action.place)
    return (Gesture(source, Spot(Ref(seat, at.STACK, action.to_stack), gap), action.tile),)


def _place_worker(choice: Choice, seat: Seat, action: act.PlaceWorker) -> tuple[Way, ...]:
    assert isinstance(choice, steps.Build)
    target = Spot(Ref(seat, at.SITE, choice.phase - 1))
    return (Gesture(_die(seat, action.die, choice.phase), target),)


def _spare(choice: Choice, seat: Seat, action: act.SpareWorker) -> tuple[Way, ...]:
    assert isinstance(choice, steps.Spare)
    return (Gesture(Spot(Ref(seat, at.SPENT), action.die), Spot(Ref(seat, at.SITE, choice.phase - 1))),)


def _return_worker(choice: Choice, seat: Seat, action: act.ReturnWorker) -> tuple[Way, ...]:
    assert isinstance(choice, steps.ReturnWorker)
    return (Gesture(Spot(Ref(seat, at.SPENT), action.die), Spot(Ref(seat, at.CUP))),)


def _remove(_choice: Choice, seat: Seat, action: act.RemoveDie) -> tuple[Way, ...]:
    source = Spot(Ref(seat, action.zone, action.key), action.die)
    return (Gesture(source, Spot(Ref(TABLE, at.SUPPLY))),)


def _produce(_choice: Choice, seat: Seat, action: act.Produce) -> tuple[Way, ...]:
    return (Gesture(_die(seat, action.die, PRODUCE), Spot(Ref(seat, at.TABLEAU, action.world))),)


def _ship(_choice: Choice, seat: Seat, action: act.Trade | act.Consume) -> tuple[Way, ...]:
    target = Spot(Ref(seat, at.GOOD, action.world), action.good)
    return (Gesture(_die(seat, action.shipper, SHIP), target),)


def _recruit(_choice: Choice, seat: Seat, action: act.Recruit) -> tuple[Way, ...]:
    return (Gesture(Spot(Ref(seat, at.CITIZENRY), action.die), Spot(Ref(seat, at.CUP))),)


def _recall(_choice: Choice, seat: Seat, action: act.Recall) -> tuple[Way, ...]:
    source = Spot(Ref(seat, action.zone, action.key), action.die)
    return (Gesture(source, Spot(Ref(seat, at.CUP))),)


def _done(_choice: Choice, _seat: Seat, _action: Done) -> tuple[Way, ...]:
    return (Button("done"),)


def _buy(_choice: Choice, _seat: Seat, _action: act.BuyVp) -> tuple[Way, ...]:
    return (Button("buy"),)


GESTURES: dict[type, Callable[[Any, Seat, Any], tuple[Way, ...]]] = {
    Done: _done,
    act.PlaceStart: _place_start,
    act.SelectPhase: _select,
    act.PlaceWild: _place_wild,
    act.Reassign: _reassign,
    act.Dictate: _dictate,
    act.MoveWorker: _move_worker,
    act.Scout: _scout,
    act.Stock: _stock,
    act.Abandon: _abandon,
    act.Keep: _keep,
    act.MoveTile: _move_tile,
    act.PlaceWorker: _place_worker,
    act.SpareWorker: _spare,
    act.ReturnWorker: _return_worker,
    act.RemoveDie: _remove,
    act.Produce: _produce,
    act.Trade: _ship,
    act.Consume: _ship,
    act.BuyVp: _buy,
    act.Recruit: _recruit,
    act.Recall: _recall,
}


def ways(choice: Choice, seat: Seat, action: Action, _view: Any = None) -> tuple[Way, ...]:
    """Return how ``action`` is made on the table.

    Raises:
        KeyError: the action has no gesture; every action of Roll must have one.
    """
    return GESTURES[type(action)](choice, seat, action)


def revision_ways(seat: Seat, action: Action, revised: Action | None) -> tuple[Gesture, ...]:
    """Return the drags that change the earlier answer ``action`` into ``revised``, or take it back.

    The piece is dragged on from where it lies now, or back to where it came from.
    """
    source = _where_now(seat, action)
    if source is None:
        return ()
    if revised is None:
        home = _where_before(seat, action)
        return () if home is None else (Gesture(source, home),)
    if isinstance(revised, act.SelectPhase) and _other_die(action, revised):
        return _drags(seat, revised)
    return tuple(Gesture(source, way.target, way.via) for way in _drags(seat, revised))


def _drags(seat: Seat, action: Action) -> tuple[Gesture, ...]:
    return tuple(way for way in ways(steps.Assign(), seat, action) if isinstance(way, Gesture))


def fits(view: Any, drag: Gesture) -> bool:
    """Tell whether a seat's die lies in a place of the strip now: a later answer may have moved it on."""
    spot = drag.source
    seat, ref = view.seats[spot.ref.seat], spot.ref
    return (ref.zone != at.SELECT or seat.selected == ref.key) and spot.thing in at.dice_at(
        seat, ref.zone, ref.key
    )


def _other_die(action: Action, revised: act.SelectPhase) -> bool:
    """Tell whether another die is to select the phase: that one is dragged, from where it lies."""
    return isinstance(action, act.SelectPhase) and (
        (action.die, action.source) != (revised.die, revised.source)
    )


def _where_now(seat: Seat, action: Action) -> Spot | None:
    match action:
        case act.SelectPhase(die, _, phase):
            return Spot(Ref(seat, at.SELECT, phase), die)
        case act.PlaceWild(die, phase):
            return _die(seat, die, phase)
        case act.Reassign(_, dice, _, target):
            return _die(seat, dice[0], target)
        case act.MoveWorker(die, _, target):
            return _die(seat, die, target)
        case act.Dictate(die, _):
            return Spot(Ref(seat, at.DICTATE), die)
    return None


def _where_before(seat: Seat, action: Action) -> Spot | None:
    match action:
        case act.SelectPhase(_, source, _) | act.Dictate(_, source):
            return Spot(at.column(seat, source))
        case act.PlaceWild():
            return Spot(at.column(seat, act.UNASSIGNED))
        case act.Reassign(_, _, source, _) | act.MoveWorker(_, source, _):
            return Spot(at.column(seat, source))
    return None


def meant(source: Spot, place: Spot) -> Action | None:
    """Return the action that dropping ``source`` on ``place`` would be if the rules allowed it.

    It serves to explain a refusal and never decides anything.
    """
    die, column = source.thing, source.ref.key if source.ref.zone == at.COLUMN else act.UNASSIGNED
    if not isinstance(die, int) or not isinstance(column, int):
        return None
    match place.ref.zone:
        case at.SELECT:
            return act.SelectPhase(die, column, int(place.ref.key))
        case at.COLUMN | at.PHASE:
            return act.PlaceWild(die, int(place.ref.key))
        case at.DICTATE:
            return act.Dictate(die, column)
        case at.BAG:
            return act.Scout(die)
        case at.CREDITS:
            return act.Stock(die)
        case at.TABLEAU | at.GOOD:
            return act.Produce(die, str(place.ref.key))
    return None


def _is_roll(event: Event, seat: Seat) -> bool:
    return isinstance(event, DiceRolled) and event.seat == seat


def _unrolled(view: Any, seat: Seat) -> Any:
    """Return ``view`` with the dice of ``seat`` still in its cup."""
    value = view.seats[seat]
    dice = [*value.unassigned, *(die for column in value.strip for die in column)]
    seats = list(view.seats)
    seats[seat] = replace(
        value, cup=tuple(sorted((*value.cup, *dice))), unassigned=(), strip=((),) * len(value.strip)
    )
    return replace(view, seats=tuple(seats))


ROLL = GestureTable(ways, revision_ways, fits, meant, Shake(steps.Assign, _is_roll, _unrolled))
