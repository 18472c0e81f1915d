"""Where the user's things lie: platform folders by platformdirs, whose variables it obeys."""

from __future__ import annotations

from pathlib import Path

import platformdirs

APP_NAME = "rftg-desktop"


def data_folder() -> Path:
    """Return the folder of all that the user would miss: saves and packs."""
    return platformdirs.user_data_path(APP_NAME, appauthor=False)


def saves_folder() -> Path:
    """Return the folder of saved games."""
    return data_folder() / "saves"


def packs_folder() -> Path:
    """Return the folder of packs, which change the games' data."""
    return data_folder() / "packs"


def settings_folder() -> Path:
    """Return the folder of settings."""
    return platformdirs.user_config_path(APP_NAME, appauthor=False)


def logs_folder() -> Path:
    """Return the folder of the program's own diary."""
    return platformdirs.user_log_path(APP_NAME, appauthor=False)
