"""Playing by keyboard alone: a cursor walks the pieces that can be moved, then their targets."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.views.play.hands import Hands
from rftg_desktop.views.sprites import glow
from rftg_desktop.views.table.scene import TableScene


class Keyboard:
    """The cursor of the table."""

    def __init__(self, scene: TableScene, hands: Hands) -> None:
        self._scene = scene
        self._hands = hands
        self.cursor: Spot | None = None

    # -- walking -------------------------------------------------------------------------------------

    def step(self, forward: bool) -> None:
        """Go to the next piece, or the next target of the piece held, in reading order."""
        order = self._order()
        if not order:
            return
        now = self._hands.over if self._hands.held is not None else self.cursor
        at_ = order.index(now) if now in order else (-1 if forward else len(order))
        self._go(order[(at_ + (1 if forward else -1)) % len(order)])

    def toward(self, dx: int, dy: int) -> None:
        """Go to the nearest piece or target in a direction."""
        areas = self._areas()
        now = self._hands.over if self._hands.held is not None else self.cursor
        if now not in areas:
            self.step(forward=dx + dy > 0)
            return
        here = areas[now].center()
        best, least = None, float("inf")
        for spot, area in areas.items():
            away = area.center() - here
            along, across = away.x() * dx + away.y() * dy, abs(away.x() * dy) + abs(away.y() * dx)
            if spot != now and along > 1 and along + 2 * across < least:
                best, least = spot, along + 2 * across
        if best is not None:
            self._go(best)

    def to_number(self, number: int) -> bool:
        """Aim the piece held at the place that a digit names; with nothing held, do as a click there."""
        held = self._hands.held is not None
        places = self._hands.targets if held else self._hands.affordances.clicks()
        spot = self._scene.kit.numbered(number, places)
        if spot is not None and held:
            self._go(spot)
        elif spot is not None:
            self._hands.click(spot)
        return spot is not None

    def _go(self, spot: Spot) -> None:
        if self._hands.held is not None:
            self._hands.aim(spot)
        else:
            self.show(spot)

    def _order(self) -> list[Spot]:
        areas = self._areas()
        return sorted(areas, key=lambda spot: (round(areas[spot].y() / 40), areas[spot].x(), str(spot.thing)))

    def _areas(self) -> dict[Spot, QRectF]:
        if self._hands.held is not None:
            return self._hands.targets
        return self._pieces(self._hands.affordances.sources(self._hands.via))

    def _pieces(self, spots: Iterable[Spot]) -> dict[Spot, QRectF]:
        found = {}
        for spot in spots:
            token = self._scene.token_of(spot)
            if token is not None:
                found[spot] = token.piece.rect
        return found

    # -- acting --------------------------------------------------------------------------------------

    def press(self) -> None:
        """Pick up the piece under the cursor, or put the piece held on the target aimed at."""
        if self._hands.held is not None:
            target = self._hands.over
            if target is None:
                self.step(forward=True)
            else:
                self._hands.put_down(target, self._hands.targets[target].center())
        elif self.cursor is not None:
            self._hands.pick_up(self.cursor)
            if len(self._hands.targets) == 1:
                self.step(forward=True)

    def show(self, spot: Spot | None) -> None:
        """Put the cursor on a piece, or nowhere."""
        former = self._scene.token_of(self.cursor) if self.cursor is not None else None
        if former is not None and self.cursor != spot:
            self._scene.light_offers(self._hands.via)
            self._scene.raise_token(former, up=False)
        self.cursor = spot
        token = self._scene.token_of(spot) if spot is not None else None
        if token is not None:
            self._scene.glow_token(token, glow.FOCUS)
            self._scene.raise_token(token, up=True)

    def refresh(self) -> None:
        """After the table has changed: stay where the cursor was if there is still a piece to move."""
        if self.cursor is not None and self.cursor not in self._hands.affordances.sources():
            self.cursor = None
        elif self.cursor is not None:
            self.show(self.cursor)

    @property
    def place(self) -> QPointF:
        """Where the cursor is, for an explanation beside it."""
        areas = self._areas()
        now = self._hands.over if self._hands.held is not None else self.cursor
        return areas[now].center() if now in areas else QPointF()
