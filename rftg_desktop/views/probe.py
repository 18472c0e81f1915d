"""What a tester outside the program may ask of its window: what is shown, and where it is on the screen.

With ``--probe`` the program answers on standard output, one line of JSON for each line on standard input. The
tester then moves the real mouse to the places it was told. So the very program that is given out can be
played to the end by a machine, and nothing in it behaves otherwise than for a person.

`look` tells what is there, as the present viewer may know it. `fail` raises an error on purpose: what happens
then cannot be seen in a finished program in another way. Nothing else is understood, and nothing is changed.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QSocketNotifier
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from rftg_desktop.controller.affordances import Answer, Button, Gesture, Spot
from rftg_desktop.views.table.targets import hit

if TYPE_CHECKING:
    from rftg_desktop.views.main_window import MainWindow
    from rftg_desktop.views.play.table_view import TableView
    from rftg_desktop.views.table_page import TablePage

_CHUNK = 4096
_PARTS = (0.5, 0.2, 0.8, 0.1, 0.35, 0.65, 0.9, 0.04, 0.96)

Place = tuple[int, int]
"""A point of the screen, in its pixels."""


class AskedFor(Exception):
    """The error that the probe raises when it is told to."""


class Probe(QObject):
    """Answers what is asked on standard input, until that is closed."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._heard = b""
        self._input = sys.stdin.fileno()
        self._notifier = QSocketNotifier(self._input, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._listen)

    def _listen(self) -> None:
        chunk = os.read(self._input, _CHUNK)
        if not chunk:
            self._notifier.setEnabled(False)
        *lines, self._heard = (self._heard + chunk).split(b"\n")
        for line in lines:
            self._answer(line.decode("utf-8", "replace").strip())

    def _answer(self, question: str) -> None:
        known = question in ("look", "fail")
        told = seen(self._window) if question == "look" else {"understood": known}
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
        if question == "fail":
            raise AskedFor("the probe was told to fail")


def seen(window: MainWindow) -> dict[str, Any]:
    """Return what the window shows: the page, the buttons that can be pressed, and the game on the table."""
    page = window.pages.currentWidget()
    notice = window.messages.current
    told: dict[str, Any] = {
        "page": type(page).__name__,
        "exposed": window.windowHandle().isExposed(),
        "notice": "" if notice is None else f"{notice.text} {notice.details}".strip(),
        "buttons": _buttons(window),
    }
    if window.session is not None and page is window.table:
        told["game"] = _game(window.table)
    return told


def _buttons(window: QWidget) -> dict[str, Place]:
    """Return the buttons that a click would reach, by their words."""
    found = {}
    for button in window.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled():
            middle = button.mapToGlobal(button.rect().center())
            if QApplication.widgetAt(middle) is button:
                words = button.accessibleName() or button.text().replace("&", "")
                found[words.strip()] = (middle.x(), middle.y())
    return found


def _game(page: TablePage) -> dict[str, Any]:
    controller, view = page.controller, page.view
    if controller is None:
        return {}
    session, hands = controller.session, view.hands
    layout = view.table.layout_
    told: dict[str, Any] = {
        "game": session.box.spec.name,
        "given": len(session.entries),
        "digest": session.digest[:16],
        "round": session.moment[0],
        "over": session.is_over,
        "choice": type(controller.choice).__name__,
        "moving": view.table.animator.running,
        "telling": view.story.running,
        "held": hands.held is not None,
        "answers": [_answer_of(view, answer) for answer in controller.affordances.answers if _is_new(answer)],
        "targets": {str(spot): _on_screen(view, target_pixel(view, spot)) for spot in hands.targets},
        "chooser": [_middle(row) for row in view.chooser.rows],
        "pressable": {
            key: _on_screen(view, view.mapFromScene(area.center()))
            for key, area in view.table.furniture.button_areas.items()
        },
    }
    if controller.curtain_for is not None:
        mark = page.curtain.mapToGlobal(page.curtain.mark_centre().toPoint())
        told["curtain"] = (mark.x(), mark.y())
    if controller.must_shake:
        told["cup"] = _on_screen(view, view.mapFromScene(layout.cup.center()))
    return told


def _is_new(answer: Answer) -> bool:
    return answer.revises is None


def _answer_of(view: TableView, answer: Answer) -> dict[str, Any]:
    ways = [_way(view, way) for way in answer.ways]
    return {"action": type(answer.action).__name__, "ways": [way for way in ways if way is not None]}


def _way(view: TableView, way: Gesture | Button) -> dict[str, Any] | None:
    if isinstance(way, Button):
        area = view.table.furniture.button_areas.get(way.key)
        return None if area is None else {"press": _on_screen(view, view.mapFromScene(area.center()))}
    source = _on_screen(view, piece_pixel(view, way.source))
    return None if source is None else {"from": source, "target": str(way.target)}


def _middle(widget: QWidget) -> Place:
    middle = widget.mapToGlobal(widget.rect().center())
    return middle.x(), middle.y()


def _on_screen(view: TableView, pixel: QPoint | None) -> Place | None:
    if pixel is None:
        return None
    point = view.viewport().mapToGlobal(pixel)
    return point.x(), point.y()


# -- where a piece can be taken, and a place be hit ------------------------------------------------------


def points_of(area: QRectF) -> Iterator[QPointF]:
    """Yield points of an area, the middle first."""
    for down, across in product(_PARTS, _PARTS):
        yield QPointF(area.x() + area.width() * across, area.y() + area.height() * down)


def piece_pixel(view: TableView, spot: Spot) -> QPoint | None:
    """Return a pixel of a piece where nothing lies over it; none if it is not there or wholly covered."""
    for token in view.table.tokens.get(spot, []):
        for pixel in map(view.mapFromScene, points_of(token.piece.rect)):
            found = view.table.token_at(view.mapToScene(pixel))
            if found is not None and found.piece.spot == spot:
                return pixel
    return None


def target_pixel(view: TableView, spot: Spot) -> QPoint | None:
    """Return a pixel that counts for a lit target; none if another one takes all of it."""
    areas = view.hands.targets
    for pixel in map(view.mapFromScene, points_of(areas[spot])):
        if hit(view.mapToScene(pixel), areas) == spot:
            return pixel
    return None
