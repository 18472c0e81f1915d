"""Between a session and the window: who looks, what can be done, what has happened.

The window calls :meth:`GameController.submit` and the like, and shows what the signals say. It never
sees the state, and everything it gets was made for the viewer of the moment.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from rftg_desktop.controller.affordances import Affordances, Answer, index
from rftg_desktop.controller.gestures import GestureTable
from rftg_desktop.controller.gestures_race import RACE
from rftg_desktop.controller.gestures_roll import ROLL
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.errors import RulesError
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice, Confirm
from rftg_desktop.session.session import Session, UndoWords

log = logging.getLogger(__name__)

NOTHING = Affordances()

GESTURES: Mapping[str, GestureTable] = {"roll": ROLL, "race": RACE}
"""How actions are made, by the name of the game."""


class GameController(QObject):
    """One game in the window.

    ``changed(events)``: the position, the viewer or the question changed; ``events`` are what may be
    animated, as the new viewer may see them. ``curtain(seat)``: the curtain for ``seat`` must cover
    the table before anything else is shown. ``dropped(actions)``: later answers that no longer fit a
    changed one were taken back with it. ``refused(text)``: an answer was not possible. ``saving``: an
    answer was taken, and the game should be saved. ``ended``: the last answer ended the game.
    """

    changed = Signal(object)
    dropped = Signal(object)
    curtain = Signal(int)
    refused = Signal(str)
    saving = Signal()
    ended = Signal()

    def __init__(self, session: Session, *, shake: bool = True, confirm_alone: bool = False) -> None:
        super().__init__()
        self.session = session
        self.gestures = GESTURES[session.box.spec.name]
        self.shake = shake
        self.confirm_alone = confirm_alone
        self.bound: Seat | None = None
        self.curtain_for: Seat | None = None
        self._wants_to_look: Seat | None = None
        self._shaken: set[tuple[int, Seat]] = set()
        self._affordances: Affordances | None = None
        self._view: Any = None

    # -- what may be shown -------------------------------------------------------------------------

    def start(self) -> None:
        """Show the position for the first time."""
        self._settle(())

    @property
    def viewer(self) -> Seat | None:
        """Whose view the window shows; ``None`` is the shared table."""
        return None if self.curtain_for is not None else self.session.shown(self.bound).viewer

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked."""
        return self.session.asked

    @property
    def choice(self) -> Choice | None:
        """What the asked seat is asked; nothing behind a curtain."""
        return None if self.curtain_for is not None else self.session.choice

    @property
    def view(self) -> Any:
        """What the viewer may know. Before the cup is shaken its dice still lie in it."""
        if self._view is None:
            self._view = self.session.view(self.viewer)
            shake, seat = self.gestures.shake, self.viewer
            if self.must_shake and shake is not None and seat is not None:
                self._view = shake.unrolled(self._view, seat)
        return self._view

    @property
    def focus(self) -> Seat:
        """The seat whose mat is shown in full: who is asked, else who looks, else the first."""
        if self.session.asked is not None:
            return self.session.asked
        return self.viewer if self.viewer is not None else 0

    @property
    def must_shake(self) -> bool:
        """Whether the viewer's cup waits to be shaken before the roll is shown."""
        seat, shake = self.viewer, self.gestures.shake
        if not self.shake or shake is None or seat is None or seat != self.session.asked:
            return False
        round_ = self.session.moment[0]
        fresh = isinstance(self.choice, shake.waits) and not self.session.can_reset()
        return fresh and (round_, seat) not in self._shaken

    @property
    def reader(self) -> Seat | None:
        """Who reads the log. Until the cup is shaken its roll is not read either."""
        return None if self.must_shake else self.viewer

    @property
    def affordances(self) -> Affordances:
        """What can be done now, by piece and place."""
        if self._affordances is None:
            self._affordances = self._indexed()
        return self._affordances

    def _indexed(self) -> Affordances:
        seat, choice = self.session.asked, self.choice
        if seat is None or choice is None or self.must_shake or seat not in self.session.humans:
            return NOTHING
        answers = [
            Answer(action, self.gestures.ways(choice, seat, action, self.view))
            for action in self.session.options()
        ]
        for revision in self.session.revisions(seat):
            changes = ((action, action) for action in revision.replacements)
            for action, revised in (*changes, (revision.action, None)):
                drags = self.gestures.revision_ways(seat, revision.action, revised)
                found = tuple(way for way in drags if self.gestures.fits(self.view, way))
                if found:
                    answers.append(Answer(action, found, revision.entry, takes_back=revised is None))
        return index(answers)

    # -- answering ---------------------------------------------------------------------------------

    def answer(self, answer: Answer) -> None:
        """Give an answer of the affordances: an option, or another answer to an earlier choice."""
        if answer.revises is None:
            self.submit(answer.action)
            return
        action = None if answer.takes_back else answer.action
        entry = answer.revises
        lost: list[Action] = []
        self._try(lambda: lost.extend(self.session.revise(entry, action)))
        if lost:
            self.dropped.emit(tuple(lost))

    def submit(self, action: Action) -> None:
        """Give the asked seat's answer."""
        seat = self.session.asked
        if seat is None or self.curtain_for is not None or self.must_shake:
            self.refused.emit("")
            return
        before = len(self.session.entries)
        self._try(lambda: self.session.submit(seat, action), before)

    def _try(self, do: Callable[[], object], before: int | None = None) -> None:
        """Do something to the session; on a refusal say why and leave everything as it was."""
        try:
            do()
        except RulesError as error:
            self.refused.emit(str(error))
            return
        events = () if before is None else self._events_since(before)
        self._settle(events)
        self.saving.emit()
        if self.session.is_over and before is not None:
            self.ended.emit()

    def _events_since(self, before: int) -> tuple[Event, ...]:
        self._answer_lone_confirms()
        self._forget()
        viewer = self.session.shown(self.bound).viewer
        happened: list[Event] = []
        for entry in self.session.entries[before:]:
            happened += self.session.events_for(entry, viewer)
        return tuple(happened)

    def _answer_lone_confirms(self) -> None:
        """Go on by itself where the player wished it so in the settings."""
        while self.confirm_alone and isinstance(self.session.choice, Confirm):
            seat = self.session.asked
            if seat is None:
                return
            self.session.submit(seat, self.session.options()[0])

    def shake_cup(self) -> None:
        """Show the roll of the viewer's cup."""
        seat = self.viewer
        if not self.must_shake or seat is None:
            return
        self._shaken.add((self.session.moment[0], seat))
        self._settle(self._roll_of(seat))

    def _roll_of(self, seat: Seat) -> tuple[Event, ...]:
        """Return the roll that the seat has not seen yet, for the tumble."""
        shake = self.gestures.shake
        course: list[Event] = list(self.session.timeline.opening)
        for entry in self.session.entries:
            course += entry.events
        for event in reversed(course):
            if shake is not None and shake.is_roll(event, seat):
                return (event,)
        return ()

    # -- handovers ---------------------------------------------------------------------------------

    def open_curtain(self, seat: Seat) -> None:
        """Let ``seat`` take its place: it has opened the curtain by a deliberate act."""
        if seat == self.curtain_for:
            self.bound = seat
            self.curtain_for = None
            self._wants_to_look = None
            self._settle(())

    @property
    def can_look(self) -> bool:
        """Whether the asked seat answers on the shared table and may look at its own tiles first."""
        seat = self.session.asked
        return seat in self.session.humans and self.curtain_for is None and self.viewer is None

    def look_at_own(self) -> None:
        """Let the asked seat see its own tiles, through the curtain (rulebook, Etiquette)."""
        if self.can_look:
            self._wants_to_look = self.session.asked
            self._settle(())

    def hide(self) -> None:
        """Hide the viewer's secrets again at once: the curtain falls until it is opened."""
        shown = self.session.shown(self.bound).viewer
        if shown is not None and len(self.session.humans) > 1 and not self.session.open_table:
            self.bound = None
            self._settle(())

    # -- undo --------------------------------------------------------------------------------------

    def undo_words(self) -> UndoWords | None:
        """Return what undo would take back, as the viewer may know it."""
        if self.curtain_for is not None:
            return None
        return self.session.undo_words(self.viewer, self.bound)

    def undo(self, *, agreed: bool = False) -> None:
        """Take back the last answer."""
        if self.curtain_for is None:
            self._try(lambda: self.session.undo(self.bound, agreed=agreed))

    def redo(self) -> None:
        """Bring back what was taken back."""
        if self.curtain_for is None:
            self._try(self.session.redo)

    def reset(self) -> None:
        """Take back the whole of the present choice."""
        if self.curtain_for is None:
            self._try(self.session.reset)

    # -- bookkeeping -------------------------------------------------------------------------------

    def _forget(self) -> None:
        self._affordances = None
        self._view = None

    def _settle(self, events: Sequence[Event]) -> None:
        """Find out who looks now, let the curtain fall if another must, and tell the window."""
        shown = self.session.shown(self.bound)
        if shown.viewer is None:
            self.bound = None
        due = shown.curtain_for
        if due is None and shown.viewer is None and self._wants_to_look == self.session.asked:
            due = self._wants_to_look
        self._wants_to_look = due if due == self._wants_to_look else None
        fell = due is not None and due != self.curtain_for
        self.curtain_for = due
        self._forget()
        if fell:
            self.curtain.emit(due)
        self.changed.emit(tuple(events))
