"""The forms of text that the table shows, and small help with sentences: the same for every game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.views.words.translation import mark, tr


@dataclass(frozen=True, slots=True)
class PromptText:
    """A prompt: what to do, a hint how, and the button that ends it (empty where nothing ends it)."""

    title: str
    hint: str
    done_label: str = ""
    done_tip: str = ""


@dataclass(frozen=True, slots=True)
class LogText:
    """A line of the log.

    ``seat`` is whose coloured shape stands before it, ``None`` for the table's. ``heading`` marks the
    beginning of a round or phase. ``first`` is the place of the first event the line tells of, within the
    row given.
    """

    seat: Seat | None
    text: str
    icon: str
    heading: bool = False
    first: int = 0


@dataclass(frozen=True, slots=True)
class Explanation:
    """What tooltip and inspector show of a thing; ``anchor`` leads to its paragraph in the rules."""

    title: str
    subtitle: str
    lines: tuple[str, ...]
    anchor: str


GOING_ON: Final = mark("{name} is about to go on")
"""What the others read while somebody is asked whether to go on."""


def confirm_prompt() -> PromptText:
    """Return the prompt before new information comes out."""
    hint = tr("Your last move can still be undone. What follows brings new information.")
    return PromptText(tr("Ready to go on?"), hint, tr("Go on"), tr("Your moves up to here stand."))


def between_phases() -> str:
    """Return the name of the time between the phases: choosing, rolling, the end of a round."""
    return tr("Between the phases")


def player_name(names: Sequence[str], seat: Seat) -> str:
    """Return the name of the player at ``seat``; a number where none was given."""
    if 0 <= seat < len(names) and names[seat].strip():
        return names[seat]
    return tr("Seat {number}", number=seat + 1)


def owned(who: str, what: str) -> str:
    """Return a subtitle that begins with the owner: "Ana · 5 dice"."""
    return tr("{who} · {what}", who=who, what=what)


def tidy(text: str) -> str:
    """Return a sentence with one full stop at its end, also after "Deep Space Symbionts, Ltd."."""
    return text[:-1] if text.endswith("..") else text


def upper_first(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]
