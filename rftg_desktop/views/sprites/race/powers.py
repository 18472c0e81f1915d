"""Powers of Race in signs: one short line for each kind, made from its plain parameters.

A line holds no words, so it needs no translation; the inspector has the sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rftg_desktop.views.sprites.faces import Bit, Bits, PowerLine
from rftg_desktop.views.sprites.race.symbols import TRAITS

Parameters = Mapping[str, Any]
Maker = Callable[[Parameters, str], Bits]


def text(words: str) -> Bit:
    """Make a bit of text."""
    return Bit("text", words)


def sign(name: str) -> Bit:
    """Make a symbol."""
    return Bit("glyph", name)


def number(value: int) -> str:
    """Write a number with its sign."""
    return f"+{value}" if value >= 0 else f"−{-value}"


ARROW, COLON, EACH, NOT = sign("arrow"), text(":"), text("/"), text("≠")
CARD_OUT, THIS_OUT = sign("card_out"), sign("this_out")
ANY_GOOD = Bit("good", "any")
MILITARY_WORLD, MILITARY_COST = sign("military_world"), sign("military_cost")
REBEL = sign(TRAITS["rebel"])

COUNTED: dict[str, Bits] = {
    "military_world": (MILITARY_WORLD,),
    "chromosome_world": (sign("chromosome"),),
    "rebel_world": (REBEL, sign("world")),
    "genes_world": (Bit("world", "genes"),),
    "kind_produced": (sign("colours"),),
    "chromosome_worlds": (sign("chromosome"),),
}
"""What powers count, in signs."""


def cards(count: int) -> Bit:
    """Draw so many cards."""
    return Bit("cards", number(count))


def gain(value: Mapping[str, Any]) -> Bits:
    """Write a gain: points, cards and prestige, with a number only where it is not one."""

    def many(count: int) -> str:
        return str(count) if count > 1 else ""

    points, drawn, prestige = (int(value.get(name) or 0) for name in ("vp", "cards", "prestige"))
    found: list[Bit] = []
    if points:
        found.append(Bit("points", str(points)))
    if drawn:
        found.append(Bit("cards", many(drawn)))
    if prestige:
        found.append(Bit("prestige", many(prestige)))
    return tuple(found)


def _cost(params: Parameters) -> Bit:
    return sign("cost_development" if params.get("when") == "develop" else "cost_world")


def _times(params: Parameters) -> Bits:
    times = int(params.get("times") or 1)
    return (text(f"{times}×"),) if times > 1 else ()


def _excluded(params: Parameters) -> Bits:
    kinds = tuple(params.get("not") or ())
    return (NOT, *(Bit("world", kind) for kind in kinds)) if kinds else ()


# ------------------------------------------------------------------ Explore, and outside the phases


def _discard_for_prestige(params: Parameters, _good: str) -> Bits:
    return (CARD_OUT, ARROW, Bit("prestige", number(params["prestige"])))


# ------------------------------------------------------------------ Develop and Settle


def _discount(params: Parameters, _good: str) -> Bits:
    kind = params.get("good")
    return (text(number(-params["amount"])), Bit("world", kind) if kind else _cost(params))


def _military(params: Parameters, _good: str) -> Bits:
    strength = Bit("military", number(params["amount"]))
    if params.get("against"):
        against = params["against"]
        return (strength, ARROW, REBEL if against == "rebel" else Bit("world", against))
    if params.get("per"):
        return (strength, EACH, *COUNTED[params["per"]])
    if params.get("if_owned"):
        return (sign(TRAITS[params["if_owned"]]), COLON, strength)
    return (strength,)


def _discard_hand_for_military(params: Parameters, _good: str) -> Bits:
    most = int(params["max_cards"])
    many = (text(f"1–{most}"),) if most > 1 else ()
    return (*many, CARD_OUT, ARROW, Bit("military", number(params["per_card"])))


def _pay_for_military(params: Parameters, _good: str) -> Bits:
    only = {"rebel": (REBEL,), "chromosome": (sign("chromosome"),), "alien": (Bit("world", "alien"),)}
    less = (text(number(-params["discount"])),) if params.get("discount") else ()
    return (
        *only.get(params.get("only") or "", ()),
        MILITARY_COST,
        text("="),
        CARD_OUT,
        *less,
        *_excluded(params),
    )


def _conquer_peaceful(params: Parameters, _good: str) -> Bits:
    more = (Bit("military", number(params["bonus"])),) if params.get("bonus") else ()
    prestige = (Bit("prestige", number(params["prestige"])),) if params.get("prestige") else ()
    return (THIS_OUT, ARROW, sign("cost_world"), text("="), MILITARY_COST, *more, *prestige)


def _spend_good(params: Parameters, _good: str) -> Bits:
    paid = Bit("good", params["good"])
    if params["kind"] == "spend_good_for_military":
        return (paid, ARROW, Bit("military", number(params["amount"])))
    return (paid, ARROW, text(number(-params["amount"])), _cost(params))


def _discard(params: Parameters) -> Bits:
    count = int(params.get("then_discard") or 0)
    return (text(number(-count)), sign("card_out")) if count else ()


def _draw_at_start(params: Parameters, _good: str) -> Bits:
    return (cards(params["cards"]), *_discard(params))


def _draw_after_placing(params: Parameters, _good: str) -> Bits:
    return (sign("placed"), COLON, cards(params["cards"]), *_discard(params))


PLACED: dict[str, Bits] = {
    "any_development": (sign("develop"),),
    "rebel_development": (REBEL, sign("develop")),
    "six_cost_development": (Bit("cost", "6"),),
    "rebel_military_world": (REBEL, MILITARY_WORLD),
    "production_world": (Bit("production", "any"),),
}
"""Sorts of cards that bring prestige when they are placed."""


def _prestige_after_placing(params: Parameters, _good: str) -> Bits:
    return (sign("placed"), *PLACED[params["if"]], COLON, Bit("prestige", number(params["prestige"])))


def _extra_world(params: Parameters, _good: str) -> Bits:
    paid = (THIS_OUT, ARROW) if params.get("discard_self") else ()
    world = MILITARY_WORLD if params.get("mode") == "conquer_only" else sign("world")
    return (*paid, text("+1"), world)


def _replace_world(params: Parameters, _good: str) -> Bits:
    most = text(f"≤+{params['max_cost_increase']}")
    prestige = (Bit("prestige", number(params["prestige"])),) if params.get("prestige") else ()
    return (sign("world"), sign("assign"), sign("world"), most, *prestige)


def _takeover(params: Parameters, _good: str) -> Bits:
    paid = (THIS_OUT, ARROW) if params.get("discard_self") else ()
    if params.get("prestige_cost"):
        paid = (Bit("prestige", number(-params["prestige_cost"])), ARROW)
    rebel = (REBEL,) if params.get("target") == "rebel_military_world" else ()
    owner = {"imperium": (sign(TRAITS["imperium"]),), "positive_military": (sign("military"),)}
    bonus = int(params.get("bonus_per_own_rebel_military_world") or 0)
    more = (text(number(bonus)), EACH, REBEL) if bonus else ()
    won = int(params.get("prestige_on_success") or 0)
    prize = (COLON, Bit("prestige", number(won))) if won else ()
    ruin = (sign("remove"),) if params.get("destroy") else ()
    return (
        *paid,
        sign("takeover"),
        *rebel,
        *owner.get(params.get("owner_has") or "", ()),
        *more,
        *ruin,
        *prize,
    )


def _takeover_defence(params: Parameters, _good: str) -> Bits:
    each = (text(number(params["per_military_world"])), EACH, MILITARY_WORLD)
    rebels = (text(number(params["per_rebel_military_world_extra"])), EACH, REBEL)
    return (sign("shield"), *each, *rebels)


# ------------------------------------------------------------------ Consume


def _consume(params: Parameters, _good: str) -> Bits:
    goods = params["goods"]
    count = int(goods["count"])
    if goods.get("different"):
        eaten: Bits = (text(str(count)), sign("colours")) if count > 1 else (sign("colours"),)
    else:
        eaten = (Bit("good", goods["kind"]),) * count
    if goods.get("from_this_world"):
        eaten = (sign("this"), *eaten)
    return (*_times(params), *eaten, ARROW, *gain(params["gain"]))


def _consume_all(params: Parameters, _good: str) -> Bits:
    less = f"n−{params['minus']}" if params.get("minus") else "n"
    return (text("n"), ANY_GOOD, ARROW, Bit("vp", less))


def _consume_cards(params: Parameters, _good: str) -> Bits:
    return (*_times(params), *(CARD_OUT,) * int(params["cards"]), ARROW, *gain(params["gain"]))


def _consume_prestige(params: Parameters, _good: str) -> Bits:
    return (*_times(params), Bit("prestige", number(-params["prestige"])), ARROW, *gain(params["gain"]))


def _consume_trade(params: Parameters, _good: str) -> Bits:
    more = (text("+"),) if params.get("trade_bonuses") else ()
    return (ANY_GOOD, ARROW, sign("trade"), *more)


def _gamble(params: Parameters, _good: str) -> Bits:
    if params["kind"] == "gamble_number":
        return (sign("gamble"), text(f"{params['min']}–{params['max']}"), ARROW, Bit("cards", ""))
    shown = text(f"{params['min_ante']}–{params['max_ante']}")
    return (sign("gamble"), Bit("cards", ""), shown, ARROW, Bit("cards", ""))


def _trade_bonus(params: Parameters, good: str) -> Bits:
    each = (EACH, *COUNTED[params["per"]]) if params.get("per") else ()
    kind = params["good"]
    where: Bits = (sign("this"), Bit("good", good or "any"), COLON) if params.get("from_this_world") else ()
    if not where and kind != "any":
        where = (Bit("good", kind), COLON)
    return (*where, cards(params["amount"]), *each)


# ------------------------------------------------------------------ Produce


def _produce(params: Parameters, good: str) -> Bits:
    paid = (CARD_OUT, ARROW) if params.get("discard_cards") else ()
    return (*paid, Bit("good", good or "any"))


def _windfall_production(params: Parameters, _good: str) -> Bits:
    paid = (CARD_OUT, ARROW) if params.get("discard_cards") else ()
    other = (NOT, sign("this")) if params.get("exclude_this_world") else ()
    return (*paid, Bit("windfall", params["good"]), *other)


def _if_produced(params: Parameters, good: str) -> Bits:
    brought = Bit("prestige", number(params["prestige"])) if "prestige" in params else cards(params["cards"])
    return (Bit("good", good or "any"), COLON, brought)


def _draw_per(params: Parameters, _good: str) -> Bits:
    per = params["per"]
    counted = COUNTED.get(per) or (Bit("good", params.get("good") or "any"),)
    return (cards(params["cards"]), EACH, *counted)


def _if_most(params: Parameters, _good: str) -> Bits:
    counted = COUNTED.get(params["measure"]) or (Bit("good", params["good"]),)
    brought = Bit("prestige", number(params["prestige"])) if "prestige" in params else cards(params["cards"])
    return (sign("most"), *counted, COLON, brought)


def _signs(*bits: Bit) -> Maker:
    return lambda _params, _good: bits


LINES: dict[str, Maker] = {
    "choose_action_last": _signs(sign("later"), sign("selected")),
    "conquer_peaceful": _conquer_peaceful,
    "consume": _consume,
    "consume_all": _consume_all,
    "consume_cards": _consume_cards,
    "consume_prestige": _consume_prestige,
    "consume_trade": _consume_trade,
    "discard_for_prestige": _discard_for_prestige,
    "discard_hand_for_military": _discard_hand_for_military,
    "discard_self_for_discount": lambda params, _: (
        THIS_OUT,
        ARROW,
        text(number(-params["amount"])),
        _cost(params),
    ),
    "discard_self_for_free_world": lambda params, _: (
        THIS_OUT,
        ARROW,
        text("0"),
        sign("cost_world"),
        *_excluded(params),
    ),
    "discard_self_for_military": lambda params, _: (
        THIS_OUT,
        ARROW,
        Bit("military", number(params["amount"])),
    ),
    "discount": _discount,
    "draw": lambda params, _: (cards(params["cards"]),),
    "draw_after_placing": _draw_after_placing,
    "draw_at_start": _draw_at_start,
    "draw_if_most": _if_most,
    "draw_if_produced": _if_produced,
    "draw_per": _draw_per,
    "explore_draw": lambda params, _: (cards(params["amount"]),),
    "explore_keep": lambda params, _: (text(number(params["amount"])), sign("hand")),
    "explore_mix": _signs(Bit("cards", ""), sign("assign"), sign("hand")),
    "extra_world": _extra_world,
    "gain_vp": lambda params, _: gain(params),
    "gamble_ante": _gamble,
    "gamble_number": _gamble,
    "game_end_size": lambda params, _: (sign("end_game"), Bit("cards", str(params["cards"]))),
    "good_on_settled_production_world": _signs(sign("placed"), Bit("production", "any"), COLON, ANY_GOOD),
    "hand_limit": lambda params, _: (text(f"≤{params['cards']}"), sign("hand")),
    "military": _military,
    "no_trade": _signs(sign("barred")),
    "pay_for_military": _pay_for_military,
    "pay_for_military_discount": lambda params, _: (
        MILITARY_COST,
        text("="),
        CARD_OUT,
        text(number(-params["amount"])),
    ),
    "pay_for_military_prestige": lambda params, _: (
        MILITARY_COST,
        text("="),
        CARD_OUT,
        COLON,
        Bit("prestige", number(params["prestige"])),
    ),
    "prestige_after_placing": _prestige_after_placing,
    "prestige_if_most": _if_most,
    "prestige_if_produced": _if_produced,
    "produce": _produce,
    "replace_world": _replace_world,
    "save_payment_card": _signs(CARD_OUT, ARROW, sign("tuck")),
    "spend_good_for_discount": _spend_good,
    "spend_good_for_military": _spend_good,
    "spend_prestige_for_military": lambda params, _: (
        Bit("prestige", number(-params["prestige"])),
        ARROW,
        Bit("military", number(params["amount"])),
    ),
    "start_hand": lambda params, _: (text(str(params["keep"])), sign("hand")),
    "start_save": _signs(Bit("cards", ""), ARROW, sign("tuck")),
    "take_round_end_discards": _signs(CARD_OUT, ARROW, sign("hand")),
    "take_saved_cards": _signs(sign("tuck"), ARROW, sign("hand")),
    "takeover": _takeover,
    "takeover_cancel": lambda params, _: (
        Bit("prestige", number(-params["prestige"])),
        ARROW,
        sign("shield"),
    ),
    "takeover_defence": _takeover_defence,
    "trade_bonus": _trade_bonus,
    "windfall_production": _windfall_production,
}
AT_START = ("start_hand", "start_save")


def power_line(row: str, params: Parameters, good: str = "") -> PowerLine:
    """Write a power in signs.

    ``row`` is its phase, or trade for what stands beside the trade symbol; ``params`` are its fields and
    its ``kind``, ``good`` is that of the card that bears it.
    """
    kind = str(params["kind"])
    if row == "none":
        row = "immediate" if kind in AT_START else "always"
    return PowerLine(row, LINES[kind](params, good))
