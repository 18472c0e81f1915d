"""Draw the table after some random moves into a picture; no display is needed."""

import argparse
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from rftg_desktop.cli import InputError, natural, positive
from rftg_desktop.tools import solo
from rftg_desktop.tools.random_game import random_game

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from rftg_desktop.session.session import Session

THEMES = ("dark",)
LEAST, MOST = (1024, 600), (7680, 4320)
"""The window's least size, and one no screen exceeds."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--game", choices=("roll", solo.NAME), default="roll", help="which game (roll)")
    parser.add_argument("--seats", metavar="N", type=positive, help="how many play (2)")
    parser.add_argument("--sets", choices=solo.SETS, help=f"{solo.NAME} with these sets (base)")
    parser.add_argument("--seed", metavar="N", type=natural, default=1, help="seed of the game (1)")
    parser.add_argument(
        "--moves", metavar="N", type=natural, default=0, help="random moves before the picture (0)"
    )
    parser.add_argument(
        "--size", metavar="WxH", type=_size, default=(1366, 768), help="size in pixels (1366x768)"
    )
    parser.add_argument("--theme", choices=THEMES, default=THEMES[0], help="colours of the window (dark)")
    parser.add_argument(
        "--private", action="store_true", help="show what the seat to move sees, not the shared table"
    )
    parser.add_argument("--out", metavar="FILE.png", type=Path, required=True, help="the picture to write")


def run(args: argparse.Namespace) -> int:
    """Play, draw and write."""
    _check_target(args.out)
    session = _session(args)
    picture = table_picture(session, args.size, private=args.private)
    args.out.write_bytes(_png(picture))
    size = f"{picture.width()}x{picture.height()}"
    seats = f"{len(session.seats)} seat{'s' if len(session.seats) > 1 else ''}"
    print(f"{args.out}: {size}, {seats}, seed {args.seed}, {len(session.entries)} moves")
    return 0


def _session(args: argparse.Namespace) -> "Session":
    if args.game == solo.NAME:
        if args.seats not in (None, 1):
            raise InputError(f"{solo.NAME} has one seat")
        return random_game("race", 1, args.seed, args.moves, setup=solo.setup_for(args.sets))
    if args.sets is not None:
        raise InputError(f"--sets is for {solo.NAME}")
    return random_game(args.game, args.seats or 2, args.seed, args.moves)


def table_picture(session: "Session", size: tuple[int, int], *, private: bool) -> "QImage":
    """Draw the table of a game, as everybody may see it or as the seat to move does.

    Raises:
        InputError: the program's own pictures are missing.
    """
    app = offscreen()
    from rftg_desktop.controller.game_controller import GameController
    from rftg_desktop.views.play.table_view import TableView

    controller = GameController(session, shake=False)
    view = TableView()
    view.resize(*size)
    view.set_controller(controller)
    controller.start()
    if private and controller.curtain_for is not None:
        controller.open_curtain(controller.curtain_for)
    view.show()
    app.processEvents()
    picture = view.grab().toImage()
    view.set_controller(None)
    view.close()
    view.deleteLater()
    return picture


def offscreen() -> "QApplication":
    """Start Qt without a display, once, and load the program's pictures and fonts.

    Raises:
        InputError: Qt or the pictures cannot be loaded.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        raise InputError(f"Qt cannot be loaded: {error}") from error
    from rftg_desktop.views.resources import ResourceError, ensure_resources

    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(["rftg-tools"])
    try:
        ensure_resources()
    except ResourceError as error:
        raise InputError(str(error)) from error
    from rftg_desktop.views.style import apply_style

    apply_style(app)
    return app


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([1-9]\d{0,4})x([1-9]\d{0,4})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"'{text}' is not a size such as 1366x768")
    width, height = int(found[1]), int(found[2])
    if not (LEAST[0] <= width <= MOST[0] and LEAST[1] <= height <= MOST[1]):
        bounds = f"{LEAST[0]}x{LEAST[1]} to {MOST[0]}x{MOST[1]}"
        raise argparse.ArgumentTypeError(f"'{text}' is not between {bounds}")
    return width, height


def _check_target(path: Path) -> None:
    """Refuse a place that cannot be written before the work is done."""
    if path.suffix.lower() != ".png":
        raise InputError(f"the picture is a PNG, so its name must end in .png: {path}")
    if path.is_dir():
        raise InputError(f"there is a folder of that name: {path}")
    if not path.parent.is_dir():
        raise InputError(f"there is no folder {path.parent}")


def _png(picture: "QImage") -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
