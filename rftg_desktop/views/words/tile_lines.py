"""The log's sentences on tiles, goods and the tasks of the five phases."""

from collections.abc import Sequence

from rftg_desktop.rules.roll import events as ev
from rftg_desktop.rules.roll import tile_events as tev
from rftg_desktop.rules.roll.dice import DEVELOP, Die
from rftg_desktop.views.words.names import die_name, money, points, tile_kind_name
from rftg_desktop.views.words.pieces import (
    Speaker,
    both_names,
    colour_id,
    dice_text,
    stack_word,
    workers_text,
)
from rftg_desktop.views.words.round_lines import gain_text
from rftg_desktop.views.words.translation import both, mark, tr, trn

# ---------------------------------------------------------------- exploring


def tiles_drawn(event: tev.TilesDrawn, words: Speaker) -> str:
    """The tiles for their owner, only their number for others."""
    who, known = words.who(event.seat), [tile for tile in event.tiles if tile is not None]
    if len(known) < len(event.tiles):
        return trn("{who} draws {count} tile.", "{who} draws {count} tiles.", len(event.tiles), who=who)
    names = both([both_names(words.catalog, tile) for tile in known])
    return tr("{who} draws {names}.", who=who, names=names)


def bag_refilled(event: tev.BagRefilled, _words: Speaker) -> str:
    """The abandoned tiles return."""
    return trn(
        "{count} abandoned tile goes back into the bag.",
        "{count} abandoned tiles go back into the bag.",
        event.count,
    )


def tile_kept(event: tev.TileKept, words: Speaker) -> str:
    """A tile for a stack."""
    return kept_text((event,), words)


def kept_text(events: Sequence[tev.TileKept], words: Speaker) -> str:
    """Return one line for all tiles a seat put into its stacks in a row."""
    places: dict[tuple[int, bool], list[str | None]] = {}
    for event in events:
        places.setdefault((event.stack, event.top), []).append(event.tile)
    parts = [_kept_part(stack, top, tiles, words) for (stack, top), tiles in places.items()]
    return tr("{who} adds {tiles}.", who=words.who(events[0].seat), tiles=both(parts))


def _kept_part(stack: int, top: bool, tiles: Sequence[str | None], words: Speaker) -> str:
    known = [words.in_stack(tile, stack) for tile in tiles if tile is not None]
    hidden = len(tiles) - len(known)
    if hidden:
        known.append(trn("{count} tile", "{count} tiles", hidden))
    pattern = mark("{tiles} to the {stack}, on top") if top else mark("{tiles} to the {stack}")
    return tr(pattern, tiles=both(known), stack=stack_word(stack))


def tile_abandoned(event: tev.TileAbandoned, words: Speaker) -> str:
    """A construction tile given up."""
    return abandoned_text((event,), words)


def abandoned_text(events: Sequence[tev.TileAbandoned], words: Speaker) -> str:
    """Return one line for all construction tiles a seat gave up in a row."""
    stacks: dict[int, list[tev.TileAbandoned]] = {}
    for event in events:
        stacks.setdefault(event.stack, []).append(event)
    tiles = both([_abandoned_part(stack, found, words) for stack, found in stacks.items()])
    if events[0].into_bag:
        return tr("{who} gives {tiles} into the bag.", who=words.who(events[0].seat), tiles=tiles)
    return tr("{who} abandons {tiles}.", who=words.who(events[0].seat), tiles=tiles)


def _abandoned_part(stack: int, events: Sequence[tev.TileAbandoned], words: Speaker) -> str:
    known = [words.in_stack(event.tile, stack) for event in events if event.tile is not None]
    if len(known) == len(events):
        return tr("{tiles} from the {stack}", tiles=both(known), stack=stack_word(stack))
    if len(events) == 1 and events[0].place == 0:
        return tr("the top tile of the {stack}", stack=stack_word(stack))
    one, many = mark("{count} tile from the {stack}"), mark("{count} tiles from the {stack}")
    return trn(one, many, len(events), stack=stack_word(stack))


def tile_moved(event: tev.TileMoved, words: Speaker) -> str:
    """A construction tile moved by a power."""
    who, by = words.who(event.seat), words.side(event.tile)
    tile, target = words.in_stack(event.moved, event.to_stack), stack_word(event.to_stack)
    former = words.in_stack(event.moved, event.stack)
    if event.stack == event.to_stack:
        pattern = mark("{who} moves {tile} within the {target} ({by}).")
    elif event.moved is None:
        pattern = mark("{who} turns {tile} over to the {target} ({by}).")
    else:
        pattern = mark("{who} turns {former} over to the {target} as {tile} ({by}).")
    return tr(pattern, who=who, former=former, target=target, tile=tile, by=by)


def top_shown(event: tev.TopShown, words: Speaker) -> str | None:
    """Another tile on top."""
    return tops_text((event,), words)


def tops_text(events: Sequence[tev.TopShown], words: Speaker) -> str | None:
    """Return one line for the tiles that came to the top of a seat's stacks; the last of each counts."""
    last = {event.stack: event.tile for event in events}
    parts = [
        tr("{tile} on top of the {stack}", tile=words.in_stack(tile, stack), stack=stack_word(stack))
        for stack, tile in sorted(last.items())
        if tile is not None
    ]
    return tr("{who} shows {tiles}.", who=words.who(events[0].seat), tiles=both(parts)) if parts else None


def scouted(event: tev.Scouted, words: Speaker) -> str:
    """An explorer goes for tiles."""
    return trn(
        "{who} scouts with {worker} for {count} tile.",
        "{who} scouts with {worker} for {count} tiles.",
        event.count,
        who=words.who(event.seat),
        worker=workers_text((event.die,), 0),
    )


def stocked(event: tev.Stocked, words: Speaker) -> str:
    """An explorer goes for credits."""
    return _stocked(event, f"+{money(event.amount)}", words)


def stocked_for(event: tev.Stocked, gain: ev.CreditsChanged, words: Speaker) -> str:
    """The same with what the limit left of it."""
    return _stocked(event, gain_text(gain, words), words)


def _stocked(event: tev.Stocked, gain: str, words: Speaker) -> str:
    who, worker = words.who(event.seat), workers_text((event.die,), 0)
    if event.tile:
        by = words.side(event.tile)
        return tr("{who} stocks with {worker}: {gain} ({by}).", who=who, worker=worker, gain=gain, by=by)
    return tr("{who} stocks with {worker}: {gain}.", who=who, worker=worker, gain=gain)


# ---------------------------------------------------------------- building


def worker_placed(event: tev.WorkerPlaced, words: Speaker) -> str:
    """A builder."""
    return placed_text((event,), None, words)


def placed_text(events: Sequence[tev.WorkerPlaced], tile: str | None, words: Speaker) -> str:
    """Return one line for builders laid in a row; ``tile`` is the tile they lie on, if known."""
    first = events[0]
    workers = workers_text([event.die for event in events], first.phase)
    place = tr("the {stack}", stack=stack_word(first.stack))
    if tile is not None:
        place = words.in_stack(tile, first.stack)
    return tr("{who} puts {workers} on {place}.", who=words.who(first.seat), workers=workers, place=place)


def workers_used(event: tev.WorkersUsed, words: Speaker) -> str:
    """The builders a tile takes."""
    pattern = mark("{who} uses {workers} for {tile}.")
    workers = workers_text(event.dice, event.stack + DEVELOP)
    return tr(pattern, who=words.who(event.seat), workers=workers, tile=words.side(event.tile))


def worker_spared(event: tev.WorkerSpared, words: Speaker) -> str:
    """A die that waits for the next tile."""
    pattern = mark("{who}: {die} stays on the {stack} for the next tile.")
    return tr(pattern, who=words.who(event.seat), die=dice_text((event.die,)), stack=stack_word(event.stack))


def worker_sent_to_cup(event: tev.WorkerSentToCup, words: Speaker) -> str:
    """A builder spared the Citizenry."""
    return sent_text((event,), words)


def sent_text(events: Sequence[tev.WorkerSentToCup], words: Speaker) -> str:
    """Return one line for the builders that one tile sends to the cup."""
    pattern = mark("{who}: {dice} of the finished tile to the cup ({by}).")
    dice = dice_text([event.die for event in events])
    return tr(pattern, who=words.who(events[0].seat), dice=dice, by=words.side(events[0].tile))


def tile_placed(event: tev.TilePlaced, words: Speaker) -> str:
    """A finished tile."""
    return finished_text(event, (), words)


def finished_text(event: tev.TilePlaced, dice: Sequence[Die], words: Speaker) -> str:
    """Return the line for a finished tile with the builders it took, if known."""
    side, who = words.catalog.sides[event.side], words.who(event.seat)
    what = tr("{name} ({kind}, {vp})", name=side.name, kind=tile_kind_name(side.kind), vp=points(side.cost))
    if dice:
        workers = workers_text(dice, event.stack + DEVELOP)
        return tr("{who} finishes {what} with {workers}.", who=who, what=what, workers=workers)
    return tr("{who} finishes {what}.", who=who, what=what)


# ---------------------------------------------------------------- producing and shipping


def produced(event: tev.Produced, words: Speaker) -> str:
    """A good."""
    return produced_text((event,), words)


def produced_text(events: Sequence[tev.Produced], words: Speaker) -> str:
    """Return one line for the goods a seat made in a row."""
    goods = both(
        [
            tr("{die} on {world}", die=dice_text((event.die,)), world=words.side(event.world))
            for event in events
        ]
    )
    return tr("{who} produces: {goods}.", who=words.who(events[0].seat), goods=goods)


def traded(event: tev.Traded, words: Speaker) -> str:
    """A good sold, before powers."""
    return _traded(event, f"+{money(event.price)}", words)


def traded_for(event: tev.Traded, gain: ev.CreditsChanged, words: Speaker) -> str:
    """The same with what the limit left of it."""
    return _traded(event, gain_text(gain, words), words)


def _traded(event: tev.Traded, gain: str, words: Speaker) -> str:
    return tr(
        "{who} trades the good of {world} ({good}) with {shipper}: {gain}.",
        who=words.who(event.seat),
        world=words.side(event.world),
        good=die_name(colour_id(event.good)),
        shipper=workers_text((event.shipper,), 4),
        gain=gain,
    )


def consumed(event: tev.Consumed, words: Speaker) -> str:
    """A good turned into VP, before powers."""
    rules = words.catalog.constants
    parts = [str(rules.consume_base_vp)]
    if event.good_matches:
        parts.append(tr("{vp} good matches", vp=rules.consume_good_match_vp))
    if event.shipper_matches:
        parts.append(tr("{vp} shipper matches", vp=rules.consume_shipper_match_vp))
    total = (
        rules.consume_base_vp
        + event.good_matches * rules.consume_good_match_vp
        + event.shipper_matches * rules.consume_shipper_match_vp
    )
    gain = f"+{points(total)}"
    return tr(
        "{who} consumes the good of {world} ({good}) with {shipper}: {gain}.",
        who=words.who(event.seat),
        world=words.side(event.world),
        good=die_name(colour_id(event.good)),
        shipper=workers_text((event.shipper,), 4),
        gain=tr("{gain} ({parts})", gain=gain, parts=" + ".join(parts)) if len(parts) > 1 else gain,
    )


def bought_text(cost: ev.CreditsChanged, gain: ev.VpGained, words: Speaker) -> str:
    """Return the line for VP paid with credits."""
    pattern = mark("{who} pays {cost} for {vp} ({by}).")
    by, vp = words.side(gain.tile), points(gain.amount)
    return tr(pattern, who=words.who(gain.seat), cost=money(-cost.amount), vp=vp, by=by)
