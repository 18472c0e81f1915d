"""The wording of a power, made from its data: a sentence for the inspector, a few words for the plate.

Each kind of power has one entry in each of two tables; a test walks over all the data and sees that none is
missing. The sentences say what happens and leave the rest (limits, special cases) to the rules, where every
kind has a paragraph ``power-<kind>``.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from rftg_desktop.views.words import assigning, income
from rftg_desktop.views.words.names import (
    dice_phrase,
    die_name,
    money,
    phase_name,
    tile_kind_name,
    worker_name,
)
from rftg_desktop.views.words.params import SHORT_LENGTH, Params, Wording, colours_or, dice_or, fit, tile_of
from rftg_desktop.views.words.translation import both, either, number, tr

__all__ = ["KINDS", "SHORT_LENGTH", "power_anchor", "power_line", "power_lines", "power_short"]


def power_line(kind: str, params: Mapping[str, object], when: str) -> str:
    """Return the power as a full sentence, for tooltip and inspector."""
    wording = _LINES.get(kind)
    if wording is None:
        return tr("A power this version has no words for: {kind}.", kind=kind.replace("_", " "))
    return wording(Params(params, when))


def power_short(kind: str, params: Mapping[str, object], when: str) -> str:
    """Return the power in at most 24 characters, for the plate."""
    wording = _SHORTS.get(kind)
    if wording is None:
        return fit(kind.replace("_", " ").capitalize())
    return wording(Params(params, when))


def power_anchor(kind: str) -> str:
    """Return the anchor of the rules' paragraph on this kind of power."""
    return f"power-{kind}"


def power_lines(powers: Iterable[Mapping[str, object]]) -> tuple[str, ...]:
    """Return a tile's powers as sentences, equal dice gained together in one.

    Each power is a mapping that holds ``kind`` and ``when`` beside its parameters.
    """
    merged: list[dict[str, object]] = []
    for power in powers:
        new = dict(power)
        if new["kind"] == "gain_die":
            new["count"] = new.get("count") or 1
            last = merged[-1] if merged else {}
            if {**last, "count": 0} == {**new, "count": 0}:
                merged[-1]["count"] = _count(last) + _count(new)
                continue
        merged.append(new)
    return tuple(power_line(str(each["kind"]), each, str(each["when"])) for each in merged)


def _count(power: Mapping[str, object]) -> int:
    return Params(power, "").number("count", 1)


# ---------------------------------------------------------------- building


def _discounted(params: Params, *, short: bool) -> str:
    """The tiles a discount is for."""
    kind = tile_kind_name(params.word("target"), 2)
    if colours := params.words("colours"):
        names = colours_or(colours, short=True) if short else both([colours_or([each]) for each in colours])
        return f"{names} {kind}"
    if params.flag("requires_reassign"):
        return tr("Reassign tiles") if short else tr("{kinds} with a Reassign power", kinds=kind)
    if params.flag("exclude_self"):
        return tr("later {kinds}", kinds=kind) if short else tr("{kinds} after this one", kinds=kind)
    return kind


def _discount_line(params: Params) -> str:
    amount, floor = params.number("amount", 1), params.number("floor", 1)
    tiles = _discounted(params, short=False)
    fewer = tr("{number} {workers} fewer", number=number(amount), workers=worker_name(params.when, amount))
    if floor > 1:
        pattern = tr("{tiles} take you {fewer}; this never brings the need below {floor}.")
    else:
        pattern = tr("{tiles} take you {fewer}, never less than {floor}.")
    return pattern.format(tiles=tiles[:1].upper() + tiles[1:], fewer=fewer, floor=number(floor))


def _discount_short(params: Params) -> str:
    amount, tiles = params.number("amount", 1), _discounted(params, short=True)
    return fit(
        tr("-{amount} for {tiles}", amount=amount, tiles=tiles),
        tr("-{amount} {tiles}", amount=amount, tiles=tiles),
    )


def _everyone(params: Params) -> bool:
    return params.flag("every") or params.flag("all")


def _return_workers_line(params: Params) -> str:
    dice = params.words("dice")
    if _everyone(params):
        count = tr("all")
    else:
        count = tr(
            "{count} of the",
            count=either([number(n) for n in range(params.number("min", 1), params.number("max", 1) + 1)]),
        )
    workers = " ".join(filter(None, (dice_or(dice), worker_name(params.when, 2))))
    return tr(
        "When you finish {tile}, {count} {workers} it used go to your cup instead of the Citizenry.",
        tile=tile_of(params),
        count=count,
        workers=workers,
    )


def _return_workers_short(params: Params) -> str:
    dice, workers = dice_or(params.words("dice"), short=True), worker_name(params.when, 2)
    if _everyone(params):
        return fit(tr("{dice} {workers} to cup", dice=dice, workers=workers).strip())
    least, most = params.number("min", 1), params.number("max", 1)
    return fit(tr("{least}-{most} {workers} to cup", least=least, most=most, workers=workers))


# ---------------------------------------------------------------- exploring, producing, shipping


def _stock_value_line(params: Params) -> str:
    die, amount = die_name(params.word("die")), money(params.number("amount"))
    return tr("Your {die} explorers bring {amount} each when they stock.", die=die, amount=amount)


def _stock_value_short(params: Params) -> str:
    die, amount = die_name(params.word("die"), short=True), money(params.number("amount"))
    return fit(tr("{die} stocks for {amount}", die=die, amount=amount))


def _extra_worker_line(params: Params) -> str:
    phase, worker = phase_name(params.when), worker_name(params.when)
    workers = both(
        [tr("a virtual {die} {worker}", die=die_name(die), worker=worker) for die in params.words("dice")]
    )
    return tr("In {phase} you have {workers} besides your own.", phase=phase, workers=workers)


def _extra_worker_short(params: Params) -> str:
    dice = params.words("dice")
    names = " + ".join(die_name(die, short=True) for die in dice)
    worker = worker_name(params.when, len(dice))
    return fit(tr("Extra {dice} {worker}", dice=names, worker=worker), tr("Extra {dice}", dice=names))


def _scout_on_top_line(params: Params) -> str:
    del params
    return tr("Tiles you scout may go on top of a stack instead of underneath.")


def _scout_on_top_short(params: Params) -> str:
    del params
    return fit(tr("Scouted tiles on top"))


def _draw_extra_tile_line(params: Params) -> str:
    count = params.number("count", 1)
    one = tr("When Explore ends, draw one more tile and put it underneath a stack.")
    many = tr("When Explore ends, draw {count} more tiles and put them underneath your stacks.")
    return one if count == 1 else many.format(count=number(count))


def _draw_extra_tile_short(params: Params) -> str:
    count = params.number("count", 1)
    return fit(tr("Draw 1 more tile") if count == 1 else tr("Draw {count} more tiles", count=count))


def _rearrange_line(params: Params) -> str:
    del params
    return tr("During Explore you may reorder, turn over and move the tiles of your own stacks.")


def _rearrange_short(params: Params) -> str:
    del params
    return fit(tr("Rearrange your stacks"))


def _good_capacity_line(params: Params) -> str:
    extra = params.number("extra", 1)
    one = tr("Each of your worlds that is not gray has room for one more good.")
    many = tr("Each of your worlds that is not gray has room for {extra} more goods.")
    return one if extra == 1 else many.format(extra=number(extra))


def _good_capacity_short(params: Params) -> str:
    return fit(tr("+{extra} good per world", extra=params.number("extra", 1)))


# ---------------------------------------------------------------- once, when placed


def _remove_die_line(params: Params) -> str:
    count = params.number("count", 1)
    one = tr("When placed, return one of your dice, from anywhere, to the supply.")
    many = tr("When placed, return {count} of your dice, from anywhere, to the supply.")
    return one if count == 1 else many.format(count=number(count))


def _remove_die_short(params: Params) -> str:
    count = params.number("count", 1)
    return fit(tr("Give up 1 die") if count == 1 else tr("Give up {count} dice", count=count))


def _gain_die_line(params: Params) -> str:
    count, place = params.number("count", 1), params.word("to", "citizenry")
    dice = dice_phrase(params.word("die"), count, new=True)
    if place == "good":
        one, many = tr("{dice} arrives on this world as a good"), tr("{dice} arrive on this world as goods")
    elif place == "cup":
        one, many = tr("{dice} goes to your cup"), tr("{dice} go to your cup")
    else:
        one, many = tr("{dice} goes to your Citizenry"), tr("{dice} go to your Citizenry")
    return tr("When placed, {what}.", what=(one if count == 1 else many).format(dice=dice))


def _gain_die_short(params: Params) -> str:
    count, place = params.number("count", 1), params.word("to", "citizenry")
    die = die_name(params.word("die"), short=True)
    end = {"good": tr("as a good"), "cup": tr("to cup")}.get(place, tr("to Citizenry"))
    return fit(f"+{count} {die} {end}", f"+{count} {die}")


def _starting_credits_line(params: Params) -> str:
    return tr("You start the game with {amount}.", amount=money(params.number("amount")))


def _starting_credits_short(params: Params) -> str:
    return fit(tr("Start with {amount}", amount=money(params.number("amount"))))


_LINES: Final[Mapping[str, Wording]] = {
    "buy_vp": income.buy_vp_line,
    "dictate_repeat": assigning.dictate_repeat_line,
    "dictate_targets": assigning.dictate_targets_line,
    "discount": _discount_line,
    "draw_extra_tile": _draw_extra_tile_line,
    "extra_worker": _extra_worker_line,
    "gain_credits": income.gain_credits_line,
    "gain_die": _gain_die_line,
    "gain_vp": income.gain_vp_line,
    "good_capacity": _good_capacity_line,
    "rearrange_construction": _rearrange_line,
    "reassign": assigning.reassign_line,
    "remove_die": _remove_die_line,
    "return_workers": _return_workers_line,
    "score_bonus": income.score_bonus_line,
    "scout_on_top": _scout_on_top_line,
    "starting_credits": _starting_credits_line,
    "stock_value": _stock_value_line,
}
_SHORTS: Final[Mapping[str, Wording]] = {
    "buy_vp": income.buy_vp_short,
    "dictate_repeat": assigning.dictate_repeat_short,
    "dictate_targets": assigning.dictate_targets_short,
    "discount": _discount_short,
    "draw_extra_tile": _draw_extra_tile_short,
    "extra_worker": _extra_worker_short,
    "gain_credits": income.gain_credits_short,
    "gain_die": _gain_die_short,
    "gain_vp": income.gain_vp_short,
    "good_capacity": _good_capacity_short,
    "rearrange_construction": _rearrange_short,
    "reassign": assigning.reassign_short,
    "remove_die": _remove_die_short,
    "return_workers": _return_workers_short,
    "score_bonus": income.score_bonus_short,
    "scout_on_top": _scout_on_top_short,
    "starting_credits": _starting_credits_short,
    "stock_value": _stock_value_short,
}
KINDS: Final = frozenset(_LINES)
"""The kinds of power that have words."""
