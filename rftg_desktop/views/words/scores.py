"""Scores in words: the breakdown of one seat, the sum behind every bonus, and the table of results."""

from collections.abc import Mapping, Sequence
from typing import Final

from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.powers.scoring import ScoreBonus
from rftg_desktop.rules.roll.scoring import Bonus, Score
from rftg_desktop.views.words.names import money, points
from rftg_desktop.views.words.params import colours_or
from rftg_desktop.views.words.pieces import Speaker, side_name
from rftg_desktop.views.words.round_lines import reasons_text
from rftg_desktop.views.words.translation import mark, tr, trn

# ---------------------------------------------------------------- the breakdown of one seat


def score_lines(score: Score, catalog: Catalog) -> tuple[str, ...]:
    """Return a score as sentences, the tiles in one line."""
    lines = [tr("VP chips: {vp}", vp=points(score.chips))]
    tiles = ", ".join(
        tr("{tile} {cost}", tile=side_name(catalog, side), cost=cost) for side, cost in score.tiles
    )
    total = sum(cost for _, cost in score.tiles)
    lines.append(tr("Tiles: {vp} ({tiles})", vp=points(total), tiles=tiles))
    lines += [bonus_text(bonus, catalog, score.chips) for bonus in score.bonuses]
    lines.append(tr("Total: {vp}", vp=points(score.total)))
    lines.append(tie_break_text(score))
    return tuple(lines)


def tie_break_text(score: Score) -> str:
    """Return what counts in a tie: "Tie-break: 5 dice in the cup + $3 = 8"."""
    return tr("Tie-break: {sum}", sum=tie_break_sum(score))


def tie_break_sum(score: Score) -> str:
    """Return the sum itself: "5 dice in the cup + $3 = 8"."""
    dice = trn("{count} die in the cup", "{count} dice in the cup", score.dice)
    return tr("{dice} + {money} = {sum}", dice=dice, money=money(score.credits), sum=score.tie_break)


# What a bonus counts: one, several.
_COUNTED: Final[Mapping[str, tuple[str, str]]] = {
    "developments": (mark("development"), mark("developments")),
    "developments_without_reassign": (
        mark("development without Reassign"),
        mark("developments without Reassign"),
    ),
    "die_colours": (mark("die colour"), mark("die colours")),
    "goods": (mark("good"), mark("goods")),
    "citizenry_dice": (mark("die in the Citizenry"), mark("dice in the Citizenry")),
    "military_dice": (mark("Military die"), mark("Military dice")),
    "worlds": (mark("{colours} world"), mark("{colours} worlds")),
    "cost_of_developments": (mark("cost of developments"),) * 2,
    "cost_of_reassign_developments": (mark("cost of developments with Reassign"),) * 2,
    "cost_of_worlds": (mark("cost of {colours} worlds"),) * 2,
}


def bonus_text(bonus: Bonus, catalog: Catalog, chips: int) -> str:
    """Return a bonus with its sum: "Galactic Federation: 14 cost of developments / 3, rounded up = 5"."""
    total = bonus_sum(bonus, catalog, chips)
    return tr("{tile}: {sum}", tile=side_name(catalog, bonus.tile), sum=total)


def bonus_sum(bonus: Bonus, catalog: Catalog, chips: int) -> str:
    """Return the sum behind a bonus: "14 cost of developments / 3, rounded up = 5"."""
    if bonus.metric == "vp_chips_triangular":
        following = points((bonus.counted + 1) * (bonus.counted + 2) // 2)
        pattern = mark("{chips} in chips = {points} (the next one at {following})")
        return tr(pattern, chips=points(chips), points=bonus.points, following=following)
    return tr("{formula} = {points}", formula=_formula(bonus, catalog), points=bonus.points)


def _formula(bonus: Bonus, catalog: Catalog) -> str:
    power = _power_of(bonus, catalog)
    one, many = _COUNTED.get(bonus.metric, (bonus.metric.replace("_", " "),) * 2)
    things = tr(one if bonus.counted == 1 else many, colours=colours_or(power.colours if power else ()))
    text = tr("{count} {things}", count=bonus.counted, things=" ".join(things.split()))
    if power is None:
        return text
    if power.numerator > 1:
        text = tr("{formula} × {number}", formula=text, number=power.numerator)
    if power.denominator > 1:
        text = tr("{formula} / {number}", formula=text, number=power.denominator)
    if bonus.counted * power.numerator % power.denominator:
        text = tr("{formula}, rounded up", formula=text)
    return text


def _power_of(bonus: Bonus, catalog: Catalog) -> ScoreBonus | None:
    side = catalog.sides.get(bonus.tile)
    for power in side.powers if side else ():
        if isinstance(power, ScoreBonus) and power.metric == bonus.metric:
            return power
    return None


def end_line(reasons: Sequence[str], catalog: Catalog) -> str:
    """Return why the game has ended."""
    why = reasons_text(reasons, Speaker((), catalog))
    return tr("The game ended because {why}.", why=why)
