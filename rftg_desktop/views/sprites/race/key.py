"""The key to the signs: every sign that stands on cards and on the robot's mat, with the name of its meaning.

Meanings are worded in ``views/words``; a test holds that no sign is missing here.
"""

from __future__ import annotations

from rftg_desktop.views.sprites.faces import Bit, Bits
from rftg_desktop.views.sprites.race.faces import GOODS
from rftg_desktop.views.sprites.race.symbols import TRAITS


def _glyph(name: str) -> Bits:
    return (Bit("glyph", name),)


def _text(words: str) -> Bits:
    return (Bit("text", words),)


Entry = tuple[str, Bits]

STEPS = ("explore", "develop", "settle", "trade", "consume", "produce")
ROWS: tuple[Entry, ...] = (
    *((f"row_{name}", _glyph(name)) for name in STEPS),
    ("row_always", _glyph("always")),
    ("row_start", _glyph("immediate")),
    ("row_end", _glyph("end_game")),
)
WORLDS: tuple[Entry, ...] = (
    *((f"good_{kind}", (Bit("good", kind),)) for kind in GOODS),
    ("good_any", (Bit("good", "any"),)),
    ("world_kind", tuple(Bit("world", kind) for kind in GOODS)),
    ("world_production", (Bit("production", "genes"), Bit("production", "any"))),
    ("world_windfall", (Bit("windfall", "genes"), Bit("windfall", "any"))),
    ("world", _glyph("world")),
    ("military_world", _glyph("military_world")),
    ("cost_world", _glyph("cost_world")),
    ("cost_military", _glyph("military_cost")),
    ("cost_development", _glyph("cost_development")),
    ("six_cost", (Bit("cost", "6"),)),
)
CARDS: tuple[Entry, ...] = (
    ("card", _glyph("card")),
    ("card_out", _glyph("card_out")),
    ("this", _glyph("this")),
    ("this_out", _glyph("this_out")),
    ("named", _glyph("named")),
    ("hand", _glyph("hand")),
    ("tuck", _glyph("tuck")),
    ("placed", _glyph("placed")),
    ("swap", _glyph("assign")),
    ("stack", _glyph("stack")),
    ("start_number", (Bit("start", "3"),)),
)
GAINS: tuple[Entry, ...] = (
    ("points", (Bit("points", "3"),)),
    ("points_least", (Bit("points", "3+"),)),
    ("variable", (Bit("points", "?"),)),
    ("vp", (Bit("vp", ""),)),
    ("prestige", _glyph("prestige")),
    ("military", _glyph("military")),
    ("takeover", _glyph("takeover")),
    ("shield", _glyph("shield")),
    ("destroy", _glyph("remove")),
)
RULES: tuple[Entry, ...] = (
    ("arrow", _glyph("arrow")),
    ("colon", _text(":")),
    ("each", _text("/")),
    ("not", _text("≠")),
    ("times", _text("3×")),
    ("more", _text("+2")),
    ("less", _text("−2")),
    ("least", _text("≥2")),
    ("limit", (*_text("≤12"), *_text("≤+3"))),
    ("range", _text("1–4")),
    ("any_number", _text("n")),
    ("steps", _text("1·3·6·10")),
    ("is", _text("=")),
    ("free", (*_text("0"), *_glyph("cost_world"))),
    ("with_powers", (*_glyph("trade"), *_text("+"))),
    ("different", _glyph("colours")),
    ("most", _glyph("most")),
    ("gamble", _glyph("gamble")),
    ("barred", _glyph("barred")),
    ("later", (Bit("glyph", "later"), Bit("glyph", "selected"))),
)
KEYWORDS: tuple[Entry, ...] = tuple((f"trait_{trait}", _glyph(name)) for trait, name in TRAITS.items())
MAT: tuple[Entry, ...] = (
    ("robot", _glyph("robot")),
    ("robot_both", (Bit("glyph", "robot"), Bit("glyph", "robot"))),
    ("player", _glyph("player")),
    ("double_vp", _glyph("double_vp")),
    ("match", _glyph("match")),
    ("counter", (*_glyph("robot"), *_glyph("equals"))),
    ("credit", (Bit("coin", ""),)),
    ("economy", _glyph("economy")),
    ("search", _glyph("search")),
    ("house", _glyph("house")),
)
SECTIONS: tuple[tuple[str, tuple[Entry, ...]], ...] = (
    ("rows", ROWS),
    ("worlds", WORLDS),
    ("cards", CARDS),
    ("gains", GAINS),
    ("rules", RULES),
    ("keywords", KEYWORDS),
    ("mat", MAT),
)
"""The key in sections, each entry the name of its meaning and the signs."""
