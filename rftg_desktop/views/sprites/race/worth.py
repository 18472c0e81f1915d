"""What a card is worth at the end, in signs: a chip with the points, then the cards that bring them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rftg_desktop.views.sprites.faces import Bit, Bits, PowerLine
from rftg_desktop.views.sprites.race.faces import GOODS
from rftg_desktop.views.sprites.race.powers import ANY_GOOD, EACH, MILITARY_WORLD, sign, text
from rftg_desktop.views.sprites.race.symbols import TRAITS

ROW = "end_game"


def worth_lines(bonuses: Iterable[Mapping[str, Any]]) -> tuple[PowerLine, ...]:
    """Write the lines of a card: those of equal points for single cards are one."""
    found: dict[int, list[Bit]] = {}
    others: list[PowerLine] = []
    for bonus in bonuses:
        if bonus["kind"] == "per_card":
            signs = found.setdefault(int(bonus["points"]), [])
            signs += [bit for bit in match_signs(bonus["match"]) if bit not in signs]
        else:
            others.append(PowerLine(ROW, OTHERS[bonus["kind"]](bonus)))
    lines = [PowerLine(ROW, (_points(points), *_joined(tuple(bits)))) for points, bits in found.items()]
    return (*others, *lines)


def _points(count: int) -> Bit:
    return Bit("points", str(count))


def match_signs(match: Mapping[str, Any]) -> Bits:
    """Write which cards a line counts."""
    wanted = {name: value for name, value in match.items() if value is not None}
    if "printed_name" in wanted:
        return (sign("named"),)
    if "good" in wanted:
        return (Bit(str(wanted.get("production") or "world"), str(wanted["good"])),)
    if "cost" in wanted:
        return (Bit("cost", str(wanted["cost"])),)
    trait = (sign(TRAITS[wanted["trait"]]),) if "trait" in wanted else ()
    if wanted.get("military"):
        return (*trait, MILITARY_WORLD)
    if trait:
        return trait
    kind = sign("develop" if wanted.get("type") == "development" else "world")
    row = (sign(wanted["power_row"]),) if "power_row" in wanted else ()
    return (kind, *row)


def _joined(bits: Bits) -> Bits:
    """Write what stands for all kinds as one sign, and both kinds of worlds of a good as the world."""
    for kind in ("production", "windfall"):
        each = tuple(Bit(kind, good) for good in GOODS)
        if set(each) <= set(bits):
            first = bits.index(each[0])
            rest = [bit for bit in bits if bit not in each]
            bits = (*rest[:first], Bit(kind, "any"), *rest[first:])
    for good in GOODS:
        pair = (Bit("production", good), Bit("windfall", good))
        if set(pair) <= set(bits):
            bits = tuple(Bit("world", good) if bit == pair[0] else bit for bit in bits if bit != pair[1])
    return bits


def _table(bonus: Mapping[str, Any]) -> Bits:
    steps = "·".join(str(points) for points in bonus["table"] if points)
    return (sign("colours"), text(steps))


def _for_each(*counted: Bit, number: str = "") -> Any:
    def made(bonus: Mapping[str, Any]) -> Bits:
        every = int(bonus.get(number) or 1) if number else 1
        many = (text(str(every)),) if every > 1 else ()
        return (_points(int(bonus["points"])), EACH, *many, *counted)

    return made


OTHERS = {
    "kinds_of_world": _table,
    "per_good_left": _for_each(ANY_GOOD),
    "per_military": _for_each(sign("military")),
    "per_negative_military": _for_each(Bit("military", "−1")),
    "per_prestige": _for_each(sign("prestige"), number="prestige"),
    "per_vp_chips": _for_each(Bit("vp", ""), number="chips"),
}
"""The kinds of lines that do not look at single cards."""
