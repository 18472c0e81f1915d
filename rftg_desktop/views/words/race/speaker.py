"""What every sentence about a game of Race needs: the players' names, and the cards by id."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race.catalog import Catalog
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.views.words.forms import player_name
from rftg_desktop.views.words.race.names import cards
from rftg_desktop.views.words.translation import both, mark, tr

NAMED: Final = 8
"""So many cards of a row are named in a line; of more only the number is told."""

WHY: Final[Mapping[str, str]] = {
    "bonus": mark("bonus of Produce"),
    "boost": mark("prestige card"),
    "leader": mark("prestige leader"),
    "search": mark("Search"),
    "settle": mark("bonus of Settle"),
    "trade": mark("Trade"),
}
"""What brings something, where no card does."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """The players' names by seat, and the cards; a side beyond the seats is the robot."""

    names: Sequence[str]
    catalog: Catalog

    def _is_robot(self, seat: Seat) -> bool:
        return seat == ROBOT and len(self.names) <= ROBOT

    def who(self, seat: Seat) -> str:
        """Return the name of a side as a sentence begins with it: "Ana", "The robot"."""
        return tr("The robot") if self._is_robot(seat) else player_name(self.names, seat)

    def whom(self, seat: Seat) -> str:
        """Return the name of a side within a sentence: "Ana", "the robot"."""
        return tr("the robot") if self._is_robot(seat) else player_name(self.names, seat)

    def card(self, card: str | None) -> str:
        """Return the name of a card by its id; "a card" when it is not to be seen."""
        found = self.catalog.cards.get(card or "")
        return tr("a card") if found is None else found.name

    def cards(self, found: Iterable[str | None]) -> str:
        """Return the cards by name, or only their number if one of them is not to be seen."""
        listed = list(found)
        if None in listed:
            return cards(len(listed))
        counts = Counter(self.card(card) for card in listed)
        return both([name if count == 1 else f"{count} × {name}" for name, count in counts.items()])

    def some(self, found: Iterable[str | None], most: int = NAMED) -> str:
        """Return the cards by name, of more than ``most`` only their number."""
        listed = list(found)
        return self.cards(listed) if len(listed) <= most else cards(len(listed))

    def source(self, why: str) -> str:
        """Return what brought something, as an event says it: a card, or a rule in words; perhaps nothing."""
        return self.card(why) if why in self.catalog.cards else tr(WHY.get(why, ""))
