"""Where things lie: platform folders, and the system's variables are obeyed."""

import sys
from pathlib import Path

import pytest

from rftg_desktop.session import folders


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="variables of other systems")
def test_folders(user_home: Path) -> None:
    assert folders.saves_folder() == user_home / "data" / "rftg-desktop" / "saves"
    assert folders.packs_folder() == user_home / "data" / "rftg-desktop" / "packs"
    assert folders.settings_folder() == user_home / "config" / "rftg-desktop"
    assert user_home in folders.logs_folder().parents
