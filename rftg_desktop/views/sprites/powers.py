"""Powers in signs: one short line for each kind of power, made from its plain parameters.

The line holds no words, so it needs no translation; the inspector has the sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rftg_desktop.views.sprites.faces import Bit, Bits, PowerLine

Parameters = Mapping[str, Any]

ARROW = Bit("glyph", "arrow")


def text(words: str) -> Bit:
    """Make a bit of text."""
    return Bit("text", words)


def _names(value: object) -> tuple[str, ...]:
    """Read a name, a list of names, or nothing."""
    if value is None:
        return ()
    if isinstance(value, str):
        return (value,)
    return tuple(str(item) for item in value) if isinstance(value, Sequence) else ()


def _field(params: Parameters, *names: str) -> Any:
    """Read a field that may bear another name where Python reserves the first."""
    for name in names:
        if name in params:
            return params[name]
    return None


def _dice(params: Parameters, *names: str) -> Bits:
    return tuple(Bit("die", name) for name in _names(_field(params, *names)) if name != "any")


def _worlds(params: Parameters, name: str = "colours") -> Bits:
    return tuple(Bit("world", colour) for colour in _names(params.get(name)))


def _count(params: Parameters, most: str = "count_max", least: str = "count_min") -> str:
    number = int(params.get(most) or 1)
    if number <= 1:
        return "1"
    return str(number) if params.get(least) == number else f"1–{number}"


def _target(params: Parameters) -> Bit:
    return Bit("glyph", "develop" if params.get("target") == "development" else "settle")


def _phases(value: object) -> Bits:
    named = {"any": Bit("glyph", "any"), "selected": Bit("glyph", "selected")}
    return tuple(named.get(name, Bit("glyph", name)) for name in _names(value) if name != "later")


def _reassign(params: Parameters) -> Bits:
    who = _dice(params, "dice")
    if not who:
        barred = _dice(params, "not_dice")
        who = (Bit("glyph", "die"), text("≠"), *barred) if barred else (Bit("glyph", "die"),)
    source = _phases(_field(params, "from", "from_", "source"))
    source = tuple(bit for bit in source if bit.value not in ("occurring", "not_occurring"))
    target = _phases(params.get("phases") if params.get("to") == "listed" else params.get("to"))
    limit = (Bit("glyph", "most"), Bit("world", "novelty")) if params.get("rank_limit") else ()
    number = text(_count(params))
    return (number, *_with_slashes(who), *source, ARROW, *_with_slashes(target), *limit)


def _with_slashes(bits: Bits) -> Bits:
    """Part alternatives by strokes."""
    if len(bits) <= 1 or any(bit.kind == "text" for bit in bits):
        return bits
    parted: list[Bit] = [bits[0]]
    for bit in bits[1:]:
        parted += [text("/"), bit]
    return tuple(parted)


def _discount(params: Parameters) -> Bits:
    amount = text(f"−{params.get('amount', 1)}")
    floor = int(params.get("floor") or 1)
    least = (text(f"≥{floor}"),) if floor > 1 else ()
    worlds = _with_slashes(_worlds(params))
    only = (Bit("glyph", "assign"),) if params.get("requires_reassign") else ()
    return (amount, *(worlds or (_target(params),)), *least, *only)


def _per(params: Parameters) -> Bits:
    per = params.get("per")
    if not isinstance(per, Mapping):
        return ()
    count = str(per.get("count", ""))
    every = int(per.get("every") or 1)
    number = (text(str(every)),) if every > 1 else ()
    colours = tuple(Bit("die", name) for name in _names(per.get("dice")) + _names(per.get("good_dice")))
    worlds = _worlds(per, "world_colours") or _worlds(per)
    signs = {
        "goods": (*worlds, *colours) or (Bit("glyph", "good"),),
        "citizenry_dice": (*number, *_with_slashes(colours), Bit("glyph", "citizenry")),
        "construction_workers": (Bit("glyph", "stack"), Bit("glyph", "die")),
        "goods_shipped": (*number, Bit("glyph", "good")),
        "worlds": worlds or (Bit("glyph", "world"),),
    }
    tail = (Bit("glyph", "good"),) if count == "goods" and (worlds or colours) else ()
    return (text("/"), *signs.get(count, (Bit("glyph", "tile"),)), *tail)


def _condition(params: Parameters) -> Bits:
    condition = params.get("condition")
    if not isinstance(condition, Mapping):
        return ()
    test = str(condition.get("test", ""))
    if test == "scouted_with_die":
        return (text("/"), Bit("die", str(condition.get("die", "alien"))), Bit("glyph", "bag"))
    metric = "develop" if condition.get("metric") == "developments" else "world"
    return (Bit("glyph", "most"), Bit("glyph", metric))


# What sets a power off, where the phase alone does not say it.
TRIGGERS = {
    "on_trade": Bit("coin", "trade"),
    "on_consume": Bit("vp", "consume"),
    "on_scout": Bit("glyph", "bag"),
    "on_produce": Bit("glyph", "good"),
}


def _trigger(params: Parameters) -> Bits:
    timing = str(params.get("timing", ""))
    worlds = _with_slashes(_worlds(params))
    if timing == "on_complete":
        sign: Bits = worlds or (_target(params),)
    elif timing in TRIGGERS:
        sign = (TRIGGERS[timing], *worlds)
    else:
        return ()
    least = params.get("min_cost")
    return (text("/"), *sign, *((text(f"{least}+"),) if least else ()))


def _gain_credits(params: Parameters) -> Bits:
    return (Bit("coin", f"+{params.get('amount', 1)}"), *_per(params), *_condition(params), *_trigger(params))


def _gain_vp(params: Parameters) -> Bits:
    return (Bit("vp", f"+{params.get('amount', 1)}"), *_trigger(params))


def _buy_vp(params: Parameters) -> Bits:
    paid = Bit("coin", f"−{params.get('cost', 1)}")
    return (paid, ARROW, Bit("vp", f"+{params.get('vp', 1)}"))


def _stock_value(params: Parameters) -> Bits:
    return (*_dice(params, "die"), ARROW, Bit("coin", f"+{params.get('amount', 2)}"))


def _extra_worker(params: Parameters) -> Bits:
    return (text("+"), *(Bit("virtual", name) for name in _names(params.get("dice"))))


def _gain_die(params: Parameters) -> Bits:
    count = int(params.get("count") or 1)
    return (text("+"), *_dice(params, "die") * count, Bit("glyph", str(params.get("to", "cup"))))


def _remove_die(params: Parameters) -> Bits:
    count = int(params.get("count") or 1)
    return tuple(Bit("glyph", "remove") for _ in range(count))


def _return_workers(params: Parameters) -> Bits:
    dice = _dice(params, "dice") or (Bit("glyph", "die"),)
    every = params.get("all") or params.get("every")
    number = () if every else (text(_count(params, "max", "min")),)
    return (*number, *dice, ARROW, Bit("glyph", "cup"))


def _ratio(params: Parameters) -> str:
    top, bottom = int(params.get("numerator") or 1), int(params.get("denominator") or 1)
    plain = {(1, 2): "½", (1, 3): "⅓", (2, 3): "⅔"}
    return plain.get((top, bottom)) or (f"{top}×" if bottom == 1 else f"{top}/{bottom}×")


METRICS: dict[str, Bits] = {
    "cost_of_worlds": (Bit("glyph", "cost_world"),),
    "cost_of_developments": (Bit("glyph", "cost_development"),),
    "cost_of_reassign_developments": (Bit("glyph", "cost_development"), Bit("glyph", "assign")),
    "developments": (Bit("glyph", "develop"),),
    "developments_without_reassign": (Bit("glyph", "develop"), text("≠"), Bit("glyph", "assign")),
    "dice": (Bit("glyph", "die"),),
    "die_colours": (Bit("glyph", "colours"),),
    "flat": (),
    "goods": (Bit("glyph", "good"),),
    "military_dice": (Bit("die", "military"),),
    "vp_chips_triangular": (text("1·3·6·10… "), Bit("vp", "")),
    "worlds": (Bit("glyph", "world"),),
}


def _score_bonus(params: Parameters) -> Bits:
    metric = str(params.get("metric", ""))
    ratio = _ratio(params)
    if metric == "flat":
        return (Bit("vp", f"+{params.get('numerator', 1)}"),)
    dice, worlds = _dice(params, "dice"), _worlds(params)
    base = METRICS.get(metric, (Bit("glyph", "tile"),))
    if metric == "worlds" and worlds:
        base = ()
    if metric == "dice" and dice:
        base = ()
    factor = () if ratio.startswith("1×") else (text(ratio),)
    return (Bit("vp", ""), text("="), *factor, *base, *_with_slashes(worlds), *dice)


def _paid_discount(params: Parameters) -> Bits:
    pay = params.get("pay")
    price: Bits = (Bit("coin", "−1"),)
    if isinstance(pay, Mapping) and "remove_die" in pay:
        price = (Bit("glyph", "remove"), Bit("die", str(pay["remove_die"])))
    return (*price, ARROW, text(f"−{params.get('amount', 1)}"), _target(params))


def _signs(*names: str) -> Callable[[Parameters], Bits]:
    bits = tuple(Bit("glyph", name) for name in names)
    return lambda params: bits


def _produce_from_citizenry(params: Parameters) -> Bits:
    each = int(params.get("credits_each") or 0)
    pay = (Bit("coin", f"−{each}"),) if each else ()
    number = text(_count(params, "max"))
    return (*pay, number, Bit("glyph", "citizenry"), ARROW, Bit("glyph", "good"))


LINES: dict[str, Callable[[Parameters], Bits]] = {
    "buy_vp": _buy_vp,
    "change_selection": _signs("assign", "selected"),
    "dictate_repeat": lambda params: (text("1+"), Bit("glyph", "dictate")),
    "dictate_targets": lambda params: (
        Bit("glyph", "dictate"),
        ARROW,
        text(f"1–{params.get('count_max', 1)}"),
        Bit("glyph", "die"),
    ),
    "discount": _discount,
    "discount_per_worker": _discount,
    "draw_extra_tile": lambda params: (text(f"+{params.get('count', 1)}"), Bit("glyph", "tile")),
    "extra_worker": _extra_worker,
    "fixed_cost": _signs("cost_world", "house"),
    "gain_credits": _gain_credits,
    "gain_die": _gain_die,
    "gain_talents": lambda params: (text(f"+{params.get('count', 1)}"), Bit("glyph", "most")),
    "gain_vp": _gain_vp,
    "good_capacity": lambda params: (text(f"+{params.get('extra', 1)}"), Bit("glyph", "good")),
    "paid_discount": _paid_discount,
    "place_top_tile": _signs("stack", "arrow", "tile"),
    "produce_from_citizenry": _produce_from_citizenry,
    "rearrange_construction": _signs("stack", "assign", "stack"),
    "reassign": _reassign,
    "remove_die": _remove_die,
    "remove_settler": _remove_die,
    "return_workers": _return_workers,
    "scout_on_top": _signs("bag", "arrow", "top"),
    "score_bonus": _score_bonus,
    "settle_good": _signs("settle", "arrow", "good"),
    "shift_explorers": lambda params: (text(_count(params, "max")), Bit("glyph", "explore"), ARROW),
    "starting_credits": lambda params: (Bit("coin", str(params.get("amount", 1))),),
    "stock_value": _stock_value,
    "swap_consumed_good": _signs("good", "assign", "good"),
}


def power_line(kind: str, when: str, params: Parameters | None = None) -> PowerLine:
    """Write a power in signs; a kind without a line of its own shows its step alone."""
    maker = LINES.get(kind)
    return PowerLine(when or "immediate", maker(params or {}) if maker else ())
