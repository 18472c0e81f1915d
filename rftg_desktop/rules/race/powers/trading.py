"""Powers about selling goods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from rftg_desktop.kernel.actions import Action
from rftg_desktop.rules.race.actions import UsePower
from rftg_desktop.rules.race.powers.base import AnyKind, Owner, Power
from rftg_desktop.rules.race.powers.lookup import is_used, mark_used
from rftg_desktop.rules.race.powers.measures import worlds_of
from rftg_desktop.rules.race.steps import Trade


class TradeBonus(Power, frozen=True, tag="trade_bonus", kw_only=True):
    """``amount`` cards more when a good is sold: of a kind, of any, or the good of this very world."""

    in_trade_row: ClassVar[bool] = True
    amount: int
    good: AnyKind
    from_this_world: bool = False
    per: Literal["chromosome_world"] | None = None

    def sale_bonus(self, game: Any, state: Any, owner: Owner, world: str, kind: str) -> int:
        """Return the cards for the good of ``world``, sold as ``kind``."""
        if self.good not in ("any", kind) or (self.from_this_world and world != owner.card):
            return 0
        if self.per is not None:
            return self.amount * worlds_of(game, state.seats[owner.seat].active, self.per)
        return self.amount


class NoTrade(Power, frozen=True, tag="no_trade", kw_only=True):
    """A mark: the good of this world cannot be sold by the Trade action."""

    in_trade_row: ClassVar[bool] = True


class ConsumeTrade(Power, frozen=True, tag="consume_trade", kw_only=True):
    """A consume power that sells a good, with or without trade powers. Not the Trade action."""

    trade_bonuses: bool = False

    def offers(self, _game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """Offer it while there is a good."""
        if is_used(state, owner) or not state.seats[owner.seat].goods:
            return ()
        return (UsePower(owner.card, owner.place),)

    def take(self, draft: Any, owner: Owner, _action: Action) -> None:
        """Ask which good."""
        mark_used(draft, owner)
        draft.push(owner.seat, Trade(owner.card, owner.place))
