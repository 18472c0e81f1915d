"""Recorded games of an independent engine, played by our rules: every legal set, state and score agrees."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.helpers.race_oracle import Replay
from tests.helpers.race_oracle_brink import BrinkReplay
from tests.helpers.race_records import FOLDER, records

FILES = [
    ("race_base2p", "base", 60),
    ("race_base3p", "base", 10),
    ("race_base2p_random", "base", 30),
    ("race_storm2p", "base+1", 40),
    ("race_brink2p", "base+1+2+3", 30),
]


@pytest.mark.skipif(not FOLDER.is_dir(), reason="the recorded games (../shared/oracle) are not here")
@pytest.mark.parametrize(("name", "deck", "games"), FILES)
def test_recorded_games(name: str, deck: str, games: int) -> None:
    compared: Counter[str] = Counter()
    for record in records(name):
        replay = (BrinkReplay if name == "race_brink2p" else Replay)(record, deck)
        try:
            compared += replay.run()
        except AssertionError as difference:
            where = f"{record['game']}, round {replay.state.round}"
            raise AssertionError(f"{where}: {difference}") from difference
    assert compared["games"] == games
    assert min(compared[kind] for kind in ("place", "trade", "consume", "rounds")) > 0
    # What the recording engine does otherwise, by the rulings: takeovers are not played, and once a good
    # was given up for a price that was met.
    assert (compared["cut short"], compared["goods wasted"]) == ((4, 1) if name == "race_brink2p" else (0, 0))
