"""What Windows shows of the program in the properties of its file."""

from __future__ import annotations

from release.project import NAME, SUBTITLE, TITLE, VERSION

_ENGLISH, _UNICODE = 0x0409, 1200


def version_resource() -> str:
    """Return the version resource in the form PyInstaller reads."""
    numbers = tuple(int(part) for part in (*VERSION.split("."), "0")[:4])
    strings = {
        "CompanyName": "the rftg_desktop authors",
        "FileDescription": TITLE,
        "FileVersion": VERSION,
        "InternalName": NAME,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": f"{TITLE}: {SUBTITLE}",
        "ProductVersion": VERSION,
    }
    lines = ",\n      ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1),
  kids=[
    StringFileInfo([StringTable("{_ENGLISH:04X}{_UNICODE:04X}", [
      {lines}
    ])]),
    VarFileInfo([VarStruct("Translation", [{_ENGLISH}, {_UNICODE}])])
  ]
)
"""
