"""What does not move on the table of Race: the robot's mat, action spaces, the own mat, piles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.state import ACTIONS
from rftg_desktop.views.sprites.race.chips import NOBODY
from rftg_desktop.views.sprites.race.spaces import draw_space
from rftg_desktop.views.sprites.race.store import RaceSprites
from rftg_desktop.views.sprites.surface import draw_panel
from rftg_desktop.views.table.frame import LOOK, ButtonFace
from rftg_desktop.views.table.furniture import SHADOW, Z_PANEL, Z_TRAY, Z_WELL, Furniture
from rftg_desktop.views.table.race import paint_mat, paint_robot
from rftg_desktop.views.table.race.frame import RaceFrame
from rftg_desktop.views.table.race.layout import MARKER, Layout
from rftg_desktop.views.table.race.named import named_places, named_tray, on_bench
from rftg_desktop.views.table.race.picture import Z_ROWS, looked_at
from rftg_desktop.views.table.race.spaces import space_face
from rftg_desktop.views.table.race.targets import tray
from rftg_desktop.views.words.translation import tr

PACE_BUTTON = (50.0, 20.0)


class RaceFurniture(Furniture[RaceFrame, Layout]):
    """The panels of Race."""

    def __init__(self, scene: QGraphicsScene, sprites: RaceSprites) -> None:
        super().__init__(scene)
        self._sprites = sprites
        self.told_back = 0

    def show_table(self, frame: RaceFrame, layout: Layout) -> None:
        """Show the robot's mat, the spaces, the own mat with its piles, and what the robot does."""
        self._show_robot(frame, layout)
        self._show_spaces(frame, layout)
        self._show_mat(frame, layout)
        self._show_tray(frame, layout)
        self._show_rows(frame, layout)
        self.told_back = 0
        self.show_told()

    def press_at(self, point: QPointF) -> str:
        """The robot's mat lays its rows open, and closes them again."""
        frame, layout = self._frame, self._layout
        if frame is None or layout is None or frame.view.robot is None:
            return ""
        rows = paint_robot.rows_area(frame.phases, layout) if frame.mat else QRectF()
        mat = layout.robot.contains(point) and (frame.mat or not tray(frame, layout).contains(point))
        if mat or rows.contains(point):
            return f"{LOOK}{frame.focus if frame.mat else ROBOT}"
        return ""

    # -- the robot ---------------------------------------------------------------------------------

    def _show_robot(self, frame: RaceFrame, layout: Layout) -> None:
        robot, panel = frame.view.robot, self._panel("robot", Z_PANEL, SHADOW)
        if robot is None:
            panel.clear()
            return
        text, sprites = robot_text(frame), self._sprites
        panel.show_at(
            layout.robot,
            self._scale,
            (robot, text),
            partial(paint_robot.paint_robot, robot=robot, text=text, layout=layout, sprites=sprites),
        )

    def _show_rows(self, frame: RaceFrame, layout: Layout) -> None:
        """Show the rows of the mat while they are laid open."""
        panel = self._panel("rows", Z_ROWS, SHADOW)
        if not frame.mat:
            panel.clear()
            return
        sprites = self._sprites
        panel.show_at(
            paint_robot.rows_area(frame.phases, layout),
            self._scale,
            frame.phases,
            lambda painter, area: paint_robot.paint_rows(painter, area, frame.phases, layout, sprites),
        )

    def show_told(self, back: int = 0) -> None:
        """Show what the robot did, scrolled back by ``back`` lines."""
        frame, layout = self._frame, self._layout
        if frame is None or layout is None:
            return
        text = frame.taste.text
        rows = paint_robot.told_rows(layout.explained.height(), text)
        lines = paint_robot.wrapped(frame.told, layout.explained.width(), text)
        self.told_back = max(0, min(back, len(lines) - rows))
        end = len(lines) - self.told_back
        shown = tuple(lines[max(0, end - rows) : end])
        title = tr("ROBOT, EARLIER") if self.told_back else tr("ROBOT")
        self._panel("told", Z_PANEL, SHADOW).show_at(
            layout.explained,
            self._scale,
            (shown, title),
            lambda painter, area: paint_robot.paint_told(painter, area, shown, title, text),
        )

    def scroll(self, point: QPointF, back: int) -> None:
        """The log, and what the robot did."""
        if self._layout is not None and self._layout.explained.contains(point):
            self.show_told(self.told_back + back)
        else:
            super().scroll(point, back)

    # -- the table ---------------------------------------------------------------------------------

    def _show_spaces(self, frame: RaceFrame, layout: Layout) -> None:
        for name in ACTIONS:
            face, area = space_face(frame.view, name), layout.space(name)
            paint = partial(draw_space, face=face)
            self._panel(f"space {name}", Z_PANEL, SHADOW).show_at(area, self._scale, face, paint)

    def _show_mat(self, frame: RaceFrame, layout: Layout) -> None:
        seat = frame.view.seats[frame.focus]
        accent = frame.sitting.colour(frame.focus)
        self._panel("mat", Z_PANEL, SHADOW).show_at(
            layout.mat,
            self._scale,
            accent,
            lambda painter, area: draw_panel(painter, area, 14, accent),
        )
        numbers = paint_mat.pills(seat, frame.has_prestige)
        self._panel("header", Z_WELL).show_at(
            layout.header,
            self._scale,
            (numbers, frame.subtitle, frame.sitting),
            lambda painter, area: paint_mat.paint_header(
                painter, area, seat, frame.sitting, frame.subtitle, frame.has_prestige
            ),
        )
        count, end = len(seat.tableau), frame.end
        self._panel("tableau", Z_WELL).show_at(
            layout.tableau,
            self._scale,
            (count, end),
            lambda painter, area: paint_mat.paint_tableau(painter, area, count, end, layout),
        )
        self._show_bench(frame, layout)
        text = pile_text(frame)
        sprites = self._sprites
        self._panel("piles", Z_WELL, SHADOW).show_at(
            layout.piles,
            self._scale,
            text,
            lambda painter, area: paint_mat.paint_piles(painter, area, text, layout, sprites),
        )

    def _show_bench(self, frame: RaceFrame, layout: Layout) -> None:
        left = frame.markers * (MARKER + 8)
        right = on_bench(frame.bench_buttons, layout, frame.taste.text)
        panel = self._panel("bench", Z_WELL)
        if not (frame.bench or left or right):
            panel.clear()
            return
        panel.show_at(
            layout.bench,
            self._scale,
            (frame.bench, left, right),
            lambda painter, area: paint_mat.paint_bench(painter, area, frame.bench, left, right),
        )

    def _show_tray(self, frame: RaceFrame, layout: Layout) -> None:
        seat = frame.view.seats[frame.focus]
        panel, count = self._panel("tray", Z_TRAY, SHADOW), len(looked_at(seat))
        words, area = tr("Cards you look at"), layout.tray(count)
        if seat.offered:
            words = tr("Your start worlds")
        elif not named_tray(frame.bench_buttons, layout, frame.taste.text).isEmpty():
            words, count = tr("Choose one"), len(frame.bench_buttons)
            area = named_tray(frame.bench_buttons, layout, frame.taste.text)
        if not count:
            panel.clear()
            return
        panel.show_at(
            area,
            self._scale,
            (words, count),
            lambda painter, body: paint_mat.paint_tray(painter, body, words, count),
        )

    # -- buttons -----------------------------------------------------------------------------------

    def more_buttons(self, frame: RaceFrame, layout: Layout) -> Iterator[tuple[ButtonFace, QRectF]]:
        """Give the answers that are named, the paces of the robot, and what lays its rows open."""
        yield from zip(
            frame.bench_buttons, named_places(frame.bench_buttons, layout, frame.taste.text), strict=True
        )
        if frame.rows_button is not None:
            yield frame.rows_button, layout.rows_button
        panel = layout.explained
        x = panel.right() - 10
        for face in reversed(frame.pace_buttons):
            x -= PACE_BUTTON[0]
            yield face, QRectF(x, panel.y() + 5, *PACE_BUTTON)
            x -= 4


def pile_text(frame: RaceFrame) -> paint_mat.PileText:
    """Return the numbers of the piles, and who leads in prestige."""
    view, leader = frame.view, None
    if frame.has_prestige:
        leader = frame.sitting.colours[view.leaders[0]] if len(view.leaders) == 1 else NOBODY
    return paint_mat.PileText(
        view.deck.count, view.discard.count, view.pool, frame.pool_start, leader, view.on_tile
    )


def robot_text(frame: RaceFrame) -> paint_robot.RobotText:
    """Return what the robot's mat says."""
    robot, book = frame.view.robot, frame.book
    assert robot is not None
    return paint_robot.RobotText(
        colour=frame.sitting.colours[ROBOT],
        subtitle=frame.robot_subtitle,
        end=frame.catalog.constants.end_tableau_cards,
        credit=book.credit.most,
        economy=book.economy.most,
        tiles=frame.tiles,
        turns=frame.turns,
        prestige=frame.has_prestige,
        house=book.equals_house_made(robot.start, robot.equals),
    )
