"""The table of Roll, as hands, keyboard, animator and scene ask about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.controller.preview import effect_of
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.events import Event, Moved
from rftg_desktop.kernel.ids import TABLE, Seat
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.dice import COLOURS, DEVELOP, FACES, PHASES, colour_of
from rftg_desktop.rules.roll.events import DiceRolled
from rftg_desktop.rules.roll.steps import Build
from rftg_desktop.views.sprites.cache import SpriteCache
from rftg_desktop.views.sprites.canvas import Sprite
from rftg_desktop.views.sprites.faces import DieFace
from rftg_desktop.views.sprites.tile import PLATE_WIDTH
from rftg_desktop.views.table.frame import Taste
from rftg_desktop.views.table.framing import sitting_of
from rftg_desktop.views.table.kit import Kit, Roll
from rftg_desktop.views.table.paint_side import Inspected, LogLine
from rftg_desktop.views.table.piece import DIE, Piece
from rftg_desktop.views.table.roll.faces import WILD_FACE, tile_side
from rftg_desktop.views.table.roll.frame import RollFrame
from rftg_desktop.views.table.roll.framing import catalog_of, frame_of, inspected, past_of
from rftg_desktop.views.table.roll.furniture import RollFurniture
from rftg_desktop.views.table.roll.labels import labelled_die, labelled_tile
from rftg_desktop.views.table.roll.layout import Layout
from rftg_desktop.views.table.roll.log import log_of
from rftg_desktop.views.table.roll.picture import BACK, PAIR, picture
from rftg_desktop.views.table.roll.targets import places, target_area
from rftg_desktop.views.words.forms import between_phases
from rftg_desktop.views.words.names import phase_title, zone_name
from rftg_desktop.views.words.phrases import Preview
from rftg_desktop.views.words.prompts import action_phrase

if TYPE_CHECKING:
    from rftg_desktop.controller.game_controller import GameController

_FACE_NAMES = (*PHASES, WILD_FACE)


class RollKit(Kit[RollFrame, Layout]):
    """Roll on the table."""

    def frame(self, controller: GameController, look_at: Seat | None, taste: Taste) -> RollFrame:
        return frame_of(controller, look_at, taste)

    def past(self, frame: RollFrame, controller: GameController, answers: int) -> RollFrame:
        return past_of(frame, controller, answers)

    def log(self, controller: GameController, events: Sequence[Event]) -> tuple[LogLine, ...]:
        return log_of(events, sitting_of(controller), catalog_of(controller), controller.view)

    @property
    def times(self) -> Sequence[int | str | None]:
        return (None, *range(len(PHASES)))

    def time_name(self, phase: int | str | None) -> str:
        return phase_title(PHASES[phase]) if isinstance(phase, int) else between_phases()

    def layout(self, width: float, height: float, seats: int) -> Layout:
        return Layout(width, height, seats)

    def furniture(self, scene: QGraphicsScene, _sprites: SpriteCache) -> RollFurniture:
        return RollFurniture(scene)

    # -- pieces --------------------------------------------------------------------------------------

    def picture(self, frame: RollFrame, layout: Layout) -> list[Piece]:
        open_cup = any(spot.ref.zone == at.CUP for spot in frame.affordances.sources())
        return picture(frame.view, frame.focus, layout, marks=frame.taste.marks, open_cup=open_cup)

    def ahead(self, frame: RollFrame, layout: Layout) -> Iterator[Piece]:
        """The mats of the others: a handover need not wait for their tiles."""
        count = len(frame.view.seats)
        for step in range(1, count):
            yield from picture(frame.view, (frame.focus + step) % count, layout, marks=frame.taste.marks)

    def sprite(self, piece: Piece, frame: RollFrame, sprites: SpriteCache) -> Sprite:
        size = (round(piece.rect.width(), 1), round(piece.rect.height(), 1))
        scale = sprites.scale
        if piece.kind == DIE and piece.face is not None:
            face = piece.face
            if frame.taste.labels:
                return sprites.keep(("labelled", face, size), lambda: labelled_die(face, size[0], scale))
            return sprites.die(face, size[0])
        if piece.kind == BACK:
            return sprites.tile_back(size)
        if piece.kind == PAIR:
            sides = (tile_side(frame.catalog, f"{piece.side}.d"), tile_side(frame.catalog, f"{piece.side}.w"))
            return sprites.both_sides(sides, size)
        side = tile_side(frame.catalog, piece.side)
        if frame.taste.labels and size[0] < PLATE_WIDTH:
            return sprites.keep(("labelled", side, size), lambda: labelled_tile(side, *size, scale))
        return sprites.tile(side, size)

    # -- places --------------------------------------------------------------------------------------

    def area(self, spot: Spot, frame: RollFrame, layout: Layout, pieces: Mapping[Spot, Piece]) -> QRectF:
        stacks = frame.view.seats[frame.focus].stacks
        return target_area(spot, layout, pieces, (len(stacks[0].tiles), len(stacks[1].tiles)))

    def places(self, frame: RollFrame, layout: Layout) -> dict[Spot, QRectF]:
        return places(layout, frame.focus, frame.sixth)

    def in_sight(self, seat: Seat, frame: RollFrame) -> bool:
        return seat in (TABLE, frame.focus)

    def numbered(self, number: int, targets: Iterable[Spot]) -> Spot | None:
        """The places of the phase row: a phase's column or its selecting space, then the sixth place."""
        zones = (at.COLUMN, at.SELECT) if number < 5 else (at.DICTATE, at.BAG, at.SUPPLY)
        for spot in targets:
            if spot.ref.zone in zones and (number >= 5 or spot.ref.key == number):
                return spot
        return None

    # -- movement ------------------------------------------------------------------------------------

    def before(self, move: Moved) -> Iterator[Spot]:
        assert move.thing is not None
        yield Spot(move.source, move.thing)
        if move.source.zone == at.STACK:  # on the table a tile of a stack is known by its place
            yield Spot(move.source, 0)

    def after(self, move: Moved) -> Spot:
        """A placed tile is known by its side, a rolled die lies on the strip without its face."""
        thing = move.thing
        assert thing is not None
        if move.target.zone == at.TABLEAU:
            return Spot(move.target)
        if isinstance(thing, int) and move.source.zone == at.CUP:
            return Spot(move.target, thing | 7)
        return Spot(move.target, thing)

    def flies_off(self, piece: Piece) -> bool:
        return piece.kind == DIE

    def rolls(self, events: Iterable[Event], _frame: RollFrame) -> Iterator[Roll]:
        for event in events:
            if isinstance(event, DiceRolled):
                yield from _rolls(event)

    # -- words ---------------------------------------------------------------------------------------

    def inspected(self, frame: RollFrame, spot: Spot, *, pinned: bool = False) -> Inspected | None:
        return inspected(frame, spot, pinned=pinned)

    def phrase(self, action: Action, controller: GameController, frame: RollFrame, *, foretell: bool) -> str:
        seat, preview = controller.session.asked, None
        if foretell and seat is not None:
            effect = effect_of(controller.session, action, seat, controller.viewer)
            choice = controller.choice
            need = effect.needs[choice.phase - DEVELOP] if isinstance(choice, Build) else None
            preview = Preview(effect.credits, effect.vp, need) if effect.known else None
        return action_phrase(action, frame.view, frame.catalog, seat=seat, preview=preview)

    def place_names(self, spots: Iterable[Spot]) -> Sequence[str]:
        return sorted({zone_name(spot.ref.zone) for spot in spots})


def _rolls(event: DiceRolled) -> Iterator[Roll]:
    """Give the dice of a roll in sight; the faces of one behind a screen are not known."""
    seen: dict[Spot, int] = {}
    for die, phase in zip(event.dice, event.columns, strict=True):
        if die is None or phase is None:
            return
        spot = Spot(at.column(event.seat, phase), die | 7)
        nth = seen[spot] = seen.get(spot, -1) + 1
        colour = COLOURS[colour_of(die)]
        yield Roll(spot, nth, tuple(DieFace(colour, (_FACE_NAMES[face],)) for face in FACES[die >> 3]), die)


KIT = RollKit()
