"""What the data of Race must be, and a summary of it, for ``check-data``."""

from collections import Counter

from rftg_desktop.rules.race.card_problems import card_problems
from rftg_desktop.rules.race.game import RaceGame, race_game
from rftg_desktop.rules.race.robot.book import robot_records
from rftg_desktop.rules.race.robot.problems import mat_problems
from rftg_desktop.rules.race.robot.setup import combinations
from rftg_desktop.rules.race.state import DECKS
from rftg_desktop.tools.figures import counts

CARDS = (114, 136, 180, 228)
STARTS = (5, 9, 12, 16)
"""Cards and start worlds of each of the :data:`DECKS`."""

COMBINATIONS = 126
FACES = 6


def problems(game: RaceGame) -> list[str]:
    """Return what is wrong with the data, in either edition."""
    found = _totals(game) + _names(game)
    printed = game.catalog.cards
    for cards in (printed, race_game(second_edition=True).catalog.cards):
        for card in cards.values():
            found += [f"{card.id}: {field} {words}" for field, words in card_problems(card, printed)]
    for piece, sides in robot_records().items():
        for side in sides:
            wrong = mat_problems(game.robot, piece, side)
            found += [f"robot, {piece}, {side}: {field} {words}" for field, words in wrong]
    return found


def _totals(game: RaceGame) -> list[str]:
    """Compare the box with what the rulebooks say it holds."""
    catalog, book = game.catalog, game.robot
    found = [("combinations of solitaire games", len(combinations(catalog, book)), COMBINATIONS)]
    found += [("faces on a die of the robot", len(die.faces), FACES) for die in book.dice]
    for deck, cards, starts in zip(DECKS, CARDS, STARTS, strict=True):
        found.append((f"cards in {deck}", len(catalog.deck(deck)), cards))
        found.append((f"start worlds in {deck}", len(catalog.start_worlds(deck)), starts))
    return [f"{count} {what}, not {wanted}" for what, count, wanted in found if count != wanted]


def _names(game: RaceGame) -> list[str]:
    """Check that names tell the cards of a deck apart."""
    found = []
    for deck in DECKS:
        designs = set(game.catalog.deck(deck))
        names = Counter(game.catalog.cards[card].name for card in designs)
        found += [f"{count} cards of {deck} are called {name}" for name, count in names.items() if count > 1]
    return found


def report(game: RaceGame) -> list[str]:
    """Return lines on what the box holds."""
    catalog = game.catalog
    cards = list(catalog.cards.values())
    kinds = Counter(type(power).__name__ for card in cards for power in card.powers)
    records = robot_records()
    status = Counter(fields["status"] for sides in records.values() for fields in sides.values())
    decks = ", ".join(f"{len(catalog.deck(deck))} in {deck}" for deck in DECKS)
    return [
        f"cards: {decks}; {len(cards)} designs ({counts(Counter(card.set for card in cards))})",
        f"changed by the second edition: {', '.join(card.name for card in cards if card.second_edition)}",
        f"powers: {sum(kinds.values())} of {len(kinds)} kinds ({counts(kinds)})",
        f"solitaire games to choose: {len(combinations(catalog, game.robot))}",
        f"facts of the robot: {counts(status)}",
    ]
