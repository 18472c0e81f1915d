"""What every power has in common: its kind, its phase, and the hooks it may answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

import msgspec

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat

if TYPE_CHECKING:
    from rftg_desktop.rules.race.catalog import Card

Kind = Literal["novelty", "rare", "genes", "alien"]
AnyKind = Literal["novelty", "rare", "genes", "alien", "any"]
Moment = Literal["explore", "develop", "settle", "consume", "produce", "none"]


class Owner(NamedTuple):
    """Who uses a power: the seat, the card that carries it, and the power's place on that card."""

    seat: Seat
    card: str
    place: int


class Drawing(NamedTuple):
    """What a power adds to Explore: cards seen, cards kept, and whether discards may come from the hand."""

    draw: int = 0
    keep: int = 0
    mix: bool = False


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one use of a consume power brings."""

    vp: int = 0
    cards: int = 0
    prestige: int = 0


class Power(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """Base of all power kinds; a kind is one class, a power on a card is one value of it.

    ``when`` is the phase row it stands in, ``none`` for what acts outside the phases; ``may`` marks
    optional ones: every other power is compulsory. Subclasses override the hooks they answer and
    only those: a hook left alone costs nothing, see ``lookup``.
    """

    in_trade_row: ClassVar[bool] = False
    """Whether it stands beside the trade symbol, which is not the consume row for scoring."""

    uses_hand: ClassVar[bool] = False
    """Whether a reinforcement takes hand cards, which then are not there for another."""

    uses_goods: ClassVar[bool] = False
    """Whether a reduction or reinforcement takes a good, which then is not there for another."""

    when: Moment
    may: bool = False

    # -- numbers: pure answers to a question -------------------------------------------------------

    def drawing(self) -> Drawing:
        """What it adds to its owner's Explore."""
        raise NotImplementedError

    def saving(self, card: Card) -> int:
        """Cards saved on ``card`` by a standing reduction."""
        raise NotImplementedError

    def lasting(self, state: Any, owner: Owner) -> int:
        """Cards saved on every further card of the phase, once it was used in it."""
        raise NotImplementedError

    def strength(self, game: Any, state: Any, owner: Owner, card: Card | None) -> int:
        """Military against ``card``; without one, the Military that counts against everything."""
        raise NotImplementedError

    def way_price(self, card: Card) -> int | None:
        """The price of a military ``card`` that this power lets its owner pay for, or ``None``."""
        raise NotImplementedError

    def conquest(self, state: Any, owner: Owner, card: Card) -> int | None:
        """Military more if its owner gives it up to conquer ``card``, which is not military; or ``None``."""
        raise NotImplementedError

    def way_saving(self) -> int:
        """Cards saved whenever a military world is paid for."""
        raise NotImplementedError

    def sale_bonus(self, game: Any, state: Any, owner: Owner, world: str, kind: str) -> int:
        """Cards more for the good of ``world`` when it is sold as ``kind``."""
        raise NotImplementedError

    def start_draw(self) -> tuple[int, int]:
        """Cards its owner draws, then discards, at the start of Develop."""
        raise NotImplementedError

    def extra_world(self) -> bool:
        """Whether its owner may place one more world in Settle."""
        raise NotImplementedError

    def replacements(self, game: Any, state: Any, owner: Owner) -> list[tuple[str, str]]:
        """Worlds its owner may replace now, each with a hand card that can take its place."""
        raise NotImplementedError

    def salvages(self) -> bool:
        """Whether its owner takes what the others discard at the end of a round."""
        raise NotImplementedError

    def hand_limit(self) -> int:
        """Cards its owner may hold at the end of a round."""
        raise NotImplementedError

    def counts_kinds(self) -> bool:
        """Whether it matters to it of what kind the goods are that somebody produces."""
        raise NotImplementedError

    def end_size(self) -> int:
        """Cards in its owner's tableau that end the game."""
        raise NotImplementedError

    def chooses_last(self) -> bool:
        """Whether its owner chooses an action after the others have shown theirs."""
        raise NotImplementedError

    def saves_payment(self) -> int:
        """Cards of each payment that are tucked under it in place of being discarded."""
        raise NotImplementedError

    def start_save(self) -> int:
        """Cards of the first hand that are tucked under it, when this is the start world."""
        raise NotImplementedError

    def start_hand(self) -> int:
        """Cards its owner keeps at the start, when this is the start world."""
        raise NotImplementedError

    # -- reactions: answers to an event -------------------------------------------------------------

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Do what the power does when ``event`` has happened to its owner."""
        raise NotImplementedError

    # -- offers: actions added to a choice -----------------------------------------------------------

    def reduction(self, game: Any, state: Any, owner: Owner, card: Card) -> int:
        """Cards it could save on ``card`` if its owner uses it while paying; 0 when it cannot be used."""
        raise NotImplementedError

    def reinforcement(self, game: Any, state: Any, owner: Owner, card: Card) -> int:
        """Military its owner could gain by using it while ``card`` is placed; 0 when it cannot be used."""
        raise NotImplementedError

    def offers(self, game: Any, state: Any, owner: Owner) -> Sequence[Action]:
        """List what the power lets its owner do in the choice of its phase."""
        raise NotImplementedError

    def take(self, draft: Any, owner: Owner, action: Action) -> None:
        """Carry out one of the offers."""
        raise NotImplementedError

    def must(self, _game: Any, _state: Any, _owner: Owner) -> bool:
        """Tell whether it has to be used as soon as it offers something."""
        return not self.may
