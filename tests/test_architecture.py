"""The house rules that no linter knows: lengths, floors, places."""

import ast
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "rftg_desktop"
FLOORS_WITHOUT_QT = ("data", "kernel", "rules", "session", "bots")
FILE_LINES = 400
FUNCTION_LINES = 60

SOURCES = sorted(
    path
    for folder in ("rftg_desktop", "tests", "packaging")
    for path in (ROOT / folder).rglob("*.py")
    if "__pycache__" not in path.parts
)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_there_are_sources() -> None:
    assert len(SOURCES) > 10


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_lengths(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= FILE_LINES, "one idea a file"
    long = [
        f"{found.name}, line {found.lineno}: {length} lines"
        for found in functions(ast.parse(text))
        if (length := (found.end_lineno or found.lineno) - found.lineno + 1) > FUNCTION_LINES
    ]
    assert not long


@pytest.mark.parametrize("floor", FLOORS_WITHOUT_QT)
def test_no_qt_below_the_controller(floor: str) -> None:
    guilty = [
        f"{name_of(path)}: {module}"
        for path in sorted((PACKAGE / floor).rglob("*.py"))
        for module in imported(tree_of(path))
        if module.split(".", maxsplit=1)[0] in ("PySide6", "shiboken6")
    ]
    assert not guilty


def test_every_folder_of_the_package_is_a_package() -> None:
    folders = {path.parent for path in PACKAGE.rglob("*.py")}
    assert not [name_of(folder) for folder in folders if not (folder / "__init__.py").exists()]


def test_packaging_does_not_hide_the_library_of_that_name() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_nothing_names_a_machine_or_a_registry() -> None:
    # Only what is used to set up: addresses there would bind the project to one machine.
    for path in [ROOT / "pyproject.toml", *sorted((ROOT / "packaging").glob("*.txt"))]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"https?://|file:|--index|--find-links", text), name_of(path)


QRC = ROOT / "resources.qrc"


@pytest.mark.skipif(not QRC.exists(), reason="no resources yet")
def test_every_shipped_asset_is_named_once_and_exists() -> None:
    named = [(element.text or "").strip() for element in ET.parse(QRC).iter("file")]
    assert len(named) == len(set(named))
    assert not [name for name in named if not (ROOT / name).is_file()]
    lying = {name_of(path) for path in (ROOT / "assets").rglob("*") if path.is_file()}
    # Sources of what ships, and notes for the reader of the repository.
    sources = {name for name in lying if name.endswith((".ts", "README.md")) or "/src/" in name}
    assert lying - sources <= set(named)
