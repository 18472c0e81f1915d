"""The categories of cards that a search can be for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from rftg_desktop.rules.race.powers.consuming import Consume, ConsumeAll
from rftg_desktop.rules.race.powers.fighting import Military

if TYPE_CHECKING:
    from rftg_desktop.rules.race.catalog import Card


class Category(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a card must be to be found; what is left out does not matter.

    ``costs`` are the least and the greatest printed cost or defence. ``plain_military`` are amounts of
    Military that counts against everything and without a condition, ``takes`` the goods that a consume
    power of it must be able to take.
    """

    id: str
    kind: Literal["world", "development"] | None = None
    production: Literal["windfall"] | None = None
    military: bool | None = None
    variable: bool | None = None
    trait: str | None = None
    goods: tuple[str, ...] = ()
    costs: tuple[int, int] | None = None
    plain_military: tuple[int, ...] = ()
    takes: int = 0

    def fits(self, card: Card) -> bool:
        """Tell whether ``card`` is one of them."""
        wanted: tuple[tuple[Any, Any], ...] = (
            (self.kind, card.kind),
            (self.production, card.production),
            (self.military, card.military),
            (self.variable, card.variable),
        )
        return (
            all(want is None or want == has for want, has in wanted)
            and (self.trait is None or self.trait in card.traits)
            and (not self.goods or card.good in self.goods)
            and (self.costs is None or self.costs[0] <= card.cost <= self.costs[1])
            and (not self.plain_military or any(map(self._is_plain, card.powers)))
            and max((0, *map(_goods_taken, card.powers))) >= self.takes
        )

    def _is_plain(self, power: Any) -> bool:
        if not isinstance(power, Military) or power.amount not in self.plain_military:
            return False
        return power.against is None and power.per is None and power.if_owned is None


def _goods_taken(power: Any) -> int:
    """Return how many goods a consume power can take at most."""
    if isinstance(power, Consume):
        return power.goods.count * power.times
    return 99 if isinstance(power, ConsumeAll) else 0


def freely_refused(card: Card) -> bool:
    """Tell whether a card can be let go without using up the one refusal: the world of any kind of good."""
    return card.good == "any"
