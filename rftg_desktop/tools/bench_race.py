"""Speed of the rules of Race, in time of the processor: random games, and the greedy player's decisions."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from time import process_time

from rftg_desktop.bots.base import POLICIES
from rftg_desktop.kernel.engine import apply, is_over, options, waiting
from rftg_desktop.kernel.rng import below, seeded
from rftg_desktop.rules.race.robot.state import RobotSetup
from rftg_desktop.rules.race.state import DECKS, Setup
from rftg_desktop.rules.registry import Box, box_for
from rftg_desktop.tools.bench import Figure, Measure
from rftg_desktop.tools.figures import lazy_collector

_GAMES = 12
_RUNS = 5
_GREEDY_GAMES = 8
_DUEL, _SOLO = 60, 40
"""Random games to be played in a second."""
_SLOWEST = 50
_TWO = Setup(seats=2)
_ALONE = Setup(seats=1, actions=2, robot=RobotSetup())


def games() -> Sequence[Figure]:
    """Random games of the base set: of two seats, and against the robot."""
    return [
        Figure("random Race, two seats, per game", _game_ms(_TWO), "ms", 1000 / _DUEL),
        Figure("random Race against the robot, per game", _game_ms(_ALONE), "ms", 1000 / _SOLO),
    ]


def _game_ms(setup: Setup) -> float:
    """Return the milliseconds of a random game, all options listed at each decision.

    The same games are played some times and the fastest run counts: what else runs only adds.
    """
    box = box_for("race", setup)
    with lazy_collector():
        return 1e3 * min(_run(box, setup) for _ in range(_RUNS)) / _GAMES


def _run(box: Box, setup: Setup) -> float:
    """Return the seconds of all games."""
    began = process_time()
    for seed in range(_GAMES):
        chance = seeded(seed)
        state, _ = box.new(setup, seed)
        while not is_over(state):
            seat = waiting(state)[0]
            found = options(box.game, state, seat)
            pick, chance = below(chance, len(found))
            state, _ = apply(box.game, state, seat, found[pick])
    return process_time() - began


def decisions() -> Sequence[Figure]:
    """The greedy player's decisions in whole games against the robot, with all sets in the deck."""
    box, bot = box_for("race", _ALONE), POLICIES["greedy"]
    setup = Setup(seats=1, deck=DECKS[-1], actions=2, robot=RobotSetup())
    spans = []
    for seed in range(_GREEDY_GAMES):
        state, _ = box.new(setup, seed)
        while not is_over(state):
            found, view = options(box.game, state, 0), box.observe(state, 0)
            began = process_time()
            action = bot.choose(view, found, 0, box.game)
            spans.append(process_time() - began)
            state, _ = apply(box.game, state, 0, action)
    note = f"mean {1e3 * fmean(spans):.2f} ms of {len(spans)}"
    return [Figure("slowest decision of the greedy player", 1e3 * max(spans), "ms", _SLOWEST, note)]


FIGURES: Mapping[str, Measure] = {"race-games": games, "race-decisions": decisions}
