"""What does not move on the table of Roll: opponents' mats, phase places, wells."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF

from rftg_desktop.rules.roll.dice import DEVELOP, SETTLE
from rftg_desktop.rules.roll.places import CUP
from rftg_desktop.rules.roll.view import SeatView
from rftg_desktop.views.sprites.pairs import draw_clasp
from rftg_desktop.views.table.frame import LOOK, ROLL
from rftg_desktop.views.table.furniture import SHADOW, Z_PANEL, Z_TRAY, Z_WELL, Furniture
from rftg_desktop.views.table.roll import paint_mat, paint_table
from rftg_desktop.views.table.roll.faces import die_face
from rftg_desktop.views.table.roll.frame import RollFrame
from rftg_desktop.views.table.roll.layout import PLACES, Layout
from rftg_desktop.views.table.roll.paint_opponent import paint_opponent
from rftg_desktop.views.theme import DARK

Z_CLASP, CLASP_SHADOW = 12.0, 10.0


class RollFurniture(Furniture[RollFrame, Layout]):
    """The panels of Roll: opponents' mats, the six places, the pool, and the mat in full."""

    def show_table(self, frame: RollFrame, layout: Layout) -> None:
        """Show opponents' mats, phase places, the mat in full and the pool."""
        self._show_opponents(frame, layout)
        self._show_places(frame, layout)
        self._show_mat(frame, layout)
        self._show_pool(frame, layout)

    def press_at(self, point: QPointF) -> str:
        """The cup rolls its dice; the mat of another seat is looked at."""
        frame, layout = self._frame, self._layout
        if frame is None or layout is None:
            return ""
        if any(face.key == ROLL for face in frame.buttons) and layout.cup.contains(point):
            return ROLL
        for place, seat in enumerate(self.opponents(frame)):
            if layout.opponent(place).contains(point):
                return f"{LOOK}{seat}"
        return ""

    # -- the table ---------------------------------------------------------------------------------

    def _show_opponents(self, frame: RollFrame, layout: Layout) -> None:
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
    def opponents(frame: RollFrame) -> list[int]:
        """Return the seats shown as compact mats: clockwise from the one in full."""
        count = len(frame.view.seats)
        return [(frame.focus + step) % count for step in range(1, count)]

    def _show_places(self, frame: RollFrame, layout: Layout) -> None:
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

    def _show_pool(self, frame: RollFrame, layout: Layout) -> None:
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

    def _show_mat(self, frame: RollFrame, layout: Layout) -> None:
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

    def _show_cup(self, frame: RollFrame, seat: SeatView, layout: Layout) -> None:
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

    def _show_stack(self, frame: RollFrame, seat: SeatView, index: int, layout: Layout) -> None:
        stack = seat.stacks[index]
        building = frame.view.phase == (DEVELOP, SETTLE)[index]
        dice = len(stack.dice) + (len(seat.spent) if building else 0)
        self._panel(f"stack {index}", Z_WELL).show_at(
            layout.stack(index),
            self._scale,
            (stack.need, len(stack.tiles), dice),
            lambda painter, area: paint_mat.paint_stack(painter, area, index, stack, dice, layout),
        )

    def _show_tray(self, frame: RollFrame, seat: SeatView, layout: Layout) -> None:
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
