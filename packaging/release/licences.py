"""The licences of everything in the folder: whose each file is, and the texts that must go with it.

A file whose owner or whose licence cannot be found stops the build.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

from release.project import PACKAGING, ROOT, VERSION

QT = ("PySide6_Essentials", "shiboken6")
"""These packages bring no texts along; ours lie in packaging/licences."""

_SITE = Path(sysconfig.get_path("purelib")).resolve()
_PYTHON = Path(sys.base_prefix).resolve()
_LIBRARY = Path(sysconfig.get_path("stdlib")).resolve()
_DOC = Path("/usr/share/doc")
_COMMON = Path("/usr/share/common-licenses")
_NAMES_COMMON = re.compile(rf"{_COMMON}/([\w.+-]*[\w+])")
_TEXTS = PACKAGING / "licences"


class Owner(NamedTuple):
    """Whose a file is, and the texts of its licence."""

    name: str
    version: str
    texts: tuple[Path, ...]


class LicenceError(Exception):
    """A file has no known owner, or an owner no known licence."""


def owner_of(source: Path) -> Owner | None:
    """Return whose a file is that was copied into the folder; ``None`` for our own."""
    real = source.resolve()
    if real.is_relative_to(_SITE):
        return _distribution(_distribution_of(real))
    if real.is_relative_to(ROOT):
        return None
    if real.is_relative_to(_LIBRARY) or (real.is_relative_to(_PYTHON) and Path("/usr") != _PYTHON):
        return _python()
    if _is_of_windows(real):
        return _checked(Owner("Microsoft-runtime", "", (_TEXTS / "Microsoft-runtime.md",)))
    package = _debian_package(real)
    if package is None:
        raise LicenceError(f"nobody is known to own {source}")
    return _debian(package)


@cache
def _owners() -> Mapping[Path, str]:
    return {
        Path(str(found.locate_file(file))).resolve(): found.name
        for found in metadata.distributions()
        for file in found.files or ()
    }


def _distribution_of(file: Path) -> str:
    name = _owners().get(file)
    if name is None:
        raise LicenceError(f"no Python package owns {file}")
    return name


@cache
def _distribution(name: str) -> Owner:
    found = metadata.distribution(name)
    texts = tuple(
        Path(str(found.locate_file(file)))
        for file in found.files or ()
        if ".dist-info" in file.parts[0] and file.name.upper().startswith(("LICEN", "COPYING", "NOTICE"))
    )
    if name in QT:
        texts = tuple(sorted(_TEXTS.glob("*GPL*.txt")))
    return _checked(Owner(name, found.version, texts))


@cache
def _python() -> Owner:
    debian = _DOC / f"python3.{sys.version_info.minor}" / "copyright"
    places = (_LIBRARY / "LICENSE.txt", _PYTHON / "LICENSE.txt", debian)
    text = next((text for text in places if text.is_file()), places[0])
    return _checked(Owner("Python", sys.version.split()[0], (text,)))


def _is_of_windows(file: Path) -> bool:
    """Say whether a file lies with the system of Windows: the packager takes one library from there."""
    system = os.environ.get("SYSTEMROOT") if sys.platform == "win32" else None
    return system is not None and file.is_relative_to(Path(system).resolve())


@cache
def _debian_package(file: Path) -> str | None:
    """Return the Debian package that brought a file; the folders /lib and /usr/lib are one."""
    plain = str(file).removeprefix("/usr")
    for path in (plain, f"/usr{plain}"):
        try:
            done = subprocess.run(["dpkg", "-S", path], capture_output=True, text=True, check=False)
        except FileNotFoundError:
            return None  # no Debian
        if done.returncode == 0:
            return done.stdout.split(":", 1)[0]
    return None


@cache
def _debian(package: str) -> Owner:
    command = ["dpkg-query", "-W", "-f", "${Version}", package]
    version = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[0]
    return _checked(Owner(package, version, (_DOC / package / "copyright",)))


def _checked(owner: Owner) -> Owner:
    missing = [str(text) for text in owner.texts if not text.is_file()]
    if missing or not owner.texts:
        raise LicenceError(f"{owner.name} {owner.version} has no licence text {' '.join(missing)}")
    return owner


def collect(sources: Mapping[str, str], modules: Iterable[str], target: Path) -> list[Owner]:
    """Copy the texts of all owners into ``target``; return the owners.

    ``sources`` tells for each file of the folder what it was copied from; ``modules`` are the sources of
    what lies packed inside the programs.
    """
    files: dict[Owner, list[str]] = {}
    for name, source in sources.items():
        owner = owner_of(Path(source))
        if owner is not None:
            files.setdefault(owner, []).append(name)
    for module in modules:
        owner = owner_of(Path(module))
        if owner is not None:
            files.setdefault(owner, [])
    files.setdefault(_distribution("pyinstaller"), []).append("the two programs' starters")
    shutil.rmtree(target, ignore_errors=True)
    owners = sorted(files)
    for owner in owners:
        folder = target / owner.name
        folder.mkdir(parents=True)
        for text in owner.texts:
            shutil.copyfile(text, folder / text.name)
    _copy_own(target)
    _copy_common(target, (text for owner in owners for text in owner.texts))
    listing = {f"{owner.name} {owner.version}": sorted(files[owner]) for owner in owners}
    (target / "owners.json").write_text(json.dumps(listing, indent=1) + "\n", encoding="utf-8")
    return owners


def _copy_own(target: Path) -> None:
    shutil.copyfile(ROOT / "LICENSE", target / "Galaxy-Table.txt")
    shutil.copyfile(ROOT / "assets" / "CREDITS.md", target / "CREDITS.md")
    for text in sorted((ROOT / "assets" / "fonts").glob("*-OFL.txt")):
        shutil.copyfile(text, target / text.name)
    for text in sorted((ROOT / "assets" / "icons").glob("*-ISC.txt")):
        shutil.copyfile(text, target / text.name)
    about = (_TEXTS / "Qt.md").read_text(encoding="utf-8")
    (target / "Qt.md").write_text(about.replace("@QT@", metadata.version(QT[1])), encoding="utf-8")


def _copy_common(target: Path, texts: Iterable[Path]) -> None:
    """Copy what the texts of Debian only name, since every Debian has it: other systems do not."""
    debian = [text for text in texts if text.is_relative_to(_DOC)]
    if not debian:
        return
    shutil.copyfile(_TEXTS / "Libraries.md", target / "Libraries.md")
    folder = target / _COMMON.name
    folder.mkdir()
    named = {name for text in debian for name in _NAMES_COMMON.findall(text.read_text("utf-8", "replace"))}
    for name in sorted(named):
        if not (_COMMON / name).is_file():
            raise LicenceError(f"a licence lacks that others name: {_COMMON / name}")
        shutil.copyfile(_COMMON / name, folder / name)


def copyright_file(owners: Iterable[Owner]) -> str:
    """Return Debian's copyright file: our own licence in full, the place of the others."""
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    holder = next(line for line in own.splitlines() if line.startswith("Copyright"))
    body = "".join(f" {line}".rstrip() + "\n" if line else " .\n" for line in own.splitlines())
    listed = "".join(f" {owner.name} {owner.version}\n" for owner in owners)
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: Galaxy Table {VERSION}\n"
        "Comment: The folder /usr/lib/rftg-desktop/licences holds the texts of all that comes from others;\n"
        " owners.json there names the files of each. They are:\n"
        f"{listed}\n"
        "Files: *\n"
        f"Copyright: {holder.removeprefix('Copyright (c) ')}\n"
        "License: Expat\n"
        f"{body}"
    )
