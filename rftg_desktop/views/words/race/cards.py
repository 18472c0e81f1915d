"""Cards in words: what a card is, what it does, what it is worth at the end."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import groupby
from typing import Any, Final

from rftg_desktop.rules.race.catalog import Card, Catalog
from rftg_desktop.rules.race.powers import scoring as end
from rftg_desktop.views.words.forms import upper_first
from rftg_desktop.views.words.names import points
from rftg_desktop.views.words.race.names import good_name, kind_name, phase_name, set_name, trait_name
from rftg_desktop.views.words.race.powers import power_line
from rftg_desktop.views.words.translation import either, mark, tr


def kind_text(card: Card) -> str:
    """Return "Genes windfall world, cost 3", "Military world, defence 5", "Development, cost 6"."""
    if not card.is_world:
        return tr("{kind}, cost {cost}", kind=upper_first(kind_name(card.kind)), cost=card.cost)
    military, price = mark("{sort}, military, defence {cost}"), mark("{sort}, cost {cost}")
    return tr(military if card.military else price, sort=upper_first(_sort(card)), cost=card.cost)


def _sort(card: Card) -> str:
    kind = good_name(card.good) if card.good else ""
    pattern = {
        "none": mark("gray world"),
        "production": mark("{kind} production world"),
        "windfall": mark("{kind} windfall world"),
    }[card.production]
    if card.good == "any":
        pattern = mark("windfall world of any kind")
    return tr(pattern, kind=kind)


def traits_text(card: Card) -> str:
    """Return the keywords that other cards ask for: "Rebel, Uplift, chromosome"."""
    return ", ".join(trait_name(trait) for trait in card.traits if trait != "prestige")


def explain_card(catalog: Catalog, card: Card) -> tuple[str, ...]:
    """Return what a card does and is worth, line by line: for the inspector."""
    lines = [power_line(power) for power in card.powers]
    if card.is_windfall:
        lines.append(tr("Windfall: it arrives with a good; another one takes a bonus or a power."))
    if card.end_bonus:
        lines.append(bonus_line(catalog, card))
    if not lines:
        lines.append(tr("It has no power."))
    if "prestige" in card.traits:
        lines.append(tr("Prestige symbol: with The Brink of War, 1 prestige when you place it."))
    if keywords := traits_text(card):
        lines.append(tr("Keywords: {keywords}.", keywords=keywords))
    if card.vp or not card.end_bonus:
        lines.append(tr("Worth {vp}.", vp=points(card.vp)))
    return (*lines, *status_lines(card))


def status_lines(card: Card) -> list[str]:
    """Return what the reader should know about where the values come from."""
    if card.house_made:
        return [tr("House-made value: it is not that of the printed card.")]
    return []


def origin_text(card: Card) -> str:
    """Return the set, and the number of a start world: "Base game, start world 3"."""
    if card.start is None:
        return set_name(card.set)
    return tr("{set}, start world {number}", set=set_name(card.set), number=card.start)


# ---------------------------------------------------------------- the end of the game


def bonus_line(catalog: Catalog, card: Card) -> str:
    """Return what a card is worth at the end: "At the end: 2 VP for each ...; 1 VP for each other ..."."""
    per_card = [line for line in card.end_bonus if isinstance(line, end.PerCard)]
    parts = [
        tr("{vp} for each {things}", vp=points(each), things=things)
        for each, things, _ in per_card_groups(catalog, per_card)
    ]
    parts += [BONUSES[type(line)](line) for line in card.end_bonus if not isinstance(line, end.PerCard)]
    return tr("At the end: {parts}.", parts="; ".join(parts))


def per_card_groups(
    catalog: Catalog, lines: list[end.PerCard]
) -> Iterable[tuple[int, str, list[end.PerCard]]]:
    """Word what lines count, those of equal points together: the points, "other military world", the lines.

    A card counts for the first line it fits: what an earlier one may have counted is an "other" card.
    """
    earlier: tuple[end.Match, ...] = ()
    for each, group in groupby(lines, key=lambda line: line.points_each):
        alike = list(group)
        matches = [line.match for line in alike]
        others = [_overlaps(catalog, match, earlier) for match in matches]
        earlier += tuple(matches)
        yield each, either(_things(matches, others)), alike


def _things(matches: list[end.Match], others: list[bool]) -> list[str]:
    """Return what is counted; worlds that differ in kind of good or in sort only are joined."""
    flags = dict(zip(matches, others, strict=True))
    worlds = [match for match in matches if _is_plain_world(match)]
    sorts = {match.good: [w.production for w in worlds if w.good == match.good] for match in worlds}
    found = {}
    for match in matches:
        if match not in worlds:
            found[match] = _matched(match, other=flags[match])
            continue
        alike = [good for good in sorts if sorts[good] == sorts[match.good]]
        first = next(world for world in worlds if world.good in alike)
        kinds = either([good_name(good or "") for good in alike])
        text = tr(
            "{kinds} {sorts} world", kinds=kinds, sorts=either(list(map(_sort_name, sorts[match.good])))
        )
        other = any(flags[world] for world in worlds if world.good in alike)
        found[first] = tr("other {thing}", thing=text) if other else text
    return list(found.values())


def _is_plain_world(match: end.Match) -> bool:
    """Tell whether a line asks for a world by its kind of good and its sort alone."""
    plain = end.Match(kind="world", good=match.good, production=match.production)
    return match == plain and None not in (match.good, match.production)


def _sort_name(sort: str | None) -> str:
    return tr({"production": mark("production"), "windfall": mark("windfall")}.get(sort or "", ""))


@lru_cache(maxsize=512)
def _overlaps(catalog: Catalog, match: end.Match, earlier: tuple[end.Match, ...]) -> bool:
    fitting = [card for card in catalog.cards.values() if match.fits(card)]
    return any(other.fits(card) for card in fitting for other in earlier)


def _matched(match: end.Match, *, other: bool) -> str:
    """Return the cards that a line counts: "Genes production world", "other military world"."""
    if match.printed_name is not None:
        return match.printed_name
    thing = kind_name(match.kind) if match.kind else tr("card")
    before = [
        _sort_name(match.production),
        tr("military") if match.military else "",
        good_name(match.good) if match.good else "",
        trait_name(match.trait) if match.trait not in (None, "chromosome") else "",
        tr("other") if other else "",
    ]
    thing = " ".join([*filter(None, reversed(before)), thing])
    return thing + _with(match)


def _with(match: end.Match) -> str:
    """Return what is said of a card after its name."""
    if match.trait == "chromosome":
        return tr(" with a chromosome")
    if match.cost is not None:
        return tr(" of cost {cost}", cost=match.cost)
    if match.power_row is not None:
        return tr(" with a power of {phase}", phase=phase_name(match.power_row))
    return ""


def _per_military(line: end.PerMilitary) -> str:
    return tr("{vp} for each point of your Military", vp=points(line.points_each))


def _per_negative_military(line: end.PerNegativeMilitary) -> str:
    return tr("{vp} for each point of your Military below 0", vp=points(line.points_each))


def _per_vp_chips(line: end.PerVpChips) -> str:
    return tr("{vp} for every {chips} VP in chips", vp=points(line.points_each), chips=line.chips)


def _per_prestige(line: end.PerPrestige) -> str:
    if line.prestige == 1:
        return tr("{vp} for each prestige", vp=points(line.points_each))
    return tr("{vp} for every {count} prestige", vp=points(line.points_each), count=line.prestige)


def _kinds_of_world(line: end.KindsOfWorld) -> str:
    steps = either([str(value) for value in line.table[1:]])
    kinds = either([str(count) for count in range(1, len(line.table))])
    return tr("{steps} VP for {kinds} kinds of good among your worlds", steps=steps, kinds=kinds)


def _per_good_left(line: end.PerGoodLeft) -> str:
    return tr("{vp} for each good left on your worlds", vp=points(line.points_each))


BONUSES: Final[Mapping[type[end.Bonus], Callable[[Any], str]]] = {
    end.KindsOfWorld: _kinds_of_world,
    end.PerGoodLeft: _per_good_left,
    end.PerMilitary: _per_military,
    end.PerNegativeMilitary: _per_negative_military,
    end.PerPrestige: _per_prestige,
    end.PerVpChips: _per_vp_chips,
}
"""Every kind of line at the end but those that count cards."""
