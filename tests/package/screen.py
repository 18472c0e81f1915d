"""A screen nobody sees, with a window manager, and a mouse that sends real events to it."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageGrab

Point = tuple[int, int]

DOUBLE_CLICK = 0.6
"""Two clicks on one place are two clicks only so long after each other."""
SMALL = 9


class Screen:
    """The screen and the one mouse on it."""

    def __init__(self, display: str) -> None:
        self.display = display
        self._last: tuple[Point, float] = ((0, 0), 0.0)

    def _do(self, *words: str | int | float) -> None:
        command = ["xdotool", *map(str, words)]
        subprocess.run(command, check=True, env={**os.environ, "DISPLAY": self.display}, timeout=60)

    def click(self, at: Point) -> None:
        """Click as a person does, never so soon on the same place that it becomes a double click."""
        place, when = self._last
        if place == at:
            time.sleep(max(0.0, DOUBLE_CLICK - (time.monotonic() - when)))
        self._do("mousemove", *at, "sleep", 0.02, "mousedown", 1, "sleep", 0.02, "mouseup", 1)
        self._last = at, time.monotonic()

    def press(self, at: Point) -> None:
        """Press the button, and hold it."""
        self._do("mousemove", *at, "sleep", 0.02, "mousedown", 1)

    def drag_away(self) -> None:
        """Move the pressed mouse so far that it is a drag."""
        self._do("mousemove_relative", SMALL, SMALL, "sleep", 0.02, "mousemove_relative", SMALL, 0)

    def drop(self, at: Point) -> None:
        """Carry what is held to a place, in steps, and let go."""
        self._do("mousemove", *at, "sleep", 0.02, "mousemove_relative", "--", -1, 0)
        self._do("mousemove", *at, "sleep", 0.02, "mouseup", 1)

    def release(self) -> None:
        """Let go of the button."""
        self._do("mouseup", 1)

    def windows(self) -> list[str]:
        """Return the numbers of the windows with the program's title."""
        command = ["xdotool", "search", "--onlyvisible", "--name", "^Galaxy Table"]
        env = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=env, timeout=60)
        return done.stdout.split()

    def picture(self) -> Image.Image:
        """Return what is to be seen."""
        return ImageGrab.grab(xdisplay=self.display)


@contextmanager
def shown(size: str = "1600x900") -> Iterator[Screen]:
    """Show a screen with a window manager on it."""
    read, write = os.pipe()
    alone = ("-nolisten", "tcp", "-ac", "-noreset")
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", *alone]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        screen = Screen(f":{told.readline().strip()}")
    manager = subprocess.Popen(
        ["openbox"],
        env={**os.environ, "DISPLAY": screen.display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield screen
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(timeout=20)


def save_picture(screen: Screen, folder: Path, name: str) -> None:
    """Keep what is to be seen, for whoever looks into a failure."""
    folder.mkdir(parents=True, exist_ok=True)
    screen.picture().save(folder / f"{name}.png")
