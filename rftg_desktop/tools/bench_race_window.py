"""Speed of the table of Race, drawn offscreen at 1366x768: dragging cards, the robot's part of a round."""

from collections.abc import Mapping, Sequence
from statistics import median

from rftg_desktop.bots.base import POLICIES
from rftg_desktop.cli import InputError
from rftg_desktop.rules.race.robot.state import RobotSetup
from rftg_desktop.rules.race.state import Setup
from rftg_desktop.rules.race.steps import Bill
from rftg_desktop.session.session import Session
from rftg_desktop.tools.bench import Figure, Measure
from rftg_desktop.tools.bench_window import drag, movable, pick_up_time, rest, shown, slowest_but, timed
from rftg_desktop.tools.random_game import random_game

_ROUNDS, _SEEDS, _MOVES = 4, 40, 90
_SHARE = 0.99
_SETUP = Setup(seats=1, actions=2, deck="base+1", robot=RobotSetup())


def _game(seed: int) -> Session:
    return random_game("race", 1, seed, 0, setup=_SETUP)


def _answer(session: Session) -> object:
    seat = session.asked
    assert seat is not None
    return POLICIES["greedy"].choose(
        session.view(seat), session.options(), session.bot_seed(seat), session.box.game
    )


def dragging_cards() -> Sequence[Figure]:
    """Drag a card about while a bill is paid with a full hand, and pick up every card that can be paid."""
    with shown(_paying()) as (view, _):
        rest(view)
        lit = [pick_up_time(view, token) for token in movable(view) for _ in range(3)]
        frames = [span for _ in range(_ROUNDS) for span in drag(view, movable(view)[0])]
        pieces = sum(len(group) for group in view.table.tokens.values())
    note = f"{pieces} pieces, {len(frames)} frames"
    return [
        Figure("a frame while dragging a card, median", median(frames), "ms", 8, note),
        Figure("a frame while dragging a card, 99th percentile", slowest_but(frames, _SHARE), "ms", 16, note),
        Figure("targets of a card lit, slowest", max(lit), "ms", 50, f"{len(lit)} times"),
    ]


def _paying() -> Session:
    """Return a game at a bill, with many cards in the hand and on the table."""
    for seed in range(_SEEDS):
        session = _game(seed)
        while not session.is_over:
            mat = session.state.seats[0]
            if isinstance(session.choice, Bill) and len(mat.hand) > 6 and len(mat.tableau) > 5:
                return session
            session.submit(0, _answer(session))  # type: ignore[arg-type]
    raise InputError("no such position was found")


def robots_part() -> Sequence[Figure]:
    """Answers and the robot's part after them, picture by picture: how long the window stands still."""
    spans: list[float] = []
    told = 0
    with shown(_game(3)) as (view, controller):
        view.table.animator.speed = 1.0
        rest(view)
        while not controller.session.is_over and len(controller.session.entries) < _MOVES:
            action = _answer(controller.session)
            spans.append(timed(lambda action=action: controller.submit(action)))  # type: ignore[misc]
            while view.story.running:
                told += 1
                spans.append(timed(view.story.go_on))
            rest(view)
    note = f"{len(spans)} pictures, {told} of the robot's part"
    return [
        Figure("the longest gap while the robot acts", max(spans), "ms", 100, note),
        Figure("an answer or a picture of the robot, median", median(spans), "ms", 50, note),
    ]


FIGURES: Mapping[str, Measure] = {
    "dragging-cards": dragging_cards,
    "robots-part": robots_part,
}
