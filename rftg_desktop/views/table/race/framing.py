"""From the controller to a frame of Race: the words, buttons and log lines that go with a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from rftg_desktop.controller.affordances import Affordances
from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.catalog import Catalog
from rftg_desktop.rules.race.events import PhaseBegan, RoundBegan
from rftg_desktop.rules.race.game import RaceGame
from rftg_desktop.rules.race.robot.book import RobotBook
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.setup import pool_of
from rftg_desktop.rules.race.state import PHASES
from rftg_desktop.rules.race.view import View
from rftg_desktop.session.log import recent
from rftg_desktop.views.sprites.race.faces import MatPhase
from rftg_desktop.views.table.frame import LOOK, PACE, PACES, STEP, ButtonFace, Taste
from rftg_desktop.views.table.framing import (
    LOG_EVENTS,
    as_it_was,
    bar_buttons,
    counted_back,
    log_line,
    look_button,
    parts,
    sitting_of,
)
from rftg_desktop.views.table.paint_bar import in_one_line
from rftg_desktop.views.table.paint_side import LogLine
from rftg_desktop.views.table.race.answers import bench_buttons, bench_words, buttons
from rftg_desktop.views.table.race.frame import RaceFrame, Told
from rftg_desktop.views.table.race.telling import beats_of, of_this_round
from rftg_desktop.views.table.race_faces import mat_phases, world_signs
from rftg_desktop.views.table.sitting import Sitting
from rftg_desktop.views.words.race.events import merge
from rftg_desktop.views.words.race.hints import passed_text
from rftg_desktop.views.words.race.names import difficulty_name, phase_name
from rftg_desktop.views.words.race.prompts import actions_left, prompt_text, step_line
from rftg_desktop.views.words.race.robot_rows import covered_line
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.translation import tr


def game_of(controller: GameController) -> RaceGame:
    """Return the game with the cards and the robot's facts in play."""
    game: Any = controller.session.box.game
    found: RaceGame = game
    return found


def seating(controller: GameController) -> Sitting:
    """Return names and colours; the robot has a colour and no name."""
    plain = sitting_of(controller)
    free = next(colour for colour in (1, 0) if colour not in plain.colours)
    return Sitting(plain.names, (*plain.colours, free))


def frame_of(controller: GameController, look_at: Seat | None, taste: Taste) -> RaceFrame:
    """Return what the table shows now; looking at the robot lays the rows of its mat open."""
    session, view = controller.session, controller.view
    game, sitting = game_of(controller), seating(controller)
    catalog = game.catalog
    words, choice = Speaker(sitting.names, catalog), controller.choice
    asked, options = session.asked, session.options()
    looking = look_at == ROBOT
    prompt = None
    if choice is not None and asked is not None:
        prompt = prompt_text(choice, view, asked, catalog, options)
    if prompt is not None and session.may_go_on and taste.pace != STEP:
        prompt = replace(
            prompt, hint=tr("The robot goes on by itself in a moment. Undo takes your move back.")
        )
    passed = _passed(controller)
    title = f"{sitting.name(asked or 0)}: {prompt.title}" if prompt else ""
    hint = in_one_line(passed, prompt.hint if prompt else "")
    if session.is_over:
        title = tr("The game is over")
    robot = view.robot
    events = recent(session, controller.viewer, LOG_EVENTS)
    return RaceFrame(
        view=view,
        focus=0,
        asked=asked,
        sitting=sitting,
        affordances=Affordances() if looking else controller.affordances,
        step=step_line(view, choice=choice, over=session.is_over),
        title=title,
        hint=hint,
        looking=looking,
        taste=taste,
        buttons=(look_button(),) if looking else buttons(controller, prompt),
        bar_buttons=bar_buttons(controller),
        log=log_of(events, sitting, catalog),
        game=game,
        subtitle=_subtitle(view, catalog),
        bench="" if looking else bench_words(choice, view, words, options),
        bench_buttons=() if looking else bench_buttons(choice, view, words, options),
        told=told_of(events, words),
        markers=actions_left(view, 0) if isinstance(choice, steps.ChooseActions) else 0,
        mat=looking,
        phases=_phases(game.robot, view) if looking else (),
        robot_subtitle="" if robot is None else _robot_subtitle(view, catalog),
        tiles="" if robot is None else covered_line(game.robot.worlds[robot.start], tile=robot.tile),
        turns=() if robot is None else world_signs(game.robot, robot.start),
        end=catalog.constants.end_tableau_cards,
        pool_start=pool_of(catalog, view.setup),
        has_prestige=catalog.has_prestige(view.setup.deck),
        pace_buttons=() if robot is None else _paces(taste),
        rows_button=None if robot is None or looking else _rows_button(),
        passed=passed,
    )


def _passed(controller: GameController) -> str:
    """Return which steps passed by themselves since the last answer, since there was nothing to place."""
    session = controller.session
    if not session.entries:
        return ""
    last = session.entries[-1]
    before = session.view_at(len(session.entries) - 1, controller.viewer)
    events = session.events_for(last, controller.viewer)
    return passed_text(events, 0, before.phases, asked=isinstance(last.action, act.Pass))


def past_of(frame: RaceFrame, controller: GameController, answers: int) -> RaceFrame:
    """Return ``frame`` as it was after so many answers."""
    view = controller.session.view_at(answers, controller.reader)
    events = recent(controller.session, controller.reader, LOG_EVENTS, until=answers)
    words, robot = Speaker(frame.sitting.names, frame.catalog), view.robot
    return as_it_was(
        frame,
        view,
        step_line(view),
        subtitle=_subtitle(view, frame.catalog),
        bench="",
        passed="",
        bench_buttons=(),
        told=told_of(events, words),
        markers=0,
        phases=_phases(frame.game.robot, view) if frame.looking else (),
        tiles="" if robot is None else covered_line(frame.game.robot.worlds[robot.start], tile=robot.tile),
    )


def _subtitle(view: View, catalog: Catalog) -> str:
    tableau = view.seats[0].tableau
    return catalog.cards[tableau[0]].name if tableau else ""


def _robot_subtitle(view: View, catalog: Catalog) -> str:
    robot, setup = view.robot, view.setup.robot
    assert robot is not None
    assert setup is not None
    return f"{difficulty_name(setup.difficulty)} · {catalog.cards[robot.start].name}"


def _phases(book: RobotBook, view: View) -> tuple[MatPhase, ...]:
    robot = view.robot
    titles = {phase: phase_name(phase) for phase in PHASES}
    return () if robot is None else mat_phases(book, robot.start, robot.tile, titles)


def _rows_button() -> ButtonFace:
    words = tr("What the robot does on each action space, and in response to yours (Alt+2).")
    return ButtonFace(f"{LOOK}{ROBOT}", tr("Rows"), explains=words, size=11.5)


def _paces(taste: Taste) -> tuple[ButtonFace, ...]:
    """Return the buttons that choose how the robot's part is shown; the gold one is chosen."""
    words = {"step": tr("Step"), "run": tr("Run"), "instant": tr("At once")}
    tips = {
        "step": tr("Show each line of the robot's part when you press Space."),
        "run": tr("Show the robot's part line by line; any key ends it."),
        "instant": tr("Show only what came of the robot's part."),
    }
    return tuple(
        ButtonFace(f"{PACE}{pace}", words[pace], primary=pace == taste.pace, explains=tips[pace], size=11.5)
        for pace in PACES
    )


# -- what happened -------------------------------------------------------------------------------------


def told_of(events: Sequence[Event], words: Speaker) -> tuple[Told, ...]:
    """Return what the robot did in this round, or before the roll in the one before."""
    beats = beats_of(of_this_round(events), words)
    return tuple(beat.told for beat in beats if beat.told is not None)


def log_of(events: Sequence[Event], sitting: Sitting, catalog: Catalog) -> tuple[LogLine, ...]:
    """Return the newest lines of the log, oldest first."""
    found: list[tuple[int, LogLine]] = []
    before = 0
    for part in parts(events, (RoundBegan, PhaseBegan)):
        found += ((before + first, line) for first, line in _worded(part, sitting, catalog))
        before += len(part)
    return counted_back(found, len(events))


@lru_cache(maxsize=128)
def _worded(events: tuple[Event, ...], sitting: Sitting, catalog: Catalog) -> tuple[tuple[int, LogLine], ...]:
    return tuple((text.first, log_line(text, sitting)) for text in merge(events, sitting.names, catalog))
