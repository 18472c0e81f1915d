"""Reading a row of events: one after the other, or several that belong together as one line."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rftg_desktop.kernel.events import Event

Told = list[tuple[Event, str | None]]
"""Sentences, each with the event whose icon and seat it takes."""


@dataclass(frozen=True, slots=True)
class EventRow:
    """Events from ``at`` on."""

    events: Sequence[Event]
    at: int

    @property
    def first(self) -> Any:
        """The event to begin with."""
        return self.events[self.at]

    def after(self, count: int, wanted: type[Event]) -> Any:
        """Return the event ``count`` further on if it is of this class and the first one's seat."""
        place = self.at + count
        if place >= len(self.events):
            return None
        found = self.events[place]
        same = isinstance(found, wanted) and getattr(found, "seat", None) == self.first.seat
        return found if same else None

    def run(self, *also: type[Event]) -> list[Any]:
        """Return the events of the first one's class and seat in a row, with those of ``also`` between."""
        wanted, found = (type(self.first), *also), [self.first]
        for event in self.events[self.at + 1 :]:
            if not isinstance(event, wanted) or getattr(event, "seat", None) != self.first.seat:
                break
            found.append(event)
        return found


def of_kind(row: Sequence[Any], kind: type[Event]) -> list[Any]:
    """Return the events of one class."""
    return [event for event in row if isinstance(event, kind)]


def read_out(
    events: Sequence[Event], tell: Callable[[int], tuple[Told, int]]
) -> Iterator[tuple[int, Event, str | None]]:
    """Yield the sentences for a row of events, each with its place and the event it tells of.

    ``tell`` gives the sentences for the event at a place, and how many events they tell of.
    """
    at = 0
    while at < len(events):
        told, taken = tell(at)
        for event, text in told:
            yield at, event, text
        at += taken
