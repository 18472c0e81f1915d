"""Everything on the table of Race explains itself, and nothing of it is cut off."""

from __future__ import annotations

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.kernel.ids import TABLE, Ref
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.views.table.paint_side import INSPECTOR_MARGINS, fitting, words_end
from rftg_desktop.views.table.race.inspecting import inspected
from rftg_desktop.views.table.race.targets import places
from tests.gui.at_table import Table
from tests.gui.race.at_solo import walk


def test_pieces_and_places_have_words(table: Table, how_many) -> None:
    met = set()
    for seed in range(how_many(5, 60)):
        for session in walk(seed, 400, 0.04):
            table.put(session)
            for look in (None, 1):
                table.view.look(look)
                frame = table.scene.frame
                for spot in [*table.scene.tokens, *places(frame, table.scene.layout_)]:
                    found = inspected(frame, spot)
                    assert found is not None, spot
                    assert found.title
                    assert found.lines, spot
                    met.add((spot.ref.zone, spot.ref.seat))
    assert {("tableau", ROBOT), ("dice", ROBOT), ("equals", ROBOT), ("hand", 0), ("phase", TABLE)} <= met


def test_targets_have_words(table: Table) -> None:
    for session in walk(2, 300, 0.2):
        table.put(session)
        for source in table.driver.affordances.sources():
            for target in table.driver.affordances.targets_of(source):
                assert inspected(table.scene.frame, target) is not None, target


def test_no_card_is_said_of_too_much(table: Table) -> None:
    """The more is to be said of a card, the smaller its picture: nothing is cut off."""
    session = next(walk(1, 300, 1.0))
    table.put(session)
    frame, inner = table.scene.frame, table.scene.layout_.inspector.adjusted(*INSPECTOR_MARGINS)
    for card in frame.catalog.cards:
        found = inspected(frame, Spot(Ref(0, "hand"), card))
        assert found is not None
        assert words_end(inner, found, fitting(inner, found)) <= inner.bottom() + 2, card
