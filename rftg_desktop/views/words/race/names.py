"""What things are called in Race: phases, spaces, goods, keywords, places, sets, faces of the robot's dice.

Every function takes the id used in the data and the rules; an id it does not know is shown as plain words, so
that a new piece never leaves a hole.
"""

from collections.abc import Mapping
from typing import Final

from rftg_desktop.views.words.translation import both, mark, number, tr

PHASES: Final[Mapping[str, str]] = {
    "explore": mark("Explore"),
    "develop": mark("Develop"),
    "settle": mark("Settle"),
    "consume": mark("Consume"),
    "produce": mark("Produce"),
}
NUMERALS: Final[Mapping[str, str]] = dict(zip(PHASES, ("I", "II", "III", "IV", "V"), strict=True))
OTHER_TIMES: Final[Mapping[str, str]] = {
    "setup": mark("Set-up"),
    "actions": mark("Choose actions"),
    "search": mark("Search"),
    "round_end": mark("End of the round"),
    "final": mark("Final scoring"),
    "none": mark("Always"),
    "trade": mark("Trade"),
}
SPACES: Final[Mapping[str, tuple[str, str]]] = {
    "explore_5": (mark("Explore +5"), mark("draw 5 more")),
    "explore_1_1": (mark("Explore +1, +1"), mark("draw 1, keep 1 more")),
    "develop": (mark("Develop 1"), mark("1 card less")),
    "develop_second": (mark("Develop 2"), mark("1 card less")),
    "settle": (mark("Settle 1"), mark("then draw 1")),
    "settle_second": (mark("Settle 2"), mark("then draw 1")),
    "consume_trade": (mark("Trade"), mark("sell a good")),
    "consume_x2": (mark("Double VP"), mark("VP chips ×2")),
    "produce": (mark("Produce"), mark("1 windfall world")),
    "search": (mark("Search"), mark("look for a card")),
}
"""The nine action spaces, and the search: the name, and the bonus in a few words."""

GOODS: Final[Mapping[str, str]] = {
    "novelty": mark("Novelty"),
    "rare": mark("Rare Elements"),
    "genes": mark("Genes"),
    "alien": mark("Alien Technology"),
}
KINDS: Final[Mapping[str, tuple[str, str]]] = {
    "development": (mark("development"), mark("developments")),
    "world": (mark("world"), mark("worlds")),
}
TRAITS: Final[Mapping[str, str]] = {
    "alien": mark("Alien"),
    "imperium": mark("Imperium"),
    "rebel": mark("Rebel"),
    "terraforming": mark("Terraforming"),
    "uplift": mark("Uplift"),
    "chromosome": mark("chromosome"),
    "prestige": mark("prestige"),
}
"""Keywords of a card's name; the last two are symbols printed on it."""

FACES: Final[Mapping[str, str]] = {
    **PHASES,
    "trade": mark("Trade"),
    "double_vp": mark("Double VP"),
    "robot": mark("robot"),
    "match": mark("match"),
}
ZONES: Final[Mapping[str, str]] = {
    "offered": mark("Start worlds"),
    "hand": mark("Hand"),
    "seen": mark("Cards drawn"),
    "tableau": mark("Tableau"),
    "good": mark("Goods"),
    "deck": mark("Deck"),
    "discard": mark("Discard pile"),
    "chips": mark("VP chips"),
    "prestige": mark("Prestige"),
    "prestige card": mark("Prestige card"),
    "leader": mark("Prestige leader"),
    "tucked": mark("Cards under a world"),
    "pool": mark("VP pool"),
    "action": mark("Action spaces"),
    "phase": mark("Phases"),
    "placing": mark("Card to place"),
    "payment": mark("Strip above the hand"),
    "flipped": mark("Card turned up"),
    "marker": mark("Marker"),
    "strength": mark("Temporary Military"),
    "military": mark("Military"),
    "score": mark("Score"),
    "stack": mark("Draw stack"),
    "counters": mark("Six-cost counters"),
    "sixes": mark("Counters placed"),
    "credit": mark("Credit"),
    "economy": mark("Economy"),
    "equals": mark("Robot ="),
    "tile": mark("Special tile"),
    "dice": mark("Robot's dice"),
}
SETS: Final[Mapping[str, str]] = {
    "base": mark("Base game"),
    "gathering_storm": mark("The Gathering Storm"),
    "rebel_vs_imperium": mark("Rebel vs Imperium"),
    "brink_of_war": mark("The Brink of War"),
}
DECKS: Final[Mapping[str, str]] = {
    "base": mark("Base game"),
    "base+1": mark("Base and The Gathering Storm"),
    "base+1+2": mark("Base, The Gathering Storm and Rebel vs Imperium"),
    "base+1+2+3": mark("All sets, with The Brink of War"),
}
DIFFICULTIES: Final[Mapping[str, str]] = {
    "easy": mark("Easy"),
    "medium": mark("Medium"),
    "hard": mark("Hard"),
}
CATEGORIES: Final[Mapping[str, str]] = {
    "development_military": mark("a development that gives +1 or +2 Military"),
    "military_windfall": mark("a military windfall world of defence 1 or 2"),
    "peaceful_windfall": mark("a windfall world of cost 1 or 2 that is not military"),
    "chromosome_world": mark("a world with a chromosome"),
    "alien_world": mark("an Alien Technology production or windfall world"),
    "multi_consume": mark("a card that can consume two or more goods"),
    "strong_military_world": mark("a military world of defence 5 or more"),
    "variable_six": mark("a development of cost 6 whose VP vary"),
    "takeover_card": mark("a card about takeovers"),
}
"""What a search can look for."""


def _plain(name: str) -> str:
    return name.replace("_", " ").capitalize()


def phase_name(phase: str) -> str:
    """Return the name of a phase, or of another moment."""
    return tr(PHASES.get(phase) or OTHER_TIMES.get(phase) or _plain(phase))


def phase_title(phase: str) -> str:
    """Return the phase with its number: "III Settle"."""
    return f"{NUMERALS[phase]} {phase_name(phase)}" if phase in NUMERALS else phase_name(phase)


def turn_title(phase: str, turn: int, twice: bool) -> str:
    """Return the title of a phase: with "1" or "2" where it takes place twice in the round."""
    title = phase_title(phase)
    return tr("{phase} {number}", phase=title, number=turn + 1) if twice else title


def space_name(space: str) -> str:
    """Return the name of an action space: "Explore +5", "Settle 2"."""
    return tr(SPACES[space][0]) if space in SPACES else _plain(space)


def space_bonus(space: str) -> str:
    """Return the bonus of an action space in a few words: "draw 5 more"."""
    return tr(SPACES[space][1]) if space in SPACES else ""


def good_name(kind: str) -> str:
    """Return the name of a kind of goods."""
    return tr("any kind") if kind == "any" else tr(GOODS.get(kind, _plain(kind)))


def kind_name(kind: str, count: int = 1) -> str:
    """Return "development", "worlds"."""
    one, many = KINDS.get(kind, (mark("card"), mark("cards")))
    return tr(one if count == 1 else many)


def trait_name(trait: str) -> str:
    """Return a keyword or symbol: "Rebel", "chromosome"."""
    return tr(TRAITS.get(trait, _plain(trait)))


def face_name(face: str) -> str:
    """Return what a face of the robot's dice or its counter shows."""
    return tr(FACES.get(face, _plain(face)))


def zone_name(zone: str) -> str:
    """Return the name of a place on the table."""
    return tr(ZONES.get(zone, _plain(zone)))


def set_name(name: str) -> str:
    """Return the name of a set of cards."""
    return tr(SETS.get(name, _plain(name)))


def deck_name(name: str) -> str:
    """Return the name of a combination of sets."""
    return tr(DECKS.get(name, _plain(name)))


def difficulty_name(name: str) -> str:
    """Return the name of a difficulty of the robot."""
    return tr(DIFFICULTIES.get(name, _plain(name)))


def category_name(category: str) -> str:
    """Return what a search looks for: "a world with a chromosome"."""
    return tr(CATEGORIES.get(category, _plain(category)))


def cards(count: int) -> str:
    """Return "1 card", "3 cards"."""
    return tr("{count} card" if count == 1 else "{count} cards", count=count)


def prestige(amount: int) -> str:
    """Return "2 prestige"."""
    return tr("{amount} prestige", amount=amount)


def goods(count: int, kind: str = "any") -> str:
    """Return "one good", "two Genes goods"."""
    if kind == "any":
        return tr("{count} good" if count == 1 else "{count} goods", count=number(count))
    text = mark("{count} {kind} good") if count == 1 else mark("{count} {kind} goods")
    return tr(text, count=number(count), kind=good_name(kind))


def gains(vp: int = 0, cards_: int = 0, prestige_: int = 0) -> str:
    """Return what is gained, joined: "1 VP and 1 card"."""
    parts = [tr("{amount} VP", amount=vp)] if vp else []
    parts += [cards(cards_)] if cards_ else []
    parts += [prestige(prestige_)] if prestige_ else []
    return both(parts)
