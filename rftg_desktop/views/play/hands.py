"""The player's hands: picking up, carrying and putting down, by drag, by click and by key.

All three walk the same index of affordances: a piece can be picked up if it is a source there, and
be put down on what is its target there. The hands know no rule.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from rftg_desktop.controller.affordances import POWERS_AT, Affordances, Answer, Spot
from rftg_desktop.views.sprites import glow
from rftg_desktop.views.table.scene import Z_LIFTED, TableScene
from rftg_desktop.views.table.targets import hit
from rftg_desktop.views.table.token import Token

DRAG_FROM = 6.0
"""So far (logical pixels) the pointer must go before a press becomes a drag."""

LIFTED_SCALE = 1.08
HOME_MS = 200


class Hands(QObject):
    """What is held, and where it may go.

    ``chosen(answer)``: one answer was made. ``asks(answers, point)``: a drop can mean several: a
    chooser is due at ``point``. ``refused(source, target)``: a piece was put where it cannot go.
    ``stuck(spot)``: a piece was clicked that cannot be moved. ``hovering(spot, target)``: the thing
    under the pointer, and the target under the held piece.
    """

    chosen = Signal(object)
    asks = Signal(object, object)
    refused = Signal(object, object)
    stuck = Signal(object)
    hovering = Signal(object, object)

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._scene = scene
        self.held: Spot | None = None
        self.dragging = False
        self.via = ""
        self._token: Token | None = None
        self._reached: Token | None = None
        self._pressed_at: QPointF | None = None
        self._pressed_place: Spot | None = None
        self._grip = QPointF()
        self._areas: dict[Spot, QRectF] = {}
        self._over: Spot | None = None
        self._hovered: Token | None = None
        self.send_home: Callable[[Token, int], None] = scene.animator.send_home

    @property
    def affordances(self) -> Affordances:
        """What can be done now."""
        frame = self._scene.frame
        return frame.affordances if frame is not None else Affordances()

    @property
    def targets(self) -> dict[Spot, QRectF]:
        """The lit targets with their areas."""
        return dict(self._areas)

    # -- the mouse -----------------------------------------------------------------------------------

    def press(self, point: QPointF) -> None:
        """The button went down."""
        self._scene.animator.finish()
        self._pressed_at = self._reached = None
        self._pressed_place = self.place_to_click(point)
        token = self._scene.token_at(point)
        if token is None or token.piece.spot not in self.affordances.sources(self.via):
            return
        if self.held is not None and self._is_on_target(point):
            return  # the second click of click-then-click: its release decides
        self._pressed_at, self._reached = point, token
        self._grip = point - token.pos()

    def move(self, point: QPointF, *, down: bool) -> None:
        """The pointer moved."""
        if down and self._pressed_at is not None and not self.dragging:
            away = point - self._pressed_at
            if abs(away.x()) + abs(away.y()) >= DRAG_FROM:
                self._drag_away()
        if self.dragging and self._token is not None:
            self._token.setPos(point - self._grip)
        if self.held is not None:
            self._hover_target(self._target_at(point))
        self._hover(self._scene.token_at(point) if not self.dragging else None)

    def _drag_away(self) -> None:
        """Begin a drag of the piece pressed; one that a click has taken before is let go."""
        token = self._reached
        if token is not None:
            if self.held is not None:
                self.let_go()
                self._scene.animator.finish()
            self.pick_up(token.piece.spot, token)
            self.dragging = True

    def release(self, point: QPointF) -> None:
        """The button went up: a drop, or a click."""
        pressed, self._pressed_at = self._pressed_at, None
        if self.dragging:
            self.dragging = False
            self.put_down(self._target_at(point), point)
            return
        if self.held is not None:
            self._second_click(point)
            return
        if pressed is not None and self._reached is not None:
            self.pick_up(self._reached.piece.spot, self._reached)
            return
        if not self._click_place(point):
            self._click_power(point)

    def _second_click(self, point: QPointF) -> None:
        target = self._target_at(point)
        token = self._scene.token_at(point)
        if not self._is_on_target(point) and token is not None and token.piece.spot == self.held:
            # On the piece itself, however near a target may be.
            if not self._click_place(point):
                self.let_go()
        elif target is None and token is not None and token.piece.spot in self.affordances.sources(self.via):
            self.let_go()
            self.pick_up(token.piece.spot, token)
        else:
            self.put_down(target, point)

    def _target_at(self, point: QPointF) -> Spot | None:
        """Return the target at a point, or near it unless the point lies on another place of that kind."""
        target = hit(point, self._areas)
        if target is None or self._areas[target].contains(point):
            return target
        others = self._scene.places()
        like = [spot for spot, area in others.items() if spot.ref.zone == target.ref.zone]
        return None if any(spot != target and others[spot].contains(point) for spot in like) else target

    def _is_on_target(self, point: QPointF) -> bool:
        return any(area.contains(point) for area in self._areas.values())

    def place_to_click(self, point: QPointF) -> Spot | None:
        """Return the place at a point where a click with nothing held is an answer."""
        areas = self._scene.areas(self.affordances.clicks())
        inside = [spot for spot, area in areas.items() if area.contains(point)]
        return min(inside, key=lambda spot: areas[spot].width() * areas[spot].height(), default=None)

    def click(self, place: Spot) -> None:
        """Do with nothing held what a click on a place stands for."""
        answer = self.affordances.click(place)
        if answer is not None:
            self._clear()
            self.chosen.emit(answer)

    def _click_place(self, point: QPointF) -> bool:
        """A click on a place that answers by itself, begun and ended there; tell whether it was one."""
        place = self.place_to_click(point)
        if place is None or place != self._pressed_place:
            return False
        self.click(place)
        return True

    def _click_power(self, point: QPointF) -> None:
        """A click on a tile that shines narrows the hands to its power; another click undoes that."""
        token = self._scene.token_at(point)
        tile = (
            str(token.piece.spot.ref.key)
            if token is not None and token.piece.spot.ref.zone == POWERS_AT
            else ""
        )
        if token is not None and tile not in self.affordances.powers():
            self.stuck.emit(token.piece.spot)
        self.choose_power("" if tile == self.via or tile not in self.affordances.powers() else tile)

    def choose_power(self, tile: str) -> None:
        """Let only the pieces be moved that the power of ``tile`` can move; empty for all."""
        if tile != self.via:
            self.via = tile
            self._scene.light_offers(tile)

    # -- holding -------------------------------------------------------------------------------------

    def pick_up(self, spot: Spot, token: Token | None = None) -> None:
        """Hold a piece: its targets light up and the rest dims."""
        token = token or self._scene.token_of(spot)
        if token is None or spot not in self.affordances.sources(self.via):
            return
        self.held, self._token, self._over = spot, token, None
        self._areas = self._scene.areas(self.affordances.targets_of(spot, self.via))
        self._scene.light_targets(self._areas)
        self._scene.dim([spot, *self._areas], self._areas.values())
        token.setZValue(Z_LIFTED)
        token.setTransformOriginPoint(token.boundingRect().center())
        token.turn_to(0)
        token.setScale(LIFTED_SCALE)
        self._scene.glow_token(token, glow.SELECTED)

    def put_down(self, target: Spot | None, point: QPointF) -> None:
        """Put the held piece on a target, or let it glide home with a reason."""
        source, token = self.held, self._token
        if source is None:
            return
        if target is None:
            place = self._scene.place_at(point, below=token)
            self._go_home(token)
            if place is not None:
                self._scene.flash_refused(self._scene.areas([place])[place])
            self.refused.emit(source, place)
            return
        answers = self.affordances.actions_for(source, target, self.via)
        area = self._areas.get(target, QRectF(point, point))
        if len(answers) == 1:
            self._clear()
            self.chosen.emit(answers[0])
        elif answers:
            self._snap(token, area)
            self.asks.emit(answers, area.center())
        else:
            self._go_home(token)

    def answer(self, answer: Answer) -> None:
        """Take the answer that the chooser brought."""
        self._clear()
        self.chosen.emit(answer)

    def let_go(self) -> None:
        """Put the held piece back without a word."""
        token = self._token
        self._go_home(token)

    def forget(self) -> None:
        """Drop everything at once: the table is about to change under the hands."""
        token = self._token
        self._clear()
        if token is not None and self._scene.token_of(token.piece.spot) is not None:
            token.setPos(token.piece.rect.topLeft())
        self._hovered = None

    def _snap(self, token: Token | None, area: QRectF) -> None:
        if token is not None:
            size = token.piece.rect.size()
            middle = area.center() - QPointF(size.width() / 2, size.height() / 2)
            token.setPos(middle)

    def _go_home(self, token: Token | None) -> None:
        self._clear()
        if token is not None:
            self.send_home(token, HOME_MS)

    def _clear(self) -> None:
        """Let the hands be empty; lights go out."""
        token, self._token = self._token, None
        self.held, self.dragging, self._over = None, False, None
        self._pressed_at = self._reached = None
        self._areas = {}
        self._scene.clear_lights()
        self._hover_target(None)
        if token is not None:
            token.setScale(1.0)
            token.turn_to(token.piece.turn)
            token.setZValue(token.piece.z)
        self._scene.light_offers(self.via)

    # -- hovering ------------------------------------------------------------------------------------

    def _hover_target(self, target: Spot | None) -> None:
        if target == self._over:
            return
        self._over = target
        if self._areas:
            self._scene.light_targets(self._areas, target)
        self.hovering.emit(self.held, target)

    def _hover(self, token: Token | None) -> None:
        if token is self._hovered:
            return
        former, self._hovered = self._hovered, token
        if former is not None and former.piece.spot != self.held and former.scene() is not None:
            self._scene.light_offers(self.via)
            self._scene.raise_token(former, up=False)
        if token is not None and token.piece.spot != self.held:
            self._scene.raise_token(token, up=True)
        if token is not None and token.piece.spot in self.affordances.sources(self.via):
            self._scene.light_pointed(token)

    @property
    def over(self) -> Spot | None:
        """The target under the held piece."""
        return self._over

    def aim(self, target: Spot | None) -> None:
        """Bring the held piece over a target by key."""
        self._hover_target(target)
        if target is not None and self._token is not None and target in self._areas:
            self._snap(self._token, self._areas[target])
