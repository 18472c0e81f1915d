"""The end of a game of Roll as the result page shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rftg_desktop.controller.game_options import COLOURS
from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.events import GameEnded
from rftg_desktop.rules.roll.scoring import Score
from rftg_desktop.session.history import last_event
from rftg_desktop.session.session import Session
from rftg_desktop.views.dialogs.result import GameResult, ScoreLine, SeatResult
from rftg_desktop.views.words.pieces import side_name
from rftg_desktop.views.words.scores import bonus_text, end_line, tie_break_sum
from rftg_desktop.views.words.translation import both, tr, trn


def roll_result(session: Session) -> GameResult:
    """Return the result of a game that is over: the seats from the first place to the last."""
    game: Any = session.box.game
    view = session.view(None)
    scores = [seat.score for seat in view.seats]
    end = last_event(session.timeline, GameEnded)
    first = max((score.total, score.tie_break) for score in scores)
    # A save whose moves no longer play has no event of the end left.
    winners = [score.seat for score in scores if (score.total, score.tie_break) == first]
    seats = [_seat(session, score, game.catalog, score.seat in winners) for score in scores]
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat].total, -scores[seat].tie_break))
    remarks = [] if end is None else [end_line(end.reasons, game.catalog)]
    tied = sum(score.total == first[0] for score in scores)
    if tied > len(winners):
        remarks.append(tr("The tie was broken by dice in the cup plus credits."))
    ranked = tuple(seats[seat] for seat in order)
    return GameResult(headline(ranked), ranked, tuple(remarks), rounds=view.round, seed=session.seed)


def headline(seats: Sequence[SeatResult]) -> str:
    """Say who won."""
    winners = [seat.name for seat in seats if seat.winner]
    if len(winners) > 1:
        return tr("{names} share the victory", names=both(winners))
    points = next((seat.total for seat in seats if seat.winner), 0)
    return tr("{name} wins with {points} VP", name="".join(winners), points=points)


def _seat(session: Session, score: Score, catalog: Catalog, winner: bool) -> SeatResult:
    info = session.seats[score.seat]
    colour = COLOURS.index(info.colour) if info.colour in COLOURS else score.seat
    tiles = ", ".join(f"{side_name(catalog, side)} {cost}" for side, cost in score.tiles)
    count = trn("{count} tile", "{count} tiles", len(score.tiles))
    lines = [
        ScoreLine(tr("VP chips"), score.chips),
        ScoreLine(count, sum(cost for _, cost in score.tiles), tiles),
        *(
            ScoreLine(side_name(catalog, bonus.tile), bonus.points, bonus_text(bonus, catalog, score.chips))
            for bonus in score.bonuses
        ),
    ]
    return SeatResult(
        name=info.name,
        colour=colour,
        lines=tuple(lines),
        total=score.total,
        tie_break=tie_break_sum(score),
        winner=winner,
    )
