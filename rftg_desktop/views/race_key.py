"""The signs of Race in its rules: the key, each sign beside its meaning, and the robot's dice."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QPixmap

from rftg_desktop.rules.race.game import race_game
from rftg_desktop.views.sprites.race.key import SECTIONS
from rftg_desktop.views.sprites.race.signs import signs_sprite
from rftg_desktop.views.theme import DARK
from rftg_desktop.views.words.race.key import meaning
from rftg_desktop.views.words.race.robot_rows import faces_text
from rftg_desktop.views.words.translation import tr

SCHEME = "sign:"
"""How the text of the rules names a sign: ``![](sign:vp)``."""

DICE: Final = "dice"
SHARPNESS = 2.0
_PLACE = re.compile(r"^<!-- signs: (\w+) -->$", re.MULTILINE)


FACES: Final = {
    "explore": "row_explore",
    "develop": "row_develop",
    "settle": "row_settle",
    "trade": "row_trade",
    "double_vp": "double_vp",
    "produce": "row_produce",
    "robot": "robot",
    "match": "match",
}
"""The faces of the robot's dice, each with its sign in the key."""


def with_signs(text: str) -> str:
    """Return a chapter with its tables of signs.

    It asks for them by ``<!-- signs: SECTION -->``, and by ``<!-- signs: dice -->`` for the robot's dice.
    """
    return _PLACE.sub(lambda found: _dice() if found[1] == DICE else _table(found[1]), text)


def _dice() -> str:
    """Return the faces of both dice, as the data has them."""
    book, names = race_game().robot, (tr("the light one"), tr("the dark one"))
    rows = []
    for number, name in enumerate(names):
        signs = " ".join(f"![]({SCHEME}{FACES[face]})" for face in book.dice[number].faces)
        rows.append(f"| {name} | {signs} | {faces_text(book, number)} |")
    head = f"| {tr('Die')} | {tr('Signs')} | {tr('Faces')} |"
    return "\n".join((head, "| --- | --- | --- |", *rows))


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
