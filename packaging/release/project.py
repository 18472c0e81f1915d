"""What every package says of the program. Each fact has its place elsewhere and is only read here."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import rftg_desktop
from rftg_desktop.app import APPLICATION_ID, SUBTITLE, TITLE
from rftg_desktop.app import PROG as NAME
from rftg_desktop.session.savefile import SUFFIX as SAVE_SUFFIX

__all__ = ["APPLICATION_ID", "NAME", "SAVE_SUFFIX", "SUBTITLE", "TITLE", "VERSION"]

VERSION = rftg_desktop.__version__
ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
SVG = ROOT / "assets" / "icons" / "app.svg"
BUILD = ROOT / "build" / "package"
DIST = ROOT / "dist"
BUNDLE = DIST / NAME
"""The one folder that holds the whole program."""

MIME = "application/x-rftg-desktop-save"
MAINTAINER = "the rftg_desktop authors <authors@rftg-desktop.invalid>"
"""Debian wants an address; the project has none that is public."""

_HEADING = re.compile(r"^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$", re.MULTILINE)


class Release(NamedTuple):
    """A version that was given out, and when."""

    version: str
    date: str


def releases() -> tuple[Release, ...]:
    """Return the releases the change log tells of, newest first."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return tuple(Release(*found) for found in _HEADING.findall(text))


def source_date() -> int:
    """Return the time all packaged files get, so that the same sources make the same package."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        return int(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return int((ROOT / "CHANGELOG.md").stat().st_mtime)  # no checkout: an unpacked sdist


def filled(template: Path, **values: str) -> str:
    """Return a template with each ``@NAME@`` replaced; a name without a value is an error."""
    known = {"NAME": NAME, "TITLE": TITLE, "VERSION": VERSION, "ID": APPLICATION_ID, "MIME": MIME, **values}
    text = template.read_text(encoding="utf-8")
    return re.sub(r"@([A-Z]+)@", lambda found: known[found[1]], text)
