"""The steps of Roll, in playing order: what may wait on the agenda or on a seat's lane."""

from __future__ import annotations

from typing import ClassVar

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice, Confirm, Task, Wait

# -- set-up ----------------------------------------------------------------------------------------


class ChooseStart(Choice, frozen=True, tag="choose_start"):
    """Choose which of the two drawn tiles goes up as development and which as world."""

    private: ClassVar[bool] = True


class BeginGame(Task, frozen=True, tag="begin_game"):
    """All starting tiles lie: the stacks are shown and the first round begins."""

    reveals: ClassVar[bool] = True


# -- round -----------------------------------------------------------------------------------------


class Roll(Task, frozen=True, tag="roll"):
    """All cups are rolled behind the screens."""

    reveals: ClassVar[bool] = True


class Assign(Choice, frozen=True, tag="assign"):
    """Select a phase, place wild faces, reassign; ``Done`` locks in."""

    private: ClassVar[bool] = True


class MoveWorkers(Choice, frozen=True, tag="move_workers"):
    """A die was parked for Dictate: move up to ``left`` other workers, the first of them surely."""

    private: ClassVar[bool] = True
    left: int
    first: bool


class LiftScreens(Task, frozen=True, tag="lift_screens"):
    """The screens go up, and everybody sees all workers and selected phases."""

    reveals: ClassVar[bool] = True


class FlipPhases(Task, frozen=True, tag="flip_phases"):
    """The selected phases are announced; with two players a Home die may add one."""


class ReturnWorkers(Task, frozen=True, tag="return_workers_to_cups"):
    """Workers of phases that do not occur, and Dictate's dice, go back to the cups."""


class RunPhase(Task, frozen=True, tag="run_phase"):
    """A phase begins: each seat does it in player order."""

    phase: int


class SeatPhase(Task, frozen=True, tag="seat_phase"):
    """One seat's part of a phase."""

    phase: int
    seat: Seat


class EndPhase(Task, frozen=True, tag="end_phase"):
    """All tasks of a phase are done: powers of its end, then its memory is wiped."""

    phase: int


class SeatPhaseEnd(Task, frozen=True, tag="seat_phase_end"):
    """One seat's powers at the end of a phase."""

    phase: int
    seat: Seat


class ClosePhase(Task, frozen=True, tag="close_phase"):
    """Nothing of the phase outlives it; abandoned tiles return to the bag."""

    phase: int


class RunManage(Task, frozen=True, tag="run_manage"):
    """Manage Empire begins."""


class SeatManage(Task, frozen=True, tag="seat_manage"):
    """One seat recruits, then may recall."""

    seat: Seat


class EndRound(Task, frozen=True, tag="end_round"):
    """Look whether the game ends; otherwise the next round begins."""


# -- explore ---------------------------------------------------------------------------------------


class Explore(Choice, frozen=True, tag="explore"):
    """Use an explorer: Scout (after abandoning any tiles) or Stock."""


class DrawTiles(Task, frozen=True, tag="draw_tiles"):
    """Draw ``count`` tiles; ``scouted`` tells Scouting from a power's extra tile."""

    reveals: ClassVar[bool] = True
    count: int
    scouted: bool


class Keep(Choice, frozen=True, tag="keep"):
    """Put the drawn tiles into the construction zone, one at a time, in any order."""

    private: ClassVar[bool] = True
    scouted: bool


class FillBag(Task, frozen=True, tag="fill_bag"):
    """The bag ran short for good: whoever has three tiles must abandon one into it."""

    count: int
    scouted: bool


class ShuffleBag(Task, frozen=True, tag="shuffle_bag"):
    """Others gave tiles into the bag: mix them."""


class AbandonOne(Choice, frozen=True, tag="abandon_one"):
    """Abandon one construction tile into the bag."""

    private: ClassVar[bool] = True


# -- develop and settle ----------------------------------------------------------------------------


class BuildNext(Task, frozen=True, tag="build_next"):
    """Look at the top tile of the phase's stack: finish it, place workers, or stop."""

    phase: int


class Build(Choice, frozen=True, tag="build"):
    """Choose the next worker for the top tile."""

    phase: int


class Spare(Choice, frozen=True, tag="spare"):
    """The top tile has more dice than it needs: choose ``left`` that stay for the next one."""

    phase: int
    left: int


class FinishTile(Task, frozen=True, tag="finish_tile"):
    """The spent workers leave; powers may send some of them to the cup."""

    phase: int


class ReturnWorker(Choice, frozen=True, tag="return_worker"):
    """Send a worker of the finished tile to the cup, by the power of ``tile``.

    ``least`` more must go, at most ``left`` may.
    """

    tile: str
    least: int
    left: int


class PlaceTile(Task, frozen=True, tag="place_tile"):
    """The finished tile moves to the tableau, and its immediate effects follow."""

    phase: int


class Immediate(Task, frozen=True, tag="immediate"):
    """The ``index``-th power of the tile just placed has its immediate effect."""

    tile: str
    index: int


class AfterPlacing(Task, frozen=True, tag="after_placing"):
    """The tile is complete: powers that answer to it."""

    tile: str


class RemoveDie(Choice, frozen=True, tag="remove_die"):
    """Return ``left`` of one's dice, from anywhere, to the supply."""

    left: int


# -- produce and ship ------------------------------------------------------------------------------


class Produce(Choice, frozen=True, tag="produce"):
    """Put a producer as a good on a world."""


class Ship(Choice, frozen=True, tag="ship"):
    """Let a shipper Trade or Consume a good."""


class ShipNext(Task, frozen=True, tag="ship_next"):
    """A shipper has done its task, with all that follows: on to the next."""


class BuyVp(Choice, frozen=True, tag="buy_vp"):
    """After a Trade: pay for a VP chip by the power of ``tile``, or not."""

    tile: str
    cost: int
    vp: int


# -- manage ----------------------------------------------------------------------------------------


class Recruit(Choice, frozen=True, tag="recruit"):
    """Credits are short: choose which dice to recruit."""


class LiftCredits(Task, frozen=True, tag="lift_credits"):
    """After recruiting, $0 becomes $1."""


class Recall(Choice, frozen=True, tag="recall"):
    """Take developers, settlers and goods back into the cup, free of charge."""


AgendaTask = (
    BeginGame
    | Roll
    | LiftScreens
    | FlipPhases
    | ReturnWorkers
    | RunPhase
    | SeatPhase
    | EndPhase
    | SeatPhaseEnd
    | ClosePhase
    | RunManage
    | SeatManage
    | EndRound
)

LaneStep = (
    Wait
    | Confirm
    | ChooseStart
    | Assign
    | MoveWorkers
    | Explore
    | DrawTiles
    | Keep
    | FillBag
    | ShuffleBag
    | AbandonOne
    | BuildNext
    | Build
    | Spare
    | FinishTile
    | ReturnWorker
    | PlaceTile
    | Immediate
    | AfterPlacing
    | RemoveDie
    | Produce
    | Ship
    | ShipNext
    | BuyVp
    | Recruit
    | LiftCredits
    | Recall
)
