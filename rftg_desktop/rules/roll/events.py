"""What can happen in Roll. Facts only; ``changes`` tells what moved on the table."""

from __future__ import annotations

from typing import ClassVar

from rftg_desktop.kernel.events import Change, Counted, Event, Moved, Shown
from rftg_desktop.kernel.ids import TABLE, Ref, Seat
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.dice import Die, colour_of, is_virtual
from rftg_desktop.rules.roll.state import Dice

# -- round -----------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A new round, counted from 1."""

    round: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """A seat rolled its cup; ``dice`` show their faces, ``columns`` where each was sorted to."""

    hidden: ClassVar[tuple[str, ...]] = ("dice", "columns")
    reveals: ClassVar[bool] = True
    seat: Seat
    dice: tuple[Die | None, ...]
    columns: tuple[int | None, ...]

    def changes(self) -> tuple[Change, ...]:
        """Each die goes from the cup to the column of its face, wild ones beside the strip."""
        cup = Ref(self.seat, at.CUP)
        return tuple(
            Moved(die, cup, Ref(self.seat, at.COLUMN) if phase is None else at.column(self.seat, phase))
            for die, phase in zip(self.dice, self.columns, strict=True)
        )


class PhaseSelected(Event, frozen=True, tag="phase_selected"):
    """A seat put a worker on the strip."""

    whisper: ClassVar[bool] = True
    seat: Seat
    die: Die
    source: int
    phase: int

    def changes(self) -> tuple[Change, ...]:
        """The die goes on the strip."""
        return (Moved(self.die, at.column(self.seat, self.source), Ref(self.seat, at.SELECT, self.phase)),)


class WorkerAssigned(Event, frozen=True, tag="worker_assigned"):
    """A wild die went under a phase, or a worker to another column.

    ``tile`` is the power's tile, ``dictate`` for the built-in power, empty for a wild die.
    """

    whisper: ClassVar[bool] = True
    seat: Seat
    die: Die
    source: int
    target: int
    tile: str = ""

    def changes(self) -> tuple[Change, ...]:
        """The die changes columns."""
        return (Moved(self.die, at.column(self.seat, self.source), at.column(self.seat, self.target)),)


class WorkerParked(Event, frozen=True, tag="worker_parked"):
    """A worker was parked in the Dictate area."""

    whisper: ClassVar[bool] = True
    seat: Seat
    die: Die
    source: int

    def changes(self) -> tuple[Change, ...]:
        """The die goes to the Dictate area."""
        return (Moved(self.die, at.column(self.seat, self.source), Ref(self.seat, at.DICTATE)),)


class LockedIn(Event, frozen=True, tag="locked_in"):
    """A seat has finished assigning."""

    seat: Seat


class ScreensLifted(Event, frozen=True, tag="screens_lifted"):
    """A seat's workers are shown to everybody."""

    reveals: ClassVar[bool] = True
    seat: Seat
    strip: tuple[Dice, Dice, Dice, Dice, Dice]
    selector: Die | None
    selected: int | None
    dictate: Dice

    def changes(self) -> tuple[Change, ...]:
        """What lay behind the screen is seen."""
        shown: list[Change] = []
        for phase, dice in enumerate(self.strip):
            shown += (Shown(Ref(self.seat, at.COLUMN, phase), die) for die in dice)
        if self.selector is not None and self.selected is not None:
            shown.append(Shown(Ref(self.seat, at.SELECT, self.selected), self.selector))
        shown += (Shown(Ref(self.seat, at.DICTATE), die) for die in self.dictate)
        return tuple(shown)


class PhaseDieRolled(Event, frozen=True, tag="phase_die_rolled"):
    """Two players: the spare Home die showed ``phase``; ``added`` if nobody had selected it."""

    reveals: ClassVar[bool] = True
    die: Die
    phase: int
    added: bool


class PhasesChosen(Event, frozen=True, tag="phases_chosen"):
    """These phases occur this round."""

    phases: tuple[int, ...]

    def changes(self) -> tuple[Change, ...]:
        """Their tiles flip."""
        return tuple(Shown(Ref(TABLE, at.PHASE, phase), 1) for phase in self.phases)


class WorkersReturned(Event, frozen=True, tag="workers_returned"):
    """Workers without a task, or parked by Dictate, went back to the cup; virtual ones vanished."""

    seat: Seat
    dice: Dice
    zone: str
    key: str | int = ""

    def changes(self) -> tuple[Change, ...]:
        """Each goes to the cup, or out of the game."""
        source = Ref(self.seat, self.zone, self.key)
        return tuple(Moved(die, source, _home_of(self.seat, die, at.CUP)) for die in self.dice)


class SelectorJoined(Event, frozen=True, tag="selector_joined"):
    """The selecting worker joins the column of its phase."""

    seat: Seat
    die: Die
    phase: int

    def changes(self) -> tuple[Change, ...]:
        """The die goes down from the strip."""
        return (
            Moved(self.die, Ref(self.seat, at.SELECT, self.phase), Ref(self.seat, at.COLUMN, self.phase)),
        )


class PhaseBegan(Event, frozen=True, tag="phase_began"):
    """A phase begins."""

    phase: int


class PhaseEnded(Event, frozen=True, tag="phase_ended"):
    """A phase is over."""

    phase: int


class PhaseEnding(Event, frozen=True, tag="phase_ending"):
    """A seat has done its last task of a phase: the moment of powers at its end. Never shown."""

    seat: Seat
    phase: int


class WorkersAdded(Event, frozen=True, tag="workers_added"):
    """Virtual workers joined a phase by a tile's power."""

    seat: Seat
    phase: int
    dice: Dice
    tile: str

    def changes(self) -> tuple[Change, ...]:
        """They appear in the column."""
        tile = Ref(self.seat, at.TABLEAU, self.tile)
        return tuple(Moved(die, tile, Ref(self.seat, at.COLUMN, self.phase)) for die in self.dice)


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """A round is over; the phase tiles flip back."""

    round: int
    phases: tuple[int, ...]

    def changes(self) -> tuple[Change, ...]:
        """The phase tiles show their symbols again."""
        return tuple(Shown(Ref(TABLE, at.PHASE, phase), 0) for phase in self.phases)


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The game is over. ``reasons``: ``pool`` and/or ``squares``; ``winners`` in seat order."""

    reasons: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


# -- dice ------------------------------------------------------------------------------------------


class WorkersRetired(Event, frozen=True, tag="workers_retired"):
    """Workers that built a tile went to the Citizenry."""

    seat: Seat
    dice: Dice
    stack: int

    def changes(self) -> tuple[Change, ...]:
        """They leave the tile."""
        source = Ref(self.seat, at.SPENT)
        return tuple(Moved(die, source, _home_of(self.seat, die, at.CITIZENRY)) for die in self.dice)


class DieGained(Event, frozen=True, tag="die_gained"):
    """A new die came from the supply, by ``tile``."""

    seat: Seat
    die: Die
    zone: str
    key: str
    tile: str

    def changes(self) -> tuple[Change, ...]:
        """It comes from the supply."""
        return (Moved(self.die, at.supply(colour_of(self.die)), Ref(self.seat, self.zone, self.key)),)


class DieShort(Event, frozen=True, tag="die_short"):
    """The supply holds no die of the colour that ``tile`` grants."""

    seat: Seat
    colour: int
    tile: str


class DieRemoved(Event, frozen=True, tag="die_removed"):
    """A die returned to the supply."""

    seat: Seat
    die: Die
    zone: str
    key: str | int

    def changes(self) -> tuple[Change, ...]:
        """It goes to the supply."""
        return (Moved(self.die, Ref(self.seat, self.zone, self.key), at.supply(colour_of(self.die))),)


class Recruited(Event, frozen=True, tag="recruited"):
    """Dice were hired out of the Citizenry into the cup."""

    seat: Seat
    dice: Dice
    cost: int

    def changes(self) -> tuple[Change, ...]:
        """Dice go to the cup, credits away."""
        source, cup = Ref(self.seat, at.CITIZENRY), Ref(self.seat, at.CUP)
        paid = Counted(Ref(self.seat, at.CREDITS), -self.cost)
        return (*(Moved(die, source, cup) for die in self.dice), paid)


class Recalled(Event, frozen=True, tag="recalled"):
    """A developer, settler or good was taken back into the cup."""

    seat: Seat
    die: Die
    zone: str
    key: str | int

    def changes(self) -> tuple[Change, ...]:
        """It goes to the cup."""
        return (Moved(self.die, Ref(self.seat, self.zone, self.key), Ref(self.seat, at.CUP)),)


# -- credits and points ------------------------------------------------------------------------------


class CreditsChanged(Event, frozen=True, tag="credits_changed"):
    """Credits gained or paid: ``amount`` is what the marker moved, ``wanted`` before the limit.

    ``why``: ``power``, ``stock``, ``trade``, ``lift`` or ``buy``; ``tile`` the power's tile if any.
    """

    seat: Seat
    amount: int
    wanted: int
    why: str
    tile: str = ""

    def changes(self) -> tuple[Change, ...]:
        """The marker moves."""
        return (Counted(Ref(self.seat, at.CREDITS), self.amount),)


class VpGained(Event, frozen=True, tag="vp_gained"):
    """VP chips came from the pool. ``why``: ``power``, ``consume`` or ``buy``."""

    seat: Seat
    amount: int
    why: str
    tile: str = ""

    def changes(self) -> tuple[Change, ...]:
        """Chips go from the pool to the seat."""
        return (
            Counted(Ref(TABLE, at.POOL), -self.amount),
            Counted(Ref(self.seat, at.POINTS), self.amount),
        )


class PoolEmptied(Event, frozen=True, tag="pool_emptied"):
    """The initial VP chips are all earned: the 10-VP chips come in, and this round is the last."""


def _home_of(seat: Seat, die: Die, zone: str) -> Ref:
    """Return where a die goes that leaves its task: a virtual one leaves the game."""
    return at.supply(-1) if is_virtual(die) else Ref(seat, zone)
