"""What is said besides the prompt: a card that must be tucked, steps that passed by themselves."""

from __future__ import annotations

from typing import Any

from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.actions import Tuck
from rftg_desktop.views.words.race.hints import passed_text, tuck_text
from rftg_desktop.views.words.race.prompts import prompt_text
from rftg_desktop.views.words.race.speaker import Speaker
from tests.gui.race.at_solo import BOX, examples, session_at

CATALOG: Any = BOX.game.catalog  # type: ignore[attr-defined]
BEGAN, CHOSEN, NONE = ev.PhaseBegan, ev.PhasesChosen, ev.PlacementChosen(0, "")


def passed(*events: object, phases: tuple[str, ...] = ("settle",), asked: bool = False) -> str:
    return passed_text(events, 0, phases, asked=asked)  # type: ignore[arg-type]


def test_a_step_that_passed_is_named() -> None:
    assert passed(BEGAN("settle", 0), NONE) == "III Settle passed: nothing in your hand can be placed."
    assert passed(BEGAN("settle", 0), ev.PlacementChosen(0, "spice_world")) == ""
    assert passed(BEGAN("settle", 0), ev.PlacementChosen(1, "")) == ""
    assert passed() == ""


def test_of_two_steps_both_are_named_by_their_numbers() -> None:
    found = passed(
        CHOSEN(("settle", "settle")), BEGAN("settle", 0), NONE, BEGAN("settle", 1), NONE, phases=()
    )
    assert found == "III Settle 1 and III Settle 2 passed: nothing in your hand can be placed."


def test_what_the_player_passed_is_no_news() -> None:
    assert passed(NONE, asked=True) == ""
    later = passed(NONE, BEGAN("settle", 0), NONE, asked=True)
    assert later == "III Settle passed: nothing in your hand can be placed."


def test_a_card_that_must_be_tucked_is_told_with_its_world() -> None:
    words = Speaker(("Ana",), CATALOG)
    said = set()
    for state, _ in examples(80, 6)["Tuck", "Bill"]:
        session = session_at(state)
        options = session.options()
        assert any(isinstance(option, Tuck) for option in options)
        text = tuck_text(state.seats[0].tableau, words, options)
        assert "Galactic Scavengers" in text
        choice, view = session.choice, session.view(0)
        assert choice is not None
        assert text in prompt_text(choice, view, 0, CATALOG, options).hint
        said.add(text.split(" must ")[0])
    assert said == {"One of the cards", "This card"}
