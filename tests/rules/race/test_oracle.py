"""Recorded games of an independent engine, played by our rules: every legal set, state and score agrees."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.helpers.race_oracle import FOLDER, Replay, records

FILES = [
    ("race_base2p", "base", 60),
    ("race_base3p", "base", 10),
    ("race_base2p_random", "base", 30),
    ("race_storm2p", "base+1", 40),
]


@pytest.mark.skipif(not FOLDER.is_dir(), reason="the recorded games (../shared/oracle) are not here")
@pytest.mark.parametrize(("name", "deck", "games"), FILES)
def test_recorded_games(name: str, deck: str, games: int) -> None:
    compared: Counter[str] = Counter()
    for record in records(name):
        replay = Replay(record, deck)
        try:
            compared += replay.run()
        except AssertionError as difference:
            where = f"{record['game']}, round {replay.state.round}"
            raise AssertionError(f"{where}: {difference}") from difference
    assert compared["games"] == games
    assert min(compared[kind] for kind in ("place", "trade", "consume", "rounds")) > 0
