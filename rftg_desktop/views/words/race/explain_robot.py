"""Explanations of the robot's mat: dice, stack, tracks, counters, the "robot =" counter, special tiles."""

from collections.abc import Callable, Mapping
from typing import Final

from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.robot.book import Track
from rftg_desktop.views.words.forms import Explanation, owned
from rftg_desktop.views.words.names import points
from rftg_desktop.views.words.race.names import (
    cards,
    difficulty_name,
    face_name,
    prestige,
    zone_name,
)
from rftg_desktop.views.words.race.robot_lines import laid_text
from rftg_desktop.views.words.race.robot_rows import (
    covered_line,
    dice_line,
    house,
    row_line,
    row_text,
    turn_line,
    world_lines,
)
from rftg_desktop.views.words.race.spots import Spot, count_of
from rftg_desktop.views.words.translation import mark, tr

FACES: Final[Mapping[str, str]] = {
    "robot": mark("The robot face is read as what its counter shows."),
    "match": mark("A match copies a marker of {who}: the right one, or the left one if a die lies there."),
}


def dice(spot: Spot) -> Explanation:
    """A die as it lies, or both."""
    rolled = spot.robot.dice
    number = spot.thing if isinstance(spot.thing, int) else None
    lines = []
    if number is not None and number < len(rolled):
        die = rolled[number]
        lines.append(tr("{text}.", text=laid_text(die.face, die.meant, die.space, die.why, spot.words)))
        title = tr("Robot's die: {face}", face=face_name(die.face))
        if die.face in FACES:
            lines.append(tr(FACES[die.face], who=spot.words.whom(0)))
    else:
        title = zone_name("dice")
        lines.append(tr("They are rolled when the actions are chosen, and lie on the spaces they choose."))
        lines += [tr(text, who=spot.words.whom(0)) for text in FACES.values()]
    wanted = range(len(spot.book.dice)) if number is None else (number,)
    lines += [dice_line(spot.book, each) for each in wanted if each < len(spot.book.dice)]
    return Explanation(title, spot.who, tuple(lines), "robot-dice")


def stack(spot: Spot) -> Explanation:
    """The draw stack."""
    lines = (
        tr("The robot draws face down to the bottom and flips from the top. Nobody looks at it before."),
        tr("Flipping ends with the first card of the sort looked for; the others are discarded."),
    )
    count = count_of(spot.robot.stack)
    return Explanation(zone_name(at.STACK), owned(spot.who, cards(count)), lines, "robot-stack")


def credit(spot: Spot) -> Explanation:
    """The credit track."""
    lines = (
        tr("Credit pays for what the robot places in response, and for cards and counters of cost 6."),
        _lost(spot.book.credit),
        tr("With economy it breaks ties at the end."),
    )
    return _track(zone_name(at.CREDIT), spot, spot.robot.credit, spot.book.credit, lines)


def economy(spot: Spot) -> Explanation:
    """The economy track."""
    lines = (
        tr("In Consume the robot takes as many VP as its economy, or twice as many."),
        _lost(spot.book.economy),
        tr("With credit it breaks ties at the end."),
    )
    return _track(zone_name(at.ECONOMY), spot, spot.robot.economy, spot.book.economy, lines)


def _lost(track: Track) -> str:
    return house(tr("What goes above {most} is lost", most=track.most), track) + "."


def _track(title: str, spot: Spot, now: int, track: Track, lines: tuple[str, ...]) -> Explanation:
    subtitle = owned(spot.who, tr("{now} of at most {most}", now=now, most=track.most))
    return Explanation(title, subtitle, lines, "robot-tracks")


def counters(spot: Spot) -> Explanation:
    """The six-cost counters, beside the mat or in the tableau."""
    setup = spot.view.setup.robot
    lines = [
        row_line(name, row)
        for name, row in spot.book.rows(spot.robot.start, spot.robot.tile).items()
        if row.counter
    ]
    if setup is not None:
        level = spot.book.difficulties[setup.difficulty]
        text = tr(
            "{difficulty}: {count} in all, {vp} each in the tableau, as for cards of cost 6",
            difficulty=difficulty_name(setup.difficulty),
            count=level.counters,
            vp=points(level.points),
        )
        lines.append(house(text, level) + ".")
    lines.append(tr("A counter in the tableau counts as a card; one beside the mat counts for nothing."))
    left, placed = spot.robot.counters, spot.robot.placed
    title = zone_name(at.COUNTERS)
    subtitle = owned(spot.who, tr("{left} beside the mat, {placed} placed", left=left, placed=placed))
    return Explanation(title, subtitle, tuple(lines), "robot-counters")


def equals(spot: Spot) -> Explanation:
    """The counter that tells what the robot face means."""
    face, start = spot.robot.equals, spot.robot.start
    lines = [tr("A die that shows the robot counts as {face}.", face=face_name(face))]
    world = spot.book.worlds[start]
    lines += [turn_line(action, turn) for action, turn in world.turns.items()]
    if spot.book.equals_house_made(start, face):
        lines.append(tr("House-made: that this start world shows it could not be verified."))
    title = tr("Robot = {face}", face=face_name(face))
    return Explanation(title, owned(spot.who, spot.words.card(start)), tuple(lines), "robot-equals")


def tile(spot: Spot) -> Explanation:
    """A special tile of the start world, named by its row, with the row that it covers; or all of them."""
    start = spot.robot.start
    world = spot.book.worlds[start]
    row = world.rows.get(spot.key)
    if row is None:
        lines = world_lines(spot.book, start)
        title = tr("The robot's start world: {card}", card=spot.words.card(start))
        subtitle = covered_line(world, tile=spot.robot.tile) or tr("No special tile")
        return Explanation(title, subtitle, tuple(lines), "robot-worlds")
    lines = [row_line(spot.key, row)]
    if spot.key in spot.book.mat:
        lines.append(tr("In place of the mat's row: {row}.", row=row_text(spot.book.mat[spot.key])))
    if row.once and not spot.robot.tile:
        lines.append(tr("It has been used up."))
    return Explanation(zone_name("tile"), spot.words.card(start), tuple(lines), "robot-worlds")


def die_note(spot: Spot, space: str) -> list[str]:
    """Return why a die of the robot lies on a space, if one does, and which face could not be verified."""
    unsure = [
        tr("House-made: that a die with {face} goes here could not be verified.", face=face_name(face))
        for face, home in spot.book.faces.items()
        if home.house_made and space in home.spaces
    ]
    return unsure + [
        tr("The robot's die: {text}.", text=laid_text(die.face, die.meant, die.space, die.why, spot.words))
        for die in (spot.view.robot.dice if spot.view.robot else ())
        if die.space == space
    ]


def symbol_line(spot: Spot) -> str:
    """Return what the prestige symbol of a card brings the robot."""
    symbol = spot.book.prestige["symbol"]
    gain = prestige(symbol.prestige)
    return (
        house(tr("A card with the symbol brings the robot {gain} when it is placed", gain=gain), symbol) + "."
    )


def leader_lines(spot: Spot) -> list[str]:
    """Return what the lead in prestige brings the robot."""
    found = spot.book.prestige
    named = (
        ("leader", mark("with new prestige")),
        ("leader_without_gain", mark("without")),
        ("tied", mark("one of several")),
    )
    parts = [
        house(tr("{case}: {what}", case=tr(case), what=row_text(found[key])), found[key])
        for key, case in named
        if key in found
    ]
    return [tr("The robot as leader, {cases}.", cases="; ".join(parts))]


ZONES: Final[Mapping[str, Callable[[Spot], Explanation | None]]] = {
    "dice": dice,
    "tile": tile,
    at.COUNTERS: counters,
    at.CREDIT: credit,
    at.ECONOMY: economy,
    at.EQUALS: equals,
    at.SIXES: counters,
    at.STACK: stack,
}
