"""Chance as a value: SplitMix64 on one integer that lives in the state.

The standard library's generator is large to copy and promises no equal shuffles between Python
versions; a saved game must roll the same dice anywhere, for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """Return the generator's first state for ``seed`` (any whole number)."""
    return (seed * _GAMMA + 0x1234567) & _MASK


def draw(rng: int) -> tuple[int, int]:
    """Return 64 random bits and the next state."""
    rng = (rng + _GAMMA) & _MASK
    bits = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return bits ^ (bits >> 31), rng


def below(rng: int, limit: int) -> tuple[int, int]:
    """Return a whole number in ``0 .. limit-1`` and the next state.

    The multiply-shift leaves a bias of at most ``limit / 2**64``: nobody will ever notice it.
    """
    # The lines of draw: a call more for every die costs more than they do.
    rng = (rng + _GAMMA) & _MASK
    bits = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((bits ^ (bits >> 31)) * limit) >> 64, rng


def shuffled(rng: int, things: Sequence[T]) -> tuple[tuple[T, ...], int]:
    """Return ``things`` in random order (Fisher-Yates) and the next state."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        pick, rng = below(rng, last + 1)
        order[last], order[pick] = order[pick], order[last]
    return tuple(order), rng
