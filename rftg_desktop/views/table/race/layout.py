"""Where everything of Race lies, in logical pixels: pure geometry, no rules and no pictures.

What a larger window has left over goes to the tableau and the log.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from rftg_desktop.rules.race.state import ACTIONS, SEARCH
from rftg_desktop.views.sprites.race.piles import LOWEST
from rftg_desktop.views.sprites.race.spaces import die_place, marker_place
from rftg_desktop.views.table.layout import GAP, MARGIN, PANELS_Y, SIDE, TableLayout, step_of

ROBOT_H, ROBOT_HEAD = 136.0, 37.0
BOARD_W, TRACK_W, TRACK_H = 322.0, 196.0, 30.0
SPACES_Y, SPACES_H = PANELS_Y + ROBOT_H + GAP, 84.0
MAT_Y = SPACES_Y + SPACES_H + GAP
HEADER_H = 46.0
BENCH_H = 38.0
HAND_H = 178.0
PILES_W = 178.0
EXPLAINED_H = 196.0
INSPECTOR_H = 318.0

CARD_RATIO = 160 / 112
CARD = QSizeF(112, 160)
ROBOT_CARD = QSizeF(62, 62 * CARD_RATIO)
PILE_CARD = QSizeF(70, 70 * CARD_RATIO)
COUNTER = QSizeF(36, 36 * CARD_RATIO)
TRAY_HEAD = 27.0
NAMED_H = 34.0
MARKER = 30.0
DIE = 31.0
GOOD = QSizeF(30, 42)
PRESTIGE_CARD = QSizeF(54, 36)
LAID_CARD = QSizeF(26, 34)
LEADER = QSizeF(70, 34)
TUCKED = QSizeF(26, 37)
LIFT = 9.0
"""So far the outer cards of a fanned hand lie below its middle."""

READABLE = 92.0
"""From this width on a card shows its powers."""

WIDTHS = (CARD.width(), 97.0)
"""A card of the tableau has one of few widths, so that not each card that is placed changes all others."""

LEAST_ACROSS = 8
"""The tableau has room for at least so many cards in a row: its cards do not shrink before."""


@dataclass(frozen=True, slots=True)
class Layout(TableLayout):
    """The rectangles of the table of Race."""

    # -- panels ----------------------------------------------------------------------------------

    @property
    def robot(self) -> QRectF:
        """The robot's mat."""
        return QRectF(MARGIN, PANELS_Y, self.main, ROBOT_H)

    @property
    def rows_button(self) -> QRectF:
        """The button that lays the rows of the robot's mat open: in its header, before the dice."""
        panel = self.robot
        return QRectF(panel.x() + 402, panel.y() + 7, 64, 24)

    @property
    def robot_stack(self) -> QRectF:
        """The robot's draw stack."""
        panel = self.robot
        return QRectF(QPointF(panel.x() + 14, panel.y() + ROBOT_HEAD), ROBOT_CARD)

    @property
    def flipped(self) -> QRectF:
        """The card that the robot has turned up: larger, over the middle of its cards."""
        stack, wide = self.robot_stack, ROBOT_CARD.width() * 1.6
        return QRectF(stack.x() + 310, stack.bottom() - wide * CARD_RATIO, wide, wide * CARD_RATIO)

    @property
    def robot_board(self) -> QRectF:
        """Tracks, counters and tiles of the robot."""
        panel = self.robot
        left = panel.right() - BOARD_W - 14
        return QRectF(left, panel.y() + ROBOT_HEAD, BOARD_W, panel.height() - ROBOT_HEAD - 6)

    @property
    def robot_tableau(self) -> QRectF:
        """The robot's cards."""
        stack = self.robot_stack
        left = stack.right() + 14
        return QRectF(left, stack.y(), self.robot_board.x() - 12 - left, stack.height())

    @property
    def credit(self) -> QRectF:
        """The robot's credit track."""
        board = self.robot_board
        return QRectF(board.x(), board.y() - 2, TRACK_W, TRACK_H)

    @property
    def economy(self) -> QRectF:
        """The robot's economy track."""
        return self.credit.translated(0, TRACK_H + 1)

    @property
    def equals(self) -> QRectF:
        """The "robot =" counter."""
        board = self.robot_board
        return QRectF(board.x() + TRACK_W + 14, board.y() - 2, 84, 34)

    @property
    def world_tile(self) -> QRectF:
        """What the robot's start world settles besides: how its counter turns."""
        board = self.robot_board
        return QRectF(board.x(), self.economy.bottom() + 3, TRACK_W, 32)

    @property
    def counters(self) -> QRectF:
        """The six-cost counters that the robot has not placed."""
        board = self.robot_board
        left, top = board.x() + TRACK_W + 14, board.y() + 38
        return QRectF(left, top, board.right() - left, board.bottom() - top)

    def counter_at_rest(self, number: int) -> QRectF:
        """A counter beside the mat."""
        area = self.counters
        return QRectF(QPointF(area.x() + number * (COUNTER.width() + 4), area.y() + 2), COUNTER)

    def space(self, name: str) -> QRectF:
        """One of the nine action spaces."""
        count = len(ACTIONS)
        wide = (self.main - (count - 1) * GAP) / count
        return QRectF(MARGIN + ACTIONS.index(name) * (wide + GAP), SPACES_Y, wide, SPACES_H)

    @property
    def mat(self) -> QRectF:
        """The player's own mat."""
        return QRectF(MARGIN, MAT_Y, self.main, self.height - MAT_Y - MARGIN)

    @property
    def header(self) -> QRectF:
        """Name, numbers and buttons of the player."""
        return QRectF(MARGIN, MAT_Y, self.main, HEADER_H)

    @property
    def buttons_end(self) -> QPointF:
        """The upper right corner of the row of buttons in the header."""
        return QPointF(self.mat.right() - 12, MAT_Y + 7)

    @property
    def tableau(self) -> QRectF:
        """The player's cards on the table."""
        top = MAT_Y + HEADER_H
        return QRectF(MARGIN + 12, top, self.main - 24, self.bench.y() - GAP + 2 - top)

    @property
    def bench(self) -> QRectF:
        """The strip above the hand: markers to place, the sum to pay, powers to use."""
        bottom = self.mat.bottom() - HAND_H
        return QRectF(MARGIN + 12, bottom - BENCH_H, self.main - 24, BENCH_H)

    @property
    def prestige_card(self) -> QRectF:
        """The prestige card, beside the numbers of the header."""
        return QRectF(QPointF(self.header.x() + 736, self.header.y() + 5), PRESTIGE_CARD)

    def prestige_card_on(self, where: str) -> QRectF:
        """The prestige card laid on an action space, half under the marker there, or on the deck."""
        if where == SEARCH:
            deck = self.deck
            return QRectF(QPointF(deck.center().x() - PRESTIGE_CARD.width() / 2, deck.y() + 8), PRESTIGE_CARD)
        marker = self.marker_on(where)
        return QRectF(QPointF(marker.x() - 18, marker.center().y() - LAID_CARD.height() / 2), LAID_CARD)

    @property
    def leader(self) -> QRectF:
        """The tile of the prestige leader, beside the pool."""
        pool = self.pool
        top = pool.center().y() - LEADER.height() / 2
        return QRectF(QPointF(pool.right() - LEADER.width(), top), LEADER)

    def tucked(self, card: QRectF, plate: float) -> QRectF:
        """The cards under a world: on its picture beside its cost, above the ``plate`` with its name."""
        size = TUCKED * min(1.0, card.width() / CARD.width())
        return QRectF(QPointF(card.x() + card.width() * 0.29, plate - 3 - size.height()), size)

    @property
    def hand(self) -> QRectF:
        """The hand cards."""
        left = MARGIN + 12 + PILES_W
        return QRectF(left, self.bench.bottom() + 2, self.mat.right() - 8 - left, HAND_H - 4)

    @property
    def piles(self) -> QRectF:
        """Deck, discard pile and pool."""
        return QRectF(MARGIN + 6, self.bench.bottom() + 2, PILES_W, HAND_H - 4)

    @property
    def deck(self) -> QRectF:
        """The deck."""
        return QRectF(QPointF(MARGIN + 18, self.bench.bottom() + 7), PILE_CARD)

    @property
    def pile(self) -> QRectF:
        """The discard pile."""
        return self.deck.translated(PILE_CARD.width() + 12, 0)

    def pile_label(self, pile: QRectF) -> QRectF:
        """The name of a pile, below its lowest edge."""
        return QRectF(pile.x() - 8, pile.bottom() + LOWEST, pile.width() + 16, 15)

    @property
    def pool(self) -> QRectF:
        """The VP chips that are left."""
        deck = self.deck
        top = self.pile_label(deck).bottom()
        return QRectF(deck.x(), top, self.pile.right() - deck.x(), self.mat.bottom() - top - 6)

    @property
    def explained(self) -> QRectF:
        """What the robot does, line by line."""
        return QRectF(self.width - MARGIN - SIDE, PANELS_Y, SIDE, EXPLAINED_H)

    @property
    def inspector(self) -> QRectF:
        """What is under the pointer, in full."""
        return QRectF(self.explained.x(), self.explained.bottom() + 10, SIDE, INSPECTOR_H)

    @property
    def log(self) -> QRectF:
        """What has happened."""
        top = self.inspector.bottom() + 10
        return QRectF(self.inspector.x(), top, SIDE, self.height - MARGIN - top)

    # -- pieces ------------------------------------------------------------------------------------

    def robot_card(self, number: int, count: int) -> QRectF:
        """A card of the robot: side by side, overlapping when they are many."""
        area = self.robot_tableau
        step = step_of(area.width(), ROBOT_CARD.width(), count, 5)
        return QRectF(QPointF(area.x() + number * step, area.y()), ROBOT_CARD)

    def marker_on(self, name: str) -> QRectF:
        """The player's marker on an action space."""
        area = self.space(name)
        return marker_place(area.width(), area.height()).translated(area.topLeft())

    def die_on(self, name: str) -> QRectF:
        """A die of the robot on an action space."""
        area = self.space(name)
        return die_place(area.width(), area.height()).translated(area.topLeft())

    def die_at_rest(self, number: int) -> QRectF:
        """A die of the robot that lies on no space."""
        panel = self.robot
        return QRectF(panel.x() + 480 + number * (DIE + 8), panel.y() + 3, DIE, DIE)

    def marker_at_rest(self, number: int) -> QRectF:
        """A marker that is not yet on a space."""
        area = self.bench
        return QRectF(area.x() + 12 + number * (MARKER + 8), area.center().y() - MARKER / 2, MARKER, MARKER)

    def tableau_card(self, number: int, count: int) -> QRectF:
        """A card of the tableau: side by side, smaller when they are many, and overlapping a little."""
        area = self.tableau.adjusted(8, 22, -8, -6)
        places = max(count, LEAST_ACROSS)
        room = area.width() / places
        fitting = next((width for width in WIDTHS if width <= room - 6), min(READABLE, room / 0.7))
        width = min(fitting, (area.height() - 4) / CARD_RATIO)
        step = min(room, (area.width() - 2 - width) / (places - 1))
        left = area.x() + max(0.0, (room - width) / 2) + number * step
        high = width * CARD_RATIO
        return QRectF(left, area.center().y() - high / 2, width, high)

    def tableau_places(self, count: int, end: int) -> int:
        """How many places are shown: a row of them at first, and none past the end."""
        return min(end, max(count, LEAST_ACROSS))

    def good(self, number: int, count: int, plate: float) -> QRectF:
        """The good on a card of the tableau: at the right edge of what is seen of its picture.

        It does not reach below ``plate``, where the name begins.
        """
        card, beside = self.tableau_card(number, count), self.tableau_card(number + 1, count)
        right = min(card.right(), beside.x() if number + 1 < count else card.right())
        shrink = min(1.0, card.width() / 90)
        wide, high = GOOD.width() * shrink, GOOD.height() * shrink
        top = min(card.y() + card.height() * 0.42 - high / 2, plate - 1 - high)
        return QRectF(right - wide - 3, max(top, card.y() + 4), wide, high)

    def hand_card(self, number: int, count: int) -> QRectF:
        """A hand card: fanned, closer when they are many."""
        area = self.hand
        step = step_of(area.width() - 12, CARD.width(), count, 8)
        left = area.center().x() - ((count - 1) * step + CARD.width()) / 2
        away = _from_middle(number, count)
        return QRectF(QPointF(left + number * step, area.y() + 4 + LIFT * away * away), CARD)

    def hand_turn(self, number: int, count: int) -> float:
        """How far a hand card is turned, in degrees."""
        return 2.6 * _from_middle(number, count)

    def seen_card(self, number: int, count: int) -> QRectF:
        """A card that is looked at: side by side in the tray, overlapping when they are many."""
        tray = self.tray(count).adjusted(12, TRAY_HEAD, -12, 0)
        step = step_of(tray.width(), CARD.width(), count, 10)
        left = tray.center().x() - ((count - 1) * step + CARD.width()) / 2
        return QRectF(QPointF(left + number * step, tray.y()), CARD)

    def rows(self, width: float, height: float) -> QRectF:
        """Where the rows of the robot's mat are laid open: below it, over what lies there."""
        panel = self.robot
        return QRectF(panel.center().x() - width / 2, panel.bottom() + 6, width, height)

    def named_tray(self, count: int, widest: float) -> QRectF:
        """Where so many answers with long names are listed: where cards lie that are looked at."""
        wide = min(self.main, 2 * widest + 36)
        high = TRAY_HEAD + -(-count // 2) * (NAMED_H + 5) + 8
        return QRectF(MARGIN + self.main - wide, SPACES_Y + SPACES_H - high, wide, high)

    def named(self, number: int, count: int, tray: QRectF) -> QRectF:
        """One of so many answers with long names: in two columns of their tray."""
        area = tray.adjusted(14, TRAY_HEAD, -14, -3)
        rows = -(-count // 2)
        high = area.height() / rows - 5
        wide = (area.width() - 8) / 2
        x = area.x() + (number // rows) * (wide + 8)
        return QRectF(x, area.y() + (number % rows) * (high + 5), wide, high)

    def tray(self, count: int) -> QRectF:
        """Where cards that are looked at lie: over the end of the spaces and the robot's mat below its head.

        So the own cards stay in sight, which they must be compared with.
        """
        wide = min(self.main, 60 + count * (CARD.width() + 10))
        high = TRAY_HEAD + CARD.height() + 8
        return QRectF(MARGIN + self.main - wide, SPACES_Y + SPACES_H - high, wide, high)


def _from_middle(number: int, count: int) -> float:
    """Return where a card lies in the hand, from -1 at the left end to 1 at the right."""
    return 0.0 if count < 2 else 2 * number / (count - 1) - 1
