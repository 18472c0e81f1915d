"""No power is idle: with any one kind taken out, a position plays differently.

Each kind that works is taken out of the hooks in turn, and the scenarios of this folder must notice.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest

from rftg_desktop.rules.race.catalog import DECKS
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.powers.base import Power
from rftg_desktop.rules.race.powers.kinds import AnyPower
from rftg_desktop.rules.race.setup import PLAYED
from tests.rules.race import test_income, test_placing, test_rebels, test_rounds

HOOKS = [name for name, value in vars(Power).items() if inspect.isfunction(value) and name[0] != "_"]
WITHOUT_HOOK = {"no_trade", "takeover", "takeover_defence", "takeover_cancel"}
"""Marks, and what only takeovers use."""


def _kinds_in_play() -> list[type[Power]]:
    deck = set(race_game().catalog.deck(PLAYED[-1]))
    found = {type(power) for card in deck for power in race_game().catalog.cards[card].powers}
    return sorted(found, key=lambda kind: kind.__name__)


def _scenarios() -> Iterator[tuple[Callable[..., None], dict[str, Any]]]:
    for module in (test_income, test_placing, test_rebels, test_rounds):
        for name, function in vars(module).items():
            if not name.startswith("test_") or not callable(function):
                continue
            marks = [mark for mark in getattr(function, "pytestmark", []) if mark.name == "parametrize"]
            if not marks:
                yield function, {}
                continue
            names, rows = marks[0].args
            for row in rows:
                keys = (names,) if isinstance(names, str) else names
                yield function, dict(zip(keys, (row,) if isinstance(names, str) else row, strict=True))


SCENARIOS = list(_scenarios())


def test_kinds_of_the_last_set_wait() -> None:
    assert PLAYED[-1] == DECKS[len(PLAYED) - 1]
    assert set(_kinds_in_play()) <= set(get_args(AnyPower))


@pytest.mark.parametrize("kind", _kinds_in_play(), ids=lambda kind: kind.__name__)
def test_a_kind_taken_out_is_noticed(kind: type[Power], monkeypatch: pytest.MonkeyPatch) -> None:
    own = [hook for hook in HOOKS if hook in vars(kind)]
    tag = kind.__struct_config__.tag
    if tag in WITHOUT_HOOK:
        assert not own
        return
    cache = race_game().catalog.power_cache
    monkeypatch.setattr(race_game().catalog, "power_cache", {})
    if own:
        for hook in own:
            monkeypatch.setattr(kind, hook, getattr(Power, hook))
    else:  # plain production: asked for by its class
        monkeypatch.setattr(kind, "makes", lambda _self: False)
    try:
        for function, arguments in SCENARIOS:
            try:
                function(**arguments)
            except Exception:  # any failure is what this test looks for
                return
        raise AssertionError(f"no scenario needs {tag}")
    finally:
        cache.clear()
