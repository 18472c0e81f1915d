"""What powers that give up a good have in common."""

from __future__ import annotations

from typing import Any, ClassVar

from rftg_desktop.kernel.actions import Action
from rftg_desktop.rules.race.actions import UsePower
from rftg_desktop.rules.race.powers.base import Kind, Owner, Power
from rftg_desktop.rules.race.powers.lookup import is_used, mark_used


class SpendGood(Power, frozen=True, kw_only=True):
    """Base of powers that give up one good of a kind, once a phase, while a card is placed."""

    uses_goods: ClassVar[bool] = True
    good: Kind
    amount: int

    def spendable(self, game: Any, state: Any, owner: Owner, card: str) -> list[str]:
        """Return the worlds whose goods can be given up while ``card`` is placed: its own one cannot."""
        if is_used(state, owner):
            return []
        cards = game.catalog.cards
        goods = state.seats[owner.seat].goods
        return [world for world, _ in goods if world != card and cards[world].good in (self.good, "any")]

    def take(self, draft: Any, owner: Owner, action: Action) -> None:
        """Give the good up."""
        assert isinstance(action, UsePower)
        mark_used(draft, owner)
        draft.spend_good(owner.seat, action.thing, owner.card)


def most_of_goods(uses: list[tuple[int, list[str]]]) -> int:
    """Return what powers can bring together, each with its amount and the goods it can take.

    One good serves one of them.
    """
    if not uses:
        return 0
    (amount, worlds), *rest = uses
    best = most_of_goods(rest)
    for taken in worlds:
        others = [(more, [world for world in fitting if world != taken]) for more, fitting in rest]
        best = max(best, amount + most_of_goods(others))
    return best
