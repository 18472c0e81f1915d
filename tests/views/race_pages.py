"""What the pages of Race solo are shown with in tests: the largest box, with long words in it."""

from rftg_desktop.rules.race.catalog import DECKS
from rftg_desktop.rules.race.robot.state import DIFFICULTIES
from rftg_desktop.views.dialogs.new_race import Choice, Fact, RaceChoices

WORLDS = (
    ("new_sparta", "New Sparta"),
    ("alien_research_team", "Alien Research Team"),
    ("earths_lost_colony", "Earth's Lost Colony"),
    *((f"world_{number}", f"Uplift Mercenary Force {number}") for number in range(13)),
)
FACTS = (
    Fact("“robot =” shows Settle.", house_made=True),
    Fact("Begins with credit 1, economy 0 and 4 cards in its stack."),
    Fact("Settle action: draws 3 cards, flips them to find an Alien world, and places it.", house_made=True),
    Fact("Settle response: draws 2 cards; either a military Alien world or any other world will do."),
    Fact("Trade: gains 3 credit and VP chips equal to its economy."),
    Fact("2x: gains twice its economy in VP chips, and 1 prestige if an Alien world was placed."),
)


def race_choices() -> RaceChoices:
    """Make the choices: one start world less for each set less."""
    starts = {
        deck: tuple(Choice(ident, name, FACTS) for ident, name in WORLDS[: 5 + 4 * number])
        for number, deck in enumerate(DECKS)
    }
    names = ("Base game", "and The Gathering Storm", "and Rebel vs Imperium", "and The Brink of War")
    sets = tuple(
        Choice(deck, name, (Fact("228 cards, 16 of them start worlds; prestige and Search."),))
        for deck, name in zip(DECKS, names, strict=True)
    )
    counters = Fact("3 six-cost counters of 9 VP each; six-cost developments count the same.")
    return RaceChoices(
        sets=sets,
        difficulties={level: Choice(level, level, (counters,)) for level in DIFFICULTIES},
        starts=starts,
        prestige=frozenset({DECKS[3]}),
        more_chips="29 &VP chips in the pool, not 24",
        keeps=(3, 4, 5, 6),
        keep=4,
        reprints="Five cards differ: Outlaw World, Merchant Guild, Imperium Armaments World and others.",
    )
