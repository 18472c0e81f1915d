"""The rules text is whole, its anchors hold, and search finds what players ask for."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest

from rftg_desktop.controller.books import BOOKS, START, anchor_for
from rftg_desktop.controller.help import HelpError, RulesBook, parse_chapter, plain_text
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.steps import Choice

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "assets/rules/en/roll"
DATA = ROOT / "rftg_desktop/data/roll"

# Every kind of power in the base game; the data must not have others.
KINDS = """
    reassign dictate_repeat dictate_targets discount gain_credits gain_vp buy_vp stock_value extra_worker
    scout_on_top draw_extra_tile rearrange_construction return_workers good_capacity remove_die gain_die
    score_bonus starting_credits
"""

STEP_ANCHORS = """
    overview setup starting-tiles roll assign select wild reassign dictate lock-in reveal two-players
    explore scout stock abandon keep bag-short develop settle build place-worker overfull empty-stack
    discounts produce ship trade consume pool-empty manage recruit recall remove-die gain-die confirm end
    scoring tie-break six-cost undo handover dice credits
"""

QUESTIONS = {
    "tie": "tie-break",
    "tied players": "tie-break",
    "how much does trading pay": "trade",
    "sell goods": "trade",
    "victory points for goods": "consume",
    "purple die": "consume",
    "two player rule": "two-players",
    "bag is empty": "bag-short",
    "maximum credits": "credits",
    "more than 10 credits": "credits",
    "when does the game end": "end",
    "12 squares": "end",
    "take back a move": "undo",
    "curtain": "handover",
    "pass and play": "handover",
    "wild": "wild",
    "change selected phase": "select",
    "move workers to another phase": "reassign",
    "dictate": "dictate",
    "discount minimum": "discounts",
    "too many workers on a tile": "overfull",
    "faces of the dice": "dice",
    "hire dice": "recruit",
    "pay for dice in the citizenry": "recruit",
    "take back goods": "recall",
    "abandon tiles": "abandon",
    "discard a tile": "abandon",
    "get credits in explore": "stock",
    "draw tiles": "scout",
    "must I use all workers": "phases",
    "unused workers": "phases",
    "virtual workers": "power-extra_worker",
    "mad scientists": "power-reassign",
    "vp pool empty": "pool-empty",
    "starting tiles": "starting-tiles",
    "who goes first": "order",
    "galactic renaissance bonus": "six-cost",
    "keyboard": "moves",
    "lock in": "lock-in",
    "new die from a world": "gain-die",
    "sacrifice die": "remove-die",
}


def read(name: str) -> str:
    return (FOLDER.parent / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def book() -> RulesBook:
    return RulesBook.read(read, "roll")


def powers(record: object) -> Iterator[Mapping[str, object]]:
    """Everything in the data that looks like a power."""
    if isinstance(record, dict):
        if "kind" in record and "when" in record:
            yield record
        for value in record.values():
            yield from powers(value)
    elif isinstance(record, list):
        for value in record:
            yield from powers(value)


class TestText:
    def test_every_file_is_listed_and_every_listed_file_exists(self) -> None:
        assert sorted(BOOKS["roll"].chapters) == sorted(path.name for path in FOLDER.iterdir())

    @pytest.mark.parametrize("anchor", STEP_ANCHORS.split())
    def test_every_step_of_the_game_has_a_paragraph(self, book: RulesBook, anchor: str) -> None:
        assert book.paragraph(anchor).anchor == anchor
        assert len(book.paragraph(anchor).body) > 60

    def test_every_anchor_of_the_table_exists(self, book: RulesBook) -> None:
        assert {START, *BOOKS["roll"].anchors.values()} <= set(book.anchors)

    @pytest.mark.parametrize("kind", KINDS.split())
    def test_every_kind_of_power_is_explained(self, book: RulesBook, kind: str) -> None:
        assert f"power-{kind}" in book.anchors

    def test_the_data_has_no_other_kinds(self) -> None:
        files = [DATA / name for name in ("tiles.json", "factions.json", "homeworlds.json")]
        if not all(path.exists() for path in files):
            pytest.skip("the data is not there")
        found = [power for path in files for power in powers(json.loads(path.read_text(encoding="utf-8")))]
        assert {str(power["kind"]) for power in found} == set(KINDS.split())

    def test_every_link_leads_somewhere(self, book: RulesBook) -> None:
        links = [
            (paragraph.anchor, link)
            for chapter in book.chapters
            for paragraph in chapter.paragraphs
            for link in re.findall(r"\]\(([^)]*)\)", paragraph.body)
        ]
        assert len(links) > 50
        assert [(place, link) for place, link in links if link.removeprefix("#") not in book.anchors] == []
        assert all(link.startswith("#") for _, link in links)

    def test_every_paragraph_says_something(self, book: RulesBook) -> None:
        for anchor in book.anchors:
            paragraph = book.paragraph(anchor)
            assert paragraph.title
            assert paragraph.body
            assert paragraph.keywords, anchor
            assert "<!--" not in paragraph.body

    def test_the_table_of_faces_agrees_with_the_data(self, book: RulesBook) -> None:
        path = DATA / "dice.json"
        if not path.exists():
            pytest.skip("the data is not there")
        records = json.loads(path.read_text(encoding="utf-8"))
        dice = records if isinstance(records, list) else records["dice"]
        lines = [
            line.strip("| ").split(" | ") for line in book.paragraph("dice").body.splitlines() if "|" in line
        ]
        heads = [head.lower() for head in lines[0][3:]]
        rows = {cells[0]: cells[2:] for cells in lines[2:]}
        assert set(rows) == {die["name"] for die in dice}
        for die in dice:
            count, *faces = (int(cell) for cell in rows[die["name"]])
            assert count == die["count"]
            assert dict(zip(heads, faces, strict=True)) == {
                head: Counter(die["faces"])[head] for head in heads
            }


class TestAnchors:
    @pytest.mark.parametrize(
        ("step", "anchor"),
        [
            ("ChooseStart", "starting-tiles"),
            ("Assign", "assign"),
            ("MoveWorkers", "dictate"),
            ("Keep", "keep"),
            ("AbandonOne", "bag-short"),
            ("Ship", "ship"),
            ("Unheard", "overview"),
        ],
    )
    def test_a_step_has_its_paragraph(self, step: str, anchor: str) -> None:
        assert anchor_for("roll", step) == anchor

    def test_every_choice_and_every_action_of_the_rules_is_in_the_table(self) -> None:
        steps, actions = (import_module(f"rftg_desktop.rules.roll.{name}") for name in ("steps", "actions"))
        named = {
            name
            for module, base in ((steps, Choice), (actions, Action))
            for name, value in vars(module).items()
            if isinstance(value, type) and issubclass(value, base) and value.__module__ == module.__name__
        }
        assert named - set(BOOKS["roll"].anchors) == set()


class TestParsing:
    def test_a_chapter_is_split_at_its_headings(self) -> None:
        chapter = parse_chapter("x.md", "# A {#a}\n<!-- keywords: one, two -->\nText.\n\n## B {#b}\nMore.\n")
        assert (chapter.title, chapter.anchor) == ("A", "a")
        first, second = chapter.paragraphs
        assert (first.body, first.keywords) == ("Text.", ("one", "two"))
        assert (second.title, second.anchor, second.body) == ("B", "b", "More.")

    @pytest.mark.parametrize(
        ("text", "reason"),
        [
            ("", "line 1: the chapter is empty"),
            ("words\n# A {#a}", "line 1: text before"),
            ("# A\n", "line 1: heading 'A' has no anchor"),
            ("## A {#a}\n", "line 1: a chapter has one main heading"),
            ("# A {#a}\n# B {#b}\n", "line 2: a chapter has one main heading"),
            ("# A {#a}\n## B {#a}\n", "line 2: anchor 'a' occurs twice"),
        ],
    )
    def test_a_faulty_chapter_is_refused_with_file_and_line(self, text: str, reason: str) -> None:
        with pytest.raises(HelpError, match=re.escape(f"x.md, {reason}")):
            parse_chapter("x.md", text)

    def test_an_anchor_in_two_chapters_is_refused(self) -> None:
        with pytest.raises(HelpError, match="another chapter"):
            RulesBook([parse_chapter("x.md", "# A {#a}\n"), parse_chapter("y.md", "# A {#a}\n")])

    def test_an_unknown_anchor_opens_the_beginning(self, book: RulesBook) -> None:
        assert book.paragraph("nowhere").anchor == START
        assert book.chapter_of("nowhere") is book.chapters[0]
        assert book.chapter_of("trade").anchor == "ship"

    def test_plain_text_has_no_marks(self) -> None:
        text = "**Bold**, a [link](#a).\n\n- item\n1. one\n\n| A | B |\n| --- | --- |\n| 5 - 1 | `x` |"
        assert plain_text(text) == "Bold, a link. item one A B 5 1 x"


class TestSearch:
    @pytest.mark.parametrize(("question", "anchor"), QUESTIONS.items())
    def test_typical_questions_find_their_paragraph_among_the_first_three(
        self, book: RulesBook, question: str, anchor: str
    ) -> None:
        assert anchor in [hit.paragraph.anchor for hit in book.search(question)[:3]]

    def test_every_title_finds_its_paragraph(self, book: RulesBook) -> None:
        for anchor in book.anchors:
            title = book.paragraph(anchor).title
            assert anchor in [hit.paragraph.anchor for hit in book.search(title)[:3]], title

    def test_results_come_best_first_with_a_snippet_of_the_text(self, book: RulesBook) -> None:
        hits = book.search("credits")
        assert len(hits) == 10
        assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
        for hit in hits:
            assert hit.paragraph in hit.chapter.paragraphs
            assert hit.snippet.strip("… ") in plain_text(hit.paragraph.body)
            assert len(hit.snippet) <= 170

    def test_the_snippet_shows_the_word_looked_for(self, book: RulesBook) -> None:
        (hit,) = [hit for hit in book.search("example") if hit.paragraph.anchor == "consume"]
        assert "Example" in hit.snippet

    @pytest.mark.parametrize("query", ["", "   ", "the of and", "?!", "qqqqzzzz"])
    def test_a_query_that_says_nothing_finds_nothing(self, book: RulesBook, query: str) -> None:
        assert book.search(query) == ()

    @pytest.mark.parametrize(("query", "anchor"), [("recru", "recruit"), ("tie-brake", "tie-break")])
    def test_half_words_and_small_slips_still_find(self, book: RulesBook, query: str, anchor: str) -> None:
        assert anchor in [hit.paragraph.anchor for hit in book.search(query)[:3]]
