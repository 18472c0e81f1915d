"""The rules text of Race is whole, its numbers are those of the data, search finds what players ask for."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from rftg_desktop.controller.books import BOOKS, START, anchor_for, robot_anchor
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.steps import Choice
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import ACTIONS, DECKS, PHASES
from rftg_desktop.views.race_key import FACES
from rftg_desktop.views.sprites.race.key import SECTIONS
from rftg_desktop.views.words.race.anchors import PARAGRAPHS
from rftg_desktop.views.words.race.key import MEANINGS
from rftg_desktop.views.words.race.names import CATEGORIES, deck_name, face_name, good_name, space_name
from rftg_desktop.views.words.race.robot_rows import faces_text
from tests.helpers.rules_text import FOLDER, book_of

BOOK = book_of("race")
GAME = race_game()
NUMBERS = GAME.catalog.constants

QUESTIONS = {
    "tie": "tie-break",
    "how much is a good worth": "trade",
    "sell goods": "trade",
    "when does the game end": "end",
    "12 cards": "end",
    "vp chips run out": "chips",
    "hand limit": "hand",
    "ten cards": "hand",
    "two actions": "actions",
    "second settle": "spaces",
    "how do I pay": "payment",
    "discount": "power-discount",
    "conquer a world": "military",
    "contact specialist": "pay-for-military",
    "new military tactics": "temporary-military",
    "windfall": "windfall",
    "reshuffle": "deck",
    "question mark": "six-cost",
    "prestige leader": "leader",
    "search for a card": "search",
    "match": "robot-dice",
    "die faces": "robot-dice",
    "what is on the robot's dice": "robot-dice",
    "sides of the dice": "robot-dice",
    "where does the die go": "robot-dice",
    "robot = counter": "robot-equals",
    "credit": "robot-tracks",
    "flip to find": "robot-stack",
    "robot vp": "robot-consume",
    "robot score": "robot-scoring",
    "doomed world": "robot-worlds",
    "hard": "difficulty",
    "house-made": "house-made",
    "gambling world": "gamble",
    "galactic scavengers": "power-tucked",
    "takeover": "takeovers",
    "symbols": "icons",
    "what does this symbol mean": "icons",
    "glossary": "glossary",
    "take back a move": "undo",
    "keyboard": "moves",
}


def table(anchor: str) -> dict[str, list[str]]:
    """Return the rows of the first table of a paragraph, by their first cell."""
    rows = [line for line in BOOK.paragraph(anchor).body.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]
    return {first: rest for first, *rest in cells}


# ---------------------------------------------------------------- the text


def test_every_file_is_listed_and_every_listed_file_exists() -> None:
    assert sorted(BOOKS["race"].chapters) == sorted(path.name for path in (FOLDER / "race").iterdir())


def test_every_anchor_of_steps_and_powers_exists() -> None:
    assert {START, *BOOKS["race"].anchors.values(), *PARAGRAPHS.values(), "powers"} <= set(BOOK.anchors)


def test_every_choice_and_every_action_has_its_paragraph() -> None:
    modules = ("steps", "brink.steps", "actions")
    named = {
        name
        for module in (import_module(f"rftg_desktop.rules.race.{each}") for each in modules)
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, Choice | Action)
        and value.__module__ == module.__name__
    }
    assert named - set(BOOKS["race"].anchors) == set()
    assert anchor_for("race", "Bill") == "payment"
    assert anchor_for("race", "Unheard") == START


def test_every_link_leads_somewhere() -> None:
    links = [
        (paragraph.anchor, link)
        for chapter in BOOK.chapters
        for paragraph in chapter.paragraphs
        for link in re.findall(r"(?<!!)\[[^\]]*\]\(([^)]*)\)", paragraph.body)
    ]
    assert len(links) > 20
    assert [(place, link) for place, link in links if link.removeprefix("#") not in BOOK.anchors] == []


def test_every_paragraph_says_something_in_lines_that_are_not_too_long() -> None:
    for anchor in BOOK.anchors:
        paragraph = BOOK.paragraph(anchor)
        assert paragraph.title
        assert paragraph.body
        assert paragraph.keywords, anchor
        assert "<!--" not in paragraph.body, anchor
    for path in sorted(Path(FOLDER / "race").iterdir()):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert all(len(line) <= 125 or line.startswith(("|", "<!--")) for line in lines), path.name


# ---------------------------------------------------------------- numbers and names of the data


def test_the_tables_agree_with_the_data() -> None:
    assert {good_name(kind): [str(value)] for kind, value in NUMBERS.trade_values.items()} == table("trade")
    drawn = {
        space_name(space): [str(draw), str(keep)] for space, (draw, keep) in NUMBERS.explore_actions.items()
    }
    assert drawn.items() <= table("explore").items()
    levels = {
        name.capitalize(): [str(level.counters), str(level.points)]
        for name, level in GAME.robot.difficulties.items()
    }
    assert table("difficulty") == levels
    cards = [[str(len(GAME.catalog.deck(deck))), str(len(GAME.catalog.start_worlds(deck)))] for deck in DECKS]
    assert list(table("setup").values()) == cards
    assert deck_name(DECKS[0]) in table("setup")


def test_the_numbers_in_the_text_are_those_of_the_data() -> None:
    words = {4: "four", 6: "six", 10: "ten"}
    assert f"{NUMBERS.vp_pool_solitaire} VP in chips" in BOOK.paragraph("setup").body
    assert f"look at {words[NUMBERS.start_cards]} cards, keep {words[NUMBERS.start_keep]}" in (
        BOOK.paragraph("setup").body
    )
    assert f"down to {words[NUMBERS.hand_limit]} cards" in BOOK.paragraph("hand").body
    end = BOOK.paragraph("end").body
    assert f"**{NUMBERS.end_tableau_cards} cards**" in end
    assert f"**{NUMBERS.end_prestige} prestige**" in end
    tracks = BOOK.paragraph("robot-tracks").body
    assert f"from 0 to {GAME.robot.credit.most}" in tracks
    assert f"from 0 to {GAME.robot.economy.most}" in tracks


def test_the_faces_of_the_robots_dice_are_those_of_the_data() -> None:
    book, rows = GAME.robot, table("robot-dice")
    for (signs, words), die, number in zip(rows.values(), book.dice, range(2), strict=True):
        assert signs.count("sign:") == len(die.faces)
        assert [FACES[face] for face in die.faces] == re.findall(r"sign:(\w+)", signs)
        assert words == faces_text(book, number)
        assert ("house-made" in words) == die.house_made


def test_the_text_says_which_spaces_of_faces_could_not_be_verified() -> None:
    unsure = {face_name(face) for face, home in GAME.robot.faces.items() if home.house_made}
    assert unsure == {"Trade", "Double VP"}
    assert (
        "Trade and Double VP each have a space of\ntheir own, are [house-made]"
        in BOOK.paragraph("robot-dice").body
    )


def test_each_phase_of_the_robot_has_its_paragraph() -> None:
    told = [robot_anchor(phase, rolled=True) for phase in ("", "actions", *PHASES)]
    assert told == ["robot-dice", "robot-dice", *(f"robot-{phase}" for phase in PHASES)]
    assert {*told, robot_anchor("", rolled=False)} <= set(BOOK.anchors)


def test_all_start_worlds_and_spaces_and_categories_are_named() -> None:
    worlds = BOOK.paragraph("robot-worlds").body
    assert all(GAME.catalog.cards[name].name in worlds for name in GAME.robot.worlds)
    spaces = BOOK.paragraph("spaces").body
    assert all(space_name(space) in spaces for space in ACTIONS)
    searched = [name for name in CATEGORIES if name != "takeover_card"]
    assert BOOK.paragraph("search").body.count("\n- ") == len(searched)


def test_the_key_shows_every_sign_with_its_meaning() -> None:
    for section, entries in SECTIONS:
        rows = table(f"icons-{section}")
        assert len(rows) == len(entries)
        assert [meaning for (meaning,) in rows.values()] == [MEANINGS[name] for name, _ in entries]


# ---------------------------------------------------------------- searching


@pytest.mark.parametrize(("question", "anchor"), QUESTIONS.items())
def test_typical_questions_find_their_paragraph_among_the_first_three(question: str, anchor: str) -> None:
    assert anchor in [hit.paragraph.anchor for hit in BOOK.search(question)[:3]]


def test_every_title_finds_its_paragraph() -> None:
    for anchor in BOOK.anchors:
        title = BOOK.paragraph(anchor).title
        assert anchor in [hit.paragraph.anchor for hit in BOOK.search(title)[:3]], title


def test_a_snippet_shows_no_address_of_a_sign() -> None:
    assert all("sign:" not in hit.snippet for hit in BOOK.search("production world", 20))
