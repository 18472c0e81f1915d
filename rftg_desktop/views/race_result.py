"""The end of a game of Race solo as the result page shows it: the player's side and the robot's."""

from __future__ import annotations

from typing import Any

from rftg_desktop.controller.dealing import next_seed
from rftg_desktop.controller.game_options import COLOURS
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race.catalog import Catalog
from rftg_desktop.rules.race.events import GameEnded
from rftg_desktop.rules.race.robot.state import ROBOT as ROBOT_SEAT
from rftg_desktop.rules.race.scoring import Score
from rftg_desktop.rules.race.view import View
from rftg_desktop.session.history import last_event
from rftg_desktop.session.session import Session
from rftg_desktop.views.dialogs.result import ROBOT, GameResult, ScoreLine, SeatResult
from rftg_desktop.views.words.forms import upper_first
from rftg_desktop.views.words.race import setup as words
from rftg_desktop.views.words.race.scores import end_line, score_of_view, score_parts, tie_break_sum
from rftg_desktop.views.words.translation import tr

PLAYER: Seat = 0


def race_result(session: Session) -> GameResult:
    """Return the result of a game that is over: the winner's side first."""
    game: Any = session.box.game
    view: View = session.view(PLAYER)
    scores = [score for seat in (PLAYER, ROBOT_SEAT) if (score := score_of_view(view, seat)) is not None]
    best = max(_rank(score) for score in scores)
    sides = [_side(session, view, game.catalog, score, winner=_rank(score) == best) for score in scores]
    return GameResult(
        headline=_headline(session, scores),
        seats=tuple(sorted(sides, key=lambda side: not side.winner)),
        remarks=_remarks(session, view, game.catalog, scores),
        rounds=view.round,
        seed=session.seed,
        next_seed=next_seed(session),
        has_records=True,
    )


def _rank(score: Score) -> tuple[int, int]:
    return score.total, score.tie_break


def _headline(session: Session, scores: list[Score]) -> str:
    player, robot = scores
    name = session.seats[PLAYER].name
    unnamed = name == words.default_player()
    if _rank(player) == _rank(robot):
        return tr("{name} and the robot share the victory", name=tr("You") if unnamed else name)
    if _rank(robot) > _rank(player):
        return tr("The robot wins with {points} VP", points=robot.total)
    if unnamed:
        return tr("You win with {points} VP", points=player.total)
    return tr("{name} wins with {points} VP", name=name, points=player.total)


def _remarks(session: Session, view: View, catalog: Catalog, scores: list[Score]) -> tuple[str, ...]:
    end = last_event(session.timeline, GameEnded)
    remarks = [] if end is None else [end_line(end.reasons, catalog)]
    player, robot = scores
    if player.total == robot.total and player.tie_break != robot.tie_break:
        remarks.append(tr("The tie was broken by cards in hand plus goods, against credit plus economy."))
    remarks.append(words.edition_words(view.setup.second_edition))
    remarks += words.house_words(view.setup)
    if session.notes:
        remarks.append(tr("It counts for no record: undo went past what was drawn or rolled."))
    return tuple(remarks)


def _side(session: Session, view: View, catalog: Catalog, score: Score, *, winner: bool) -> SeatResult:
    if score.seat == ROBOT_SEAT:
        name, colour = _robot_name(view), ROBOT
    else:
        info = session.seats[PLAYER]
        name = tr("You") if info.name == words.default_player() else info.name
        colour = COLOURS.index(info.colour) if info.colour in COLOURS else PLAYER
    return SeatResult(
        name=name,
        colour=colour,
        lines=tuple(
            ScoreLine(part.name, part.points, "\n".join(map(upper_first, part.named)))
            for part in score_parts(view, score.seat, catalog)
        ),
        total=score.total,
        tie_break=tie_break_sum(view, score.seat),
        winner=winner,
    )


def _robot_name(view: View) -> str:
    assert view.robot is not None, "this is no solitaire game"
    assert view.setup.robot is not None
    return tr("Robot ({about})", about=words.robot_words(view.setup.robot.difficulty, view.robot.start))
