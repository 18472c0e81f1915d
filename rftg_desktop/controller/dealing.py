"""From the options of a new game to its session, and from a session back to the options that deal another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rftg_desktop.controller.game_options import COLOURS, RACE, SEED_MAX, GameOptions, SeatOptions
from rftg_desktop.controller.race_options import RaceOptions
from rftg_desktop.rules.race import state as race
from rftg_desktop.rules.race.robot.state import RobotSetup
from rftg_desktop.rules.roll import state as roll
from rftg_desktop.rules.spec import Override
from rftg_desktop.session.session import SeatInfo, Session

Options = GameOptions | RaceOptions


def dealt(options: Options, seed: int, overrides: Iterable[Override]) -> Session:
    """Deal a new game.

    Raises:
        ValueError: the options ask for what the box does not hold.
    """
    setup: Any
    seats: Sequence[SeatOptions]
    if isinstance(options, RaceOptions):
        setup, seats, open_table = race_setup(options), [options.player], False
    else:
        setup = roll.Setup(seats=len(options.seats), first_game=options.first_game)
        seats, open_table = options.seats, options.open_table
    return Session.new(
        options.game,
        setup,
        seed,
        seats=[SeatInfo(seat.name, seat.colour) for seat in seats],
        policy=options.undo,  # type: ignore[arg-type]
        open_table=open_table,
        overrides=overrides,
    )


def race_setup(options: RaceOptions) -> race.Setup:
    """Return the set-up of a game against the robot."""
    return race.Setup(
        seats=1,
        actions=2,
        deck=options.deck,
        starts=(options.start,) if options.start else (),
        second_edition=options.second_edition,
        robot=RobotSetup(
            difficulty=options.difficulty,
            start=options.robot_start,
            start_keep=options.start_keep,
            more_chips=options.more_chips,
        ),
    )


def options_of(session: Session) -> Options:
    """Return the options that deal a game like this one; what was random is random again."""
    colours = (info.colour or COLOURS[number] for number, info in enumerate(session.seats))
    seats = tuple(
        SeatOptions(info.name, colour) for info, colour in zip(session.seats, colours, strict=False)
    )
    setup = session.view(None).setup
    if session.box.spec.name == RACE:
        return RaceOptions(
            player=seats[0],
            deck=setup.deck,
            difficulty=setup.robot.difficulty,
            start=setup.starts[0] if setup.starts else "",
            robot_start=setup.robot.start,
            start_keep=setup.robot.start_keep,
            more_chips=setup.robot.more_chips,
            second_edition=setup.second_edition,
            undo=session.policy,
        )
    return GameOptions(
        seats=seats,
        first_game=setup.first_game,
        open_table=session.open_table,
        undo=session.policy,
    )


def next_seed(session: Session) -> int | None:
    """Return the number that playing again deals; ``None`` for a random one.

    Alone a player may go through the numbers one by one; at a table nobody would know a deal before.
    """
    return (session.seed + 1) % (SEED_MAX + 1) if session.box.spec.name == RACE else None
