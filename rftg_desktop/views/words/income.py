"""Wording of what powers pay: credits, VP chips, and VP at the end of the game."""

from collections.abc import Mapping
from typing import Final

from rftg_desktop.views.words.names import die_name, money, phase_name, points, tile_kind_name
from rftg_desktop.views.words.params import Params, colours_or, dice_or, fit, tile_of
from rftg_desktop.views.words.translation import mark, number, tr

# ---------------------------------------------------------------- credits and chips


def gain_credits_line(params: Params) -> str:
    """Return the sentence of a power that pays credits."""
    return _gain_line(params, money(params.number("amount")))


def gain_vp_line(params: Params) -> str:
    """Return the sentence of a power that pays VP chips."""
    return _gain_line(params, points(params.number("amount")))


def _gain_line(params: Params, gain: str) -> str:
    timing = params.word("timing", "immediate")
    places = _from_worlds(params)
    if timing == "on_trade":
        return tr("Whenever you trade{places}, take {gain} more.", places=places, gain=gain)
    if timing == "on_consume":
        return tr("Whenever you consume{places}, take {gain} as well.", places=places, gain=gain)
    if timing == "on_complete":
        return tr("Whenever you finish {tile}, take {gain}.", tile=tile_of(params), gain=gain)
    if params.when == "immediate":
        return tr("When placed, take {gain}.", gain=gain)
    phase = phase_name(params.when)
    what = _per(params.group("per")) + _condition(params.group("condition"))
    return tr("When {phase} ends, take {gain}{what}.", phase=phase, gain=gain, what=what)


def _from_worlds(params: Params) -> str:
    colours = params.words("colours")
    return tr(" from a {colours} world", colours=colours_or(colours)) if colours else ""


def _per(per: Params) -> str:
    if not per:
        return ""
    if per.word("count") == "goods":
        if dice := per.words("good_dice"):
            return tr(" for each {dice} die lying on your worlds as a good", dice=dice_or(dice))
        if colours := per.words("world_colours"):
            return tr(" for each good on your {colours} worlds", colours=colours_or(colours))
        return tr(" for each good on your worlds")
    dice_names, every = dice_or(per.words("dice")), per.number("every", 1)
    if every == 1:
        return tr(" for each {dice} die in your Citizenry", dice=dice_names)
    pattern = mark(" for every {every} {dice} dice in your Citizenry, a smaller rest counting in full")
    return tr(pattern, every=number(every), dice=dice_names)


def _condition(condition: Params) -> str:
    test = condition.word("test")
    if test == "most":
        kind = {"developments": "development", "worlds": "world"}.get(condition.word("metric"), "")
        return tr(" if you own more {kinds} than every rival", kinds=tile_kind_name(kind, 2))
    if test == "highest_cost_world":
        return tr(" if the costliest world in play is yours and no rival has one as costly")
    if test == "scouted_with_die":
        pattern = mark(" if any {die} explorer of yours scouted in this phase")
        return tr(pattern, die=die_name(condition.word("die")))
    return ""


def gain_credits_short(params: Params) -> str:
    """Return the few words of a power that pays credits."""
    return _gain_short(params, f"+{money(params.number('amount'))}")


def gain_vp_short(params: Params) -> str:
    """Return the few words of a power that pays VP chips."""
    return _gain_short(params, f"+{points(params.number('amount'))}")


def _gain_short(params: Params, gain: str) -> str:
    timing = params.word("timing", "immediate")
    colours = colours_or(params.words("colours"), short=True)
    what = {
        "on_trade": tr("trade"),
        "on_consume": tr("consume"),
        "on_complete": tile_kind_name(params.word("target")),
    }.get(timing)
    if what is not None:
        named = f"{colours} {what}" if colours else what
        return fit(
            tr("{gain} per {what}", gain=gain, what=named), tr("{gain} per {what}", gain=gain, what=colours)
        )
    if params.when == "immediate":
        return gain
    if per := params.group("per"):
        return _per_short(per, gain)
    if condition := params.group("condition"):
        return _condition_short(condition, gain)
    return fit(tr("{gain} as {phase} ends", gain=gain, phase=phase_name(params.when)))


def _per_short(per: Params, gain: str) -> str:
    if per.word("count") == "goods":
        if dice := dice_or(per.words("good_dice"), short=True):
            return fit(tr("{gain} per {dice} die good", gain=gain, dice=dice))
        colours = colours_or(per.words("world_colours"), short=True)
        return fit(tr("{gain} per {colours} good", gain=gain, colours=colours).replace("  ", " "))
    dice, every = dice_or(per.words("dice"), short=True), per.number("every", 1)
    named = f"{every} {dice}" if every > 1 else dice
    return fit(
        tr("{gain} per {dice} resting", gain=gain, dice=named),
        tr("{gain}/{dice} resting", gain=gain, dice=named),
    )


def _condition_short(condition: Params, gain: str) -> str:
    test = condition.word("test")
    if test == "most":
        kinds = {"developments": tr("devs")}.get(condition.word("metric"), condition.word("metric"))
        return fit(tr("{gain} if most {kinds}", gain=gain, kinds=kinds))
    if test == "highest_cost_world":
        return fit(tr("{gain} if costliest world", gain=gain))
    if test == "scouted_with_die":
        return fit(tr("{gain} if {die} scouted", gain=gain, die=die_name(condition.word("die"), short=True)))
    return fit(tr("{gain} on a condition", gain=gain))


def buy_vp_line(params: Params) -> str:
    """Return the sentence of a power that sells VP chips."""
    cost, gain = money(params.number("cost", 1)), points(params.number("vp", 1))
    return tr("After each trade you may pay {cost} for {gain}.", cost=cost, gain=gain)


def buy_vp_short(params: Params) -> str:
    """Return the few words of a power that sells VP chips."""
    cost, gain = money(params.number("cost", 1)), points(params.number("vp", 1))
    return fit(tr("Trade: {cost} for {gain}", cost=cost, gain=gain))


# ---------------------------------------------------------------- end of the game

_FRACTIONS: Final[Mapping[tuple[int, int], str]] = {
    (1, 2): mark("half"),
    (1, 3): mark("a third"),
    (2, 3): mark("two thirds"),
    (1, 4): mark("a quarter"),
}
# What is counted one by one: long, short.
_COUNTED: Final[Mapping[str, tuple[str, str]]] = {
    "developments": (mark("of your developments"), mark("development")),
    "developments_without_reassign": (
        mark("of your developments without a Reassign power"),
        mark("non-Reassign"),
    ),
    "die_colours": (mark("different colour among all your dice"), mark("die colour")),
    "goods": (mark("good on your worlds"), mark("good")),
    "military_dice": (mark("of your Military dice"), mark("Military die")),
    "worlds": (mark("of your {colours} worlds"), mark("{colours} world")),
}
# What is added up: long, short.
_SUMMED: Final[Mapping[str, tuple[str, str]]] = {
    "cost_of_developments": (mark("your developments"), mark("dev costs")),
    "cost_of_reassign_developments": (
        mark("your developments with a Reassign power"),
        mark("Reassign costs"),
    ),
    "cost_of_worlds": (mark("your {colours} worlds"), mark("{colours} costs")),
}


def score_bonus_line(params: Params) -> str:
    """Return the sentence of a bonus at the end of the game."""
    metric = params.word("metric")
    if metric == "vp_chips_triangular":
        pattern = mark(
            "At the end: 1 VP if you have VP chips at all, 2 from 3 VP on, "
            "3 from 6, 4 from 10, 5 from 15, and so on."
        )
        return tr(pattern)
    top, bottom = params.number("numerator", 1), params.number("denominator", 1)
    colours = colours_or(params.words("colours"))
    if metric in _SUMMED:
        tiles = _with_colours(_SUMMED[metric][0], colours)
        if bottom == 1:
            return tr("At the end: {times} the cost of {tiles} in VP.", times=top, tiles=tiles)
        part = _fraction(top, bottom)
        return tr(
            "At the end: {part} of the total cost of {tiles} in VP, rounded up.", part=part, tiles=tiles
        )
    things = _with_colours(_COUNTED[metric][0], colours) if metric in _COUNTED else metric.replace("_", " ")
    if bottom == 1:
        return tr("At the end: {gain} for each {things}.", gain=points(top), things=things)
    part = _fraction(top, bottom)
    return tr("At the end: {part} of a VP for each {things}, the sum rounded up.", part=part, things=things)


def _with_colours(pattern: str, colours: str) -> str:
    return " ".join(tr(pattern, colours=colours).split())


def _fraction(top: int, bottom: int) -> str:
    return tr(_FRACTIONS[top, bottom]) if (top, bottom) in _FRACTIONS else f"{top}/{bottom}"


def score_bonus_short(params: Params) -> str:
    """Return the few words of a bonus at the end of the game."""
    metric = params.word("metric")
    if metric == "vp_chips_triangular":
        return fit(tr("Bonus by VP chips"))
    top, bottom = params.number("numerator", 1), params.number("denominator", 1)
    colours = colours_or(params.words("colours"), short=True)
    part = str(top) if bottom == 1 else f"{top}/{bottom}"
    if metric in _SUMMED:
        return fit(tr("{part} of {costs}", part=part, costs=_with_colours(_SUMMED[metric][1], colours)))
    thing = _with_colours(_COUNTED[metric][1], colours) if metric in _COUNTED else metric.replace("_", " ")
    return fit(tr("{part} VP per {thing}", part=part, thing=thing))
