"""What things are called: dice, faces, phases, workers, worlds, zones, players' colours and shapes.

Every function takes the id used in the data and the rules; an id it does not know is shown as plain words, so
that a new piece never leaves a hole.
"""

from collections.abc import Mapping
from typing import Final

from rftg_desktop.views.words.translation import mark, number, tr

DICE: Final[Mapping[str, str]] = {
    "home": mark("Home"),
    "military": mark("Military"),
    "consumption": mark("Consumption"),
    "novelty": mark("Novelty"),
    "rare": mark("Rare Elements"),
    "genes": mark("Genes"),
    "alien": mark("Alien Technology"),
}
DICE_SHORT: Final[Mapping[str, str]] = {**DICE, "rare": mark("Rare"), "alien": mark("Alien")}
TINTS: Final[Mapping[str, str]] = {
    "home": mark("white"),
    "military": mark("red"),
    "consumption": mark("purple"),
    "novelty": mark("cyan"),
    "rare": mark("brown"),
    "genes": mark("green"),
    "alien": mark("yellow"),
}
PHASES: Final[Mapping[str, str]] = {
    "explore": mark("Explore"),
    "develop": mark("Develop"),
    "settle": mark("Settle"),
    "produce": mark("Produce"),
    "ship": mark("Ship"),
}
OTHER_TIMES: Final[Mapping[str, str]] = {
    "setup": mark("Set-up"),
    "roll": mark("Roll"),
    "assign": mark("Assign"),
    "reveal": mark("Reveal"),
    "manage": mark("Manage Empire"),
    "immediate": mark("When placed"),
    "end_game": mark("Final scoring"),
}
NUMERALS: Final[Mapping[str, str]] = {
    "explore": "I",
    "develop": "II",
    "settle": "III",
    "produce": "IV",
    "ship": "V",
}
WORKERS: Final[Mapping[str, tuple[str, str]]] = {
    "explore": (mark("explorer"), mark("explorers")),
    "develop": (mark("developer"), mark("developers")),
    "settle": (mark("settler"), mark("settlers")),
    "produce": (mark("producer"), mark("producers")),
    "ship": (mark("shipper"), mark("shippers")),
}
TILE_KINDS: Final[Mapping[str, tuple[str, str]]] = {
    "development": (mark("development"), mark("developments")),
    "world": (mark("world"), mark("worlds")),
}
ZONES: Final[Mapping[str, str]] = {
    "cup": mark("Cup"),
    "citizenry": mark("Citizenry"),
    "unassigned": mark("Wild dice to place"),
    "strip": mark("Columns"),
    "selector": mark("Selected phase"),
    "dictate": mark("Dictate area"),
    "looking": mark("Drawn tiles"),
    "stacks": mark("Construction zone"),
    "stack_dice": mark("Builders"),
    "spent": mark("Workers of the finished tile"),
    "tableau": mark("Tableau"),
    "goods": mark("Goods"),
    "credits": mark("Credits"),
    "points": mark("VP chips"),
    "bag": mark("Bag"),
    "abandoned": mark("Abandoned tiles"),
    "supply": mark("Supply"),
    "pool": mark("VP pool"),
    "phases": mark("Phase tiles"),
}
STACKS: Final = (mark("Developments"), mark("Worlds"))
PLAYER_COLOURS: Final[Mapping[str, str]] = {
    "blue": mark("Blue"),
    "red": mark("Red"),
    "green": mark("Green"),
    "yellow": mark("Yellow"),
    "white": mark("White"),
}
PLAYER_SHAPES: Final[Mapping[str, str]] = {
    "circle": mark("circle"),
    "triangle": mark("triangle"),
    "square": mark("square"),
    "diamond": mark("diamond"),
    "pentagon": mark("pentagon"),
}
SHAPE_OF: Final[Mapping[str, str]] = dict(zip(PLAYER_COLOURS, PLAYER_SHAPES, strict=True))
"""Each player's colour has its own shape."""


def _plain(name: str) -> str:
    return name.replace("_", " ").capitalize()


def die_name(colour: str, *, short: bool = False) -> str:
    """Return "Rare Elements", or "Rare" if short."""
    return tr((DICE_SHORT if short else DICE).get(colour, _plain(colour)))


def die_full_name(colour: str) -> str:
    """Return "Rare Elements die (brown)"."""
    if colour not in TINTS:
        return tr("{name} die", name=die_name(colour))
    return tr("{name} die ({tint})", name=die_name(colour), tint=tr(TINTS[colour]))


def dice_phrase(colour: str, count: int, *, new: bool = False) -> str:
    """Return "one Genes die", "two new Military dice"."""
    if new:
        text = mark("{number} new {name} die") if count == 1 else mark("{number} new {name} dice")
    else:
        text = mark("{number} {name} die") if count == 1 else mark("{number} {name} dice")
    return tr(text, number=number(count), name=die_name(colour))


def phase_name(phase: str) -> str:
    """Return the name of a phase or of another moment when powers work."""
    return tr(PHASES.get(phase) or OTHER_TIMES.get(phase) or _plain(phase))


def phase_title(phase: str) -> str:
    """Return the phase with its number: "III Settle"."""
    return f"{NUMERALS[phase]} {phase_name(phase)}" if phase in NUMERALS else phase_name(phase)


def face_name(face: str) -> str:
    """Return what a side of a die shows: the name of a phase, or "Wild"."""
    return tr("Wild") if face == "wild" else phase_name(face)


def worker_name(phase: str, count: int = 1) -> str:
    """Return what a worker of a phase is called: "settler", "settlers"."""
    one, many = WORKERS.get(phase, (mark("worker"), mark("workers")))
    return tr(one if count == 1 else many)


def tile_kind_name(kind: str, count: int = 1) -> str:
    """Return "development", "worlds"."""
    one, many = TILE_KINDS.get(kind, (mark("tile"), mark("tiles")))
    return tr(one if count == 1 else many)


def world_colour_name(colour: str, *, short: bool = False) -> str:
    """Return what kind of world it is: "Genes", "gray"."""
    return tr("gray") if colour == "gray" else die_name(colour, short=short)


def world_phrase(colour: str) -> str:
    """Return "Genes world", "Gray world"."""
    name = world_colour_name(colour)
    return tr("{colour} world", colour=name[:1].upper() + name[1:])


def zone_name(zone: str) -> str:
    """Return the name of a place on the table."""
    return tr(ZONES.get(zone, _plain(zone)))


def stack_name(stack: int) -> str:
    """Return the name of a construction stack: 0 developments, 1 worlds."""
    return tr(STACKS[stack])


def player_colour_name(colour: str) -> str:
    """Return the name of a player's colour."""
    return tr(PLAYER_COLOURS.get(colour, _plain(colour)))


def player_shape_name(colour: str) -> str:
    """Return the shape that goes with a player's colour."""
    return tr(PLAYER_SHAPES[SHAPE_OF[colour]]) if colour in SHAPE_OF else tr("mark")


def money(amount: int) -> str:
    """Return credits as shown: "$3"."""
    return f"${amount}"


def points(amount: int) -> str:
    """Return victory points as shown: "3 VP"."""
    return tr("{amount} VP", amount=amount)
