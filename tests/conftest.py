"""What every test stands on: no display, no real home, repeatable random numbers, and how much runs."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

SOAK = os.environ.get("RFTG_SOAK") == "1"
PACKAGE = os.environ.get("RFTG_PACKAGE") == "1"

# Before anything imports Qt or asks for a user folder.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
_home = tempfile.TemporaryDirectory(prefix="rftg-test-home-")
os.environ["HOME"] = os.environ["USERPROFILE"] = _home.name
for _name in ("CACHE", "CONFIG", "DATA", "STATE"):
    os.environ[f"XDG_{_name}_HOME"] = str(Path(_home.name) / _name.lower())
_runtime = Path(_home.name) / "runtime"
_runtime.mkdir(mode=0o700)
os.environ["XDG_RUNTIME_DIR"] = str(_runtime)

# Derandomised: the check says the same each time. The soak looks further.
settings.register_profile(
    "check",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", parent=settings.get_profile("check"), derandomize=False, max_examples=2000)
settings.load_profile("soak" if SOAK else "check")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the tests marked `soak` to the soak, and those marked `package` to the test of the packages."""
    for item in items:
        if not SOAK and item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.skip(reason="runs only with RFTG_SOAK=1"))
        if not PACKAGE and item.get_closest_marker("package"):
            item.add_marker(pytest.mark.skip(reason="runs only with RFTG_PACKAGE=1"))


@pytest.fixture(scope="session")
def how_many() -> Callable[[int, int], int]:
    """Choose between the number for the check and the number for the soak: `how_many(200, 100_000)`."""
    return lambda check, soak: soak if SOAK else check


@pytest.fixture
def user_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give this test an empty home of its own, with the user folders in it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    return tmp_path
