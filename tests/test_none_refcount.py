"""PySide6 6.12.0 on Python 3.11 drops a reference to None in every call that returns nothing, and aborts."""

import sys

from PySide6.QtCore import QObject
from PySide6.QtGui import QImage, QPainter, QPen

CALLS = 500
TOLERANCE = 50


def test_void_calls_keep_none_alive() -> None:
    thing = QObject()
    pen = QPen()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("x")
        pen.setWidth(1)
    assert abs(sys.getrefcount(None) - before) < TOLERANCE


def test_painting_keeps_none_alive() -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        painter.setOpacity(0.5)
        painter.drawLine(0, 0, 8, 8)
    after = sys.getrefcount(None)
    painter.end()
    assert abs(after - before) < TOLERANCE
