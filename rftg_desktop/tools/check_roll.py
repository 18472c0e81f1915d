"""What the data of Roll must be, and a summary of it, for ``check-data``."""

from collections import Counter

from rftg_desktop.rules.roll.catalog import Side
from rftg_desktop.rules.roll.dice import KINDS
from rftg_desktop.rules.roll.game import RollGame
from rftg_desktop.rules.roll.registration import side_problems
from rftg_desktop.tools.figures import counts

DICE = 111
TILES = 55
FACTIONS = 9
HOMES = 9
SIX_PLUS = 10


def problems(game: RollGame) -> list[str]:
    """Return what is wrong with the data."""
    return _totals(game) + _sides(game)


def _totals(game: RollGame) -> list[str]:
    """Compare the box with what the rulebook says it holds."""
    catalog = game.catalog
    six_plus = sum(side.six_plus for side in catalog.sides.values())
    found = (
        ("dice", sum(kind.count for kind in KINDS), DICE),
        ("game tiles", len(catalog.tiles), TILES),
        ("different game tiles", len(set(catalog.tiles)), TILES),
        ("faction tiles", len(catalog.factions), FACTIONS),
        ("home worlds", len(catalog.homes), HOMES),
        ("developments of six and more", six_plus, SIX_PLUS),
    )
    return [f"{count} {what}, not {wanted}" for what, count, wanted in found if count != wanted]


def _sides(game: RollGame) -> list[str]:
    """Check every field of every side, and that names tell the sides apart."""
    problems = []
    for side_id, side in game.catalog.sides.items():
        problems += [f"{side_id} ({side.name}): {field} {message}" for field, message in side_problems(side)]
    names = Counter(side.name for side in game.catalog.sides.values())
    return problems + [f"{count} sides are called {name}" for name, count in names.items() if count > 1]


def report(game: RollGame) -> list[str]:
    """Return lines on what the box holds."""
    sides = list(game.catalog.sides.values())
    colours = Counter(side.colour for side in sides if side.is_world)
    kinds = Counter(type(power).__name__ for side in sides for power in side.powers)
    dice = ", ".join(f"{kind.count} {kind.id}" for kind in KINDS)
    return [
        f"dice: {sum(kind.count for kind in KINDS)} ({dice})",
        f"game tiles: {len(game.catalog.tiles)}, factions: {len(game.catalog.factions)}, "
        f"home worlds: {len(game.catalog.homes)}, sides: {len(sides)}",
        f"worlds: {counts(colours)}",
        f"powers: {sum(kinds.values())} of {len(kinds)} kinds ({counts(kinds)})",
        f"not settled in one detail: {_named(sides)}",
    ]


def _named(sides: list[Side]) -> str:
    return ", ".join(side.name for side in sides if not side.verified) or "none"
