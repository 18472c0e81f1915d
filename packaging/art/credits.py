"""The file that names authors and licences of what was taken from others."""

from __future__ import annotations

from .icon_list import GAME_ICONS, LUCIDE

HEAD = """# Credits

## Pictures

Planets, nebula, the application's icon, dice, tiles, cards and all symbols were made for this program
(`packaging/build_assets.py` and `rftg_desktop/views/sprites`), under the program's own licence.

## Parts of the program

The window is made with [Qt](https://www.qt.io) by way of PySide6 and shiboken6, © The Qt Company Ltd. and
other contributors, used unchanged under the GNU Lesser General Public License, version 3; and with msgspec
(BSD licence), platformdirs and Pillow (MIT licences). A package that brings these along, with Python and
other libraries, has the texts of all their licences, those of the LGPL and the GPL too, in its folder
`licences`.

## Fonts

| Font | Copyright | Licence | Source |
| --- | --- | --- | --- |
| Exo 2 | 2013 The Exo 2 Project Authors | SIL Open Font License 1.1 (`Exo2-OFL.txt`) \
| npm `@fontsource/exo-2` |
| Rajdhani | 2014 Indian Type Foundry | SIL Open Font License 1.1 (`Rajdhani-OFL.txt`) \
| npm `@fontsource/rajdhani` |
| Orbitron | 2018 The Orbitron Project Authors | SIL Open Font License 1.1 (`Orbitron-OFL.txt`) \
| npm `@fontsource/orbitron` |
| Noto Sans Math (a few symbols) | 2022 The Noto Project Authors | SIL Open Font License 1.1 \
(`NotoSansMath-OFL.txt`) | npm `@fontsource/noto-sans-math` |

The web font files were converted to TrueType and their Latin parts joined; the shapes are unchanged.

## Icons

Icons by the game-icons.net authors, [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/),
made by Lorc (<https://lorcblog.blogspot.com>) and Delapouite (<https://delapouite.com>),
from <https://game-icons.net> by way of npm `@iconify-json/game-icons` 1.2.4. They are tinted and given
a glow when drawn.

| Icon | Author |
| --- | --- |
"""

LUCIDE_PART = """
Toolbar and menu icons by the [Lucide](https://lucide.dev) contributors, ISC licence, some of them
derived from Feather, MIT licence (`Lucide-ISC.txt` has both), from npm `@iconify-json/lucide` 1.2.137:
{names}.
"""


def credits_text() -> str:
    """Write the credits as Markdown, one row per icon."""
    rows = "".join(f"| {name} | {author} |\n" for name, author in sorted(GAME_ICONS.items()))
    return HEAD + rows + LUCIDE_PART.format(names=", ".join(LUCIDE))
