"""What a session needs of Roll beyond its steps: packs, privacy, moments, and pieces in answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import attrgetter
from typing import Any, Final

import msgspec

from rftg_desktop.data import read
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll import events as ev
from rftg_desktop.rules.roll import invariants
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.actions import RollAction
from rftg_desktop.rules.roll.catalog import GRAY, Catalog, raw_records
from rftg_desktop.rules.roll.dice import COLOURS, PHASES
from rftg_desktop.rules.roll.game import RollGame, base_game
from rftg_desktop.rules.roll.powers.building import GainDie
from rftg_desktop.rules.roll.powers.kinds import AnyPower
from rftg_desktop.rules.roll.powers.lookup import powers_of
from rftg_desktop.rules.roll.powers.measures import MEASURES
from rftg_desktop.rules.roll.state import Setup, State
from rftg_desktop.rules.roll.steps import Explore
from rftg_desktop.rules.roll.view import observe
from rftg_desktop.rules.spec import GameSpec

RULES: Final = 1
"""Raised when the same answers would play differently: saves of before then go on from their position."""

_CONSTANTS = base_game().catalog.constants
PLAYERS: Final = (_CONSTANTS.players_min, _CONSTANTS.players_max)


def usual_setup(seats: int) -> Setup:
    """Return the plainest game for so many seats."""
    return Setup(seats=seats)


# -- packs -----------------------------------------------------------------------------------------


def edition(_setup: Setup) -> str:
    """Return the printing of its tiles: there is one."""
    return ""


def make(overrides: Iterable[Mapping[str, Any]], _edition: str = "") -> RollGame:
    """Return the game with a pack's overrides.

    Raises:
        KeyError: an override names no piece or side.
        msgspec.ValidationError: it has a wrong field.
    """
    records = [dict(override) for override in overrides]
    return RollGame(Catalog(raw_records(records), AnyPower)) if records else base_game()


def data(overrides: Iterable[Mapping[str, Any]], _edition: str = "") -> bytes:
    """Return the facts in play as bytes, for a digest: spacing and order of the files do not matter."""
    records = raw_records([dict(override) for override in overrides])
    numbers = {name: msgspec.json.decode(read(f"roll/{name}.json")) for name in ("constants", "dice")}
    return msgspec.json.encode({**records, **numbers}, order="sorted")


_SETS: Final = ("base",)
_FIXED: Final = frozenset({"kind", "house_made"})
"""A pack changes what a side says, not which side of its tile it is; the mark comes by itself."""

_MOST_COST: Final = 20
_WORLD_COLOURS: Final = frozenset(_CONSTANTS.trade_values) | {GRAY}
_MOMENTS: Final = frozenset({*PHASES, "assign", "immediate", "end_game"})

_WORDS: Final[Mapping[str, frozenset[str]]] = {
    "die": frozenset(COLOURS),
    "dice": frozenset(COLOURS),
    "not_dice": frozenset(COLOURS),
    "good_dice": frozenset(COLOURS),
    "colours": _WORLD_COLOURS,
    "world_colours": _WORLD_COLOURS,
    "phases": frozenset(PHASES),
    "source": frozenset(PHASES),
    "when": _MOMENTS,
}
"""Fields of powers whose words the decoder cannot check by their type."""

_LEAST: Final[Mapping[str, int]] = {"denominator": 1, "every": 1}


def override_problem(
    override: Mapping[str, Any], before: Iterable[Mapping[str, Any]] = ()
) -> tuple[str, str] | None:
    """Return the field and what is wrong with it for one record of a pack; ``None`` if it fits.

    ``before`` are the records already in use, on top of which it is laid.
    """
    found = _shape_problem(override)
    if found is not None:
        return found
    try:
        game = make([*before, override])
    except KeyError as error:
        name = str(error.args[0])
        if name == override["side"]:
            return "side", f"this piece has no side {name}"
        return "id", f"there is no piece {name}"
    except (msgspec.ValidationError, TypeError) as error:
        return _field_of(str(error)), _words_of(str(error))
    side = game.catalog.sides[_side_id(override)]
    return next(side_problems(side), None)


def _shape_problem(override: Mapping[str, Any]) -> tuple[str, str] | None:
    for field, kind in (("set", str), ("id", str), ("side", str), ("fields", dict)):
        if not isinstance(override.get(field), kind):
            return field, "is missing" if field not in override else "has the wrong type"
    extra = set(override) - {"set", "id", "side", "fields"}
    if extra:
        return min(extra), "is not known here"
    if override["set"] not in _SETS:
        return "set", f"there is no set {override['set']}"
    fixed = _FIXED & set(override["fields"])
    if fixed:
        return f"fields.{min(fixed)}", "cannot be changed by a pack"
    if override["side"] in ("id", "number"):
        return "side", f"this piece has no side {override['side']}"
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
    return text.rpartition(": ")[2] or text


def _side_id(override: Mapping[str, Any]) -> str:
    side, piece = override["side"], override["id"]
    suffix = {"development": ".d", "world": ".w", "left": ".l", "right": ".r"}[side]
    return str(piece) if piece.startswith("home-") else f"{piece}{suffix}"


def side_problems(side: Any) -> Iterator[tuple[str, str]]:
    """Yield the fields of a side whose values decode and yet mean nothing, and what is wrong."""
    if not side.name.strip():
        yield "fields.name", "is empty"
    if not 0 <= side.cost <= _MOST_COST:
        yield "fields.cost", f"must lie between 0 and {_MOST_COST}, not {side.cost}"
    if side.is_world and side.colour not in _WORLD_COLOURS:
        yield "fields.colour", f"there is no kind of world called {side.colour or 'nothing'}"
    for index, power in enumerate(side.powers):
        if isinstance(power, GainDie) and power.to == at.GOOD and not side.holds_goods:
            yield f"fields.powers[{index}].to", "a good can lie only on a world that is not gray"
        yield from _power_problems(msgspec.to_builtins(power), f"fields.powers[{index}]")


def _power_problems(value: Mapping[str, Any], where: str) -> Iterator[tuple[str, str]]:
    for field, part in value.items():
        here = f"{where}.{field}"
        if isinstance(part, dict):
            yield from _power_problems(part, here)
        elif field == "metric" and part and part not in MEASURES:
            yield here, f"there is nothing called {part} to count"
        elif isinstance(part, int) and not isinstance(part, bool) and part < _LEAST.get(field, 0):
            yield here, f"must be {_LEAST.get(field, 0)} or more"
        elif field in _WORDS:
            words = [part] if isinstance(part, str) else part
            wrong = [word for word in words if word and word not in _WORDS[field]]
            if wrong:
                yield here, f"the word {wrong[0]} is not known here"


# -- positions from outside ------------------------------------------------------------------------


def check(game: RollGame, state: State) -> None:
    """Check a position: nothing lost or doubled, and every number names something.

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
    if len(state.supply) != len(COLOURS):
        raise BrokenInvariant("the supply does not fit the colours of dice")
    unknown = {side for seat in state.seats for side in seat.tableau} - set(game.catalog.sides)
    if unknown:
        raise BrokenInvariant(f"there is no piece {min(unknown)}")
    phases = [*state.phases, state.phase, *(value.selected for value in state.seats)]
    for step in (*state.agenda, *(step for lane in state.lanes for step in lane)):
        phases.append(getattr(step, "phase", None))
        if getattr(step, "seat", 0) not in seats:
            raise BrokenInvariant("a step waits for a seat that is not there")
    if any(phase is not None and not 0 <= phase < len(PHASES) for phase in phases):
        raise BrokenInvariant("a phase that does not exist")
    _check_order(state)
    invariants.check(game, state)


def _check_order(state: State) -> None:
    """Check that dice lie as the rules look for them."""
    for value in state.seats:
        zones = (value.cup, value.citizenry, value.unassigned, value.dictate, value.spent)
        if any(list(zone) != sorted(zone) for zone in (*zones, *value.strip, *value.stack_dice)):
            raise BrokenInvariant("dice that are not in order")


# -- privacy, moments, pieces ----------------------------------------------------------------------


def is_private(game: RollGame, state: State, seat: Seat, choice: Choice) -> bool:
    """Tell whether a choice needs its seat's secrets on the screen.

    Explore is public, since places in a stack can be named face down, except for a seat that may
    rearrange its stacks: it has to see them.
    """
    if choice.private:
        return True
    value = state.seats[seat]
    if not isinstance(choice, Explore) or not any(len(tiles) > 1 for tiles in value.stacks):
        return False
    return bool(powers_of(game.catalog, value.tableau, "offers", "explore"))


def moment(state: State) -> tuple[int, int | None]:
    """Return the round and the phase being done."""
    return state.round, state.phase


def moment_after(now: tuple[int, Any], event: Event) -> tuple[int, Any]:
    """Return round and phase once ``event`` has happened."""
    match event:
        case ev.RoundBegan(round=number):
            return number, None
        case ev.PhaseBegan(phase=phase):
            return now[0], phase
        case ev.PhaseEnded():
            return now[0], None
    return now


_PIECE: Final[Mapping[type, Callable[[Any], object]]] = {
    act.SelectPhase: type,
    act.PlaceWild: attrgetter("die"),
    act.Reassign: attrgetter("dice", "source"),
    act.MoveWorker: attrgetter("die", "source"),
    act.PlaceStart: attrgetter("tile"),
    act.Keep: attrgetter("tile"),
    act.MoveTile: attrgetter("stack", "place"),
}
"""Which piece an answer is about. Any die may select the phase: there the phase strip is the piece."""


def same_piece(old: Action, new: Action) -> bool:
    """Tell whether ``new`` would do something else to the piece that ``old`` moved."""
    piece = _PIECE.get(type(old))
    return piece is not None and type(old) is type(new) and old != new and piece(old) == piece(new)


SPEC: Final = GameSpec(
    name="roll",
    rules=RULES,
    players=PLAYERS,
    state_type=State,
    setup_type=Setup,
    action_type=RollAction,
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
)
