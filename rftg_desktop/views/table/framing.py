"""What the frames of all games have: names and colours, the buttons of the bar."""

from __future__ import annotations

from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.controller.game_options import COLOURS
from rftg_desktop.views.table.frame import ButtonFace
from rftg_desktop.views.table.sitting import Sitting
from rftg_desktop.views.words.translation import tr

LOG_EVENTS = 500
"""So many events back the log can be scrolled."""


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
