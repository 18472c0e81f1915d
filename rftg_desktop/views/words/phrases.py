"""Actions in a few words: for the chooser, previews and accessible names."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from rftg_desktop.kernel.actions import Action, Done
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll import ship
from rftg_desktop.rules.roll.catalog import Catalog, side_in_stack
from rftg_desktop.rules.roll.dice import DEVELOP, EXPLORE, PHASES, PRODUCE, Die
from rftg_desktop.rules.roll.game import RollGame
from rftg_desktop.rules.roll.powers.income import BuyVp
from rftg_desktop.rules.roll.powers.lookup import powers_of
from rftg_desktop.rules.roll.view import SeatView, View
from rftg_desktop.views.words.names import die_name, money, points, tile_kind_name, worker_name
from rftg_desktop.views.words.pieces import (
    Speaker,
    colour_id,
    column_of,
    dice_text,
    phase_of,
    stack_word,
)
from rftg_desktop.views.words.round_lines import place_text
from rftg_desktop.views.words.translation import mark, tr


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would change for its seat, powers included; ``None`` where nothing is known."""

    credits_gained: int | None = None
    vp_gained: int | None = None
    need_left: int | None = None


KINDS: Final = ("development", "world")
NO_PREVIEW: Final = Preview()


@dataclass(frozen=True, slots=True)
class _Table:
    """The table an action is worded for."""

    view: View
    seat: SeatView
    words: Speaker
    preview: Preview

    @property
    def catalog(self) -> Catalog:
        return self.words.catalog

    def tile_at(self, stack: int, place: int) -> str:
        """Return what is known of a construction tile: its name, or its place in the stack."""
        tiles = self.seat.stacks[stack].tiles
        tile = tiles[place] if place < len(tiles) else None
        if tile is not None:
            return self.words.in_stack(tile, stack)
        return tr("tile {place} of the {stack}", place=place + 1, stack=stack_word(stack))


def action_phrase(
    action: Action,
    view: View,
    catalog: Catalog,
    *,
    seat: Seat | None = None,
    preview: Preview | None = None,
) -> str:
    """Return an action in a few words, with its value where that is known.

    ``seat`` acts; by default the seat that ``view`` belongs to. Values are those printed; where ``preview``
    tells another outcome with powers and limits, that is added.
    """
    acting = view.viewer if seat is None else seat
    table = _Table(view, view.seats[acting or 0], Speaker((), catalog), preview or NO_PREVIEW)
    wording = PHRASES.get(type(action))
    return wording(action, table) if wording else tr("Do this")


@lru_cache(maxsize=4)
def _rules(catalog: Catalog) -> RollGame:
    """Return the rules with these tiles, to ask for the value of a good."""
    return RollGame(catalog)


def _die(die: Die) -> str:
    return tr("the {name} die", name=die_name(colour_id(die)))


def _worker(die: Die, phase: int) -> str:
    if phase < 0:
        return _die(die)
    return tr("the {name} {worker}", name=die_name(colour_id(die)), worker=worker_name(PHASES[phase]))


def _side(table: _Table, tile: str, stack: int) -> str:
    side = table.catalog.sides.get(side_in_stack(tile, stack))
    if side is None:
        return tr("a tile")
    return tr("{name} (cost {cost})", name=side.name, cost=side.cost)


# ---------------------------------------------------------------- set-up and assigning


def _done(_action: Done, _table: _Table) -> str:
    return tr("Done")


def _place_start(action: act.PlaceStart, table: _Table) -> str:
    side, kind = _side(table, action.tile, action.stack), tile_kind_name(KINDS[action.stack])
    return tr("Start with {side} as {kind}", side=side, kind=kind)


def _select(action: act.SelectPhase, _table: _Table) -> str:
    phase = phase_of(action.phase)
    return tr("Select {phase} with {worker}", phase=phase, worker=_worker(action.die, action.source))


def _wild(action: act.PlaceWild, _table: _Table) -> str:
    return tr("Place {die} under {phase}", die=_die(action.die), phase=phase_of(action.phase))


def _way(source: int, target: int) -> str:
    return f"{column_of(source)} → {phase_of(target)}"


def _reassign(action: act.Reassign, table: _Table) -> str:
    tile, way = table.words.side(action.tile), _way(action.source, action.target)
    if len(action.dice) == 1:
        return tr("Reassign by {tile}: {way}", tile=tile, way=way)
    return tr("Reassign by {tile}: {way}, {dice}", tile=tile, way=way, dice=dice_text(action.dice))


def _dictate(action: act.Dictate, _table: _Table) -> str:
    return tr("Dictate: park {worker}", worker=_worker(action.die, action.source))


def _move_worker(action: act.MoveWorker, _table: _Table) -> str:
    return tr("Dictate: {way}", way=_way(action.source, action.target))


# ---------------------------------------------------------------- exploring


def _scout(action: act.Scout, _table: _Table) -> str:
    return tr("Scout with {worker}", worker=_worker(action.die, EXPLORE))


def _stock(action: act.Stock, table: _Table) -> str:
    amount, by = table.catalog.constants.stock_credits, ""
    for tile, power in powers_of(table.catalog, table.seat.tableau, "stock_value", "explore"):
        value = power.stock_value(action.die)
        if value is not None and value > amount:
            amount, by = value, table.words.side(tile)
    text = tr("Stock for {money}", money=money(amount))
    if by:
        text = tr("Stock for {money} ({by})", money=money(amount), by=by)
    return text + _beyond(amount, 0, table)


def _abandon(action: act.Abandon, table: _Table) -> str:
    return tr("Abandon {tile}", tile=table.tile_at(action.stack, action.place))


def _keep(action: act.Keep, table: _Table) -> str:
    stack, side = stack_word(action.stack), _side(table, action.tile, action.stack)
    if action.top:
        return tr("Put on top of {stack}: {side}", stack=stack, side=side)
    return tr("Put under {stack}: {side}", stack=stack, side=side)


def _move_tile(action: act.MoveTile, table: _Table) -> str:
    by, place, stack = table.words.side(action.tile), action.to_place + 1, stack_word(action.to_stack)
    tile = table.tile_at(action.stack, action.place)
    if action.stack == action.to_stack:
        return tr("{by}: {tile} to place {place}", by=by, tile=tile, place=place)
    known = table.seat.stacks[action.stack].tiles[action.place : action.place + 1]
    if known and known[0] is not None:
        other = table.words.in_stack(known[0], action.to_stack)
        pattern = mark("{by}: turn {tile} over to {stack}, place {place}, as {other}")
        return tr(pattern, by=by, tile=tile, stack=stack, place=place, other=other)
    return tr("{by}: turn {tile} over to {stack}, place {place}", by=by, tile=tile, stack=stack, place=place)


# ---------------------------------------------------------------- building


def _place_worker(action: act.PlaceWorker, table: _Table) -> str:
    phase = DEVELOP if table.view.phase is None else table.view.phase
    stack = min(max(phase - DEVELOP, 0), 1)
    site = table.seat.stacks[stack]
    left = table.preview.need_left
    if left is None and site.need is not None:
        left = site.need - len(site.dice) - 1
    worker, tile = _worker(action.die, phase), table.tile_at(stack, 0)
    text = tr("Put {worker} on {tile}", worker=worker, tile=tile)
    if left is None:
        return text
    return f"{text}, {tr('which finishes it')}" if left <= 0 else f"{text}, {to_go(left)}"


def to_go(count: int) -> str:
    """Return "2 to go"."""
    return tr("{count} to go", count=count)


def _spare(action: act.SpareWorker, _table: _Table) -> str:
    return tr("Let {die} stay for the next tile", die=_die(action.die))


def _return_worker(action: act.ReturnWorker, _table: _Table) -> str:
    return tr("Send {die} to the cup", die=_die(action.die))


def _remove(action: act.RemoveDie, table: _Table) -> str:
    return tr(
        "Give up {die} {place}", die=_die(action.die), place=place_text(action.zone, action.key, table.words)
    )


# ---------------------------------------------------------------- goods


def _produce(action: act.Produce, table: _Table) -> str:
    return tr(
        "Put {worker} on {world}", worker=_worker(action.die, PRODUCE), world=table.words.side(action.world)
    )


def trade_value(catalog: Catalog, world: str) -> int:
    """Return what a good of this world sells for, before powers."""
    return ship.trade_value(_rules(catalog), world)


def consume_value(catalog: Catalog, shipper: Die, world: str, good: Die) -> int:
    """Return the VP for a good of this world and this shipper, before powers."""
    rules = _rules(catalog)
    return ship.consume_value(rules, *ship.consume_matches(rules, shipper, world, good))


def _trade(action: act.Trade, table: _Table) -> str:
    price = trade_value(table.catalog, action.world)
    return tr("Trade for {money}", money=money(price)) + _beyond(price, 0, table)


def _consume(action: act.Consume, table: _Table) -> str:
    vp = consume_value(table.catalog, action.shipper, action.world, action.good)
    return tr("Consume for {vp}", vp=points(vp)) + _beyond(0, vp, table)


def _beyond(credits_: int, vp: int, table: _Table) -> str:
    """Return what powers and the limit make of a plain gain, if the preview tells another one."""
    gained, chips = table.preview.credits_gained, table.preview.vp_gained
    changed, new = mark("{gain} with powers"), mark("and {gain} from powers")
    parts = []
    if gained is not None and gained < credits_:
        most = money(table.catalog.constants.max_credits)
        parts.append(tr("only {money} up to the limit of {most}", money=money(gained), most=most))
    if vp and chips is not None and chips != vp:
        parts.append(tr(changed, gain=points(chips)))
    if gained is not None and gained > credits_:
        parts.append(tr(changed if credits_ else new, gain=money(gained)))
    if not vp and chips:
        parts.append(tr(new, gain=points(chips)))
    return "".join(f", {part}" for part in parts)


def _buy(action: act.BuyVp, table: _Table) -> str:
    side = table.catalog.sides.get(action.tile)
    for power in side.powers if side else ():
        if isinstance(power, BuyVp):
            return tr("Pay {cost} for {vp}", cost=money(power.cost), vp=points(power.vp))
    return tr("Buy VP")


def _recruit(action: act.Recruit, table: _Table) -> str:
    cost = table.catalog.constants.recruit_cost
    return tr("Hire {die} back for {cost}", die=_die(action.die), cost=money(cost))


def _recall(action: act.Recall, table: _Table) -> str:
    place = place_text(action.zone, action.key, table.words)
    return tr("Take back {die} {place}", die=_die(action.die), place=place)


PHRASES: Final[Mapping[type[Action], Callable[[Any, _Table], str]]] = {
    Done: _done,
    act.Abandon: _abandon,
    act.BuyVp: _buy,
    act.Consume: _consume,
    act.Dictate: _dictate,
    act.Keep: _keep,
    act.MoveTile: _move_tile,
    act.MoveWorker: _move_worker,
    act.PlaceStart: _place_start,
    act.PlaceWild: _wild,
    act.PlaceWorker: _place_worker,
    act.Produce: _produce,
    act.Reassign: _reassign,
    act.Recall: _recall,
    act.Recruit: _recruit,
    act.RemoveDie: _remove,
    act.ReturnWorker: _return_worker,
    act.Scout: _scout,
    act.SelectPhase: _select,
    act.SpareWorker: _spare,
    act.Stock: _stock,
    act.Trade: _trade,
}
