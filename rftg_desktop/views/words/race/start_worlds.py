"""What a start world gives the robot, in sentences: set-up, the "robot =" counter, rows of its own."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rftg_desktop.rules.race.robot.book import Fact, Keywords, RobotBook, Row, Turn, World
from rftg_desktop.views.words.race.names import face_name
from rftg_desktop.views.words.race.robot_lines import row_name
from rftg_desktop.views.words.translation import mark, tr

FINDS: Final[Mapping[str, str]] = {
    "development": mark("a development"),
    "nonmilitary_world": mark("a world that is not military"),
    "military_world": mark("a military world"),
    "any_world": mark("any world"),
    "alien_world": mark("an Alien world"),
    "alien_military_or_nonmilitary_world": mark("a military Alien world, or any that is not military"),
}


class Told(NamedTuple):
    """A sentence, and whether what it says is house-made."""

    text: str
    house_made: bool


def start_lines(book: RobotBook, start: str) -> tuple[Told, ...]:
    """Return what is known of a start world of the robot, a line each."""
    world = book.worlds[start]
    lines = [_told(world.start, _begins(world)), _told(world.equals, _equals(world))]
    lines += [_told(turn, _turn(name, turn)) for name, turn in world.turns.items()]
    if world.keywords is not None:
        lines.append(_told(world.keywords, _keywords(world.keywords)))
    lines += [_told(row, f"{_row_name(name)}: {row_text(row)}") for name, row in world.rows.items()]
    return tuple(lines)


def _told(fact: Fact, text: str) -> Told:
    return Told(text, fact.house_made)


def _begins(world: World) -> str:
    start = world.start
    return tr(
        "Begins with credit {credit}, economy {economy} and {cards} cards in its stack.",
        credit=start.credit,
        economy=start.economy,
        cards=start.cards,
    )


def _equals(world: World) -> str:
    return tr("“robot =” shows {face}.", face=face_name(world.equals.face))


def _turn(row: str, turn: Turn) -> str:
    words = mark("After its first {action} action “robot =” shows {face}.") if turn.once else ""
    if turn.shows:
        words = mark("After each {action} action “robot =” turns from {shown} to {face}.")
    usual = mark("After each {action} action “robot =” shows {face}.")
    shown = face_name(turn.shows) if turn.shows else ""
    return tr(words or usual, action=face_name(row), face=face_name(turn.to), shown=shown)


def _keywords(keywords: Keywords) -> str:
    return tr(
        "Never places an {never} card; {honours} cards bring {prestige} prestige each.",
        never=keywords.never.capitalize(),
        honours=keywords.honours.capitalize(),
        prestige=keywords.prestige,
    )


def _row_name(name: str) -> str:
    """Name a row of the mat by its key: "settle.response"."""
    phase, _, row = name.partition(".")
    title = row_name(phase, 0, row)
    return title[0].upper() + title[1:]


def row_text(row: Row) -> str:
    """Return what the robot does in a row: "draws 3 cards, places a military world"."""
    parts = [*_before(row), *_find(row), *_after(row)]
    text = ", ".join(parts) or tr("nothing")
    if row.needs_credit:
        text = tr("with credit {needs} or more {what}", needs=row.needs_credit, what=text)
    return f"{text}."


def _before(row: Row) -> list[str]:
    """What comes before any card is looked for."""
    parts = []
    if row.draw == "worlds_in_tableau":
        parts.append(tr("draws a card for each of its worlds"))
    elif row.draw:
        parts.append(tr("draws 1 card") if row.draw == 1 else tr("draws {count} cards", count=row.draw))
    if row.vp:
        parts.append(tr("gains {vp} VP", vp=row.vp))
    if row.vp_per_economy == 1:
        parts.append(tr("gains its economy in VP"))
    elif row.vp_per_economy:
        parts.append(tr("gains {times} × its economy in VP", times=row.vp_per_economy))
    return parts


def _find(row: Row) -> list[str]:
    if row.counter:
        return [tr("places a six-cost counter for credit {pay}", pay=row.pay)]
    if not row.find:
        return []
    what = tr(FINDS.get(row.find, row.find.replace("_", " ")))
    if row.least_vp is not None:
        what = tr("{what} worth {vp} VP or more", what=what, vp=row.least_vp)
    where = mark("places {what} from the deck") if row.from_deck else mark("places {what}")
    parts = [tr(where, what=what)]
    if row.pay:
        parts.append(tr("pays credit {pay}", pay=row.pay))
    if row.six_pay and row.six_pay != row.pay:
        parts.append(tr("pays credit {pay} for one of cost 6", pay=row.six_pay))
    return parts


def _after(row: Row) -> list[str]:
    """What the row moves on the tracks, and what happens to its tile."""
    amounts = ((mark("credit +{amount}"), row.credit), (mark("economy +{amount}"), row.economy))
    parts = [tr(words, amount=amount) for words, amount in amounts if amount]
    if row.prestige:
        parts.append(tr("{amount} prestige", amount=row.prestige))
    if row.prestige_if_alien:
        parts.append(tr("{amount} prestige with an Alien world", amount=row.prestige_if_alien))
    if row.start_world_leaves:
        parts.append(tr("its start world leaves the game"))
    elif row.once:
        parts.append(tr("once"))
    return parts
