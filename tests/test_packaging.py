"""What can be seen of the packages without building one: one version, valid texts, nothing forgotten."""

from __future__ import annotations

import configparser
import plistlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PIL import Image

from release import contents, debian, icons, licences, linux, macos, project, windows
from rftg_desktop import __version__, app
from rftg_desktop.tools.__main__ import COMMANDS

ROOT = project.ROOT
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="made on Linux only")


# -- one version -----------------------------------------------------------------------------------------


def test_the_change_log_tells_of_this_version() -> None:
    newest, *_ = project.releases()
    assert newest.version == __version__
    dates = [found.date for found in project.releases()]
    assert dates == sorted(dates, reverse=True)


def test_every_heading_of_the_change_log_is_understood() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    told = [f"{found.version} - {found.date}" for found in project.releases()]
    assert [heading for heading in headings if heading != "Unreleased"] == told


def test_the_version_stands_in_one_place_only() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    for folder in ("packaging", ".github", "rftg_desktop"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".in", ".nsi", ".sh", ".spec", ".yml", ".toml"):
                holds = __version__ in path.read_text(encoding="utf-8")
                assert holds == (path == ROOT / "rftg_desktop" / "__init__.py"), path


def test_every_package_tells_it() -> None:
    assert f"\nVersion: {__version__}\n" in debian.control(1, "2.36")
    assert f'<release version="{__version__}"' in linux.texts()[metainfo()]
    assert all(f"rftg-desktop {__version__}" in text for text in linux.manuals().values())
    assert f"StringStruct('ProductVersion', '{__version__}')" in windows.version_resource()
    assert macos.info()["CFBundleVersion"] == __version__
    assert not re.search(r"@[A-Z]+@", "".join((*linux.texts().values(), *linux.manuals().values())))


# -- the desktop -----------------------------------------------------------------------------------------


def metainfo() -> str:
    return f"metainfo/{project.APPLICATION_ID}.metainfo.xml"


def entry() -> str:
    return f"applications/{project.APPLICATION_ID}.desktop"


def test_the_texts_name_each_other() -> None:
    texts = linux.texts()
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.optionxform = str  # type: ignore[assignment,method-assign]
    desktop.read_string(texts[entry()])
    known = desktop["Desktop Entry"]
    assert known["Exec"] == "rftg-desktop %f"
    assert known["Icon"] == project.APPLICATION_ID == app.APPLICATION_ID
    assert known["MimeType"] == f"{project.MIME};"
    assert known["StartupWMClass"] == app.PROG
    component = ET.fromstring(texts[metainfo()])
    assert component.findtext("id") == project.APPLICATION_ID
    assert component.findtext("launchable") == Path(entry()).name
    assert component.findtext("provides/mediatype") == project.MIME
    kinds = ET.fromstring(texts["mime/packages/rftg-desktop.xml"])
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert kinds[0].get("type") == project.MIME
    assert [glob.get("pattern") for glob in kinds.iter(f"{space}glob")] == [f"*{project.SAVE_SUFFIX}"]


@pytest.mark.parametrize(
    ("validator", "name"),
    [
        (["desktop-file-validate"], entry()),
        (["appstreamcli", "validate", "--no-net"], metainfo()),
    ],
)
def test_the_desktop_takes_them(validator: list[str], name: str, tmp_path: Path) -> None:
    if shutil.which(validator[0]) is None:
        pytest.skip(f"{validator[0]} is not installed here; the test of the packages has it")
    path = tmp_path / Path(name).name
    path.write_text(linux.texts()[name], encoding="utf-8")
    done = subprocess.run([*validator, str(path)], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_manual_tells_all_options_and_commands(capsys: pytest.CaptureFixture[str]) -> None:
    manuals = linux.manuals()
    with pytest.raises(SystemExit):
        app.main(["--help"])
    told = manuals["man/man6/rftg-desktop.6"].replace("\\-", "-")
    for option in re.findall(r"--[a-z]+", capsys.readouterr().out):
        assert option in told, option
    listed = re.findall(r"^\.TP\n\.B (.+)$", manuals["man/man6/rftg-tools.6"], re.MULTILINE)
    assert listed == list(COMMANDS)


def test_icons_of_all_sizes(tmp_path: Path) -> None:
    icons.write_ico(tmp_path / "app.ico")
    icons.write_icns(tmp_path / "app.icns")
    with Image.open(tmp_path / "app.ico") as image:
        assert image.info["sizes"] == {(side, side) for side in icons.WINDOWS}
    with Image.open(tmp_path / "app.icns") as image:
        assert max(size[0] for size in image.info["sizes"]) >= 512
    linux.write_share(tmp_path / "share")
    for side in icons.HICOLOR:
        path = tmp_path / f"share/icons/hicolor/{side}x{side}/apps/{project.APPLICATION_ID}.png"
        with Image.open(path) as image:
            assert image.size == (side, side)
            assert image.getchannel("A").getextrema() == (0, 255), "its corners are clear, its middle is not"


# -- the folder ------------------------------------------------------------------------------------------

QT = "PySide6/Qt"
ENTRIES: list[contents.Entry] = [
    ("PySide6/QtGui.abi3.so", "gui", "EXTENSION"),
    (f"{QT}/lib/libQt6Gui.so.6", "libgui", "BINARY"),
    ("libQt6Gui.so.6", f"{QT}/lib/libQt6Gui.so.6", "SYMLINK"),
    (f"{QT}/plugins/platforms/libqxcb.so", "xcb", "BINARY"),
    ("libxcb-cursor.so.0", "cursor", "BINARY"),
    (f"{QT}/plugins/platforms/libqvnc.so", "vnc", "BINARY"),
    (f"{QT}/lib/libQt6Network.so.6", "network", "BINARY"),
    ("libQt6Network.so.6", f"{QT}/lib/libQt6Network.so.6", "SYMLINK"),
    ("libkrb5.so.3", "krb5", "BINARY"),
    ("libX11.so.6", "x11", "BINARY"),
    ("pillow.libs/libXau-154567c4.so.6.0.0", "xau", "BINARY"),
    ("libpython3.11.so.1.0", "python", "BINARY"),
    (f"{QT}/translations/qt_de.qm", "de", "DATA"),
    ("rftg_desktop/data/roll/tiles.json", "tiles", "DATA"),
]
NEEDS = {
    "gui": ["libQt6Gui.so.6", "libXau-154567c4.so.6.0.0"],
    "xcb": ["/lib/libxcb-cursor.so.0", "libX11.so.6"],
    "network": ["libkrb5.so.3"],
}


def test_nothing_unused_goes_into_the_folder() -> None:
    kept = {name for name, _, _ in contents.chosen(ENTRIES, lambda file: NEEDS.get(file, []))}
    dropped = {name for name, _, _ in ENTRIES} - kept
    assert dropped == {
        f"{QT}/plugins/platforms/libqvnc.so",
        f"{QT}/lib/libQt6Network.so.6",
        "libQt6Network.so.6",
        "libkrb5.so.3",
        "libX11.so.6",
        f"{QT}/translations/qt_de.qm",
    }


FRAMEWORK = f"{QT}/lib/QtGui.framework"
OF_MACOS: list[contents.Entry] = [
    (f"{FRAMEWORK}/Versions/A/QtGui", "gui", "BINARY"),
    (f"{FRAMEWORK}/Versions/A/Resources/Info.plist", "plist", "DATA"),
    (f"{FRAMEWORK}/Versions/Current", "A", "SYMLINK"),
    (f"{FRAMEWORK}/QtGui", "Versions/Current/QtGui", "SYMLINK"),
    (f"{FRAMEWORK}/Resources", "Versions/Current/Resources", "SYMLINK"),
    (f"{FRAMEWORK}/Helpers", "Versions/Current/Helpers", "SYMLINK"),
    ("QtGui", f"{FRAMEWORK}/Versions/A/QtGui", "SYMLINK"),
    ("round", "about", "SYMLINK"),
    ("about", "round", "SYMLINK"),
]


def test_links_stay_that_lead_to_a_file_or_folder_by_way_of_others() -> None:
    """Without those to its folders the parts of Qt on macOS could not be sealed."""
    kept = contents.chosen(OF_MACOS, lambda _: [])
    dropped = {name for name, _, _ in set(OF_MACOS) - set(kept)}
    assert dropped == {f"{FRAMEWORK}/Helpers", "round", "about"}


def test_what_every_windows_has_stays_out() -> None:
    parts = ("ucrtbase.dll", "api-ms-win-crt-heap-l1-1-0.dll", "VCRUNTIME140.dll", "python312.dll")
    kept = contents.chosen([(name, name, "BINARY") for name in parts], lambda _: [])
    assert [name for name, _, _ in kept] == ["VCRUNTIME140.dll", "python312.dll"]


def test_the_same_plug_ins_are_wanted_on_every_system() -> None:
    for name in ("PySide6/plugins/platforms/qwindows.dll", f"{QT}/plugins/platforms/libqcocoa.dylib"):
        assert contents.is_wanted_plugin(name)
    assert not contents.is_wanted_plugin("PySide6/plugins/tls/qschannelbackend.dll")
    assert contents.is_wanted_plugin("msgspec/_core.so")


def test_the_recipe_is_python() -> None:
    text = (project.PACKAGING / "rftg-desktop.spec").read_text(encoding="utf-8")
    compile(text, "rftg-desktop.spec", "exec")
    for script in re.findall(r'"(\w+\.py)"', text):
        assert (project.PACKAGING / "release" / script).is_file(), script


@ON_LINUX
def test_whose_a_file_is(tmp_path: Path) -> None:
    import msgspec

    owner = licences.owner_of(Path(msgspec.__file__))
    assert owner is not None
    assert owner.name == "msgspec"
    assert "Redistribution" in owner.texts[0].read_text(encoding="utf-8")
    assert licences.owner_of(ROOT / "rftg_desktop" / "data" / "roll" / "tiles.json") is None
    with pytest.raises(licences.LicenceError, match="nobody is known"):
        licences.owner_of(tmp_path / "libstray.so")


def test_what_lies_with_windows_is_microsofts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("SYSTEMROOT", str(tmp_path))
    owner = licences.owner_of(tmp_path / "System32" / "msvcp140.dll")
    assert owner is not None
    assert "distributable code" in owner.texts[0].read_text(encoding="utf-8")


@ON_LINUX
def test_texts_that_others_name_go_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian's packages name the texts that every Debian has; the archive is for every Linux."""
    doc, common = tmp_path / "doc", tmp_path / "common-licenses"
    common.mkdir()
    (common / "LGPL-2.1").write_text("the whole text")
    (doc / "libpart1").mkdir(parents=True)
    (doc / "libpart1" / "copyright").write_text(f"It is in {licences._COMMON}/LGPL-2.1.\n")
    part = licences.Owner("libpart1", "1", (doc / "libpart1" / "copyright",))
    monkeypatch.setattr(licences, "_DOC", doc)
    monkeypatch.setattr(licences, "_COMMON", common)
    monkeypatch.setattr(licences, "owner_of", lambda _: part)
    monkeypatch.setattr(licences, "_distribution", lambda _: part)
    licences.collect({"libpart.so.1": "there"}, (), tmp_path / "licences")
    assert (tmp_path / "licences" / "common-licenses" / "LGPL-2.1").read_text() == "the whole text"
    names = {path.name for path in (tmp_path / "licences").iterdir()}
    assert names >= {
        "Galaxy-Table.txt",
        "CREDITS.md",
        "Lucide-ISC.txt",
        "Exo2-OFL.txt",
        "Libraries.md",
        "Qt.md",
    }
    (common / "LGPL-2.1").unlink()
    with pytest.raises(licences.LicenceError, match=r"LGPL-2\.1"):
        licences.collect({"libpart.so.1": "there"}, (), tmp_path / "licences")


def test_qt_has_its_licence_with_it() -> None:
    texts = {path.name for path in (project.PACKAGING / "licences").iterdir()}
    assert texts == {"GPL-3.0.txt", "LGPL-3.0.txt", "Libraries.md", "Microsoft-runtime.md", "Qt.md"}


def test_what_macos_reads_of_the_app(tmp_path: Path) -> None:
    """It has a window though a program of a terminal lies beside it, and its saved games open with it."""
    told = plistlib.loads(plistlib.dumps(macos.info()))
    assert told["LSBackgroundOnly"] is False
    (opened,), (declared,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    tags = declared["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [project.SAVE_SUFFIX.removeprefix(".")]
    assert tags["public.mime-type"] == [project.MIME]
    assert re.fullmatch(r"[A-Za-z0-9.-]+", macos.IDENTIFIER), "no other signs are allowed in it"


def test_what_the_system_must_have_is_told_alike() -> None:
    script = (project.PACKAGING / "setup.sh").read_text(encoding="utf-8")
    listed = re.search(r"^DRAWING='(.*?)'.*?^WINDOW='(.*?)'", script, re.DOTALL | re.MULTILINE)
    assert listed is not None
    pairs = "\n".join(listed.groups()).split()
    assert app.SYSTEM_PACKAGES.split() == pairs[1::2]


@ON_LINUX
def test_the_c_library_that_is_asked_for(tmp_path: Path) -> None:
    if shutil.which("objdump") is None:
        pytest.skip("objdump is not installed here")
    needed = debian.glibc_needed([Path(sys.executable).resolve()])
    assert re.fullmatch(r"2\.\d+", needed)
    (tmp_path / "text").write_text("no code")
    assert debian.code_in(tmp_path) == []
