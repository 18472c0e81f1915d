"""The log on the table tells the truth, also of what is long past."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rftg_desktop.rules.roll.tile_events import TopShown, WorkerPlaced
from rftg_desktop.session.log import answers_until, recent
from rftg_desktop.session.session import Session
from rftg_desktop.views.table.framing import LOG_EVENTS
from tests.gui.at_table import Table
from tests.session.playing import ROLL, answer, deal_any


def unfinished(session: Session, reader: int | None) -> dict[int, str]:
    """Return the tile below each builder that was laid alone in an answer, by how far back that is."""
    found = {}
    game: Any = session.box.game
    events = recent(session, reader, LOG_EVENTS)
    for place, event in enumerate(events):
        back = len(events) - place
        at = answers_until(session, reader, back)
        if not isinstance(event, WorkerPlaced) or not at:
            continue
        entry = session.entries[at - 1]
        shown = any(isinstance(other, TopShown) and other.seat == event.seat for other in entry.events)
        stack = entry.before.seats[event.seat].stacks[event.stack]
        if not shown and stack:
            side = f"{stack[0]}.{'dw'[event.stack]}"
            found[back] = game.catalog.sides[side].name
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_builders_are_told_with_the_tile_they_were_laid_on(seats: int, table: Table) -> None:
    session, chance = deal_any(ROLL[seats - 2], 8, open_table=True), random.Random(8)
    named = 0
    while not session.is_over:
        for _ in range(40):
            if not session.is_over:
                answer(session, chance)
        table.put(session)
        told, where = table.scene.frame.log, unfinished(session, table.controller.reader)
        for line in told:
            if " puts " in line.words and line.back in where and " on the " not in line.words:
                assert f"on {where[line.back]}" in line.words
                named += 1
    assert named > 20
