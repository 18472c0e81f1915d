"""A state being changed inside one action."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec.structs import replace

from rftg_desktop.kernel import rng
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Step, Task

if TYPE_CHECKING:
    from rftg_desktop.kernel.game import Game

S = TypeVar("S")


class Draft(Generic[S]):
    """Holds the newest state and the events so far. It lives only inside one ``apply``.

    Games extend it with their verbs; rules change the state through nothing else.
    """

    __slots__ = ("emit", "events", "game", "state")

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state: Any = state
        self.events: list[Event] = []
        self.emit: Callable[[Event], None] = self.events.append
        """Record a fact."""

    def push(self, seat: Seat, *steps: Step) -> None:
        """Put ``steps`` on top of the seat's lane, the first of them on top."""
        lanes = self.state.lanes
        lane = (*steps, *lanes[seat])
        self.state = replace(self.state, lanes=(*lanes[:seat], lane, *lanes[seat + 1 :]))

    def pop(self, seat: Seat) -> None:
        """Take the top step off the seat's lane."""
        lanes = self.state.lanes
        self.state = replace(self.state, lanes=(*lanes[:seat], lanes[seat][1:], *lanes[seat + 1 :]))

    def swap(self, seat: Seat, step: Step) -> None:
        """Replace the top step of the seat's lane by ``step``."""
        self.pop(seat)
        self.push(seat, step)

    def plan(self, *tasks: Task) -> None:
        """Put ``tasks`` in front of the table's agenda, the first of them first."""
        self.state = replace(self.state, agenda=(*tasks, *self.state.agenda))

    def pop_agenda(self) -> None:
        """Take the first task off the agenda."""
        self.state = replace(self.state, agenda=self.state.agenda[1:])

    def below(self, limit: int) -> int:
        """Return a random number in ``0 .. limit-1`` from the state's own generator."""
        number, state = rng.below(self.state.rng, limit)
        self.state = replace(self.state, rng=state)
        return number
