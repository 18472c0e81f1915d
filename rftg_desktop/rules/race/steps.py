"""The steps of Race, in playing order: what may wait on the agenda or on a seat's lane."""

from __future__ import annotations

from typing import ClassVar

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice, Confirm, Task, Wait
from rftg_desktop.rules.race.brink import steps as brink
from rftg_desktop.rules.race.robot.steps import RobotFinds, RobotTurn

# -- set-up ----------------------------------------------------------------------------------------


class ChooseStart(Choice, frozen=True, tag="choose_start"):
    """Keep one of two start worlds, in secret."""

    private: ClassVar[bool] = True


class ChooseHand(Choice, frozen=True, tag="choose_hand"):
    """Give up cards of the first hand; ``Done`` locks in."""

    private: ClassVar[bool] = True


class BeginGame(Task, frozen=True, tag="begin_game"):
    """All start hands are chosen: start worlds are shown, and the first round begins."""

    reveals: ClassVar[bool] = True


# -- round -----------------------------------------------------------------------------------------


class AskActions(Task, frozen=True, tag="ask_actions"):
    """Everybody chooses in secret."""


class ChooseActions(Choice, frozen=True, tag="choose_actions"):
    """Choose one or two actions in secret; ``Done`` locks in.

    ``late`` for the seat that chooses an action after the others have ``shown`` theirs; its own first
    ones, if any, are ``shown`` as well.
    """

    private: ClassVar[bool] = True
    late: bool = False
    shown: tuple[str, ...] = ()


class ShowActions(Task, frozen=True, tag="show_actions"):
    """All chosen actions are turned up."""

    reveals: ClassVar[bool] = True


class AskLast(Task, frozen=True, tag="ask_last"):
    """Who chooses an action last does so now."""


class PlanPhases(Task, frozen=True, tag="plan_phases"):
    """All actions are known, and with them the phases of the round."""


class RunPhase(Task, frozen=True, tag="run_phase"):
    """A phase begins; ``turn`` is 1 for a second Develop or Settle of the round."""

    phase: str
    turn: int


class SeatPhase(Task, frozen=True, tag="seat_phase"):
    """One seat's part of a phase."""

    phase: str
    seat: Seat


class EndPhase(Task, frozen=True, tag="end_phase"):
    """All have done the phase: powers of its end."""

    phase: str


class SeatPhaseEnd(Task, frozen=True, tag="seat_phase_end"):
    """One seat's powers at the end of a phase."""

    phase: str
    seat: Seat


class ClosePhase(Task, frozen=True, tag="close_phase"):
    """Nothing of the phase outlives it."""

    phase: str


class TrimHands(Task, frozen=True, tag="trim_hands"):
    """Everybody discards down to the hand limit."""


class EndRound(Task, frozen=True, tag="end_round"):
    """Look whether the game ends; otherwise the next round begins."""


# -- cards -----------------------------------------------------------------------------------------


class DrawCards(Task, frozen=True, tag="draw_cards"):
    """Draw cards from the deck into the hand; ``why`` is the card or the rule that grants them."""

    reveals: ClassVar[bool] = True
    count: int
    why: str


class AskDiscards(Task, frozen=True, tag="ask_discards"):
    """``count`` hand cards have to go: ask which, unless all of them do."""

    count: int


class DiscardCards(Choice, frozen=True, tag="discard_cards"):
    """Discard ``count`` hand cards, one at a time (fewer, if the hand holds fewer); ``why`` they go."""

    private: ClassVar[bool] = True
    count: int
    why: str


# -- explore ---------------------------------------------------------------------------------------


class BeforeExplore(Choice, frozen=True, tag="before_explore"):
    """Use powers before anybody draws, or ``Done``."""

    private: ClassVar[bool] = True


class DrawExplore(Task, frozen=True, tag="draw_explore"):
    """Everybody draws, in player order, before anybody keeps."""

    reveals: ClassVar[bool] = True


class KeepCards(Choice, frozen=True, tag="keep_cards"):
    """Keep ``count`` of the cards seen; the others are discarded."""

    private: ClassVar[bool] = True
    count: int


# -- develop and settle ----------------------------------------------------------------------------


class AskPlacements(Task, frozen=True, tag="ask_placements"):
    """Everybody chooses in secret what to place."""

    phase: str


class ChoosePlacement(Choice, frozen=True, tag="choose_placement"):
    """Choose a card that can be paid for or conquered, or nothing."""

    private: ClassVar[bool] = True
    always: ClassVar[bool] = True
    phase: str


class ShowPlacements(Task, frozen=True, tag="show_placements"):
    """The chosen cards are turned up; windfall worlds get their good."""

    reveals: ClassVar[bool] = True
    phase: str


class ShowPlacement(Task, frozen=True, tag="show_placement"):
    """The only seat turns up the card it chose: news to nobody."""

    phase: str


class SeatPays(Task, frozen=True, tag="seat_pays"):
    """A seat meets the bill of the card it placed."""

    phase: str
    seat: Seat
    card: str


class ChooseWay(Choice, frozen=True, tag="choose_way"):
    """A world can be had in several ways: choose one; ``conquering`` if it must not be paid for."""

    private: ClassVar[bool] = True
    card: str
    phase: str
    conquering: bool = False


class Bill(Choice, frozen=True, tag="bill"):
    """Meet the demands of ``card``: ``price`` cards are left to pay, ``paid`` were paid.

    ``way`` is ``pay``, ``conquer`` or the card whose power opens the way; ``saved`` are the optional
    reductions used so far, each a card and what it saved. Of the cards paid, ``tucked`` were tucked;
    ``goods`` is what goods were given up for: the ``price``, or ``military``.
    """

    private: ClassVar[bool] = True
    card: str
    phase: str
    way: str
    price: int
    paid: int
    saved: tuple[tuple[str, int], ...] = ()
    tucked: int = 0
    goods: str = ""


class AfterPlacing(Task, frozen=True, tag="after_placing"):
    """The card is paid for or conquered: bonus of the action, and powers that answer to it."""

    card: str
    phase: str
    way: str
    paid: int


class PlaceExtra(Choice, frozen=True, tag="place_extra"):
    """Place one more world by a power of ``card``, or pass."""

    private: ClassVar[bool] = True
    card: str
    index: int


# -- consume ---------------------------------------------------------------------------------------


class Trade(Choice, frozen=True, tag="trade"):
    """Sell a good; without ``card`` for the Trade action, else by a power of that card."""

    card: str = ""
    index: int = 0


class Consume(Choice, frozen=True, tag="consume"):
    """Use a consume power; ``Done`` once no compulsory one is left."""


class Feed(Choice, frozen=True, tag="feed"):
    """Give a good to a power that may be used ``left`` times more; ``given`` are the kinds so far."""

    card: str
    index: int
    left: int
    given: tuple[str, ...]


class GiveCards(Choice, frozen=True, tag="give_cards"):
    """Give hand cards to a power: ``due`` more for this use, ``left`` uses after it."""

    private: ClassVar[bool] = True
    card: str
    index: int
    due: int
    left: int


class Gamble(Choice, frozen=True, tag="gamble"):
    """Name a number for a power of ``card``, then the next card is flipped."""

    card: str
    index: int


class FlipForGamble(Task, frozen=True, tag="flip_for_gamble"):
    """Flip the next card: it is kept if its cost or defence is ``number``."""

    reveals: ClassVar[bool] = True
    card: str
    number: int


class FlipForAnte(Task, frozen=True, tag="flip_for_ante"):
    """Show ``ante`` of the hand and flip as many cards as it costs, by a power of ``card``."""

    reveals: ClassVar[bool] = True
    card: str
    ante: str


# -- produce ---------------------------------------------------------------------------------------


class Produce(Choice, frozen=True, tag="produce"):
    """Make goods on windfall worlds by bonus and powers; ``Done`` once none of them must be used."""


AgendaTask = (
    AskActions
    | AskLast
    | AskPlacements
    | BeginGame
    | ClosePhase
    | DrawExplore
    | EndPhase
    | EndRound
    | brink.LeaderDraws
    | PlanPhases
    | RobotFinds
    | RobotTurn
    | RunPhase
    | SeatPhase
    | SeatPays
    | SeatPhaseEnd
    | brink.SeatReplaces
    | brink.SeatSearches
    | brink.Salvage
    | ShowActions
    | ShowPlacement
    | ShowPlacements
    | TrimHands
)

LaneStep = (
    AfterPlacing
    | AskDiscards
    | BeforeExplore
    | Bill
    | ChooseActions
    | ChooseHand
    | ChoosePlacement
    | ChooseStart
    | ChooseWay
    | Confirm
    | Consume
    | DiscardCards
    | DrawCards
    | Feed
    | FlipForAnte
    | FlipForGamble
    | brink.FlipForSearch
    | brink.FoundCard
    | Gamble
    | GiveCards
    | KeepCards
    | brink.NameCategory
    | PlaceExtra
    | Produce
    | brink.ReplaceWorld
    | Trade
    | Wait
)
