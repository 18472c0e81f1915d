"""Play games of random moves, or solitaire games of a computer player, to the end and sum them up."""

import argparse
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from msgspec.structs import replace

from rftg_desktop.cli import InputError, natural, positive
from rftg_desktop.kernel.engine import apply, is_over, options, waiting
from rftg_desktop.kernel.rng import below, seeded
from rftg_desktop.rules.registry import GAMES, Box, box_for
from rftg_desktop.tools import solo
from rftg_desktop.tools.figures import lazy_collector, line_of, spread

_MOST_ERRORS_SHOWN = 5


@dataclass
class Summary:
    """What many games came to."""

    game: str
    seats: int
    games: int = 0
    rounds: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def as_dict(self) -> dict[str, Any]:
        """Return the figures by name."""
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "errors": len(self.errors),
            "rounds": spread(self.rounds),
            "scores": spread(self.scores),
            "ends": dict(sorted(self.ends.items())),
            "moves_per_game": round(fmean(self.moves), 1) if self.moves else None,
            "games_per_second": round(self.games / self.seconds, 1) if self.seconds else None,
            "microseconds_per_move": round(1e6 * self.seconds / sum(self.moves), 1) if self.moves else None,
        }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("game", choices=(*sorted(GAMES), solo.NAME), help="which game")
    parser.add_argument("--seats", metavar="N", type=positive, help="how many play (2)")
    parser.add_argument("--games", metavar="N", type=positive, default=100, help="how many games (100)")
    parser.add_argument("--seed", metavar="N", type=natural, default=1, help="seed of the first game (1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--check", action="store_true", help="count all pieces after every move")
    parser.add_argument("--first-game", action="store_true", help="the first game of Roll")
    solo.declare(parser)


def run(args: argparse.Namespace) -> int:
    """Play, print, and return 1 if anything went wrong."""
    if args.game == solo.NAME:
        if args.first_game or args.seats not in (None, 1):
            raise InputError(f"{solo.NAME} has one seat, and no first game")
        return solo.run(args)
    if solo.given(args):
        raise InputError(f"{solo.given(args)[0]} is for {solo.NAME}")
    setup = _setup(args)
    summary = play_many(box_for(args.game, setup), setup, args.games, args.seed, check=args.check)
    print(json.dumps(summary.as_dict()) if args.json else _as_text(summary))
    for line in summary.errors[:_MOST_ERRORS_SHOWN]:
        print(line)
    return 1 if summary.errors else 0


def _setup(args: argparse.Namespace) -> Any:
    """Return the set-up that the arguments ask for."""
    spec, seats = GAMES[args.game], 2 if args.seats is None else args.seats
    least, most = spec.players
    if not least <= seats <= most:
        raise InputError(f"{args.game} is for {least} to {most} seats, not {seats}")
    setup = spec.usual_setup(seats)
    if not args.first_game:
        return setup
    if not hasattr(setup, "first_game"):
        raise InputError(f"{args.game} has no set-up for a first game")
    return replace(setup, first_game=True)


def play_many(box: Box, setup: Any, games: int, seed: int, *, check: bool = False) -> Summary:
    """Play ``games`` games with the seeds from ``seed`` on."""
    summary = Summary(box.spec.name, setup.seats)
    began = time.perf_counter()
    with lazy_collector():
        for number in range(seed, seed + games):
            try:
                _play_one(box, setup, number, summary, check=check)
            except Exception as error:  # every kind counts: finding them is what this is for
                summary.errors.append(f"seed {number}: {type(error).__name__}: {error}")
    summary.seconds = time.perf_counter() - began
    return summary


def _play_one(box: Box, setup: Any, seed: int, summary: Summary, *, check: bool) -> None:
    state, events = box.new(setup, seed)
    game, chance, moves = box.game, seeded(seed + 1), 0
    while not is_over(state):
        seat = waiting(state)[0]
        found = options(game, state, seat)
        pick, chance = below(chance, len(found))
        state, happened = apply(game, state, seat, found[pick])
        events = tuple(happened)
        moves += 1
        if check:
            box.spec.check(game, state)
    box.check(state)
    ended: Any = events[-1]
    summary.games += 1
    summary.moves.append(moves)
    summary.rounds.append(state.round)
    summary.scores += ended.scores
    summary.ends["+".join(ended.reasons)] += 1


def _as_text(summary: Summary) -> str:
    return "\n".join(line_of(name, value) for name, value in summary.as_dict().items())
