"""Saves in which one thing of the position was changed: refused with a message, or played on."""

import contextlib
import copy
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rftg_desktop.kernel.errors import BrokenInvariant
from rftg_desktop.session.savefile import SaveError, decoded, encoded, restored
from tests.session.playing import RACE, ROLL, SOLO, Setting, answer, deal_any, name_of, play

WORDS = (
    "old_earth",
    "moon",
    "",
    "develop",
    "settle",
    "trade",
    "explore_5",
    "base-01.d",
    "gem_world",
    "robot",
)
NUMBERS = (0, 1, 2, 7, 99, -1)
UNTOUCHED = ("deck", "discard", "bag", "rng")
"""Where nothing can go wrong but the count of the pieces."""

Path = tuple[str | int, ...]


def places(thing: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the way to everything in plain data."""
    if path:
        yield path
    parts = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, part in parts:
        yield from places(part, (*path, key))


def change(state: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Return a position with one thing changed."""
    changed = copy.deepcopy(state)
    *way, last = chance.choice([path for path in places(changed) if path[0] not in UNTOUCHED])
    inside: Any = changed
    for key in way:
        inside = inside[key]
    old = inside[last]
    if isinstance(old, bool):
        inside[last] = not old
    elif isinstance(old, int):
        inside[last] = chance.choice((old + 1, old - 1, *NUMBERS))
    elif isinstance(old, list) and old and chance.random() < 0.5:
        del old[chance.randrange(len(old))]
    elif isinstance(old, list):
        old.append(copy.deepcopy(chance.choice(old)) if old else chance.choice((*WORDS, *NUMBERS)))
    else:
        inside[last] = chance.choice(WORDS)
    return changed


@pytest.mark.parametrize("setting", [ROLL[1], RACE[0], SOLO], ids=name_of)
def test_a_changed_position_is_refused_or_played_on(setting: Setting, how_many) -> None:
    chance = random.Random(1)
    came: Counter[str] = Counter()
    saves = [json.loads(encoded(play(deal_any(setting, seed), seed, 8 + 17 * seed))) for seed in range(5)]
    for _ in range(how_many(120, 4_000)):
        save = chance.choice(saves)
        raw = json.dumps({**save, "state": change(save["state"], chance), "checkpoints": []}).encode()
        try:
            session = restored(decoded(raw)).session
        except SaveError:
            came["refused"] += 1
            continue
        came["played"] += 1
        with contextlib.suppress(BrokenInvariant):
            for _ in range(20):
                if session.is_over:
                    break
                for viewer in (None, *range(setting[1].seats)):
                    session.view(viewer)
                answer(session, chance)
    assert min(came["refused"], came["played"]) > 10, came
