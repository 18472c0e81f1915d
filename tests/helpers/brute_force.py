"""All legal answers to a choice, found by trying every thinkable one against the rulebook.

Written from the rulebook, the glossary's rulings and the data files alone: it reads positions, the
classes of actions and nothing else of the engine. Slow and plain on purpose.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from rftg_desktop.data import read
from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll.state import SeatState, State

PHASES = ("explore", "develop", "settle", "produce", "ship")
EVERY = range(5)
COLOURS = [kind["id"] for kind in json.loads(read("roll/dice.json"))]


def _facts() -> dict[str, dict[str, Any]]:
    """Return each side's record by id."""
    sides = {}
    for tile in json.loads(read("roll/tiles.json")):
        sides[f"{tile['id']}.d"] = tile["development"]
        sides[f"{tile['id']}.w"] = tile["world"]
    for faction in json.loads(read("roll/factions.json")):
        sides[f"faction-{faction['number']}.l"] = faction["left"]
        sides[f"faction-{faction['number']}.r"] = faction["right"]
    for home in json.loads(read("roll/homeworlds.json")):
        sides[f"home-{home['number']}"] = home["world"]
    return sides


SIDES = _facts()


def colour(die: int) -> str:
    return COLOURS[die // 8]


def virtual(die: int) -> bool:
    return die % 8 == 6


def powers(seat: SeatState, kind: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the powers of a kind in a tableau, with the sides that carry them."""
    return [
        (side, power) for side in seat.tableau for power in SIDES[side]["powers"] if power["kind"] == kind
    ]


def legal(state: State, seat: int) -> set[Any]:
    """Return the normal forms of all legal answers of the seat that is asked."""
    choice = state.lanes[seat][0]
    found = _ANSWERS[type(choice).__name__](state, state.seats[seat], choice)
    return {normal(state, seat, action) for action in found}


def normal(state: State, seat: int, action: Action) -> Any:
    """Return an action as what it does where two ways lead to the same place: moving tiles."""
    if isinstance(action, act.MoveTile):
        stacks = [list(stack) for stack in state.seats[seat].stacks]
        stacks[action.to_stack].insert(action.to_place, stacks[action.stack].pop(action.place))
        return "tiles", tuple(map(tuple, stacks))
    return action


# -- set-up and assigning --------------------------------------------------------------------------


def _choose_start(_state: State, seat: SeatState, _choice: Any) -> Iterator[Action]:
    """One tile goes up as development, the other as world."""
    if not seat.looking:
        yield DONE
    for tile in seat.looking:
        for stack in (0, 1):
            if not seat.stacks[stack]:
                yield act.PlaceStart(tile, stack)


def _in_columns(seat: SeatState) -> Iterator[tuple[int, int]]:
    for column in EVERY:
        for die in seat.strip[column]:
            yield die, column


def _assign(state: State, seat: SeatState, _choice: Any) -> Iterator[Action]:
    """First the selecting worker: any die on any phase. Then wild faces, powers, Dictate, and the end."""
    if seat.selector is None:
        loose = [*_in_columns(seat), *((die, -1) for die in seat.unassigned)]
        yield from (act.SelectPhase(die, source, phase) for die, source in loose for phase in EVERY)
        return
    yield from (act.PlaceWild(die, phase) for die in seat.unassigned for phase in EVERY)
    for tile, power in powers(seat, "reassign"):
        yield from _reassign(state, seat, tile, power)
    again = powers(seat, "dictate_repeat") or "dictated" not in seat.round_notes
    if again and len(list(_in_columns(seat))) >= 2:
        yield from (act.Dictate(die, source) for die, source in _in_columns(seat))
    if not seat.unassigned:
        yield DONE


def _reassign(state: State, seat: SeatState, tile: str, power: dict[str, Any]) -> Iterator[Action]:
    """Try every worker, and every pair of one column, for every column."""
    together = power.get("same_source", False)
    moved = seat.round_notes.count(f"used {tile}")
    for source in EVERY:
        groups = combinations(seat.strip[source], 2 if together else 1)
        for dice in groups:
            for target in EVERY:
                if (
                    target != source
                    and moved + len(dice) <= _most_moved(state, seat, power)
                    and (not power.get("source") or PHASES[source] in power["source"])
                    and _may_go(seat, power, target)
                    and all(_may_move(power, colour(die)) for die in dice)
                ):
                    yield act.Reassign(tile, tuple(sorted(dice)), source, target)


def _may_move(power: dict[str, Any], name: str) -> bool:
    return name in power.get("dice", [name]) and name not in power.get("not_dice", [])


def _may_go(seat: SeatState, power: dict[str, Any], target: int) -> bool:
    if power["to"] == "selected":
        return target == seat.selected
    return power["to"] == "any" or PHASES[target] in power["phases"]


def _most_moved(state: State, seat: SeatState, power: dict[str, Any]) -> int:
    """Mad Scientists: two as sole leader in Novelty worlds, one in a tie, none otherwise."""
    if "rank_limit" not in power:
        return int(power["count_max"])
    mine, *others = (_novelty_worlds(each) for each in sorted(state.seats, key=lambda each: each is not seat))
    return 2 if mine > max(others) else 1 if mine == max(others) else 0


def _novelty_worlds(seat: SeatState) -> int:
    return sum(SIDES[side].get("colour") == "novelty" for side in seat.tableau)


def _move_workers(_state: State, seat: SeatState, choice: Any) -> Iterator[Action]:
    """Dictate: another worker goes to another column; more are free."""
    for die, source in _in_columns(seat):
        yield from (act.MoveWorker(die, source, target) for target in EVERY if target != source)
    if not choice.first:
        yield DONE


# -- Explore ---------------------------------------------------------------------------------------


def _places(seat: SeatState) -> list[tuple[int, int]]:
    return [(stack, place) for stack in (0, 1) for place in range(len(seat.stacks[stack]))]


def _explore(_state: State, seat: SeatState, _choice: Any) -> Iterator[Action]:
    """Each explorer scouts or stocks; abandoning belongs to scouting; all must be used."""
    explorers = seat.strip[0]
    for die in explorers:
        yield act.Scout(die)
        if "abandoned" not in seat.phase_notes:
            yield act.Stock(die)
    if explorers:
        yield from (act.Abandon(stack, place) for stack, place in _places(seat))
    else:
        yield DONE
    places = _places(seat)
    if seat.phase_notes.count("moved a construction tile") < len(places):
        for tile, _ in powers(seat, "rearrange_construction"):
            yield from _other_layouts(seat, tile)


def _other_layouts(seat: SeatState, tile: str) -> Iterator[Action]:
    """Take out each tile and try each place for it; the layout must become another one."""
    for stack, place in _places(seat):
        for to_stack in (0, 1):
            for to_place in range(len(seat.stacks[to_stack]) + (to_stack != stack)):
                if (to_stack, to_place) != (stack, place):
                    yield act.MoveTile(tile, stack, place, to_stack, to_place)


def _keep(_state: State, seat: SeatState, choice: Any) -> Iterator[Action]:
    """Each drawn tile goes under either stack; scouted ones on top by Improved Reconnaissance."""
    for tile in seat.looking:
        for stack in (0, 1):
            yield act.Keep(tile, stack)
            if choice.scouted and powers(seat, "scout_on_top") and seat.stacks[stack]:
                yield act.Keep(tile, stack, True)


def _abandon_one(_state: State, seat: SeatState, _choice: Any) -> Iterator[Action]:
    assert len(_places(seat)) >= 3, "only seats with three tiles must give one"
    yield from (act.Abandon(stack, place) for stack, place in _places(seat))


# -- Develop and Settle ----------------------------------------------------------------------------


def need(seat: SeatState, stack: int) -> int:
    """Return the workers that the top tile needs: every discount, those with the higher floor first."""
    side = SIDES[f"{seat.stacks[stack][0]}.{'dw'[stack]}"]
    left: int = side["cost"]
    discounts = [power for _, power in powers(seat, "discount") if _lowers(power, side)]
    for power in sorted(discounts, key=lambda each: each["floor"], reverse=True):
        for _ in range(power["amount"]):
            left -= left > max(power["floor"], 1)
    return left


def _lowers(power: dict[str, Any], side: dict[str, Any]) -> bool:
    if power["target"] != side["kind"]:
        return False
    reassigns = "Reassign" in side.get("keywords", ())
    return side.get("colour") in power.get("colours", [side.get("colour")]) and (
        reassigns or not power.get("requires_reassign")
    )


def _build(_state: State, seat: SeatState, choice: Any) -> Iterator[Action]:
    """One of the workers goes on the top tile. Where it does not matter which, nobody is asked."""
    stack = choice.phase - 1
    missing = need(seat, stack) - len(seat.stack_dice[stack])
    workers = seat.strip[choice.phase]
    assert 0 < missing < len(workers), "all would be needed"
    assert len(set(workers)) > 1, "they are alike"
    yield from map(act.PlaceWorker, workers)


def _spare(_state: State, seat: SeatState, choice: Any) -> Iterator[Action]:
    """Of the dice on an overfull tile one stays for the next."""
    assert len(seat.spent) - choice.left == need(seat, choice.phase - 1)
    yield from map(act.SpareWorker, seat.spent)


def _return_worker(_state: State, seat: SeatState, choice: Any) -> Iterator[Action]:
    """One or two of the workers used go to the cup: the first is compulsory."""
    power = next(power for power in SIDES[choice.tile]["powers"] if power["kind"] == "return_workers")
    returned = power["max"] - choice.left
    yield from map(act.ReturnWorker, seat.spent)
    if returned >= power["min"] or not seat.spent:
        yield DONE


def _own_dice(seat: SeatState) -> Iterator[tuple[int, str, str | int]]:
    for zone in ("cup", "citizenry", "unassigned", "dictate", "spent"):
        yield from ((die, zone, "") for die in getattr(seat, zone))
    yield from ((die, "column", column) for die, column in _in_columns(seat))
    yield from ((die, "site", stack) for stack in (0, 1) for die in seat.stack_dice[stack])
    yield from ((die, "good", world) for world, die in seat.goods)


def _remove_die(_state: State, seat: SeatState, _choice: Any) -> Iterator[Action]:
    """Any own die from anywhere; a virtual worker is nobody's die."""
    yield from (act.RemoveDie(*found) for found in _own_dice(seat) if not virtual(found[0]))


# -- Produce, Ship, Manage Empire ------------------------------------------------------------------


def _produce(_state: State, seat: SeatState, _choice: Any) -> Iterator[Action]:
    """Any producer on any world of a colour that has room; no way out while there is one."""
    room = 1 + sum(power["extra"] for _, power in powers(seat, "good_capacity"))
    goods = [world for world, _ in seat.goods]
    for die in seat.strip[3]:
        for world in seat.tableau:
            if SIDES[world].get("colour", "gray") not in ("gray", "") and goods.count(world) < room:
                yield act.Produce(die, world)


def _ship(_state: State, seat: SeatState, _choice: Any) -> Iterator[Action]:
    for shipper in seat.strip[4]:
        for world, good in seat.goods:
            yield act.Trade(shipper, world, good)
            yield act.Consume(shipper, world, good)


def _buy_vp(_state: State, seat: SeatState, choice: Any) -> Iterator[Action]:
    yield DONE
    if seat.credits >= 1:
        yield act.BuyVp(choice.tile)


def _recruit(_state: State, seat: SeatState, _choice: Any) -> Iterator[Action]:
    """As many as can be paid: no way out."""
    assert seat.credits > 0
    yield from map(act.Recruit, seat.citizenry)


def _recall(_state: State, seat: SeatState, _choice: Any) -> Iterator[Action]:
    """Workers on stacks and goods; at least one with an empty cup."""
    found = [each for each in _own_dice(seat) if each[1] in ("site", "good")]
    yield from (act.Recall(*each) for each in found)
    if seat.cup or not found:
        yield DONE


def _confirm(_state: State, _seat: SeatState, _choice: Any) -> Iterator[Action]:
    yield DONE


_ANSWERS: dict[str, Callable[[State, SeatState, Any], Iterator[Action]]] = {
    "AbandonOne": _abandon_one,
    "Assign": _assign,
    "Build": _build,
    "BuyVp": _buy_vp,
    "ChooseStart": _choose_start,
    "Confirm": _confirm,
    "Explore": _explore,
    "Keep": _keep,
    "MoveWorkers": _move_workers,
    "Produce": _produce,
    "Recall": _recall,
    "Recruit": _recruit,
    "RemoveDie": _remove_die,
    "ReturnWorker": _return_worker,
    "Ship": _ship,
    "Spare": _spare,
}
CHOICES = frozenset(_ANSWERS)
