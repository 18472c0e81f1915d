"""Solitaire games of Race played by a computer player, for ``playout race-solo``, summed up."""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from rftg_desktop.bots.base import POLICIES, Policy
from rftg_desktop.cli import InputError
from rftg_desktop.kernel.engine import apply, is_over, options, waiting
from rftg_desktop.rules.race.catalog import Catalog
from rftg_desktop.rules.race.game import RaceGame, race_game
from rftg_desktop.rules.race.robot.state import DIFFICULTIES, RobotSetup
from rftg_desktop.rules.race.state import DECKS, Setup
from rftg_desktop.rules.registry import Box, box_for
from rftg_desktop.tools.figures import lazy_collector, line_of, spread

NAME = "race-solo"
SETS = ("base", "1", "2", "3")
"""Up to which set the game is played: the words for :data:`DECKS`."""

_MOST_ERRORS_SHOWN = 5


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare what holds for solitaire games only."""
    only = parser.add_argument_group(f"for {NAME}")
    only.add_argument("--sets", choices=SETS, help="the sets up to that number (base)")
    only.add_argument("--difficulty", choices=DIFFICULTIES, help="how hard the robot plays (medium)")
    only.add_argument("--start", metavar="NAME", help="the player's start world (random)")
    only.add_argument("--robot-start", metavar="NAME", help="the robot's start world (random)")
    only.add_argument("--bot", choices=sorted(POLICIES), help="who plays against the robot (greedy)")


def given(args: argparse.Namespace) -> list[str]:
    """Return the arguments among them that were given."""
    names = ("sets", "difficulty", "start", "robot_start", "bot")
    return [f"--{name.replace('_', '-')}" for name in names if getattr(args, name) is not None]


@dataclass
class Tally:
    """Both sides' scores of some games, and how often the player won or tied."""

    player: list[int] = field(default_factory=list)
    robot: list[int] = field(default_factory=list)
    wins: int = 0
    ties: int = 0

    def add(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Count a game."""
        self.player.append(scores[0])
        self.robot.append(scores[1])
        self.wins += tuple(winners) == (0,)
        self.ties += len(winners) > 1

    def as_dict(self) -> dict[str, Any]:
        """Return the figures by name."""
        games = len(self.player)
        return {
            "games": games,
            "player": spread(self.player),
            "robot": spread(self.robot),
            "wins": self.wins,
            "ties": self.ties,
            "win_share": round(self.wins / games, 3) if games else None,
        }


@dataclass
class Summary:
    """What many games came to, together and by the robot's start world."""

    setup: dict[str, str]
    total: Tally = field(default_factory=Tally)
    by_start: dict[str, Tally] = field(default_factory=dict)
    rounds: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def as_dict(self) -> dict[str, Any]:
        """Return the figures by name."""
        total = self.total.as_dict()
        return {
            "game": NAME,
            **self.setup,
            "games": total.pop("games"),
            "errors": len(self.errors),
            "rounds": spread(self.rounds),
            **total,
            "ends": dict(sorted(self.ends.items())),
            "games_per_second": round(len(self.rounds) / self.seconds, 1) if self.seconds else None,
            "robot_starts": {name: tally.as_dict() for name, tally in sorted(self.by_start.items())},
        }


def run(args: argparse.Namespace) -> int:
    """Play, print, and return 1 if anything went wrong."""
    catalog, bot, plain = race_game().catalog, args.bot or "greedy", setup_for(args.sets)
    deck = plain.deck
    own = start_named(catalog, deck, args.start)
    robot = RobotSetup(
        difficulty=args.difficulty or "medium", start=start_named(catalog, deck, args.robot_start)
    )
    setup = replace(plain, starts=(own,) if own else (), robot=robot)
    box = box_for("race", setup)
    try:
        box.new(setup, args.seed)
    except ValueError as error:
        raise InputError(str(error)) from error
    words = {"sets": deck, "difficulty": robot.difficulty, "bot": bot}
    summary = play_many(box, setup, range(args.seed, args.seed + args.games), words, check=args.check)
    print(json.dumps(summary.as_dict()) if args.json else _as_text(summary))
    for line in summary.errors[:_MOST_ERRORS_SHOWN]:
        print(line)
    return 1 if summary.errors else 0


def setup_for(sets: str | None) -> Setup:
    """Return the usual game with the sets up to a number, one of :data:`SETS`."""
    return Setup(seats=1, deck=DECKS[SETS.index(sets or SETS[0])], actions=2, robot=RobotSetup())


def start_named(catalog: Catalog, deck: str, wanted: str | None) -> str:
    """Return the id of a start world by its id or English name; nothing for nothing.

    Raises:
        InputError: the sets hold no such start world; the message names those they hold.
    """
    if wanted is None:
        return ""
    starts = [catalog.cards[start] for start in catalog.start_worlds(deck)]
    plain = " ".join(wanted.split()).casefold()
    for card in starts:
        if plain in (card.id, card.name.casefold()):
            return card.id
    known = ", ".join(card.name for card in starts)
    raise InputError(f"there is no start world {wanted!r} in {deck}; there are {known}")


def play_many(
    box: Box, setup: Setup, seeds: Iterable[int], words: dict[str, str], *, check: bool = False
) -> Summary:
    """Play a game for each seed; ``words`` says what is played, and by which ``bot``."""
    summary, policy = Summary(words), POLICIES[words["bot"]]
    began = time.perf_counter()
    with lazy_collector():
        for seed in seeds:
            try:
                _play_one(box, setup, seed, policy, summary, check=check)
            except Exception as error:  # every kind counts: finding them is what this is for
                summary.errors.append(f"seed {seed}: {type(error).__name__}: {error}")
    summary.seconds = time.perf_counter() - began
    return summary


def _play_one(box: Box, setup: Setup, seed: int, policy: Policy, summary: Summary, *, check: bool) -> None:
    state, events = box.new(setup, seed)
    game: Any = box.game
    assert isinstance(game, RaceGame)
    moves = 0
    while not is_over(state):
        (seat,) = waiting(state)
        found = options(game, state, seat)
        action = policy.choose(box.observe(state, seat), found, seed * 1_000_003 + moves, game)
        state, happened = apply(game, state, seat, action)
        events = tuple(happened)
        moves += 1
        if check:
            box.spec.check(game, state)
    box.check(state)
    ended: Any = events[-1]
    start = game.catalog.cards[state.robot.start].name
    for tally in (summary.total, summary.by_start.setdefault(start, Tally())):
        tally.add(ended.scores, ended.winners)
    summary.rounds.append(state.round)
    summary.ends["+".join(ended.reasons)] += 1


def _as_text(summary: Summary) -> str:
    figures = summary.as_dict()
    starts = figures.pop("robot_starts")
    lines = [line_of(name, value) for name, value in figures.items()]
    lines.append(f"{'robot start world':22} {'games':>5} {'player':>7} {'robot':>7} {'wins':>5}")
    for name, tally in starts.items():
        means = f"{tally['player']['mean']:7} {tally['robot']['mean']:7}"
        lines.append(f"{name:22} {tally['games']:5} {means} {tally['win_share']:5.0%}")
    return "\n".join(lines)
