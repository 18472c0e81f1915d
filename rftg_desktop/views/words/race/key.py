"""What the signs on cards and on the robot's mat mean: the words beside the icon key."""

from collections.abc import Mapping
from typing import Final

from rftg_desktop.views.words.translation import mark, tr

TITLES: Final[Mapping[str, str]] = {
    "rows": mark("When a power works"),
    "worlds": mark("Goods and worlds"),
    "cards": mark("Cards"),
    "gains": mark("Points, prestige, Military"),
    "rules": mark("Joining signs"),
    "keywords": mark("Keywords and printed symbols"),
    "mat": mark("The robot"),
}
MEANINGS: Final[Mapping[str, str]] = {
    "row_explore": mark("In Explore"),
    "row_develop": mark("In Develop; a development"),
    "row_settle": mark("In Settle"),
    "row_trade": mark("When a good is sold"),
    "row_consume": mark("In Consume"),
    "row_produce": mark("In Produce"),
    "row_always": mark("All the time"),
    "row_start": mark("At the start, as a start world"),
    "row_end": mark("At the end of the game"),
    "good_novelty": mark("A good: Novelty"),
    "good_rare": mark("A good: Rare Elements"),
    "good_genes": mark("A good: Genes"),
    "good_alien": mark("A good: Alien Technology"),
    "good_any": mark("A good of any kind"),
    "world_kind": mark("A world with this kind of good"),
    "world_production": mark("A production world, of one kind or of any"),
    "world_windfall": mark("A windfall world, of one kind or of any"),
    "world": mark("A world; where the robot looks for one: a world that is not military"),
    "military_world": mark("A military world"),
    "cost_world": mark("The cost of a world"),
    "cost_military": mark("The defence of a military world"),
    "cost_development": mark("The cost of a development"),
    "six_cost": mark("A development that costs 6"),
    "card": mark("A card"),
    "card_out": mark("A hand card is discarded"),
    "this": mark("This card"),
    "this_out": mark("This card is given up"),
    "named": mark("A certain card; its name is in the inspector"),
    "hand": mark("The hand"),
    "tuck": mark("A card tucked under this world"),
    "placed": mark("When such a card was placed"),
    "swap": mark("Exchange, or mix"),
    "stack": mark("From the deck"),
    "start_number": mark("A start world, with its number"),
    "points": mark("So many victory points"),
    "points_least": mark("Worth so many victory points or more"),
    "variable": mark("It counts other cards, or something else, at the end"),
    "vp": mark("VP chips"),
    "prestige": mark("Prestige"),
    "military": mark("Military"),
    "takeover": mark("A takeover (not played against the robot)"),
    "shield": mark("Against takeovers"),
    "destroy": mark("The world is destroyed"),
    "arrow": mark("Becomes; after Military: against"),
    "colon": mark("If so, then"),
    "each": mark("For each; where the robot looks for a card: or"),
    "not": mark("But not"),
    "times": mark("Up to so many times"),
    "more": mark("So many more; before a card: draw so many"),
    "less": mark("So many less; before cost: so much cheaper"),
    "least": mark("With so much or more"),
    "limit": mark("At most so many; with a plus: at most so much dearer"),
    "range": mark("Any number from the first to the last"),
    "any_number": mark("As many as there are"),
    "steps": mark("For one, two, three, four of them"),
    "is": mark("Is met like; on the robot's mat: counts as"),
    "free": mark("Placed without paying"),
    "with_powers": mark("A good is sold; with the plus your Trade powers count too"),
    "different": mark("Different kinds"),
    "most": mark("More than everybody else"),
    "gamble": mark("A bet on cards turned up"),
    "barred": mark("Not allowed"),
    "later": mark("An action is chosen last"),
    "trait_alien": mark("Alien"),
    "trait_rebel": mark("Rebel"),
    "trait_imperium": mark("Imperium"),
    "trait_uplift": mark("Uplift"),
    "trait_terraforming": mark("Terraforming"),
    "trait_chromosome": mark("A chromosome"),
    "trait_prestige": mark("1 prestige when placed"),
    "robot": mark("The robot chose the action; on its dice: as the counter shows"),
    "robot_both": mark("Both of its dice chose it"),
    "player": mark("Only the player chose it"),
    "double_vp": mark("Double VP"),
    "match": mark("On its dice: an action of the player"),
    "counter": mark("A die with the robot counts as what follows"),
    "credit": mark("Credit"),
    "economy": mark("Economy"),
    "search": mark("Turn up cards until one fits; on the prestige card: Search"),
    "house": mark("House-made: a number that could not be verified"),
}


def meaning(name: str) -> str:
    """Return what a sign of the key means."""
    return tr(MEANINGS[name])


def section_title(name: str) -> str:
    """Return the title of a section of the key."""
    return tr(TITLES[name])
