"""Phase V, Ship: Trade goods for credits or Consume them for VP chips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.game import ChoiceRule, ChoiceTable, LaneTable
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.multiset import kinds
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll.dice import COLOURS, SHIP, Die, colour_of
from rftg_desktop.rules.roll.powers.lookup import fire
from rftg_desktop.rules.roll.state import State
from rftg_desktop.rules.roll.tile_events import Consumed, Traded
from rftg_desktop.rules.roll.workers import add_virtual_workers

if TYPE_CHECKING:
    from rftg_desktop.rules.roll.game import RollGame
    from rftg_desktop.rules.roll.verbs import RollDraft


def begin_ship(draft: RollDraft, seat: Seat, phase: int) -> None:
    """Begin a seat's Ship phase."""
    add_virtual_workers(draft, seat, phase)
    _ask_or_stop(draft, seat)


def _ask_or_stop(draft: RollDraft, seat: Seat) -> None:
    """Ask while a shipper and a good are left; spare shippers return to the cup."""
    value = draft.seat(seat)
    if value.strip[SHIP] and value.goods:
        draft.push(seat, steps.Ship())
    else:
        draft.return_to_cup(seat, at.COLUMN, SHIP)


def ship_options(_game: Any, state: State, seat: Seat, _choice: steps.Ship) -> list[Action]:
    """List every pair of shipper and good, each to Trade or to Consume."""
    value = state.seats[seat]
    goods = kinds(value.goods)
    found: list[Action] = []
    for shipper in kinds(value.strip[SHIP]):
        for world, good in goods:
            found += act.shippings(shipper, world, good)
    return found


def take_ship(draft: RollDraft, seat: Seat, _choice: steps.Ship, action: act.Trade | act.Consume) -> None:
    """Do one shipper's task, let powers answer, and look again."""
    draft.pop(seat)
    draft.retire(seat, action.shipper, at.COLUMN, SHIP)
    draft.retire(seat, action.good, at.GOOD, action.world)
    draft.push(seat, steps.ShipNext())
    if isinstance(action, act.Trade):
        price = trade_value(draft.game, action.world)
        traded = Traded(seat, action.shipper, action.world, action.good, price)
        draft.emit(traded)
        draft.gain_credits(seat, price, "trade")
        fire(draft, traded, seat, "ship")
    else:
        matches = consume_matches(draft.game, action.shipper, action.world, action.good)
        consumed = Consumed(seat, action.shipper, action.world, action.good, *matches)
        draft.emit(consumed)
        draft.gain_vp(seat, consume_value(draft.game, *matches), "consume")
        fire(draft, consumed, seat, "ship")


def ship_next(draft: RollDraft, seat: Seat, _task: steps.ShipNext) -> None:
    """Go on with the next shipper after all answers to the last one."""
    _ask_or_stop(draft, seat)


def trade_value(game: RollGame, world: str) -> int:
    """Return the credits for a good of ``world``: its colour counts, not the die's."""
    catalog = game.catalog
    return catalog.constants.trade_values[catalog.sides[world].colour]


def consume_matches(game: RollGame, shipper: Die, world: str, good: Die) -> tuple[bool, bool]:
    """Tell whether good and shipper match the world's colour; Consumption dice match every colour."""
    joker = game.catalog.constants.consume_joker
    wanted = (game.catalog.sides[world].colour, joker)
    return COLOURS[colour_of(good)] in wanted, COLOURS[colour_of(shipper)] in wanted


def consume_value(game: RollGame, good_matches: bool, shipper_matches: bool) -> int:
    """Return the VP of a Consume before powers: 1, and 1 for each match."""
    numbers = game.catalog.constants
    bonus = good_matches * numbers.consume_good_match_vp
    return numbers.consume_base_vp + bonus + shipper_matches * numbers.consume_shipper_match_vp


def buy_options(_game: Any, state: State, seat: Seat, choice: steps.BuyVp) -> list[Action]:
    """Offer the chip to who can pay for it."""
    if state.seats[seat].credits < choice.cost:
        return [DONE]
    return [act.BuyVp(choice.tile), DONE]


def take_buy(draft: RollDraft, seat: Seat, choice: steps.BuyVp, action: Action) -> None:
    """Pay and take the chip, or leave it."""
    draft.pop(seat)
    if isinstance(action, act.BuyVp):
        draft.pay_credits(seat, choice.cost, "buy", choice.tile)
        draft.gain_vp(seat, choice.vp, "buy", choice.tile)


def why_not_ship(_game: Any, _state: State, _seat: Seat, _choice: object, _action: Action) -> str:
    """Explain a refusal."""
    return "A shipper takes a good from one of your worlds."


LANE: LaneTable = {steps.ShipNext: ship_next}

CHOICES: ChoiceTable = {
    steps.Ship: ChoiceRule(ship_options, take_ship, why_not_ship),
    steps.BuyVp: ChoiceRule(buy_options, take_buy),
}
