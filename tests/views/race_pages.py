"""What the pages of Race solo are shown with in tests: the largest box, with long words in it."""

from rftg_desktop.rules.race.robot.state import DIFFICULTIES
from rftg_desktop.rules.race.state import DECKS
from rftg_desktop.views.dialogs.new_race import Choice, RaceChoices

WORLDS = (
    ("new_sparta", "New Sparta"),
    ("alien_research_team", "Alien Research Team"),
    ("earths_lost_colony", "Earth's Lost Colony"),
    *((f"world_{number}", f"Uplift Mercenary Force {number}") for number in range(13)),
)
FACTS = (
    "Credit 1, economy 0, 4 cards in its stack; robot = Settle (house-made).",
    "Settle action: draws 3 cards, flips its stack for an Alien Technology world (house-made).",
    "Settle response: with credit 1 or more: draws 2 cards, flips its stack for one that is not military.",
    "Trade: VP = economy, credit +3.",
    "Double VP: VP = 2 × economy, 1 prestige if it owns an Alien Technology world.",
    "Explore action, both spaces: draws 5 cards, credit +1 (house-made).",
)


def race_choices() -> RaceChoices:
    """Make the choices: one start world less for each set less."""
    starts = {
        deck: tuple(Choice(ident, name, FACTS) for ident, name in WORLDS[: 5 + 4 * number])
        for number, deck in enumerate(DECKS)
    }
    names = ("Base game", "and The Gathering Storm", "and Rebel vs Imperium", "and The Brink of War")
    sets = tuple(
        Choice(deck, name, ("228 cards, 16 of them start worlds; prestige and Search.",))
        for deck, name in zip(DECKS, names, strict=True)
    )
    counters = "3 six-cost counters of 9 VP each; six-cost developments count the same."
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
