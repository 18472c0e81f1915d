"""Every event of Race has words or is silent on purpose; what a reader may not know is in no line."""

import inspect
from typing import Any

import pytest

from rftg_desktop.kernel.events import Event, masked, seen_by
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.brink import events as bev
from rftg_desktop.rules.race.robot import events as rev
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.state import ACTIONS
from rftg_desktop.session.facts import TookBack
from rftg_desktop.views.words.forms import LogText
from rftg_desktop.views.words.race.events import ICONS, LINES, SILENT, event_line, merge
from rftg_desktop.views.words.race.names import FACES
from tests.views.race_play import CATALOG, NAMES, games, known, looks_well, names_of, opening, solo

ANA, PEOPLE = ("Ana",), ("Ana", "Ben", "Cy")
EVENTS = [
    kind
    for module in (ev, bev, rev)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event
]
GEM, SPICE, SPARTA = "gem_world", "spice_world", "new_sparta"


def line(event: Event, names: tuple[str, ...] = ANA) -> str:
    found = event_line(event, names, CATALOG)
    assert found is not None
    assert found.icon in ICONS
    assert looks_well(found.text)
    return found.text


def lines(*events: Event) -> list[str]:
    return [found.text for found in merge(events, ANA, CATALOG)]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_words_or_is_silent(kind: type[Event]) -> None:
    assert (kind in LINES) != (kind in SILENT)


def test_there_are_no_words_for_what_does_not_exist() -> None:
    assert set(LINES) | SILENT == {*EVENTS, TookBack}


def test_what_undo_took_back_by_consent_is_noted() -> None:
    assert line(TookBack(0, 2, "consent")) == "Ana takes back 2 answers, as all agree."
    assert line(TookBack(0, 1, "practice")) == "Ana takes back 1 answer, for practice."


EXAMPLES: list[tuple[Event, str]] = [
    (ev.StartShown(0, SPARTA), "Ana starts with New Sparta."),
    (ev.StartShown(ROBOT, SPARTA), "The robot starts with New Sparta."),
    (ev.ActionsShown(0, ("explore_5", "settle")), "Ana chooses Explore +5 and Settle 1."),
    (ev.PhasesChosen(("explore", "settle", "settle")), "Phases this round: Explore and Settle twice."),
    (ev.PhasesChosen(()), "No phase takes place this round."),
    (
        ev.CardsDrawn(0, (GEM, SPICE), "hand", "settle"),
        "Ana draws Gem World and Spice World (bonus of Settle).",
    ),
    (ev.CardsDrawn(0, (None, None), "hand", "public_works"), "Ana draws 2 cards (Public Works)."),
    (ev.CardsDrawn(0, (GEM,), "hand", "leader"), "Ana draws Gem World (prestige leader)."),
    (ev.CardsDrawn(0, (GEM, SPICE), "seen", "explore"), "Ana draws 2 cards to choose from."),
    (ev.CardsDiscarded(0, (GEM,), "hand", "limit"), "Ana discards Gem World."),
    (ev.CardsDiscarded(0, (None,), "hand", "pay"), "Ana pays with 1 card."),
    (ev.CardFlipped(0, GEM, 2, True), "Ana bets on 2: Gem World has it, and is kept."),
    (ev.CardFlipped(0, GEM, 4, False), "Ana bets on 4: Gem World has 2, and is lost."),
    (ev.DeckShuffled(30), "The deck is used up: 30 discarded cards become a new one."),
    (ev.PlacementChosen(0, ""), "Ana places nothing."),
    (ev.CardPlaced(0, SPARTA, "conquer", 0), "Ana, for New Sparta: conquers it (defence 2)."),
    (
        ev.GoodMade(0, "alpha_centauri", "rare", "windfall"),
        "Alpha Centauri arrives with a Rare Elements good.",
    ),
    (ev.GoodSpent(0, GEM, "lost"), "Ana loses the good of Gem World."),
    (ev.VpGained(0, 2, "old_earth"), "Ana: +2 VP (Old Earth)."),
    (ev.VpGained(ROBOT, 1, "leader"), "The robot: +1 VP (prestige leader)."),
    (ev.PrestigeChanged(0, -1, "alien_booby_trap"), "Ana spends 1 prestige (Alien Booby Trap)."),
    (ev.StrengthGained(0, 2, "boost"), "Ana: +2 Military until the phase ends (prestige card)."),
    (bev.LeadersChanged((ROBOT,)), "The robot is the prestige leader now."),
    (
        bev.LeadersChanged((0, ROBOT)),
        "Most prestige is shared by Ana and the robot: nobody holds the leader's tile.",
    ),
    (bev.PrestigeCardShown(0, "settle"), "Ana plays the prestige card on Settle 1."),
    (bev.PrestigeCardShown(0, "search"), "Ana will search, by the prestige card."),
    (bev.CategoryNamed(0, "chromosome_world"), "Ana searches for a world with a chromosome."),
    (bev.CardTucked(0, None, "galactic_scavengers"), "Ana puts a card under Galactic Scavengers."),
    (bev.WorldReplaced(0, GEM, SPICE), "Ana replaces Gem World by Spice World."),
    (rev.RobotDrew(1), "The robot draws 1 card to its stack."),
    (rev.RobotCreditChanged(1, 2), "The robot: credit +1 (1 → 2)."),
    (
        ev.GameEnded(("pool", "tableau"), (40, 52), (1,)),
        "The game is over: the VP pool is used up and a tableau is full. "
        "The robot wins with 52 VP; Ana has 40 VP.",
    ),
    (
        ev.GameEnded(("prestige",), (40, 40), (0,)),
        "The game is over: a side has 15 prestige. All square at 40 VP: Ana wins the tie-break.",
    ),
    (
        ev.GameEnded(("tableau",), (40, 40), (0, 1)),
        "The game is over: a tableau is full. "
        "A draw between Ana and the robot at 40 VP, in the tie-break too.",
    ),
]


@pytest.mark.parametrize(("event", "text"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_sentences(event: Event, text: str) -> None:
    assert line(event) == text


def test_headings() -> None:
    found = merge([ev.RoundBegan(3), ev.PhaseBegan("settle", 1)], ANA, CATALOG)
    assert [(each.text, each.heading, each.seat, each.icon) for each in found] == [
        ("Round 3", True, None, "round"),
        ("III Settle 2", True, None, "settle"),
    ]


def test_alone_nobody_is_told_of_a_lock() -> None:
    assert event_line(ev.LockedIn(0), ANA, CATALOG) is None
    assert event_line(ev.LockedIn(1), PEOPLE, CATALOG) == LogText(1, "Ben has locked in.", "lock")


# ---------------------------------------------------------------- joined lines of the player


def test_a_card_with_its_payment() -> None:
    pay = [ev.CardsDiscarded(0, (card,), "hand", "pay") for card in (SPICE, SPARTA)]
    shown, placed = ev.CardShown(0, GEM), ev.CardPlaced(0, GEM, "pay", 2)
    assert lines(shown, *pay, placed) == ["Ana places Gem World and pays Spice World and New Sparta."]
    assert lines(shown, pay[0]) == ["Ana places Gem World.", "Ana pays with Spice World."]
    assert lines(*pay, placed) == ["Ana, for Gem World: pays Spice World and New Sparta."]
    assert lines(shown, ev.CardPlaced(0, GEM, "pay", 0)) == ["Ana places Gem World and pays nothing."]


def test_a_payment_by_a_power_and_one_of_many_cards() -> None:
    shown = ev.CardShown(0, "pirate_world")
    pay = ev.CardsDiscarded(0, (GEM, SPICE), "hand", "pay")
    placed = ev.CardPlaced(0, "pirate_world", "contact_specialist", 2)
    good = ev.GoodMade(0, "pirate_world", "novelty", "windfall")
    assert lines(shown, good, pay, placed) == [
        "Ana places Pirate World, with a good on it, and pays Gem World and Spice World (Contact Specialist)."
    ]
    many = ev.CardsDiscarded(0, (GEM,) * 5, "hand", "pay")
    placed = ev.CardPlaced(0, "new_economy", "pay", 5)
    assert lines(ev.CardShown(0, "new_economy"), many, placed) == ["Ana places New Economy and pays 5 cards."]


def test_a_conquest_by_a_card_given_up() -> None:
    way = "imperium_cloaking_technology"
    spent, gain = ev.CardSpent(0, "new_military_tactics"), ev.StrengthGained(0, 3, "new_military_tactics")
    assert lines(spent, gain) == ["Ana gives up New Military Tactics for +3 Military."]
    assert lines(ev.CardShown(0, GEM), ev.CardPlaced(0, GEM, way, 0)) == [
        "Ana places Gem World and conquers it by Imperium Cloaking Technology."
    ]


def test_cards_kept_with_the_number_of_the_others() -> None:
    kept = [ev.CardsKept(0, (card,)) for card in (GEM, SPICE)]
    lost = ev.CardsDiscarded(0, (SPARTA, SPARTA), "seen", "explore")
    assert lines(*kept, lost) == ["Ana keeps Gem World and Spice World and discards 2 cards."]
    assert lines(*map(masked, (*kept, lost))) == ["Ana keeps 2 cards and discards 2 cards."]


def test_goods_with_all_that_they_bring() -> None:
    used = ev.PowerUsed(0, "galactic_markets", 1)
    goods = [ev.GoodSpent(0, world, "galactic_markets") for world in (GEM, SPICE)]
    gains = [ev.VpGained(0, 1, "galactic_markets"), ev.VpGained(0, 1, "galactic_markets")]
    assert lines(used, goods[0], gains[0], goods[1], gains[1]) == [
        "Ana uses the goods of Gem World and Spice World: 2 VP (Galactic Markets)."
    ]
    sale = ev.GoodSpent(0, GEM, "trade"), ev.CardsDrawn(0, (SPICE, SPARTA), "hand", "trade")
    assert lines(*sale) == ["Ana sells the good of Gem World: draws Spice World and New Sparta."]
    other = ev.GoodSpent(0, SPICE, "old_earth"), ev.VpGained(0, 1, "old_earth")
    assert len(lines(*sale, *other)) == 2


def test_hand_cards_with_what_they_bring() -> None:
    lost = ev.CardsDiscarded(0, (GEM,), "hand", "space_mercenaries")
    gain = ev.StrengthGained(0, 1, "space_mercenaries")
    assert lines(lost, gain) == ["Ana discards Gem World: +1 Military (Space Mercenaries)."]


def test_goods_made_in_a_row() -> None:
    made = [ev.GoodMade(0, GEM, "novelty", "produce"), ev.GoodMade(0, "asteroid_belt", "rare", "bonus")]
    assert lines(made[0]) == ["Ana makes a good on Gem World."]
    assert lines(*made) == ["Ana makes goods on Gem World and Asteroid Belt (bonus of Produce)."]


def test_a_search_with_a_refusal() -> None:
    flipped = [bev.SearchFlipped(0, card, False) for card in (GEM, SPICE)]
    fits = bev.SearchFlipped(0, SPARTA, True)
    assert lines(*flipped, fits, flipped[0], fits) == [
        "Ana turns up Gem World and Spice World: no find; then New Sparta, which fits.",
        "Ana turns up Gem World: no find; then New Sparta, which fits.",
    ]


def test_a_payment_that_is_tucked_in_part() -> None:
    world = "galactic_scavengers"
    pay = ev.CardsDiscarded(0, (SPARTA,), "hand", "pay")
    paid = [bev.CardTucked(0, SPICE, world), pay, ev.CardPlaced(0, GEM, "pay", 2)]
    met = "pays New Sparta and Spice World; Spice World goes under Galactic Scavengers."
    assert lines(ev.CardShown(0, GEM), *paid) == [f"Ana places Gem World and {met}"]
    assert lines(pay, paid[0], paid[2]) == [f"Ana, for Gem World: {met}"]


def test_cards_of_a_lost_bet_are_a_number() -> None:
    assert lines(ev.CardsDiscarded(0, (GEM, SPICE), "seen", "explore")) == ["Ana discards 2 cards."]


# ---------------------------------------------------------------- whole games


def test_whole_games_read_well_for_every_reader() -> None:
    met: set[type[Event]] = set()
    for game in games():
        seats = len(game[0].state.seats)
        for viewer in (None, *range(seats)):
            seen = [event for turn in game for event in known(turn.events, viewer)]
            told = merge(seen, names_of(game[0].state), CATALOG)
            assert not [each for each in told if each.icon not in ICONS or not looks_well(each.text)]
            assert max(len(each.text) for each in told) < 400
            singly = [event_line(event, NAMES, CATALOG) for event in seen]
            assert not [each for each in singly if each is not None and not looks_well(each.text)]
            met.update(map(type, seen))
    assert {rev.RobotRow, rev.RobotDiePlaced, ev.GoodSpent, ev.CardPlaced, ev.GameEnded} <= met


def test_every_change_leaves_a_line() -> None:
    for game in games():
        for turn in game:
            loud = [event for event in turn.events if type(event) not in SILENT]
            quiet = (ev.LockedIn, ev.PlacementChosen)
            if [event for event in loud if not isinstance(event, quiet)]:
                assert merge(turn.events, names_of(turn.state), CATALOG)


def test_the_opening() -> None:
    assert not lines(*opening(solo(0), 0))


def test_a_masked_event_names_no_secret() -> None:
    titles = {card.name for card in CATALOG.cards.values()}
    hiding = (ev.CardsDrawn, ev.CardsKept, ev.CardsDiscarded, bev.CardTucked, bev.CardsSalvaged)
    for game in games():
        for turn in game:
            for event in turn.events:
                if isinstance(event, hiding):
                    found = event_line(masked(event), PEOPLE, CATALOG)
                    assert found is not None
                    text = found.text.split(" (")[0]
                    assert not any(title in text for title in titles), text


def test_whispers_reach_nobody_else() -> None:
    secret = (ev.StartChosen, ev.ActionMarked, ev.PlacementChosen, bev.PrestigeCardChosen)
    for game in games():
        for turn in game:
            for event in turn.events:
                if isinstance(event, secret):
                    assert seen_by(event, None) is None


def test_spaces_and_faces_have_names() -> None:
    for space in ACTIONS:
        assert looks_well(line(ev.ActionsShown(0, (space,))))
    for face in FACES:
        assert looks_well(line(rev.RobotRolled((face, face))))
    values: dict[str, Any] = {
        "seat": 0,
        "space": "settle",
        "phase": "settle",
        "round": 1,
        "card": GEM,
        "index": 0,
    }
    for kind in SILENT:
        event = kind(**{name: values[name] for name in kind.__struct_fields__})
        assert event_line(event, PEOPLE, CATALOG) is None
