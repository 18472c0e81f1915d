"""Figures as the commands show them, and playing many games."""

import gc
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import fmean
from typing import Any

_COLLECT_EVERY = 50_000
"""Allocations between two runs of the collector; states make no cycles."""


@contextmanager
def lazy_collector() -> Iterator[None]:
    """Let Python's collector of cycles run less often for a while."""
    former = gc.get_threshold()
    gc.set_threshold(_COLLECT_EVERY, *former[1:])
    try:
        yield
    finally:
        gc.set_threshold(*former)


def spread(numbers: Sequence[int]) -> dict[str, float] | None:
    """Return mean, least and greatest of some numbers."""
    if not numbers:
        return None
    return {"mean": round(fmean(numbers), 2), "min": min(numbers), "max": max(numbers)}


def line_of(name: str, value: Any) -> str:
    """Return a figure as a line of text."""
    if isinstance(value, dict):
        value = ", ".join(f"{part} {number}" for part, number in value.items())
    return f"{name.replace('_', ' '):22} {'-' if value is None else value}"


def counts(counted: Counter[str]) -> str:
    """Return how many of what, in words."""
    return ", ".join(f"{count} {name}" for name, count in sorted(counted.items()))
