"""Wording of the powers of Assign: Reassign, and what widens Dictate."""

from rftg_desktop.views.words.names import phase_name
from rftg_desktop.views.words.params import Params, dice_or, fit
from rftg_desktop.views.words.translation import either, mark, number, tr


def reassign_line(params: Params) -> str:
    """Return the sentence of a Reassign power."""
    parts = [tr("Once a round you may move {workers}", workers=_workers(params))]
    source = _columns(params.words("source") or params.words("from"))
    if params.flag("same_source"):
        parts.append(tr("out of the same column"))
    elif source:
        parts.append(tr("out of the {columns} column", columns=source))
    text = " ".join((*parts, _target(params))).replace(" ,", ",")
    return text + _rank(params.group("rank_limit")) + "."


def _workers(params: Params) -> str:
    least, most = params.number("count_min"), params.number("count_max", 1)
    dice, others = params.words("dice"), params.words("not_dice")
    if least == most and most > 1:
        count = tr("exactly {number}", number=number(most))
    else:
        count = either([number(each) for each in range(max(least, 1), most + 1)])
    if dice:
        pattern = tr("{count} {dice} worker") if most == 1 else tr("{count} {dice} workers")
        return pattern.format(count=count, dice=dice_or(dice))
    text = (tr("{count} worker") if most == 1 else tr("{count} workers")).format(count=count)
    return tr("{workers} other than {dice}", workers=text, dice=dice_or(others)) if others else text


def _columns(phases: tuple[str, ...]) -> str:
    return either([phase_name(phase) for phase in phases])


def _phases_to(params: Params) -> tuple[str, ...]:
    """The columns listed as targets; none for "any" and "selected"."""
    listed = params.words("phases")
    return listed or tuple(phase for phase in params.words("to") if phase not in {"selected", "listed"})


def _target(params: Params) -> str:
    if params.word("to") == "selected":
        return tr("to your selected phase")
    if phases := _phases_to(params):
        return tr("to the {columns} column", columns=_columns(phases))
    many = params.number("count_max", 1) > 1
    return tr(", each to any other column") if many else tr("to any other column")


def _rank(limit: Params) -> str:
    if not limit:
        return ""
    pattern = mark(
        ": {sole} if you own more {colours} worlds than every rival, "
        "{tied} if you share the lead, otherwise {less}"
    )
    return tr(
        pattern,
        sole=number(limit.number("sole_most")),
        tied=number(limit.number("tied_most")),
        less=tr("none") if limit.number("otherwise") == 0 else number(limit.number("otherwise")),
        colours=dice_or(limit.words("colours")),
    )


def reassign_short(params: Params) -> str:
    """Return the few words of a Reassign power."""
    most = params.number("count_max", 1)
    limit = params.group("rank_limit")
    count = str(most) if params.number("count_min") == most or most == 1 else f"1-{most}"
    dice = dice_or(params.words("dice"), short=True)
    source = "/".join(phase_name(phase) for phase in params.words("source") or params.words("from"))
    phases = "/".join(phase_name(phase) for phase in _phases_to(params))
    if limit:
        colours = dice_or(limit.words("colours"), short=True)
        return fit(tr("Most {colours}: move {count}", colours=colours, count=count))
    if others := dice_or(params.words("not_dice"), short=True):
        return fit(tr("Move {count}, not {dice}", count=count, dice=others))
    who = f"{count} {dice}" if dice else count
    if source:
        return fit(tr("Move {who} from {phase}", who=who, phase=source), tr("From {phase}", phase=source))
    if params.word("to") == "selected":
        return fit(tr("Move {who} to selected", who=who), tr("{who} to selected", who=who))
    if phases:
        return fit(tr("Move {who} to {phase}", who=who, phase=phases), tr("To {phase}", phase=phases))
    return fit(tr("Move {who}", who=who))


def dictate_repeat_line(params: Params) -> str:
    """Return the sentence for more than one Dictate."""
    del params
    return tr("You may Dictate as often as you like in a round, parking one more worker each time.")


def dictate_repeat_short(params: Params) -> str:
    """Return the few words for more than one Dictate."""
    del params
    return fit(tr("Dictate again and again"))


def dictate_targets_line(params: Params) -> str:
    """Return the sentence for a Dictate that moves several workers."""
    most = number(params.number("count_max", 1))
    return tr("When you Dictate, you may move up to {most} workers, each to any other column.", most=most)


def dictate_targets_short(params: Params) -> str:
    """Return the few words for a Dictate that moves several workers."""
    return fit(tr("Dictate moves up to {most}", most=params.number("count_max", 1)))
