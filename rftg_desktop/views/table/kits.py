"""The kits by the name of the game. A kit is imported when its game is first put on the table."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from rftg_desktop.views.table.kit import Kit

MODULES = {
    "roll": "rftg_desktop.views.table.roll.kit",
    "race": "rftg_desktop.views.table.race.kit",
}
"""Where each game's ``KIT`` is."""


@cache
def kit_of(name: str) -> Kit[Any, Any]:
    """Return what a game puts on the table.

    Raises:
        KeyError: no table is known for it.
    """
    kit: Kit[Any, Any] = import_module(MODULES[name]).KIT
    return kit
