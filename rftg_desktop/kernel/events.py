"""Events: facts that happened, never text. Words are made of them in the views."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from rftg_desktop.kernel.ids import Ref, Seat


class Moved(msgspec.Struct, frozen=True, gc=False):
    """A thing (a die's number, a tile's id, ``None`` if unseen) went from one place to another."""

    thing: int | str | None
    source: Ref
    target: Ref


class Counted(msgspec.Struct, frozen=True, gc=False):
    """A number on the table changed by ``amount``."""

    ref: Ref
    amount: int


class Shown(msgspec.Struct, frozen=True, gc=False):
    """A thing at ``ref`` now shows ``face``."""

    ref: Ref
    face: int | str | None


Change = Moved | Counted | Shown


class Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """Base of all events.

    ``hidden`` names the fields only the audience sees, with what others see instead; ``whisper``
    events reach nobody else; ``reveals`` marks new information, which undo does not cross. The
    audience is the event's ``seat``. ``uncovers`` marks what its seat knew already and the others
    learn now: its own undo may cross it, that of others may not.
    """

    hidden: ClassVar[tuple[str, ...]] = ()
    whisper: ClassVar[bool] = False
    reveals: ClassVar[bool] = False
    uncovers: ClassVar[bool] = False

    def changes(self) -> tuple[Change, ...]:
        """Return what changed on the table, enough to update any picture of it."""
        return ()


def seen_by(event: Event, viewer: Seat | None) -> Event | None:
    """Return ``event`` as ``viewer`` may know it; ``None`` when it stays unknown.

    A viewer of ``None`` is the shared table: it sees what everybody sees.
    """
    kind: Any = type(event)
    if not (kind.hidden or kind.whisper):
        return event
    if viewer is not None and getattr(event, "seat", None) == viewer:
        return event
    if kind.whisper:
        return None
    return masked(event)


def masked(event: Event) -> Event:
    """Return ``event`` with its hidden fields blanked: tuples keep their length, the rest is None."""
    blanks: dict[str, Any] = {}
    for name in type(event).hidden:
        value = getattr(event, name)
        blanks[name] = (None,) * len(value) if isinstance(value, tuple) else None
    return msgspec.structs.replace(event, **blanks)
