"""What the frames of all games have: names and colours, the buttons of the bar."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from rftg_desktop.controller.affordances import Affordances
from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.controller.game_options import COLOURS
from rftg_desktop.kernel.events import Event
from rftg_desktop.views.table.frame import SKIP, ButtonFace, Frame
from rftg_desktop.views.table.paint_side import LogLine
from rftg_desktop.views.table.sitting import Sitting
from rftg_desktop.views.words.forms import LogText
from rftg_desktop.views.words.translation import tr

LOG_EVENTS = 500
"""So many events back the log can be scrolled."""

F = TypeVar("F", bound=Frame)


def sitting_of(controller: GameController) -> Sitting:
    """Return names and colours of the players; a seat without a colour takes its number's."""
    seats = controller.session.seats
    colours = tuple(
        COLOURS.index(info.colour) if info.colour in COLOURS else number for number, info in enumerate(seats)
    )
    return Sitting(tuple(info.name for info in seats), colours)


def look_button() -> ButtonFace:
    """Return the button that ends the look at another seat's mat."""
    return ButtonFace("back", tr("Back"), tr("Esc"), primary=True)


def bar_buttons(controller: GameController) -> tuple[ButtonFace, ...]:
    """Return the buttons of the bar: undo and redo, rules, menu."""
    words = controller.undo_words()
    can_redo = controller.curtain_for is None and controller.session.can_redo()
    return (
        ButtonFace("undo", tr("Undo"), enabled=words is not None, explains=tr("Take back, Ctrl+Z")),
        ButtonFace("redo", tr("Redo"), enabled=can_redo, explains=tr("Bring back, Ctrl+Shift+Z")),
        ButtonFace("rules", tr("Rules"), explains=tr("The rules of this step, F1")),
        ButtonFace("menu", tr("Menu"), explains=tr("Save, load, settings, quit: Esc")),
    )


def as_it_was(frame: F, view: Any, step: str, **own: Any) -> F:
    """Return a frame on a position of before, where nothing can be done; ``own`` is what its game adds."""
    return replace(
        frame,
        view=view,
        step=step,
        affordances=Affordances(),
        title=tr("The table as it was then"),
        hint=tr("Space goes back to now, and so does whatever else you do."),
        buttons=(ButtonFace(SKIP, tr("Now"), tr("Space"), primary=True, explains=tr("Back to now.")),),
        **own,
    )


def parts(events: Sequence[Event], heads: tuple[type[Event], ...]) -> Iterator[tuple[Event, ...]]:
    """Cut a row of events before each of ``heads``: no line of the log tells of both sides of one.

    So all parts but the newest stay as they are from move to move.
    """
    began = 0
    for place, event in enumerate(events):
        if isinstance(event, heads) and place > began:
            yield tuple(events[began:place])
            began = place
    yield tuple(events[began:])


def log_line(text: LogText, sitting: Sitting) -> LogLine:
    """Return a line of the log with the colour of its seat."""
    colour = None if text.seat is None or text.seat < 0 else sitting.colours[text.seat]
    return LogLine(colour, text.text, text.heading)


def counted_back(lines: Iterable[tuple[int, LogLine]], events: int) -> tuple[LogLine, ...]:
    """Return lines that know how far back they are, from the place of the first event of each."""
    return tuple(replace(line, back=events - first) for first, line in lines)
