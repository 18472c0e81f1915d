"""The bundle of fonts, pictures, icons and texts behind the ``:/`` paths.

In a wheel or a frozen app the bundle ships ready-made. In a source checkout it is built from
``resources.qrc`` when it is missing or older than anything the list names.
"""

from __future__ import annotations

import importlib.util
import logging
import os
import re
import shutil
import subprocess
from pathlib import Path

from PySide6.QtCore import QFile, QIODevice, QResource

log = logging.getLogger(__name__)

PACKAGE = Path(__file__).resolve().parent.parent
BUNDLE = PACKAGE / "_resources.rcc"
LISTING = PACKAGE.parent / "resources.qrc"

_ENTRY = re.compile(r"<file[^>]*>([^<]+)</file>")
_registered: set[Path] = set()


class ResourceError(RuntimeError):
    """The bundle is missing, broken, or cannot be built; the message says which and what to do."""


def ensure_resources(bundle: Path = BUNDLE, listing: Path = LISTING) -> Path:
    """Register the bundle with Qt, building it first where that is needed; give its path."""
    if bundle in _registered:
        return bundle
    if listing.is_file() and is_stale(bundle, listing):
        _rebuild(bundle, listing)
    if not bundle.is_file():
        raise ResourceError(f"The resources are missing: {bundle}. Install the program again.")
    if not QResource.registerResource(str(bundle)):
        raise ResourceError(f"The resources cannot be read: {bundle}. Delete the file and start again.")
    _registered.add(bundle)
    return bundle


def _rebuild(bundle: Path, listing: Path) -> None:
    """Build the bundle; where the folder cannot be written, an older bundle will do."""
    try:
        build_bundle(bundle, listing)
    except ResourceError as error:
        if os.access(bundle.parent, os.W_OK) or not bundle.is_file():
            raise
        log.warning("%s; the older bundle is used", error)


def is_stale(bundle: Path, listing: Path) -> bool:
    """Say whether the bundle is missing or older than the list or one of the listed files."""
    try:
        built = bundle.stat().st_mtime_ns
    except FileNotFoundError:
        return True
    if listing.stat().st_mtime_ns > built:
        return True
    root = str(listing.parent)
    for name in _ENTRY.findall(listing.read_text(encoding="utf-8")):
        try:
            changed = os.stat(f"{root}/{name}").st_mtime_ns
        except FileNotFoundError:
            return True
        if changed > built:
            return True
    return False


def build_bundle(bundle: Path, listing: Path) -> None:
    """Run Qt's resource compiler; the old bundle stays until the new one is complete."""
    # One name per process: two starts at once must not write into each other's file.
    scratch = bundle.with_name(f"_resources.{os.getpid()}.tmp")
    command = [str(resource_compiler()), "--binary", str(listing), "-o", str(scratch)]
    log.info("building %s", bundle)
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0 or not scratch.is_file():
            complaint = (done.stderr or done.stdout or "no output").strip().splitlines()[0]
            raise ResourceError(f"The resources cannot be built from {listing}: {complaint}")
        scratch.replace(bundle)
    except OSError as error:
        raise ResourceError(f"The resources cannot be written to {bundle}: {error}") from error
    finally:
        scratch.unlink(missing_ok=True)


def resource_compiler() -> Path:
    """Find rcc inside PySide6 without loading any of its libraries."""
    spec = importlib.util.find_spec("PySide6")
    places = list(spec.submodule_search_locations or ()) if spec else []
    for place in places:
        for name in ("Qt/libexec/rcc", "rcc.exe", "rcc"):
            program = Path(place) / name
            if program.is_file():
                return program
    found = shutil.which("pyside6-rcc")
    if found is None:
        raise ResourceError("Qt's resource compiler (rcc) was not found; install PySide6-Essentials.")
    return Path(found)


def rules_text(name: str) -> str:
    """Return a chapter of the rules, named by its game's folder and its file, from the resources."""
    file = QFile(f":/rules/en/{name}")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        return ""
    return bytes(file.readAll().data()).decode("utf-8")
