"""Every choice of Race has a prompt, every action a phrase, and the sums in them are those of the rules."""

import inspect
import re

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel.actions import DONE, Action, Done
from rftg_desktop.kernel.engine import apply, choice_of
from rftg_desktop.kernel.steps import Choice, Confirm
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.brink import steps as brink
from rftg_desktop.rules.race.events import CardsDrawn
from rftg_desktop.views.words.race.phrases import (
    PHRASES,
    Preview,
    action_phrase,
    revision_phrase,
    undo_phrase,
)
from rftg_desktop.views.words.race.prompts import (
    DOING,
    PROMPTS,
    actions_left,
    prestige_card_hint,
    prompt_text,
    step_line,
    waiting_line,
)
from tests.helpers.race_table import Spot, Table
from tests.views.race_play import CATALOG, GAME, games, looks_well, solo, turns, view_of

CHOICES = {
    kind
    for module in (steps, brink)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, Choice) and kind is not Choice
}
ACTIONS = {
    kind
    for _, kind in inspect.getmembers(act, inspect.isclass)
    if issubclass(kind, Action) and kind is not Action
}
START = view_of(GAME.new(solo(0), 0)[0], 0)
TITLE, HINT, PHRASE = 70, 130, 170


def phrase(action: Action, preview: Preview | None = None) -> str:
    return action_phrase(action, START, CATALOG, preview=preview)


def at(table: Table, action: Action) -> str:
    return action_phrase(action, view_of(table.state, 0), CATALOG)


def asked(table: Table) -> tuple[str, str]:
    choice = table.state.lanes[0][0]
    assert isinstance(choice, Choice)
    prompt = prompt_text(choice, view_of(table.state, 0), 0, CATALOG, tuple(table.options()))
    return prompt.title, prompt.hint


def test_every_choice_has_a_prompt() -> None:
    assert CHOICES | {Confirm} == set(PROMPTS) == set(DOING)


def test_every_action_has_a_phrase() -> None:
    assert ACTIONS | {Done} == set(PHRASES)


def test_prompts_and_phrases_of_whole_games() -> None:
    met: set[type] = set()
    for turn in turns():
        view = view_of(turn.state, turn.seat)
        prompt = prompt_text(turn.choice, view, turn.seat, CATALOG, turn.offered)
        assert all(map(looks_well, (prompt.title, prompt.hint))), prompt
        assert len(prompt.title) <= TITLE, prompt
        assert len(prompt.hint) <= HINT, prompt
        assert bool(prompt.done_label) == bool(prompt.done_tip)
        if {DONE, act.Pass()} & set(turn.offered):
            assert looks_well(prompt.done_label)
        assert looks_well(step_line(view, choice=turn.choice))
        assert looks_well(waiting_line(turn.choice, "Ana"))
        phrases = [action_phrase(action, view, CATALOG) for action in turn.offered]
        assert all(map(looks_well, phrases)), phrases
        assert max(map(len, phrases)) <= PHRASE, phrases
        assert len(set(phrases)) == len(phrases), phrases
        met |= {type(turn.choice), *map(type, turn.offered)}
    assert {steps.Bill, steps.Consume, steps.Feed, steps.KeepCards, act.Sell, act.UsePower, act.Way} <= met


def test_a_public_prompt_is_the_same_on_the_shared_table() -> None:
    for turn in turns():
        if turn.choice.private:
            continue
        own, shared = (
            prompt_text(turn.choice, view_of(turn.state, viewer), turn.seat, CATALOG, turn.offered)
            for viewer in (turn.seat, None)
        )
        assert own == shared


def test_what_a_sale_says_is_what_it_brings() -> None:
    checked = 0
    for turn in turns():
        for action in turn.offered:
            if isinstance(action, act.Sell):
                text = action_phrase(action, view_of(turn.state, turn.seat), CATALOG)
                after, events = apply(GAME, turn.state, turn.seat, action)
                drawn = [event for event in events if isinstance(event, CardsDrawn)]
                if not drawn:  # the draw waits for a confirmation
                    _, events = apply(GAME, after, turn.seat, DONE)
                    drawn = [event for event in events if isinstance(event, CardsDrawn)]
                said = re.search(r"(\d+) cards?$", text)
                assert said is not None, text
                assert int(said[1]) == len(drawn[0].cards)
                checked += 1
    assert checked > 5


# ---------------------------------------------------------------- sums


def test_the_sum_of_a_price() -> None:
    spot = Spot("old_earth investment_credits", "merchant_guild", marks="develop", more=6)
    table = Table("develop", spot)
    summed = "cost 6 - 1 Develop - 1 Investment Credits = 4 cards"
    assert at(table, act.Place("merchant_guild")) == f"Place Merchant Guild ({summed})"
    table.do(act.Place("merchant_guild"))
    assert asked(table) == ("Pay for Merchant Guild: 4 to go", f"C{summed[1:]}.")
    first, second, *_ = table.seat().hand
    assert at(table, act.PayCard(first)).endswith(": 1 paid, 3 to go")
    table.do(act.PayCard(second))
    assert asked(table)[0] == "Pay for Merchant Guild: 1 paid, 3 to go"


def test_the_sums_of_the_ways_to_a_world() -> None:
    spot = Spot("new_sparta contact_specialist space_mercenaries", "pirate_world", more=4)
    table = Table("settle", spot, sets="base+1")
    table.do(act.Place("pirate_world"))
    assert asked(table)[0] == "How do you settle Pirate World?"
    assert at(table, act.Way("contact_specialist")) == (
        "Pay by Contact Specialist: defence 3 - 1 Contact Specialist = 2 cards"
    )
    assert at(table, act.Way("conquer")) == "Conquer: defence 3: 2 Military, 1 short"
    table.do(act.Way("conquer"))
    assert asked(table) == ("Conquer Pirate World: 1 Military short", "Defence 3: 2 Military, 1 short.")
    card = table.seat().hand[0]
    power = act.UsePower("space_mercenaries", 1, card)
    assert at(table, power) == f"Discard {CATALOG.cards[card].name} for Military (Space Mercenaries)"


def test_military_against_a_kind_and_for_a_time() -> None:
    tableau = "alpha_centauri space_marines new_military_tactics space_mercenaries"
    table = Table("settle", Spot(tableau, "rebel_miners", more=3), sets="base+1")
    table.do(act.Place("rebel_miners"), act.UsePower("new_military_tactics", 0))
    title, hint = asked(table)
    assert title == "Conquer Rebel Miners, with more Military if you like"
    assert hint == "Defence 2: 3 Military + 1 Alpha Centauri + 3 temporary = 7."


def test_a_payment_that_is_tucked_says_so() -> None:
    table = Table("settle", Spot("galactic_scavengers", "gem_world", more=4), sets="base+1+2+3")
    table.do(act.Place("gem_world"))
    tucks = [option for option in table.options() if isinstance(option, act.Tuck)]
    assert tucks
    assert at(table, tucks[0]).endswith("which goes under Galactic Scavengers: 1 paid, 1 to go")
    table.do(tucks[0])
    last = next(option for option in table.options() if isinstance(option, act.PayCard))
    assert at(table, last).endswith(": 2 paid, which is all")


def test_the_sum_of_a_sale() -> None:
    spot = Spot("old_earth space_port gem_world comet_zone", goods="gem_world comet_zone")
    table = Table("consume", Spot(*spot[:2], goods=spot.goods, marks="consume_trade"))
    assert at(table, act.Sell("comet_zone")) == (
        "Sell the good of Comet Zone: 3 Rare Elements + 1 Old Earth + 2 Space Port = 6 cards"
    )


# ---------------------------------------------------------------- phrases


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (DONE, "Done"),
        (act.Mark("explore_5"), "Choose Explore +5: draw 5 more"),
        (act.Mark("settle_second"), "Choose Settle 2: then draw 1"),
        (act.Boost("develop"), "Play the prestige card on Develop 1"),
        (act.Boost("search"), "Search for a card, in place of an action"),
        (act.Search("military_windfall"), "Search for a military windfall world of defence 1 or 2"),
        (act.KeepStart("new_sparta"), "Start with New Sparta"),
        (act.Discard("gem_world"), "Discard Gem World"),
        (act.Keep("gem_world"), "Keep Gem World"),
        (act.Place("gem_world"), "Place Gem World"),
        (act.Way("pay"), "Pay for it"),
        (act.Tuck("gem_world"), "Put Gem World under your start world"),
        (act.Replace("gem_world", "spice_world"), "Put Spice World in the place of Gem World"),
        (act.UsePower("old_earth", 1), "Old Earth: discard up to two goods, each for 1 VP"),
        (act.UsePower("", 0), "Prestige card: discard up to two hand cards, each for 1 VP (never doubled)"),
        (act.GiveGood("gem_world"), "Give the good of Gem World (Novelty)"),
        (act.NameNumber(3), "Bet on 3"),
        (act.ProduceOn("", 0, "asteroid_belt"), "Make a good on Asteroid Belt (bonus of Produce)"),
        (
            act.ProduceOn("universal_exports", 3, "asteroid_belt"),
            "Make a good on Asteroid Belt (Universal Exports, for 1 card)",
        ),
        (
            act.ProduceOn("", 0, "alien_oort_cloud_refinery", "genes"),
            "Make a Genes good on Alien Oort Cloud Refinery (bonus of Produce)",
        ),
        (Action(), "Do this"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_phrases(action: Action, text: str) -> None:
    assert phrase(action) == text


def test_a_preview_adds_what_an_action_brings() -> None:
    brings = Preview(cards=1, vp=2, prestige=1)
    assert phrase(act.GiveGood("gem_world"), brings).endswith("(Novelty), 2 VP, 1 prestige, 1 card")
    assert phrase(act.Discard("gem_world"), Preview(cards=-1, vp=1)) == "Discard Gem World, 1 VP"


def test_the_power_that_the_prestige_card_lends() -> None:
    prompt = prompt_text(steps.GiveCards("", 0, 1, 1), START, 0, CATALOG)
    assert prompt.title == "Prestige card: discard 1 card"
    assert prompt.hint == "Discard up to two hand cards, each for 1 VP (never doubled)."


@pytest.mark.parametrize(
    ("why", "hint"),
    [
        ("explore", "The cards you drew are in your hand: any of it may go."),
        ("limit", "At the end of a round you hold 10 cards at most."),
        ("information_hub", "Information Hub asks for it."),
        ("power", "A power of yours asks for it."),
    ],
)
def test_why_cards_are_discarded(why: str, hint: str) -> None:
    assert prompt_text(steps.DiscardCards(2, why), START, 0, CATALOG).hint == hint


@pytest.mark.parametrize(
    ("spaces", "prestige", "words"),
    [
        ((), 3, ""),
        (("search",), 0, "to strengthen one costs 1 prestige"),
        (("search",), 1, "on a chosen action to strengthen it, or on the deck to search"),
        (("develop", "search"), 1, "on a chosen action to strengthen it, or on the deck to search"),
        (("develop",), 1, "put it on a chosen action to strengthen it."),
    ],
)
def test_how_the_prestige_card_is_used(spaces: tuple[str, ...], prestige: int, words: str) -> None:
    view = replace(START, seats=(replace(START.seats[0], prestige=prestige),))
    hint = prestige_card_hint(view, 0, CATALOG, [act.Boost(space) for space in spaces])
    assert words in hint
    assert bool(words) == bool(hint)


def test_a_search_is_one_of_the_actions() -> None:
    own = START.seats[0]
    for marks, boosted, left in (((), "", 2), ((), "search", 1), (("develop",), "develop", 1)):
        seat = replace(own, marks=marks, boosted=boosted)
        assert actions_left(replace(START, seats=(seat,)), 0) == left


def test_other_answers_and_undo() -> None:
    action = act.Mark("develop")
    assert revision_phrase(action, START, CATALOG) == "Instead: Choose Develop 1: 1 card less"
    assert undo_phrase(action, START, CATALOG) == "Take back: Choose Develop 1: 1 card less"
    assert undo_phrase(None, START, CATALOG) == "Take back the last answer"


def test_where_the_game_stands() -> None:
    assert step_line(START) == "Set-up"
    found = {step_line(view_of(turn.state, None), choice=turn.choice) for turn in games()[0]}
    assert {line.partition(" · ")[2] for line in found} >= {"Choose actions", "II Develop", "III Settle"}
    assert step_line(START, over=True).endswith("Final scoring")


def test_an_unknown_choice_has_a_prompt() -> None:
    assert prompt_text(Choice(), START, 0, CATALOG).title == "Your move"
    assert waiting_line(Choice(), "Ana") == "Ana is to move"


def test_a_replacement_is_asked_for_with_its_noun() -> None:
    table = Table("settle", Spot("refugee_world terraforming_engineers", "gem_world"), sets="base+1+2+3")
    while not any(isinstance(each, act.Replace) for each in table.options()):
        table.do(act.Pass())
    choice = choice_of(table.state, 0)
    assert choice is not None
    prompt = prompt_text(choice, view_of(table.state, 0), 0, CATALOG, tuple(table.options()))
    assert prompt.title == "Terraforming Engineers: replace a world, or none"
    assert prompt.hint == ("Put a world of your hand on the one it replaces: the same kind, up to 3 dearer.")
