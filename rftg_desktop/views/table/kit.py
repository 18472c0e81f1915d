"""What one game puts on the table: its layout, pieces, panels and words.

The hands, the keyboard, the animator and the scene are the same for all games; whatever they must know of
one, they ask its kit.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QRectF

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event, Moved
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.views.sprites.cache import SpriteCache
from rftg_desktop.views.sprites.faces import DieFace
from rftg_desktop.views.table.frame import Frame, Taste
from rftg_desktop.views.table.furniture import Furniture
from rftg_desktop.views.table.layout import TableLayout
from rftg_desktop.views.table.paint_side import Inspected, LogLine
from rftg_desktop.views.table.piece import Piece

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

    from rftg_desktop.controller.game_controller import GameController
    from rftg_desktop.views.sprites.canvas import Sprite

F = TypeVar("F", bound=Frame)
L = TypeVar("L", bound=TableLayout)


@dataclass(frozen=True, slots=True)
class Roll:
    """A die that was rolled and lies at ``spot`` now, and the other faces it can show on its way."""

    spot: Spot
    nth: int
    others: tuple[DieFace, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class Scene(Generic[F]):
    """A frame that is shown on the way to another, and the events that lead to it."""

    frame: F
    events: tuple[Event, ...]


class Kit(ABC, Generic[F, L]):
    """One game on the table. Kits hold nothing: what they are asked about is handed to them."""

    # -- a moment ------------------------------------------------------------------------------------

    @abstractmethod
    def frame(self, controller: GameController, look_at: Seat | None, taste: Taste) -> F:
        """Return what the table shows now; ``look_at`` puts another seat's mat in full, to look only."""

    @abstractmethod
    def past(self, frame: F, controller: GameController, answers: int) -> F:
        """Return ``frame`` as it was after so many answers, to look at only."""

    @abstractmethod
    def log(self, controller: GameController, events: Sequence[Event]) -> tuple[LogLine, ...]:
        """Return the lines for the newest events that the reader may know, oldest first."""

    @property
    @abstractmethod
    def times(self) -> Sequence[int | str | None]:
        """The phases as moments have them, in order, before them the time between (``None``)."""

    @abstractmethod
    def time_name(self, phase: int | str | None) -> str:
        """Return the name of a phase as moments have it, or of the time between the phases (``None``)."""

    def story(self, _before: F, _after: F, _events: tuple[Event, ...]) -> list[Scene[F]]:
        """Return the frames between two moments that are shown one by one before the new one; often none."""
        return []

    @abstractmethod
    def layout(self, width: float, height: float, seats: int) -> L:
        """Return where everything lies in a window of this size, in logical pixels."""

    def sprites(self) -> SpriteCache:
        """Return the store of painted pieces, new."""
        return SpriteCache()

    @abstractmethod
    def furniture(self, scene: QGraphicsScene, sprites: SpriteCache) -> Furniture[F, L]:
        """Return the panels of the table, new."""

    # -- pieces --------------------------------------------------------------------------------------

    @abstractmethod
    def picture(self, frame: F, layout: L) -> list[Piece]:
        """Return the pieces that lie on the table."""

    @abstractmethod
    def ahead(self, frame: F, layout: L) -> Iterator[Piece]:
        """Give pieces that may be shown next, to be painted while nobody does anything."""

    @abstractmethod
    def sprite(self, piece: Piece, frame: F, sprites: SpriteCache) -> Sprite:
        """Return the picture of a piece: nothing but the piece, its size and ``frame.look`` decide it."""

    def raises(self, _piece: Piece) -> bool:
        """Tell whether a piece comes to lie over its neighbours while it is pointed at."""
        return False

    # -- places --------------------------------------------------------------------------------------

    @abstractmethod
    def area(self, spot: Spot, frame: F, layout: L, pieces: Mapping[Spot, Piece]) -> QRectF:
        """Return the area that stands for a spot as a drop target.

        Raises:
            KeyError: there is no such place.
        """

    @abstractmethod
    def places(self, frame: F, layout: L) -> dict[Spot, QRectF]:
        """Return the areas of all places that can be pointed at."""

    def covers(self, _frame: F, _layout: L) -> Iterator[tuple[QRectF, float]]:
        """Give the areas of what hides the pieces and places below it, each with its height; often none."""
        yield from ()

    @abstractmethod
    def in_sight(self, seat: Seat, frame: F) -> bool:
        """Tell whether what lies before a seat (or ``TABLE``) is laid out in full."""

    @abstractmethod
    def numbered(self, number: int, targets: Iterable[Spot]) -> Spot | None:
        """Return the one of the lit targets that a digit key names, counted from 0."""

    # -- movement ------------------------------------------------------------------------------------

    @abstractmethod
    def before(self, move: Moved) -> Iterator[Spot]:
        """Give the addresses a thing that is seen may have had before it moved, the likeliest first."""

    @abstractmethod
    def after(self, move: Moved) -> Spot:
        """Return the address of a thing that is seen after it has moved."""

    def leaves(self, piece: Piece, move: Moved) -> bool:
        """Tell whether it is this piece that moves."""
        return move.source == piece.spot.ref and move.thing == piece.spot.thing

    @abstractmethod
    def flies_off(self, piece: Piece) -> bool:
        """Tell whether a piece that leaves the table is seen to go where it went."""

    @abstractmethod
    def rolls(self, events: Iterable[Event], frame: F) -> Iterator[Roll]:
        """Give the dice that tumble."""

    # -- words ---------------------------------------------------------------------------------------

    @abstractmethod
    def inspected(self, frame: F, spot: Spot, *, pinned: bool = False) -> Inspected | None:
        """Return what the inspector says of a thing or place."""

    @abstractmethod
    def phrase(self, action: Action, controller: GameController, frame: F, *, foretell: bool) -> str:
        """Return an action in a few words; ``foretell`` adds what it would bring."""

    @abstractmethod
    def place_names(self, spots: Iterable[Spot]) -> Sequence[str]:
        """Return the names of places, each once."""
