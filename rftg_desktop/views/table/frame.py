"""Everything the scene shows at one moment, as one value made for the viewer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rftg_desktop.controller.affordances import Affordances
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.views.table.paint_side import LogLine
from rftg_desktop.views.table.sitting import Sitting

ROLL = "roll"
LOOK = "look "
"""Keys of presses that are no answers: shaking the cup, and (with a seat's number) looking at a mat."""


@dataclass(frozen=True, slots=True)
class ButtonFace:
    """A button of the table: its ``key`` and words, the key that presses it, whether it is the gold one.

    ``explains`` says what it does, for the tooltip.
    """

    key: str
    text: str
    tip: str = ""
    primary: bool = False
    enabled: bool = True
    explains: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """What any game's table shows; each game adds its own in a class of its own.

    ``view`` is what the viewer may know. ``focus`` is the seat whose mat is in full, ``looking`` that it
    is not the one asked.
    """

    view: Any
    focus: Seat
    asked: Seat | None
    sitting: Sitting
    affordances: Affordances
    step: str
    title: str
    hint: str
    looking: bool = False
    marks: bool = True
    labels: bool = False
    buttons: tuple[ButtonFace, ...] = ()
    bar_buttons: tuple[ButtonFace, ...] = ()
    log: tuple[LogLine, ...] = field(default=(), repr=False)
