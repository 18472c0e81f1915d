"""The end of a game as the result page shows it."""

from __future__ import annotations

from typing import Any

from rftg_desktop.controller.game_options import COLOURS
from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.events import GameEnded
from rftg_desktop.rules.roll.scoring import Score
from rftg_desktop.session.session import Session
from rftg_desktop.views.dialogs.result import BonusRow, GameResult, SeatResult
from rftg_desktop.views.words.pieces import side_name
from rftg_desktop.views.words.scores import bonus_text, end_line, tie_break_sum


def result_of(session: Session) -> GameResult:
    """Return the result of a game that is over: the seats from the first place to the last."""
    game: Any = session.box.game
    view = session.view(None)
    scores = [seat.score for seat in view.seats]
    end = _end_of(session)
    best = max(score.total for score in scores)
    winners = end.winners if end is not None else ()
    seats = [_seat(session, score, game.catalog, score.seat in winners) for score in scores]
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat].total, -scores[seat].tie_break))
    return GameResult(
        seats=tuple(seats[seat] for seat in order),
        reasons=(end_line(end.reasons, game.catalog),) if end is not None else (),
        rounds=view.round,
        tied=sum(score.total == best for score in scores) > 1,
        seed=session.seed,
    )


def _end_of(session: Session) -> GameEnded | None:
    for entry in reversed(session.entries):
        for event in reversed(entry.events):
            if isinstance(event, GameEnded):
                return event
    return None


def _seat(session: Session, score: Score, catalog: Catalog, winner: bool) -> SeatResult:
    info = session.seats[score.seat]
    colour = COLOURS.index(info.colour) if info.colour in COLOURS else score.seat
    return SeatResult(
        name=info.name,
        colour=colour,
        chips=score.chips,
        tiles=tuple((side_name(catalog, side), cost) for side, cost in score.tiles),
        bonuses=tuple(
            BonusRow(side_name(catalog, bonus.tile), bonus_text(bonus, catalog, score.chips), bonus.points)
            for bonus in score.bonuses
        ),
        total=score.total,
        tie_break=tie_break_sum(score),
        winner=winner,
    )
