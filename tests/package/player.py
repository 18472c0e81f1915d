"""A player outside the program: it asks the probe what is there, and moves the real mouse."""

from __future__ import annotations

import json
import random
import select
import subprocess
import time
from collections.abc import Callable
from typing import Any, ClassVar

from tests.package.root import Root
from tests.package.screen import Screen

Look = dict[str, Any]

PATIENCE = 30.0
LONG = ("Dictate", "Recall")
"""Answers that make a game longer and lead nowhere else."""


class Program:
    """A started program and its window."""

    started: ClassVar[list[Program]] = []

    def __init__(self, root: Root, screen: Screen, *words: str, env: dict[str, str] | None = None) -> None:
        self.began = time.monotonic()
        self._process = root.start(
            "rftg-desktop",
            "--probe",
            *words,
            env={"DISPLAY": screen.display, **(env or {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.screen = screen
        self.started.append(self)

    def _ask(self, question: str) -> Look:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{question}\n")
        self._process.stdin.flush()
        ready, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
        assert ready, f"no answer to {question}"
        line = self._process.stdout.readline()
        assert line, f"the program has ended: {self.errors()}"
        return json.loads(line)

    def errors(self) -> str:
        """Return what an ended program has printed as errors."""
        self._process.kill()
        return self._process.communicate(timeout=PATIENCE)[1]

    def look(self) -> Look:
        """Return what the window shows."""
        return self._ask("look")

    def fail(self) -> None:
        """Let an error happen that nobody expects."""
        assert self._ask("fail") == {"understood": True}

    def wait(self, what: Callable[[Look], bool], patience: float = PATIENCE) -> Look:
        """Look until something is so."""
        until = time.monotonic() + patience
        while True:
            look = self.look()
            if what(look):
                return look
            assert time.monotonic() < until, f"waited in vain; there is {look}"
            time.sleep(0.02)

    def wait_page(self, name: str) -> Look:
        """Look until a page is shown and nothing covers it."""
        return self.wait(lambda look: look["page"] == name and look["exposed"])

    def press(self, button: str) -> None:
        """Click a button by its words, as soon as it can be clicked."""
        look = self.wait(lambda look: button in look["buttons"])
        self.screen.click(look["buttons"][button])

    def kill(self) -> None:
        """End the program as nothing else would: it gets no say."""
        with self._process:
            self._process.kill()

    def quit(self) -> int:
        """Close the program by its own button on the start page."""
        self.press("Quit")
        self._process.communicate(timeout=PATIENCE)
        return self._process.returncode


class Player:
    """Plays whatever is asked, for all seats, by mouse alone."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self.steps = self.drags = self.curtains = self.listened = 0
        self._screen = program.screen
        self._chance = random.Random(seed)

    def play_until(self, stop: Callable[[Look], bool]) -> Look:
        """Play step after step, until something is so."""
        while True:
            look = self.program.look()
            if stop(look):
                return look
            assert self.steps < 5000, "this game does not end"
            self.step(look)

    def step(self, look: Look) -> None:
        """Do the one thing that is due; what moves is let come to rest."""
        assert "game" in look, f"there is no table: {look}"
        game = look["game"]
        self.steps += 1
        if game["telling"]:
            self._listen(game["pressable"])
        elif game["moving"]:
            self._wait_game(lambda now: not now["moving"])
        elif "curtain" in game:
            self._open_curtain(game["curtain"])
        elif "cup" in game:
            self._screen.click(game["cup"])
            self._wait_game(lambda now: "cup" not in now)
        elif game["chooser"]:
            self._screen.click(self._chance.choice(game["chooser"]))
            self._wait_answered(game)
        else:
            self._answer(game)

    def _listen(self, pressable: Look) -> None:
        """Follow what goes on by itself: most of it picture by picture, where there is a button for that."""
        if "on" in pressable:
            self._screen.click(pressable["on" if self._chance.random() < 0.8 else "skip"])
        self.listened += 1

    def _answer(self, game: Look) -> None:
        way = self._chance.choice(self._wanted(game)["ways"])
        if "press" in way:
            self._screen.click(way["press"])
        elif self._chance.random() < 0.5:
            self._screen.press(way["from"])
            self._screen.drag_away()
            self._screen.drop(self._target(way))
            self.drags += 1
        else:
            self._screen.click(way["from"])
            self._screen.click(self._target(way))
        self._wait_answered(game)

    def _target(self, way: Look) -> tuple[int, int]:
        game = self._wait_game(lambda now: now["held"])
        place = game["targets"][way["target"]]
        assert place is not None, f"{way['target']} cannot be hit"
        return place

    def _wanted(self, game: Look) -> Look:
        """Choose any answer, but no long way round, so that the game is short."""
        answers = [answer for answer in game["answers"] if answer["ways"]]
        assert answers, f"nothing can be done: {game}"
        done = [answer for answer in answers if answer["action"] == "Done"]
        if game["choice"] == "Assign" and done:
            return done[0]
        short = [answer for answer in answers if answer["action"] not in (*LONG, "Done")]
        return self._chance.choice(short or done or answers)

    def _open_curtain(self, mark: tuple[int, int]) -> None:
        self.curtains += 1
        self._screen.press(mark)
        self._wait_game(lambda now: now.get("curtain") is None)
        self._screen.release()

    def _wait_game(self, what: Callable[[Look], bool]) -> Look:
        return self.program.wait(lambda look: "game" in look and what(look["game"]))["game"]

    def _wait_answered(self, before: Look) -> None:
        """Wait until the answer was taken, or is asked for more exactly."""

        def is_taken(look: Look) -> bool:
            if "game" not in look:
                return True  # another page: the result
            now = look["game"]
            return now["digest"] != before["digest"] or (now["chooser"] and not before["chooser"])

        self.program.wait(is_taken)
