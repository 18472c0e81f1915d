"""Phrases for the pieces in the rules' own numbers: dice, workers, tiles by id, stacks, seats."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll.catalog import Catalog, Side, side_in_stack
from rftg_desktop.rules.roll.dice import COLOURS, PHASES, Die, colour_of, is_virtual
from rftg_desktop.views.words.forms import player_name
from rftg_desktop.views.words.names import dice_phrase, die_name, phase_name, worker_name
from rftg_desktop.views.words.translation import both, mark, number, tr

STACK_NAMES = (mark("developments"), mark("worlds"))


@dataclass(frozen=True, slots=True)
class Speaker:
    """What every sentence about a game needs: the players' names by seat, and the tiles by id."""

    names: Sequence[str]
    catalog: Catalog

    def who(self, seat: Seat) -> str:
        """Return the name of the player at ``seat``."""
        return player_name(self.names, seat)

    def side(self, side: str) -> str:
        """Return the name of a tile's side by its id."""
        return side_name(self.catalog, side)

    def in_stack(self, tile: str | None, stack: int) -> str:
        """Return the name of the side that is up in a stack; "a tile" when it is not to be seen."""
        return tr("a tile") if tile is None else self.side(side_in_stack(tile, stack))


def side_name(catalog: Catalog, side: str) -> str:
    """Return the name of a tile's side by its id."""
    found = catalog.sides.get(side)
    return tr("a tile") if found is None else found.name


def sides_of(catalog: Catalog, tile: str) -> tuple[Side, Side] | None:
    """Return both sides of a game tile, the development first; ``None`` for an unknown one."""
    found = tuple(catalog.sides[f"{tile}.{end}"] for end in "dw" if f"{tile}.{end}" in catalog.sides)
    return (found[0], found[1]) if len(found) == 2 else None


def both_names(catalog: Catalog, tile: str) -> str:
    """Return a game tile's two names: "Public Works / Spice World"."""
    sides = sides_of(catalog, tile)
    return tr("a tile") if sides is None else " / ".join(side.name for side in sides)


def stack_word(stack: int) -> str:
    """Return "developments" or "worlds"."""
    return tr(STACK_NAMES[stack])


def phase_of(phase: int) -> str:
    """Return a phase's name by its number."""
    return phase_name(PHASES[phase])


def column_of(phase: int) -> str:
    """Return a column's name by its number, -1 being the dice that are in none."""
    return tr("the wild dice") if phase < 0 else phase_of(phase)


def colour_id(die: Die) -> str:
    """Return the colour of a die as the data calls it."""
    return COLOURS[colour_of(die)]


def _counted(dice: Sequence[Die]) -> list[tuple[str, bool, int]]:
    counts = Counter((colour_of(die), is_virtual(die)) for die in dice)
    return [(COLOURS[colour], unreal, count) for (colour, unreal), count in sorted(counts.items())]


def dice_text(dice: Sequence[Die]) -> str:
    """Return "one Home die", "two Home dice and one Genes die"."""
    return both([_some_dice(*each) for each in _counted(dice)])


def _some_dice(colour: str, unreal: bool, count: int) -> str:
    if not unreal:
        return dice_phrase(colour, count)
    text = mark("{number} virtual {name} die") if count == 1 else mark("{number} virtual {name} dice")
    return tr(text, number=number(count), name=die_name(colour))


def dice_short(dice: Sequence[Die]) -> str:
    """Return "2 Home, 1 Genes"."""
    parts = []
    for colour, unreal, count in _counted(dice):
        pattern = mark("{count} virtual {name}") if unreal else mark("{count} {name}")
        parts.append(tr(pattern, count=count, name=die_name(colour, short=True)))
    return ", ".join(parts)


def workers_text(dice: Sequence[Die], phase: int | None = None) -> str:
    """Return "one Home settler", "three settlers (2 Home, 1 Genes)"; "workers" without a phase."""
    kind = worker_name("" if phase is None or phase < 0 else PHASES[phase], len(dice))
    counted = _counted(dice)
    if len(counted) == 1:
        colour, unreal, count = counted[0]
        pattern = mark("{number} virtual {name} {worker}") if unreal else mark("{number} {name} {worker}")
        return tr(pattern, number=number(count), name=die_name(colour), worker=kind)
    return tr("{number} {worker} ({dice})", number=number(len(dice)), worker=kind, dice=dice_short(dice))
