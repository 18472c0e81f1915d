"""Alone at the table, but not all-knowing: what is unseen shows nowhere, pixel for pixel."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from rftg_desktop.rules.race.state import State
from rftg_desktop.session.session import Session
from tests.gui.at_table import Table
from tests.gui.race.at_solo import session_at, walk


def twin(state: State, chance: random.Random) -> State:
    """The same position for the player: what lies face down is other cards."""
    assert state.robot is not None
    (seat,) = state.seats
    goods = tuple(card for _, card in seat.goods)
    unseen = [*state.deck, *state.discard, *state.robot.stack, *goods]
    chance.shuffle(unseen)
    counts = (len(state.deck), len(state.discard), len(state.robot.stack), len(goods))
    parts, at = [], 0
    for count in counts:
        parts.append(tuple(unseen[at : at + count]))
        at += count
    deck, discard, stack, hidden = parts
    worlds = [world for world, _ in seat.goods]
    return replace(
        state,
        deck=deck,
        discard=tuple(sorted(discard)),
        robot=replace(state.robot, stack=stack),
        seats=(replace(seat, goods=tuple(zip(worlds, hidden, strict=True))),),
        rng=chance.randrange(1 << 60),
    )


def looks(table: Table, session: Session) -> dict[str, Any]:
    """All that can be seen and read of a position."""
    table.put(session)
    found: dict[str, Any] = {"table": picture(table), "words": words(table)}
    for spot in sorted(table.scene.tokens):
        table.view.pointing.inspect(spot)
        found[f"inspector {spot}"] = table.scene.furniture._inspected
    for place in sorted(table.scene.kit.places(table.scene.frame, table.scene.layout_)):
        table.view.pointing.inspect(place)
        found[f"inspector {place}"] = table.scene.furniture._inspected
    for source in sorted(table.driver.affordances.sources()):
        for target in sorted(table.driver.affordances.targets_of(source)):
            table.hands.pick_up(source)
            table.view.talk.foretell(source, target)
            found[f"foretold {source} {target}"] = table.view.bubble.text()
            table.hands.let_go()
    table.view.bubble.hush()
    return found


def picture(table: Table) -> QImage:
    QApplication.processEvents()
    return table.view.grab().toImage()


def words(table: Table) -> tuple[Any, ...]:
    frame = table.scene.frame
    assert frame is not None
    return frame.log, frame.told, frame.step, frame.title, frame.hint, frame.bench, frame.faces


@pytest.mark.parametrize("seed", range(3))
def test_twins_look_alike(seed: int, table: Table, how_many) -> None:
    chance, compared = random.Random(seed), 0
    for session in walk(seed, 300, how_many(8, 60) / 100):
        one, two = session_at(session.state), session_at(twin(session.state, chance))
        if one.options() != two.options():
            continue  # an option that flips a card may end otherwise, but never be another one
        first, second = looks(table, one), looks(table, two)
        assert first.keys() == second.keys()
        for name, shown in first.items():
            assert shown == second[name], name
        compared += 1
    assert compared >= 3


def test_options_of_twins_are_alike() -> None:
    chance = random.Random(5)
    for session in walk(4, 300, 0.3):
        assert session.options() == session_at(twin(session.state, chance)).options()
