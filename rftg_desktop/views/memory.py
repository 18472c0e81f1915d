"""Giving memory back: painting leaves holes in the heap that the C library keeps unless it is asked."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache


@cache
def _trim() -> Callable[[int], int] | None:
    """Return glibc's function for it; other systems do it by themselves, or not at all."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        found: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return None
    return found


def give_back() -> None:
    """Give what is free back to the system. It takes a few milliseconds: call it when nobody waits."""
    trim = _trim()
    if trim is not None:
        trim(0)
