"""Positions of Race that differ only in what a viewer must not see."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.multiset import bag_of
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.robot.events import RobotFlipped, RobotRolled

_SPACES = ("produce", "explore_5", "consume_x2")


def twin_of_deck(state: Any, _viewer: int) -> Any | None:
    """Another order of the deck."""
    return replace(state, deck=state.deck[::-1]) if len(set(state.deck)) > 1 else None


def twin_in_hand(state: Any, viewer: int) -> Any | None:
    """Another card in somebody else's hand."""
    for seat, value in enumerate(state.seats):
        if seat != viewer and value.hand and state.deck:
            hand = bag_of((*value.hand[1:], state.deck[0]))
            return _seated(_with_top(state, value.hand[0]), seat, replace(value, hand=hand))
    return None


def twin_of_good(state: Any, _viewer: int) -> Any | None:
    """Another unseen card as a good, before anybody."""
    for seat, value in enumerate(state.seats):
        if value.goods and state.deck:
            (world, card), *others = value.goods
            goods = bag_of(((world, state.deck[0]), *others))
            return _seated(_with_top(state, card), seat, replace(value, goods=goods))
    return None


def twin_of_marks(state: Any, viewer: int) -> Any | None:
    """Another action of somebody else, who has not shown it yet."""
    for seat, value in enumerate(state.seats):
        if seat != viewer and value.marks and not state.shown:
            spare = next(space for space in _SPACES if space not in value.marks)
            return _seated(state, seat, replace(value, marks=(spare, *value.marks[1:])))
    return None


def twin_of_stack(state: Any, _viewer: int) -> Any | None:
    """Another card in the robot's stack."""
    if state.robot is None or not state.robot.stack or not state.deck:
        return None
    top, *rest = state.robot.stack
    robot = replace(state.robot, stack=(state.deck[0], *rest))
    return replace(_with_top(state, top), robot=robot)


def _with_top(state: Any, card: str) -> Any:
    return replace(state, deck=(card, *state.deck[1:]))


def _seated(state: Any, seat: int, value: Any) -> Any:
    return replace(state, seats=(*state.seats[:seat], value, *state.seats[seat + 1 :]))


AMONG_OTHERS = (twin_of_deck, twin_in_hand, twin_of_good, twin_of_marks)
ALONE = (twin_of_deck, twin_of_good, twin_of_stack)

OWN_NEWS = (ev.CardsDrawn, ev.CardFlipped, ev.CardsFlipped)
NEWS = (
    *(ev.StartShown, ev.ActionsShown, ev.CardShown, ev.CardFlipped, ev.CardsFlipped, ev.AnteShown),
    *(RobotRolled, RobotFlipped),
)


def tells_news(event: Event, viewer: int) -> bool:
    """Tell whether the viewer itself learns something by an event. Its own flags are not asked."""
    own = getattr(event, "seat", None) == viewer
    return isinstance(event, OWN_NEWS if own else NEWS)
