"""The spot of the table that an explanation is asked for."""

from dataclasses import dataclass

from rftg_desktop.kernel.ids import Hidden, Seat
from rftg_desktop.rules.race.catalog import Card, Catalog, Constants
from rftg_desktop.rules.race.robot.book import RobotBook
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.state import Cards
from rftg_desktop.rules.race.view import RobotView, SeatView, View
from rftg_desktop.views.words.race.speaker import Speaker


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the table and the thing there that is asked about, ``None`` for the place itself."""

    zone: str
    owner: Seat
    key: str
    thing: str | int | None
    view: View
    words: Speaker
    book: RobotBook

    @property
    def catalog(self) -> Catalog:
        """The cards in play."""
        return self.words.catalog

    @property
    def numbers(self) -> Constants:
        """The numbers of the rules."""
        return self.catalog.constants

    @property
    def of_robot(self) -> bool:
        """Whether the place belongs to the robot."""
        return self.view.robot is not None and self.owner == ROBOT

    @property
    def seat(self) -> SeatView:
        """What lies before the owner, who is a player."""
        return self.view.seats[self.owner]

    @property
    def robot(self) -> RobotView:
        """The robot's side of the table."""
        assert self.view.robot is not None, "this is no solitaire game"
        return self.view.robot

    @property
    def who(self) -> str:
        """The owner's name."""
        return self.words.who(self.owner)

    @property
    def card(self) -> Card | None:
        """The card that is asked about: the thing there, or the one the place is named by."""
        name = self.thing if isinstance(self.thing, str) and self.thing else self.key
        return self.catalog.cards.get(name)

    @property
    def with_prestige(self) -> bool:
        """Whether The Brink of War is in play."""
        return self.view.setup.deck.endswith("+3")


def count_of(cards: Cards | Hidden) -> int:
    """Return how many cards there are, seen or not."""
    return cards.count if isinstance(cards, Hidden) else len(cards)
