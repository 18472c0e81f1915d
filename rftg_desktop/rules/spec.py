"""What a session needs to know of a game beyond its steps: each game fills in one :class:`GameSpec`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice

Moment = tuple[int, int | str | None]
"""Round and phase (in the game's own words, ``None`` between phases) of something that happened."""

Override = Mapping[str, Any]
"""A record of a pack: ``{"game": ..., "set": ..., "id": ..., "fields": {...}}``, for Roll with a ``side``."""


@dataclass(frozen=True, slots=True)
class GameSpec:
    """One game as the floors above the rules see it.

    ``rules`` is raised when the same answers would play differently: old logs are then records.
    ``usual_setup`` is the plainest game for so many seats; ``edition`` tells which printing of its
    pieces a set-up asks for, empty for the usual one. ``make`` opens the game with a pack's overrides
    in an edition; ``data`` gives the bytes its digest covers; ``override_problem`` tells what is wrong
    with one override laid over others. ``is_private`` tells whether a choice needs its seat's secrets
    on the screen; ``moment`` and ``moment_after`` tell round and phase; ``same_piece`` whether one
    answer would do to the same piece what another did; ``robot_waits`` whether a robot's part is held up by
    nothing but a "Go on".
    """

    name: str
    rules: int
    players: tuple[int, int]
    state_type: Any
    setup_type: Any
    action_type: Any
    usual_setup: Callable[[int], Any]
    edition: Callable[[Any], str]
    make: Callable[[Iterable[Override], str], Any]
    data: Callable[[Iterable[Override], str], bytes]
    override_problem: Callable[[Override, Iterable[Override]], tuple[str, str] | None]
    observe: Callable[[Any, Any, Seat | None], Any]
    check: Callable[[Any, Any], None]
    is_private: Callable[[Any, Any, Seat, Choice], bool]
    moment: Callable[[Any], Moment]
    moment_after: Callable[[Moment, Event], Moment]
    same_piece: Callable[[Action, Action], bool]
    robot_waits: Callable[[Any], bool] = lambda _state: False

    def decode_setup(self, raw: bytes) -> Any:
        """Read a set-up from JSON; raises ``msgspec.MsgspecError`` if it is none."""
        return msgspec.json.decode(raw, type=self.setup_type)
