"""Every word of Race passes through the translator: with letters taken out, only names are left."""

import re
from collections.abc import Iterator

import pytest

from rftg_desktop.kernel.ids import TABLE
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.state import ACTIONS
from rftg_desktop.views.words.race.events import merge
from rftg_desktop.views.words.race.explain import OTHER_ZONES, explain
from rftg_desktop.views.words.race.phrases import action_phrase
from rftg_desktop.views.words.race.prompts import prompt_text, step_line, waiting_line
from rftg_desktop.views.words.race.scores import score_lines
from rftg_desktop.views.words.translation import set_translator
from tests.views.race_play import CATALOG, GAME, Turn, games, known, view_of

TITLES = sorted((card.name for card in CATALOG.cards.values()), key=len, reverse=True)
NUMERALS = re.compile(r"\b(?:I|II|III|IV|V)\b")
ZONES = [*(value for name, value in vars(at).items() if name.isupper()), *OTHER_ZONES]


@pytest.fixture(autouse=True)
def _without_letters() -> Iterator[None]:
    set_translator(lambda text: re.sub(r"[a-zA-Z]+(?![^{]*})", "~", text))
    yield
    set_translator(None)


def said(turn: Turn) -> Iterator[str]:
    view = view_of(turn.state, turn.seat)
    prompt = prompt_text(turn.choice, view, turn.seat, CATALOG, turn.offered)
    yield from (prompt.title, prompt.hint, prompt.done_label, prompt.done_tip)
    yield from (step_line(view, choice=turn.choice), waiting_line(turn.choice, ""))
    yield from (action_phrase(action, view, CATALOG) for action in turn.offered)
    yield from (line.text for line in merge(known(turn.events, turn.seat), ("",), CATALOG))


def explained(turn: Turn) -> Iterator[str]:
    view = view_of(turn.state, turn.seat)
    seats = (TABLE, 0, ROBOT) if view.robot is not None else (TABLE, 0)
    keys = ("", *ACTIONS, "settle.action", *view.seats[0].tableau)
    for zone in ZONES:
        for seat in seats:
            for key in keys:
                found = explain(zone, seat, key, None, view, GAME, ("",))
                if found is not None:
                    yield from (found.title, found.subtitle, *found.lines)
    yield from score_lines(view, 0, CATALOG)


def letters_in(text: str) -> str:
    for title in TITLES:
        text = text.replace(title, "")
    # A seat without a name is a number, which is a word of its own.
    return "".join(re.findall(r"[a-zA-Z]", NUMERALS.sub("", text.replace("×", ""))))


def test_prompts_phrases_and_log() -> None:
    for game in games():
        for turn in game[::2]:
            assert {text: found for text in said(turn) if (found := letters_in(text))} == {}


def test_explanations_and_scores() -> None:
    for game in games()[::3]:
        for turn in game[::40]:
            assert {text: found for text in explained(turn) if (found := letters_in(text))} == {}
