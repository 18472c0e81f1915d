"""The window on the table: mouse and keys go to the hands, words come back beside the pointer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from rftg_desktop.controller.affordances import Answer
from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.views.play.bubble import Bubble
from rftg_desktop.views.play.chooser import Chooser
from rftg_desktop.views.play.going_on import GoingOn
from rftg_desktop.views.play.hands import Hands
from rftg_desktop.views.play.keyboard import Keyboard
from rftg_desktop.views.play.keys import Keys
from rftg_desktop.views.play.looking_back import LookingBack
from rftg_desktop.views.play.pointing import Pointing
from rftg_desktop.views.play.story import Story
from rftg_desktop.views.play.style import table_style
from rftg_desktop.views.play.talk import Talk
from rftg_desktop.views.play.warmth import Warmth
from rftg_desktop.views.table.frame import LOOK, ON, ROLL, SKIP, ButtonFace, Taste
from rftg_desktop.views.table.kits import kit_of
from rftg_desktop.views.table.scene import TableScene

LOG_STEP = 3


class TableView(QGraphicsView):
    """The table of one game. ``pressed(key)``: a button that is not an answer (undo, rules, menu ...)."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableScene()
        self.setScene(self.table)
        self.controller: GameController | None = None
        self.look_at: Seat | None = None
        self.taste = Taste()
        self.warmth = Warmth(self.table)
        self.hands = Hands(self.table)
        self.keyboard = Keyboard(self.table, self.hands)
        self.chooser = Chooser(self)
        self.bubble = Bubble(self)
        self.talk = Talk(self)
        self.pointing = Pointing(self)
        self.story = Story(self.table)
        self.going_on = GoingOn(self)
        self.past = LookingBack(self)
        self._keys = Keys(self)
        self._press: str | None = None
        """The button of the table that the mouse went down on; empty: elsewhere; ``None``: not down."""
        self._dragged = False
        self._scale = 1.0
        self._place = ""
        """What a click on the place would be where the mouse went down."""
        self._own_buttons: dict[str, Callable[[GameController], None]] = {
            "reset": GameController.reset,
            ROLL: GameController.shake_cup,
            "mine": GameController.look_at_own,
        }
        self._own_presses: dict[str, Callable[[], object]] = {
            "back": lambda: self.look(None),
            ON: self.story.go_on,
            SKIP: self.story.finish,
        }
        self._set_up()

    def _set_up(self) -> None:
        self.setObjectName("table")
        self.dress()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(QSize(640, 400))
        self.hands.chosen.connect(self._answer)
        self.hands.asks.connect(self._ask)
        self.hands.refused.connect(self.talk.refuse)
        self.hands.stuck.connect(self.talk.explain_stuck)
        self.hands.hovering.connect(self.talk.foretell)
        self.chooser.chosen.connect(self.hands.answer)
        self.chooser.left.connect(self._chooser_left)
        self.story.ended.connect(self._arrived)

    def dress(self) -> None:
        """Give the words that lie over the table their size: the player's, and larger on a large table."""
        self.setStyleSheet(table_style(self.taste.text * max(1.0, self._scale)))

    # -- the game ------------------------------------------------------------------------------------

    def set_controller(self, controller: GameController | None) -> None:
        """Show another game."""
        if self.controller is not None:
            self.controller.changed.disconnect(self._changed)
            self.controller.refused.disconnect(self._refused)
            self.controller.dropped.disconnect(self.talk.name_dropped)
        self.clear_hands()
        self.story.forget()
        self.going_on.clock.stop()
        self.look_at = None
        self.pointing.pinned = self.pointing.pointed = None
        self.keyboard.cursor = None
        self.controller = controller
        if controller is not None:
            self.table.use(kit_of(controller.session.box.spec.name))
            controller.changed.connect(self._changed)
            controller.refused.connect(self._refused)
            controller.dropped.connect(self.talk.name_dropped)

    def _changed(self, events: object) -> None:
        """The position, the viewer or the question is another one now."""
        self.clear_hands()
        self.look_at = None
        self.refresh(events if isinstance(events, tuple) else ())

    def refresh(self, events: tuple[Event, ...] = ()) -> None:
        """Show the table as it is now."""
        if self.controller is None:
            return
        self.pointing.forget()
        self.story.forget()
        self.going_on.clock.stop()
        former = self.table.frame
        frame = self.table.kit.frame(self.controller, self.look_at, self.taste)
        seats = len(frame.view.seats)
        if self.table.layout_.seats != seats or former is None:
            self._fit(seats)
        scenes = self.table.kit.story(former, frame, events) if former is not None and events else []
        self.story.show(scenes, frame, events)
        if not self.story.running:
            self._arrived()

    def _arrived(self) -> None:
        """What has happened is told: now it is the player's turn."""
        frame = self.table.frame
        if frame is not None:
            self.warmth.begin(frame)
            self.keyboard.refresh()
            self.going_on.watch()
            self.setAccessibleName(frame.title)

    def clear_hands(self) -> None:
        """Let go of everything, close the chooser and hush: nothing of the former moment stays."""
        self.chooser.clear()
        self.bubble.hush()
        self.pointing.tip_clock.stop()
        self.hands.forget()
        self.hands.via = ""
        self._press = None

    def look(self, seat: Seat | None) -> None:
        """Show another seat's mat in full, or the own one again."""
        if self.controller is None:
            return
        self.clear_hands()
        self.look_at = None if seat == self.controller.focus else seat
        self.refresh()

    # -- answers -------------------------------------------------------------------------------------

    def _answer(self, answer: Answer) -> None:
        if self.controller is not None:
            self.bubble.hush()
            self.controller.answer(answer)

    def _ask(self, answers: tuple[Answer, ...], point: QPointF) -> None:
        self.bubble.hush()
        self.chooser.ask(answers, [self.talk.phrase(answer) for answer in answers], self.mapFromScene(point))

    def _refused(self, words: str) -> None:
        """An answer was not possible: its piece lies where it was."""
        self.table.animator.finish()
        self.talk.say_refusal(words)

    def _chooser_left(self) -> None:
        self.hands.let_go()
        self.setFocus()

    def press_button(self, key: str) -> None:
        """Press a button of the table by its key; one that is not there does nothing."""
        if self.controller is None:
            return
        faces = {face.key: face for face in self._faces()}
        if key not in faces or not faces[key].enabled:
            return
        self.chooser.clear()
        answer = self.controller.affordances.button(key)
        if answer is not None:
            self.hands.forget()
            self.controller.answer(answer)
        elif key in self._own_buttons:
            self._own_buttons[key](self.controller)
        elif key in self._own_presses:
            self._own_presses[key]()
        elif key.startswith(LOOK):
            self.look(int(key.removeprefix(LOOK)))
        else:
            self.pressed.emit(key)

    def press_primary(self) -> None:
        """Press the gold button, if there is one."""
        frame = self.table.frame
        for face in frame.buttons if frame is not None else ():
            if face.primary:
                self.press_button(face.key)
                return

    def _faces(self) -> tuple[ButtonFace, ...]:
        frame = self.table.frame
        return () if frame is None else frame.faces

    # -- the mouse -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.table.animator.finish()
        if event.button() != Qt.MouseButton.LeftButton:
            self.pointing.pin(self.pointing.pointed)
            return
        self.keyboard.show(None)
        self.pointing.hide_tip()
        if self.chooser.isVisible():
            self.chooser.clear()
            self._chooser_left()
            self._press = None
            return
        point = self.mapToScene(event.position().toPoint())
        button = self.table.furniture.button_at(point)
        if button is None or button.key not in (ON, SKIP):
            self.story.finish()
        self._press, self._dragged = button.key if button is not None else "", False
        self._place = self.table.furniture.press_at(point)
        self.hands.press(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        down = bool(event.buttons() & Qt.MouseButton.LeftButton)
        if not self.chooser.isVisible():
            self.hands.move(point, down=down)
            self._dragged = self._dragged or self.hands.dragging
        self.pointing.point_at(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self.controller is None:
            return
        press, self._press = self._press, None
        if press is None or (self._dragged and not self.hands.dragging):
            return  # what the press began was broken off
        point = self.mapToScene(event.position().toPoint())
        button = self.table.furniture.button_at(point)
        if button is not None and button.key == press and not self._dragged:
            self.hands.forget()
            self.press_button(button.key)
            return
        if self._click_place(point):
            return
        self.hands.release(point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click is two clicks, but on a gold button one: the next seat may have its own there."""
        button = self.table.furniture.button_at(self.mapToScene(event.position().toPoint()))
        if button is None or not button.primary:
            self.mousePressEvent(event)

    def _click_place(self, point: QPointF) -> bool:
        """A click on the cup (or a drag from or to it) rolls it, one on an opponent's mat opens that mat."""
        if self.hands.held is not None or self.controller is None or self.table.frame is None:
            return False
        place, line = self.table.furniture.press_at(point), self.table.furniture.log_line_at(point)
        if ROLL in (self._place, place):
            self.press_button(ROLL)
        elif self.table.furniture.filter_log(point):
            pass
        elif line is not None:
            self.past.show(line.back)
        elif place.startswith(LOOK):
            self.look(int(place.removeprefix(LOOK)))
        else:
            return False
        return True

    def wheelEvent(self, event: QWheelEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        self.table.furniture.scroll(point, LOG_STEP if event.angleDelta().y() > 0 else -LOG_STEP)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self.pointing.hide_tip()
        self.table.furniture.light_buttons("", self.table.furniture.focused)
        super().leaveEvent(event)

    # -- keys, size, focus ---------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.handle(event):
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the pieces, not the widgets of the window."""
        if self.controller is None:
            return super().focusNextPrevChild(forward)
        self.table.animator.finish()
        self.story.finish()
        self.keyboard.step(forward)
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        self.clear_hands()
        self.table.animator.finish()
        super().hideEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if self.hands.dragging:
            self.hands.let_go()
        super().focusOutEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.clear_hands()
        self._fit(self.table.layout_.seats)
        self.table.animator.finish()
        super().resizeEvent(event)

    def _fit(self, seats: int) -> None:
        # The viewport, but known before the window is shown: there is no frame and no scroll bar.
        size = self.size()
        scale = self.table.resize(size.width(), size.height(), self.devicePixelRatioF(), seats)
        self.resetTransform()
        self.scale(scale, scale)
        if scale != self._scale:
            self._scale = scale
            self.dress()

    def button_rects(self) -> list[QRect]:
        """Return where the buttons are in this widget: words must not cover them."""
        areas = self.table.furniture.button_areas.values()
        return [self.mapFromScene(area).boundingRect() for area in areas]

    def spot_point(self, point: QPointF) -> QPoint:
        """Return where a point of the table is in this widget."""
        return self.mapFromScene(point)
