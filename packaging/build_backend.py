"""PEP 517 backend: hatchling, and before a wheel is made the resource bundle.

Only wheels carry the bundle. An editable install builds it at the first start instead, so that installing
from a checkout needs no Qt; an sdist carries the sources of the bundle (resources.qrc and assets/).
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling import build as _hatchling
from hatchling.build import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

_ROOT = Path(__file__).resolve().parent.parent
_QRC = _ROOT / "resources.qrc"
_BUNDLE = _ROOT / "rftg_desktop" / "_resources.rcc"

_Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: _Settings = None) -> list[str]:
    """Ask for the same Qt as the package itself, for its rcc."""
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    qt = [need for need in project["dependencies"] if need.startswith("PySide6")]
    return [*_hatchling.get_requires_for_build_wheel(config_settings), *qt]


def build_wheel(
    wheel_directory: str,
    config_settings: _Settings = None,
    metadata_directory: str | None = None,
) -> str:
    """Make the bundle, then the wheel."""
    _make_bundle()
    name: str = _hatchling.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def _make_bundle() -> None:
    # A new name and then a rename: a broken run leaves no half bundle behind.
    fresh = _BUNDLE.with_suffix(".tmp")
    subprocess.run([str(_rcc()), "--binary", str(_QRC), "-o", str(fresh)], check=True)
    os.replace(fresh, _BUNDLE)


def _rcc() -> Path:
    """Find rcc without importing PySide6, which would load Qt's shared libraries."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("build: PySide6-Essentials is needed to build the resource bundle")
    qt = Path(spec.submodule_search_locations[0])
    return qt / "rcc.exe" if sys.platform == "win32" else qt / "Qt" / "libexec" / "rcc"
