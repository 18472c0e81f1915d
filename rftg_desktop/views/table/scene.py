"""The scene of the table: panels behind, tokens on them, light on top.

``show`` makes the scene equal to a frame; pieces that moved glide from where they were. The scene
decides nothing: what lies where comes from the picture, what lights up from the affordances.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from rftg_desktop.controller.affordances import POWERS_AT, Spot
from rftg_desktop.kernel.events import Event
from rftg_desktop.views.play.animator import Animator
from rftg_desktop.views.sprites import glow
from rftg_desktop.views.sprites.canvas import Sprite
from rftg_desktop.views.sprites.sky import sky
from rftg_desktop.views.table.frame import Frame
from rftg_desktop.views.table.furniture import Furniture
from rftg_desktop.views.table.kit import Kit
from rftg_desktop.views.table.kits import kit_of
from rftg_desktop.views.table.layout import DESIGN, scale_for
from rftg_desktop.views.table.piece import GOOD, Piece
from rftg_desktop.views.table.token import DIMMED, Token

REFUSED_MS = 150
FAINT = 0.45
ON_OTHERS = (GOOD,)
"""Small pieces that lie on other pieces: on their pictures a plain light would not be seen."""

FIRST_GAME, FIRST_SEATS = "roll", 2
"""How the table is laid out before a game is put on it."""

RAISED = 2.0
"""So much higher a token lies that is looked at, above those like it."""

Z_SKY, Z_LIGHT, Z_LIFTED = -10.0, 40.0, 60.0


class TableScene(QGraphicsScene):
    """All items of the table."""

    def __init__(self) -> None:
        super().__init__()
        # The scene's index costs more than it brings for a few hundred items that move.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.kit: Kit[Any, Any] = kit_of(FIRST_GAME)
        self.layout_ = self.kit.layout(DESIGN.width(), DESIGN.height(), FIRST_SEATS)
        self.zoom = 1.0
        self.sprites = self.kit.sprites()
        self.furniture: Furniture[Any, Any] = self.kit.furniture(self, self.sprites)
        self.frame: Frame | None = None
        self.pieces: dict[Spot, Piece] = {}
        self.tokens: dict[Spot, list[Token]] = {}
        self.animator = Animator(self)
        self._sky = QGraphicsPixmapItem()
        self._sky.setZValue(Z_SKY)
        self.addItem(self._sky)
        self._refusal = QGraphicsPixmapItem()
        self._refusal.setZValue(Z_LIGHT)
        self._refusal.setVisible(False)
        self.addItem(self._refusal)
        self._refusal_clock = QTimer(self)
        self._refusal_clock.setSingleShot(True)
        self._refusal_clock.timeout.connect(lambda: self._refusal.setVisible(False))
        self._lights: dict[Spot, QGraphicsPixmapItem] = {}

    # -- the game ----------------------------------------------------------------------------------

    def use(self, kit: Kit[Any, Any]) -> bool:
        """Lay the table out for a game; tell whether it was another one, so that it must be sized anew."""
        if kit is self.kit:
            return False
        self.animator.finish()
        self.clear_lights()
        for group in self.tokens.values():
            for token in group:
                self.removeItem(token)
        self.tokens, self.pieces, self.frame = {}, {}, None
        self.furniture.clear_away()
        self.kit = kit
        self.sprites = kit.sprites()
        self.furniture = kit.furniture(self, self.sprites)
        return True

    # -- size --------------------------------------------------------------------------------------

    def resize(self, width: float, height: float, pixel_ratio: float, seats: int) -> float:
        """Lay the table out for a window of ``width`` x ``height``; return the scale to view it with."""
        scale = scale_for(width, height)
        self.layout_ = self.kit.layout(width / scale, height / scale, seats)
        self.zoom = scale * pixel_ratio
        self.sprites.set_scale(self.zoom)
        self.setSceneRect(QRectF(0, 0, self.layout_.width, self.layout_.height))
        self._sky.setPixmap(sky(round(width), round(height), pixel_ratio))
        self._sky.setScale(1 / scale)
        if self.frame is not None:
            self.show(self.frame, ())
        return scale

    @property
    def look(self) -> object:
        """What every picture of a piece depends on besides the piece: the zoom, and the look of the frame."""
        return self.zoom, self.frame and self.frame.look

    # -- showing -----------------------------------------------------------------------------------

    def show(self, frame: Frame, events: Iterable[Event]) -> None:
        """Make the scene equal to ``frame``; ``events`` tell where pieces came from."""
        self.animator.finish()
        self.clear_lights()
        former, self.frame = self.frame, frame
        self.furniture.show(frame, self.layout_, self.zoom)
        pieces = self.kit.picture(frame, self.layout_)
        same_mat = former is not None and former.focus == frame.focus
        self.animator.sync(pieces, tuple(events), glide=same_mat)
        self.pieces = {piece.spot: piece for piece in reversed(pieces)}
        self.light_offers()

    def sprite_of(self, piece: Piece) -> Sprite:
        """Return the picture of a piece."""
        assert self.frame is not None
        return self.kit.sprite(piece, self.frame, self.sprites)

    def add_token(self, piece: Piece) -> Token:
        """Make the token of a piece, in its place."""
        token = Token(piece, self.sprite_of(piece))
        token.setPos(piece.rect.topLeft())
        token.setZValue(piece.z)
        self.addItem(token)
        self.tokens.setdefault(piece.spot, []).append(token)
        return token

    # -- finding -----------------------------------------------------------------------------------

    def token_at(self, point: QPointF, below: Token | None = None) -> Token | None:
        """Return the uppermost token at a point, or the one ``below`` another that is just put down there.

        A raised one counts as lying where it does at rest. So the pointer reaches every card of a full
        hand on its way, not only those beside the raised one.
        """
        floor = self._floor(point)
        found = [token for group in self.tokens.values() for token in group if token.holds(point)]
        seen = [token for token in found if token.zValue() >= floor and token is not below]
        return max(seen, key=_height, default=None)

    def _floor(self, point: QPointF) -> float:
        """Return how high a token must lie to be seen at a point, and not be under a tray."""
        covers = self.kit.covers(self.frame, self.layout_) if self.frame is not None else ()
        return max((height for area, height in covers if area.contains(point)), default=Z_SKY)

    def token_of(self, spot: Spot) -> Token | None:
        """Return a token of a spot: of equal ones the last, which lies on top."""
        group = self.tokens.get(spot)
        return group[-1] if group else None

    def place_at(self, point: QPointF, below: Token | None = None) -> Spot | None:
        """Return the piece or place at a point (``below`` a token), for an explanation of it."""
        token = self.token_at(point, below)
        if token is not None:
            return token.piece.spot
        areas = self.places()
        inside = [spot for spot, area in areas.items() if area.contains(point)]
        return min(inside, key=lambda spot: areas[spot].width() * areas[spot].height(), default=None)

    def places(self) -> dict[Spot, QRectF]:
        """Return the areas of all places that can be pointed at."""
        found: dict[Spot, QRectF] = {} if self.frame is None else self.kit.places(self.frame, self.layout_)
        return found

    def areas(self, spots: Iterable[Spot]) -> dict[Spot, QRectF]:
        """Return the areas of drop targets."""
        frame, layout = self.frame, self.layout_
        return {spot: self.kit.area(spot, frame, layout, self.pieces) for spot in spots}

    # -- light -------------------------------------------------------------------------------------

    def light_targets(self, areas: Mapping[Spot, QRectF], over: Spot | None = None) -> None:
        """Light up the targets, the one under the pointer brighter, and dim everything else."""
        for spot in [spot for spot in self._lights if spot not in areas]:
            self.removeItem(self._lights.pop(spot))
        for spot, area in areas.items():
            light = self._lights.get(spot)
            if light is None:
                light = self._lights[spot] = QGraphicsPixmapItem()
                light.setZValue(Z_LIGHT)
                self.addItem(light)
            shape = self.pieces[spot].outline if spot in self.pieces else "well"
            state = glow.OVER if spot == over else glow.TARGET
            sprite = self.sprites.glow(shape, (area.width(), area.height()), state)
            light.setPixmap(sprite.pixmap)
            light.setPos(area.topLeft() + sprite.offset)

    def dim(self, lit: Iterable[Spot], areas: Iterable[QRectF]) -> None:
        """Dim every token that is neither a source being held nor a target."""
        bright, grounds = set(lit), list(areas)
        for spot, group in self.tokens.items():
            for token in group:
                centre = token.piece.rect.center()
                clear = spot in bright or any(ground.contains(centre) for ground in grounds)
                token.setOpacity(1.0 if clear else DIMMED)

    def clear_lights(self) -> None:
        """Put out the lights of targets and let every token shine again."""
        for light in self._lights.values():
            self.removeItem(light)
        self._lights.clear()
        for group in self.tokens.values():
            for token in group:
                token.setOpacity(1.0)

    def flash_refused(self, area: QRectF) -> None:
        """Let an area shine red for a moment: what was put there cannot go there."""
        sprite = self.sprites.glow("well", (area.width(), area.height()), glow.REFUSED)
        self._refusal.setPixmap(sprite.pixmap)
        self._refusal.setPos(area.topLeft() + sprite.offset)
        self._refusal.setVisible(self.animator.speed > 0)
        self._refusal_clock.start(REFUSED_MS)

    def light_offers(self, chosen: str = "") -> None:
        """Let shine what can be used now: tiles with a power, and more faintly the pieces to pick up.

        With the tile of a power ``chosen``, that one shines brighter and only its pieces with it.
        """
        if self.frame is None:
            return
        offers = self.frame.affordances
        powers, sources = offers.powers(), offers.sources(chosen)
        for spot, group in self.tokens.items():
            own = spot.ref.zone == POWERS_AT and spot.ref.seat == self.frame.focus
            tile = str(spot.ref.key) if own else ""
            for token in group:
                if tile in powers:
                    self.glow_token(token, glow.SELECTED if tile == chosen else glow.HOVER)
                else:
                    ringed = token.piece.kind in ON_OTHERS
                    state = _light_of(token) if spot in sources else None
                    self.glow_token(token, state, 1.0 if ringed else FAINT)

    def light_pointed(self, token: Token) -> None:
        """Let a piece shine that can be picked up and is pointed at."""
        self.glow_token(token, _light_of(token))

    def raise_token(self, token: Token, *, up: bool) -> None:
        """Lay a token that others lie over on top of them while it is looked at, or back."""
        if self.frame is not None and self.kit.raises(token.piece):
            token.setZValue(token.piece.z + (RAISED if up else 0))

    def glow_token(self, token: Token, state: str | None, strength: float = 1.0) -> None:
        """Put light of a kind under a token, or take it away."""
        if state is None:
            token.show_glow(None)
            return
        rect = token.piece.rect
        sprite = self.sprites.glow(token.shape_name, (rect.width(), rect.height()), state)
        token.show_glow(sprite, strength)


def _light_of(token: Token) -> str:
    """Return the light of a piece that can be picked up."""
    return glow.RINGED if token.piece.kind in ON_OTHERS else glow.HOVER


def _height(token: Token) -> float:
    """Return how high a token lies, or if it is raised would lie at rest."""
    rest, now = token.piece.z, token.zValue()
    return rest if now == rest + RAISED else now
