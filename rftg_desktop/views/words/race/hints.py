"""What is said besides the prompt: a card that must be tucked, steps that passed by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.views.words.race.names import turn_title
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.translation import both, tr


def tuck_text(tableau: tuple[str, ...], words: Speaker, options: Sequence[Action]) -> str:
    """Return which of the cards to pay goes under a world, and how; empty if none does."""
    if not any(isinstance(option, act.Tuck) for option in options):
        return ""
    world = words.card(powers_of(words.catalog, tableau, "saves_payment")[0][0])
    if any(isinstance(option, act.PayCard) for option in options):
        return tr("One of the cards must go under {world}: put it on that card.", world=world)
    return tr("This card must go under {world}: put it on that card.", world=world)


def passed_text(events: Iterable[Event], seat: Seat, phases: Sequence[str], *, asked: bool) -> str:
    """Return which Develop or Settle passed by itself, since nothing in the hand could be placed; or nothing.

    ``events`` follow one answer; ``phases`` are those of the round; ``asked`` tells that this answer
    placed nothing, so the first of them is no news.
    """
    titles: list[str] = []
    now = ""
    for event in events:
        if isinstance(event, ev.PhasesChosen):
            phases = event.phases
        elif isinstance(event, ev.PhaseBegan):
            now = turn_title(event.phase, event.turn, twice=phases.count(event.phase) > 1)
        elif isinstance(event, ev.PlacementChosen) and event.seat == seat and not event.card:
            if not asked:
                titles.append(now)
            asked = False
    titles = [title for title in titles if title]
    return tr("{step} passed: nothing in your hand can be placed.", step=both(titles)) if titles else ""
