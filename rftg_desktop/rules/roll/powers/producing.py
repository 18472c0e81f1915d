"""Powers of Produce."""

from __future__ import annotations

from rftg_desktop.rules.roll.powers.base import Power


class GoodCapacity(Power, frozen=True, tag="good_capacity", kw_only=True):
    """Each world that is not gray holds ``extra`` goods more; each needs its own producer."""

    extra: int

    def extra_capacity(self) -> int:
        """Return how many more."""
        return self.extra
