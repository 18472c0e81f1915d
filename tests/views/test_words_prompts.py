"""Every choice has a prompt, every action a phrase, and the values in them are those of the rules."""

import inspect
import re

import pytest

from rftg_desktop.kernel.actions import DONE, Action, Done
from rftg_desktop.kernel.engine import apply
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.steps import Choice, Confirm
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll import events as ev
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll import tile_events as tev
from rftg_desktop.rules.roll.dice import COLOURS, plain
from rftg_desktop.rules.roll.game import base_game
from rftg_desktop.rules.roll.state import Setup
from rftg_desktop.views.words.phrases import PHRASES
from rftg_desktop.views.words.prompts import (
    DOING,
    PROMPTS,
    Preview,
    action_phrase,
    prompt_text,
    step_line,
    waiting_line,
)
from tests.views.words_play import CATALOG, GAME, looks_well, plays, view_of

CHOICES = [
    kind
    for _, kind in inspect.getmembers(steps, inspect.isclass)
    if issubclass(kind, Choice) and kind is not Choice
]
ACTIONS = [
    kind
    for _, kind in inspect.getmembers(act, inspect.isclass)
    if issubclass(kind, Action) and kind is not Action
]
HOME, GENES = plain(0), plain(COLOURS.index("genes"))
START = base_game().new(Setup(seats=2), 3)[0]
VIEW = view_of(START, 0)
GENES_WORLD = next(side for side in CATALOG.sides if CATALOG.sides[side].colour == "genes")


def phrase(action: Action, preview: Preview | None = None) -> str:
    return action_phrase(action, VIEW, CATALOG, preview=preview)


def test_every_choice_has_a_prompt() -> None:
    assert set(CHOICES) | {Confirm} == set(PROMPTS) == set(DOING)


def test_every_action_has_a_phrase() -> None:
    assert set(ACTIONS) | {Done} == set(PHRASES)


@pytest.mark.parametrize("seats", [2, 5])
def test_prompts_and_phrases_of_whole_games(seats: int) -> None:
    met: set[type] = set()
    for turn in plays(seats, 20 + seats):
        view = view_of(turn.state, turn.seat)
        asked = prompt_text(turn.choice, view, turn.seat, CATALOG, turn.offered)
        assert looks_well(asked.title)
        assert looks_well(asked.hint)
        assert len(asked.title) <= 70
        assert bool(asked.done_label) == bool(asked.done_tip)
        if DONE in turn.offered:
            assert looks_well(asked.done_label)
        assert looks_well(step_line(view))
        assert looks_well(waiting_line(turn.choice, "Ana"))
        phrases = [action_phrase(action, view, CATALOG) for action in turn.offered]
        assert all(map(looks_well, phrases)), phrases
        met |= {type(turn.choice), *map(type, turn.offered)}
    assert {steps.Assign, steps.Keep, steps.Explore, act.Trade, act.Reassign} <= met


def test_a_public_prompt_is_the_same_on_the_shared_table() -> None:
    for turn in plays(3, 5):
        if not turn.choice.private:
            own = prompt_text(turn.choice, view_of(turn.state, turn.seat), turn.seat, CATALOG, turn.offered)
            shared = prompt_text(turn.choice, view_of(turn.state, None), turn.seat, CATALOG, turn.offered)
            assert own == shared


def test_phrases_on_the_shared_table_name_no_hidden_tile() -> None:
    names = {side.name for side_id, side in CATALOG.sides.items() if side_id.startswith("base")}
    for turn in plays(3, 6):
        view = view_of(turn.state, None)
        for action in turn.offered:
            if isinstance(action, act.Abandon) and action.place:
                text = action_phrase(action, view, CATALOG, seat=turn.seat)
                assert not any(name in text for name in names)


def test_the_values_are_those_that_come() -> None:
    checked = set()
    for seed in range(6):
        for turn in plays(2 + seed % 3, seed):
            for action in turn.offered:
                if isinstance(action, act.Trade | act.Consume | act.Stock):
                    _, events = apply(GAME, turn.state, turn.seat, action)
                    assert value_of(
                        action_phrase(action, view_of(turn.state, None), CATALOG, seat=turn.seat)
                    ) == (plain_value(events))
                    checked.add(type(action))
    assert checked == {act.Trade, act.Consume, act.Stock}


def value_of(text: str) -> int:
    found = re.search(r"for \$?(\d+)", text)
    assert found
    return int(found[1])


def plain_value(events: list[Event]) -> int:
    for event in events:
        if isinstance(event, tev.Traded):
            return event.price
        if isinstance(event, tev.Stocked):
            return event.amount
        if isinstance(event, ev.VpGained) and event.why == "consume":
            return event.amount
    raise AssertionError(events)


def test_phrases_with_a_preview() -> None:
    trade, consume = act.Trade(HOME, GENES_WORLD, GENES), act.Consume(HOME, GENES_WORLD, GENES)
    assert phrase(trade) == "Trade for $5"
    assert phrase(trade, Preview(credits_gained=5, vp_gained=0)) == "Trade for $5"
    assert (
        phrase(trade, Preview(credits_gained=6, vp_gained=1))
        == "Trade for $5, $6 with powers, and 1 VP from powers"
    )
    assert phrase(trade, Preview(credits_gained=2)) == "Trade for $5, only $2 up to the limit of $10"
    assert phrase(consume) == "Consume for 2 VP"
    assert phrase(consume, Preview(credits_gained=1, vp_gained=3)) == (
        "Consume for 2 VP, 3 VP with powers, and $1 from powers"
    )


def test_some_phrases() -> None:
    assert phrase(act.Keep("base-02", 0)) == "Put under developments: Alien Research Ship (cost 5)"
    assert phrase(act.Keep("base-02", 1, True)) == "Put on top of worlds: Spice World (cost 2)"
    assert (
        phrase(act.Reassign("base-01.d", (HOME,), 0, 3))
        == "Reassign by Advanced Logistics: Explore → Produce"
    )
    assert phrase(act.MoveWorker(HOME, 0, 3)) == "Dictate: Explore → Produce"
    assert phrase(act.SelectPhase(HOME, -1, 2)) == "Select Settle with the Home die"
    assert phrase(act.Recruit(GENES)) == "Hire the Genes die back for $1"
    assert phrase(act.Recall(HOME, "site", 1)) == "Take back the Home die on the worlds under construction"
    assert phrase(act.RemoveDie(HOME, "citizenry")) == "Give up the Home die in the Citizenry"
    assert phrase(act.Abandon(0, 7)) == "Abandon tile 8 of the developments"
    assert phrase(Action()) == "Do this"


def test_buying_names_price_and_gain() -> None:
    tile = next(
        side
        for side, value in CATALOG.sides.items()
        if any(type(power).__name__ == "BuyVp" for power in value.powers)
    )
    assert phrase(act.BuyVp(tile)) == "Pay $1 for 1 VP"
    asked = prompt_text(steps.BuyVp(tile, 1, 1), VIEW, 0, CATALOG)
    assert (asked.title, asked.done_label) == ("Pay $1 for 1 VP?", "No, thanks")


def test_buttons() -> None:
    labels = {kind: prompt_text(kind(), VIEW, 0, CATALOG).done_label for kind in (Confirm, steps.Assign)}
    assert labels == {Confirm: "Go on", steps.Assign: "Lock in"}
    assert prompt_text(steps.MoveWorkers(1, True), VIEW, 0, CATALOG).done_label == ""
    assert prompt_text(steps.MoveWorkers(2, False), VIEW, 0, CATALOG).done_label == "Enough moved"
    assert prompt_text(steps.ReturnWorker("base-01.d", 1, 2), VIEW, 0, CATALOG).done_label == ""
    assert prompt_text(steps.ReturnWorker("base-01.d", 0, 1), VIEW, 0, CATALOG).done_label == "No more"
    assert prompt_text(Choice(), VIEW, 0, CATALOG).title == "Your move"


def test_an_explorer_that_must_scout() -> None:
    for turn in plays(2, 4):
        if isinstance(turn.choice, steps.Explore) and turn.state.seats[turn.seat].strip[0]:
            asked = prompt_text(turn.choice, view_of(turn.state, turn.seat), turn.seat, CATALOG, turn.offered)
            may_stock = any(isinstance(action, act.Stock) for action in turn.offered)
            assert (asked.title == "Scout with an explorer") != may_stock


def test_where_the_game_stands() -> None:
    assert step_line(VIEW) == "Set-up"
    steps_met = {step_line(view_of(turn.state, None)).partition(" · ")[2] for turn in plays(3, 1)}
    assert {"Assign", "Explore", "Develop", "Settle", "Produce", "Ship", "Manage Empire"} - steps_met <= {
        "Develop",
        "Settle",
    }
    assert step_line(VIEW, over=True).endswith("Final scoring")
