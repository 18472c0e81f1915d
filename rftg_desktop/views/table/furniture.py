"""What does not move: panels, wells, phase places, opponents' mats, buttons, inspector and log."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from rftg_desktop.rules.roll.dice import DEVELOP, SETTLE
from rftg_desktop.rules.roll.places import CUP
from rftg_desktop.rules.roll.view import SeatView
from rftg_desktop.views.sprites.pairs import draw_clasp
from rftg_desktop.views.table import paint_mat, paint_side, paint_table
from rftg_desktop.views.table.button import TableButton
from rftg_desktop.views.table.faces import die_face
from rftg_desktop.views.table.frame import ButtonFace, Frame
from rftg_desktop.views.table.layout import PLACES, Layout
from rftg_desktop.views.table.paint_opponent import paint_opponent
from rftg_desktop.views.table.panel import Panel
from rftg_desktop.views.theme import DARK

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsScene

Z_PANEL, Z_WELL, Z_TRAY, Z_BUTTON = 0.0, 1.0, 28.0, 35.0
Z_CLASP, CLASP_SHADOW = 12.0, 10.0
BAR_BUTTON = (74.0, 30.0)
SHADOW = 40.0


class Furniture:
    """The panels of the table by name."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._panels: dict[str, Panel] = {}
        self._buttons: dict[str, TableButton] = {}
        self.button_areas: dict[str, QRectF] = {}
        self.hovered = ""
        self.focused = ""
        self._inspected: paint_side.Inspected | None = None
        self._layout: Layout | None = None
        self._scale = 1.0
        self.log_back = 0
        self.log_only: int | None = None
        self._frame: Frame | None = None

    def _panel(self, name: str, z: float, margin: float = 0.0) -> Panel:
        panel = self._panels.get(name)
        if panel is None:
            panel = self._panels[name] = Panel(z, margin)
            self._scene.addItem(panel)
        return panel

    def show(self, frame: Frame, layout: Layout, scale: float) -> None:
        """Show all panels of a frame."""
        self._frame, self._layout, self._scale = frame, layout, scale
        self._show_bar(frame, layout)
        self._show_opponents(frame, layout)
        self._show_places(frame, layout)
        self._show_mat(frame, layout)
        self._show_pool(frame, layout)
        self.show_inspector(self._inspected)
        self.show_log()
        self._show_buttons(frame, layout)

    # -- the table ---------------------------------------------------------------------------------

    def _show_bar(self, frame: Frame, layout: Layout) -> None:
        room = 16 + sum(BAR_BUTTON[0] + 8 for _ in frame.bar_buttons)
        words = (frame.step, frame.title, frame.hint)
        self._panel("bar", Z_PANEL).show_at(
            layout.top_bar,
            self._scale,
            (words, room),
            lambda painter, area: paint_table.paint_top_bar(painter, area, *words, room),
        )

    def _show_opponents(self, frame: Frame, layout: Layout) -> None:
        others = self.opponents(frame)
        for place, seat in enumerate(others):
            view, asked = frame.view.seats[seat], seat == frame.asked
            self._panel(f"opponent {place}", Z_PANEL, SHADOW).show_at(
                layout.opponent(place),
                self._scale,
                (view, asked, frame.sitting),
                partial(paint_opponent, seat=view, sitting=frame.sitting, catalog=frame.catalog, asked=asked),
            )
        for place in range(len(others), 4):
            self._panel(f"opponent {place}", Z_PANEL, SHADOW).clear()

    @staticmethod
    def opponents(frame: Frame) -> list[int]:
        """Return the seats shown as compact mats: clockwise from the one in full."""
        count = len(frame.view.seats)
        return [(frame.focus + step) % count for step in range(1, count)]

    def _show_places(self, frame: Frame, layout: Layout) -> None:
        view = frame.view
        for phase in range(PLACES - 1):
            others = tuple(
                (frame.sitting.colours[seat.seat], len(seat.strip[phase]))
                for seat in view.seats
                if seat.seat != frame.focus and seat.strip[phase]
            )
            abandoned = view.abandoned.count if phase == 0 else 0
            lit = phase in view.phases
            text = paint_table.PhaseText(phase, lit, view.phase == phase, others, abandoned)
            self._panel(f"phase {phase}", Z_PANEL, SHADOW).show_at(
                layout.place(phase),
                self._scale,
                text,
                partial(paint_table.paint_phase, text=text),
            )
        number = view.bag.count
        self._panel("sixth", Z_PANEL, SHADOW).show_at(
            layout.place(PLACES - 1),
            self._scale,
            (frame.sixth, number),
            lambda painter, area: paint_table.paint_sixth(painter, area, frame.sixth, number),
        )

    def _show_pool(self, frame: Frame, layout: Layout) -> None:
        numbers = frame.catalog.constants
        longest = max(len(seat.tableau) for seat in frame.view.seats)
        start = numbers.vp_pool_per_player * len(frame.view.seats)
        content = (frame.view.pool, start, longest, numbers.end_tile_squares)
        self._panel("pool", Z_PANEL, SHADOW).show_at(
            layout.pool,
            self._scale,
            content,
            lambda painter, area: paint_table.paint_pool(painter, area, *content),
        )

    # -- the mat in full ---------------------------------------------------------------------------

    def _show_mat(self, frame: Frame, layout: Layout) -> None:
        seat = frame.view.seats[frame.focus]
        accent = frame.sitting.colour(frame.focus)
        self._panel("mat", Z_PANEL, SHADOW).show_at(
            layout.mat,
            self._scale,
            accent,
            lambda painter, area: paint_mat.paint_mat(painter, area, accent),
        )
        header = paint_mat.HeaderText(frame.subtitle, frame.looking)
        credits_at = layout.credits.translated(-layout.mat_header.topLeft())
        self._panel("header", Z_WELL).show_at(
            layout.mat_header,
            self._scale,
            (seat.seat, seat.credits, seat.points, seat.score.total, header, frame.sitting),
            lambda painter, area: paint_mat.paint_header(
                painter, area, seat, frame.sitting, header, credits_at
            ),
        )
        self._show_cup(frame, seat, layout)
        for index in (0, 1):
            self._show_stack(frame, seat, index, layout)
        count, end = len(seat.tableau), frame.catalog.constants.end_tile_squares
        self._panel("tableau", Z_WELL).show_at(
            layout.tableau,
            self._scale,
            (count, end),
            lambda painter, area: paint_mat.paint_tableau(painter, area, count, end, layout),
        )
        self._show_clasp(seat, layout)
        self._show_tray(frame, seat, layout)

    def _show_clasp(self, seat: SeatView, layout: Layout) -> None:
        """Show the printed number of the faction where its two halves meet."""
        left, right = (layout.tableau_tile(half, len(seat.tableau)) for half in (0, 1))
        reach = min(13.0, left.width() * 0.13)
        middle = QPointF((left.right() + right.left()) / 2, left.y() + left.height() * 0.3)
        area = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        number = str(seat.faction)
        self._panel("clasp", Z_CLASP, CLASP_SHADOW).show_at(
            area,
            self._scale,
            number,
            lambda painter, body: draw_clasp(painter, body.center(), reach, number, DARK),
        )

    def _show_cup(self, frame: Frame, seat: SeatView, layout: Layout) -> None:
        accent = frame.sitting.colour(seat.seat)
        tray = bool(seat.unassigned)
        laid_out = any(spot.ref.zone == CUP for spot in frame.affordances.sources())
        faces = () if laid_out else tuple(die_face(die) for die in seat.cup[:3])
        screened = seat.screened.count if seat.screened is not None else 0
        content = (accent, faces, len(seat.cup), screened, tray)
        self._panel("cup", Z_WELL).show_at(
            layout.cup,
            self._scale,
            content,
            lambda painter, area: paint_mat.paint_cup(painter, area, *content),
        )
        panel = self._panel("wild tray", Z_WELL + 0.5)
        if tray:
            wild = len(seat.unassigned)
            panel.show_at(
                layout.wild_tray,
                self._scale,
                wild,
                lambda painter, area: paint_mat.paint_wild_tray(painter, area, wild),
            )
        else:
            panel.clear()
        citizens = len(seat.citizenry)
        self._panel("citizenry", Z_WELL).show_at(
            layout.citizenry,
            self._scale,
            citizens,
            lambda painter, area: paint_mat.paint_citizenry(painter, area, citizens),
        )

    def _show_stack(self, frame: Frame, seat: SeatView, index: int, layout: Layout) -> None:
        stack = seat.stacks[index]
        building = frame.view.phase == (DEVELOP, SETTLE)[index]
        dice = len(stack.dice) + (len(seat.spent) if building else 0)
        self._panel(f"stack {index}", Z_WELL).show_at(
            layout.stack(index),
            self._scale,
            (stack.need, len(stack.tiles), dice),
            lambda painter, area: paint_mat.paint_stack(painter, area, index, stack, dice, layout),
        )

    def _show_tray(self, frame: Frame, seat: SeatView, layout: Layout) -> None:
        count, start = len(seat.looking), not frame.view.round
        panel = self._panel("tray", Z_TRAY, SHADOW)
        if not count:
            panel.clear()
            return
        panel.show_at(
            layout.tray(count),
            self._scale,
            (count, start),
            lambda painter, area: paint_mat.paint_tray(painter, area, count, start=start),
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
                lambda painter, area: paint_side.paint_inspector(painter, area, shown),
            )

    def show_log(self, back: int | None = None) -> None:
        """Show the log, scrolled back by ``back`` lines."""
        if self._layout is None or self._frame is None:
            return
        only, colours = self.log_only, self._frame.sitting.colours
        kept = [line for line in self._frame.log if only is None or line.heading or line.colour == only]
        rows = paint_side.log_rows(self._layout.log.height())
        wanted = self.log_back if back is None else back
        if wanted <= 0:  # each line takes a row at least: the newest ones fill the log
            kept = kept[-rows:]
        lines = paint_side.wrapped(kept, self._layout.log.width())
        self.log_back = max(0, min(wanted, len(lines) - rows))
        end = len(lines) - self.log_back
        shown = lines[max(0, end - rows) : end]
        more = self.log_back > 0
        self._panel("log", Z_PANEL, SHADOW).show_at(
            self._layout.log,
            self._scale,
            (shown, more, colours, only),
            lambda painter, area: paint_side.paint_log(painter, area, shown, more, colours, only),
        )

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

    # -- buttons -----------------------------------------------------------------------------------

    def _show_buttons(self, frame: Frame, layout: Layout) -> None:
        """Lay the buttons out from the right: those of the bar, and those of the mat's header."""
        self.button_areas.clear()
        x = layout.width - 12
        for face in reversed(frame.bar_buttons):
            x -= BAR_BUTTON[0]
            self._place_button(face, QRectF(x, 7, *BAR_BUTTON))
            x -= 8
        x = layout.mat.right() - 12
        for face in reversed(frame.buttons):
            wide = 136.0 if face.primary else 86.0
            x -= wide
            self._place_button(face, QRectF(x, layout.mat.y() + 7, wide, 33))
            x -= 8
        for key, button in self._buttons.items():
            if key not in self.button_areas:
                button.clear()

    def _place_button(self, face: ButtonFace, area: QRectF) -> None:
        button = self._buttons.get(face.key)
        if button is None:
            button = self._buttons[face.key] = TableButton(Z_BUTTON)
            self._scene.addItem(button)
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
