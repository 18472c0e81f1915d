"""Twin states: two positions that differ only in what a seat must not see look alike to it, for ever.

Views, events, log, undo words, privacy, and the seat's own options are compared, before and after
every answer that others give, until something is revealed.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.roll.events import DiceRolled, PhaseDieRolled, ScreensLifted
from rftg_desktop.rules.roll.tile_events import TilesDrawn, TopShown
from rftg_desktop.session.history import Timeline, seen, start_at
from rftg_desktop.session.log import lines
from rftg_desktop.session.session import SeatInfo, Session
from tests.session import race_twins
from tests.session.playing import NAMES, RACE, ROLL, SOLO, Setting, answer, deal, deal_any


def twin_of_bag(state: Any, _viewer: int) -> Any | None:
    """Another order of the bag."""
    return replace(state, bag=state.bag[::-1]) if len(state.bag) > 1 else None


def twin_below_top(state: Any, viewer: int) -> Any | None:
    """Another tile below the top of somebody else's stack."""
    for seat, value in enumerate(state.seats):
        for stack, tiles in enumerate(value.stacks):
            if seat != viewer and len(tiles) > 1 and state.bag:
                swapped = (*tiles[:-1], state.bag[-1])
                stacks = (swapped, value.stacks[1]) if stack == 0 else (value.stacks[0], swapped)
                return _with_seat(
                    replace(state, bag=(*state.bag[:-1], tiles[-1])), seat, replace(value, stacks=stacks)
                )
    return None


def twin_behind_screen(state: Any, viewer: int) -> Any | None:
    """Somebody else's dice in other columns behind its screen."""
    if not state.screens:
        return None
    for seat, value in enumerate(state.seats):
        if seat != viewer and len(set(value.strip)) > 1:
            return _with_seat(state, seat, replace(value, strip=(*value.strip[1:], value.strip[0])))
    return None


def twin_in_hand(state: Any, viewer: int) -> Any | None:
    """Another tile among those that somebody else has drawn."""
    for seat, value in enumerate(state.seats):
        if seat != viewer and value.looking and state.bag:
            hand = tuple(sorted((*value.looking[1:], state.bag[0])))
            return _with_seat(
                replace(state, bag=(value.looking[0], *state.bag[1:])), seat, replace(value, looking=hand)
            )
    return None


def _with_seat(state: Any, seat: int, value: Any) -> Any:
    return replace(state, seats=(*state.seats[:seat], value, *state.seats[seat + 1 :]))


TWINS = (twin_of_bag, twin_below_top, twin_behind_screen, twin_in_hand)


def session_at(like: Session, state: Any) -> Session:
    timeline: Timeline = start_at(state)
    return Session(like.box, timeline, seed=1, seats=[SeatInfo(name) for name in NAMES[: len(like.seats)]])


def looks(session: Session, viewer: int | None) -> Iterator[tuple[str, Any]]:
    yield "view", session.view(viewer)
    yield "log", lines(session, viewer)
    yield "undo", session.undo_words(viewer)
    yield "undo at the curtain", session.undo_words(viewer, viewer)
    yield "redo", session.can_redo()
    yield "question", session.question
    yield "asked", session.asked
    yield "reset", session.can_reset()
    if session.asked == viewer:
        yield "options", session.options()
        yield "revisions", session.revisions(viewer or 0)


def same_looks(one: Session, two: Session, viewer: int | None) -> None:
    for (name, first), (_, second) in zip(looks(one, viewer), looks(two, viewer), strict=True):
        assert first == second, name


def answer_alike(one: Session, two: Session, viewer: int, chance: random.Random) -> bool:
    """Let another seat answer both so that it looks alike; ``False`` where news parts the twins."""
    seat = one.asked
    assert seat is not None
    action = chance.choice(one.options())
    one.submit(seat, action)
    wanted = one.events_for(one.entries[-1], viewer)
    if any(tells_news(event, viewer) for event in one.entries[-1].events):
        return False
    before = two.timeline
    for other in sorted(two.options(), key=lambda option: option != action):
        if type(other) is not type(action):
            continue
        two.submit(seat, other)
        if seen(two.entries[-1].events, viewer) == wanted:
            return True
        two._put(before)
    if not wanted:
        return False  # it did in secret what its twin could not: nobody else has noticed
    pytest.fail(f"no answer of seat {seat} looks like {action}: {wanted}")


def tells_news(event: Event, viewer: int) -> bool:
    """Tell whether the viewer itself learns something by an event. Its own flags are not asked."""
    if race_twins.tells_news(event, viewer):
        return True
    own = getattr(event, "seat", None) == viewer
    return isinstance(event, (DiceRolled, TilesDrawn) if own else (ScreensLifted, PhaseDieRolled, TopShown))


@pytest.mark.parametrize(
    ("settings", "kinds"),
    [(ROLL, TWINS), (RACE, race_twins.AMONG_OTHERS), ((SOLO,), race_twins.ALONE)],
    ids=["roll", "race", "race alone"],
)
def test_twins(settings: tuple[Setting, ...], kinds: tuple[Any, ...], how_many) -> None:
    pairs = dict.fromkeys(kinds, 0)
    for seed in range(how_many(8, 100)):
        setting = settings[seed % len(settings)]
        session, chance = deal_any(setting, seed), random.Random(seed)
        often = 0.06 if settings is ROLL else 0.3
        while not session.is_over and len(session.entries) < 800:
            answer(session, chance)
            if chance.random() > often:
                continue
            viewer = chance.randrange(setting[1].seats)
            kind = chance.choice(kinds)
            other = kind(session.state, viewer)
            if other is None:
                continue
            pairs[kind] += 1
            _compare(session_at(session, session.state), session_at(session, other), viewer, chance)
    assert all(number >= 10 for number in pairs.values()), pairs


def _compare(one: Session, two: Session, viewer: int, chance: random.Random) -> None:
    same_looks(one, two, viewer)
    for _ in range(12):
        if one.asked is None or one.asked == viewer or not answer_alike(one, two, viewer, chance):
            return
        same_looks(one, two, viewer)
        if chance.random() < 0.3 and one.can_undo() and two.can_undo():
            one.undo()
            two.undo()
            same_looks(one, two, viewer)
            one.redo()
            two.redo()


def test_how_much_another_seat_does_in_secret_cannot_be_counted() -> None:
    """Two assignments of different length look alike until the screens go up."""
    found = set()
    for extra in (0, 1):
        session = deal(3, 3, first_game=True)
        seat, viewer = session.asked or 0, 1 - (session.asked or 0)
        session.submit(seat, session.options()[0])
        for _ in range(extra * 2):  # Dictate: park one, move one
            session.submit(seat, next(a for a in session.options() if type(a).__name__ != "Done"))
        while session.asked == seat:
            session.submit(seat, session.options()[-1])
        found.add((session.view(viewer), lines(session, viewer), session.undo_words(viewer)))
        assert len(session.entries) > 1
    assert len(found) == 1
