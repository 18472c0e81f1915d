"""What the robot's mat says, in sentences made from its facts; what could not be verified is named so."""

from collections.abc import Mapping
from typing import Final

from rftg_desktop.rules.race.robot.book import Fact, RobotBook, Row, Turn, World
from rftg_desktop.views.words.forms import upper_first
from rftg_desktop.views.words.names import points
from rftg_desktop.views.words.race.names import cards, face_name, phase_name, prestige, trait_name
from rftg_desktop.views.words.race.robot_lines import row_name
from rftg_desktop.views.words.translation import both, mark, tr

FINDS: Final[Mapping[str, str]] = {
    "development": mark("a development"),
    "nonmilitary_world": mark("a world that is not military"),
    "military_world": mark("a military world"),
    "any_world": mark("a world of any sort"),
    "alien_world": mark("an Alien Technology world"),
    "alien_military_or_nonmilitary_world": mark("an Alien Technology world or one that is not military"),
}
"""What a row flips cards to find."""


def house(text: str, fact: Fact) -> str:
    """Mark a sentence as house-made where its fact could not be verified, or was changed by a pack."""
    return tr("{text} (house-made)", text=text) if fact.house_made else text


def row_line(name: str, row: Row) -> str:
    """Return a row with its name: "Settle response: draws 2 cards, ... (house-made)."."""
    phase, _, kind = name.partition(".")
    if row.counter:
        return _counter_line(phase, kind.removeprefix("counter_"), row)
    text = tr("{row}: {what}", row=upper_first(row_name(phase, 0, kind)), what=row_text(row))
    return house(text, row) + "."


def _counter_line(phase: str, kind: str, row: Row) -> str:
    text = tr(
        "Before a {row}, with credit {need} or more: it places a counter for {pay} credit, and no more",
        row=row_name(phase, 0, kind),
        need=row.needs_credit,
        pay=row.pay,
    )
    return house(text, row) + "."


def row_text(row: Row) -> str:
    """Return what the robot does by a row, in the order in which it does it."""
    parts = [_draws(row)] if row.draw else []
    parts += [_finds(row)] if row.find else []
    parts += _gains(row)
    text = ", ".join(parts) or tr("nothing")
    if row.needs_credit:
        text = tr("with credit {need} or more: {text}", need=row.needs_credit, text=text)
    return tr("once a game: {text}", text=text) if row.once else text


def _draws(row: Row) -> str:
    if isinstance(row.draw, int):
        return tr("draws {cards}", cards=cards(row.draw))
    return tr("draws as many cards as it has worlds")


def _finds(row: Row) -> str:
    what = tr(FINDS[row.find])
    if row.least_vp is not None:
        what = tr("{what}, of {vp} or more", what=what, vp=points(row.least_vp))
    source = mark("flips the deck for {what}") if row.from_deck else mark("flips its stack for {what}")
    text = tr(source, what=what)
    if row.pay:
        text = tr("{text}, pays {pay} credit", text=text, pay=row.pay)
    if row.six_needs_credit > row.needs_credit or row.six_pay > row.pay:
        pattern = mark("{text} (one of cost 6 only with credit {need}, for {pay})")
        text = tr(pattern, text=text, need=row.six_needs_credit, pay=row.six_pay)
    return text


def _gains(row: Row) -> list[str]:
    parts = [points(row.vp)] if row.vp else []
    if row.vp_per_economy == 1:
        parts.append(tr("VP = economy"))
    elif row.vp_per_economy:
        parts.append(tr("VP = {count} × economy", count=row.vp_per_economy))
    parts += [tr("credit {change}", change=f"{row.credit:+}")] if row.credit else []
    parts += [tr("economy {change}", change=f"{row.economy:+}")] if row.economy else []
    parts += [prestige(row.prestige)] if row.prestige else []
    if row.prestige_if_alien:
        gain = prestige(row.prestige_if_alien)
        parts.append(tr("{gain} if it owns an Alien Technology world", gain=gain))
    return [*parts, tr("its start world goes")] if row.start_world_leaves else parts


def step_lines(book: RobotBook, start: str, tile: bool, phase: str, kinds: tuple[str, ...]) -> list[str]:
    """Return the rows of a step that are in use; ``kinds`` tells which of them, counters always first."""
    rows = book.rows(start, tile)
    wanted = [f"{phase}.counter_{kind}" for kind in kinds] + [f"{phase}.{kind}" for kind in kinds]
    return [row_line(name, rows[name]) for name in wanted if name in rows]


# ---------------------------------------------------------------- start worlds


def setup_line(world: World) -> str:
    """Return what the robot begins with: "Credit 1, economy 0, 4 cards in its stack; robot = Trade."."""
    start = world.start
    text = tr(
        "Credit {credit}, economy {economy}, {cards} in its stack",
        credit=start.credit,
        economy=start.economy,
        cards=cards(start.cards),
    )
    equals = house(tr("robot = {face}", face=face_name(world.equals.face)), world.equals)
    return tr("{text}; {equals}.", text=house(text, start), equals=equals)


def tile_lines(world: World) -> list[str]:
    """Return what the special tiles of a start world say; empty where it has none."""
    lines = [row_line(name, row) for name, row in world.rows.items()]
    lines += [turn_line(action, turn) for action, turn in world.turns.items()]
    if world.keywords is not None:
        words = world.keywords
        text = tr(
            "Cards with the keyword {never} are never found; a card with {honours} brings {gain}",
            never=trait_name(words.never),
            honours=trait_name(words.honours),
            gain=prestige(words.prestige),
        )
        lines.append(house(text, words) + ".")
    return lines


def covered_line(world: World, *, tile: bool) -> str:
    """Return in which phases tiles of a start world cover rows of the mat; empty for none.

    ``tile``: whether one that works once still lies there.
    """
    phases = dict.fromkeys(name.split(".")[0] for name, row in world.rows.items() if tile or not row.once)
    return tr("Special tile: {phases}", phases=both([phase_name(each) for each in phases])) if phases else ""


def turn_line(action: str, turn: Turn) -> str:
    """Return when the "robot =" counter changes."""
    pattern = mark("After its {action} action the counter turns to {face}")
    if turn.once:
        pattern = mark("After its first {action} action the counter turns to {face} for good")
    text = tr(pattern, action=face_name(action), face=face_name(turn.to))
    if turn.shows:
        text = tr("{text}, if it shows {shows}", text=text, shows=face_name(turn.shows))
    return house(text, turn) + "."


def world_lines(book: RobotBook, start: str) -> list[str]:
    """Return what a start world means for the robot: what it begins with, and its special tiles."""
    world = book.worlds[start]
    return [setup_line(world), *tile_lines(world)]


def dice_line(book: RobotBook, number: int) -> str:
    """Return the faces of a die: "Faces: Trade, Double VP, Produce, robot × 2 and match (house-made)."."""
    return tr("Faces: {faces}", faces=faces_text(book, number)) + "."


def faces_text(book: RobotBook, number: int) -> str:
    """Return the faces of a die, each once."""
    die = book.dice[number]
    twice = mark("{face} × {count}")
    counts = {face: die.faces.count(face) for face in die.faces}
    named = [
        tr(twice, face=face_name(face), count=count) if count > 1 else face_name(face)
        for face, count in counts.items()
    ]
    return house(both(named), die)
