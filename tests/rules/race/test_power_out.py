"""No power is idle: with any one kind taken out, a position plays differently.

Each kind that works is taken out of the hooks in turn, and the scenarios of this folder must notice.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest

from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.powers.base import Power
from rftg_desktop.rules.race.powers.kinds import AnyPower
from tests.rules.race import (
    test_any_kind,
    test_goods_spent,
    test_income,
    test_placing,
    test_prestige,
    test_prestige_card,
    test_rebels,
    test_replacing,
    test_rounds,
    test_salvage,
    test_tucked,
)

MODULES = (
    test_income,
    test_placing,
    test_rebels,
    test_rounds,
    test_prestige,
    test_tucked,
    test_replacing,
    test_salvage,
    test_goods_spent,
    test_any_kind,
    test_prestige_card,
)
HOOKS = [name for name, value in vars(Power).items() if inspect.isfunction(value) and name[0] != "_"]
WITHOUT_HOOK = {"no_trade", "takeover", "takeover_defence", "takeover_cancel"}
"""Marks, and what only takeovers use."""


KINDS: list[type[Power]] = sorted(get_args(AnyPower), key=lambda kind: kind.__name__)


def _scenarios() -> Iterator[tuple[Callable[..., None], dict[str, Any]]]:
    for module in MODULES:
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


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
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
