"""What macOS reads of the app before it starts it: Info.plist."""

from __future__ import annotations

import platform
from typing import Any

from release.project import APPLICATION_ID, MIME, SAVE_SUFFIX, TITLE, VERSION

IDENTIFIER = APPLICATION_ID.replace("_", "-")
"""macOS takes no underscore in it."""
KIND = f"{IDENTIFIER}.save"
OLDEST = "13.0"
"""The oldest macOS that the Qt of packaging/constraints.txt runs on."""


def architecture() -> str:
    """Return the kind of processor the app is made for, which is that of this machine."""
    return platform.machine()


def info() -> dict[str, Any]:
    """Return what PyInstaller does not write by itself: it is a window program, and it opens saved games."""
    return {
        # Of the two programs PyInstaller looks at the last alone; one of a terminal would get no window.
        "LSBackgroundOnly": False,
        "NSHighResolutionCapable": True,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "CFBundleVersion": VERSION,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{TITLE} saved game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [KIND],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": KIND,
                "UTTypeDescription": f"{TITLE} saved game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SAVE_SUFFIX.removeprefix(".")],
                    "public.mime-type": [MIME],
                },
            }
        ],
    }
