"""A picture of Race's pieces, to look at: ``python -m rftg_desktop.views.sprites.race.gallery OUT.png``.

The upper half is painted at 1x (enlarged to the same size), the lower at 2x. Names are invented.
"""

from __future__ import annotations

import sys
from typing import Any

from rftg_desktop.views.sprites.faces import Bit, DieFace
from rftg_desktop.views.sprites.gallery import Sheet, both_scales
from rftg_desktop.views.sprites.race.faces import (
    ACTIVE,
    CLOSED,
    IDLE,
    LIT,
    SPACES,
    CardFace,
    MatLine,
    MatPhase,
    SpaceFace,
)
from rftg_desktop.views.sprites.race.powers import power_line
from rftg_desktop.views.sprites.race.robot_rows import LEADS, row_signs
from rftg_desktop.views.sprites.race.spaces import (
    PRESTIGE,
    READY,
    SEARCH,
    SPENT,
    die_place,
    marker_place,
)
from rftg_desktop.views.sprites.race.store import RaceSprites
from rftg_desktop.views.sprites.race.symbols import SYMBOLS, TRAITS
from rftg_desktop.views.sprites.race.tracks import CREDIT, ECONOMY
from rftg_desktop.views.sprites.race.worth import worth_lines
from rftg_desktop.views.sprites.tumble import FRAMES, tumble_sprites
from rftg_desktop.views.theme import DARK

WIDTH, HEIGHT = 1366, 1000

EAT = {"kind": "consume", "goods": {"kind": "any", "count": 1}, "gain": {"vp": 1, "cards": 1}, "times": 1}
MAKE = {"kind": "produce"}
CARDS = (
    CardFace(
        "world",
        "Amber Reef",
        3,
        2,
        "novelty",
        powers=(
            power_line("trade", {"kind": "trade_bonus", "amount": 2, "good": "novelty"}),
            power_line("produce", MAKE, "novelty"),
        ),
    ),
    CardFace("world", "Iron Hollow", 1, 1, "rare", windfall=True, military=True, traits=("rebel",)),
    CardFace(
        "world",
        "Verdant Ark of the Long Night",
        5,
        3,
        "genes",
        windfall=True,
        traits=("uplift", "chromosome"),
        powers=(power_line("consume", EAT),),
    ),
    CardFace(
        "world",
        "Monolith",
        9,
        9,
        "alien",
        military=True,
        traits=("alien", "prestige"),
        powers=(power_line("produce", MAKE, "alien"),),
    ),
    CardFace(
        "world",
        "Drifting Clouds",
        0,
        1,
        "any",
        windfall=True,
        powers=(power_line("trade", {"kind": "no_trade"}),),
    ),
    CardFace(
        "world",
        "Quiet Rock",
        2,
        -1,
        start=12,
        house_made=True,
        powers=(power_line("settle", {"kind": "military", "amount": 1}),),
    ),
    CardFace("world", "Cinder Hold", 6, 6, military=True, traits=("imperium", "prestige")),
    CardFace(
        "development",
        "Deep Core Survey",
        3,
        2,
        powers=(
            power_line("explore", {"kind": "explore_draw", "amount": 2}),
            power_line("develop", {"kind": "discount", "amount": 1, "when": "develop"}),
            power_line("produce", {"kind": "draw", "cards": 2}),
            power_line("none", {"kind": "hand_limit", "cards": 12}),
        ),
        art="radar-dish",
    ),
    CardFace(
        "development",
        "Merchant Guilds",
        6,
        None,
        traits=("terraforming",),
        art="trade",
        powers=(
            power_line("consume", {**EAT, "times": 3}),
            *worth_lines(
                (
                    {
                        "kind": "per_card",
                        "points": 2,
                        "match": {"type": "world", "good": "novelty", "production": "production"},
                    },
                    {
                        "kind": "per_card",
                        "points": 1,
                        "match": {"type": "world", "good": "novelty", "production": "windfall"},
                    },
                )
            ),
        ),
    ),
)
ROWS: dict[str, dict[str, Any]] = {
    "explore.action": {"draw": 1, "credit": 1},
    "explore.action_both": {"draw": 5, "credit": 1},
    "explore.response": {"draw": 1},
    "develop.counter_action": {"needs_credit": 2, "pay": 2, "counter": True},
    "develop.counter_response": {"needs_credit": 3, "pay": 3, "counter": True},
    "develop.action": {"draw": 1, "find": "development", "six_pay": 1},
    "develop.response": {"needs_credit": 1, "find": "development", "pay": 1},
    "settle.action": {"draw": 3, "find": "military_world"},
    "settle.response": {"draw": 2, "find": "any_world", "needs_credit": 1, "pay": 1},
    "consume.trade": {"credit": 2, "vp_per_economy": 1},
    "consume.double_vp": {"economy": 1, "vp_per_economy": 2},
    "consume.both": {"credit": 2, "economy": 1, "vp_per_economy": 2},
    "consume.response": {"vp_per_economy": 1},
    "produce.action": {"economy": 1},
    "produce.response": {},
}
FACES = {
    "robot_a": ("trade", "double_vp", "produce", "robot", "match"),
    "robot_b": ("explore", "develop", "settle", "match"),
}


def _cards(sheet: Sheet[RaceSprites]) -> None:
    cache = sheet.cache
    for index, face in enumerate(CARDS):
        sheet.put(16 + index * 120, 14, cache.card(face))
        sheet.put(16 + index * 60, 186, cache.card(face, DARK.card_small))
    sheet.put(16 + 2 * 120, 14, cache.glow("tile", DARK.card))
    words = "Consume: one good of any kind for a VP chip and a card."
    sheet.put(1112, 14, cache.card(CARDS[2], DARK.card_in_inspector, words))
    sheet.put(938, 190, cache.card(CARDS[7], DARK.card_hovered))
    for index, good in enumerate(("novelty", "rare", "genes", "alien", "any")):
        sheet.put(572 + index * 44, 196, cache.good(good))
    sheet.put(800, 186, cache.card_back(DARK.card_small))
    sheet.put(864, 186, cache.card_back(DARK.card_small, 6))


def _piles(sheet: Sheet[RaceSprites]) -> None:
    cache = sheet.cache
    for index, (count, kind) in enumerate(((96, "deck"), (23, "discard"), (7, "deck"), (0, "deck"))):
        sheet.put(20 + index * 86, 286, cache.pile(count, (66, 94), kind))
    for index, state in enumerate((READY, PRESTIGE, SEARCH, SPENT)):
        sheet.put(372 + index * 62, 290, cache.prestige_card((50, 72), state))
    sheet.put(630, 290, cache.leader((112, 36)))
    sheet.put(630, 336, cache.leader((112, 36), 0, "2"))
    for index, words in enumerate(("", "1", "7", "12")):
        sheet.put(760 + index * 34, 292, cache.prestige(13, words))
    for index, value in enumerate((1, 5, 10)):
        sheet.put(760 + index * 34, 334, cache.vp(value, 13))
    sheet.put(868, 338, cache.house_mark())


def _spaces(sheet: Sheet[RaceSprites], y: float) -> None:
    cache, size = sheet.cache, (112.0, 84.0)
    states = (LIT, IDLE, ACTIVE, CLOSED, IDLE, LIT, LIT, IDLE, IDLE)
    hints = (
        "+5 cards",
        "+1, keep +1",
        "−1 cost",
        "−1 cost",
        "+1 card",
        "+1 card",
        "sell a good",
        "2× VP",
        "windfall",
    )
    for index, ((space, (phase, _)), state) in enumerate(zip(SPACES.items(), states, strict=True)):
        sheet.put(16 + index * 120, y, cache.space(SpaceFace(space, phase, hints[index], state), size))
    at = marker_place(*size)
    for index in (0, 2):
        sheet.put(16 + index * 120 + at.x() + 1, y + at.y() + 1, cache.player_marker(0, prestige=index == 2))
    at = die_place(*size)
    sheet.put(16 + 5 * 120 + at.x(), y + at.y(), cache.die(DieFace("robot_b", ("settle",), mark=False), 29))
    sheet.put(16 + 6 * 120 + at.x(), y + at.y(), cache.die(DieFace("robot_a", ("robot",), mark=False), 29))
    sheet.put(16 + 4 * 120, y, cache.glow("phase", size, "target"))
    for index in range(5):
        sheet.put(1120 + index * 40, y + 16, cache.player_marker(index))


def _dice(sheet: Sheet[RaceSprites], y: float) -> None:
    cache = sheet.cache
    for row, (colour, faces) in enumerate(FACES.items()):
        for column, face in enumerate(faces):
            die = DieFace(colour, (face,), mark=False)
            sheet.put(20 + column * 52, y + row * 54, cache.die(die, 38))
            sheet.put(300 + column * 42, y + 6 + row * 54, cache.die(die, 29))
        sides = tuple(DieFace(colour, (face,), mark=False) for face in faces)
        frames = list(tumble_sprites((sides * 2)[:6], 38, cache.scale, 5 + row, DARK))
        for index in range(6):
            sheet.put(540 + index * 70, y + 14 + row * 50, frames[index * (FRAMES - 1) // 5])


def _mat(sheet: Sheet[RaceSprites], y: float) -> None:
    cache = sheet.cache
    x = 16.0
    for phase, width in (
        ("explore", 118),
        ("develop", 178),
        ("settle", 178),
        ("consume", 178),
        ("produce", 118),
    ):
        lines = tuple(
            MatLine(
                LEADS[name],
                row_signs(row),
                special=name in ("settle.action", "explore.action_both"),
                house_made=name in ("settle.response", "explore.action_both"),
                lit=name in ("settle.response", "consume.both"),
            )
            for name, row in ROWS.items()
            if name.startswith(phase)
        )
        sheet.put(x, y, cache.mat_phase(MatPhase(phase, phase, lines), (width, 98)))
        x += width + 8
    sheet.put(x + 10, y, cache.track(CREDIT, 2, 4, (190, 28)))
    sheet.put(x + 10, y + 34, cache.track(ECONOMY, 3, 5, (220, 28)))
    for index, face in enumerate(("settle", "double_vp", "trade")):
        sheet.put(x + 10 + index * 88, y + 70, cache.equals(face, house_made=face == "trade"))
    sheet.put(x + 286, y, cache.counter(6))
    sheet.put(x + 346, y, cache.counter(9))
    sheet.put(x + 290, y + 88, cache.counter(9, (36, 44)))


def _symbols(sheet: Sheet[RaceSprites], y: float) -> None:
    for index, name in enumerate((*TRAITS.values(), *SYMBOLS)):
        x, low = 20 + index % 32 * 42, y + index // 32 * 30
        sheet.put(x, low, sheet.cache.signs((Bit("glyph", name),), 22))
    row = (
        Bit("points", "3"),
        Bit("vp", "+2"),
        Bit("prestige", "+1"),
        Bit("military", "−2"),
        Bit("cards", "+2"),
    )
    worlds = tuple(
        Bit(kind, good)
        for good in ("novelty", "rare", "genes", "alien", "any", "gray")
        for kind in ("world",)
    )
    kinds = tuple(
        Bit(kind, good)
        for kind in ("good", "production", "windfall")
        for good in ("novelty", "rare", "genes", "alien", "any")
    )
    sheet.put(20, y + 64, sheet.cache.signs((*row, *worlds, *kinds), 16))
    sheet.put(620, y + 60, sheet.cache.signs((*row, *worlds, *kinds), 24))


def paint(scale: float) -> Sheet[RaceSprites]:
    """Paint every piece at a scale."""
    sheet = Sheet(RaceSprites(scale), WIDTH, HEIGHT)
    _cards(sheet)
    _piles(sheet)
    _spaces(sheet, 424)
    _dice(sheet, 536)
    _mat(sheet, 668)
    _symbols(sheet, 826)
    return sheet


def main(target: str) -> int:
    """Write the gallery as a picture."""
    return both_scales(paint, target)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
