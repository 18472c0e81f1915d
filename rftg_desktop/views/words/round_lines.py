"""The log's sentences on the round: dice, phases, credits, points, the end."""

from collections.abc import Sequence

from rftg_desktop.rules.roll import events as ev
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.dice import COLOURS, PHASES, WILD, Die, face_of
from rftg_desktop.views.words.names import die_name, face_name, money, phase_title, points
from rftg_desktop.views.words.pieces import Speaker, dice_text, phase_of, stack_word, workers_text
from rftg_desktop.views.words.translation import both, mark, tr, trn


def _by(text: str, source: str) -> str:
    """Append the power's tile."""
    return tr("{line} ({source})", line=text, source=source) if source else text


# ---------------------------------------------------------------- rolling and assigning


def round_began(event: ev.RoundBegan, _words: Speaker) -> str:
    """A heading."""
    return tr("Round {number}", number=event.round)


def dice_rolled(event: ev.DiceRolled, words: Speaker) -> str:
    """The faces for their owner, only their number for others."""
    who, faces = words.who(event.seat), [face_of(die) for die in event.dice if die is not None]
    if len(faces) < len(event.dice):
        return trn("{who} rolls {count} die.", "{who} rolls {count} dice.", len(event.dice), who=who)
    shown = [
        tr("{count} {face}", count=faces.count(face), face=_face(face))
        for face in (*range(len(PHASES)), WILD)
        if face in faces
    ]
    return tr("{who} rolls {faces}.", who=who, faces=", ".join(shown))


def _face(face: int) -> str:
    return face_name("wild") if face == WILD else phase_of(face)


def phase_selected(event: ev.PhaseSelected, words: Speaker) -> str:
    """Only its own seat reads it before the reveal."""
    return tr(
        "{who} selects {phase} with {die}.",
        who=words.who(event.seat),
        phase=phase_of(event.phase),
        die=dice_text((event.die,)),
    )


def worker_assigned(event: ev.WorkerAssigned, words: Speaker) -> str:
    """A wild die placed, a worker reassigned or moved by Dictate."""
    who, target = words.who(event.seat), phase_of(event.target)
    if event.source < 0:
        pattern = mark("{who} places the wild face of {die} under {target}.")
        return tr(pattern, who=who, die=dice_text((event.die,)), target=target)
    by = tr("Dictate") if event.tile == "dictate" else words.side(event.tile)
    pattern = mark("{who} moves {worker} to {target} ({by}).")
    return tr(pattern, who=who, worker=workers_text((event.die,), event.source), target=target, by=by)


def worker_parked(event: ev.WorkerParked, words: Speaker) -> str:
    """Dictate's price."""
    pattern = mark("{who} parks {worker} in the Dictate area.")
    return tr(pattern, who=words.who(event.seat), worker=workers_text((event.die,), event.source))


def locked_in(event: ev.LockedIn, words: Speaker) -> str:
    """Everybody may know that a seat is ready."""
    return tr("{who} has locked in.", who=words.who(event.seat))


# ---------------------------------------------------------------- reveal and phases


def screens_lifted(event: ev.ScreensLifted, words: Speaker) -> str:
    """What was selected and which workers stand where."""
    who = words.who(event.seat)
    columns = [
        tr("{phase} {count}", phase=phase_of(phase), count=len(dice))
        for phase, dice in enumerate(event.strip)
        if dice
    ]
    if event.dictate:
        columns.append(tr("Dictate area {count}", count=len(event.dictate)))
    behind = ", ".join(columns)
    if event.selected is None:
        return tr("{who} selected no phase. Workers: {columns}.", who=who, columns=behind or tr("none"))
    phase = phase_of(event.selected)
    if not behind:
        return tr("{who} selected {phase} and has no other worker.", who=who, phase=phase)
    return tr("{who} selected {phase}. Other workers: {columns}.", who=who, phase=phase, columns=behind)


def phase_die_rolled(event: ev.PhaseDieRolled, _words: Speaker) -> str:
    """The extra die of a game of two."""
    phase = phase_of(event.phase)
    if event.added:
        return tr("The extra Home die shows {phase}: that phase takes place too.", phase=phase)
    return tr("The extra Home die shows {phase}, which is selected already.", phase=phase)


def phases_chosen(event: ev.PhasesChosen, _words: Speaker) -> str:
    """Which phases occur."""
    if not event.phases:
        return tr("Nobody selected a phase: on to Manage Empire.")
    names = both([phase_of(phase) for phase in event.phases])
    return tr("Phases this round: {names}.", names=names)


def workers_returned(event: ev.WorkersReturned, words: Speaker) -> str:
    """Workers without a task."""
    return returned_text((event,), words)


def returned_text(events: Sequence[ev.WorkersReturned], words: Speaker) -> str:
    """Return one line for all workers of a seat that went back together."""
    parts = [_returned_part(event) for event in events]
    pattern = mark("{who}: back to the cup without a task: {workers}.")
    return tr(pattern, who=words.who(events[0].seat), workers=both(parts))


def _returned_part(event: ev.WorkersReturned) -> str:
    if event.zone == at.COLUMN:
        return workers_text(event.dice, int(event.key))
    if event.zone == at.SITE:
        where = stack_word(int(event.key))
        return tr("{dice} left on the {stack}", dice=dice_text(event.dice), stack=where)
    return tr("{dice} parked by Dictate", dice=dice_text(event.dice))


def phase_began(event: ev.PhaseBegan, _words: Speaker) -> str:
    """A heading."""
    return phase_title(PHASES[event.phase])


def workers_added(event: ev.WorkersAdded, words: Speaker) -> str:
    """Virtual workers."""
    return tr(
        "{who} is joined by {workers} ({tile}).",
        who=words.who(event.seat),
        workers=workers_text(event.dice, event.phase),
        tile=words.side(event.tile),
    )


# ---------------------------------------------------------------- dice


def workers_retired(event: ev.WorkersRetired, words: Speaker) -> str:
    """Builders that have done their work."""
    pattern = mark("{who}: {workers} done, off to the Citizenry.")
    return tr(pattern, who=words.who(event.seat), workers=workers_text(event.dice, event.stack + 1))


def place_text(zone: str, key: str | int, words: Speaker) -> str:
    """Return where a die lies or lay: "in the Citizenry", "on Spice World"."""
    if zone == at.GOOD:
        return tr("on {world}", world=words.side(str(key)))
    if zone == at.SITE:
        return tr("on the {stack} under construction", stack=stack_word(int(key)))
    if zone in (at.COLUMN, at.SELECT):
        return tr("under {phase}", phase=phase_of(int(key)))
    named = {
        at.CUP: mark("in the cup"),
        at.CITIZENRY: mark("in the Citizenry"),
        at.DICTATE: mark("in the Dictate area"),
        at.SPENT: mark("on the finished tile"),
        at.UNASSIGNED: mark("among the wild dice"),
    }
    return tr(named.get(zone, mark("on the table")))


def die_gained(event: ev.DieGained, words: Speaker) -> str:
    """A new die, and by which tile."""
    return gained_text((event,), words)


def gained_text(events: Sequence[ev.DieGained], words: Speaker) -> str:
    """Return one line for equal dice that a tile brings to one place."""
    event = events[0]
    who, tile = words.who(event.seat), words.side(event.tile)
    die = dice_text([each.die for each in events])
    if event.zone == at.GOOD:
        text = mark("{who} gains {die} as {goods} on {tile}.")
        goods = tr("a good") if len(events) == 1 else tr("goods")
        return tr(text, who=who, die=die, goods=goods, tile=tile)
    pattern = mark("{who} gains {die} {place} ({tile}).")
    return tr(pattern, who=who, die=die, place=place_text(event.zone, event.key, words), tile=tile)


def die_short(event: ev.DieShort, words: Speaker) -> str:
    """A die the box no longer has."""
    return tr(
        "{who} gains nothing by {tile}: the supply has no {name} die left.",
        who=words.who(event.seat),
        tile=words.side(event.tile),
        name=die_name(COLOURS[event.colour]),
    )


def die_removed(event: ev.DieRemoved, words: Speaker) -> str:
    """A die given up."""
    place = place_text(event.zone, event.key, words)
    pattern = mark("{who} gives up {die} that lay {place}.")
    return tr(pattern, who=words.who(event.seat), die=dice_text((event.die,)), place=place)


def recruited(event: ev.Recruited, words: Speaker) -> str:
    """Dice paid back into the cup."""
    pattern = mark("{who} hires {dice} back for {cost}.")
    return tr(pattern, who=words.who(event.seat), dice=dice_text(event.dice), cost=money(event.cost))


def recalled(event: ev.Recalled, words: Speaker) -> str:
    """A die taken back."""
    return recalled_text((event,), words)


def recalled_text(events: Sequence[ev.Recalled], words: Speaker) -> str:
    """Return one line for all dice a seat took back in a row."""
    places: dict[str, list[Die]] = {}
    for event in events:
        places.setdefault(place_text(event.zone, event.key, words), []).append(event.die)
    parts = [tr("{dice} {place}", dice=dice_text(dice), place=place) for place, dice in places.items()]
    pattern = mark("{who} takes back into the cup: {dice}.")
    return tr(pattern, who=words.who(events[0].seat), dice=both(parts))


# ---------------------------------------------------------------- credits and points


def gain_text(event: ev.CreditsChanged, words: Speaker) -> str:
    """Return the sum moved, with what the limit swallowed: "+$2, 1 lost at the limit of $10"."""
    lost = event.wanted - event.amount
    sign = "+" if event.amount >= 0 else "−"
    moved = f"{sign}{money(abs(event.amount))}"
    if lost <= 0:
        return moved
    most = money(words.catalog.constants.max_credits)
    return tr("{moved}, {lost} lost at the limit of {most}", moved=moved, lost=money(lost), most=most)


def credits_changed(event: ev.CreditsChanged, words: Speaker) -> str:
    """The marker moved: how far, why, by which tile."""
    who = words.who(event.seat)
    if event.why == "lift":
        return tr("{who}: {from_} becomes {to}.", who=who, from_=money(0), to=money(event.amount))
    why = {
        "stock": mark("stocking"),
        "trade": mark("trading"),
        "buy": mark("buying VP"),
    }.get(event.why)
    source = words.side(event.tile) if event.tile else ""
    reason = ", ".join(filter(None, (tr(why) if why else "", source)))
    return _by(tr("{who}: {sum}", who=who, sum=gain_text(event, words)), reason) + "."


def vp_gained(event: ev.VpGained, words: Speaker) -> str:
    """Chips from the pool."""
    source = words.side(event.tile) if event.tile else ""
    why = {"consume": mark("consuming"), "buy": mark("bought")}.get(event.why)
    reason = ", ".join(filter(None, (tr(why) if why else "", source)))
    text = tr("{who}: +{vp}", who=words.who(event.seat), vp=points(event.amount))
    return _by(text, reason) + "."


def pool_emptied(_event: ev.PoolEmptied, _words: Speaker) -> str:
    """The beginning of the end."""
    return tr("The VP pool is used up: the 10-VP chips come in, and this round is the last.")


END_REASONS = {
    "pool": mark("the VP pool is used up"),
    "squares": mark("a tableau has reached {squares} squares"),
}


def reasons_text(reasons: Sequence[str], words: Speaker) -> str:
    """Return why the game ends."""
    squares = words.catalog.constants.end_tile_squares
    named = [tr(END_REASONS.get(reason, reason), squares=squares) for reason in reasons]
    return both(named)


def game_ended(event: ev.GameEnded, words: Speaker) -> str:
    """Why, and who has won."""
    why = reasons_text(event.reasons, words)
    names = both([words.who(seat) for seat in event.winners])
    best = points(max(event.scores, default=0))
    if len(event.winners) > 1:
        pattern = mark("The game is over: {why}. {names} share the victory with {best}.")
    elif event.scores.count(max(event.scores, default=0)) > 1:
        pattern = mark(
            "The game is over: {why}. {names} wins the tie at {best} by dice in the cup and credits."
        )
    else:
        pattern = mark("The game is over: {why}. {names} wins with {best}.")
    return tr(pattern, why=why, names=names, best=best)
