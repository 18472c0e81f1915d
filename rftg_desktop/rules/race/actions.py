"""The answers to the choices of Race. Each is one gesture on the table."""

from __future__ import annotations

from rftg_desktop.kernel.actions import Action, Done


class Mark(Action, frozen=True, tag="mark"):
    """Choose an action for this round."""

    space: str


class Boost(Action, frozen=True, tag="boost"):
    """Play the prestige card: on ``space``, a chosen action, or as ``search`` in place of an action."""

    space: str


class Search(Action, frozen=True, tag="search"):
    """Name the category of cards to search for."""

    category: str


class KeepStart(Action, frozen=True, tag="keep_start"):
    """Keep one of two start worlds."""

    card: str


class Discard(Action, frozen=True, tag="discard"):
    """Give up a card of the hand."""

    card: str


class Keep(Action, frozen=True, tag="keep"):
    """Take one of the cards seen, in Explore or by a search, into the hand."""

    card: str


class Place(Action, frozen=True, tag="place"):
    """Choose a hand card to be placed."""

    card: str


class Pass(Action, frozen=True, tag="pass"):
    """Place nothing, or let a card go that a search found."""


class Way(Action, frozen=True, tag="way"):
    """Choose how to come by a world: ``pay``, ``conquer``, or the card whose power opens a way."""

    way: str


class PayCard(Action, frozen=True, tag="pay_card"):
    """Pay with a hand card."""

    card: str


class Tuck(Action, frozen=True, tag="tuck"):
    """Lay a hand card under the world that keeps one: of those paid, or of the first hand."""

    card: str


class Replace(Action, frozen=True, tag="replace"):
    """Put a hand ``card`` in the place of ``world``, which is given up."""

    world: str
    card: str


class UsePower(Action, frozen=True, tag="use_power"):
    """Use the ``index``-th power of ``card``; ``thing`` is the hand card or world it takes, if any.

    Without ``card`` it is the power that the prestige card lends.
    """

    card: str
    index: int
    thing: str = ""


class Sell(Action, frozen=True, tag="sell"):
    """Sell the good of ``world`` for cards."""

    world: str


class GiveGood(Action, frozen=True, tag="give_good"):
    """Feed the good of ``world`` to the consume power that was begun."""

    world: str


class NameNumber(Action, frozen=True, tag="name_number"):
    """Bet on the cost or defence of the next card."""

    number: int


class ProduceOn(Action, frozen=True, tag="produce_on"):
    """Make a good on ``world`` by a power; without ``card`` by the bonus of Produce.

    A world of any kind of good asks for the ``kind`` that is made, where no power says it.
    """

    card: str
    index: int
    world: str
    kind: str = ""


RaceAction = (
    Done
    | KeepStart
    | Mark
    | Boost
    | Search
    | Discard
    | Keep
    | Place
    | Pass
    | Way
    | PayCard
    | Tuck
    | Replace
    | UsePower
    | Sell
    | GiveGood
    | NameNumber
    | ProduceOn
)
