"""Take a kind of power, or a single power, out of the game: some scenario must notice."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rftg_desktop.rules.roll.catalog import Catalog, raw_records
from rftg_desktop.rules.roll.game import RollGame, base_game
from rftg_desktop.rules.roll.powers.base import Power
from rftg_desktop.rules.roll.powers.kinds import AnyPower
from tests.helpers.scenarios import Scenario, load, run

SCENARIOS = load(Path(__file__).parent / "scenarios")
KINDS: tuple[Any, ...] = AnyPower.__args__
HOOKS = [name for name, value in vars(Power).items() if callable(value) and not name.startswith("_")]


def fresh_game() -> RollGame:
    """Return a game that has looked up no power yet."""
    return RollGame(Catalog(raw_records(), AnyPower))


def fails(game: RollGame, scenario: Scenario) -> bool:
    try:
        run(game, scenario)
    except AssertionError:
        return True
    return False


def test_the_hooks_are_known() -> None:
    """A kind without a known hook could not be taken out."""
    assert {"saving", "react", "offers", "take", "points", "on_placing", "stock_value"} <= set(HOOKS)
    for kind in KINDS:
        assert any(getattr(kind, hook) is not getattr(Power, hook) for hook in HOOKS), kind


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__struct_config__.tag)
def test_a_kind_taken_out_is_noticed(kind: type[Power], monkeypatch: pytest.MonkeyPatch) -> None:
    for hook in HOOKS:
        if getattr(kind, hook) is not getattr(Power, hook):
            # Immediate effects are called without a look-up, so theirs must do nothing at all.
            idle = (lambda *_: None) if hook == "on_placing" else getattr(Power, hook)
            monkeypatch.setattr(kind, hook, idle)
    game = fresh_game()
    assert any(fails(game, scenario) for scenario in SCENARIOS)


def every_power() -> Iterator[tuple[str, int]]:
    for side, value in base_game().catalog.sides.items():
        for index in range(len(value.powers)):
            yield side, index


def _side_record(records: dict[str, list[dict[str, Any]]], side: str) -> Any:
    piece, _, half = side.partition(".")
    if piece.startswith("base"):
        record = next(each for each in records["tiles"] if each["id"] == piece)
        return record["development" if half == "d" else "world"]
    number = int(piece.rpartition("-")[2])
    if piece.startswith("home"):
        return next(each for each in records["homeworlds"] if each["number"] == number)["world"]
    faction = next(each for each in records["factions"] if each["number"] == number)
    return faction["left" if half == "l" else "right"]


@pytest.mark.parametrize(("side", "index"), list(every_power()), ids=str)
def test_a_single_power_taken_out_is_noticed(side: str, index: int) -> None:
    """The scenarios that name a side prove each of its powers."""
    covering = [scenario for scenario in SCENARIOS if side in scenario.covers]
    assert covering, f"no scenario covers {side}"
    records = copy.deepcopy(raw_records())
    del _side_record(records, side)["powers"][index]
    game = RollGame(Catalog(records, AnyPower))
    assert any(fails(game, scenario) for scenario in covering), "nothing changes without it"


WITHOUT_EFFECT = {
    ("base-04.d", "floor"),  # no Genes or Alien Technology world costs so little
    ("base-09.d", "count_max"),  # two at once: the least number says it
    ("base-31.d", "count_max"),  # the rank says it
}


def _mutations(power: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Yield each number of a power, a little off."""
    for name, value in power.items():
        if isinstance(value, int) and not isinstance(value, bool) and name != "count_min":
            yield name, value + 1
            if value > 1:
                yield name, value - 1


def every_number() -> Iterator[tuple[str, int, str, int]]:
    records = raw_records()
    for side, index in every_power():
        for name, value in _mutations(_side_record(records, side)["powers"][index]):
            if (side, name) not in WITHOUT_EFFECT:
                yield side, index, name, value


@pytest.mark.parametrize(("side", "index", "name", "value"), list(every_number()), ids=str)
def test_another_number_on_a_tile_is_noticed(side: str, index: int, name: str, value: int) -> None:
    """The scenarios that name a side prove the numbers of its powers."""
    records = copy.deepcopy(raw_records())
    _side_record(records, side)["powers"][index][name] = value
    game = RollGame(Catalog(records, AnyPower))
    assert any(fails(game, scenario) for scenario in SCENARIOS if side in scenario.covers)
