"""Everything the table of Roll shows at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.view import View
from rftg_desktop.views.table.frame import Frame


@dataclass(frozen=True, slots=True, kw_only=True)
class RollFrame(Frame):
    """What the table of Roll shows besides; ``sixth`` is what the sixth place of the phase row is now."""

    view: View
    catalog: Catalog
    subtitle: str
    sixth: str

    @property
    def look(self) -> tuple[object, ...]:
        """The labels; and the tiles of the game, which packs may change."""
        return self.taste.labels, self.taste.text, self.catalog
