"""The log's sentences on the robot: its dice, and each row of its mat from credit to find."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.robot import events as rev
from rftg_desktop.views.words.names import points
from rftg_desktop.views.words.race.names import (
    cards,
    face_name,
    phase_name,
    prestige,
    space_name,
    trait_name,
)
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.translation import both, mark, tr

ROWS: Final = {
    "action": mark("{step} action"),
    "action_both": mark("{step} action, both spaces"),
    "response": mark("{step} response"),
    "trade": mark("Trade"),
    "double_vp": mark("Double VP"),
    "both": mark("Trade and Double VP"),
    "counter_action": mark("{step} action"),
    "counter_response": mark("{step} response"),
    "first_action": mark("first {step} action"),
}
"""The rows of the mat."""


def row_name(phase: str, turn: int, row: str) -> str:
    """Return the name of a row: "Settle response", "Develop 2 action", "Trade"."""
    step = phase_name(phase)
    if turn:
        step = tr("{phase} {number}", phase=step, number=turn + 1)
    return tr(ROWS.get(row, mark("{step}")), step=step)


# ---------------------------------------------------------------- dice


def rolled(event: rev.RobotRolled, words: Speaker) -> str:
    """The faces."""
    return rolled_text(event, (), words)


def rolled_text(event: rev.RobotRolled, placed: Sequence[rev.RobotDiePlaced], words: Speaker) -> str:
    """Return the line for a roll: both faces, and where each die lies and why."""
    faces = both([face_name(face) for face in event.faces])
    text = tr("The robot rolls {faces}", faces=faces)
    where = [die_text(each, words) for each in sorted(placed, key=lambda each: each.die)]
    return (tr("{text}: {where}", text=text, where="; ".join(where)) if where else text) + "."


def die_placed(event: rev.RobotDiePlaced, words: Speaker) -> str:
    """A die on its space."""
    return tr("Robot's die: {text}.", text=die_text(event, words))


def die_text(event: rev.RobotDiePlaced, words: Speaker) -> str:
    """Return where a die lies, and why it lies there: "match copies the marker of Ana on Settle 1"."""
    return laid_text(event.face, event.meant, event.space, event.why, words)


def laid_text(face: str, meant: str, space: str, why: str, words: Speaker) -> str:
    """Return why a die with a face lies on a space; ``meant`` and ``why`` as in a ``RobotDie``."""
    pattern = {
        "face": mark("{face} on {space}"),
        "second": mark("{face} on {space}, for the other die has the first"),
        "robot": mark("{face} counts as {meant}, on {space}"),
        "match": mark("{face} copies the marker of {who} on {space}"),
        "other": mark("{face} copies the other marker of {who}, on {space}, for the right one has a die"),
        "shifted": mark("{face} is shifted left to {space}, for {who} marked both spaces"),
    }.get(why, mark("{face} has no space"))
    if why == "second" and face == "robot":
        pattern = mark("{face} counts as {meant}, on {space}, for the other die has the first")
    if why == "face" and face_name(face) == space_name(space):
        pattern = mark("{face} on its space")
    named = {"face": face_name(face), "meant": face_name(meant), "space": space_name(space)}
    return tr(pattern, who=words.whom(0), **named)


# ---------------------------------------------------------------- a row


def row_began(event: rev.RobotRow, words: Speaker) -> str:
    """A row of which nothing more is told."""
    return row_text(event, (), words)


def row_text(row: rev.RobotRow, done: Sequence[Event], words: Speaker) -> str:
    """Return the line for a row: what the robot had, what it did, and what that brought."""
    parts = [*_before(row, done), *_did(done, words)]
    name = row_name(row.phase, row.turn, row.row)
    idle = tr("nothing") if row.row == "response" else tr("nothing changes")
    text = tr("The robot, {row}: {what}", row=name, what="; ".join(parts) or idle)
    return (tr("{text} (house-made numbers)", text=text) if row.house_made else text) + "."


def _before(row: rev.RobotRow, done: Sequence[Event]) -> list[str]:
    """Return what the row depends on: the credit it asks for, the economy that brings its VP."""
    credit = tr("credit {credit}", credit=row.credit)
    if row.skipped:
        return [tr("{credit} is not enough, so nothing happens", credit=credit)]
    if any(isinstance(event, ev.VpGained) for event in done):
        return [tr("economy {economy}", economy=row.economy)]
    return [credit] if row.phase in ("develop", "settle") else []


def _did(done: Sequence[Event], words: Speaker) -> list[str]:
    """Return what was done, one phrase for each event; cards turned up in a row are told together."""
    parts: list[str] = []
    for kind, group in groupby(done, key=type):
        events: list[Any] = list(group)
        if kind is rev.RobotFlipped:
            parts += flips(events, words)
        else:
            parts += [deed(event, words) for event in events]
    return [part for part in parts if part]


def flips(events: Sequence[rev.RobotFlipped], words: Speaker) -> list[str]:
    """Return the cards turned up: those that are no find together, with the reason, and the find."""
    found = []
    for why, group in groupby(events, key=lambda event: event.why):
        names = words.some([event.card for event in group])
        pattern = {
            "": mark("finds {cards}"),
            "kind": mark("turns up {cards}: no find"),
            "credit": mark("turns up {cards}: cost 6, and no credit for it"),
        }.get(why, mark("turns up {cards}: never {trait}"))
        found.append(tr(pattern, cards=names, trait=trait_name(why)))
    return found


def deed(event: Event, words: Speaker) -> str:
    """Return what one event of a row means, in a few words; nothing where another one tells it."""
    wording = DEEDS.get(type(event))
    return wording(event, words) if wording else ""


def _tile_spent(event: rev.RobotTileSpent, words: Speaker) -> str:
    if event.card:
        return tr("gives up its special tile and {card}", card=words.card(event.card))
    return tr("gives up its special tile")


def _credit_moved(event: rev.RobotCreditChanged, _words: Speaker) -> str:
    if event.amount < 0:
        paid, before = -event.amount, event.now - event.amount
        return tr("pays {paid} credit ({before} → {now})", paid=paid, before=before, now=event.now)
    return _moved(tr("credit"), event)


def _economy_moved(event: rev.RobotEconomyChanged, _words: Speaker) -> str:
    return _moved(tr("economy"), event)


def _moved(track: str, event: rev.RobotCreditChanged | rev.RobotEconomyChanged) -> str:
    """Return how a marker moved, and what went above the end of its track."""
    text = tr("{track} stays at {now}", track=track, now=event.now)
    if event.amount:
        pattern = mark("{track} {change} ({before} → {now})")
        change, before = f"{event.amount:+}", event.now - event.amount
        text = tr(pattern, track=track, change=change, before=before, now=event.now)
    if not event.lost:
        return text
    lost = mark("{text}, {lost} more lost") if event.amount else mark("{text}, {lost} lost")
    return tr(lost, text=text, lost=event.lost)


def _prestige_taken(event: ev.PrestigeChanged, words: Speaker) -> str:
    text = tr("takes {gain}", gain=prestige(event.amount))
    source = words.source(event.why)
    return tr("{text} ({source})", text=text, source=source) if source else text


DEEDS: Final[Mapping[type[Event], Callable[[Any, Speaker], str]]] = {
    ev.PrestigeChanged: _prestige_taken,
    ev.VpGained: lambda event, _: tr("takes {gain}", gain=points(event.amount)),
    rev.RobotCounterPlaced: lambda _event, _: tr("places a six-cost counter"),
    rev.RobotCreditChanged: _credit_moved,
    rev.RobotDrew: lambda event, _: tr("draws {count}", count=event.count),
    rev.RobotEconomyChanged: _economy_moved,
    rev.RobotEqualsChanged: lambda event, _: tr("turns its counter to {face}", face=face_name(event.face)),
    rev.RobotFoundNothing: lambda _event, _: tr("finds nothing"),
    rev.RobotTileSpent: _tile_spent,
}


# ---------------------------------------------------------------- events outside a row


def drew(event: rev.RobotDrew, _words: Speaker) -> str:
    """Cards for the stack."""
    return tr("The robot draws {cards} to its stack.", cards=cards(event.count))


def flipped(event: rev.RobotFlipped, words: Speaker) -> str:
    """A card turned up."""
    return tr("The robot {text}.", text=flips((event,), words)[0])


def placed(event: rev.RobotPlaced, words: Speaker) -> str:
    """A card placed."""
    return tr("The robot places {card}.", card=words.card(event.card))


def other(event: Event, words: Speaker) -> str:
    """Return the sentence for what else the robot does."""
    return tr("The robot: {text}.", text=deed(event, words))


def led_text(events: Sequence[Event], words: Speaker) -> str:
    """Return the line for what the robot gets as the prestige leader."""
    what = "; ".join(filter(None, (deed(event, words) for event in events)))
    return tr("The robot, prestige leader: {what}.", what=what)
