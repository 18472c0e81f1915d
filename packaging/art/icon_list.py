"""The icons taken from others: name and author of each, by set.

The views name icons by these names; a test holds both lists together.
"""

from __future__ import annotations

GAME_ICONS: dict[str, str] = {}

LUCIDE = (
    "bot", "book-open", "check", "chart-column", "chevron-down", "chevron-left", "chevron-right",
    "chevron-up", "circle-question-mark", "clock", "copy", "dices", "download", "eye", "eye-off",
    "folder-open", "hand", "house", "info", "keyboard", "list", "lock", "log-out", "menu", "package",
    "pause", "play", "plus", "redo-2", "rotate-ccw", "save", "scroll-text", "search", "settings",
    "skip-forward", "triangle-alert", "trophy", "undo-2", "user", "users", "volume-2", "volume-x", "x",
)  # fmt: skip
