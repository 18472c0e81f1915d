"""Set-up of the solitaire game: both start worlds, the robot's mat, and what can be asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rftg_desktop.kernel.rng import shuffled
from rftg_desktop.rules.race.robot.state import RobotSetup, RobotState
from rftg_desktop.rules.race.state import DECKS

if TYPE_CHECKING:
    from rftg_desktop.rules.race.catalog import Catalog
    from rftg_desktop.rules.race.robot.book import RobotBook
    from rftg_desktop.rules.race.state import Setup

LEAST_KEPT = 3
"""The fewest cards of the first hand that a house option can leave: as many as Ancient Race keeps."""


class Combination(NamedTuple):
    """What tells solitaire games apart: the sets in play, the robot's start world and the difficulty."""

    deck: str
    start: str
    difficulty: str


def combinations(catalog: Catalog, book: RobotBook) -> tuple[Combination, ...]:
    """Return all that exist, 126 in the box."""
    return tuple(
        Combination(deck, start, difficulty)
        for deck in DECKS
        for start in catalog.start_worlds(deck)
        for difficulty in book.difficulties
    )


def check_robot(catalog: Catalog, book: RobotBook, setup: Setup, robot: RobotSetup) -> None:
    """Check what a solitaire game is begun with.

    Raises:
        ValueError: the set-up asks for what the box does not hold; the message says what.
    """
    if setup.seats != 1 or setup.actions != 2:
        raise ValueError("against the robot one player chooses two actions a round")
    if robot.difficulty not in book.difficulties:
        raise ValueError(f"there is no difficulty {robot.difficulty!r}")
    if robot.start and robot.start not in catalog.start_worlds(setup.deck):
        raise ValueError(f"there is no start world {robot.start!r}")
    if robot.start in setup.starts:
        raise ValueError("the player and the robot have different start worlds")
    most = catalog.constants.start_cards
    if robot.start_keep is not None and not LEAST_KEPT <= robot.start_keep <= most:
        raise ValueError(f"{LEAST_KEPT} to {most} cards of the first hand are kept, not {robot.start_keep}")
    if robot.more_chips and setup.deck != DECKS[-1]:
        raise ValueError("the extra VP chips belong to The Brink of War")


def deal_two(catalog: Catalog, setup: Setup, robot: RobotSetup, rng: int) -> tuple[str, str, int]:
    """Return the start worlds of the player and of the robot, the named ones or two at random."""
    mixed, rng = shuffled(rng, catalog.start_worlds(setup.deck))
    free = [start for start in mixed if start != robot.start and start not in setup.starts]
    own = setup.starts[0] if setup.starts else free.pop()
    return own, robot.start or free.pop(), rng


def new_robot(book: RobotBook, robot: RobotSetup, start: str, stack: tuple[str, ...]) -> RobotState:
    """Return the mat as its start world and the difficulty set it up."""
    world = book.worlds[start]
    return RobotState(
        start=start,
        stack=stack,
        tableau=(start,),
        credit=world.start.credit,
        economy=world.start.economy,
        counters=book.difficulties[robot.difficulty].counters,
        equals=world.equals.face,
        tile=world.works_once,
    )
