"""The resource bundle: built when stale, left alone when fresh, explained when missing."""

import os
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QFile
from PySide6.QtWidgets import QApplication

from rftg_desktop.views.resources import (
    ResourceError,
    build_bundle,
    ensure_resources,
    is_stale,
    resource_compiler,
)
from rftg_desktop.views.theme import DARK, font, register_fonts

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Make a folder with a list of one file."""
    (tmp_path / "one.txt").write_text("first", encoding="utf-8")
    (tmp_path / "resources.qrc").write_text(
        '<RCC><qresource prefix="/t"><file alias="one">one.txt</file></qresource></RCC>', encoding="utf-8"
    )
    return tmp_path


def test_the_bundle_holds_what_is_named(qapp: QApplication) -> None:
    assert ensure_resources().is_file()
    for name in (":/CREDITS.md", ":/icons/app.svg", ":/art/nebula.webp", ":/fonts/Exo2-700.ttf"):
        assert QFile.exists(name), name
    assert QFile.exists(":/fonts/Exo2-OFL.txt")


def test_a_bundle_is_built_once_and_again_when_a_file_is_newer(checkout: Path) -> None:
    bundle, listing = checkout / "_resources.rcc", checkout / "resources.qrc"
    assert is_stale(bundle, listing)
    build_bundle(bundle, listing)
    assert not is_stale(bundle, listing)
    later = time.time() + 5
    os.utime(checkout / "one.txt", (later, later))
    assert is_stale(bundle, listing)
    assert [path.name for path in checkout.iterdir() if path.suffix == ".tmp"] == []


def test_a_list_that_names_a_missing_file_says_so(checkout: Path) -> None:
    (checkout / "one.txt").unlink()
    with pytest.raises(ResourceError, match="cannot be built"):
        ensure_resources(checkout / "_resources.rcc", checkout / "resources.qrc")


def test_a_missing_bundle_says_so(tmp_path: Path) -> None:
    with pytest.raises(ResourceError, match="missing"):
        ensure_resources(tmp_path / "none.rcc", tmp_path / "none.qrc")


def test_a_damaged_bundle_says_so(tmp_path: Path) -> None:
    bundle = tmp_path / "bad.rcc"
    bundle.write_bytes(b"not a bundle")
    with pytest.raises(ResourceError, match="cannot be read"):
        ensure_resources(bundle, tmp_path / "none.qrc")


def test_a_missing_compiler_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(ResourceError, match="rcc"):
        resource_compiler()


def test_fonts_register_once(qapp: QApplication) -> None:
    families = register_fonts()
    assert {DARK.body, DARK.narrow, DARK.display} <= set(families)
    assert {DARK.body, DARK.narrow, DARK.display} <= set(register_fonts())
    assert font(DARK.body, 12.6, 700).pixelSize() == 13


def test_the_list_names_every_asset() -> None:
    listed = (ROOT / "resources.qrc").read_text(encoding="utf-8")
    for folder, pattern in (("art", "*.webp"), ("fonts", "*.ttf"), ("icons", "*.svg"), ("rules", "*.md")):
        for path in (ROOT / "assets" / folder).rglob(pattern):
            alias = path.relative_to(ROOT / "assets").as_posix()
            assert f'alias="{alias}"' in listed, f"run packaging/build_assets.py --qrc: {alias}"
