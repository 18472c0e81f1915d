"""The lines on the page of records, in the order of the box."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.robot.state import DIFFICULTIES
from rftg_desktop.rules.race.state import DECKS
from rftg_desktop.session.records import Row
from rftg_desktop.views.dialogs.records import RecordLine
from rftg_desktop.views.words.race.names import deck_name
from rftg_desktop.views.words.race.setup import card_name


def lines_of(rows: Iterable[Row]) -> list[RecordLine]:
    """Return the lines for what the records sum up."""
    return [_line(row) for row in sorted(rows, key=_order)]


def _line(row: Row) -> RecordLine:
    """Return a line of the page."""
    return RecordLine(
        start=card_name(row.robot_start),
        level=row.difficulty,
        sets=deck_name(row.deck),
        games=row.games,
        wins=row.wins,
        best=row.best,
        mean=row.mean,
        robot_mean=row.robot_mean,
    )


def _order(row: Row) -> tuple[Any, ...]:
    """Sort as the box does: by the number of the start world, then from easy to hard, by sets."""
    card = race_game().catalog.cards.get(row.robot_start)
    known = DIFFICULTIES.index(row.difficulty) if row.difficulty in DIFFICULTIES else len(DIFFICULTIES)
    sets = DECKS.index(row.deck) if row.deck in DECKS else len(DECKS)
    return (card.start or 0 if card is not None else 99, row.robot_start, known, sets)
