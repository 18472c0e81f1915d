"""The texts and pictures by which a Linux desktop knows the program, in the tree they are installed in."""

from __future__ import annotations

import gzip
import time
from collections.abc import Mapping
from pathlib import Path

from release import icons
from release.project import (
    APPLICATION_ID,
    NAME,
    PACKAGING,
    SAVE_SUFFIX,
    SVG,
    filled,
    releases,
    source_date,
)
from rftg_desktop.tools.__main__ import COMMANDS

_TEMPLATES = PACKAGING / "linux"


def texts() -> Mapping[str, str]:
    """Return the plain texts by their place below ``/usr/share``."""
    return {
        f"applications/{APPLICATION_ID}.desktop": filled(_TEMPLATES / "desktop.in"),
        f"metainfo/{APPLICATION_ID}.metainfo.xml": filled(
            _TEMPLATES / "metainfo.xml.in", RELEASES=_release_lines()
        ),
        f"mime/packages/{NAME}.xml": filled(_TEMPLATES / "mime.xml.in", SUFFIX=SAVE_SUFFIX),
    }


def manuals() -> Mapping[str, str]:
    """Return the manual pages by their place below ``/usr/share``."""
    date = time.strftime("%Y-%m-%d", time.gmtime(source_date()))
    commands = "\n".join(
        f".TP\n.B {name}\n{about[0].upper()}{about[1:]}." for name, about in COMMANDS.items()
    )
    return {
        "man/man6/rftg-desktop.6": filled(_TEMPLATES / "rftg-desktop.6.in", DATE=date),
        "man/man6/rftg-tools.6": filled(_TEMPLATES / "rftg-tools.6.in", DATE=date, COMMANDS=commands),
    }


def _release_lines() -> str:
    lines = (f'    <release version="{found.version}" date="{found.date}"/>' for found in releases())
    return "\n".join(lines)


def write_share(share: Path) -> None:
    """Write everything that belongs below ``/usr/share``."""
    for name, text in texts().items():
        _write(share / name, text.encode())
    for name, text in manuals().items():
        _write(share / f"{name}.gz", packed(text.encode()))
    theme = share / "icons" / "hicolor"
    _write(theme / "scalable" / "apps" / f"{APPLICATION_ID}.svg", SVG.read_bytes())
    for side in icons.HICOLOR:
        _write(theme / f"{side}x{side}" / "apps" / f"{APPLICATION_ID}.png", icons.painted(side))


def packed(data: bytes) -> bytes:
    """Return data as gzip makes it, without a name or time that would differ from run to run."""
    return gzip.compress(data, 9, mtime=0)


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
