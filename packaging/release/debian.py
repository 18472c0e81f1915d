"""The Debian package: the folder, the tree of the desktop, and the control file, packed by dpkg-deb."""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

from release import licences
from release.linux import packed, write_share
from release.project import BUNDLE, DIST, MAINTAINER, NAME, ROOT, SUBTITLE, TITLE, VERSION, source_date
from rftg_desktop.app import PACKAGED_NEEDS

PROGRAMS = (NAME, "rftg-tools")
HOME = Path("usr/lib") / NAME

# What must fit the machine's drivers and its display server is left to the system.
DEPENDS = (*PACKAGED_NEEDS.split(), "shared-mime-info")
RECOMMENDS = ("fontconfig-config", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1")
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")


def write_package(owners: Sequence[licences.Owner], level: int) -> Path:
    """Build the package from the finished folder; return it. ``level`` is the strength of its packing."""
    root = ROOT / "build" / "package" / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(BUNDLE, root / HOME, symlinks=True)
    programs = root / "usr" / "bin"
    programs.mkdir(parents=True)
    for program in PROGRAMS:
        (programs / program).symlink_to(Path("..") / "lib" / NAME / program)
    write_share(root / "usr" / "share")
    _write_doc(root / "usr" / "share" / "doc" / NAME, owners)
    _write_control(root)
    _settle(root)
    target = DIST / f"{NAME}_{VERSION}_{architecture()}.deb"
    build(root, target, "-Zxz", f"-z{level}")
    return target


def build(root: Path, target: Path, *options: str) -> None:
    """Pack a tree."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(source_date())}
    command = ["dpkg-deb", "--root-owner-group", *options, "--build", str(root), str(target)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)


def architecture() -> str:
    """Return Debian's name of this machine's kind."""
    return {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())


def control(size: int, glibc: str) -> str:
    """Return the control file; ``size`` is in KiB."""
    depends = ", ".join((f"libc6 (>= {glibc})", *DEPENDS))
    return f"""Package: {NAME}
Version: {VERSION}
Architecture: {architecture()}
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: {depends}
Recommends: {", ".join(RECOMMENDS)}
Section: games
Priority: optional
Description: {SUBTITLE.removeprefix("an ")}
 {TITLE} lets two to five people at one computer play Roll, and one
 person play Race against the robot. Dice, tiles and cards are dragged; the
 table knows the rules, shows what may be done, keeps the secrets, and saves
 after every move. Python and Qt are in the package.
 .
 This is a fan-made program without any connection to the makers of the games.
"""


def glibc_needed(files: Iterable[Path]) -> str:
    """Return the newest version of the C library that any of the files asks for."""
    newest = (2, 0)
    for file in files:
        done = subprocess.run(["objdump", "-p", str(file)], capture_output=True, text=True, check=False)
        found = [(int(major), int(minor)) for major, minor in _GLIBC.findall(done.stdout)]
        newest = max((newest, *found))
    return f"{newest[0]}.{newest[1]}"


def code_in(folder: Path) -> list[Path]:
    """Return the programs and libraries in a folder, links left out."""
    return sorted(path for path in folder.rglob("*") if not path.is_symlink() and _is_code(path))


def _is_code(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _write_doc(doc: Path, owners: Sequence[licences.Owner]) -> None:
    doc.mkdir(parents=True)
    (doc / "copyright").write_text(licences.copyright_file(owners), encoding="utf-8")
    # Not "changelog": that has a form of its own in a package of Debian.
    (doc / "CHANGELOG.md.gz").write_bytes(packed((ROOT / "CHANGELOG.md").read_bytes()))


def _write_control(root: Path) -> None:
    size = sum(path.lstat().st_size for path in root.rglob("*") if not path.is_dir())
    folder = root / "DEBIAN"
    folder.mkdir()
    text = control(size // 1024, glibc_needed(code_in(root / HOME)))
    (folder / "control").write_text(text, encoding="utf-8")


def _settle(root: Path) -> None:
    """Give everything the rights and the time that do not depend on who built it."""
    when = source_date()
    for path in (root, *root.rglob("*")):
        if path.is_symlink():
            continue
        runs = path.is_dir() or path.name in PROGRAMS
        path.chmod(0o755 if runs else 0o644)
        os.utime(path, (when, when))
