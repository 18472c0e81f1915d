"""Fonts: web fonts from npm packages turned into TrueType files, with their licences."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont

# The text fonts lack these; one small font holds them, so that no machine's own fonts show.
SYMBOLS = "≥≤→←↑↓★●▲■◆⬟⏎✓−×"


@dataclass(frozen=True)
class Family:
    """One npm package of @fontsource and what is taken of it."""

    package: str
    title: str
    weights: tuple[int, ...]
    scripts: tuple[str, ...] = ("latin", "latin-ext")


FAMILIES = (
    Family("exo-2", "Exo 2", (500, 600, 700, 800)),
    Family("rajdhani", "Rajdhani", (500, 600, 700)),
    Family("orbitron", "Orbitron", (700, 800), ("latin",)),
)
STYLES = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}
SYMBOL_FAMILY = Family("noto-sans-math", "Noto Sans Math", (400,), ("latin",))


def _web_font(modules: Path, family: Family, script: str, weight: int) -> Path:
    name = f"{family.package}-{script}-{weight}-normal.woff2"
    return modules / "@fontsource" / family.package / "files" / name


def _plain(source: Path, target: Path) -> Path:
    font = TTFont(source, recalcTimestamp=False)
    font.flavor = None
    font.save(target)
    return target


def _text_font(modules: Path, family: Family, weight: int, target: Path, scratch: Path) -> None:
    """Join the scripts of one weight into one file."""
    parts = [
        _plain(_web_font(modules, family, script, weight), scratch / f"{script}.ttf")
        for script in family.scripts
    ]
    # Ligatures cannot be joined across files; kerning can.
    merger = merge.Merger(options=merge.Options(drop_tables=["GSUB", "GDEF", "meta", "STAT"]))
    joined = merger.merge([str(part) for part in parts]) if len(parts) > 1 else TTFont(parts[0])
    # The same sources give the same bytes.
    joined.recalcTimestamp = False
    joined["head"].modified = joined["head"].created = TTFont(parts[0])["head"].modified
    # Typographic names put all weights into one family, which some of the files lack.
    for platform, encoding, language in ((3, 1, 0x409), (1, 0, 0)):
        joined["name"].setName(family.title, 16, platform, encoding, language)
        joined["name"].setName(STYLES[weight], 17, platform, encoding, language)
    joined.save(target)


def _symbol_font(modules: Path, target: Path) -> None:
    options = subset.Options()
    options.layout_features = []
    options.notdef_outline = True
    font = TTFont(_web_font(modules, SYMBOL_FAMILY, "latin", 400), recalcTimestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(text=SYMBOLS)
    cutter.subset(font)
    font.flavor = None
    font.save(target)


def make_fonts(modules: Path, target: Path, scratch: Path) -> None:
    """Write every font and its licence into ``target``."""
    target.mkdir(parents=True, exist_ok=True)
    for family in FAMILIES:
        stem = family.title.replace(" ", "")
        for weight in family.weights:
            _text_font(modules, family, weight, target / f"{stem}-{weight}.ttf", scratch)
        _licence(modules, family, target / f"{stem}-OFL.txt")
    stem = SYMBOL_FAMILY.title.replace(" ", "")
    _symbol_font(modules, target / f"{stem}-symbols.ttf")
    _licence(modules, SYMBOL_FAMILY, target / f"{stem}-OFL.txt")


def _licence(modules: Path, family: Family, target: Path) -> None:
    shutil.copyfile(modules / "@fontsource" / family.package / "LICENSE", target)
