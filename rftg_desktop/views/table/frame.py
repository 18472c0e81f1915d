"""Everything the scene shows at one moment, as one value made for the viewer."""

from __future__ import annotations

from dataclasses import dataclass, field

from rftg_desktop.controller.affordances import Affordances
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.view import View
from rftg_desktop.views.table.paint_side import LogLine
from rftg_desktop.views.table.sitting import Sitting


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


@dataclass(frozen=True, slots=True)
class Frame:
    """What the table shows.

    ``focus`` is the seat whose mat is in full, ``looking`` that it is not the one asked; ``sixth`` what
    the sixth place of the phase row is now.
    """

    view: View
    focus: Seat
    asked: Seat | None
    sitting: Sitting
    catalog: Catalog
    affordances: Affordances
    step: str
    title: str
    hint: str
    subtitle: str
    sixth: str
    looking: bool = False
    marks: bool = True
    labels: bool = False
    buttons: tuple[ButtonFace, ...] = ()
    bar_buttons: tuple[ButtonFace, ...] = ()
    log: tuple[LogLine, ...] = field(default=(), repr=False)
