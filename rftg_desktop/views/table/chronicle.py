"""The whole log of a game in lines that know their round and phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.session.log import lines
from rftg_desktop.views.table.kit import Kit
from rftg_desktop.views.table.paint_side import LogLine


@dataclass(frozen=True, slots=True)
class Passage:
    """A line of the log, the name of its phase, and which of the two it begins if it is a heading."""

    line: LogLine
    phase: str
    heads: Literal["", "round", "phase"]


def chronicle(kit: Kit[Any, Any], controller: GameController) -> tuple[Passage, ...]:
    """Return all that the reader may read, oldest first."""
    facts = lines(controller.session, controller.reader)
    told = kit.log(controller, tuple(fact.event for fact in facts))
    phases = [facts[-line.back].phase for line in told]
    return tuple(
        Passage(line, kit.time_name(phase), "" if not line.heading else "round" if phase is None else "phase")
        for line, phase in zip(told, phases, strict=True)
    )
