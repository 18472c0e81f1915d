"""The loop: an action goes in, every step that needs no answer runs, and the next choice waits."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from rftg_desktop.kernel.actions import Action, Done
from rftg_desktop.kernel.draft import Draft
from rftg_desktop.kernel.errors import BrokenInvariant, IllegalAction, UnknownStep
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.game import Game, Options
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice, Confirm, Wait

S = TypeVar("S")

NO_REASON = "That is not possible now."
"""What a refusal says where the choice has no better explanation."""

_MAX_STEPS = 100_000
"""More steps than any game can need after one action: past it, rules go round in a circle."""


def is_over(state: Any) -> bool:
    """Tell whether nothing is left to do: the game has ended."""
    return not state.agenda and not any(state.lanes)


def waiting(state: Any) -> tuple[Seat, ...]:
    """Return the seats that may act now, in player order."""
    lanes = state.lanes
    return tuple([seat for seat in state.order if lanes[seat] and lanes[seat][0].asks])


def choice_of(state: Any, seat: Seat) -> Choice | None:
    """Return what ``seat`` is asked, or ``None``."""
    lane = state.lanes[seat]
    return lane[0] if lane and lane[0].asks else None


def options(game: Game[S], state: S, seat: Seat) -> Options:
    """Return the legal actions of ``seat``, each once; none when it is not asked."""
    choice = choice_of(state, seat)
    return () if choice is None else game.options(state, seat, choice)


def why_not(game: Game[S], state: S, seat: Seat, action: Action) -> str:
    """Return one line on why ``action`` is refused. It never takes part in deciding legality."""
    choice = choice_of(state, seat)
    if choice is None:
        return "It is not this player's turn to act."
    explain = game.rule_for(choice).why_not
    reason = explain(game, state, seat, choice, action) if explain else ""
    return reason or NO_REASON


def apply(game: Game[S], state: S, seat: Seat, action: Action) -> tuple[S, list[Event]]:
    """Carry out ``action`` and all that follows of itself; return the next state and the events.

    Raises:
        IllegalAction: the action is not among the seat's options.
    """
    choice = choice_of(state, seat)
    if choice is None or action not in game.options(state, seat, choice):
        raise IllegalAction(why_not(game, state, seat, action))
    draft = game.draft(state)
    game.rule_for(choice).take(draft, seat, choice, action)
    before: Any = state
    _run(game, draft, _Asked(seat, type(action) is Done, before.lanes))
    return draft.state, draft.events


def advance(game: Game[S], state: S) -> tuple[S, list[Event]]:
    """Run all steps that need no answer: once, after the set-up."""
    draft = game.draft(state)
    _run(game, draft, None)
    return draft.state, draft.events


class _Asked(NamedTuple):
    """The answer a loop started with: who gave it, whether it said ``Done``, and the lanes before it."""

    seat: Seat
    done: bool
    lanes: tuple[Any, ...]

    def left_alone(self, seat: Seat, lane: Any) -> bool:
        """Tell whether ``seat`` is asked what it was asked before: lanes that are open together share
        nothing, so the answer of another changes nothing for it.
        """
        return seat != self.seat and lane is self.lanes[seat]


def _must_confirm(asked: _Asked | None, draft: Draft[Any]) -> bool:
    """Tell whether new information now would take back the seat's right to undo."""
    return asked is not None and not asked.done and not any(event.reveals for event in draft.events)


def _run(game: Game[Any], draft: Draft[Any], asked: _Asked | None) -> None:
    for _ in range(_MAX_STEPS):
        state = draft.state
        if any(state.lanes):
            if not _run_lane_task(game, draft, asked) and not _take_forced(game, draft, asked):
                return
        elif state.agenda:
            _run_agenda(game, draft, asked)
        else:
            return
    raise BrokenInvariant("the steps of the rules go round in a circle")


def _run_lane_task(game: Game[Any], draft: Draft[Any], asked: _Asked | None) -> bool:
    """Run the first task on top of a lane, in player order; a ``Wait`` only when it is alone."""
    lanes = draft.state.lanes
    for seat in draft.state.order:
        lane = lanes[seat]
        if not lane or lane[0].asks:
            continue
        task = lane[0]
        if type(task) is Wait and sum(map(bool, lanes)) > 1:
            continue
        if task.reveals and asked is not None and _must_confirm(asked, draft):
            _hold(draft, asked)
            if seat != asked.seat:
                draft.push(seat, Wait())
            return True
        draft.pop(seat)
        try:
            run = game.lane_tasks[type(task)]
        except KeyError:
            raise UnknownStep(f"no rule for the task {type(task).__name__}") from None
        run(draft, seat, task)
        return True
    return False


def _run_agenda(game: Game[Any], draft: Draft[Any], asked: _Asked | None) -> None:
    """Run the table's next task: every lane is empty."""
    task = draft.state.agenda[0]
    if task.reveals and asked is not None and _must_confirm(asked, draft):
        _hold(draft, asked)
        return
    draft.pop_agenda()
    try:
        run = game.agenda_tasks[type(task)]
    except KeyError:
        raise UnknownStep(f"no rule for the task {type(task).__name__}") from None
    run(draft, task)


def _hold(draft: Draft[Any], asked: _Asked) -> None:
    draft.push(asked[0], Confirm())


def _take_forced(game: Game[Any], draft: Draft[Any], asked: _Asked | None) -> bool:
    """Answer the first choice that has one answer only; a choice without any is a broken rule."""
    state = draft.state
    for seat in state.order:
        lane = state.lanes[seat]
        if not lane or not lane[0].asks or type(lane[0]) is Confirm:
            continue
        if asked is not None and asked.left_alone(seat, lane):
            continue
        choice = lane[0]
        found = game.options(state, seat, choice)
        if not found:
            raise BrokenInvariant(f"{type(choice).__name__} of seat {seat} has no legal answer")
        if len(found) > 1 or choice.always or (choice.private and isinstance(found[0], Done)):
            continue  # the last move of a private turn never ends it: its lone Done stays a button
        if found[0].reveals and _must_confirm(asked, draft):
            continue  # nor does a move draw tiles that nobody asked for: it could not be undone
        game.rule_for(choice).take(draft, seat, choice, found[0])
        return True
    return False
