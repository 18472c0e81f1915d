"""Drives the real window by mouse and keys, addressing things by their spots."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rftg_desktop.controller.affordances import Affordances, Answer, Button, Gesture, Spot
from rftg_desktop.views.main_window import MainWindow
from rftg_desktop.views.probe import piece_pixel, target_pixel

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


class Driver:
    """A player's hands on a window whose table page is shown."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.view = window.table.view
        self.gestures = 0

    @property
    def controller(self):
        return self.window.table.controller

    @property
    def affordances(self) -> Affordances:
        return self.controller.affordances

    def settle(self) -> None:
        QApplication.processEvents()

    # -- places ------------------------------------------------------------------------------------

    def at(self, point: QPointF) -> QPoint:
        return self.view.mapFromScene(point)

    def piece_point(self, spot: Spot) -> QPoint:
        """A point of a piece where nothing lies over it."""
        pixel = piece_pixel(self.view, spot)
        assert pixel is not None, f"{spot} is not there, or wholly covered"
        return pixel

    def target_point(self, spot: Spot) -> QPoint:
        """A point that counts for a lit target."""
        pixel = target_pixel(self.view, spot)
        assert pixel is not None, f"{spot} cannot be hit"
        return pixel

    # -- gestures ----------------------------------------------------------------------------------

    def drag(self, source: Spot, target: Spot) -> None:
        port = self.view.viewport()
        start = self.piece_point(source)
        QTest.mouseMove(port, start)
        QTest.mousePress(port, LEFT, pos=start)
        QTest.mouseMove(port, start + QPoint(12, 9))
        assert self.view.hands.held == source
        end = self.target_point(target)
        QTest.mouseMove(port, (start + end) / 2)
        QTest.mouseMove(port, end)
        QTest.mouseRelease(port, LEFT, pos=end)
        self.gestures += 1
        self.settle()

    def click_both(self, source: Spot, target: Spot) -> None:
        port = self.view.viewport()
        QTest.mouseClick(port, LEFT, pos=self.piece_point(source))
        assert self.view.hands.held == source
        QTest.mouseClick(port, LEFT, pos=self.target_point(target))
        self.gestures += 1
        self.settle()

    def by_keys(self, source: Spot, target: Spot) -> None:
        """Tab to the piece, Enter, Tab to the target, Enter."""
        for _ in range(400):
            if self.view.keyboard.cursor == source:
                break
            QTest.keyClick(self.view, Qt.Key.Key_Tab)
        assert self.view.keyboard.cursor == source
        QTest.keyClick(self.view, Qt.Key.Key_Return)
        assert self.view.hands.held == source
        for _ in range(400):
            if self.view.hands.over == target:
                break
            QTest.keyClick(self.view, Qt.Key.Key_Tab)
        assert self.view.hands.over == target
        QTest.keyClick(self.view, Qt.Key.Key_Return)
        self.gestures += 1
        self.settle()

    def click(self, point: QPointF) -> None:
        """Click a point of the table."""
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(point))
        self.gestures += 1
        self.settle()

    def click_button(self, key: str) -> None:
        area = self.view.table.furniture.button_areas[key]
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.at(area.center()))
        self.gestures += 1
        self.settle()

    def press_by_key(self, button: str) -> None:
        """Press a button of an answer by its key; those that are named side by side by their number."""
        frame = self.view.table.frame
        assert frame is not None
        digit = next((d for d in range(10) if (face := frame.named_by(d)) and face.key == button), None)
        if digit is not None:
            key = Qt.Key(Qt.Key.Key_0 + digit)
        else:
            face = next(face for face in frame.faces if face.key == button)
            others = {"buy": Qt.Key.Key_B, "pass": Qt.Key.Key_P}
            key = Qt.Key.Key_Return if face.primary else others[button]
        QTest.keyClick(self.view, key, CTRL)
        self.gestures += 1
        self.settle()

    def choose(self, answer: Answer, how: str = "click") -> None:
        """Take an answer of the open chooser."""
        rows, held = self.view.chooser.rows, self.view.hands
        answers = self.affordances.actions_for(self.chosen_source, self.chosen_target, held.via)
        place = answers.index(answer)
        if how == "keys":
            for step in range(place):
                QTest.keyClick(rows[step], Qt.Key.Key_Down)
            QTest.keyClick(rows[place], Qt.Key.Key_Return)
        else:
            QTest.mouseClick(rows[place], LEFT)
        self.gestures += 1
        self.settle()

    # -- whole answers -----------------------------------------------------------------------------

    def give(self, answer: Answer, way: Gesture | Button, how: str) -> None:
        """Give one answer: ``how`` is drag, click or keys."""
        if isinstance(way, Button):
            if how == "keys":
                self.press_by_key(way.key)
            else:
                self.click_button(way.key)
            return
        self.chosen_source, self.chosen_target = way.source, way.target
        {"drag": self.drag, "click": self.click_both, "keys": self.by_keys}[how](way.source, way.target)
        if self.view.chooser.isVisible():
            self.choose(answer, how)

    def open_curtain(self) -> None:
        """Type the seat's number and Enter."""
        curtain = self.window.table.curtain
        assert curtain.isVisible()
        QTest.keyClicks(curtain, str(self.controller.curtain_for + 1))
        QTest.keyClick(curtain, Qt.Key.Key_Return)
        self.gestures += 1
        self.settle()

    def step(self, chance: random.Random, hows: tuple[str, ...] = ("drag", "click", "keys")) -> None:
        """Do one random thing that the table offers."""
        if self.controller.curtain_for is not None:
            self.open_curtain()
        elif self.controller.must_shake:
            QTest.keyClick(self.view, Qt.Key.Key_Space)
            self.settle()
        else:
            answers = [answer for answer in self.affordances.answers if answer.revises is None]
            answer = chance.choice(answers)
            self.give(answer, chance.choice(answer.ways), chance.choice(hows))
