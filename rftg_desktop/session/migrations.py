"""Bring the save files of former formats up to date, on plain data: one step for each format number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

FORMAT: Final = 1
"""The format written now. Raise it with any change a former reader would stumble over, and add a step."""

Step = Callable[[dict[str, Any]], dict[str, Any]]

STEPS: Mapping[int, Step] = {}
"""From format number to the function that makes the next one of it. No format has a predecessor yet."""


def migrated(data: dict[str, Any], steps: Mapping[int, Step] = STEPS, newest: int = FORMAT) -> dict[str, Any]:
    """Return ``data`` in the ``newest`` format; the argument stays as it is.

    Raises:
        KeyError: there is no way from its format.
    """
    data = dict(data)
    while data["format"] < newest:
        number = data["format"]
        data = {**steps[number](data), "format": number + 1}
    return data
