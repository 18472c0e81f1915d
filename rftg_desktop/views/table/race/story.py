"""The robot's part of a round in pictures: the table after each line of what it does.

Between two positions of a game there are only events. What they change on the robot's side is carried out
on its view here, so that each step can be shown; the last picture is always that of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from msgspec.structs import replace as put

from rftg_desktop.controller.affordances import Affordances
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Hidden
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.robot import events as rev
from rftg_desktop.rules.race.robot.state import ROBOT, RobotDie
from rftg_desktop.rules.race.view import RobotView, View
from rftg_desktop.views.table.frame import ON, SKIP, ButtonFace
from rftg_desktop.views.table.kit import Scene
from rftg_desktop.views.table.paint_bar import in_one_line
from rftg_desktop.views.table.race.frame import RaceFrame
from rftg_desktop.views.table.race.telling import beats_of, is_robots
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.translation import tr


def story_of(before: RaceFrame, after: RaceFrame, events: tuple[Event, ...]) -> list[Scene[RaceFrame]]:
    """Return the frames on the way from one position to the next, the last one left out."""
    if before.view.robot is None or after.view.robot is None:
        return []
    words = Speaker(after.sitting.names, after.catalog)
    beats = list(beats_of(events, words))
    if not beats:
        return []
    ground = _ground(before, after, events)
    told = list(before.told if not any(isinstance(e, rev.RobotRolled) for e in events) else ())
    view, done, scenes = ground.view, 0, []
    for beat in beats:
        part = events[done : beat.place + 1]
        for event in part:
            view = _stepped(view, event)
        done = beat.place + 1
        if beat.told is not None:
            told.append(beat.told)
        frame = replace(ground, view=view, told=tuple(told), flipped=_flipped(part))
        scenes.append(Scene(frame, tuple(part)))
    return scenes


def _flipped(events: Sequence[Event]) -> str:
    """Return the card that lies turned up before the robot."""
    last = events[-1] if events else None
    return last.card if isinstance(last, rev.RobotFlipped) else ""


def _ground(before: RaceFrame, after: RaceFrame, events: Sequence[Event]) -> RaceFrame:
    """Return the table on which the robot acts: the player's side as it was then, nothing to answer.

    Most often the player is done before: then the side shown is the new one, without the cards that are
    looked at only later.
    """
    first = next(place for place, event in enumerate(events) if is_robots(event))
    player_first = any(not is_robots(event) and event.changes() for event in events[:first])
    seats = after.view.seats if player_first else before.view.seats
    old = before.view
    view = put(
        after.view,
        seats=tuple(put(seat, seen=()) for seat in seats),
        robot=old.robot,
        deck=old.deck,
        discard=old.discard,
        pool=old.pool,
        phases=old.phases,
        phase=old.phase,
        turn=old.turn,
    )
    return replace(
        after,
        view=view,
        affordances=Affordances(),
        buttons=_buttons(),
        bench_buttons=(),
        bench="",
        markers=0,
        step=before.step,
        log=before.log,
        title=tr("The robot's part"),
        hint=in_one_line(after.passed, tr("Space shows the next line; anything else ends the showing.")),
    )


def _buttons() -> tuple[ButtonFace, ...]:
    """Return the buttons while the robot acts."""
    skip, on = tr("Show at once what comes of the robot's part."), tr("Show the next line.")
    return (
        ButtonFace(SKIP, tr("Skip"), tr("Esc"), explains=skip),
        ButtonFace(ON, tr("Next"), tr("Space"), primary=True, explains=on),
    )


def _stepped(view: View, event: Event) -> View:
    """Return ``view`` after an event: the robot's side, the deck, the pile and the pool."""
    robot = view.robot
    assert robot is not None
    table: dict[str, Any] = {}
    match event:
        case ev.PhaseBegan(phase=phase, turn=turn):
            table = {"phase": phase, "turn": turn}
        case ev.PhasesChosen(phases=phases):
            table = {"phases": phases}
        case ev.VpGained(amount=amount):
            table["pool"] = view.pool - amount
        case ev.DeckShuffled(count=count):
            table = {"deck": Hidden(view.deck.count + count), "discard": Hidden(0)}
        case rev.RobotDrew(count=count):
            table["deck"] = Hidden(view.deck.count - count)
        case rev.RobotFlipped(found=found, from_deck=from_deck):
            table["discard"] = Hidden(view.discard.count + (not found))
            table["deck"] = Hidden(view.deck.count - from_deck)
    return put(view, robot=_robot_after(robot, event), **table)


def _robot_after(robot: RobotView, event: Event) -> RobotView:
    """Return the robot's side after an event: each is one change of it."""
    change = _CHANGES.get(type(event))
    if change is None or getattr(event, "seat", ROBOT) != ROBOT:
        return robot
    return put(robot, **change(robot, event))


def _dice_with(robot: RobotView, event: rev.RobotDiePlaced) -> tuple[RobotDie, ...]:
    dice = list(robot.dice)
    dice[event.die] = RobotDie(event.face, event.meant, event.space, event.why)
    return tuple(dice)


_CHANGES: dict[type[Event], Callable[[RobotView, Any], dict[str, Any]]] = {
    rev.RobotRolled: lambda _, event: {"dice": tuple(RobotDie(face, "", "", "") for face in event.faces)},
    rev.RobotDiePlaced: lambda robot, event: {"dice": _dice_with(robot, event)},
    rev.RobotDrew: lambda robot, event: {"stack": Hidden(robot.stack.count + event.count)},
    rev.RobotFlipped: lambda robot, event: {"stack": Hidden(robot.stack.count - (not event.from_deck))},
    rev.RobotPlaced: lambda robot, event: {"tableau": (*robot.tableau, event.card)},
    rev.RobotCounterPlaced: lambda robot, _: {"counters": robot.counters - 1, "placed": robot.placed + 1},
    rev.RobotCreditChanged: lambda robot, event: {"credit": robot.credit + event.amount},
    rev.RobotEconomyChanged: lambda robot, event: {"economy": robot.economy + event.amount},
    rev.RobotEqualsChanged: lambda _, event: {"equals": event.face},
    rev.RobotTileSpent: lambda robot, event: {
        "tile": False,
        "tableau": tuple(card for card in robot.tableau if card != event.card),
    },
    ev.VpGained: lambda robot, event: {"chips": robot.chips + event.amount},
    ev.PrestigeChanged: lambda robot, event: {"prestige": robot.prestige + event.amount},
}
"""What each event changes on the robot's side."""
