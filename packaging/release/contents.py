"""What goes into the one folder and what stays out.

PyInstaller takes every plug-in of Qt and every library those need. Here the plug-ins that a table game has no
use for are left out, and then each library that nothing needs any more: so a library is never dropped by
guess, and none has to be listed by its name.
"""

from __future__ import annotations

import fnmatch
import posixpath
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import PurePath

Entry = tuple[str, str, str]
"""Name inside the folder, file it is copied from, kind: as the packager lists them."""

Needs = Callable[[str], Iterable[str]]
"""From a file to the names of the libraries it asks for."""

UNUSED_MODULES = (
    # Python: not used by the program; OpenSSL would come with the last three.
    "tkinter", "unittest", "pydoc", "doctest", "pdb", "lib2to3", "test", "_hashlib", "_ssl", "ssl",
    # Pillow blurs pictures here; it reads and writes no exotic ones.
    "PIL._avif", "PIL._imagingcms", "PIL._imagingft", "PIL._imagingmath", "PIL._imagingmorph",
    "PIL._imagingtk", "PIL._webp", "PIL.ImageQt", "PIL.ImageTk", "numpy", "olefile", "defusedxml",
    # Qt: the program has windows, pictures and SVG, nothing else.
    "PySide6.QtDBus", "PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtPdf",
    "PySide6.QtPrintSupport", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql", "PySide6.QtTest",
    "PySide6.QtVirtualKeyboard", "PySide6.QtXml",
    # The bench's yardstick; the bench is for developers.
    "catanatron", "networkx",
)  # fmt: skip

WANTED_PLUGINS = (
    "iconengines/*qsvgicon*",
    "imageformats/*qgif*",
    "imageformats/*qico*",
    "imageformats/*qjpeg*",
    "imageformats/*qsvg*",
    "imageformats/*qwebp*",
    "platforminputcontexts/*compose*",
    "platforminputcontexts/*ibus*",
    "platforms/*qcocoa*",
    "platforms/*qoffscreen*",  # the smoke test of every package
    "platforms/*qwayland*",
    "platforms/*qwindows*",
    "platforms/*qxcb*",
    "platformthemes/*xdgdesktopportal*",
    "styles/*",
    "wayland-*/*",
    "xcbglintegrations/*",
)
SYSTEM_LIBRARIES = (
    # The drivers of OpenGL use them too.
    "libX11.so.*", "libX11-xcb.so.*", "libXau.so.*", "libXdmcp.so.*",
    # Parts of every Windows that Qt runs on.
    "ucrtbase.dll", "api-ms-win-*.dll",
)  # fmt: skip
"""Left to the system, beside those PyInstaller leaves to it."""
_PLUGINS = "PySide6/Qt/plugins/"
_PLUGINS_WINDOWS = "PySide6/plugins/"
_CODE = ("BINARY", "EXTENSION")
_LONGEST_WAY = 9
"""More links than that in a row lead nowhere."""
_UNUSED_DATA = ("PySide6/Qt/translations/*", "PySide6/translations/*", "*.pyi", "*/tests/*")


def is_wanted_plugin(name: str) -> bool:
    """Say whether a file of Qt's plug-in folder is used; files elsewhere are not judged here."""
    plain = PurePath(name).as_posix()
    for folder in (_PLUGINS, _PLUGINS_WINDOWS):
        if plain.startswith(folder):
            short = plain.removeprefix(folder)
            return any(fnmatch.fnmatch(short, pattern) for pattern in WANTED_PLUGINS)
    return True


def is_wanted_data(name: str) -> bool:
    """Say whether a file that holds no code is used."""
    plain = PurePath(name).as_posix()
    return not any(fnmatch.fnmatch(plain, pattern) for pattern in _UNUSED_DATA)


def is_library(name: str) -> bool:
    """Say whether a file is a library that only others ask for, not a Python module or a plug-in."""
    path = PurePath(name)
    if "plugins" in path.parts or "lib-dynload" in path.parts:
        return False
    return ".so." in path.name or path.name.startswith("lib")


def chosen(entries: Iterable[Entry], needs: Needs) -> list[Entry]:
    """Return the entries that are used: no plug-in without a use, no library that nothing asks for any more.

    A link (another name of a file or folder) stays where what it leads to stays.
    """
    wanted = sorted({entry for entry in entries if _is_wanted(entry[0])})
    files = [entry for entry in wanted if entry[2] != "SYMLINK"]
    libraries: dict[str, list[Entry]] = {}
    for entry in files:
        if is_library(entry[0]):
            libraries.setdefault(PurePath(entry[0]).name, []).append(entry)
    reached = [entry for entry in files if not is_library(entry[0]) or _is_python(entry[0])]
    seen = set(reached)
    for entry in reached:  # grows while it is walked
        asked = {PurePath(name).name for name in needs(entry[1])} if entry[2] in _CODE else ()
        for found in [found for name in asked for found in libraries.get(name, [])]:
            if found not in seen:
                seen.add(found)
                reached.append(found)
    return sorted([*reached, *_leading([entry for entry in wanted if entry[2] == "SYMLINK"], reached)])


def _leading(links: Sequence[Entry], files: Iterable[Entry]) -> list[Entry]:
    """Return the links that lead to a file or folder that is there, by way of other links or not."""
    ways = {PurePath(name): PurePath(target) for name, target, _ in links}
    names = [PurePath(name) for name, _, _ in files]
    places = {place for name in names for place in (name, *name.parents)}
    return [link for link in links if _end(PurePath(link[0]), ways) in places]


def _end(place: PurePath, ways: Mapping[PurePath, PurePath]) -> PurePath:
    """Follow the links in a place, whichever part of it is one."""
    for _ in range(_LONGEST_WAY):
        link = next((part for part in (place, *place.parents) if part in ways), None)
        if link is None:
            break
        target = posixpath.normpath((link.parent / ways[link] / place.relative_to(link)).as_posix())
        place = PurePath(target)
    return place


def _is_wanted(name: str) -> bool:
    of_the_system = any(fnmatch.fnmatch(name, pattern) for pattern in SYSTEM_LIBRARIES)
    return is_wanted_plugin(name) and is_wanted_data(name) and not of_the_system


def _is_python(name: str) -> bool:
    return PurePath(name).name.startswith("libpython")
