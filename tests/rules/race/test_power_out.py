"""No power is idle: with any one kind taken out, a position plays differently.

Each kind that works is taken out of the hooks in turn, and the scenarios of this folder must notice;
and so is each power on the cards of the last set.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any, get_args

import msgspec
import pytest

from rftg_desktop.rules.race.catalog import SETS, Card
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.powers.base import Power
from rftg_desktop.rules.race.powers.fighting import TakeoverCancel
from rftg_desktop.rules.race.powers.kinds import AnyPower
from tests.rules.race import (
    test_any_kind,
    test_brink_cards,
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
    test_brink_cards,
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
        assert _is_noticed(), f"no scenario needs {tag}"
    finally:
        cache.clear()


def _is_noticed() -> bool:
    for function, arguments in SCENARIOS:
        try:
            function(**arguments)
        except Exception:  # any failure is what these tests look for
            return True
    return False


IDLE = TakeoverCancel(when="settle", may=True, prestige=1)
"""A power that does nothing, as takeovers are not played."""
BRINK = [card for card in race_game().catalog.cards.values() if card.set == SETS[-1]]


@pytest.mark.parametrize("card", BRINK, ids=lambda card: card.id)
def test_each_power_of_a_card_of_the_last_set_is_needed(card: Card, monkeypatch: pytest.MonkeyPatch) -> None:
    catalog = race_game().catalog
    for place, power in enumerate(card.powers):
        if power.__struct_config__.tag in WITHOUT_HOOK - {"no_trade"}:
            continue
        powers = (*card.powers[:place], IDLE, *card.powers[place + 1 :])
        changed = msgspec.structs.replace(card, powers=powers)
        monkeypatch.setitem(catalog.cards, card.id, changed)
        catalog.power_cache.clear()
        try:
            assert _is_noticed(), f"no scenario needs power {place} of {card.id}"
        finally:
            monkeypatch.undo()
            catalog.power_cache.clear()
