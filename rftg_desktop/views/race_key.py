"""The key to the signs of Race, as part of its rules: each sign painted beside its meaning."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtGui import QPixmap

from rftg_desktop.views.sprites.race.key import SECTIONS
from rftg_desktop.views.sprites.race.signs import signs_sprite
from rftg_desktop.views.theme import DARK
from rftg_desktop.views.words.race.key import meaning
from rftg_desktop.views.words.translation import tr

SCHEME = "sign:"
"""How the text of the rules names a sign: ``![](sign:vp)``."""

SHARPNESS = 2.0
_PLACE = re.compile(r"^<!-- signs: (\w+) -->$", re.MULTILINE)


def with_signs(text: str) -> str:
    """Return a chapter with the tables of signs where it asks for them by ``<!-- signs: SECTION -->``."""
    return _PLACE.sub(lambda found: _table(found[1]), text)


def _table(section: str) -> str:
    rows = [f"| ![]({SCHEME}{name}) | {meaning(name)} |" for name, _ in dict(SECTIONS)[section]]
    return "\n".join((f"| {tr('Sign')} | {tr('Meaning')} |", "| --- | --- |", *rows))


@lru_cache(maxsize=256)
def sign_picture(name: str, height: float) -> QPixmap | None:
    """Return a sign of the key, painted; nothing for an unknown name."""
    bits = {entry: bits for _, section in SECTIONS for entry, bits in section}.get(name)
    if bits is None:
        return None
    found = signs_sprite(bits, height, SHARPNESS, DARK).pixmap
    found.setDevicePixelRatio(SHARPNESS)
    return found
