"""A Develop or Settle with nothing to place is told where the player looks, and not only in the log."""

from __future__ import annotations

from collections.abc import Iterator

from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.rules.race.actions import Pass
from rftg_desktop.rules.race.events import PhaseBegan, PlacementChosen
from rftg_desktop.session.session import Session
from rftg_desktop.views.sprites.canvas import text_width
from rftg_desktop.views.table.frame import USUAL
from rftg_desktop.views.table.paint_bar import HINT, HINT_ROOM
from rftg_desktop.views.table.race.frame import RaceFrame
from rftg_desktop.views.table.race.framing import frame_of
from rftg_desktop.views.table.race.story import story_of
from tests.gui.at_table import Table
from tests.gui.race.at_solo import walk


def skipping(seed: int) -> Iterator[tuple[Session, int]]:
    """Positions of a game, each with how many steps passed by themselves in what the last answer led to."""
    for session in walk(seed):
        if session.entries:
            last = session.entries[-1]
            none = [e for e in last.events if isinstance(e, PlacementChosen) and not e.card]
            yield session, len(none) - isinstance(last.action, Pass)


def test_what_passed_by_itself_stands_below_the_prompt(table: Table, how_many) -> None:
    assert table.window.isVisible(), "so the fonts are known"
    told = quiet = 0
    before: RaceFrame | None = None
    for seed in range(how_many(12, 100)):
        for session, count in skipping(seed):
            frame = frame_of(GameController(session), None, USUAL)
            assert bool(frame.passed) == (count > 0)
            assert frame.passed.count("II") == count
            assert frame.hint.startswith(frame.passed)
            if frame.passed:
                told += 1
                assert text_width(frame.hint, HINT) <= HINT_ROOM
                events = session.events_for(session.entries[-1], 0)
                assert any(isinstance(event, PhaseBegan) for event in events)
                scenes = story_of(before, frame, events) if before is not None else []
                for scene in scenes:
                    assert scene.frame.hint.startswith(frame.passed)
                    assert text_width(scene.frame.hint, HINT) <= HINT_ROOM
            quiet += not frame.passed
            before = frame
        before = None
    assert told > 10
    assert quiet > 10 * told
