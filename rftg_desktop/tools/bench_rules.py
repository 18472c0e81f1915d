"""Speed of the rules, next to catanatron in the same run where it is installed (extra ``bench``).

Both are measured in time of the processor, so that what else runs on the machine does not count.
"""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any

from msgspec.structs import replace

from rftg_desktop.kernel.engine import apply, is_over, options, waiting
from rftg_desktop.kernel.rng import below, seeded
from rftg_desktop.rules.registry import Box, open_box
from rftg_desktop.tools.bench import Figure, Measure, typical
from rftg_desktop.tools.figures import lazy_collector

_GAMES = 12
_SEED = 1
_RATIO = 0.6
_KEEP_RATIO = 0.1
_MISSING = "catanatron is not installed: pip install 'rftg-desktop[bench]'"


def per_action() -> Sequence[Figure]:
    """Random two-seat games with all options listed at each decision; the two take turns."""
    box = open_box("roll")
    setup = box.spec.setup_type(seats=2)
    ours, theirs = [], []
    with lazy_collector():
        _our_game(box, setup, 0)
        for number in range(_GAMES):
            ours.append(_our_game(box, setup, _SEED + number))
            if find_spec("catanatron"):
                theirs.append(_their_game(_SEED + number))
    mine = 1e6 * median(ours)
    figures = [Figure("random Roll, two seats, per action", mine, "us")]
    if theirs:
        other = 1e6 * median(theirs)
        figures.append(Figure("random catanatron, two seats, per action", other, "us"))
        figures.append(Figure("ratio per action", mine / other, "", _RATIO))
    else:
        figures.append(Figure("ratio per action", None, "", _RATIO, _MISSING))
    return figures


def _our_game(box: Box, setup: Any, seed: int) -> float:
    """Return the seconds per answer of one game."""
    game, chance, moves = box.game, seeded(seed), 0
    began = process_time()
    state, _ = box.new(setup, seed)
    while not is_over(state):
        seat = waiting(state)[0]
        found = options(game, state, seat)
        pick, chance = below(chance, len(found))
        state, _ = apply(game, state, seat, found[pick])
        moves += 1
    return (process_time() - began) / moves


def _their_game(seed: int) -> float:
    from catanatron import Color, Game, RandomPlayer

    began = process_time()
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
    game.play()
    return (process_time() - began) / len(game.state.actions)


def keeping() -> Sequence[Figure]:
    """What it costs to keep a position and to branch off it, next to catanatron's copy."""
    box = open_box("roll")
    state, _ = box.new(box.spec.setup_type(seats=5), _SEED)
    times = range(1000)

    def branch() -> None:
        for _ in times:
            replace(state, rng=1)

    cost = 1e6 * typical(branch, 9) / len(times)
    figures = [Figure("branching a position of five seats", cost, "us", note="keeping it is a reference")]
    if find_spec("catanatron"):
        from catanatron import Color, Game, RandomPlayer

        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=_SEED)
        copy = 1e6 * typical(game.copy, 500)
        figures.append(Figure("copying a catanatron game", copy, "us"))
        figures.append(Figure("ratio of keeping", cost / copy, "", _KEEP_RATIO))
    else:
        figures.append(Figure("ratio of keeping", None, "", _KEEP_RATIO, _MISSING))
    return figures


FIGURES: Mapping[str, Measure] = {"per-action": per_action, "keeping": keeping}
