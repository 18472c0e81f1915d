"""Positions of the solitaire game in one line, and one step of the robot, or a round, played from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.race.game import RaceGame, race_game
from rftg_desktop.rules.race.invariants import check
from rftg_desktop.rules.race.robot.book import RobotBook, robot_records
from rftg_desktop.rules.race.robot.events import RobotPlaced
from rftg_desktop.rules.race.robot.state import RobotDie, RobotSetup, RobotState, robot_of
from rftg_desktop.rules.race.robot.steps import RobotTurn
from rftg_desktop.rules.race.state import SeatState, Setup, State

PLAIN = "earths_lost_colony"
"""A start world without any special tile."""


class Mat(NamedTuple):
    """The robot's side of the table, with blanks between ids and between spaces.

    ``tableau`` are the cards besides the start world; ``dice`` the spaces with a die, ``marks`` those with
    a marker of the player. ``counters`` lie beside the mat, the others of the difficulty in the tableau.
    ``deck`` are the first cards of the deck, the rest lies below.
    """

    start: str = PLAIN
    stack: str = ""
    tableau: str = ""
    dice: str = ""
    marks: str = ""
    credit: int = 1
    economy: int = 0
    counters: int = 0
    chips: int = 0
    prestige: int = 0
    equals: str = ""
    tile: bool = True
    difficulty: str = "medium"
    deck: str = ""
    sets: str = "base+1+2+3"
    hand: str = ""


def corrected(*overrides: Mapping[str, Any]) -> RaceGame:
    """Return the game with facts of the robot corrected, as a pack does it."""
    return RaceGame(race_game().catalog, RobotBook(robot_records(overrides)))


def override(piece: str, side: str, **fields: Any) -> dict[str, Any]:
    """Return a record of a pack."""
    return {"set": "robot", "id": piece, "side": side, "fields": fields}


def solitaire(mat: Mat, game: RaceGame | None = None, agenda: Iterable[Any] = ()) -> State:
    """Return the position; the player has an empty tableau but for a start world and the hand named."""
    game = game or race_game()
    cards, book = game.catalog.cards, game.robot
    tableau = (mat.start, *mat.tableau.split())
    named = (*tableau, *mat.stack.split(), *mat.deck.split(), *mat.hand.split())
    own = next(start for start in game.catalog.start_worlds(mat.sets) if start not in named)
    rest = Counter(game.catalog.deck(mat.sets))
    rest.subtract((own, *named))
    assert min(rest.values()) >= 0, "a card is named too often"
    left = sorted(rest.elements(), key=lambda card: (cards[card].is_world, card))
    faces = {space: face for face, home in book.faces.items() for space in home.spaces}
    return State(
        setup=Setup(seats=1, actions=2, deck=mat.sets, robot=RobotSetup(difficulty=mat.difficulty)),
        seats=(
            SeatState(
                start=cards[own].start or 0,
                tableau=(own,),
                active=(own,),
                hand=tuple(sorted(mat.hand.split())),
                marks=tuple(sorted(mat.marks.split())),
            ),
        ),
        order=(0,),
        lanes=((),),
        agenda=tuple(agenda),
        round=1,
        rng=1,
        deck=(*mat.deck.split(), *left),
        pool=game.catalog.constants.vp_pool_solitaire - mat.chips,
        shown=True,
        robot=RobotState(
            start=mat.start,
            stack=tuple(mat.stack.split()),
            tableau=tableau,
            credit=mat.credit,
            economy=mat.economy,
            counters=mat.counters,
            placed=book.difficulties[mat.difficulty].counters - mat.counters,
            chips=mat.chips,
            prestige=mat.prestige,
            equals=mat.equals or book.worlds[mat.start].equals.face,
            tile=mat.tile and book.worlds[mat.start].works_once,
            dice=tuple(RobotDie(faces[space], faces[space], space, "face") for space in mat.dice.split()),
        ),
    )


class Outcome(NamedTuple):
    """What came of a step: the position, the robot's side of it, and what happened."""

    state: State
    robot: RobotState
    events: list[Event]

    def of(self, *kinds: type) -> list[Any]:
        """Return the events of some kinds."""
        return [event for event in self.events if isinstance(event, kinds)]

    @property
    def found(self) -> tuple[str, ...]:
        """The cards placed."""
        return tuple(event.card for event in self.of(RobotPlaced))


def resolve(state: State, *steps: str, game: RaceGame | None = None) -> Outcome:
    """Let the robot resolve steps one after the other: ``develop``, ``settle_second`` and so on."""
    game = game or race_game()
    turns = [RobotTurn(name.removesuffix("_second"), int(name.endswith("_second"))) for name in steps]
    state, events = engine.advance(game, replace(state, agenda=tuple(turns)))
    check(game, state)
    return Outcome(state, robot_of(state), events)


def step(mat: Mat, *steps: str, game: RaceGame | None = None) -> Outcome:
    """Let the robot resolve steps from a position."""
    return resolve(solitaire(mat, game), *steps, game=game)
