"""The table as it was when a line of the log was written, to look at until there is any other input."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rftg_desktop.session.log import answers_until
from rftg_desktop.views.table.paint_side import LogLine

if TYPE_CHECKING:
    from rftg_desktop.controller.game_controller import GameController
    from rftg_desktop.views.play.table_view import TableView


class LookingBack:
    """Shows positions of before, one for each line that tells of a change."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    @property
    def at(self) -> LogLine | None:
        """The line whose position is looked at, if any."""
        frame = self._view.table.frame
        return None if frame is None else next((line for line in frame.log if line.marked), None)

    def show(self, back: int) -> None:
        """Show the position after the event so far back (1: the newest), which may be the present one."""
        view = self._view
        view.clear_hands()
        view.story.finish()
        now, controller = view.table.frame, view.controller
        if now is None or controller is None:
            return
        answers = self._answers(back, controller)
        if answers >= len(controller.session.entries):
            return
        view.pointing.forget()
        then = view.table.kit.past(now, controller, answers)
        log = tuple(replace(other, marked=other.back == back) for other in now.log)
        view.story.hold(replace(then, log=log), now)

    def step(self, *, older: bool) -> None:
        """Go to the next older or newer position that a line tells of; past the newest to now."""
        frame, controller = self._view.table.frame, self._view.controller
        if frame is None or controller is None:
            return
        start = self.at
        here = len(controller.session.entries) if start is None else self._answers(start.back, controller)
        for line in reversed(frame.log) if older else frame.log:
            there = self._answers(line.back, controller)
            if there < here if older else there > here:
                self.show(line.back)
                return
        if not older:
            self._view.story.finish()

    @staticmethod
    def _answers(back: int, controller: GameController) -> int:
        return answers_until(controller.session, controller.reader, back)
