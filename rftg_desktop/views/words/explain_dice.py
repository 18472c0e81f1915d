"""Explanations of dice and of the places where dice lie."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.assign import DICTATE_NOTE
from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.dice import COLOURS, KINDS, PHASES, Die, colour_of, face_of, is_virtual, plain
from rftg_desktop.views.words.forms import Explanation, owned, upper_first
from rftg_desktop.views.words.names import (
    die_full_name,
    die_name,
    face_name,
    money,
    phase_title,
    points,
    worker_name,
)
from rftg_desktop.views.words.phrases import consume_value, trade_value
from rftg_desktop.views.words.pieces import colour_id, phase_of, stack_word, workers_text
from rftg_desktop.views.words.round_lines import place_text
from rftg_desktop.views.words.spots import Spot, counted_dice
from rftg_desktop.views.words.translation import either, mark, tr, trn

TASKS: Final[Mapping[str, str]] = {
    "explore": mark(
        "Each explorer scouts (one tile, and one more for each construction tile abandoned for it) "
        "or stocks ({stock})."
    ),
    "develop": mark(
        "Each developer goes on the development on top; it is finished when it has what it needs."
    ),
    "settle": mark("Each settler goes on the world on top; it is finished when it has what it needs."),
    "produce": mark("Each producer becomes a good on a world that is not gray and has room."),
    "ship": mark("Each shipper takes a good: traded for credits, or consumed for 1 to 3 VP."),
}
"""What a phase does, in a sentence."""


def task_line(phase: int, catalog: Catalog) -> str:
    """Return what the workers of a phase do."""
    return tr(TASKS[PHASES[phase]], stock=money(catalog.constants.stock_credits))


# ---------------------------------------------------------------- a die


def faces_line(colour: str) -> str:
    """Return the six faces of a die: "Faces: 2 Explore, 1 Develop, ..."."""
    faces = Counter(KINDS[COLOURS.index(colour)].faces)
    parts = [tr("{count} {face}", count=count, face=face_name(face)) for face, count in faces.items()]
    return tr("Faces: {faces}.", faces=", ".join(parts))


def match_line(colour: str, catalog: Catalog) -> str:
    """Return what the type mark means when goods are consumed."""
    if colour == catalog.constants.consume_joker:
        return tr("Its type mark matches every world when a good is consumed.")
    if colour in catalog.constants.trade_values:
        name = die_name(colour)
        return tr("Its type mark matches {name} worlds when a good is consumed.", name=name)
    return tr("Its type mark matches no world when a good is consumed.")


def die(spot: Spot, value: Die) -> Explanation:
    """A die of this colour, where it lies."""
    colour, catalog = colour_id(value), spot.catalog
    where = upper_first(place_text(spot.zone, spot.key, spot.words))
    lines = []
    if spot.zone == at.COLUMN:
        where = upper_first(worker_name(PHASES[spot.number]))
        lines.append(task_line(spot.number, catalog))
    elif spot.zone in _DIE_NOTES:
        lines.append(tr(_DIE_NOTES[spot.zone]))
    if spot.zone == at.GOOD:
        lines = good_lines(value, str(spot.key), catalog)
    if is_virtual(value):
        lines.append(
            tr("It works in this phase only; no real die stands for it, and it vanishes afterwards.")
        )
        title = tr("Virtual {name} worker", name=die_name(colour))
        return Explanation(title, owned(spot.who, where), tuple(lines), "power-extra_worker")
    face = face_of(value)
    if face is not None:
        lines.append(tr("It shows {face}.", face=phase_of(face) if face < len(PHASES) else face_name("wild")))
    lines += [faces_line(colour), match_line(colour, catalog)]
    anchor = "goods" if spot.zone == at.GOOD else "dice"
    return Explanation(die_full_name(colour), owned(spot.who, where), tuple(lines), anchor)


_DIE_NOTES: Final[Mapping[str, str]] = {
    at.CUP: mark("It is rolled at the start of the next round."),
    at.CITIZENRY: mark("It rests until it is hired back in Manage Empire."),
    at.UNASSIGNED: mark("Its wild face goes under any phase."),
    at.SELECT: mark("It selects this phase, and then works in it."),
    at.DICTATE: mark("Parked by Dictate: it goes back to the cup after the reveal."),
    at.SITE: mark("It lies on the stack for the tile on top; it may be recalled in Manage Empire."),
    at.SPENT: mark("It has built the tile that is being finished."),
}


def good_lines(value: Die, world: str, catalog: Catalog) -> list[str]:
    """Return what a good brings: its price, and its VP with each kind of shipper."""
    if world not in catalog.sides or not catalog.sides[world].holds_goods:
        return []
    price = money(trade_value(catalog, world))
    by_shipper = {
        colour: consume_value(catalog, plain(number), world, value) for number, colour in enumerate(COLOURS)
    }
    best, least = max(by_shipper.values()), min(by_shipper.values())
    shippers = either([die_name(colour) for colour, vp in by_shipper.items() if vp == best])
    lines = [tr("A good: trades for {price}.", price=price)]
    if best == least:
        lines.append(tr("Consumed for {vp}.", vp=points(best)))
    else:
        pattern = mark("Consumed for {best} by a shipper of colour {shippers}, for {least} by others.")
        lines.append(tr(pattern, best=points(best), shippers=shippers, least=points(least)))
    return lines


# ---------------------------------------------------------------- places


def _screened(spot: Spot) -> Explanation | None:
    """What lies behind a standing screen: a number."""
    hidden = spot.seat.screened
    if hidden is None:
        return None
    subtitle = owned(spot.who, trn("{count} die", "{count} dice", hidden.count))
    lines = (tr("How they are assigned stays secret until everybody has locked in."),)
    return Explanation(tr("Behind the screen"), subtitle, lines, "secrets")


def screen(spot: Spot) -> Explanation:
    """The screen of a seat, standing or not."""
    lines = (tr("It hides the dice while they are assigned. Now it is down."),)
    return _screened(spot) or Explanation(tr("Screen"), spot.who, lines, "secrets")


def cup(spot: Spot) -> Explanation:
    """The dice to be rolled."""
    lines = (
        tr("All of them are rolled at the start of the next round."),
        tr("More dice in the cup mean more workers; in a tie they count together with credits."),
    )
    return Explanation(tr("Dice cup"), owned(spot.who, counted_dice(spot.seat.cup)), lines, "roll")


def citizenry(spot: Spot) -> Explanation:
    """The dice that rest."""
    price = spot.catalog.constants.recruit_cost
    dice = spot.seat.citizenry
    payable = min(spot.seat.credits // price, len(dice))
    lines = [
        tr("Dice that have done their work rest here."),
        tr(
            "In Manage Empire they are hired back for {price} each, as many as can be paid.",
            price=money(price),
        ),
    ]
    if dice:
        lines.append(
            tr(
                "With {money}: {payable} of {count}.",
                money=money(spot.seat.credits),
                payable=payable,
                count=len(dice),
            )
        )
    return Explanation(tr("Citizenry"), owned(spot.who, counted_dice(dice)), tuple(lines), "recruit")


def unassigned(spot: Spot) -> Explanation:
    """Wild faces."""
    lines = (tr("Each goes under any phase before you can lock in."),)
    dice = counted_dice(spot.seat.unassigned)
    return _screened(spot) or Explanation(tr("Wild dice to place"), owned(spot.who, dice), lines, "wild")


def occurs_line(spot: Spot, phase: int) -> str:
    """Return whether a phase takes place this round."""
    if spot.view.phase == phase:
        return tr("This phase is taking place now.")
    if not spot.view.phases:
        return tr("Whether it takes place is known at the reveal.")
    if phase in spot.view.phases:
        return tr("It takes place this round.")
    return tr("It does not take place this round.")


def column(spot: Spot) -> Explanation:
    """The workers of a phase."""
    phase = spot.number
    hidden = _screened(spot)
    if hidden is not None:
        return hidden
    dice = spot.seat.strip[phase]
    lines = (
        task_line(phase, spot.catalog),
        occurs_line(spot, phase),
        tr("Workers whose phase does not take place go back to the cup."),
    )
    subtitle = workers_text(dice, phase) if dice else tr("no workers")
    return Explanation(phase_title(PHASES[phase]), owned(spot.who, subtitle), lines, PHASES[phase])


def select(spot: Spot) -> Explanation:
    """The space on the strip for the die that selects a phase."""
    hidden = _screened(spot)
    if hidden is not None:
        return hidden
    phase = spot.number
    chosen = spot.seat.selected == phase and spot.seat.selector is not None
    lines = (
        tr(
            "Any one die put here selects {phase}, whatever its face; it then works in it.",
            phase=phase_of(phase),
        ),
        task_line(phase, spot.catalog),
    )
    title = tr("Select {phase}", phase=phase_of(phase))
    return Explanation(
        title, owned(spot.who, tr("selected") if chosen else tr("not selected")), lines, "select"
    )


def dictate(spot: Spot) -> Explanation:
    """The Dictate area."""
    hidden = _screened(spot)
    if hidden is not None:
        return hidden
    lines = [
        tr("Once a round: park a worker here to move another one to any column."),
        tr("The parked die goes back to the cup after the reveal."),
    ]
    if DICTATE_NOTE in spot.seat.used:
        lines.append(tr("Used this round."))
    return Explanation(
        tr("Dictate area"), owned(spot.who, counted_dice(spot.seat.dictate)), tuple(lines), "dictate"
    )


def site(spot: Spot) -> Explanation:
    """The builders on a stack."""
    stack = spot.number
    lines = (
        tr("They count for the tile on top, also in later rounds, until it is finished."),
        tr("In Manage Empire they may be recalled to the cup free of charge."),
    )
    title = tr("Builders on the {stack}", stack=stack_word(stack))
    return Explanation(
        title, owned(spot.who, counted_dice(spot.seat.stacks[stack].dice)), lines, "place-worker"
    )


def spent(spot: Spot) -> Explanation:
    """The workers of the tile being finished."""
    lines = (tr("They go to the Citizenry, unless a power sends some to the cup."),)
    title = tr("Workers of the finished tile")
    return Explanation(title, owned(spot.who, counted_dice(spot.seat.spent)), lines, "return-workers")


def goods(spot: Spot) -> Explanation:
    """The room for goods on a world, or all goods of a seat."""
    world = str(spot.key)
    dice = [value for place, value in spot.seat.goods if world in ("", place)]
    if not world:
        lines: Sequence[str] = (tr("A good stays on its world until it is shipped, recalled or given up."),)
        return Explanation(tr("Goods"), owned(spot.who, counted_dice(dice)), tuple(lines), "goods")
    side = spot.catalog.sides.get(world)
    if side is not None and not side.holds_goods:
        lines = (tr("No goods lie here: only worlds that are not gray hold them."),)
    elif not dice:
        room = trn("Room for {count} good.", "Room for {count} goods.", spot.seat.capacity)
        lines = (room, tr("A producer put here becomes a good."))
    else:
        lines = [line for value in dict.fromkeys(dice) for line in good_lines(value, world, spot.catalog)]
    title = tr("Goods on {world}", world=spot.words.side(world))
    return Explanation(title, owned(spot.who, counted_dice(dice)), tuple(lines), "goods")


PLACES: Final[Mapping[str, Callable[[Spot], Explanation | None]]] = {
    at.CITIZENRY: citizenry,
    at.COLUMN: column,
    at.CUP: cup,
    at.DICTATE: dictate,
    at.GOOD: goods,
    at.SELECT: select,
    at.SITE: site,
    at.SPENT: spent,
    at.UNASSIGNED: unassigned,
}


def in_place(spot: Spot) -> Explanation | None:
    """A die in a place of dice, or the place itself."""
    value = spot.die
    if value is None or not 0 <= colour_of(value) < len(COLOURS):
        return PLACES[spot.zone](spot)
    return die(spot, value)


ZONES: Final = dict.fromkeys(PLACES, in_place)
