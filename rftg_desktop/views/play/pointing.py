"""What is under the pointer: its explanation in the inspector, its tooltip, the shape of the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, QTimer

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.views.table.frame import ButtonFace

if TYPE_CHECKING:
    from rftg_desktop.views.play.table_view import TableView


class Pointing:
    """Follows the pointer over the table, or the keyboard's cursor."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.pinned: Spot | None = None
        self.pointed: Spot | None = None
        self._button: ButtonFace | None = None
        self.tip_delay = 300
        self.tip_clock = QTimer(view)
        self.tip_clock.setSingleShot(True)
        self.tip_clock.timeout.connect(self.show_tip)

    def forget(self) -> None:
        """Explain nothing: the table is another one now."""
        self.pinned = self.pointed = None
        self._view.table.furniture.show_inspector(None)

    def point_at(self, point: QPointF) -> None:
        """The pointer is at a point of the table."""
        view = self._view
        button = view.table.furniture.button_at(point)
        view.table.furniture.light_buttons(button.key if button else "", "")
        spot = None if button is not None else view.table.place_at(point)
        line = view.table.furniture.log_line_at(point) if view.hands.held is None else None
        clickable = view.hands.held is None and view.hands.place_to_click(point) is not None
        clickable = clickable or line is not None
        self._set_cursor(point, hand=button is not None, clickable=clickable)
        if (spot, button) == (self.pointed, self._button):
            return
        self.pointed, self._button = spot, button
        self.hide_tip()
        self.inspect(spot)
        if (spot or button) is not None and view.hands.held is None:
            self.tip_clock.start(self.tip_delay)

    def _set_cursor(self, point: QPointF, *, hand: bool, clickable: bool) -> None:
        hands, token = self._view.hands, self._view.table.token_at(point)
        grabs = token is not None and token.piece.spot in hands.affordances.sources(hands.via)
        shape = Qt.CursorShape.ArrowCursor
        if hands.dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif hand:
            shape = Qt.CursorShape.PointingHandCursor
        elif grabs:
            shape = Qt.CursorShape.OpenHandCursor
        elif clickable:
            shape = Qt.CursorShape.PointingHandCursor
        self._view.viewport().setCursor(shape)

    def inspect(self, spot: Spot | None) -> None:
        """Explain a thing in the inspector, unless another is pinned there."""
        table = self._view.table
        if self.pinned is None and table.frame is not None:
            shown = table.kit.inspected(table.frame, spot) if spot is not None else None
            table.furniture.show_inspector(shown)

    def pin(self, spot: Spot | None) -> None:
        """Keep the explanation of a thing in the inspector; once more lets it go."""
        table = self._view.table
        self.pinned = None if spot == self.pinned else spot
        if table.frame is not None:
            pinned = self.pinned is not None
            shown = table.kit.inspected(table.frame, spot, pinned=pinned) if spot is not None else None
            table.furniture.show_inspector(shown)

    def pin_pointed(self) -> None:
        """Pin what is pointed at, or where the cursor is."""
        self.pin(self.pointed or self._view.keyboard.cursor)

    def show_tip(self) -> None:
        """Say what is under the pointer."""
        view = self._view
        at = view.mapFromGlobal(view.cursor().pos())
        if view.hands.held is not None:
            return
        if self._button is not None:
            view.talk.explain_button(self._button, at)
        elif self.pointed is not None and not self._is_shown_in_full(self.pointed):
            view.talk.tip(self.pointed, at)

    def _is_shown_in_full(self, spot: Spot) -> bool:
        """Tell whether the inspector has its picture and words: a tooltip would only hide its neighbours."""
        table = self._view.table
        if table.frame is None or self.pinned not in (None, spot):
            return False
        shown = table.kit.inspected(table.frame, spot)
        return shown is not None and bool(shown.sides)

    def hide_tip(self) -> None:
        """Take the tooltip away."""
        self.tip_clock.stop()
        if self._view.hands.held is None:
            self._view.bubble.hush()
