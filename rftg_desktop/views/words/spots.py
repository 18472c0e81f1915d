"""The spot of the table that an explanation is asked for."""

from collections.abc import Sequence
from dataclasses import dataclass

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.dice import Die
from rftg_desktop.rules.roll.view import SeatView, View
from rftg_desktop.views.words.pieces import Speaker, dice_short
from rftg_desktop.views.words.translation import tr, trn


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the table and the thing there that is asked about, ``None`` for the place itself."""

    zone: str
    owner: Seat
    key: str | int
    thing: int | str | None
    view: View
    words: Speaker

    @property
    def catalog(self) -> Catalog:
        """The tiles in play."""
        return self.words.catalog

    @property
    def seat(self) -> SeatView:
        """What lies before the owner."""
        return self.view.seats[self.owner]

    @property
    def who(self) -> str:
        """The owner's name."""
        return self.words.who(self.owner)

    @property
    def number(self) -> int:
        """The key as a number: a phase, a stack, a colour; 0 where it is none."""
        return int(self.key) if str(self.key).lstrip("-").isdigit() else 0

    @property
    def die(self) -> Die | None:
        """The thing as a die."""
        return self.thing if isinstance(self.thing, int) else None


def counted_dice(dice: Sequence[Die]) -> str:
    """Return "5 dice: 3 Home, 2 Genes", or "no dice"."""
    if not dice:
        return tr("no dice")
    count = trn("{count} die", "{count} dice", len(dice))
    return tr("{count}: {dice}", count=count, dice=dice_short(dice))
