"""What a session needs of Race beyond its steps: packs, editions, privacy, moments, pieces in answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import attrgetter
from typing import Any, Final

import msgspec

from rftg_desktop.data import read
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race import invariants, steps
from rftg_desktop.rules.race.actions import RaceAction
from rftg_desktop.rules.race.card_problems import card_problems
from rftg_desktop.rules.race.catalog import Catalog, raw_records
from rftg_desktop.rules.race.game import RaceGame, race_game
from rftg_desktop.rules.race.powers.consuming import GambleAnte
from rftg_desktop.rules.race.powers.kinds import AnyPower
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.robot.book import RobotBook, robot_records
from rftg_desktop.rules.race.state import ACTIONS, PHASES, SECONDS, Setup, State
from rftg_desktop.rules.race.view import observe

__all__ = ["PLAYERS", "RULES", "RaceAction", "Setup", "State", "observe"]

RULES: Final = 1
"""Raised when the same answers would play differently: saves of before then go on from their position."""

_CONSTANTS = race_game().catalog.constants
PLAYERS: Final = (_CONSTANTS.players_min, max(deck.players_max for deck in _CONSTANTS.decks))


def usual_setup(seats: int) -> Setup:
    """Return the plainest game for so many seats: with as few sets as seat them."""
    deck = next((deck.name for deck in _CONSTANTS.decks if deck.players_max >= seats), "base")
    return Setup(seats=seats, deck=deck)


# -- editions and packs ----------------------------------------------------------------------------

SECOND: Final = "second"


def edition(setup: Setup) -> str:
    """Return the printing of its cards, empty for the first."""
    return SECOND if setup.second_edition else ""


def make(overrides: Iterable[Mapping[str, Any]], wanted: str = "") -> RaceGame:
    """Return the game with a pack's overrides on top of an edition.

    Raises:
        KeyError: an override names no card.
        msgspec.ValidationError: it has a wrong field.
    """
    records = tuple(overrides)
    if not records:
        return race_game(wanted == SECOND)
    return RaceGame(Catalog(raw_records(wanted == SECOND, records), AnyPower), RobotBook(robot_records()))


def data(overrides: Iterable[Mapping[str, Any]], wanted: str = "") -> bytes:
    """Return the facts in play as bytes, for a digest: spacing and order of the files do not matter."""
    cards = raw_records(wanted == SECOND, overrides)
    numbers = msgspec.json.decode(read("race/constants.json"))
    return msgspec.json.encode({"cards": cards, "constants": numbers}, order="sorted")


_FIXED: Final = frozenset({"id", "set", "kind", "start", "second_edition", "house_made"})
"""A pack changes what a card says, not which card it is; the mark comes by itself."""


def override_problem(
    override: Mapping[str, Any], before: Iterable[Mapping[str, Any]] = ()
) -> tuple[str, str] | None:
    """Return the field and what is wrong with it for one record of a pack; ``None`` if it fits.

    ``before`` are the records already in use, on top of which it is laid.
    """
    found = _shape_problem(override)
    if found is not None:
        return found
    plain = race_game().catalog.cards.get(override["id"])
    if plain is None:
        return "id", f"there is no card {override['id']}"
    if override["set"] != plain.set:
        return "set", f"this card belongs to {plain.set}"
    try:
        game = make([*before, override])
    except (msgspec.ValidationError, TypeError) as error:
        return _field_of(str(error)), _words_of(str(error))
    return next(card_problems(game.catalog.cards[override["id"]], race_game().catalog.cards), None)


def _shape_problem(override: Mapping[str, Any]) -> tuple[str, str] | None:
    for field, kind in (("set", str), ("id", str), ("fields", dict)):
        if not isinstance(override.get(field), kind):
            return field, "is missing" if field not in override else "has the wrong type"
    extra = set(override) - {"set", "id", "fields"}
    if extra:
        return min(extra), "is not known here"
    fixed = _FIXED & set(override["fields"])
    if fixed:
        return f"fields.{min(fixed)}", "cannot be changed by a pack"
    return None


def _field_of(message: str) -> str:
    """Return which field a decoder's message speaks of."""
    _, path, field = message.partition("`$.")
    if path:
        return f"fields.{field.rstrip('`')}"
    _, found, field = message.partition("unknown field `")
    return f"fields.{field.partition('`')[0]}" if found else "fields"


def _words_of(message: str) -> str:
    """Return the message without the path and the name of the record."""
    text = message.partition(" - at `")[0]
    return text.partition(": ")[2] or text


# -- positions from outside ------------------------------------------------------------------------


def check(game: RaceGame, state: State) -> None:
    """Check a position: nothing lost or doubled, and every name names something.

    Raises:
        BrokenInvariant: it contradicts itself.
    """
    seats = range(len(state.seats))
    if (
        sorted(state.order) != list(seats)
        or len(state.lanes) != len(seats)
        or state.setup.seats != len(seats)
    ):
        raise BrokenInvariant("the numbers of seats do not agree")
    if {*state.phases, state.phase} - {*PHASES, ""}:
        raise BrokenInvariant("a phase that does not exist")
    if {space for value in state.seats for space in value.marks} - set(ACTIONS):
        raise BrokenInvariant("an action that does not exist")
    invariants.check(game, state)
    unknown = {card for value in state.seats for card in value.active} - set(game.catalog.cards)
    if unknown:
        raise BrokenInvariant(f"there is no card {min(unknown)}")
    for step in (*state.agenda, *(step for lane in state.lanes for step in lane)):
        _check_step(game, step, seats)


def _check_step(game: RaceGame, step: Any, seats: range) -> None:
    """Check what a step names: its seat, its phase, its card and the power on it."""
    if getattr(step, "seat", 0) not in seats:
        raise BrokenInvariant("a step waits for a seat that is not there")
    if getattr(step, "phase", PHASES[0]) not in PHASES:
        raise BrokenInvariant("a step waits for a phase that does not exist")
    names = {getattr(step, field, "") for field in ("card", "ante")} - {""}
    if names - set(game.catalog.cards):
        raise BrokenInvariant(f"a step speaks of a card that does not exist: {min(names)}")
    card, index = getattr(step, "card", ""), getattr(step, "index", None)
    if card and index is not None and not 0 <= index < len(game.catalog.cards[card].powers):
        raise BrokenInvariant(f"a step speaks of a power that {card} does not have")


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
    act.UsePower: attrgetter("card", "index"),
}
"""Which piece an answer is about: a marker may go to any space, a power may take another card."""


def same_piece(old: Action, new: Action) -> bool:
    """Tell whether ``new`` would do something else to the piece that ``old`` moved."""
    piece = _PIECE.get(type(old))
    return piece is not None and type(old) is type(new) and old != new and bool(piece(old) == piece(new))
