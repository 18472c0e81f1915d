"""The scene after events is the picture of the state, and pieces come and go only as events tell."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rftg_desktop.kernel.events import Event, Moved
from rftg_desktop.rules.roll.dice import colour_of
from rftg_desktop.session.session import Session
from rftg_desktop.views.play.animator import Animator
from rftg_desktop.views.table.piece import DIE, Piece
from rftg_desktop.views.table.token import Token
from tests.gui.at_table import Table, session_at
from tests.helpers.playouts import rich_position
from tests.session.playing import deal

ON_THE_MAT = ("column", "select", "dictate", "unassigned", "citizenry", "site", "spent", "good")

Dice = Counter[tuple[object, int]]


def dice(table: Table) -> Dice:
    """The dice in sight, by place and colour."""
    found: Dice = Counter()
    for spot, group in table.scene.tokens.items():
        if isinstance(spot.thing, int) and spot.ref.zone in ON_THE_MAT:
            found[spot.ref, colour_of(spot.thing)] += len(group)
    return found


def moved(before: Dice, events: list[Event], focus: int) -> Dice:
    """What the events make of the dice in sight."""
    after: Dice = Counter(before)
    for event in events:
        for change in event.changes():
            if isinstance(change, Moved) and isinstance(change.thing, int):
                for ref, step in ((change.source, -1), (change.target, 1)):
                    if ref.seat == focus and ref.zone in ON_THE_MAT:
                        after[ref, colour_of(change.thing)] += step
    return Counter({place: count for place, count in after.items() if count})


class Watch:
    """Counts the dice tokens that are made on the mat, where the events bring dice into sight."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made = 0
        former = Animator._new

        def new(animator: Animator, piece: Piece) -> Token:
            self.made += piece.kind == DIE and piece.spot.ref.zone != "cup"  # opened, it shows its dice
            return former(animator, piece)

        monkeypatch.setattr(Animator, "_new", new)


def coming(events: list[Event], focus: int) -> int:
    """How many dice the events bring into sight at most."""
    changes = [change for event in events for change in event.changes()]
    return sum(
        isinstance(change, Moved) and change.target.seat == focus and change.target.zone in ON_THE_MAT
        for change in changes
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games(seats: int, table: Table, monkeypatch: pytest.MonkeyPatch, how_many) -> None:
    compared = 0
    watch = Watch(monkeypatch)
    for seed in range(how_many(1, 40)):
        session = deal(seats, seed, open_table=True) if seed % 2 else session_at(rich_position(seats, seats))
        table.put(session)
        chance = random.Random(seed)
        while not session.is_over and len(session.entries) < 500:
            compared += one_answer(table, session, chance, watch)
    assert compared > 20


def one_answer(table: Table, session: Session, chance: random.Random, watch: Watch) -> bool:
    """Answer; where the same seat stays in sight its dice must follow from the events."""
    before, focus = dice(table), table.scene.frame.focus
    watch.made = 0
    table.controller.submit(chance.choice(session.options()))
    table.check_tokens()
    if table.scene.frame.focus != focus or session.is_over:
        return False
    events = list(session.events_for(session.entries[-1], table.controller.viewer))
    assert dice(table) == moved(before, events, focus), session.entries[-1].action
    assert watch.made <= coming(events, focus), session.entries[-1].action
    return True


def test_an_open_cup_is_laid_out_and_put_away(table: Table) -> None:
    """The cup's dice lie open only while one of them can be taken."""
    from tests.gui.at_table import examples

    found = 0
    for state, action in examples(60, 5)["RemoveDie", "RemoveDie"]:
        session = table.put(session_at(state))
        table.check_tokens()
        open_ = any(spot.ref.zone == "cup" for spot in table.scene.tokens)
        assert open_ == any(getattr(option, "zone", "") == "cup" for option in session.options())
        found += open_
        table.controller.submit(action)
        table.check_tokens()
    assert found
