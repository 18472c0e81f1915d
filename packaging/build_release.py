"""Make the files that people install, as many as this system can make, into dist/.

package.sh calls it in an environment of its own, after it has looked for what the system must have:

    python packaging/build_release.py            everything
    python packaging/build_release.py --folder   only the folder dist/rftg-desktop
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from release import licences, project
from release.project import BUILD, BUNDLE, DIST, NAME, ROOT, VERSION
from rftg_desktop.app import PACKAGED_NEEDS

MOST_FOLDER = 200_000_000
MOST_PACKAGE = 80_000_000
PACKING = 6


def prepare() -> None:
    """Make what the recipe takes into the folder: resources, icons, version."""
    from release import icons, windows  # noqa: PLC0415  (Qt is needed from here on)
    from rftg_desktop.views.resources import build_bundle  # noqa: PLC0415

    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir(parents=True)
    build_bundle(BUILD / "_resources.rcc", ROOT / "resources.qrc")
    if sys.platform == "win32":
        icons.write_ico(BUILD / "app.ico")
        (BUILD / "version.txt").write_text(windows.version_resource(), encoding="utf-8")
    elif sys.platform == "darwin":
        icons.write_icns(BUILD / "app.icns")


def make_folder() -> list[licences.Owner]:
    """Make the one folder and put the licences into it; return whose parts are in there."""
    prepare()
    where = ["--distpath", str(DIST), "--workpath", str(BUILD / "work")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", *where]
    subprocess.run([*command, str(ROOT / "packaging" / "rftg-desktop.spec")], check=True)
    taken = json.loads((BUILD / "contents.json").read_text(encoding="utf-8"))
    if sys.platform == "linux":
        strip_python(taken["files"])
    return licences.collect(taken["files"], taken["modules"], BUNDLE / "licences")


def strip_python(files: dict[str, str]) -> None:
    """Take out of Python's own libraries what the debugger wants, and where they lay on this machine.

    The wheels come without both.
    """
    base = Path(sys.base_prefix).resolve()
    for name, source in files.items():
        library = BUNDLE / "_internal" / name
        if Path(source).resolve().is_relative_to(base) and ".so" in name:
            subprocess.run(["strip", "--strip-unneeded", str(library)], check=True)
            # Tells nothing where there is no such place in it.
            subprocess.run(["chrpath", "-r", "$ORIGIN", str(library)], check=False, capture_output=True)


def make_linux(owners: Sequence[licences.Owner]) -> list[Path]:
    """Make the Debian package and the plain archive."""
    from release import debian  # noqa: PLC0415

    readme = project.PACKAGING / "linux" / "README.txt.in"
    glibc = debian.glibc_needed(debian.code_in(BUNDLE))
    package = debian.write_package(owners, PACKING)
    (BUNDLE / "README.txt").write_text(
        project.filled(readme, GLIBC=glibc, NEEDS=PACKAGED_NEEDS), encoding="utf-8"
    )
    archive = DIST / f"{NAME}-{VERSION}-linux-{debian.architecture()}.tar.xz"
    same = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", f"--mtime=@{project.source_date()}"]
    named = f"--transform=s,^{NAME},{NAME}-{VERSION},"
    tar = ["tar", "-C", str(DIST), *same, named, f"--use-compress-program=xz -{PACKING} -T0"]
    subprocess.run([*tar, "-cf", str(archive), NAME], check=True)
    return [package, archive]


def make_windows(_owners: Sequence[licences.Owner]) -> list[Path]:
    """Make the installer."""
    target = DIST / f"{NAME}-{VERSION}-windows-setup.exe"
    facts = [
        f"-DVERSION={VERSION}",
        f"-DFOLDER={BUNDLE}",
        f"-DTARGET={target}",
        f"-DICON={BUILD / 'app.ico'}",
    ]
    subprocess.run(["makensis", *facts, str(ROOT / "packaging" / "windows" / "installer.nsi")], check=True)
    return [target]


def make_macos(_owners: Sequence[licences.Owner]) -> list[Path]:
    """Make the disk image."""
    from release import macos  # noqa: PLC0415

    app = DIST / f"{project.TITLE}.app"
    shutil.copytree(BUNDLE / "licences", app / "Contents" / "Resources" / "licences")
    target = DIST / f"{NAME}-{VERSION}-macos-{macos.architecture()}.dmg"
    subprocess.run(["sh", str(ROOT / "packaging" / "macos" / "image.sh"), str(app), str(target)], check=True)
    return [target]


def make_python() -> list[Path]:
    """Make the wheel and the source archive, with what is installed here."""
    import build_backend  # noqa: PLC0415

    os.chdir(ROOT)
    return [DIST / build_backend.build_wheel(str(DIST)), DIST / build_backend.build_sdist(str(DIST))]


def size_of(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if not file.is_dir())


def tell(made: Sequence[Path]) -> int:
    """Print the sizes, write the checksums; return 1 if something has become too large."""
    limits = {BUNDLE: MOST_FOLDER, **dict.fromkeys(made, MOST_PACKAGE)}
    for path, most in limits.items():
        print(f"{size_of(path) / 1e6:7.1f} MB of {most / 1e6:.0f}  {path.relative_to(ROOT)}")
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made]
    (DIST / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    large = [path.name for path, most in limits.items() if size_of(path) > most]
    if large:
        print(f"build_release: too large: {', '.join(large)}", file=sys.stderr)
    return 1 if large else 0


def main(arguments: list[str] | None = None) -> int:
    """Make what was asked for."""
    parser = argparse.ArgumentParser(description="Make the files that people install.")
    parser.add_argument("--folder", action="store_true", help="make only the one folder")
    only_folder = parser.parse_args(arguments).folder
    shutil.rmtree(DIST, ignore_errors=True)
    try:
        owners = make_folder()
    except licences.LicenceError as error:
        raise SystemExit(f"build_release: {error}") from error
    if only_folder:
        return tell([])
    installers = {"linux": make_linux, "win32": make_windows, "darwin": make_macos}
    return tell([*installers[sys.platform](owners), *make_python()])


if __name__ == "__main__":
    sys.exit(main())
