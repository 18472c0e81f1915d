"""Count the positions below a position, move by move."""

import argparse
import json
import time
from pathlib import Path
from typing import Any

from rftg_desktop.cli import InputError, natural, positive
from rftg_desktop.kernel.engine import apply, is_over, options, waiting
from rftg_desktop.kernel.rng import below, seeded
from rftg_desktop.rules.registry import GAMES, Box, box_for
from rftg_desktop.session.savefile import SaveError, setup_of
from rftg_desktop.session.saves import read
from rftg_desktop.tools.figures import lazy_collector


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--game", choices=sorted(GAMES), default="roll", help="which game (roll)")
    parser.add_argument("--seats", metavar="N", type=positive, default=2, help="how many play (2)")
    parser.add_argument("--seed", metavar="N", type=natural, default=1, help="seed of the game (1)")
    parser.add_argument(
        "--moves", metavar="N", type=natural, default=0, help="random moves before counting (0)"
    )
    parser.add_argument("--depth", metavar="N", type=positive, default=3, help="how many moves deep (3)")
    parser.add_argument("--load", metavar="FILE", type=Path, help="count below a saved position instead")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: argparse.Namespace) -> int:
    """Count and print."""
    box, state = _saved(args.load) if args.load else _dealt(args)
    rows: list[dict[str, float]] = []
    with lazy_collector():
        for depth in range(1, args.depth + 1):
            began = time.perf_counter()
            paths, positions = perft(box, state, depth)
            rows.append({"depth": depth, "paths": paths, "positions": positions})
            rows[-1]["microseconds_per_path"] = round(1e6 * (time.perf_counter() - began) / max(paths, 1), 1)
    if args.json:
        print(json.dumps(rows))
    else:
        for row in rows:
            print("  ".join(f"{name.replace('_', ' ')} {value}" for name, value in row.items()))
    return 0


def perft(box: Box, state: Any, depth: int) -> tuple[int, int]:
    """Return how many ways of ``depth`` answers there are below ``state``, and to how many positions."""
    level = {state: 1}
    for _ in range(depth):
        below_it: dict[Any, int] = {}
        for position, ways in level.items():
            if is_over(position):
                continue
            seat = waiting(position)[0]
            for action in options(box.game, position, seat):
                after, _events = apply(box.game, position, seat, action)
                below_it[after] = below_it.get(after, 0) + ways
        level = below_it
    return sum(level.values()), len(level)


def _dealt(args: argparse.Namespace) -> tuple[Box, Any]:
    least, most = GAMES[args.game].players
    if not least <= args.seats <= most:
        raise InputError(f"{args.game} is for {least} to {most} seats, not {args.seats}")
    setup = GAMES[args.game].usual_setup(args.seats)
    box = box_for(args.game, setup)
    state, _ = box.new(setup, args.seed)
    chance = seeded(args.seed + 1)
    for _ in range(args.moves):
        if is_over(state):
            raise InputError("the game is over before so many moves")
        seat = waiting(state)[0]
        found = options(box.game, state, seat)
        pick, chance = below(chance, len(found))
        state, _ = apply(box.game, state, seat, found[pick])
    return box, state


def _saved(path: Path) -> tuple[Box, Any]:
    import msgspec

    from rftg_desktop.kernel.errors import BrokenInvariant

    try:
        save = read(path)
        box = box_for(save.game, setup_of(save))
        state = box.decode_state(save.state)
        box.check(state)
    except SaveError as error:
        raise InputError(str(error)) from error
    except (msgspec.MsgspecError, BrokenInvariant, RecursionError) as error:
        raise InputError(f"{path}: the save is damaged: {error}") from error
    return box, state
