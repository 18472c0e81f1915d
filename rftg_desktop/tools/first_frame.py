"""What the bench starts in processes of its own: a program up to its first frame, and its memory.

``python -m rftg_desktop.tools.first_frame KIND [FILE]``, with KIND ``bare``, ``start``, or with a saved game
``game``, ``rested``, ``played``, prints one line: the resident memory in MiB,
or 0 where the system does not tell.
"""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rftg_desktop.views.main_window import MainWindow

SIZE = (1366, 768)
_ITEMS = 300
_ANSWERS = 120


def main(words: list[str]) -> int:
    """Draw the first frame of what is named, and say how much memory it took."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    kind, *rest = words
    kept = _bare() if kind == "bare" else _program(kind, Path(rest[0]) if rest else None)
    print(f"{resident():.1f}", flush=True)
    # What was measured is over; taking the window down is not part of it.
    del kept
    os._exit(0)


def resident() -> float:
    """Return the resident memory of this process in MiB."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def _bare() -> object:
    """A bare view with 300 pixmap items: what Qt itself costs."""
    from PySide6.QtGui import QColor, QPixmap
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

    app = QApplication(["bare"])
    scene = QGraphicsScene(0, 0, *SIZE)
    view = QGraphicsView(scene)
    for number in range(_ITEMS):
        pixmap = QPixmap(40, 40)
        pixmap.fill(QColor.fromHsv(number, 200, 200))
        scene.addPixmap(pixmap).setPos(number % 30 * 44, number // 30 * 70)
    view.resize(*SIZE)
    view.show()
    app.processEvents()
    view.grab()
    return app, view


def _program(kind: str, save: Path | None) -> object:
    """The program as it starts, with a saved game open where one is named."""
    from rftg_desktop import app as program

    qt = program.start_qt()
    window = program.make_window(load=save, seed=None, passing=True)
    window.resize(*SIZE)
    window.show()
    qt.processEvents()
    window.grab()
    if kind == "played":
        _play(window)
    while kind in ("rested", "played") and window.table.view.warmth.running:
        qt.processEvents()
    return qt, window


def _play(window: "MainWindow") -> None:
    """Give some answers, so that what a game in progress keeps is there."""
    from PySide6.QtWidgets import QApplication

    from rftg_desktop.kernel.rng import below, seeded

    page = window.table
    page.view.table.animator.speed = 1.0
    controller, chance = page.controller, seeded(1)
    assert controller is not None
    for _ in range(_ANSWERS):
        if controller.curtain_for is not None:
            controller.open_curtain(controller.curtain_for)
        controller.shake_cup()
        found = controller.session.options()
        if not found:
            break
        pick, chance = below(chance, len(found))
        controller.submit(found[pick])
        QApplication.processEvents()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
