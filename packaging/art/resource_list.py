"""The list of files that ship: ``resources.qrc``."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import quoteattr

FOLDERS = {
    "art": ("*.webp",),
    "fonts": ("*.ttf", "*.txt"),
    "icons": ("*.svg", "*.png", "*.txt"),
    "rules": ("*.md",),
    "sounds": ("*.ogg", "*.wav"),
    "tutorial": ("*.json",),
}
SINGLE = ("CREDITS.md",)


def shipped(assets: Path) -> list[Path]:
    """Give every file that ships, in a fixed order."""
    found = {
        path
        for folder, patterns in FOLDERS.items()
        for pattern in patterns
        for path in (assets / folder).rglob(pattern)
    }
    found |= {assets / name for name in SINGLE if (assets / name).is_file()}
    return sorted(found)


def write_resources(root: Path) -> int:
    """Write ``resources.qrc`` at the top level; give the number of files it names."""
    assets = root / "assets"
    files = shipped(assets)
    lines = ["<!DOCTYPE RCC>", '<RCC version="1.0">', '  <qresource prefix="/">']
    for path in files:
        alias = path.relative_to(assets).as_posix()
        lines.append(f"    <file alias={quoteattr(alias)}>assets/{alias}</file>")
    lines += ["  </qresource>", "</RCC>", ""]
    target = root / "resources.qrc"
    text = "\n".join(lines)
    if not target.is_file() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
    return len(files)
