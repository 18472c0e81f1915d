"""The end of a game as the result page shows it, whichever game it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rftg_desktop.controller.game_options import RACE, ROLL
from rftg_desktop.session.session import Session
from rftg_desktop.views.dialogs.result import GameResult
from rftg_desktop.views.race_result import race_result
from rftg_desktop.views.roll_result import roll_result

_BUILDERS: Final[Mapping[str, Callable[[Session], GameResult]]] = {ROLL: roll_result, RACE: race_result}


def result_of(session: Session) -> GameResult:
    """Return the result of a game that is over: the sides from the first place to the last."""
    return _BUILDERS[session.box.spec.name](session)
