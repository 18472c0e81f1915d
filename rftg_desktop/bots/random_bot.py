"""A player that picks any option: for tests, measurements, and somebody to play against at once."""

from __future__ import annotations

from typing import Any

from rftg_desktop.kernel import rng
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.game import Options


class RandomBot:
    """Picks any option, each as likely as the others."""

    def choose(self, _view: Any, options: Options, seed: int, _game: Any = None) -> Action:
        """Return one of ``options``."""
        pick, _ = rng.below(rng.seeded(seed), len(options))
        return options[pick]
