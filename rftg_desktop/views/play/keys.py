"""Which key does what on the table. Nothing irrevocable lies on a bare key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from rftg_desktop.views.play.table_view import TableView

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ONWARD = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Keys that show the next picture of what goes on by itself."""

MODIFIERS = (
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Control,
    Qt.Key.Key_Meta,
    Qt.Key.Key_Shift,
)
"""Keys that alone are nothing yet."""

BACK_AND_FORTH = {Qt.Key.Key_Left: True, Qt.Key.Key_Right: False}
"""With Alt they look at the table as it was, further back or nearer to now."""

REPEATING = (*ARROWS, Qt.Key.Key_Z, Qt.Key.Key_Y)
"""Keys that go on while they are held; no other does anything twice."""


class Keys:
    """The keys of the table."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        press = view.press_button
        self._with_ctrl: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Return: view.press_primary,
            Qt.Key.Key_Enter: view.press_primary,
            Qt.Key.Key_B: lambda: press("buy"),
            Qt.Key.Key_L: lambda: press("log"),
            Qt.Key.Key_P: lambda: press("pass"),
            Qt.Key.Key_R: lambda: press("reset"),
            Qt.Key.Key_Z: lambda: press("undo"),
            Qt.Key.Key_Y: lambda: press("redo"),
        }
        self._plain: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Escape: self._escape,
            Qt.Key.Key_Space: self._space,
            Qt.Key.Key_Return: self._enter,
            Qt.Key.Key_Enter: self._enter,
            Qt.Key.Key_I: view.pointing.pin_pointed,
            Qt.Key.Key_P: self._next_power,
            Qt.Key.Key_H: self._hide,
            Qt.Key.Key_M: lambda: press("mine"),
        }

    def handle(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; tell whether it stands for anything here."""
        view = self._view
        if view.controller is None:
            return False
        key = Qt.Key(event.key())
        if key in MODIFIERS:
            return False
        view.table.animator.finish()
        if event.isAutoRepeat() and key not in REPEATING:
            return True
        if event.modifiers() & ALT and key in BACK_AND_FORTH:
            view.past.step(older=BACK_AND_FORTH[key])
            return True
        return self._told(key) or self._do(key, event.modifiers())

    def _told(self, key: Qt.Key) -> bool:
        """Show the next picture of what goes on by itself, or the last; tell whether that was meant."""
        story = self._view.story
        if story.running and key in ONWARD:
            story.go_on()
            return True
        return story.finish() and key == Qt.Key.Key_Escape

    def _do(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        view = self._view
        if modifiers & CTRL:
            return self._do_with_ctrl(key, shift=bool(modifiers & SHIFT))
        if modifiers & ALT:
            return self._look(key)
        if key in ARROWS:
            view.keyboard.toward(*ARROWS[key])
            self._show_cursor()
            return True
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            return view.keyboard.to_number(key - Qt.Key.Key_1)
        return self._run(self._plain, key)

    def _do_with_ctrl(self, key: Qt.Key, *, shift: bool) -> bool:
        if key == Qt.Key.Key_Z and shift:
            self._view.press_button("redo")
            return True
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            return self._name(key - Qt.Key.Key_0)
        return self._run(self._with_ctrl, key)

    @staticmethod
    def _run(table: dict[Qt.Key, Callable[[], None]], key: Qt.Key) -> bool:
        found = table.get(key)
        if found is not None:
            found()
        return found is not None

    def _show_cursor(self) -> None:
        view = self._view
        spot = view.hands.over if view.hands.held is not None else view.keyboard.cursor
        view.pointing.inspect(spot)

    def _escape(self) -> None:
        """Let go; else forget the power chosen; else go back to the own mat; else open the menu."""
        view = self._view
        if view.hands.held is not None:
            view.hands.let_go()
            view.bubble.hush()
        elif view.hands.via:
            view.hands.choose_power("")
        elif view.look_at is not None:
            view.look(None)
        else:
            view.press_button("menu")

    def _space(self) -> None:
        controller = self._view.controller
        if controller is not None and controller.must_shake:
            controller.shake_cup()
        else:
            self._view.keyboard.press()

    def _enter(self) -> None:
        self._view.keyboard.press()

    def _next_power(self) -> None:
        """Go round the tiles whose power can be used, and back to none."""
        powers = ["", *sorted(self._view.hands.affordances.powers())]
        if self._view.hands.held is None and len(powers) > 1:
            at = powers.index(self._view.hands.via) if self._view.hands.via in powers else 0
            self._view.hands.choose_power(powers[(at + 1) % len(powers)])

    def _hide(self) -> None:
        """Hide the secrets of the seat at once."""
        if self._view.controller is not None:
            self._view.controller.hide()

    def _name(self, digit: int) -> bool:
        """Ctrl and a digit presses that one of the answers that are named side by side."""
        frame = self._view.table.frame
        face = frame.named_by(digit) if frame is not None else None
        if face is not None:
            self._view.press_button(face.key)
        return face is not None

    def _look(self, key: Qt.Key) -> bool:
        """Alt and a number opens that seat's mat."""
        frame = self._view.table.frame
        number = key - Qt.Key.Key_1
        if frame is None or not 0 <= number < frame.sides:
            return False
        self._view.look(number)
        return True
