"""Race for the Galaxy as a :class:`~rftg_desktop.kernel.game.Game`: the tables of all its steps."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from rftg_desktop.kernel.engine import advance
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.game import Game
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race import (
    bill,
    cards,
    consume,
    explore,
    extras,
    placement,
    produce,
    rounds,
    setup,
    sums,
)
from rftg_desktop.rules.race.brink import leader, search
from rftg_desktop.rules.race.catalog import Catalog, raw_records
from rftg_desktop.rules.race.powers.kinds import AnyPower
from rftg_desktop.rules.race.powers.lookup import fire
from rftg_desktop.rules.race.robot import rows
from rftg_desktop.rules.race.robot.book import RobotBook, robot_records
from rftg_desktop.rules.race.state import Setup, State
from rftg_desktop.rules.race.verbs import RaceDraft


class RaceGame(Game[State]):
    """Race with one catalog of cards, for any number of seats, and with the facts of one robot."""

    name = "race"

    def __init__(self, catalog: Catalog, robot: RobotBook) -> None:
        self.catalog = catalog
        self.robot = robot
        super().__init__(
            agenda=[
                rounds.AGENDA,
                cards.AGENDA,
                leader.AGENDA,
                search.AGENDA,
                explore.AGENDA,
                placement.AGENDA,
                extras.AGENDA,
                rows.AGENDA,
            ],
            lane=[cards.LANE, placement.LANE, consume.LANE, search.LANE],
            choices=[
                setup.CHOICES,
                rounds.CHOICES,
                search.CHOICES,
                cards.CHOICES,
                explore.CHOICES,
                placement.CHOICES,
                extras.CHOICES,
                bill.CHOICES,
                consume.CHOICES,
                produce.CHOICES,
            ],
        )

    def draft(self, state: State) -> RaceDraft:
        """Return a draft with Race's verbs."""
        return RaceDraft(self, state)

    def new(self, setting: Setup, seed: int) -> tuple[State, list[Event]]:
        """Set up a game and run to the first choice.

        Raises:
            ValueError: the set-up asks for what the box does not hold.
        """
        return advance(self, setup.new_game(self.catalog, self.robot, setting, seed))

    def military(self, state: State, seat: Seat) -> int:
        """Return the Military of a whole tableau that counts against everything, cards just placed too."""
        value = state.seats[seat]
        if value.active != value.tableau:
            seats = state.seats
            awake = replace(value, active=value.tableau)
            state = replace(state, seats=(*seats[:seat], awake, *seats[seat + 1 :]))
        return sums.military(self, state, seat)

    def fire(self, draft: RaceDraft, event: Event, seat: Seat, when: str) -> None:
        """Let the powers of a seat answer an event."""
        fire(draft, event, seat, when)


@cache
def race_game(second_edition: bool = False) -> RaceGame:
    """Return the game with the box's own cards, as the first or the second edition prints them."""
    return RaceGame(Catalog(raw_records(second_edition), AnyPower), RobotBook(robot_records()))
