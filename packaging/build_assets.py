"""Make the committed assets anew: planets, nebula, fonts, icons, credits, and resources.qrc.

The results are committed, so playing and testing never need this script. It needs numpy, Pillow,
fonttools, brotli and PySide6, and npm for the fonts and icons:

    python packaging/build_assets.py            everything
    python packaging/build_assets.py --art      planets and nebula only
    python packaging/build_assets.py --fetch    fonts and icons only
    python packaging/build_assets.py --qrc      resources.qrc only (after adding a file to assets/)
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "assets"

# How many planets there are of a kind; a world takes one by its name.
PLANETS = {"novelty": 27, "rare": 23, "genes": 20, "alien": 16, "gray": 20, "home": 10, "military": 14}
PLANET_SIZE = 288
WEBP_QUALITY = 86

PACKAGES = (
    "@fontsource/exo-2@5.3.0",
    "@fontsource/rajdhani@5.3.0",
    "@fontsource/orbitron@5.3.0",
    "@fontsource/noto-sans-math",
    "@iconify-json/game-icons@1.2.4",
    "@iconify-json/lucide@1.2.137",
)


def _one_planet(job: tuple[str, int, str]) -> None:
    from art.planets import planet  # noqa: PLC0415  (numpy is needed in this step only)

    kind, number, target = job
    picture = planet(f"{kind}-{number}", kind, PLANET_SIZE)
    picture.save(target, quality=WEBP_QUALITY, method=6)


def make_art(target: Path) -> int:
    """Paint every planet and the nebula; give the number of pictures."""
    from art.sky import nebula  # noqa: PLC0415

    target.mkdir(parents=True, exist_ok=True)
    jobs = [
        (kind, number, str(target / f"planet-{kind}-{number:02}.webp"))
        for kind, count in PLANETS.items()
        for number in range(1, count + 1)
    ]
    with ProcessPoolExecutor() as pool:
        list(pool.map(_one_planet, jobs))
    nebula().save(target / "nebula.webp", quality=WEBP_QUALITY, method=6)
    return len(jobs) + 1


def make_fetched(assets: Path) -> None:
    """Fetch the font and icon packages and take out what is used."""
    from art.credits import credits_text  # noqa: PLC0415
    from art.fonts import make_fonts  # noqa: PLC0415
    from art.icons import make_icons  # noqa: PLC0415

    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("build_assets: npm is needed to fetch fonts and icons, and was not found")
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        command = [npm, "install", "--no-save", "--silent", "--prefix", folder, *PACKAGES]
        subprocess.run(command, check=True)
        make_fonts(scratch / "node_modules", assets / "fonts", scratch)
        make_icons(scratch / "node_modules", assets / "icons")
    (assets / "CREDITS.md").write_text(credits_text(), encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Make what was asked for, then bring resources.qrc up to date."""
    parser = argparse.ArgumentParser(description="Make the assets and resources.qrc anew.")
    parser.add_argument("--qrc", action="store_true", help="only write resources.qrc")
    parser.add_argument("--art", action="store_true", help="only paint planets and nebula")
    parser.add_argument("--fetch", action="store_true", help="only fetch fonts and icons")
    chosen = parser.parse_args(arguments)
    everything = not (chosen.qrc or chosen.art or chosen.fetch)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    if everything or chosen.art:
        print(f"{make_art(ASSETS / 'art')} pictures")
    if everything or chosen.fetch:
        make_fetched(ASSETS)
    from art.resource_list import write_resources  # noqa: PLC0415

    print(f"resources.qrc names {write_resources(ROOT)} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
