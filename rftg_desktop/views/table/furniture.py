"""What does not move and all games have: top bar, buttons, inspector and log; panels by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF

from rftg_desktop.views.table import paint_side
from rftg_desktop.views.table.button import TableButton
from rftg_desktop.views.table.frame import ButtonFace, Frame
from rftg_desktop.views.table.layout import TableLayout
from rftg_desktop.views.table.paint_bar import paint_top_bar
from rftg_desktop.views.table.panel import Panel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

Z_PANEL, Z_WELL, Z_TRAY, Z_BUTTON = 0.0, 1.0, 28.0, 35.0
BAR_BUTTON = (74.0, 30.0)
MAIN_BUTTON, OTHER_BUTTON, BUTTON_HEIGHT = 136.0, 86.0, 33.0
SHADOW = 40.0

F = TypeVar("F", bound=Frame)
L = TypeVar("L", bound=TableLayout)


class Furniture(ABC, Generic[F, L]):
    """The panels of a table by name; each game adds those of its own."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._panels: dict[str, Panel] = {}
        self._buttons: dict[str, TableButton] = {}
        self.button_areas: dict[str, QRectF] = {}
        self.hovered = ""
        self.focused = ""
        self._inspected: paint_side.Inspected | None = None
        self._layout: L | None = None
        self._scale = 1.0
        self.log_back = 0
        self.log_only: int | None = None
        self._frame: F | None = None
        self._log_shown: tuple[paint_side.LogLine, ...] = ()

    @abstractmethod
    def show_table(self, frame: F, layout: L) -> None:
        """Show the panels that only this game has."""

    @abstractmethod
    def press_at(self, point: QPointF) -> str:
        """Return the key that a click on a place stands for, as if it were a button; empty for none."""

    def _panel(self, name: str, z: float, margin: float = 0.0) -> Panel:
        panel = self._panels.get(name)
        if panel is None:
            panel = self._panels[name] = Panel(z, margin)
            self._scene.addItem(panel)
        panel.text = self._text
        return panel

    @property
    def _text(self) -> float:
        """How much larger the player wants text."""
        return 1.0 if self._frame is None else self._frame.taste.text

    def show(self, frame: F, layout: L, scale: float) -> None:
        """Show all panels of a frame."""
        self._frame, self._layout, self._scale = frame, layout, scale
        self._show_bar(frame, layout)
        self.show_table(frame, layout)
        self.show_inspector(self._inspected)
        self.show_log()
        self._show_buttons(frame, layout)

    def clear_away(self) -> None:
        """Take everything off the scene: another game is put on the table."""
        for panel in (*self._panels.values(), *self._buttons.values()):
            self._scene.removeItem(panel)
        self._panels.clear()
        self._buttons.clear()
        self.button_areas.clear()

    def _show_bar(self, frame: Frame, layout: TableLayout) -> None:
        room = 16 + sum(BAR_BUTTON[0] + 8 for _ in frame.bar_buttons)
        words = (frame.step, frame.title, frame.hint)
        self._panel("bar", Z_PANEL).show_at(
            layout.top_bar,
            self._scale,
            (words, room),
            lambda painter, area: paint_top_bar(painter, area, *words, room),
        )

    # -- the right side ----------------------------------------------------------------------------

    def show_inspector(self, shown: paint_side.Inspected | None) -> None:
        """Explain a thing, or nothing."""
        self._inspected = shown
        if self._layout is not None:
            self._panel("inspector", Z_PANEL, SHADOW).show_at(
                self._layout.inspector,
                self._scale,
                shown,
                lambda painter, area: paint_side.paint_inspector(painter, area, shown, self._text),
            )

    def show_log(self, back: int | None = None) -> None:
        """Show the log, scrolled back by ``back`` lines, or so that the line marked is in sight."""
        if self._layout is None or self._frame is None:
            return
        only, colours = self.log_only, self._frame.sitting.colours
        kept = [line for line in self._frame.log if only is None or line.heading or line.colour == only]
        rows, text = paint_side.log_rows(self._layout.log.height(), self._text), self._text
        wanted = self.log_back if back is None else back
        seeking = back is None and any(line.marked for line in kept)
        if wanted <= 0 and not seeking:  # each line takes a row at least: the newest ones fill the log
            kept = kept[-rows:]
        lines = paint_side.wrapped(kept, self._layout.log.width(), text)
        self.log_back = max(0, min(wanted, len(lines) - rows))
        end = len(lines) - self.log_back
        if seeking:
            marked = [place for place, line in enumerate(lines) if line.marked]
            end = min(max(end, marked[-1] + 1), max(marked[0] + rows, rows), len(lines))
        self._log_shown = shown = lines[max(0, end - rows) : end]
        more = end < len(lines)
        self._panel("log", Z_PANEL, SHADOW).show_at(
            self._layout.log,
            self._scale,
            (shown, more, colours, only),
            lambda painter, area: paint_side.paint_log(painter, area, shown, more, colours, only, text),
        )

    def scroll(self, point: QPointF, back: int) -> None:
        """Scroll what is at a point and longer than its place ``back`` lines, or on if negative: the log."""
        if self._layout is not None and self._layout.log.contains(point):
            self.show_log(self.log_back + back)

    def filter_log(self, point: QPointF) -> bool:
        """Show only the lines of the seat whose shape in the log's head is at ``point``, or all again."""
        if self._layout is None or self._frame is None:
            return False
        places = paint_side.filter_places(self._layout.log, self._frame.sitting.colours)
        for colour, place in places.items():
            if place.contains(point):
                self.log_only = None if self.log_only == colour else colour
                self.show_log(0)
                return True
        return False

    def log_line_at(self, point: QPointF) -> paint_side.LogLine | None:
        """Return the line of the log at a point."""
        if self._layout is None:
            return None
        area = self._layout.log
        rows = enumerate(self._log_shown)
        return next(
            (line for place, line in rows if paint_side.log_row(area, place, self._text).contains(point)),
            None,
        )

    # -- buttons -----------------------------------------------------------------------------------

    def more_buttons(self, _frame: F, _layout: L) -> Iterator[tuple[ButtonFace, QRectF]]:
        """Give the buttons that lie elsewhere, each with its place."""
        yield from ()

    def _show_buttons(self, frame: F, layout: L) -> None:
        """Lay the buttons out from the right: those of the bar, and those that answer."""
        self.button_areas.clear()
        x = layout.width - 12
        for face in reversed(frame.bar_buttons):
            x -= BAR_BUTTON[0]
            self._place_button(face, QRectF(x, 7, *BAR_BUTTON))
            x -= 8
        end = layout.buttons_end
        x = end.x()
        for face in reversed(frame.buttons):
            wide = MAIN_BUTTON if face.primary else OTHER_BUTTON
            x -= wide
            self._place_button(face, QRectF(x, end.y(), wide, BUTTON_HEIGHT))
            x -= 8
        self._place_button(frame.log_button, paint_side.log_head(layout.log))
        for face, area in self.more_buttons(frame, layout):
            self._place_button(face, area)
        for key, button in self._buttons.items():
            if key not in self.button_areas:
                button.clear()

    def _place_button(self, face: ButtonFace, area: QRectF) -> None:
        button = self._buttons.get(face.key)
        if button is None:
            button = self._buttons[face.key] = TableButton(Z_BUTTON)
            self._scene.addItem(button)
        button.text = self._text
        self.button_areas[face.key] = area
        button.show_face(
            face, area, self._scale, hovered=face.key == self.hovered, focused=face.key == self.focused
        )

    def button_at(self, point: QPointF) -> ButtonFace | None:
        """Return the button at a point."""
        for key, area in self.button_areas.items():
            if area.contains(point):
                return self._buttons[key].face
        return None

    def light_buttons(self, hovered: str, focused: str) -> None:
        """Let the button under the pointer, and the one with the keyboard's focus, be seen."""
        if (hovered, focused) != (self.hovered, self.focused):
            self.hovered, self.focused = hovered, focused
            for key, area in list(self.button_areas.items()):
                self._place_button(self._buttons[key].face, area)
