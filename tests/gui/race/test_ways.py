"""Every action of Race by drag, by click and click, and by keys alone, with one result."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rftg_desktop.controller.affordances import Button
from rftg_desktop.rules.race.actions import KeepStart
from tests.gui.at_table import Table
from tests.gui.race.at_solo import ACTIONS, dealt, examples, session_at

CASES = sorted(examples())
HOWS = ("drag", "click", "keys")
NOT_SOLO = {KeepStart}
"""The solitaire game deals one start world."""


def test_the_cases_have_every_action() -> None:
    met = {name for name, _ in CASES}
    assert {name.split()[0] for name in met} == {kind.__name__ for kind in ACTIONS if kind not in NOT_SOLO}
    for thing in ("with a card", "with a good", "of the prestige card"):
        assert f"UsePower {thing}" in met


def give(table: Table, state: Any, action: Any, how: str, way: int = -1) -> Any:
    """Give an option of a position at the window; return the position after it."""
    session = table.put(session_at(state))
    answer = next(a for a in table.driver.affordances.answers if a.action == action and a.revises is None)
    assert answer.ways
    table.driver.give(answer, answer.ways[way], how)
    assert [entry.action for entry in session.entries] == [action]
    table.check_tokens()
    table.check_empty_hands()
    return session.state


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_by_each_way(case: tuple[str, str], how: str, table: Table, how_many) -> None:
    for state, action in examples(60, how_many(1, 20))[case]:
        expected = session_at(state)
        expected.submit(0, action)
        assert give(table, state, action, how) == expected.state
        assert give(table, state, action, how, way=0) == expected.state


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_every_way_of_an_answer_leads_to_it(case: tuple[str, str], table: Table) -> None:
    """Where several pieces or places stand for an answer, each of them gives it."""
    state, _ = examples()[case][0]
    session = table.put(session_at(state))
    affordances = table.driver.affordances
    assert [a.action for a in affordances.answers if a.revises is None] == list(session.options())
    for answer in affordances.answers:
        for way in answer.ways:
            if isinstance(way, Button):
                assert affordances.button(way.key) == answer
                assert way.key in table.scene.furniture.button_areas
            else:
                assert answer in affordances.actions_for(way.source, way.target)
                assert answer in affordances.actions_for(way.source, way.target, way.via)


def test_the_same_position_is_not_changed_by_looking(table: Table) -> None:
    state, _ = examples()["Mark", "ChooseActions"][0]
    session = table.put(session_at(state))
    for spot in list(table.scene.tokens):
        table.view.pointing.inspect(spot)
    table.view.look(1)
    assert table.scene.frame.mat
    table.view.look(None)
    assert session.state == replace(state)


def test_a_button_on_the_robots_mat_lays_its_rows_open(table: Table) -> None:
    table.put(dealt(1))
    table.driver.click_button("look 1")
    assert table.scene.frame.mat
    assert "look 1" not in table.scene.furniture.button_areas
    table.driver.click_button("back")
    assert not table.scene.frame.mat
