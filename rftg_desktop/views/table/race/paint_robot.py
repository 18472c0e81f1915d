"""The robot's mat: header, tracks, counters, and the panel that tells what the robot does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rftg_desktop.rules.race.view import RobotView
from rftg_desktop.views.sprites.canvas import LEFT, RIGHT, Sprite, Type, draw_text, faded, grown, text_width
from rftg_desktop.views.sprites.chips import draw_seat
from rftg_desktop.views.sprites.die import draw_die
from rftg_desktop.views.sprites.faces import Bits
from rftg_desktop.views.sprites.race.faces import MatPhase
from rftg_desktop.views.sprites.race.mat import line_width, mat_height
from rftg_desktop.views.sprites.race.store import RaceSprites
from rftg_desktop.views.sprites.race.tracks import CREDIT, ECONOMY
from rftg_desktop.views.sprites.shapes import rounded
from rftg_desktop.views.sprites.surface import draw_panel
from rftg_desktop.views.table.paint_side import broken, sized
from rftg_desktop.views.table.pill import draw_pill
from rftg_desktop.views.table.race.frame import Told
from rftg_desktop.views.table.race.layout import Layout
from rftg_desktop.views.theme import DARK
from rftg_desktop.views.words.translation import tr

SMALL = Type(12, 600, DARK.narrow, DARK.text_second)
LABEL = Type(11, 700, DARK.narrow, DARK.text_second, 1.1)
ROWS_HEAD, ROWS_GAP = 30.0, 6.0
TOLD, TOLD_HEAD = Type(12.5, 600, DARK.narrow, DARK.text), Type(12.5, 700, DARK.narrow, DARK.gold, 0.3)
TOLD_LINE, TOLD_TOP, TOLD_INDENT, TOLD_DIE = 16.0, 28.0, 8.0, 15.0


@dataclass(frozen=True, slots=True)
class RobotText:
    """What the robot's mat says besides its pieces: ``colour`` is that of its shape."""

    colour: int
    subtitle: str
    end: int
    credit: int
    economy: int
    """The most each track goes to."""

    tiles: str
    turns: Bits
    """Its special tiles in words, and how its counter changes in signs."""

    prestige: bool
    house: bool
    """Whether it could not be verified what the "robot =" counter shows."""


def draw_sprite(painter: QPainter, at: QPointF, sprite: Sprite) -> None:
    """Draw a painted piece with its body at a point."""
    painter.drawPixmap(at + sprite.offset, sprite.pixmap)


def paint_robot(
    painter: QPainter, area: QRectF, robot: RobotView, text: RobotText, layout: Layout, sprites: RaceSprites
) -> None:
    """Draw the robot's mat without its cards and dice."""
    draw_panel(painter, area, 14, DARK.seat(text.colour))
    middle = area.y() + 19
    draw_seat(painter, text.colour, QPointF(area.x() + 21, middle), 7.5)
    name = tr("Robot")
    draw_text(painter, QRectF(area.x() + 36, area.y() + 7, 90, 24), name, Type(16, 700), LEFT)
    end = area.x() + 42 + text_width(name, grown(name, Type(16, 700), 90, 24))
    subtitle = QRectF(end, area.y() + 9, layout.rows_button.x() - layout.robot.x() - 8 - end, 22)
    draw_text(painter, subtitle, text.subtitle, Type(13, 600, DARK.narrow, DARK.text_second), LEFT)
    _pills(painter, area, robot, text)
    painter.save()
    painter.translate(area.topLeft() - layout.robot.topLeft())
    _board(painter, robot, text, layout, sprites)
    painter.restore()


def _pills(painter: QPainter, area: QRectF, robot: RobotView, text: RobotText) -> None:
    """Draw the numbers of the header."""
    cards = len(robot.tableau) + robot.placed
    pills = (
        (tr("SCORE"), str(robot.score.total).replace("-", "−"), DARK.text),
        *(((tr("PRESTIGE"), str(robot.prestige), DARK.prestige),) if text.prestige else ()),
        (tr("VP"), str(robot.chips), DARK.gold),
        (tr("TABLEAU"), f"{cards} / {text.end}", DARK.text),
    )
    for place, pill in zip(pill_places(area, text.prestige), pills, strict=True):
        draw_pill(painter, place, *pill)


def pill_places(area: QRectF, prestige: bool) -> tuple[QRectF, ...]:
    """Return where the pills lie, from the right end of the header."""
    places, x = [], area.right() - 14
    for wide in (92.0, *((100.0,) if prestige else ()), 70.0, 118.0):
        x -= wide
        places.append(QRectF(x, area.y() + 6, wide, 26))
        x -= 6
    return tuple(places)


def _board(
    painter: QPainter, robot: RobotView, text: RobotText, layout: Layout, sprites: RaceSprites
) -> None:
    stack = layout.robot_stack
    size = (stack.width(), stack.height())
    draw_sprite(painter, stack.topLeft(), sprites.pile(robot.stack.count, size))
    tracks = (
        (CREDIT, robot.credit, text.credit, layout.credit),
        (ECONOMY, robot.economy, text.economy, layout.economy),
    )
    for kind, value, most, place in tracks:
        track = sprites.track(kind, value, most, (place.width(), place.height()))
        draw_sprite(painter, place.topLeft(), track)
    equals = layout.equals
    draw_sprite(painter, equals.topLeft(), sprites.equals(robot.equals, (equals.width(), equals.height())))
    if text.house:
        draw_sprite(painter, equals.topRight() + QPointF(-7, -5), sprites.house_mark(6.5))
    below = layout.world_tile
    if text.turns:
        draw_sprite(painter, below.topLeft(), sprites.signs(text.turns, below.height() / 2))
    line = below.adjusted(0, below.height() / 2 if text.turns else 0, 0, 0)
    draw_text(painter, line, text.tiles, SMALL, LEFT)


# -- the rows ------------------------------------------------------------------------------------------


def rows_area(phases: Sequence[MatPhase], layout: Layout) -> QRectF:
    """Return where the rows of the mat are laid open."""
    wide, high = _mat_size(phases)
    return layout.rows(sum(wide) + ROWS_GAP * (len(wide) - 1) + 28, high + ROWS_HEAD + 8)


def mat_areas(phases: Sequence[MatPhase], layout: Layout) -> list[QRectF]:
    """Return where each phase of the mat is then."""
    area, (wide, high) = rows_area(phases, layout), _mat_size(phases)
    found, x = [], area.x() + 14
    for each in wide:
        found.append(QRectF(x, area.y() + ROWS_HEAD, each, high))
        x += each + ROWS_GAP
    return found


def _mat_size(phases: Sequence[MatPhase]) -> tuple[list[float], float]:
    """Return how wide each phase of the mat is, and how high all are."""
    wide = [max(90.0, *(line_width(line) + 14 for line in phase.lines)) for phase in phases]
    return wide, mat_height(max(len(phase.lines) for phase in phases))


def paint_rows(
    painter: QPainter, area: QRectF, phases: Sequence[MatPhase], layout: Layout, sprites: RaceSprites
) -> None:
    """Draw the rows of the robot's mat over what lies below."""
    painter.setPen(faded(DARK.cyan, 0.5))
    painter.setBrush(faded(DARK.well, 0.97))
    painter.drawPath(rounded(area, 12))
    draw_panel(painter, area, 12, DARK.cyan)
    head = QRectF(area.x() + 14, area.y() + 6, area.width() - 28, 20)
    draw_text(painter, head, tr("What the robot does"), Type(14, 700), LEFT)
    hint = tr("Robot's sign: its own action. Person's sign: its response to yours.")
    draw_text(painter, head, hint, Type(12.5, 600, DARK.narrow, DARK.text_second), RIGHT)
    origin = area.topLeft() - rows_area(phases, layout).topLeft()
    for phase, place in zip(phases, mat_areas(phases, layout), strict=True):
        sprite = sprites.mat_phase(phase, (place.width(), place.height()))
        draw_sprite(painter, place.topLeft() + origin, sprite)


# -- told line by line ---------------------------------------------------------------------------------


def told_rows(height: float, text: float = 1.0) -> int:
    """Return how many lines a panel of this height shows."""
    return max(1, int((height - TOLD_TOP - 6) // (TOLD_LINE * text)))


def wrapped(lines: Sequence[Told], width: float, text: float = 1.0) -> list[Told]:
    """Return lines broken so that each fits a panel of this width."""
    found: list[Told] = []
    for line in lines:
        type_ = sized(TOLD_HEAD if line.heading else TOLD, text)
        room = width - 24 - (0 if line.heading else 20)
        for number, part in enumerate(broken(line.words, room, type_)):
            indent = number > 0 and line.die is not None
            found.append(replace(line, words=part, die=None if number else line.die, indent=indent))
    return found


def paint_told(painter: QPainter, area: QRectF, lines: Sequence[Told], title: str, text: float = 1.0) -> None:
    """Draw the newest lines of what the robot does, larger by ``text``."""
    draw_panel(painter, area, 14)
    draw_text(painter, QRectF(area.x() + 12, area.y() + 5, 130, 18), title, LABEL, LEFT)
    for number, line in enumerate(lines):
        high = TOLD_LINE * text
        row = QRectF(area.x() + 12, area.y() + TOLD_TOP + number * high, area.width() - 20, high)
        if line.heading:
            draw_text(painter, row, line.words, sized(TOLD_HEAD, text), LEFT, fixed=True)
            continue
        left = TOLD_INDENT
        if line.die is not None:
            draw_die(painter, QPointF(row.x() + 8, row.center().y()), TOLD_DIE, line.die, shadow=False)
        if line.die is not None or line.indent:
            left = 20.0
        draw_text(painter, row.adjusted(left, 0, 0, 0), line.words, sized(TOLD, text), LEFT, fixed=True)
