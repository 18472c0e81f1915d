"""Explanations of tiles: in a tableau, in a construction stack with the workers still needed, in hand."""

from collections.abc import Iterable
from typing import Final

import msgspec

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.catalog import Side, side_in_stack
from rftg_desktop.rules.roll.powers.assigning import used_note
from rftg_desktop.rules.roll.view import StackView
from rftg_desktop.views.words.forms import Explanation, owned, upper_first
from rftg_desktop.views.words.names import money, points, stack_name, tile_kind_name, world_phrase
from rftg_desktop.views.words.phrases import to_go, trade_value
from rftg_desktop.views.words.pieces import dice_short, side_name, sides_of, stack_word
from rftg_desktop.views.words.powers import power_anchor, power_lines
from rftg_desktop.views.words.scores import bonus_sum
from rftg_desktop.views.words.spots import Spot, counted_dice
from rftg_desktop.views.words.translation import mark, tr, trn

TILES: Final = "tiles"
"""The paragraph on tiles."""


# ---------------------------------------------------------------- one side


def kind_text(side: Side) -> str:
    """Return "Genes world, cost 5", "Development, cost 3"."""
    kind = world_phrase(side.colour) if side.is_world else upper_first(tile_kind_name(side.kind))
    return tr("{kind}, cost {cost}", kind=kind, cost=side.cost)


def powers_text(side: Side) -> tuple[str, ...]:
    """Return what a side does, sentence by sentence."""
    return power_lines(msgspec.to_builtins(power) for power in side.powers)


def side_lines(spot: Spot, side_id: str, *, placed: bool = False) -> list[str]:
    """Return what is true of a side wherever it lies: its powers, its worth, its status."""
    side = spot.catalog.sides[side_id]
    lines = [*powers_text(side)] or [tr("It has no power.")]
    if side.is_world and side.holds_goods:
        price = money(trade_value(spot.catalog, side_id))
        lines.append(tr("A good from here trades for {price}, or is consumed for 1 to 3 VP.", price=price))
    elif side.is_world:
        lines.append(tr("Gray worlds hold no goods."))
    pattern = mark("Worth {vp} at the end.") if placed else mark("Worth {vp} once it is in the tableau.")
    lines.append(tr(pattern, vp=points(side.cost)))
    return lines


def status_lines(side: Side) -> list[str]:
    """Return what the reader should know about where the values come from."""
    lines = []
    if side.house_made:
        lines.append(tr("House-made value: it is not taken from a published tile."))
    if not side.verified:
        lines.append(tr("One detail is unverified; the rulings say how it is played here."))
    return lines


def side_anchor(side: Side) -> str:
    """Return the paragraph on a side's power, or on tiles where it has none or several."""
    kinds = {str(msgspec.to_builtins(power)["kind"]) for power in side.powers}
    return power_anchor(kinds.pop()) if len(kinds) == 1 else TILES


# ---------------------------------------------------------------- the tableau


def in_tableau(spot: Spot) -> Explanation | None:
    """A tile in play, or the whole tableau."""
    side_id = str(spot.key or spot.thing or "")
    if not side_id:
        return _whole_tableau(spot)
    side = spot.catalog.sides.get(side_id)
    if side is None:
        return None
    seat = spot.seat
    lines = side_lines(spot, side_id, placed=True)
    if side.holds_goods:
        goods = [die for world, die in seat.goods if world == side_id]
        room = trn("Room for {count} good.", "Room for {count} goods.", seat.capacity)
        lines.append(tr("{room} Now on it: {dice}.", room=room, dice=dice_short(goods)) if goods else room)
    used = seat.used.count(used_note(side_id))
    if used:
        lines.append(trn("Moved {count} worker this round.", "Moved {count} workers this round.", used))
    sums = [bonus_sum(each, spot.catalog, seat.points) for each in seat.score.bonuses if each.tile == side_id]
    lines += [tr("Bonus as things stand: {sum}.", sum=each) for each in sums]
    return Explanation(
        side.name, owned(spot.who, kind_text(side)), (*lines, *status_lines(side)), side_anchor(side)
    )


def _whole_tableau(spot: Spot) -> Explanation:
    squares, most = len(spot.seat.tableau), spot.catalog.constants.end_tile_squares
    lines = (
        tr("Each tile counts its cost in VP; both halves of the faction and the home world are tiles."),
        tr("The game ends after the round in which a tableau reaches {most} squares.", most=most),
    )
    subtitle = owned(spot.who, tr("{squares} of {most} squares", squares=squares, most=most))
    return Explanation(tr("Tableau"), subtitle, lines, "end")


# ---------------------------------------------------------------- construction


def need_lines(spot: Spot, stack: StackView, cost: int) -> list[str]:
    """Return the arithmetic of the top tile: "5 - 1 Free Trade Zone = 4 workers, 2 lie on it, 2 to go"."""
    if stack.need is None:
        return []
    parts, idle = [str(cost)], []
    for tile, off in stack.savings:
        name = side_name(spot.catalog, tile)
        if off:
            parts.append(tr("{off} {tile}", off=off, tile=name))
        else:
            idle.append(tr("{tile} saves nothing here: the least it allows is reached.", tile=name))
    needed = trn("{count} worker", "{count} workers", stack.need)
    if len(parts) > 1:
        needed = tr("{sum} = {needed}", sum=" - ".join(parts), needed=needed)
    lying = len(stack.dice)
    left = stack.need - lying
    if left > 0:
        there = trn("{count} lies on it", "{count} lie on it", lying) if lying else tr("none lies on it")
        return [tr("{needed}, {there}, {to_go}.", needed=needed, there=there, to_go=to_go(left)), *idle]
    there = tr("{count} on it: it is finished as soon as its phase takes place", count=lying)
    return [tr("{needed}, {there}.", needed=needed, there=there), *idle]


def in_stack(spot: Spot) -> Explanation | None:
    """A tile of a construction stack by its place, or the whole stack."""
    number = spot.number
    stack = spot.seat.stacks[number]
    if not isinstance(spot.thing, int):
        return _whole_stack(spot, number, stack)
    if not 0 <= spot.thing < len(stack.tiles):
        return None
    place, tile = spot.thing, stack.tiles[spot.thing]
    of = tr("place {place} of {count}", place=place + 1, count=len(stack.tiles))
    where = tr("top of the {stack}", stack=stack_word(number)) if place == 0 else of
    if tile is None:
        return face_down(spot.who, where)
    side_id = side_in_stack(tile, number)
    side = spot.catalog.sides[side_id]
    lines = need_lines(spot, stack, side.cost) if place == 0 else [tr("It waits until it is on top.")]
    lines += side_lines(spot, side_id)
    lines += _other_side(spot, tile, number)
    subtitle = owned(spot.who, tr("{kind} · {where}", kind=kind_text(side), where=where))
    anchor = "discounts" if place == 0 and stack.savings else side_anchor(side)
    return Explanation(side.name, subtitle, (*lines, *status_lines(side)), anchor)


def _other_side(spot: Spot, tile: str, stack: int) -> list[str]:
    """The name of a tile's other side: it is printed on the back."""
    sides = sides_of(spot.catalog, tile)
    if sides is None:
        return []
    other = sides[1 - stack]
    return [tr("Other side: {name} ({kind}).", name=other.name, kind=kind_text(other))]


def _whole_stack(spot: Spot, number: int, stack: StackView) -> Explanation:
    phase = tr("Develop") if number == 0 else tr("Settle")
    lines = [tr("Built from the top in {phase}; new tiles go underneath.", phase=phase)]
    if stack.tiles and stack.tiles[0] is not None:
        side = spot.catalog.of_stack(stack.tiles[0], number)
        lines += [tr("On top: {name}.", name=side.name), *need_lines(spot, stack, side.cost)]
    elif stack.dice:
        lines.append(tr("Dice on an empty stack return to the cup when {phase} takes place.", phase=phase))
    count = trn("{count} tile", "{count} tiles", len(stack.tiles))
    subtitle = owned(spot.who, tr("{tiles}, {dice}", tiles=count, dice=counted_dice(stack.dice)))
    title = tr("{stack} under construction", stack=stack_name(number))
    return Explanation(title, subtitle, tuple(lines), "build")


def face_down(who: str, where: str) -> Explanation:
    """A tile that the reader may not see."""
    lines = (tr("Only {who} may look at it.", who=who),)
    return Explanation(tr("Construction tile, face down"), owned(who, where), lines, "secrets")


# ---------------------------------------------------------------- in hand


def in_hand(spot: Spot) -> Explanation | None:
    """A drawn tile with both sides, or all drawn tiles."""
    count = len(spot.seat.looking)
    title = tr("Drawn tiles")
    subtitle = owned(spot.who, trn("{count} tile", "{count} tiles", count))
    if not isinstance(spot.thing, str):
        if _sees(spot.view.viewer, spot.owner):
            lines = (tr("Each goes to the developments or to the worlds, with that side up."),)
        else:
            lines = (tr("Only {who} may look at them.", who=spot.who),)
        return Explanation(title, subtitle, lines, "keep")
    sides = sides_of(spot.catalog, spot.thing)
    if sides is None:
        return None
    name = " / ".join(side.name for side in sides)
    return Explanation(name, owned(spot.who, tr("Drawn tile, both sides")), tuple(_both_sides(sides)), "keep")


def _both_sides(sides: Iterable[Side]) -> Iterable[str]:
    for side in sides:
        pattern = mark("{name}: {kind}.")
        yield tr(pattern, name=side.name, kind=kind_text(side))
        yield from powers_text(side) or (tr("It has no power."),)
        yield from status_lines(side)


def _sees(viewer: Seat | None, owner: Seat) -> bool:
    return viewer == owner


ZONES: Final = {at.TABLEAU: in_tableau, at.STACK: in_stack, at.LOOKING: in_hand}
