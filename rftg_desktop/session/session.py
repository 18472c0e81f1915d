"""One game in progress: who sits there, what was answered, and what may be taken back.

Only a session holds the state; everybody else gets views, options and events made for a viewer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from uuid import uuid4

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.errors import IllegalAction
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.game import Options
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice
from rftg_desktop.rules.registry import Box, box_for
from rftg_desktop.rules.spec import Moment, Override
from rftg_desktop.session import going_on, history, privacy, rewind
from rftg_desktop.session.facts import (
    HUMAN,
    Note,
    Policy,
    Preview,
    SeatInfo,
    TookBack,
    UndoRefused,
    UndoWords,
)
from rftg_desktop.session.history import Entry, Timeline

__all__ = [
    "HUMAN",
    "Note",
    "Policy",
    "Preview",
    "SeatInfo",
    "Session",
    "TookBack",
    "UndoRefused",
    "UndoWords",
]


class Session:
    """A game with its players. Make one with :meth:`new`, or load one (``saves``)."""

    def __init__(
        self,
        box: Box,
        timeline: Timeline,
        *,
        seed: int,
        seats: Iterable[SeatInfo],
        policy: Policy = "strict",
        open_table: bool = False,
        ident: str = "",
    ) -> None:
        self.box = box
        self.seed = seed
        self.seats = tuple(seats)
        self.policy: Policy = policy
        self.open_table = open_table
        self.ident = ident or uuid4().hex
        self.notes: tuple[Note, ...] = ()
        self.earlier: tuple[tuple[Seat, bytes], ...] = ()
        self.resumed = False
        self.branches: list[Timeline] = []
        self._timeline = timeline
        self._undone: list[Timeline] = []
        self._rewritten_from: Timeline | None = None
        humans = tuple(seat for seat, info in enumerate(self.seats) if info.kind == HUMAN)
        self._table = rewind.Table(box, humans)

    @classmethod
    def new(
        cls,
        game_name: str,
        setup: Any,
        seed: int,
        *,
        seats: Iterable[SeatInfo],
        policy: Policy = "strict",
        open_table: bool = False,
        overrides: Iterable[Override] = (),
    ) -> Session:
        """Deal a game.

        Raises:
            KeyError: there is no such game.
            ValueError: the set-up asks for what the box does not hold, or the seats do not fit it.
        """
        people = tuple(seats)
        if len(people) != setup.seats:
            raise ValueError(f"the set-up has {setup.seats} seats, not {len(people)}")
        if not 0 <= seed < 1 << 63:
            raise ValueError("the seed is a whole number from 0 to 9223372036854775807")
        box = box_for(game_name, setup, overrides)
        timeline = history.begin(box, setup, seed)
        return cls(box, timeline, seed=seed, seats=people, policy=policy, open_table=open_table)

    def resume_after(self, earlier: Iterable[tuple[Seat, bytes]]) -> None:
        """Note that history begins in the middle: these answers came before it, as a mere record."""
        self.earlier = tuple(earlier)
        self.resumed = True

    # -- the position ------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The whole position. Never hand it to anything that shows or decides."""
        return self._timeline.state

    @property
    def timeline(self) -> Timeline:
        """The course of play so far."""
        return self._timeline

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What was answered so far."""
        return self._timeline.entries

    @property
    def digest(self) -> str:
        """The digest of the answers and public events so far."""
        return self._timeline.digest.hex()

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self._table.humans

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return engine.is_over(self.state)

    @property
    def moment(self) -> Moment:
        """Round and phase now."""
        return self.box.spec.moment(self.state)

    @property
    def asked(self) -> Seat | None:
        """The one seat that is asked now: of those waiting, people before bots, then player order."""
        waiting = engine.waiting(self.state)
        return next((seat for seat in waiting if seat in self.humans), waiting[0] if waiting else None)

    @property
    def choice(self) -> Choice | None:
        """What the asked seat is asked."""
        seat = self.asked
        return None if seat is None else engine.choice_of(self.state, seat)

    @property
    def may_go_on(self) -> bool:
        """Whether the robot waits for one "Go on" more than a player need give in a round."""
        return self.asked in self.humans and going_on.may_go_on(self.box, self._timeline)

    def options(self) -> Options:
        """Return the legal answers of the asked seat. They show its secrets where its choice is private."""
        seat = self.asked
        return () if seat is None else engine.options(self.box.game, self.state, seat)

    def why_not(self, seat: Seat, action: Action) -> str:
        """Return one line on why an answer is refused."""
        return engine.why_not(self.box.game, self.state, seat, action)

    # -- what may be shown -------------------------------------------------------------------------

    def view(self, viewer: Seat | None) -> Any:
        """Return what ``viewer`` may know now; ``None`` is the shared table."""
        return self.box.observe(self.state, viewer)

    def view_at(self, index: int, viewer: Seat | None) -> Any:
        """Return what ``viewer`` could know before entry ``index``."""
        return self.box.observe(self._timeline.before(index), viewer)

    def events_for(self, entry: Entry, viewer: Seat | None) -> tuple[Event, ...]:
        """Return the events of ``entry`` as ``viewer`` may know them."""
        return history.seen(entry.events, viewer)

    @property
    def question(self) -> privacy.Asked:
        """What privacy has to know of the question that waits."""
        seat = self.asked
        private = seat is not None and self.box.asked_privately(self.state, seat)
        return privacy.Asked(seat=seat, private=private, humans=self.humans, open_table=self.open_table)

    def shown(self, bound: Seat | None) -> privacy.Shown:
        """Return what may be on the screen while ``bound`` sits before it."""
        return privacy.shown(self.question, bound)

    def preview(self, action: Action, viewer: Seat | None) -> Preview | None:
        """Return what an answer of the asked seat would lead to; ``None`` where it would tell news.

        Raises:
            IllegalAction: it is not among the options.
        """
        seat = self.asked
        if seat is None:
            raise IllegalAction("The game is over.")
        state, events = engine.apply(self.box.game, self.state, seat, action)
        happened = tuple(events)
        if any(event.reveals for event in happened):
            return None
        return Preview(history.seen(happened, viewer), self.box.observe(state, viewer))

    def bot_seed(self, seat: Seat) -> int:
        """Return the seed of what a bot on ``seat`` decides now: the same whenever it is asked again."""
        return (self.seed * 1_000_003 + len(self.entries)) * 101 + seat

    # -- answering ---------------------------------------------------------------------------------

    def submit(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Take an answer; return what happened (for a viewer: :meth:`events_for` the last entry).

        Raises:
            IllegalAction: it is not among the seat's options; the message says why.
        """
        timeline = history.extend(self.box, self._timeline, seat, action)
        if self._undone:
            self.branches.append(self._undone[0])
        self._put(timeline)
        return timeline.entries[-1].events

    def _put(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._undone.clear()
        self._rewritten_from = None

    # -- undo and redo -----------------------------------------------------------------------------

    def _undo_target(self, bound: Seat | None) -> tuple[int, Timeline] | None:
        """Return which answer the button takes back under the strict rule, and the course without it.

        The last one of the seat that is asked, or, when no other person has answered since, of the
        seat that moved last. A seat that sits behind its curtain takes back only its own.
        """
        seat, humans = self.asked, self.humans or tuple(range(len(self.seats)))
        candidates = [rewind.last_of(self._timeline, (seat,))] if seat in humans else []
        private = self.question.private and not self.open_table and len(self.humans) > 1
        if not (private and seat == bound):
            candidates.append(rewind.last_of(self._timeline, humans))
        for at in candidates:
            found = None if at is None else rewind.take_back(self._table, self._timeline, at)
            if at is not None and found is not None:
                return at, found
        return None

    def _free_target(self) -> int | None:
        """Return which answer undo takes back where the strict rule does not bind."""
        if self.policy == "strict":
            return None
        return rewind.last_of(self._timeline, self.humans or range(len(self.seats)))

    def can_undo(self, bound: Seat | None = None) -> bool:
        """Tell whether there is something to take back (perhaps only by consent) for who sits there."""
        return self.undo_words(None, bound) is not None

    def undo_words(self, viewer: Seat | None, bound: Seat | None = None) -> UndoWords | None:
        """Return what :meth:`undo` would take back as ``viewer`` may know it."""
        if self._rewritten_from is not None and self.asked is not None:
            return UndoWords(self.asked, None, consent=False)
        target = self._undo_target(bound)
        at = target[0] if target is not None else self._free_target()
        if at is None:
            return None
        entry = self.entries[at]
        known = entry.action if not entry.private or viewer == entry.seat else None
        return UndoWords(entry.seat, known, consent=target is None and self.policy == "consent")

    def undo(self, bound: Seat | None = None, *, agreed: bool = False) -> None:
        """Take back one answer, or the last :meth:`revise` or :meth:`reset`.

        ``bound`` is the seat before the screen; ``agreed`` tells that everybody consents.

        Raises:
            UndoRefused: there is nothing that may be taken back.
        """
        former = self._timeline
        if self._rewritten_from is not None:
            self._timeline, self._rewritten_from = self._rewritten_from, None
            self._undone.append(former)
            return
        target = self._undo_target(bound)
        if target is not None:
            self._timeline = target[1]
        else:
            self._go_past_barrier(agreed)
        self._undone.append(former)

    def _go_past_barrier(self, agreed: bool) -> None:
        at = self._free_target()
        if at is None:
            raise UndoRefused(
                "Nothing can be taken back: something new was revealed, or others have answered."
            )
        if self.policy == "consent" and not agreed:
            raise UndoRefused("Everybody at the table has to agree before this can be taken back.")
        count = len(self.entries) - at
        self.notes += (Note(len(self.earlier) + at, TookBack(self.entries[at].seat, count, self.policy)),)
        self._timeline = self._timeline.cut(at)

    def undo_seat(self, seat: Seat) -> None:
        """Take back the last answer of ``seat`` while others go on; theirs stay.

        Raises:
            UndoRefused: it gave none, or something new was revealed since, or others' would change.
        """
        at = rewind.last_of(self._timeline, (seat,))
        found = None if at is None else rewind.take_back(self._table, self._timeline, at)
        if found is None:
            raise UndoRefused("This answer can no longer be taken back.")
        self._undone.append(self._timeline)
        self._timeline = found
        self._rewritten_from = None

    def can_redo(self) -> bool:
        """Tell whether something taken back can be brought back."""
        return bool(self._undone)

    def redo(self) -> None:
        """Bring back what was taken back last.

        Raises:
            UndoRefused: nothing was taken back since the last answer.
        """
        if not self._undone:
            raise UndoRefused("There is nothing to bring back.")
        self._timeline = self._undone.pop()
        self._rewritten_from = None

    # -- changing earlier answers ------------------------------------------------------------------

    def revisions(self, seat: Seat) -> tuple[rewind.Revision, ...]:
        """Return the answers of the present private choice of ``seat`` that may still be changed."""
        return rewind.revisions(self._table, self._timeline, seat)

    def revise(self, entry_index: int, action: Action | None) -> tuple[Action, ...]:
        """Change an earlier answer (``None``: take it back); return the later ones that no longer fit.

        Raises:
            UndoRefused: it may not be changed, or not into that.
        """
        found = None
        if 0 <= entry_index < len(self.entries):
            found = rewind.revise(self._table, self._timeline, entry_index, action)
        if found is None:
            raise UndoRefused("This answer can no longer be changed like that.")
        self._rewrite(found.timeline)
        return found.dropped

    def can_reset(self) -> bool:
        """Tell whether the asked seat has answered anything of its present choice."""
        return self.asked is not None and rewind.reset(self._table, self._timeline, self.asked) is not None

    def reset(self) -> None:
        """Go back to where the present choice of the asked seat began: its whole assignment, say.

        Raises:
            UndoRefused: nothing is to be taken back.
        """
        found = None if self.asked is None else rewind.reset(self._table, self._timeline, self.asked)
        if found is None:
            raise UndoRefused("There is nothing to reset.")
        self._rewrite(found)

    def _rewrite(self, timeline: Timeline) -> None:
        former = self._timeline
        self._put(timeline)
        self._rewritten_from = former
