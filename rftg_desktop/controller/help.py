"""The rules text: chapters and paragraphs with anchors, and search in them.

The text is Markdown under ``assets/rules/<language>/<game>``. Every heading names its anchor,
``## Trading {#trade}``; words readers may look for though the text lacks them stand in a comment below it,
``<!-- keywords: sell, price -->``. Nothing here touches Qt: the text comes through a reader function.
"""

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from typing import Final

from rftg_desktop.controller.books import BOOKS


class HelpError(ValueError):
    """A chapter is not written as it must be."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name}, line {line}: {reason}")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One heading with its text. ``body`` is Markdown without the heading; its links read ``#anchor``."""

    anchor: str
    title: str
    body: str
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """One file: its first paragraph carries the chapter's own title."""

    name: str
    title: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def anchor(self) -> str:
        """The anchor of the chapter's first paragraph."""
        return self.paragraphs[0].anchor


@dataclass(frozen=True, slots=True)
class Hit:
    """One result of a search, with some words around the first match."""

    chapter: Chapter
    paragraph: Paragraph
    score: float
    snippet: str


# ---------------------------------------------------------------- reading

_HEADING: Final = re.compile(r"^(#{1,3})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$")
_KEYWORDS: Final = re.compile(r"^<!--\s*keywords:\s*(.*?)\s*-->\s*$")


def parse_chapter(name: str, text: str) -> Chapter:
    """Read one chapter; raises HelpError with file and line when a heading or an anchor is wrong."""
    paragraphs: list[Paragraph] = []
    seen: set[str] = set()
    for line, title, anchor, lines in _sections(name, text):
        if anchor in seen:
            raise HelpError(name, line, f"anchor {anchor!r} occurs twice")
        seen.add(anchor)
        matches = [match for each in lines if (match := _KEYWORDS.match(each))]
        keywords = [word.strip() for match in matches for word in match[1].split(",")]
        body = "\n".join(each for each in lines if not _KEYWORDS.match(each)).strip()
        paragraphs.append(Paragraph(anchor, title, body, tuple(word for word in keywords if word)))
    if not paragraphs:
        raise HelpError(name, 1, "the chapter is empty")
    return Chapter(name, paragraphs[0].title, tuple(paragraphs))


def _sections(name: str, text: str) -> Iterator[tuple[int, str, str, list[str]]]:
    """Split a chapter at its headings: line number, title, anchor and the lines below."""
    lines = text.splitlines()
    heads = [(number, head) for number, line in enumerate(lines) if (head := _HEADING.match(line))]
    before = lines[: heads[0][0]] if heads else lines
    if words := next((number for number, line in enumerate(before, start=1) if line.strip()), 0):
        raise HelpError(name, words, "text before the first heading")
    ends = [number for number, _ in heads[1:]] + [len(lines)]
    for (number, head), end in zip(heads, ends, strict=False):
        if (head[1] == "#") != (number == heads[0][0]):
            raise HelpError(name, number + 1, "a chapter has one main heading, and it comes first")
        if head[3] is None:
            raise HelpError(name, number + 1, f"heading {head[2]!r} has no anchor")
        yield number + 1, head[2], head[3], lines[number + 1 : end]


class RulesBook:
    """All chapters of one game's rules, found by anchor or by words."""

    def __init__(self, chapters: Sequence[Chapter]) -> None:
        self.chapters: Final = tuple(chapters)
        self._places: dict[str, tuple[Chapter, Paragraph]] = {}
        for chapter in self.chapters:
            for paragraph in chapter.paragraphs:
                if paragraph.anchor in self._places:
                    raise HelpError(chapter.name, 1, f"anchor {paragraph.anchor!r} is in another chapter too")
                self._places[paragraph.anchor] = (chapter, paragraph)

    @classmethod
    def read(cls, reader: Callable[[str], str], game: str) -> "RulesBook":
        """Read the chapters of a game; ``reader`` gives the text of a file, named by folder and file."""
        return cls([parse_chapter(name, reader(f"{game}/{name}")) for name in BOOKS[game].chapters])

    @property
    def anchors(self) -> tuple[str, ...]:
        """Every anchor, in reading order."""
        return tuple(self._places)

    def paragraph(self, anchor: str) -> Paragraph:
        """The paragraph with this anchor; the very first one if there is none."""
        return self._place(anchor)[1]

    def chapter_of(self, anchor: str) -> Chapter:
        """The chapter that holds this anchor; the first one if none does."""
        return self._place(anchor)[0]

    def _place(self, anchor: str) -> tuple[Chapter, Paragraph]:
        first = self.chapters[0]
        return self._places.get(anchor, (first, first.paragraphs[0]))

    def search(self, query: str, limit: int = 10) -> tuple[Hit, ...]:
        """Paragraphs that fit the query, best first; nothing for an empty query."""
        words = self._index.known(_words(query, skip=True))
        if not words:
            return ()
        phrase = " ".join(_words(query))
        found = [
            Hit(chapter, paragraph, score, snippet(paragraph, words))
            for chapter, paragraph in self._places.values()
            if (score := self._index.score(paragraph, words, phrase)) > 0
        ]
        return tuple(sorted(found, key=lambda hit: -hit.score)[:limit])

    @cached_property
    def _index(self) -> "_Index":
        return _Index(self._places.values())


# ---------------------------------------------------------------- searching

_SILENT: Final = """
    a about an and are as at be by can do does during for from get happen happens have how i if in is it its
    many me more much must my of on one or our should some than that the their them then there they this to
    use was we what when where which who why will with work works you your
"""
_SKIPPED: Final = frozenset(_SILENT.split())
_WORD: Final = re.compile(r"[^\W_]+")
_ENDINGS: Final = ("ments", "ment", "ings", "ing", "ers", "er", "ies", "ed", "es", "s", "e", "y")
_LEAST_STEM: Final = 3
_TITLE, _KEYWORD, _CHAPTER, _BODY = 6.0, 4.0, 1.5, 1.0
_PREFIX: Final = 0.5
_PHRASE: Final = 30.0
_MARKUP: Final = re.compile(r"!?\[([^]]*)\]\([^)]*\)")
_SNIPPET: Final = 160


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST_STEM:
            return word[: -len(ending)]
    return word


def _words(text: str, *, skip: bool = False) -> list[str]:
    """The stems of a text, without accents; without words that say nothing if ``skip``."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter)).replace("'", "")
    found = [word for word in _WORD.findall(plain) if not (skip and word in _SKIPPED)]
    return [_stem(word) for word in found]


def plain_text(body: str) -> str:
    """A paragraph's Markdown as one line of running text."""
    lines = [line for line in body.splitlines() if not re.fullmatch(r"[|\s:-]+", line)]
    text = _MARKUP.sub(r"\1", " ".join(lines))
    text = re.sub(r"(^|\s)([-#|]|\d+\.)(?=\s)", " ", text)
    return re.sub(r"\s+", " ", re.sub(r"[*`|]", "", text)).strip()


def snippet(paragraph: Paragraph, words: Sequence[str], length: int = _SNIPPET) -> str:
    """Some of a paragraph's text around the first of the given stems."""
    text = plain_text(paragraph.body)
    first = next((match.start() for match in _WORD.finditer(text) if _fits(match[0], words)), 0)
    start = max(0, first - length // 4)
    if start:
        start = text.find(" ", start) + 1
    end = start + length
    if end < len(text):
        end = text.rfind(" ", start, end)
    return ("… " if start else "") + text[start:end].rstrip() + (" …" if end < len(text) else "")


def _fits(word: str, stems: Sequence[str]) -> bool:
    return any(found.startswith(stem) for found in _words(word) for stem in stems)


class _Index:
    """How much each stem says of each paragraph."""

    def __init__(self, places: Iterable[tuple[Chapter, Paragraph]]) -> None:
        self._weights: dict[str, Mapping[str, float]] = {}
        self._phrases: dict[str, tuple[str, ...]] = {}
        for chapter, paragraph in places:
            self._weights[paragraph.anchor] = _weigh(chapter, paragraph)
            named = (paragraph.title, *paragraph.keywords)
            self._phrases[paragraph.anchor] = tuple(" ".join(_words(each)) for each in named)
        frequency = Counter(stem for weights in self._weights.values() for stem in weights)
        total = len(self._weights)
        self._rarity = {stem: math.log(1 + total / count) for stem, count in frequency.items()}

    def known(self, words: Sequence[str]) -> list[str]:
        """The words that occur, a misspelt one replaced by its likeliest neighbour, others left out."""
        found: list[str] = []
        for word in words:
            if any(stem.startswith(word) for stem in self._rarity):
                found.append(word)
            else:
                found.extend(get_close_matches(word, self._rarity, n=1, cutoff=0.75))
        return list(dict.fromkeys(found))

    def score(self, paragraph: Paragraph, words: Sequence[str], phrase: str) -> float:
        """How well a paragraph fits the words; whole titles and keywords count most."""
        weights = self._weights[paragraph.anchor]
        parts = [self._word_score(weights, word) for word in words]
        covered = sum(part > 0 for part in parts) / len(parts)
        bonus = max(_phrase_score(named, phrase) for named in self._phrases[paragraph.anchor])
        return sum(parts) * covered * covered + bonus

    def _word_score(self, weights: Mapping[str, float], word: str) -> float:
        if word in weights:
            return weights[word] * self._rarity[word]
        if len(word) < _LEAST_STEM:
            return 0.0
        starts = (weights[stem] * self._rarity[stem] for stem in weights if stem.startswith(word))
        return _PREFIX * max(starts, default=0.0)


def _weigh(chapter: Chapter, paragraph: Paragraph) -> Mapping[str, float]:
    weights: dict[str, float] = {}
    fields = (
        (_TITLE, paragraph.title),
        (_KEYWORD, " ".join(paragraph.keywords)),
        (_CHAPTER, chapter.title),
    )
    for weight, text in fields:
        for stem in set(_words(text)):
            weights[stem] = weights.get(stem, 0.0) + weight
    for stem, count in Counter(_words(plain_text(paragraph.body))).items():
        weights[stem] = weights.get(stem, 0.0) + _BODY * (1 + math.log(count))
    return weights


def _phrase_score(named: str, phrase: str) -> float:
    if named == phrase:
        return _PHRASE
    return _PHRASE / 3 if f" {phrase} " in f" {named} " else 0.0
