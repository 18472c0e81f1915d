"""Everything the scene shows at one moment, as one value made for the viewer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rftg_desktop.controller.affordances import Affordances
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.views.table.paint_side import LogLine
from rftg_desktop.views.table.sitting import Sitting
from rftg_desktop.views.words.translation import tr

ROLL = "roll"
LOOK = "look "
ON, SKIP, PACE = "on", "skip", "pace "
"""Keys of presses that are no answers: shaking the cup, (with a seat's number) looking at a mat, and the
next or the last picture of what goes on by itself, and (with its name) the pace of that."""

STEP, RUN, INSTANT = "step", "run", "instant"
PACES = (STEP, RUN, INSTANT)
"""How what goes on by itself is shown."""


@dataclass(frozen=True, slots=True)
class ButtonFace:
    """A button of the table: its ``key`` and words, the key that presses it, whether it is the gold one.

    ``explains`` says what it does, for the tooltip; ``size`` is that of its words, 0 the usual one.
    ``digit`` presses it with Ctrl where its words are that number; else that is its place among its like.
    """

    key: str
    text: str
    tip: str = ""
    primary: bool = False
    enabled: bool = True
    explains: str = ""
    size: float = 0.0
    digit: int | None = None


@dataclass(frozen=True, slots=True)
class Taste:
    """The player's preferences for the table: ``marks`` and ``labels`` on small pieces.

    ``pace`` says how what goes on by itself is told: ``step`` by step, at a ``run``, or ``instant``;
    ``text`` how much larger than the design words are.
    """

    marks: bool = True
    labels: bool = False
    pace: str = RUN
    text: float = 1.0


USUAL = Taste()


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
    taste: Taste = USUAL
    buttons: tuple[ButtonFace, ...] = ()
    bar_buttons: tuple[ButtonFace, ...] = ()
    log: tuple[LogLine, ...] = field(default=(), repr=False)

    @property
    def look(self) -> tuple[object, ...]:
        """What the picture of every piece depends on besides the piece: preferences, and what is printed."""
        return self.taste.labels, self.taste.text

    @property
    def sides(self) -> int:
        """How many sides of the table can be looked at."""
        return len(self.view.seats)

    @property
    def named(self) -> tuple[ButtonFace, ...]:
        """Buttons of answers side by side, of which a digit presses each."""
        return ()

    def named_by(self, digit: int) -> ButtonFace | None:
        """Return the button of an answer that a digit presses: the number it shows, else its place."""
        numbers = {
            face.digit if face.digit is not None else at: face for at, face in enumerate(self.named, 1)
        }
        return numbers.get(digit)

    @property
    def log_button(self) -> ButtonFace:
        """The head of the log, which opens the whole of it."""
        words = tr("The whole log, by player and phase (Ctrl+L). A click on a line shows the table then.")
        return ButtonFace("log", tr("Log"), explains=words, size=11.5)

    @property
    def faces(self) -> tuple[ButtonFace, ...]:
        """All buttons."""
        return (*self.buttons, *self.bar_buttons, self.log_button)
