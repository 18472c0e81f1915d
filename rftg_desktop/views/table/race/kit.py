"""The table of Race, as hands, keyboard, animator and scene ask about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.controller.gestures_race import hand, in_tableau
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event, Moved
from rftg_desktop.kernel.ids import TABLE, Ref, Seat
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.robot.events import RobotRolled
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.state import ACTIONS, SECONDS
from rftg_desktop.rules.race.state import PHASES as RACE_PHASES
from rftg_desktop.views.sprites.cache import Size, SpriteCache
from rftg_desktop.views.sprites.canvas import Sprite
from rftg_desktop.views.sprites.race.card import PLATE_WIDTH
from rftg_desktop.views.sprites.race.store import RaceSprites
from rftg_desktop.views.table.frame import Taste
from rftg_desktop.views.table.kit import Kit, Roll, Scene
from rftg_desktop.views.table.paint_side import Inspected, LogLine
from rftg_desktop.views.table.piece import CARD, DIE, GOOD, MARKER, Piece
from rftg_desktop.views.table.race.frame import RaceFrame
from rftg_desktop.views.table.race.framing import frame_of, game_of, log_of, past_of, seating
from rftg_desktop.views.table.race.furniture import RaceFurniture
from rftg_desktop.views.table.race.inspecting import inspected, phrase, place_names
from rftg_desktop.views.table.race.labels import labelled_card, labelled_die, labelled_good
from rftg_desktop.views.table.race.layout import Layout
from rftg_desktop.views.table.race.picture import (
    COUNTER,
    DICE,
    FLIPPED,
    PILE,
    PRESTIGE_KIND,
    SEALED,
    keeps_cards,
    picture,
)
from rftg_desktop.views.table.race.story import story_of
from rftg_desktop.views.table.race.targets import covers, places, target_area
from rftg_desktop.views.table.race_faces import card_face, robot_die_sides
from rftg_desktop.views.words.forms import between_phases
from rftg_desktop.views.words.race.names import phase_title

if TYPE_CHECKING:
    from rftg_desktop.controller.game_controller import GameController


class RaceKit(Kit[RaceFrame, Layout]):
    """Race on the table."""

    def frame(self, controller: GameController, look_at: Seat | None, taste: Taste) -> RaceFrame:
        return frame_of(controller, look_at, taste)

    def past(self, frame: RaceFrame, controller: GameController, answers: int) -> RaceFrame:
        return past_of(frame, controller, answers)

    def story(self, before: RaceFrame, after: RaceFrame, events: tuple[Event, ...]) -> list[Scene[RaceFrame]]:
        """The robot's part, line by line."""
        return story_of(before, after, events)

    def log(self, controller: GameController, events: Sequence[Event]) -> tuple[LogLine, ...]:
        return log_of(events, seating(controller), game_of(controller).catalog)

    @property
    def times(self) -> Sequence[int | str | None]:
        return (None, *RACE_PHASES)

    def time_name(self, phase: int | str | None) -> str:
        """The second turn of a phase has the name of the first."""
        return phase_title(SECONDS.get(phase, phase)) if isinstance(phase, str) else between_phases()

    def layout(self, width: float, height: float, seats: int) -> Layout:
        return Layout(width, height, seats)

    def sprites(self) -> RaceSprites:
        return RaceSprites()

    def furniture(self, scene: QGraphicsScene, sprites: SpriteCache) -> RaceFurniture:
        assert isinstance(sprites, RaceSprites)
        return RaceFurniture(scene, sprites)

    # -- pieces --------------------------------------------------------------------------------------

    def picture(self, frame: RaceFrame, layout: Layout) -> list[Piece]:
        return picture(frame, layout)

    def ahead(self, frame: RaceFrame, layout: Layout) -> Iterator[Piece]:
        """The cards as in a tableau of one more; then every card of the deck, which may be drawn next."""
        seat = frame.view.seats[frame.focus]
        rect = layout.tableau_card(0, len(seat.tableau) + 1)
        for card in (*seat.tableau, *(seat.hand if isinstance(seat.hand, tuple) else ())):
            yield Piece(hand(frame.focus, card), 0, CARD, rect, 0, side=card)
        rect = layout.hand_card(0, 1)
        for card in dict.fromkeys(frame.catalog.deck(frame.view.setup.deck)):
            yield Piece(hand(frame.focus, card), 0, CARD, rect, 0, side=card)

    def sprite(self, piece: Piece, frame: RaceFrame, sprites: SpriteCache) -> Sprite:
        assert isinstance(sprites, RaceSprites)
        size = (round(piece.rect.width(), 1), round(piece.rect.height(), 1))
        if frame.taste.labels:
            labelled = _labelled(piece, frame, sprites, size)
            if labelled is not None:
                return labelled
        return _painted(piece, frame, sprites, size)

    def raises(self, piece: Piece) -> bool:
        """Cards: they may overlap."""
        return piece.kind == CARD

    # -- places --------------------------------------------------------------------------------------

    def area(self, spot: Spot, frame: RaceFrame, layout: Layout, pieces: Mapping[Spot, Piece]) -> QRectF:
        """That of a piece, or of a place; cards are tucked under the world that keeps them."""
        if spot.ref.zone == at.TUCKED and spot not in pieces:
            keeper = next(card for card in frame.view.seats[0].tableau if keeps_cards(frame, card))
            return pieces[in_tableau(spot.ref.seat, keeper)].rect
        return target_area(spot, layout, pieces)

    def places(self, frame: RaceFrame, layout: Layout) -> dict[Spot, QRectF]:
        return places(frame, layout)

    def covers(self, frame: RaceFrame, layout: Layout) -> Iterator[tuple[QRectF, float]]:
        """The tray of cards that are looked at, and the rows of the robot's mat."""
        return covers(frame, layout)

    def in_sight(self, seat: Seat, frame: RaceFrame) -> bool:
        return seat in (TABLE, ROBOT, frame.focus)

    def numbered(self, number: int, targets: Iterable[Spot]) -> Spot | None:
        """The nine action spaces."""
        wanted = Spot(Ref(TABLE, at.ACTION, ACTIONS[number])) if number < len(ACTIONS) else None
        return wanted if wanted in set(targets) else None

    # -- movement ------------------------------------------------------------------------------------

    def before(self, move: Moved) -> Iterator[Spot]:
        """A card in a tableau is known by its place alone; one that the robot finds was turned up before."""
        thing = move.thing
        assert thing is not None
        yield Spot(move.source) if move.source.zone == at.TABLEAU else Spot(move.source, thing)
        if move.target.seat == ROBOT:
            yield Spot(Ref(ROBOT, FLIPPED), thing)

    def after(self, move: Moved) -> Spot:
        assert move.thing is not None
        if move.target.zone == at.TABLEAU:
            return Spot(move.target)
        return Spot(move.target, move.thing)

    def leaves(self, piece: Piece, move: Moved) -> bool:
        """A good, too, whose card nobody sees; a card of a tableau is known by its place."""
        ref, thing = piece.spot.ref, piece.spot.thing
        return move.source == ref and (move.thing == thing or piece.kind == GOOD or ref.zone == at.TABLEAU)

    def flies_off(self, _piece: Piece) -> bool:
        return True

    def rolls(self, events: Iterable[Event], frame: RaceFrame) -> Iterator[Roll]:
        for event in events:
            if isinstance(event, RobotRolled):
                for number, face in enumerate(event.faces):
                    others = robot_die_sides(frame.book, number, face)[1:]
                    yield Roll(Spot(Ref(ROBOT, DICE), number), 0, others, seed=number)

    # -- words ---------------------------------------------------------------------------------------

    def inspected(self, frame: RaceFrame, spot: Spot, *, pinned: bool = False) -> Inspected | None:
        return inspected(frame, spot, pinned=pinned)

    def phrase(self, action: Action, controller: GameController, frame: RaceFrame, *, foretell: bool) -> str:
        return phrase(action, controller, frame, foretell=foretell)

    def place_names(self, spots: Iterable[Spot]) -> Sequence[str]:
        return place_names(spots)


def _painted(piece: Piece, frame: RaceFrame, sprites: RaceSprites, size: Size) -> Sprite:
    """Return the picture of a piece."""
    if piece.kind == DIE and piece.face is not None:
        return sprites.die(piece.face, size[0])
    if piece.kind == MARKER:
        colour, sealed = piece.side.removesuffix(SEALED), piece.side.endswith(SEALED)
        return sprites.player_marker(int(colour), size[0], prestige=sealed)
    paint: dict[str, Callable[[], Sprite]] = {
        CARD: lambda: sprites.card(card_face(frame.catalog, piece.side), size),
        GOOD: lambda: sprites.good(piece.side, size),
        COUNTER: lambda: sprites.counter(int(piece.side), size),
        PRESTIGE_KIND: lambda: sprites.prestige_card(size, piece.side),
        PILE: lambda: sprites.pile(int(piece.side), size),
    }
    return paint[piece.kind]()


def _labelled(piece: Piece, frame: RaceFrame, sprites: RaceSprites, size: Size) -> Sprite | None:
    """Return the picture of a small piece with its name; ``None`` for one that needs none."""
    scale, text = sprites.scale, frame.taste.text
    if piece.kind == DIE and piece.face is not None:
        face = piece.face
        return sprites.keep(("labelled", face, size, text), lambda: labelled_die(face, size[0], scale, text))
    if piece.kind == GOOD:
        key = ("labelled", piece.side, size, text)
        return sprites.keep(key, lambda: labelled_good(piece.side, *size, scale, text))
    if piece.kind == CARD and size[0] < PLATE_WIDTH:
        card = card_face(frame.catalog, piece.side)
        return sprites.keep(("labelled", card, size), lambda: labelled_card(card, *size, scale))
    return None


KIT = RaceKit()
