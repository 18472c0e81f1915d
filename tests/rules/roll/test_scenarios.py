"""Every scenario holds, and every power of every tile is proved by one that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rftg_desktop.rules.roll.game import base_game
from tests.helpers.scenarios import Scenario, load, run

SCENARIOS = load(Path(__file__).parent / "scenarios")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda each: f"{each.file}: {each.name}")
def test_scenario(scenario: Scenario) -> None:
    run(base_game(), scenario)


def test_names_are_unique() -> None:
    names = [(each.file, each.name) for each in SCENARIOS]
    assert len(names) == len(set(names))
