"""A click on a hand card that cannot be placed says why, in one line, and does nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.kernel.ids import Ref
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.actions import Place
from rftg_desktop.rules.race.steps import ChoosePlacement
from tests.gui.at_table import Table
from tests.gui.race.at_solo import session_at, walk

PHASES = {"develop": "Worlds are placed in Settle.", "settle": "Developments are placed in Develop."}


@pytest.mark.parametrize("phase", PHASES)
def test_a_click_says_why(phase: str, table: Table) -> None:
    said = set()
    for seed in range(6):
        for found in walk(seed):
            choice = found.choice
            if not isinstance(choice, ChoosePlacement) or choice.phase != phase:
                continue
            offered = found.options()
            refused = [card for card in found.state.seats[0].hand if Place(card) not in offered]
            if not refused:
                continue
            session = table.put(session_at(found.state))
            spot = next(one for one in table.tokens() if one == Spot(Ref(0, at.HAND), refused[0]))
            point = table.driver.piece_point(spot)
            QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
            assert table.view.bubble.isVisible()
            assert table.view.bubble.text() == session.why_not(0, Place(refused[0]))
            assert not session.entries
            said.add(table.view.bubble.text())
    assert PHASES[phase] in said
    assert len(said) > 1, "and not for one reason alone"
