"""The rules text as the program reads it, from the checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rftg_desktop.controller.help import RulesBook
from rftg_desktop.views.race_key import with_signs

FOLDER = Path(__file__).parents[2] / "assets/rules/en"


@cache
def book_of(game: str) -> RulesBook:
    """Return the rules of a game."""
    return RulesBook.read(lambda name: with_signs((FOLDER / name).read_text(encoding="utf-8")), game)
