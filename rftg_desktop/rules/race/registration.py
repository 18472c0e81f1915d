"""What a session needs of Race beyond its steps: set-ups, privacy, moments, and pieces in answers."""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Any, Final

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice, Confirm
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.actions import RaceAction
from rftg_desktop.rules.race.checks import check
from rftg_desktop.rules.race.game import RaceGame, race_game
from rftg_desktop.rules.race.overrides import data, edition, make, override_problem
from rftg_desktop.rules.race.powers.consuming import GambleAnte
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.robot.state import RobotSetup
from rftg_desktop.rules.race.robot.steps import RobotFinds
from rftg_desktop.rules.race.state import SECONDS, Setup, State
from rftg_desktop.rules.race.view import observe
from rftg_desktop.rules.spec import GameSpec

RULES: Final = 1
"""Raised when the same answers would play differently: saves of before then go on from their position."""

_CONSTANTS = race_game().catalog.constants
PLAYERS: Final = (1, max(deck.players_max for deck in _CONSTANTS.decks))
"""One plays against the robot."""


def usual_setup(seats: int) -> Setup:
    """Return the plainest game for so many seats: with as few sets as seat them, alone against the robot."""
    if seats == 1:
        return Setup(seats=1, actions=2, robot=RobotSetup())
    deck = next((deck.name for deck in _CONSTANTS.decks if deck.players_max >= seats), "base")
    return Setup(seats=seats, deck=deck)


# -- privacy, moments, pieces ----------------------------------------------------------------------


def is_private(game: RaceGame, state: State, seat: Seat, choice: Choice) -> bool:
    """Tell whether a choice needs its seat's secrets on the screen.

    Consume is public, since goods lie open, except for a seat that may bet a card of its hand.
    """
    if choice.private:
        return True
    if not isinstance(choice, steps.Consume):
        return False
    found = powers_of(game.catalog, state.seats[seat].active, "offers", "consume")
    return any(isinstance(power, GambleAnte) for _, _, power in found)


_SECOND_OF: Final = {phase: second for second, phase in SECONDS.items()}


def _phase_name(phase: str, turn: int) -> str | None:
    """Return the name of a phase that tells the second Develop or Settle of a round from the first."""
    return (_SECOND_OF[phase] if turn else phase) or None


def moment(state: State) -> tuple[int, str | None]:
    """Return the round and the phase being done."""
    return state.round, _phase_name(state.phase, state.turn)


def moment_after(now: tuple[int, Any], event: Event) -> tuple[int, Any]:
    """Return round and phase once ``event`` has happened."""
    match event:
        case ev.RoundBegan(round=number):
            return number, None
        case ev.PhaseBegan(phase=phase, turn=turn):
            return now[0], _phase_name(phase, turn)
        case ev.PhaseEnded():
            return now[0], None
    return now


_PIECE: Final[Mapping[type, Any]] = {
    act.KeepStart: type,
    act.Mark: type,
    act.Boost: type,
    act.UsePower: attrgetter("card", "index"),
}
"""Which piece an answer is about: a marker may go elsewhere, a power may take another card."""


def same_piece(old: Action, new: Action) -> bool:
    """Tell whether ``new`` would do something else to the piece that ``old`` moved."""
    piece = _PIECE.get(type(old))
    return piece is not None and type(old) is type(new) and old != new and bool(piece(old) == piece(new))


def robot_waits(state: State) -> bool:
    """Tell whether the robot is about to turn cards up, and a "Go on" is all that comes before."""
    steps_left = [step for lane in state.lanes for step in lane]
    held = len(steps_left) == 1 and isinstance(steps_left[0], Confirm)
    return held and bool(state.agenda) and isinstance(state.agenda[0], RobotFinds)


SPEC: Final = GameSpec(
    name="race",
    rules=RULES,
    players=PLAYERS,
    state_type=State,
    setup_type=Setup,
    action_type=RaceAction,
    usual_setup=usual_setup,
    edition=edition,
    make=make,
    data=data,
    override_problem=override_problem,
    observe=observe,
    check=check,
    is_private=is_private,
    moment=moment,
    moment_after=moment_after,
    same_piece=same_piece,
    robot_waits=robot_waits,
)
