"""Play a log again: rebuild the history of a save, and prove that a save tells the truth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.errors import RulesError
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.registry import Box
from rftg_desktop.session.history import Timeline, begin, extend

_EVERY: Final = 20
"""Answers between two checkpoints."""

_DIGITS: Final = 16

Checkpoint = tuple[int, str]
"""After how many answers, and the beginning of the digest then."""


class ReplayError(Exception):
    """The log does not play, or not like that; ``entry`` is the first answer that does not fit."""

    def __init__(self, entry: int, message: str) -> None:
        super().__init__(message)
        self.entry = entry


def played(box: Box, start: Timeline, log: Iterable[tuple[Seat, Action]]) -> Timeline:
    """Return the course that ``log`` leads to from ``start``.

    Raises:
        ReplayError: an answer is not possible where it stands.
    """
    timeline = start
    for number, (seat, action) in enumerate(log):
        try:
            timeline = extend(box, timeline, seat, action)
        except (RulesError, LookupError, TypeError) as error:
            raise ReplayError(number, f"answer {number + 1} is not possible there: {error}") from error
    return timeline


def replayed(box: Box, setup: Any, seed: int, log: Iterable[tuple[Seat, Action]]) -> Timeline:
    """Return the course that ``log`` leads to from a new game; raises as :func:`played` does.

    Raises:
        ReplayError: an answer is not possible where it stands, or the set-up is not.
    """
    try:
        start = begin(box, setup, seed)
    except ValueError as error:
        raise ReplayError(0, f"the set-up is not possible: {error}") from error
    return played(box, start, log)


def checkpoints(timeline: Timeline, first: int = 0) -> tuple[Checkpoint, ...]:
    """Return the digests to save: some on the way, and the last; ``first`` answers came before."""
    count = len(timeline.entries)
    marks = [*range(_EVERY, count, _EVERY), count]
    return tuple((first + mark, _digest_at(timeline, mark)) for mark in marks)


def verify(timeline: Timeline, wanted: Sequence[Checkpoint], first: int = 0) -> None:
    """Compare a course with the checkpoints of a save.

    Raises:
        ReplayError: one of them differs, there is none, or the last is missing.
    """
    count = len(timeline.entries)
    if not wanted or wanted[-1][0] != first + count:
        raise ReplayError(count, "the checkpoints do not cover the whole log")
    for mark, digest in wanted:
        at = mark - first
        if not 0 <= at <= count or _digest_at(timeline, at) != digest:
            raise ReplayError(max(at - 1, 0), f"the checkpoint after answer {mark} does not agree")


def _digest_at(timeline: Timeline, count: int) -> str:
    digest = timeline.entries[count - 1].digest if count else timeline.root
    return digest.hex()[:_DIGITS]
