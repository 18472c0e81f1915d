"""What the table says beside the pointer: effects, refusals, tooltips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from rftg_desktop.controller.affordances import Answer, Spot
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.engine import NO_REASON
from rftg_desktop.views.table.frame import ButtonFace
from rftg_desktop.views.words.translation import both, either, tr

if TYPE_CHECKING:
    from rftg_desktop.views.play.table_view import TableView


class Talk:
    """Finds the words; the view's bubble says them."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    def phrase(self, answer: Answer) -> str:
        """Return an answer in words, with what it brings."""
        view = self._view
        controller, frame = view.controller, view.table.frame
        if controller is None or frame is None:
            return ""
        if answer.takes_back:
            return tr("Take back")
        return view.table.kit.phrase(answer.action, controller, frame, foretell=answer.revises is None)

    def foretell(self, source: Spot | None, target: Spot | None) -> None:
        """Say what dropping the held piece here would do."""
        view = self._view
        if source is None or target is None:
            view.bubble.hush()
            return
        answers = view.hands.affordances.actions_for(source, target, view.hands.via)
        words = " · ".join(dict.fromkeys(self.phrase(answer) for answer in answers))
        area = view.hands.targets.get(target)
        if area is not None:
            at = view.spot_point(area.bottomLeft())
            view.bubble.say(words, at, clear_of=view.button_rects())

    def refuse(self, source: Spot, place: Spot | None) -> None:
        """Say in one line why a piece cannot go there, or where it can."""
        view = self._view
        controller = view.controller
        if controller is None:
            return
        words = ""
        seat, choice = controller.session.asked, controller.choice
        if place is not None and seat is not None and choice is not None:
            action = controller.gestures.meant(source, place)
            if action is not None and action not in controller.session.options():
                words = controller.session.why_not(seat, action)
        if words in ("", NO_REASON):
            words = self._where(source)
        self.say_refusal(words)

    def explain_stuck(self, spot: Spot) -> None:
        """Say in one line why a piece that was clicked cannot be moved, where the rules know it."""
        controller = self._view.controller
        if controller is None or controller.gestures.wanted is None:
            return
        seat, choice = controller.session.asked, controller.choice
        action = controller.gestures.wanted(choice, spot) if choice is not None else None
        if seat is None or action is None or action in controller.session.options():
            return
        words = controller.session.why_not(seat, action)
        if words not in ("", NO_REASON):
            self.say_refusal(words)

    def _where(self, source: Spot) -> str:
        names = self._view.table.kit.place_names(self._view.hands.affordances.targets_of(source))
        return tr("It cannot go there. It can go to: {places}.", places=either(names[:5]))

    def say_refusal(self, words: str) -> None:
        """Say a refusal where the pointer is."""
        view = self._view
        at = view.mapFromGlobal(view.cursor().pos())
        if not view.rect().contains(at):
            at = QPoint(view.width() // 2, view.height() // 2)
        view.bubble.say(words, at, kind="refusal", lasting=False, clear_of=view.button_rects())

    def name_dropped(self, actions: Sequence[Action]) -> None:
        """Name the answers that no longer fit and were taken back with a changed one."""
        frame, controller = self._view.table.frame, self._view.controller
        if frame is not None and controller is not None:
            kit = self._view.table.kit
            names = [kit.phrase(action, controller, frame, foretell=False) for action in actions]
            self.say_refusal(tr("No longer fits and was taken back: {answers}.", answers=both(names)))

    def explain_button(self, face: ButtonFace, at: QPoint) -> None:
        """Say what a button does."""
        self._view.bubble.say(face.explains, at, kind="tip", clear_of=self._view.button_rects())

    def tip(self, spot: Spot, at: QPoint) -> None:
        """Say in short what a thing is: its name and what it does."""
        frame = self._view.table.frame
        if frame is None:
            return
        found = self._view.table.kit.inspected(frame, spot)
        if found is not None:
            lines = [found.title, *([found.subtitle] if found.subtitle else []), *found.lines[:2]]
            self._view.bubble.say("\n".join(lines), at, kind="tip", clear_of=self._view.button_rects())
