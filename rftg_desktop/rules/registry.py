"""The games by name, and each opened with the packs in use.

A :class:`Box` is a :class:`~rftg_desktop.rules.spec.GameSpec` opened with the packs: the game to
play with and the digest of its data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from typing import Any, Final

import msgspec

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.engine import choice_of, is_over, options, waiting
from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.game import Game
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice
from rftg_desktop.rules.spec import GameSpec, Override

FIRST_GAME = "roll"
"""The game of a record that names none: packs were made for it before there was another."""

_UNFIT = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What rules raise for a position that they could never have led to."""


class Box:
    """A game opened with the packs in use, in one edition."""

    def __init__(self, spec: GameSpec, overrides: tuple[Override, ...], edition: str) -> None:
        self.spec = spec
        self.digest = sha256(spec.data(overrides, edition)).hexdigest()[:16]
        self.game: Game[Any] = spec.make(overrides, edition)
        self._actions: msgspec.json.Decoder[Action] = msgspec.json.Decoder(spec.action_type)

    def new(self, setup: Any, seed: int) -> tuple[Any, tuple[Event, ...]]:
        """Return the first position with a choice and what happened before it.

        Raises:
            ValueError: the set-up asks for what the box does not hold.
        """
        game: Any = self.game
        state, events = game.new(setup, seed)
        return state, tuple(events)

    def observe(self, state: Any, viewer: Seat | None) -> Any:
        """Return what ``viewer`` may know; ``None`` is the shared table."""
        return self.spec.observe(self.game, state, viewer)

    def is_private(self, state: Any, seat: Seat, choice: Choice) -> bool:
        """Tell whether ``choice`` needs the secrets of ``seat`` on the screen."""
        return self.spec.is_private(self.game, state, seat, choice)

    def decode_state(self, raw: bytes) -> Any:
        """Read a position from JSON.

        Raises:
            msgspec.MsgspecError: it is not one.
        """
        return msgspec.json.decode(raw, type=self.spec.state_type)

    def decode_action(self, raw: bytes) -> Action:
        """Read an answer from JSON; raises ``msgspec.MsgspecError`` if it is none."""
        return self._actions.decode(raw)

    def check(self, state: Any) -> None:
        """Check a position that came from outside, so that play can go on from it.

        Raises:
            BrokenInvariant: it contradicts itself; the message says where.
        """
        try:
            self.spec.check(self.game, state)
            for viewer in (None, *range(len(state.seats))):
                self.observe(state, viewer)
            if not waiting(state) and not is_over(state):
                raise BrokenInvariant("nobody is asked, and the game is not over")
            for seat in waiting(state):
                if not options(self.game, state, seat):
                    raise BrokenInvariant(f"seat {seat} is asked and has no answer")
        except _UNFIT as error:
            raise BrokenInvariant(f"the position does not fit the game: {error!r}") from error

    def asked_privately(self, state: Any, seat: Seat) -> bool:
        """Tell whether ``seat`` is asked something private now."""
        choice = choice_of(state, seat)
        return choice is not None and self.is_private(state, seat, choice)


class _Shelf(Mapping[str, GameSpec]):
    """The games by name. The rules of one are imported when it is first asked for: a start waits for none."""

    _ROOMS: Final = {name: f"rftg_desktop.rules.{name}.registration" for name in ("race", "roll")}

    def __getitem__(self, name: str) -> GameSpec:
        spec: GameSpec = import_module(self._ROOMS[name]).SPEC
        return spec

    def __contains__(self, name: object) -> bool:
        return name in self._ROOMS

    def __iter__(self) -> Iterator[str]:
        return iter(self._ROOMS)

    def __len__(self) -> int:
        return len(self._ROOMS)


GAMES: Final[Mapping[str, GameSpec]] = _Shelf()


def pack_checker() -> Callable[[Override], tuple[str, str] | None]:
    """Return what ``data.packs.load_packs`` asks of each record: its faulty field and why, or ``None``.

    Records that fit are remembered, since a later one is laid over them.
    """
    accepted: dict[str, list[Override]] = {}

    def problem(override: Override) -> tuple[str, str] | None:
        name = override.get("game", FIRST_GAME)
        spec = GAMES.get(name) if isinstance(name, str) else None
        if spec is None:
            return "game", f"must be one of {', '.join(sorted(GAMES))}"
        before, own = accepted.setdefault(spec.name, []), _without_game(override)
        found = spec.override_problem(own, before)
        if found is None:
            before.append(own)
        return found

    return problem


def open_box(name: str, overrides: Iterable[Override] = (), edition: str = "") -> Box:
    """Return the game ``name`` with the packs' ``overrides`` of it; the same box for the same data.

    Raises:
        KeyError: there is no such game, or an override names no piece of it.
        msgspec.ValidationError: an override has a wrong field.
    """
    own = [_without_game(record) for record in overrides if record.get("game", FIRST_GAME) == name]
    return _opened(name, msgspec.json.encode(own), edition)


def box_for(name: str, setup: Any, overrides: Iterable[Override] = ()) -> Box:
    """Return the game ``name`` in the edition that ``setup`` asks for; raises as :func:`open_box` does."""
    return open_box(name, overrides, GAMES[name].edition(setup))


@lru_cache(maxsize=8)
def _opened(name: str, overrides: bytes, edition: str) -> Box:
    return Box(GAMES[name], tuple(msgspec.json.decode(overrides)), edition)


def _without_game(override: Override) -> Override:
    return {field: value for field, value in override.items() if field != "game"}
