"""A game of random answers up to some point, for the commands that need a position."""

from typing import Any

from rftg_desktop.cli import InputError
from rftg_desktop.kernel.rng import below, seeded
from rftg_desktop.rules.registry import GAMES
from rftg_desktop.session.session import SeatInfo, Session

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eva")
COLOURS = ("blue", "red", "green", "yellow", "white")


def random_game(
    game: str, seats: int, seed: int, moves: int, *, setup: Any = None, open_table: bool = False
) -> Session:
    """Return the game of ``seed`` after ``moves`` answers (all, if it has no more): the game of playout.

    Without a ``setup`` it is the plainest one for so many seats.

    Raises:
        InputError: so many cannot play it.
    """
    least, most = GAMES[game].players
    most = min(most, len(NAMES))
    if not least <= seats <= most:
        raise InputError(f"{game} is for {least} to {most} seats, not {seats}")
    people = [SeatInfo(name, colour) for name, colour in zip(NAMES, COLOURS, strict=True)][:seats]
    wanted = GAMES[game].usual_setup(seats) if setup is None else setup
    session = Session.new(game, wanted, seed, seats=people, open_table=open_table)
    chance = seeded(seed + 1)
    for _ in range(moves):
        seat = session.asked
        if seat is None:
            break
        found = session.options()
        pick, chance = below(chance, len(found))
        session.submit(seat, found[pick])
    return session
