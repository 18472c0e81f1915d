"""What can happen to tiles and goods in Roll, and the tasks of the five phases."""

from __future__ import annotations

from typing import ClassVar

from rftg_desktop.kernel.events import Change, Event, Moved, Shown
from rftg_desktop.kernel.ids import TABLE, Ref, Seat
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.dice import Die, is_virtual
from rftg_desktop.rules.roll.state import Dice


class TilesDrawn(Event, frozen=True, tag="tiles_drawn"):
    """A seat drew tiles from the bag; others see only how many."""

    hidden: ClassVar[tuple[str, ...]] = ("tiles",)
    reveals: ClassVar[bool] = True
    seat: Seat
    tiles: tuple[str | None, ...]

    def changes(self) -> tuple[Change, ...]:
        """They lie before the seat."""
        bag, looking = Ref(TABLE, at.BAG), Ref(self.seat, at.LOOKING)
        return tuple(Moved(tile, bag, looking) for tile in self.tiles)


class BagRefilled(Event, frozen=True, tag="bag_refilled"):
    """The abandoned tiles went back into the bag."""

    count: int

    def changes(self) -> tuple[Change, ...]:
        """They go from the Explore tile to the bag."""
        return (Moved(None, Ref(TABLE, at.ABANDONED), Ref(TABLE, at.BAG)),) * self.count


class TileKept(Event, frozen=True, tag="tile_kept"):
    """A drawn tile went under (or on) a construction stack."""

    hidden: ClassVar[tuple[str, ...]] = ("tile",)
    seat: Seat
    tile: str | None
    stack: int
    top: bool

    def changes(self) -> tuple[Change, ...]:
        """It goes to the stack."""
        return (Moved(self.tile, Ref(self.seat, at.LOOKING), Ref(self.seat, at.STACK, self.stack)),)


class TileAbandoned(Event, frozen=True, tag="tile_abandoned"):
    """A construction tile went under the Explore tile, or into the bag (``into_bag``)."""

    hidden: ClassVar[tuple[str, ...]] = ("tile",)
    seat: Seat
    tile: str | None
    stack: int
    place: int
    into_bag: bool = False

    def changes(self) -> tuple[Change, ...]:
        """It leaves the stack."""
        target = Ref(TABLE, at.BAG if self.into_bag else at.ABANDONED)
        return (Moved(self.tile, Ref(self.seat, at.STACK, self.stack), target),)


class TileMoved(Event, frozen=True, tag="tile_moved"):
    """A seat moved one of its construction tiles by a power."""

    hidden: ClassVar[tuple[str, ...]] = ("moved",)
    seat: Seat
    tile: str
    moved: str | None
    stack: int
    place: int
    to_stack: int
    to_place: int

    def changes(self) -> tuple[Change, ...]:
        """It changes places."""
        source, target = Ref(self.seat, at.STACK, self.stack), Ref(self.seat, at.STACK, self.to_stack)
        return (Moved(self.moved, source, target),)


class TopShown(Event, frozen=True, tag="top_shown"):
    """Another tile is now on top of a stack, for all to see; ``None`` when the stack is empty."""

    uncovers: ClassVar[bool] = True
    seat: Seat
    stack: int
    tile: str | None

    def changes(self) -> tuple[Change, ...]:
        """The top of the stack is seen."""
        return (Shown(Ref(self.seat, at.STACK, self.stack), self.tile),)


class Scouted(Event, frozen=True, tag="scouted"):
    """An explorer went for ``count`` tiles."""

    seat: Seat
    die: Die
    count: int

    def changes(self) -> tuple[Change, ...]:
        """The explorer leaves its column."""
        return (_worker_leaves(self.seat, self.die, 0),)


class Stocked(Event, frozen=True, tag="stocked"):
    """An explorer brought in ``amount`` credits; ``tile`` names the power that made it so many."""

    seat: Seat
    die: Die
    amount: int
    tile: str = ""

    def changes(self) -> tuple[Change, ...]:
        """The explorer leaves its column."""
        return (_worker_leaves(self.seat, self.die, 0),)


class WorkerPlaced(Event, frozen=True, tag="worker_placed"):
    """A developer or settler went on the top tile of its stack."""

    seat: Seat
    die: Die
    phase: int
    stack: int

    def changes(self) -> tuple[Change, ...]:
        """The die goes from its column to the stack."""
        return (Moved(self.die, Ref(self.seat, at.COLUMN, self.phase), Ref(self.seat, at.SITE, self.stack)),)


class WorkersCounted(Event, frozen=True, tag="workers_counted"):
    """The top tile of a stack has enough dice: they are counted out, any too many to be spared."""

    seat: Seat
    stack: int
    dice: Dice

    def changes(self) -> tuple[Change, ...]:
        """They are counted out."""
        source, target = Ref(self.seat, at.SITE, self.stack), Ref(self.seat, at.SPENT)
        return tuple(Moved(die, source, target) for die in self.dice)


class WorkersUsed(Event, frozen=True, tag="workers_used"):
    """These dice complete the top tile ``tile`` of a stack; they have not left it yet."""

    seat: Seat
    tile: str
    stack: int
    dice: Dice


class WorkerSpared(Event, frozen=True, tag="worker_spared"):
    """A die of an overfull tile stays for the next one."""

    seat: Seat
    die: Die
    stack: int

    def changes(self) -> tuple[Change, ...]:
        """It goes back to the stack."""
        return (Moved(self.die, Ref(self.seat, at.SPENT), Ref(self.seat, at.SITE, self.stack)),)


class WorkerSentToCup(Event, frozen=True, tag="worker_sent_to_cup"):
    """A worker of the finished tile goes to the cup by the power of ``tile``."""

    seat: Seat
    die: Die
    tile: str

    def changes(self) -> tuple[Change, ...]:
        """It goes to the cup."""
        return (Moved(self.die, Ref(self.seat, at.SPENT), Ref(self.seat, at.CUP)),)


class TilePlaced(Event, frozen=True, tag="tile_placed"):
    """A finished tile joined the tableau; ``side`` is the id of its side."""

    seat: Seat
    side: str
    stack: int

    def changes(self) -> tuple[Change, ...]:
        """It goes from the stack to the tableau."""
        source = Ref(self.seat, at.STACK, self.stack)
        return (Moved(self.side, source, Ref(self.seat, at.TABLEAU, self.side)),)


class Completed(Event, frozen=True, tag="completed"):
    """The tile's immediate effects are done: the moment of powers that answer to it. Never shown."""

    seat: Seat
    side: str


class Produced(Event, frozen=True, tag="produced"):
    """A producer became a good."""

    seat: Seat
    die: Die
    world: str

    def changes(self) -> tuple[Change, ...]:
        """It goes to its world."""
        return (Moved(self.die, Ref(self.seat, at.COLUMN, 3), Ref(self.seat, at.GOOD, self.world)),)


class Traded(Event, frozen=True, tag="traded"):
    """A good was sold for ``price`` credits (before powers)."""

    seat: Seat
    shipper: Die
    world: str
    good: Die
    price: int

    def changes(self) -> tuple[Change, ...]:
        """Both dice go to the Citizenry."""
        return _shipped(self.seat, self.shipper, self.world, self.good)


class Consumed(Event, frozen=True, tag="consumed"):
    """A good became VP: 1, and 1 more for each match (before powers)."""

    seat: Seat
    shipper: Die
    world: str
    good: Die
    good_matches: bool
    shipper_matches: bool

    def changes(self) -> tuple[Change, ...]:
        """Both dice go to the Citizenry."""
        return _shipped(self.seat, self.shipper, self.world, self.good)


def _worker_leaves(seat: Seat, die: Die, phase: int) -> Moved:
    target = at.supply(-1) if is_virtual(die) else Ref(seat, at.CITIZENRY)
    return Moved(die, Ref(seat, at.COLUMN, phase), target)


def _shipped(seat: Seat, shipper: Die, world: str, good: Die) -> tuple[Change, ...]:
    taken = Moved(good, Ref(seat, at.GOOD, world), Ref(seat, at.CITIZENRY))
    return (_worker_leaves(seat, shipper, 4), taken)
